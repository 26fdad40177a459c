/* Calculates the gains of a placement: at once, by the rules alone, and after a few simulated turns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-hint-private.h"

#define N_TURNS 4 /* after the current turn */
#define N_TRIES 7 /* acts of 6.3: one of each kind */
#define SALT    0x9e3779b9u

static void
play_turns (PandoriaState *s, PandoriaTable *table, GRand *rand)
{
  const guint until = s->turn + N_TURNS + 1u;
  PandoriaOptions options;
  PandoriaAction action;

  while (!s->finished && s->turn < until)
    {
      pandoria_state_get_options (s, &options);
      if (!pandoria_policy_act (PANDORIA_POLICY_THOUGHTFUL, s, &options, table, rand, N_TRIES, &action, NULL, NULL))
        return;
    }
}

gint32
pandoria_hint_play_on (const PandoriaState *state, const PandoriaTile *tile, const PandoriaPlacement *placement,
                       guint32 seed, guint number)
{
  const guint32 seeds[] = { seed, number };
  g_autoptr (GRand) order = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed ^ (number * SALT));
  PandoriaState then = *state;
  PandoriaTable table;

  pandoria_table_init (&table, &then, order);
  pandoria_table_set_tile (&table, state->active, tile);
  if (!pandoria_lay_placement (&then, placement, rand))
    return G_MININT32 / 4;
  if (placement->n_hexes == 2)
    pandoria_hand_drop_tile (&table.hands[state->active], 0);
  pandoria_table_follow (&table, &then);
  play_turns (&then, &table, rand);
  return pandoria_expert_judge (&then, state->active);
}

#define BY_FAR 10 /* points */

void
pandoria_hint_find_gain (const PandoriaState *state, const PandoriaPlacement *placement, PandoriaHintGain *gain)
{
  g_autoptr (GRand) rand = NULL;
  PandoriaState then;
  PandoriaAction score;

  g_return_if_fail (state != NULL && placement != NULL && gain != NULL);

  *gain = (PandoriaHintGain){ 0 };
  then = *state;
  rand = g_rand_new_with_seed (0);
  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  if (!pandoria_lay_placement (&then, placement, rand) || then.n_pending == 0
      || !pandoria_state_apply (&then, &score, &then, NULL, NULL))
    return;
  for (guint p = 0; p < state->n_players; p++)
    for (guint c = 0; c <= PANDORIA_COUNTER_POINTS; c++)
      {
        const int more = then.players[p].counters[c] - state->players[p].counters[c];

        *(p == state->active ? &gain->all : &gain->others) += more;
        if (p == state->active && c == PANDORIA_COUNTER_POINTS)
          gain->points += more;
      }
}

int
pandoria_hint_find_plain (const PandoriaHintGain *gains, guint n)
{
  int best = -1;

  g_return_val_if_fail (gains != NULL || n == 0, -1);

  for (guint i = 0; i < n; i++)
    if (best < 0 || gains[i].points > gains[best].points)
      best = (int) i;
  for (guint i = 0; i < n; i++)
    if ((int) i != best && gains[i].all + BY_FAR > gains[best].points)
      return -1;
  return best >= 0 && gains[best].points >= BY_FAR && gains[best].others == 0 ? best : -1;
}
