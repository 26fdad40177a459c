/* A quiz from a finished game: some of its tiles, what each would bring whom, and the answer that the engine gives.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/** PANDORIA_QUIZ_MOST: so many questions at most. */
#define PANDORIA_QUIZ_MOST 8

/** PandoriaQuizQuestion: what would this tile bring whom? */
typedef struct
{
  guint act;             /* its number (from 0), and so many acts come before the position that is asked about */
  PandoriaAction action; /* a double or a single tile */
} PandoriaQuizQuestion;

/**
 * Chooses tiles of @game, as far as it was played, that close something or bring somebody something: of each part of the game the one that
 * brings most players something, and of these most. The same game has the same questions.
 *
 * Returns: (transfer full) (element-type PandoriaQuizQuestion): in the order of the game, PANDORIA_QUIZ_MOST at most; none for a game that
 * is not finished.
 */
GArray *pandoria_quiz_list (PandoriaGame *game);

/** Returns: (transfer full): who places what where, and what is asked. */
char *pandoria_quiz_ask (PandoriaGame *game, const PandoriaQuizQuestion *question);
/** Returns: (transfer full): what the tile would close and bring, if the turn were scored behind it, in a sentence without its end (7.2). */
char *pandoria_quiz_answer (PandoriaGame *game, const PandoriaQuizQuestion *question);
