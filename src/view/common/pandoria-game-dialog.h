/* A dialog about a game belongs to that game: it never changes another one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-play.h"

/** PandoriaDialogGame: the game that a dialog is about. */
typedef enum
{
  PANDORIA_DIALOG_OPEN_GAME,  /* the open game, also while a correction shows a draft of it */
  PANDORIA_DIALOG_SHOWN_GAME, /* the shown game, which is a draft during a correction */
} PandoriaDialogGame;

/**
 * Makes @dialog hold the present game of @play. When @play changes to another game, @dialog ends:
 * pandoria_dialog_end().
 */
void pandoria_dialog_hold_game (GtkWindow *dialog, PandoriaPlay *play, PandoriaDialogGame which);
/** Returns: (transfer none): the game that @dialog holds. */
PandoriaGame *pandoria_dialog_get_game (GtkWindow *dialog);
/**
 * Hides @dialog and the windows above it at once, without a response. They are destroyed soon
 * after, because a handler of one of them may be running.
 */
void pandoria_dialog_end (GtkWindow *dialog);
/** Returns: whether @window is hidden and will be destroyed, because its game is no longer shown.
 */
gboolean pandoria_dialog_is_over (GtkWindow *window);
