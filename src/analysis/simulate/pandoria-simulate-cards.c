/* Random legal games: the acts of 6.3, including spells with their members.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-simulate-cards.h"

#include "pandoria-members.h"
#include "pandoria-pick.h"

static gboolean
pick_sort (const PandoriaState *s, GRand *rand, guint8 *leader)
{
  gboolean worker = pandoria_options_may_place (s, FALSE);
  gboolean may_lead = pandoria_options_may_place (s, TRUE);

  *leader = may_lead && (!worker || pandoria_chance (rand, 30));
  return worker || may_lead;
}

static void
fill_figures (const PandoriaState *s, GRand *rand, guint spell, guint level,
              PandoriaSpellMembers *m)
{
  PandoriaSpaces places = pandoria_options_spell (s, spell);
  const PandoriaPlayerState *me = &s->players[s->active];
  guint n = MIN (level, me->workers);

  if (me->workers == 0 && pick_sort (s, rand, &m->figures[0].leader))
    n = 1;
  for (guint i = 0; i < n; i++)
    {
      PandoriaSpace at = pandoria_pick_space (rand, places);

      if (at < 0)
        return;
      m->figures[m->n_figures++].at = at;
      /* The new figure also allows the places next to it. */
      places = pandoria_spaces_or (places, pandoria_spaces_and (pandoria_options_free_terrain (s),
                                                                pandoria_space_around (at)));
      for (guint j = 0; j < m->n_figures; j++)
        pandoria_spaces_remove (&places, m->figures[j].at);
    }
}

static void
fill_built (const PandoriaState *s, GRand *rand, guint spell, guint level, PandoriaSpellMembers *m)
{
  if (pandoria_chance (rand, 40)
      && pandoria_pick_monument (s, rand, pandoria_options_monument_slots (s), &m->monument))
    return;
  if (s->players[s->active].hand < 2 || !pandoria_pick_build (s, rand, &m->build))
    m->build.building = PANDORIA_BUILDING_NONE;
}

static void
fill_both (const PandoriaState *s, GRand *rand, guint spell, guint level, PandoriaSpellMembers *m)
{
  m->monument_first = pandoria_chance (rand, 30);
  if (s->players[s->active].hand < 2 || !pandoria_pick_build (s, rand, &m->build))
    m->build.building = PANDORIA_BUILDING_NONE;
  pandoria_pick_monument (s, rand, pandoria_options_monument_slots (s), &m->monument);
}

static void
fill_castle (const PandoriaState *s, GRand *rand, guint spell, guint level, PandoriaSpellMembers *m)
{
  const PandoriaPlayerState *me = &s->players[s->active];

  if (s->artifacts && me->fortress && pandoria_chance (rand, 40))
    m->fortress = pandoria_pick_space (rand, pandoria_options_fortress (s));
  if (m->fortress < 0 && me->castles > 0)
    m->at = pandoria_pick_space (rand, pandoria_options_spell (s, spell));
  m->no_figure = !pick_sort (s, rand, &m->leader) || pandoria_chance (rand, 15);
}

static void
fill_from (const PandoriaState *s, GRand *rand, guint spell, guint level, PandoriaSpellMembers *m)
{
  PandoriaSpaces own = pandoria_options_take (s);
  PandoriaSpace at;

  PANDORIA_FOREACH_SPACE (at, own)
    {
      if (m->n_flee < PANDORIA_MAX_FLEE && pandoria_chance (rand, 50))
        m->flee[m->n_flee++] = (PandoriaPlaceRef){ at, PANDORIA_NOBODY, 0 };
    }
  for (guint8 p = 0; p < s->n_players; p++)
    for (guint8 i = 0; i < PANDORIA_MAX_SLOTS; i++)
      if (s->players[p].slots[i].occupant == s->active && m->n_flee < PANDORIA_MAX_FLEE)
        m->flee[m->n_flee++] = (PandoriaPlaceRef){ PANDORIA_SPACE_NONE, p, i };
}

static void
fill_region (const PandoriaState *s, GRand *rand, guint spell, guint level, PandoriaSpellMembers *m)
{
  const PandoriaSpaces *region;

  if (s->n_pending == 0)
    return;
  region = &s->pending[pandoria_pick (rand, s->n_pending)].spaces;
  m->at = pandoria_pick_space (rand, pandoria_options_rage (s, *region));
  m->region = m->at < 0 ? PANDORIA_SPACE_NONE : pandoria_pick_space (rand, *region);
}

