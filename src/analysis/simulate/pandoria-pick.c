/* Random picks: numbers, spaces, hexes, costs, and parts of acts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-pick.h"

/* Returns the same numbers as g_rand_int_range() from 0, in half the time. */
static inline guint
draw (GRand *rand, guint n)
{
  const guint32 most = G_MAXUINT32 - (guint32) ((G_GUINT64_CONSTANT (1) << 32) % n);
  guint32 drawn;

  do
    drawn = g_rand_int (rand);
  while (drawn > most);
  return drawn % n;
}

guint
pandoria_pick (GRand *rand, guint n)
{
  return n < 2 ? 0 : draw (rand, n);
}

gboolean
pandoria_chance (GRand *rand, guint percent)
{
  return draw (rand, 100) < percent;
}

PandoriaSpace
pandoria_pick_space (GRand *rand, PandoriaSpaces set)
{
  guint n = pandoria_spaces_count (set);

  return n == 0 ? PANDORIA_SPACE_NONE : pandoria_spaces_nth (set, pandoria_pick (rand, n));
}

guint
pandoria_pick_bit (GRand *rand, guint32 bits)
{
  for (guint n = pandoria_pick (rand, (guint) __builtin_popcount (bits)); n > 0; n--)
    bits &= bits - 1;
  return (guint) __builtin_ctz (bits);
}

guint
pandoria_pick_level (GRand *rand, const guint8 *levels, guint8 *level)
{
  guint n = 0, i;

  while (levels[n] != 0)
    n++;
  i = pandoria_pick (rand, n);
  *level = levels[i];
  return i;
}

PandoriaHex
pandoria_pick_hex (GRand *rand, PandoriaSpace at)
{
  static const guint8 symbols[] = { 0, 1, 1, 1, 1, 2, 2, 2, 2, 3 };

  return (PandoriaHex){ at, (guint8) pandoria_pick (rand, PANDORIA_N_TERRAINS),
                        symbols[pandoria_pick (rand, G_N_ELEMENTS (symbols))] };
}

/* --- payments ------------------------------------------------------------------------------- */

gboolean
pandoria_pick_cost (GRand *rand, guint most, guint discount, guint8 *printed)
{
  guint cost = 1 + pandoria_pick (rand, 8);

  if (most == 0)
    return FALSE;
  *printed = (guint8) MIN (cost, most + discount);
  return TRUE;
}

/* Returns: a resource that pays the rest of @cost at the Market, or -1 if that is not needed or not
 * possible. */
gint8
pandoria_pick_payment (const PandoriaState *s, GRand *rand, guint resource, guint cost)
{
  const PandoriaPlayerState *me = &s->players[s->active];
  guint rate = pandoria_state_building_level (s, s->active, PANDORIA_BUILDING_MARKET);
  int missing = (int) cost - me->counters[resource];
  guint32 able = 0;

  for (guint r = 0; missing > 0 && r < PANDORIA_N_RESOURCES; r++)
    if (r != resource && me->counters[r] >= missing * (int) rate)
      able |= 1u << r;
  return able == 0 ? -1 : (gint8) pandoria_pick_bit (rand, able);
}

gboolean
pandoria_pick_build (const PandoriaState *s, GRand *rand, PandoriaBuild *build)
{
  guint wood = pandoria_state_can_pay (s, s->active, PANDORIA_COUNTER_WOOD);
  guint8 slots;

  build->building = (guint8) (1 + pandoria_pick (rand, PANDORIA_N_BUILDINGS - 1));
  slots = pandoria_options_build_slots (s, build->building);
  if (slots == 0)
    {
      build->building = PANDORIA_BUILDING_NONE;
      return FALSE;
    }
  pandoria_pick_level (rand, pandoria_building_levels (build->building), &build->level);
  build->slot = (guint8) pandoria_pick_bit (rand, slots);
  build->cost = (guint8) (1 + pandoria_pick (rand, 8));
  while (build->cost > 1
         && pandoria_state_building_cost (s, s->active, build->cost, build->slot) > wood)
    build->cost--;
  build->with = pandoria_pick_payment (
      s, rand, PANDORIA_COUNTER_WOOD,
      pandoria_state_building_cost (s, s->active, build->cost, build->slot));
  return wood > 0;
}

gboolean
pandoria_pick_monument (const PandoriaState *s, GRand *rand, guint8 slots, PandoriaErect *erect)
{
  if (slots == 0)
    return FALSE;
  erect->present = TRUE;
  erect->slot = (guint8) pandoria_pick_bit (rand, slots);
  erect->with = pandoria_pick_payment (s, rand, PANDORIA_COUNTER_WOOD,
                                       pandoria_state_monument_cost (s, s->active, erect->slot));
  return TRUE;
}
