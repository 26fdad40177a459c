/* Random acts, nearly all of them nonsense.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-action.h"

/** NonsenseSource: the source of the numbers: pick() returns one below @end. */
typedef struct
{
  guint (*pick) (gpointer data, guint end);
  gpointer data;
} NonsenseSource;

/** Fills @action with an act of any kind. Each member is within its own range, but together they
 * may mean nothing. */
void nonsense_fill_action_from (const NonsenseSource *source, guint n_players,
                                PandoriaAction *action);
/** The same with random numbers. */
void nonsense_fill_action (GRand *rand, guint n_players, PandoriaAction *action);
