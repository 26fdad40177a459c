/* Playing on: a few turns, then the worth of the position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-hint-private.h"

#define N_TURNS 4 /* after the end of the present one */
#define N_TRIES 7 /* acts of 6.3: one of each sort */
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