static void
fill_moves (const PandoriaState *s, GRand *rand, guint spell, guint level, PandoriaSpellMembers *m)
{
  PandoriaSpaces own = pandoria_options_own_figures (s);
  PandoriaSpaces places = pandoria_options_spell (s, spell);

  for (guint i = 0; i < level; i++)
    {
      PandoriaMove move = { pandoria_pick_space (rand, own), pandoria_pick_space (rand, places) };

      if (move.from < 0 || move.to < 0)
        return;
      m->moves[m->n_moves++] = move;
      pandoria_spaces_remove (&own, move.from);
      pandoria_spaces_remove (&places, move.to);
    }
}

static void
fill_hexes (const PandoriaState *s, GRand *rand, guint spell, guint level, PandoriaSpellMembers *m)
{
  PandoriaSpaces pairs[PANDORIA_N_DIRECTIONS];
  guint d = pandoria_pick (rand, PANDORIA_N_DIRECTIONS);
  PandoriaSpace first;

  if ((level == 1 ? s->singles : s->double_tiles) == 0)
    return;
  pandoria_options_tile (s, pairs);
  first = pandoria_pick_space (rand, level == 1 ? pandoria_options_single (s) : pairs[d]);
  if (first < 0)
    return;
  m->n_hexes = (guint8) level;
  m->hexes[0] = pandoria_pick_hex (rand, first);
  if (level == 2)
    m->hexes[1] = pandoria_pick_hex (rand, pandoria_space_neighbour (first, d));
  if (!s->artifacts || level == 1 || pandoria_chance (rand, 70))
    return;
  m->artifacts = (guint8) (1 + pandoria_pick (rand, 2));
  m->hexes[1].terrain = m->hexes[0].terrain;
}

#define HAS_MEMBER(name) PANDORIA_MEMBER_##name

/* Members that are chosen together if the spell has all of them. All other members are chosen by
 * their kinds. */
static const struct
{
  guint members;
  void (*fill) (const PandoriaState *s, GRand *rand, guint spell, guint level,
                PandoriaSpellMembers *m);
} fill_rows[] = {
  { HAS_MEMBER (AT) | HAS_MEMBER (FORTRESS), fill_castle },
  { HAS_MEMBER (AT) | HAS_MEMBER (REGION), fill_region },
  { HAS_MEMBER (FIGURES), fill_figures },
  { HAS_MEMBER (MOVES), fill_moves },
  { HAS_MEMBER (HEXES), fill_hexes },
  { HAS_MEMBER (FROM), fill_from },
  { HAS_MEMBER (BUILD) | HAS_MEMBER (FIRST), fill_both },
  { HAS_MEMBER (BUILD), fill_built },
};

static void
fill_by_kind (const PandoriaState *s, GRand *rand, guint spell, guint i, PandoriaSpellMembers *m)
{
  const PandoriaMemberRow *row = &pandoria_spell_members[i];
  gboolean has_figure = (pandoria_spell_get_members (spell) & PANDORIA_MEMBER_LEADER) != 0;

  if (row->kind == PANDORIA_KIND_RESOURCE)
    G_STRUCT_MEMBER (gint8, m, row->offset) = (gint8) pandoria_pick (rand, PANDORIA_N_RESOURCES);
  if (row->kind == PANDORIA_KIND_SPACE && (!has_figure || pick_sort (s, rand, &m->leader)))
    G_STRUCT_MEMBER (PandoriaSpace, m, row->offset)
        = pandoria_pick_space (rand, pandoria_options_spell (s, spell));
}

static void
fill_members (const PandoriaState *s, GRand *rand, guint spell, guint level,
              PandoriaSpellMembers *m)
{
  guint left = pandoria_spell_get_members (spell);

  for (guint i = 0; i < G_N_ELEMENTS (fill_rows); i++)
    {
      if ((left & fill_rows[i].members) != fill_rows[i].members)
        continue;
      fill_rows[i].fill (s, rand, spell, level, m);
      left &= ~fill_rows[i].members;
    }
  for (guint i = 0; i < PANDORIA_N_MEMBERS; i++)
    if ((left >> i & 1) != 0)
      fill_by_kind (s, rand, spell, i, m);
}

void
pandoria_fill_spell (const PandoriaState *s, GRand *rand, guint spell, guint level,
                     PandoriaAction *a)
{
  guint8 adoptable = pandoria_options_adopt (s);
  const PandoriaTopSpell *top;

  fill_members (s, rand, spell, level, &a->members);
  if ((pandoria_spell_get_members (spell) & PANDORIA_MEMBER_ADOPT) == 0 || adoptable == 0)
    return;
  a->members.player = (gint8) pandoria_pick_bit (rand, adoptable);
  top = &s->players[a->members.player].top_spell;
  fill_members (s, rand, top->spell, top->level, &a->copy);
}

