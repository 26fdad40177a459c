/* PandoriaTour: shows positions of a game one after the other: a replay of the game, an explained
 * ledger entry, a quiz, or the last turn. Each is one source of steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-quiz.h"

typedef enum
{
  PANDORIA_TOUR_REPLAY,    /* every act, at regular times */
  PANDORIA_TOUR_EXPLAIN,   /* an entry of the ledger, in the position before its act */
  PANDORIA_TOUR_QUIZ,      /* questions and answers, each in the position before a tile */
  PANDORIA_TOUR_LAST_TURN, /* one step, in the shown position */
} PandoriaTourKind;

/** PANDORIA_N_TOUR_SPEEDS: number of speeds of a replay: 0 (slow) to 2 (fast). */
#define PANDORIA_N_TOUR_SPEEDS 3

/** PandoriaTourStep: the contents of a step. */
typedef struct
{
  PandoriaTourKind kind;
  guint number, n;        /* number from 1, and total; a question and its answer count as one */
  guint position;         /* number of acts before it */
  PandoriaSpaces region;  /* the spaces to highlight */
  char *text;             /* nullable */
  const char *next_label; /* (nullable): label of the button for the next step, with a mnemonic */
  const PandoriaQuizQuestion *question; /* (nullable): of a quiz */
  gboolean is_answered;                 /* the answer is shown */
} PandoriaTourStep;

#define PANDORIA_TYPE_TOUR (pandoria_tour_get_type ())
/**
 * Emits "stepped" when it shows a step, and "ended" once: at the end, or when something else
 * changes the game or its shown position.
 */
G_DECLARE_FINAL_TYPE (PandoriaTour, pandoria_tour, PANDORIA, TOUR, GObject)

/**
 * Plays @game back from the shown past position, or from the start.
 * Returns: (transfer full) (nullable): NULL for a game without acts.
 */
PandoriaTour *pandoria_tour_new_replay (PandoriaGame *game, guint speed);
/**
 * Explains @entry, or the newest entry if @entry is NULL or not of @game.
 * Returns: (transfer full) (nullable): NULL without entries.
 */
PandoriaTour *pandoria_tour_new_explain (PandoriaGame *game, PandoriaLedgerEntry *entry);
/**
 * Asks about tiles of the finished @game.
 * Returns: (transfer full) (nullable): NULL if there are no questions.
 */
PandoriaTour *pandoria_tour_new_quiz (PandoriaGame *game);
/**
 * Shows @turn, the last finished turn before the shown position, and the spaces that it @changed.
 * Returns: (transfer full)
 */
PandoriaTour *pandoria_tour_new_last_turn (PandoriaGame *game, const PandoriaTurnSpan *turn,
                                           PandoriaSpaces changed);

/** Shows the first step. */
void pandoria_tour_start (PandoriaTour *self);
/**
 * Shows the next step (@step 1) and ends after the last; or the previous one (-1), unless the first
 * one is shown.
 */
void pandoria_tour_walk (PandoriaTour *self, int step);
/**
 * Answers the quiz question with choice number @choice, and shows the answer. Only the first answer
 * counts.
 */
void pandoria_tour_answer (PandoriaTour *self, guint choice);
/** Ends at the shown position. */
void pandoria_tour_end (PandoriaTour *self);
/**
 * Ends. An explanation or a quiz also returns to the present, since the player did not choose to
 * look at its positions.
 */
void pandoria_tour_finish (PandoriaTour *self);
/** Sets the speed of the replay. */
void pandoria_tour_set_speed (PandoriaTour *self, guint speed);

/** Returns: (transfer none): the game. */
PandoriaGame *pandoria_tour_get_game (PandoriaTour *self);
/** Returns: (transfer none): the shown step, valid until the next one is shown. */
const PandoriaTourStep *pandoria_tour_get_step (PandoriaTour *self);
