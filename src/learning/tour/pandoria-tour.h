/* PandoriaTour: positions of a game looked at one after the other: the game played back, an entry of the ledger explained, a quiz, or the
 * last turn. Each is one source of steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-quiz.h"

typedef enum
{
  PANDORIA_TOUR_REPLAY,    /* every act in its time */
  PANDORIA_TOUR_EXPLAIN,   /* an entry of the ledger, in the position before its act */
  PANDORIA_TOUR_QUIZ,      /* questions and answers, each in the position before a tile */
  PANDORIA_TOUR_LAST_TURN, /* one step, in the position that is shown */
} PandoriaTourKind;

/** PANDORIA_N_TOUR_SPEEDS: how fast a game is played back: 0 (slow) to 2 (fast). */
#define PANDORIA_N_TOUR_SPEEDS 3

/** PandoriaTourStep: what a step shows. */
typedef struct
{
  PandoriaTourKind kind;
  guint number, n;            /* from 1, of so many; a question and its answer count as one */
  guint position;             /* so many acts come before it */
  PandoriaSpaces region;      /* what it is about */
  char *text;                 /* nullable */
  const char *next_label;     /* (nullable): of the button that leads to the next step, with a mnemonic */
  const PandoriaQuizQuestion *question; /* (nullable): of a quiz */
  gboolean is_answered;                 /* the answer is shown */
} PandoriaTourStep;

#define PANDORIA_TYPE_TOUR (pandoria_tour_get_type ())
/**
 * Properties, to be read: "step" (from 0), "position", "region", "text" and "next-label" of PandoriaTourStep. All notify with each step,
 * "step" last. Signal "ended": once, at the end, or when something else changes the game or looks at another position of it.
 */
G_DECLARE_FINAL_TYPE (PandoriaTour, pandoria_tour, PANDORIA, TOUR, GObject)

/** Plays @game back from the position that is looked at, else from the beginning. Returns: (transfer full) (nullable): NULL where nothing was done. */
PandoriaTour *pandoria_tour_new_replay (PandoriaGame *game, guint speed);
/** Explains @entry, or where that is NULL or not of @game, its newest entry. Returns: (transfer full) (nullable): NULL where it has none. */
PandoriaTour *pandoria_tour_new_explain (PandoriaGame *game, PandoriaLedgerEntry *entry);
/** Asks about tiles of @game, which is over. Returns: (transfer full) (nullable): NULL where no tile closes anything. */
PandoriaTour *pandoria_tour_new_quiz (PandoriaGame *game);
/** Shows @turn, the last one of @game that is over in the shown position; it has @changed these spaces. Returns: (transfer full) */
PandoriaTour *pandoria_tour_new_last_turn (PandoriaGame *game, const PandoriaTurnSpan *turn, PandoriaSpaces changed);

/** Looks at the first step. */
void pandoria_tour_start (PandoriaTour *self);
/** Looks at the next step (@step 1), and finishes after the last one; or goes back to the step before (-1), unless it is the first one. */
void pandoria_tour_walk (PandoriaTour *self, int step);
/** Answers the question of a quiz with its choice number @choice, and looks at the answer. Only the first answer counts. */
void pandoria_tour_answer (PandoriaTour *self, guint choice);
/** Ends where it is. */
void pandoria_tour_end (PandoriaTour *self);
/** Ends, and goes back to the present from positions that the player did not choose to look at: those of an explanation or a quiz. */
void pandoria_tour_finish (PandoriaTour *self);
/** Plays back at @speed from now on. */
void pandoria_tour_set_speed (PandoriaTour *self, guint speed);

/** Returns: (transfer none): the game. */
PandoriaGame *pandoria_tour_get_game (PandoriaTour *self);
/** Returns: (transfer none): the step that is shown, valid until the next one is. */
const PandoriaTourStep *pandoria_tour_get_step (PandoriaTour *self);
