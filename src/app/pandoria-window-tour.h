/* PandoriaWindow: shows a tour of the game (PandoriaTour): its words in a toast or in the panel of the quiz, what it is about on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-tour.h"
#include "pandoria-window.h"

G_BEGIN_DECLS

/** Begins the tour, or goes on with it: an explanation and a quiz to the next step; a replay stops; the last turn is no longer shown. */
void pandoria_window_explain (PandoriaWindow *window);
void pandoria_window_quiz (PandoriaWindow *window);
void pandoria_window_replay (PandoriaWindow *window);
void pandoria_window_recall (PandoriaWindow *window);

/** Returns whether there is a finished game to ask about. A lesson has its own questions. */
gboolean pandoria_window_can_quiz (const PandoriaPlayView *view);
/** Chooses the next of the three speeds; after the last, the first. */
void pandoria_window_change_replay_speed (PandoriaWindow *window);
/** Stops the replay where it is. Returns FALSE when nothing was playing. */
gboolean pandoria_window_stop_replay (PandoriaWindow *window);
/** Ends the tour when something else is done: @parts (PandoriaPlayParts) of the play's view have changed. */
void pandoria_window_follow_tour (PandoriaWindow *window, guint parts);
/** Forgets the tour of a window that closes. */
void pandoria_window_dispose_tour (PandoriaWindow *window);

G_END_DECLS
