/* PandoriaTableDisplay: a window that shows the game to everyone at the table, on a second screen
 * if there is one. It handles only F11 (full screen), Escape (leaves full screen, then closes the
 * window) and Ctrl+W.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

#define PANDORIA_TYPE_TABLE_DISPLAY (pandoria_table_display_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTableDisplay, pandoria_table_display, PANDORIA, TABLE_DISPLAY,
                      AdwWindow)

GtkWidget *pandoria_table_display_new (void);
/** Shows the present position of @game (nullable), and follows its changes. */
void pandoria_table_display_set_game (PandoriaTableDisplay *self, PandoriaGame *game);
/** Adds @button to the header bar. */
void pandoria_table_display_add_button (PandoriaTableDisplay *self, GtkWidget *button);
/** Shows @code (transfer floating) (nullable: none), where the page for phones is, below the gains.
 */
void pandoria_table_display_set_code (PandoriaTableDisplay *self, GtkWidget *code);
/** Presents the window in full screen on a monitor without @main. With one monitor, it is not in
 * full screen. */
void pandoria_table_display_present_next_to (PandoriaTableDisplay *self, GtkWindow *main);
