/* What the files about the result of a game share (pandoria-report-why.c,
 * pandoria-report-missed.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-tally.h"

/** PandoriaWhy: a finished game, and the two sides that are compared. */
typedef struct
{
  PandoriaGame *game;
  PandoriaRecord *record;
  const PandoriaState *state;
  PandoriaTally tally;
  PandoriaResult result;
  guint n_winners;
  guint first, second; /* sides: the winner, and the best of the others */
} PandoriaWhy;

/** Returns: the side of @seat: the player, or the team in a partnership. */
guint pandoria_why_get_side (const PandoriaWhy *why, guint seat);

/* --- pandoria-report-missed.c --------------------------------------------------------------- */

/**
 * Returns: (transfer full) (nullable): a sentence about another placement that would have won; NULL
 * if none was found.
 */
char *pandoria_why_describe_missed (const PandoriaWhy *why);
