/* The archive, and the games that are opened from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

void pandoria_window_show_archive (PandoriaWindow *window);

G_END_DECLS