/* Returns: whether @a is allowed, apart from choices that the engine asks for later. */
static gboolean
is_possible (const PandoriaState *s, const PandoriaAction *a)
{
  g_autoptr (GError) error = NULL;

  return pandoria_state_apply (s, a, NULL, NULL, &error)
         || error->code == PANDORIA_ERROR_CHOICE_NEEDED;
}

/* Drops members that are not allowed together: a spell may always be cast without effect. */
static void
settle_members (const PandoriaState *s, PandoriaAction *a)
{
  PandoriaAction bare;

  if (is_possible (s, a))
    return;
  pandoria_action_init (&bare, a->kind);
  a->members = bare.members;
  a->copy = bare.copy;
}

static gboolean
choose_cast (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a)
{
  guint crystals = pandoria_state_can_pay (s, s->active, PANDORIA_COUNTER_CRYSTAL);
  guint school = pandoria_state_building_level (s, s->active, PANDORIA_BUILDING_SCHOOL);

  if (!pandoria_options_has_act (o, PANDORIA_ACT_CAST))
    return FALSE;
  pandoria_action_init (a, PANDORIA_ACT_CAST);
  a->spell = (guint8) pandoria_pick_bit (rand, o->spells);
  pandoria_pick_level (rand, pandoria_spell_levels (a->spell), &a->level);
  if (crystals > 0)
    pandoria_pick_cost (rand, MIN (crystals, 6), school, &a->cost);
  a->with = pandoria_pick_payment (s, rand, PANDORIA_COUNTER_CRYSTAL,
                                   pandoria_state_spell_cost (s, s->active, a->cost));
  pandoria_fill_spell (s, rand, a->spell, a->level, a);
  settle_members (s, a);
  return TRUE;
}

static gboolean
choose_build (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a)
{
  if (!pandoria_options_has_act (o, PANDORIA_ACT_BUILD))
    return FALSE;
  pandoria_action_init (a, PANDORIA_ACT_BUILD);
  return pandoria_pick_build (s, rand, &a->build);
}

static gboolean
choose_monument (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a)
{
  if (!pandoria_options_has_act (o, PANDORIA_ACT_MONUMENT))
    return FALSE;
  pandoria_action_init (a, PANDORIA_ACT_MONUMENT);
  return pandoria_pick_monument (s, rand, o->monument_slots, &a->monument);
}

/* Casts @top at @cost, without a card. */
static gboolean
cast_top_spell (const PandoriaState *s, GRand *rand, const PandoriaTopSpell *top, guint cost,
                PandoriaAction *a)
{
  a->with = pandoria_pick_payment (s, rand, PANDORIA_COUNTER_CRYSTAL,
                                   pandoria_state_spell_cost (s, s->active, cost));
  pandoria_fill_spell (s, rand, top->spell, top->level, a);
  settle_members (s, a);
  return is_possible (s, a);
}

static gboolean
choose_recast (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a)
{
  const PandoriaTopSpell *top = &s->players[s->active].top_spell;

  if (!pandoria_options_has_act (o, PANDORIA_ACT_RECAST))
    return FALSE;
  pandoria_action_init (a, PANDORIA_ACT_RECAST);
  return cast_top_spell (s, rand, top, top->cost + 1u, a);
}

static gboolean
choose_halfling (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a)
{
  if (!pandoria_options_has_act (o, PANDORIA_ACT_HALFLING) || !choose_cast (s, o, rand, a))
    return FALSE;
  a->kind = PANDORIA_ACT_HALFLING;
  if (pandoria_chance (rand, 60)
      || !pandoria_pick_monument (s, rand, pandoria_options_monument_slots (s), &a->monument))
    pandoria_pick_build (s, rand, &a->build);
  a->monument_first = a->monument.present && pandoria_chance (rand, 50);
  return (a->monument.present || a->build.building != PANDORIA_BUILDING_NONE) && is_possible (s, a);
}

static gboolean
choose_goblin_cast (const PandoriaState *s, const PandoriaOptions *o, GRand *rand,
                    PandoriaAction *a)
{
  const PandoriaTopSpell *top;

  if (!pandoria_options_has_act (o, PANDORIA_ACT_GOBLIN_CAST))
    return FALSE;
  pandoria_action_init (a, PANDORIA_ACT_GOBLIN_CAST);
  a->player = (guint8) pandoria_pick_bit (rand, o->goblin_cast);
  top = &s->players[a->player].top_spell;
  return cast_top_spell (s, rand, top, MAX (1u, top->cost) - 1, a);
}

