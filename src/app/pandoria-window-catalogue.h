/* The editor of the catalogue, and the way to it from a card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-printed.h"
#include "pandoria-window.h"

G_BEGIN_DECLS

void pandoria_window_show_catalogue (PandoriaWindow *window);
/** Shows it over @parent, a dialog of @window or @window itself, with the keyboard in the cell of @thing. */
void pandoria_window_correct_printed (PandoriaWindow *window, GtkWindow *parent, const PandoriaPrinted *thing);

G_END_DECLS
