/* Performs any act of docs/format.md, Actions in the real window: by actions, spaces of the board,
 * slots of the player cards and the public functions of the dialogs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-window-testing.h"

/** Returns: (transfer none): the view of the turn in @window. */
const PandoriaPlayView *window_driver_get_view (PandoriaWindow *window);
PandoriaGame *window_driver_get_game (PandoriaWindow *window);
/** Presses @space of the board, regardless of open dialogs. */
void window_driver_press (PandoriaWindow *window, PandoriaPressFlags flags, PandoriaSpace space);
/** Returns: whether the document of @window reads a file. */
gboolean window_driver_is_reading (PandoriaWindow *window);
/** Runs the main loop until nothing is left to do, and no window reads a file. */
void window_driver_settle (void);
/** Returns: (nullable): a window of @type that is open. */
GtkWidget *window_driver_find_toplevel (GType type);
/** Returns: (nullable): an open window with a panel of class @panel. */
GtkWidget *window_driver_find_panel_window (GType panel);
/** Returns: (nullable): the last open window of @type. @n (out): the number of open ones. */
gpointer window_driver_count_toplevels (GType type, guint *n);
/** Returns: (nullable): the panel of the open question, next to the board or in its dialog. */
GtkWidget *window_driver_find_question (PandoriaWindow *window);
/** Returns: (transfer full): a copy of the game of @window, at the same position. */
PandoriaGame *window_driver_copy_game (PandoriaWindow *window);
/** Returns: whether the action @name ("undo" or "document.undo") of @window is enabled. */
gboolean window_driver_is_possible (gpointer window, const char *name);
/** Activates the action @name, if it is enabled. @parameter (nullable) is sunk. */
void window_driver_activate (gpointer window, const char *name, GVariant *parameter);
/** Returns: the state of the action @name. */
GVariant *window_driver_get_state (gpointer window, const char *name);
/** Returns: (transfer full): the complete names of all actions of @window. */
GStrv window_driver_list_actions (gpointer window);
/** Returns: whether the action @name has a parameter. */
gboolean window_driver_has_parameter (gpointer window, const char *name);
/** Closes all dialogs of @window. */
void window_driver_close_dialogs (PandoriaWindow *window);
/**
 * Performs @wanted in @window and gives answer number @answer to every question.
 * Returns: (nullable) (transfer none): the first thing that could not be pressed; NULL if the act
 * was entered.
 */
const char *window_driver_do (PandoriaWindow *window, const PandoriaAction *wanted, guint answer);
