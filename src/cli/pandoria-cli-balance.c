/* Who wins simulated games. Sums only, so that ten thousand games need no more room than one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cli.h"

#include <math.h>

void
pandoria_balance_add (PandoriaBalance *balance, const PandoriaState *end,
                      const PandoriaPolicy policies[PANDORIA_MAX_PLAYERS])
{
  PandoriaResult result;
  guint first = 0;

  pandoria_state_get_result (end, &result);
  for (guint i = 0; i < result.n; i++)
    first += result.place[i] == 1;
  for (guint p = 0; p < end->n_players; p++)
    {
      PandoriaBalanceCell *cell = &balance->cells[end->players[p].realm][p][policies[p]];
      const gint points = end->players[p].counters[PANDORIA_COUNTER_POINTS];

      cell->games++;
      cell->points += (guint64) MAX (points, 0);
      cell->squares += (guint64) (points * points);
      cell->wins += result.place[end->players[p].team] == 1 ? 1.0 / first : 0;
    }
}

/* Numbers have a decimal point in every language. */
static void
append_number (GString *text, double number)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_c (text, ',');
  g_string_append (text, g_ascii_formatd (buffer, sizeof buffer, "%.2f", number));
}

static void
append_row (GString *text, guint realm, guint seat, guint policy, const PandoriaBalanceCell *cell)
{
  const double n = (double) cell->games, mean = (double) cell->points / n;
  const char *key = realm == PANDORIA_REALM_NONE ? "" : pandoria_realm_key ((PandoriaRealm) realm);

  g_string_append_printf (text, "%s,%u,%s,%" G_GUINT64_FORMAT, key, seat + 1,
                          pandoria_policy_key ((PandoriaPolicy) policy), cell->games);
  append_number (text, mean);
  append_number (text, sqrt (MAX (0, (double) cell->squares / n - mean * mean)));
  append_number (text, cell->wins);
  append_number (text, 100 * cell->wins / n);
  g_string_append_c (text, '\n');
}

char *
pandoria_balance_to_csv (const PandoriaBalance *balance)
{
  GString *text = g_string_new ("realm,seat,policy,games,points,deviation,wins,win-percent\n");

  for (guint realm = 0; realm < PANDORIA_N_REALMS; realm++)
    for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
      for (guint policy = 0; policy < PANDORIA_N_POLICIES; policy++)
        if (balance->cells[realm][seat][policy].games > 0)
          append_row (text, realm, seat, policy, &balance->cells[realm][seat][policy]);
  return g_string_free (text, FALSE);
}
