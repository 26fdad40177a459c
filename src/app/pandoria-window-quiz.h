/* The quiz from a finished game: the position before a tile is looked at with the tile in it, and when that is asked for the board's own
 * preview is the answer. No points are counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-play-view.h"
#include "pandoria-window.h"

G_BEGIN_DECLS

typedef struct _PandoriaQuiz PandoriaQuiz;

/** @window is not owned. Returns: (transfer full): nothing is asked yet. */
PandoriaQuiz *pandoria_quiz_new (PandoriaWindow *window);
void pandoria_quiz_free (PandoriaQuiz *self);

/** Returns: whether there is a finished game to ask about. A lesson has its own questions. */
gboolean pandoria_window_can_quiz (const PandoriaPlayView *view);
/** Begins with the first question, shows the answer, goes on to the next question, and after the last one back to the present. */
void pandoria_window_quiz (PandoriaWindow *window);
/** @parts (PandoriaPlayParts) of the play's view have changed by something else: the quiz goes, if there is one. */
void pandoria_window_follow_quiz (PandoriaWindow *window, guint parts);

G_END_DECLS
