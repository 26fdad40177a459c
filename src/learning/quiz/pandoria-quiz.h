/* A quiz from a finished game: some of its tiles, what each would bring one player, and the
 * engine's answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/** PANDORIA_QUIZ_MOST: the maximum number of questions. */
#define PANDORIA_QUIZ_MOST 8

/** PANDORIA_QUIZ_CHOICES: the number of choices for each question. */
#define PANDORIA_QUIZ_CHOICES 4
#define PANDORIA_QUIZ_OPEN    -1

/** PandoriaQuizQuestion: asks how much a tile would bring a player. */
typedef struct
{
  guint act;             /* number of the act (from 0); the question shows the position before it */
  PandoriaAction action; /* a double or a single tile */
  guint player;
  PandoriaCounter counter;            /* what the player would gain: a resource or points */
  int choices[PANDORIA_QUIZ_CHOICES]; /* in increasing order */
  int right, chosen; /* indexes of choices; @chosen: PANDORIA_QUIZ_OPEN before it is answered */
} PandoriaQuizQuestion;

/**
 * Chooses tiles of the played part of @game that close a region or bring a player something: from
 * each part of the game the one that the most players gain from, and of equal ones the one with the
 * highest gain.
 * Returns: (transfer full) (element-type PandoriaQuizQuestion): at most PANDORIA_QUIZ_MOST
 * questions in the order of the game; none for an unfinished game.
 */
GArray *pandoria_quiz_list (PandoriaGame *game);

/** Returns: (transfer full): the player, the placement and the question, in a sentence. */
char *pandoria_quiz_ask (PandoriaGame *game, const PandoriaQuizQuestion *question);
/**
 * Returns: (transfer full): whether question @number of @questions was answered correctly, the
 * score so far, and what the tile would close and bring if the turn were scored at once (7.2).
 */
char *pandoria_quiz_answer (PandoriaGame *game, GArray *questions, guint number);
