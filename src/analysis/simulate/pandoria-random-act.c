/* Random legal acts of each step of a turn. Those with cards are in pandoria-simulate-cards.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-random-act.h"

#include "pandoria-pick.h"
#include "pandoria-simulate-cards.h"

/* Picks a random place for a tile. @counts: the number of places in each direction. Returns: its
 * first space. */
static PandoriaSpace
pick_pair (const PandoriaOptions *o, GRand *rand, const guint counts[PANDORIA_N_DIRECTIONS],
           guint *direction)
{
  guint n = pandoria_pick (rand, counts[0] + counts[1] + counts[2]);

  for (*direction = 0; n >= counts[*direction]; (*direction)++)
    n -= counts[*direction];
  return pandoria_spaces_nth (o->tile[*direction], n);
}

/* Takes the best of a few random places: the fewest empty neighbors, so that regions close as in
 * real games. */
static void
pick_tile (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a)
{
  PandoriaSpaces empty = pandoria_state_empty_plain (s);
  guint counts[PANDORIA_N_DIRECTIONS], fewest = G_MAXUINT;

  for (guint i = 0; i < PANDORIA_N_DIRECTIONS; i++)
    counts[i] = pandoria_spaces_count (o->tile[i]);
  for (guint tries = 0; tries < 4; tries++)
    {
      guint d;
      PandoriaSpace first = pick_pair (o, rand, counts, &d);
      PandoriaSpace second = pandoria_space_neighbour (first, d);
      PandoriaSpaces around
          = pandoria_spaces_or (pandoria_space_around (first), pandoria_space_around (second));
      guint open = pandoria_spaces_count (pandoria_spaces_and (around, empty));

      if (open >= fewest)
        continue;
      fewest = open;
      a->hexes[0] = pandoria_pick_hex (rand, first);
      a->hexes[1] = pandoria_pick_hex (rand, second);
    }
  if (!s->artifacts || pandoria_chance (rand, 70))
    return;
  a->artifacts = (guint8) (1 + pandoria_pick (rand, 2));
  a->hexes[1].terrain = a->hexes[0].terrain;
}

void
pandoria_random_act_place (const PandoriaState *s, const PandoriaOptions *o, GRand *rand,
                           PandoriaAction *a)
{
  const gboolean has_tile = pandoria_options_has_act (o, PANDORIA_ACT_PLACE_TILE);
  const gboolean has_single = pandoria_options_has_act (o, PANDORIA_ACT_PLACE_SINGLE);
  const gboolean has_castle = pandoria_options_has_act (o, PANDORIA_ACT_PLACE_CASTLE);
  const gboolean has_fortress = pandoria_options_has_act (o, PANDORIA_ACT_PLACE_FORTRESS);
  const gboolean only_single = !has_tile && !has_castle && !has_fortress;

  if (has_single && (pandoria_chance (rand, 30) || only_single))
    {
      pandoria_action_init (a, PANDORIA_ACT_PLACE_SINGLE);
      a->hexes[0] = pandoria_pick_hex (rand, pandoria_pick_space (rand, o->single));
    }
  else if (has_fortress && (!has_tile || pandoria_chance (rand, 15)))
    {
      pandoria_action_init (a, PANDORIA_ACT_PLACE_FORTRESS);
      a->at = pandoria_pick_space (rand, o->fortress);
    }
  else if (has_castle && (!has_tile || pandoria_chance (rand, 10)))
    {
      pandoria_action_init (a, PANDORIA_ACT_PLACE_CASTLE);
      a->at = pandoria_pick_space (rand, o->castle);
    }
  else if (has_tile)
    {
      pandoria_action_init (a, PANDORIA_ACT_PLACE_TILE);
      pick_tile (s, o, rand, a);
    }
  else
    pandoria_action_init (a, PANDORIA_ACT_SKIP_PLACEMENT);
}

gboolean
pandoria_random_act_ransom (const PandoriaState *s, const PandoriaOptions *o, GRand *rand,
                            PandoriaAction *a)
{
  gint32 purse[PANDORIA_N_RESOURCES];
  guint from = pandoria_pick (rand, s->n_players);
  guint owed;

  if (!pandoria_options_has_act (o, PANDORIA_ACT_RANSOM)
      || (o->ransom.workers[from] == 0 && o->ransom.leader[from] == 0))
    return FALSE;
  pandoria_action_init (a, PANDORIA_ACT_RANSOM);
  a->player = (guint8) from;
  a->workers = o->ransom.workers[from] > 0
                   ? (guint8) (1 + pandoria_pick (rand, o->ransom.workers[from]))
                   : 0;
  a->leader = a->workers == 0;
  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    purse[r] = s->players[s->active].counters[r];
  for (owed = a->workers + a->leader; owed > 0; owed--)
    {
      guint r = pandoria_pick (rand, PANDORIA_N_RESOURCES);

      while (purse[r] == 0)
        r = (r + 1) % PANDORIA_N_RESOURCES;
      purse[r]--;
      a->pay[a->n_pay++] = (guint8) r;
    }
  return TRUE;
}

