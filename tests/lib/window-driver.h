/* Does any act of record.md in the real window, by its actions, the spaces of its board, the slots of its player cards and
 * the public functions of its dialogs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-window-testing.h"

/** Returns: (transfer none): what @window shows of the turn. */
const PandoriaPlayView *window_driver_get_view (PandoriaWindow *window);
PandoriaGame *window_driver_get_game (PandoriaWindow *window);
/** Presses @space of the board, regardless of open dialogs. */
void window_driver_press (PandoriaWindow *window, PandoriaPressFlags flags, PandoriaSpace space);
/** Removes all games of the user: what a test before has made of a file is not what the next one opens. */
void window_driver_empty_archive (void);
/** Returns: whether the document of @window reads a file. */
gboolean window_driver_is_reading (PandoriaWindow *window);
/** Runs the main loop until nothing is left to do, and no window reads a file. */
void window_driver_settle (void);
/** Returns: (nullable): a window of @type that is open. */
GtkWidget *window_driver_find_toplevel (GType type);
/** Returns: (nullable): the last window of @type that is open. *@n: how many are. */
gpointer window_driver_count_toplevels (GType type, guint *n);
/** Returns: (nullable): the panel of the open question, next to the board or in its dialog. */
GtkWidget *window_driver_find_question (PandoriaWindow *window);
/** Returns: (transfer full): another game, as far as the one of @window is. */
PandoriaGame *window_driver_copy_game (PandoriaWindow *window);
/** Returns: (nullable): the first widget of @type in @root. */
GtkWidget *window_driver_find_widget (GtkWidget *root, GType type);
/** Closes all dialogs of @window. */
void window_driver_close_dialogs (PandoriaWindow *window);
/**
 * Does @wanted in @window; every question that follows is answered with number @answer.
 * Returns: (nullable) (transfer none): what could not be pressed; NULL when it was all done.
 */
const char *window_driver_do (PandoriaWindow *window, const PandoriaAction *wanted, guint answer);
