/* PandoriaTableDisplay: the window with a game for all at the table, on a second screen where there is one. It takes no input but F11
 * (full screen), Escape (no full screen any more; then closes it) and Ctrl+W.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

#define PANDORIA_TYPE_TABLE_DISPLAY (pandoria_table_display_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTableDisplay, pandoria_table_display, PANDORIA, TABLE_DISPLAY, AdwWindow)

GtkWidget *pandoria_table_display_new (void);
/** Shows the present position of @game (nullable), and follows it. */
void pandoria_table_display_set_game (PandoriaTableDisplay *self, PandoriaGame *game);
/** Presents it: full screen on a monitor where @main is not; where there is no other, as a window that may be made so. */
void pandoria_table_display_present_beside (PandoriaTableDisplay *self, GtkWindow *main);