static gboolean
choose_goblin_occupy (const PandoriaState *s, const PandoriaOptions *o, GRand *rand,
                      PandoriaAction *a)
{
  guint8 player = (guint8) pandoria_pick (rand, s->n_players);
  guint8 slots = o->goblin_occupy_worker[player];

  pandoria_action_init (a, PANDORIA_ACT_GOBLIN_OCCUPY);
  a->player = player;
  a->leader = slots == 0;
  if (a->leader)
    slots = o->goblin_occupy_leader[player];
  if (!pandoria_options_has_act (o, PANDORIA_ACT_GOBLIN_OCCUPY) || slots == 0)
    return FALSE;
  a->slot = (guint8) pandoria_pick_bit (rand, slots);
  a->with = pandoria_pick_payment (s, rand, PANDORIA_COUNTER_WOOD,
                                   MAX (2u, s->players[player].slots[a->slot].cost) - 1);
  return TRUE;
}

static gboolean
choose_river_ship (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a)
{
  if (!pandoria_options_has_act (o, PANDORIA_ACT_RIVER_SHIP))
    return FALSE;
  pandoria_action_init (a, PANDORIA_ACT_RIVER_SHIP);
  a->leader = pandoria_spaces_is_empty (o->ship_worker);
  a->at = pandoria_pick_space (rand, a->leader ? o->ship_leader : o->ship_worker);
  for (guint i = 0; i < s->n_ships; i++)
    if (s->ships[i].at == a->at)
      a->with = pandoria_pick_payment (
          s, rand, PANDORIA_COUNTER_CRYSTAL,
          pandoria_state_spell_cost (s, s->active, 8u - MIN (8u, s->ships[i].discount)));
  return TRUE;
}

/* Returns: the number of a random relic of @o, which must have at least one. */
static guint8
pick_relic (const PandoriaOptions *o, GRand *rand)
{
  guint8 numbers[PANDORIA_MAX_COST];
  guint n = 0;

  for (guint8 i = 1; i <= PANDORIA_MAX_COST; i++)
    if (pandoria_options_has_relic (o, i))
      numbers[n++] = i;
  return numbers[pandoria_pick (rand, n)];
}

static gboolean
choose_relic (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a)
{
  if (!pandoria_options_has_act (o, PANDORIA_ACT_RELIC))
    return FALSE;
  pandoria_action_init (a, PANDORIA_ACT_RELIC);
  a->relic_artifacts = pick_relic (o, rand);
  a->relic_points = (guint8) (a->relic_artifacts * 2 + pandoria_pick (rand, 3));
  for (guint i = 0; i < s->n_relics; i++)
    if (s->relics[i].artifacts == a->relic_artifacts)
      a->relic_points = s->relics[i].points;
  return TRUE;
}

gboolean
pandoria_simulate_realm_act (const PandoriaState *s, const PandoriaOptions *o, GRand *rand,
                             PandoriaAction *a)
{
  static gboolean (*const choices[]) (const PandoriaState *, const PandoriaOptions *, GRand *,
                                      PandoriaAction *)
      = { choose_relic, choose_recast, choose_goblin_cast, choose_goblin_occupy,
          choose_river_ship };

  for (guint i = 0, first = pandoria_pick (rand, G_N_ELEMENTS (choices));
       i < G_N_ELEMENTS (choices); i++)
    if (choices[(first + i) % G_N_ELEMENTS (choices)](s, o, rand, a))
      return TRUE;
  return FALSE;
}

gboolean
pandoria_simulate_card_act (const PandoriaState *s, const PandoriaOptions *o, GRand *rand,
                            PandoriaAction *a)
{
  static gboolean (*const choices[]) (const PandoriaState *, const PandoriaOptions *, GRand *,
                                      PandoriaAction *)
      = { choose_cast,        choose_cast,          choose_build,     choose_build,
          choose_monument,    choose_relic,         choose_recast,    choose_halfling,
          choose_goblin_cast, choose_goblin_occupy, choose_river_ship };

  for (guint tries = 0; tries < 4; tries++)
    if (choices[pandoria_pick (rand, G_N_ELEMENTS (choices))](s, o, rand, a))
      return TRUE;
  return FALSE;
}

void
pandoria_simulate_cards (const PandoriaState *s, GRand *rand, PandoriaAction *a)
{
  if (s->variant != PANDORIA_VARIANT_FAMILY_SPELLS)
    return;
  for (guint i = 0; i < s->n_pending; i++)
    for (guint p = 0; p < s->n_players; p++)
      if (a->n_cards < PANDORIA_MAX_CARDS && pandoria_chance (rand, 40)
          && pandoria_state_strength (s, s->pending[i].spaces, p) > 0)
        {
          a->cards[a->n_cards].player = (guint8) p;
          a->cards[a->n_cards].region = pandoria_spaces_first (s->pending[i].spaces);
          a->n_cards++;
        }
}
