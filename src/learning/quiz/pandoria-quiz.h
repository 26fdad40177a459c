/* A quiz from a finished game: some of its tiles, what each would bring one player, and the answer that the engine gives.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/** PANDORIA_QUIZ_MOST: so many questions at most. */
#define PANDORIA_QUIZ_MOST 8

/** PANDORIA_QUIZ_CHOICES: so many numbers to choose from. */
#define PANDORIA_QUIZ_CHOICES 4
#define PANDORIA_QUIZ_OPEN    -1

/** PandoriaQuizQuestion: how much would this tile bring that player? */
typedef struct
{
  guint act;             /* its number (from 0), and so many acts come before the position that is asked about */
  PandoriaAction action; /* a double or a single tile */
  guint player;
  PandoriaCounter counter;            /* what the player would gain: a resource or points */
  int choices[PANDORIA_QUIZ_CHOICES]; /* in increasing order */
  int right, chosen;                  /* numbers of choices; @chosen: PANDORIA_QUIZ_OPEN when it is not answered */
} PandoriaQuizQuestion;

/**
 * Chooses tiles of the played part of @game that close a region or bring a player something: of each part of the game the one that
 * brings most players something, and of these most. The same game has the same questions.
 *
 * Returns: (transfer full) (element-type PandoriaQuizQuestion): in the order of the game, PANDORIA_QUIZ_MOST at most; none for a game that
 * is not finished.
 */
GArray *pandoria_quiz_list (PandoriaGame *game);

/** Returns: (transfer full): the player, the placement and the question, in a sentence. */
char *pandoria_quiz_ask (PandoriaGame *game, const PandoriaQuizQuestion *question);
/**
 * Returns: (transfer full): whether question @number of @questions was answered right, the score up to it, and what the tile would close and
 * bring if the turn were scored then (7.2).
 */
char *pandoria_quiz_answer (PandoriaGame *game, GArray *questions, guint number);
