/* PandoriaWindow: the main window, in which a game is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-document.h"

G_BEGIN_DECLS

#define PANDORIA_TYPE_WINDOW (pandoria_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaWindow, pandoria_window, PANDORIA, WINDOW, AdwApplicationWindow)

/** Makes a window that has only a bar, for its first frame. Before it is presented, ask nothing of it. */
GtkWidget *pandoria_window_new_empty (AdwApplication *application);
/**
 * Presents the window and opens @files, or with none of them the last game, if there is one. A window that was made empty is
 * filled for that after its first frame.
 */
void pandoria_window_present_and_open (PandoriaWindow *self, GFile **files, guint n_files);
/** Presents the window, with the last game where nothing is open yet, and activates @action, such as "win.new", once it is filled. */
void pandoria_window_present_and_activate (PandoriaWindow *self, const char *action);
/** Returns: whether the window still waits for that, and shows neither a game nor the start page. */
gboolean pandoria_window_is_opening (PandoriaWindow *self);

/** Shows @game (NULL: the start page). */
void pandoria_window_set_game (PandoriaWindow *self, PandoriaGame *game);
/** Returns: (transfer none): the open game. */
PandoriaDocument *pandoria_window_get_document (PandoriaWindow *self);
/** Returns: (transfer none): the turn being played; its view has the game. */
PandoriaPlay *pandoria_window_get_play (PandoriaWindow *self);
/** Returns: (transfer none): the printed costs that are known. */
PandoriaCatalogue *pandoria_window_get_catalogue (PandoriaWindow *self);

/** Says @text in a toast; @undo: with a button that takes the last step back. */
void pandoria_window_toast (PandoriaWindow *self, const char *text, gboolean undo);
/** The same with a button @label for @action; @target (nullable) is taken when it floats. */
void pandoria_window_toast_act (PandoriaWindow *self, const char *text, const char *label, const char *action,
                                GVariant *target);
/** Says in a dialog what went wrong. */
void pandoria_window_show_error (PandoriaWindow *self, const char *heading, const char *body);
/** Marks @spaces on the board. */
void pandoria_window_outline (PandoriaWindow *self, PandoriaSpaces spaces);

/** Makes the keys of all actions known to @application. */
void pandoria_window_add_accelerators (GtkApplication *application);

G_END_DECLS
