/* The immediate gains of a placement, by the rules alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-hint-private.h"

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