static gboolean
choose_taking (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a)
{
  pandoria_action_init (a, PANDORIA_ACT_TAKE_FIGURE);
  for (guint p = 0; p < s->n_players; p++)
    if (o->take_slots[p] != 0 && pandoria_chance (rand, 50))
      {
        a->take.player = (guint8) p;
        a->take.slot = (guint8) pandoria_pick_bit (rand, o->take_slots[p]);
        return TRUE;
      }
  a->take.at = pandoria_pick_space (rand, o->take);
  return a->take.at >= 0;
}

static gboolean
choose_figure (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a)
{
  gboolean leader = pandoria_spaces_is_empty (o->worker)
                    || (!pandoria_spaces_is_empty (o->leader) && pandoria_chance (rand, 40));

  if (pandoria_chance (rand, 60) && pandoria_random_act_ransom (s, o, rand, a))
    return TRUE;
  if (pandoria_options_has_act (o, PANDORIA_ACT_TAKE_FIGURE)
      && pandoria_chance (rand, pandoria_options_has_act (o, PANDORIA_ACT_PLACE_FIGURE) ? 8 : 40))
    return choose_taking (s, o, rand, a);
  if (!pandoria_options_has_act (o, PANDORIA_ACT_PLACE_FIGURE) || pandoria_chance (rand, 15))
    return FALSE;
  pandoria_action_init (a, PANDORIA_ACT_PLACE_FIGURE);
  a->at = pandoria_pick_space (rand, leader ? o->leader : o->worker);
  a->leader = leader;
  return TRUE;
}

gboolean
pandoria_random_act_golem (const PandoriaState *s, const PandoriaOptions *o, GRand *rand,
                           PandoriaAction *a)
{
  if (!pandoria_options_has_act (o, PANDORIA_ACT_GOLEM_FIGURE) || pandoria_chance (rand, 40))
    return FALSE;
  pandoria_action_init (a, PANDORIA_ACT_GOLEM_FIGURE);
  a->leader = pandoria_spaces_is_empty (o->golem_worker);
  a->at = pandoria_pick_space (rand, a->leader ? o->golem_leader : o->golem_worker);
  a->with = pandoria_pick_payment (
      s, rand, pandoria_terrain_counter ((PandoriaTerrain) pandoria_state_terrain_at (s, a->at)),
      3);
  return TRUE;
}

static void
choose_ending (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a)
{
  guint gold = pandoria_options_has_act (o, PANDORIA_ACT_BUY)
                   ? pandoria_state_can_pay (s, s->active, PANDORIA_COUNTER_GOLD)
                   : 0;

  if (pandoria_options_has_act (o, PANDORIA_ACT_SCORE) && pandoria_chance (rand, 50))
    {
      pandoria_action_init (a, PANDORIA_ACT_SCORE);
      pandoria_simulate_cards (s, rand, a);
      return;
    }
  if (s->scored && gold > 0 && pandoria_chance (rand, 70))
    {
      pandoria_action_init (a, PANDORIA_ACT_BUY);
      pandoria_pick_cost (rand, MIN (gold, 6),
                          pandoria_state_building_level (s, s->active, PANDORIA_BUILDING_BANK),
                          &a->cost);
      a->with = pandoria_pick_payment (s, rand, PANDORIA_COUNTER_GOLD,
                                       pandoria_state_card_price (s, s->active, a->cost));
      return;
    }
  if (pandoria_options_has_act (o, PANDORIA_ACT_ELF_MOVE) && s->n_pending == 0
      && pandoria_chance (rand, 60))
    {
      pandoria_action_init (a, PANDORIA_ACT_ELF_MOVE);
      a->from = pandoria_pick_space (rand, o->elf_from);
      a->to = pandoria_pick_space (rand, pandoria_options_elf_to (s, a->from));
      return;
    }
  pandoria_action_init (a, PANDORIA_ACT_END_TURN);
}

/* Only a person can name a printed cost that is unknown. Returns: FALSE if no act of the step of
 * cards was chosen, which happens often. */
static gboolean
choose_card_act (const PandoriaState *state, const PandoriaOptions *options, GRand *rand,
                 PandoriaAction *action)
{
  if (pandoria_random_act_golem (state, options, rand, action))
    return TRUE;
  return pandoria_chance (rand, 70) && pandoria_simulate_card_act (state, options, rand, action)
         && !pandoria_state_misses_cost (state, action);
}

void
pandoria_random_act_choose (const PandoriaState *state, const PandoriaOptions *options, GRand *rand,
                            PandoriaAction *action)
{
  g_assert (state->step != PANDORIA_STEP_OVER);

  if (state->step == PANDORIA_STEP_PLACE)
    pandoria_random_act_place (state, options, rand, action);
  else if (state->step == PANDORIA_STEP_FIGURE && choose_figure (state, options, rand, action))
    return;
  else if (state->step <= PANDORIA_STEP_CARD && choose_card_act (state, options, rand, action))
    return;
  else
    choose_ending (state, options, rand, action);
}
