/* Who wins simulated games: points and wins by realm, seat and player model, as a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-simulate.h"

G_BEGIN_DECLS

/** PandoriaBalance: a sum for each realm, seat and model. */
typedef struct
{
  guint64 games, points, squares;
  double wins; /* a shared first place counts for its part */
} PandoriaBalanceCell;

typedef struct
{
  PandoriaBalanceCell cells[PANDORIA_N_REALMS][PANDORIA_MAX_PLAYERS][PANDORIA_N_POLICIES];
} PandoriaBalance;

/** Adds the end of a game that was played by @policies. */
void pandoria_balance_add (PandoriaBalance *balance, const PandoriaState *end,
                           const PandoriaPolicy policies[PANDORIA_MAX_PLAYERS]);

/** Returns: (transfer full): the table as CSV, a line for each realm, seat and model that played. */
char *pandoria_balance_to_csv (const PandoriaBalance *balance);

G_END_DECLS
