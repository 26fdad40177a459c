/* PandoriaWindow: the main window, in which a game is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"
#include "pandoria-plan.h"

G_BEGIN_DECLS

#define PANDORIA_TYPE_WINDOW (pandoria_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaWindow, pandoria_window, PANDORIA, WINDOW, AdwApplicationWindow)

GtkWidget *pandoria_window_new (AdwApplication *application);

/** Shows @game (NULL: the start page). */
void pandoria_window_set_game (PandoriaWindow *self, PandoriaGame *game);
/** Returns: what is shown: the game, or while an old act of it is entered anew, a draft. */
PandoriaGame *pandoria_window_get_game (PandoriaWindow *self);
/** Returns: the game itself, that which is saved. */
PandoriaGame *pandoria_window_get_own_game (PandoriaWindow *self);

/**
 * Opens a record. One that lies in the folder of games is continued where it is; of any other a copy in that folder is
 * made and used, so that a file is never changed by being read. What is wrong with it is said in a dialog.
 *
 * Returns: whether it is open now.
 */
gboolean pandoria_window_open_file (PandoriaWindow *self, GFile *file);
/** Opens the game that was open last. Returns: FALSE when there is none, or none that can be opened. */
gboolean pandoria_window_continue_last (PandoriaWindow *self);

/** Does what a press on @space of the board does. */
void pandoria_window_press_space (PandoriaWindow *self, PandoriaSpace space);
/** The same for a finger: what is complete is shown first, and waits for the main button or a second press. */
void pandoria_window_touch_space (PandoriaWindow *self, PandoriaSpace space);
/** Returns: (nullable): the act that is being put together. */
PandoriaPlan *pandoria_window_get_plan (PandoriaWindow *self);

/** Makes the keys of all actions known to @application. */
void pandoria_window_add_accelerators (GtkApplication *application);

G_END_DECLS
