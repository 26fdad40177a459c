/* How a bar of pages appears where the header has no room for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Reveals @bar as long as @title has no room for its switcher and shows its title. To be called once, when both are there. */
void pandoria_switcher_follow (AdwViewSwitcherBar *bar, AdwViewSwitcherTitle *title);

G_END_DECLS
