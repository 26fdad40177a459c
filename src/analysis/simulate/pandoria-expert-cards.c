/* The cards of the expert model (6.3). Spells have too many targets to try them all, so only those
 * are tried that a quick estimate ranks first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-expert-cards.h"

#include "pandoria-pick.h"
#include "pandoria-simulate-cards.h"

/* --- spells --------------------------------------------------------------------------------- */

static void
try_members_at (PandoriaActSearch *search, guint spell, PandoriaSpellMembers *m)
{
  const PandoriaSpaces places = pandoria_options_spell (search->state, spell);
  PandoriaSpace found[PANDORIA_ACT_SEARCH_SPACES];

  for (guint leader = 0; leader < 2; leader++)
    {
      guint n = pandoria_options_may_place (search->state, leader)
                    ? pandoria_act_search_find_spaces (search, places, 1 + leader, found)
                    : 0;

      for (guint i = 0; i < n; i++)
        {
          m->at = found[i];
          m->leader = leader;
          pandoria_act_search_try (search);
        }
    }
}

/* Tries one figure on each of the best places; at a higher level also pairs of them. */
static void
try_members_figures (PandoriaActSearch *search, guint spell, guint level, PandoriaSpellMembers *m)
{
  const PandoriaPlayerState *me = &search->state->players[search->state->active];
  const gboolean leader = me->workers == 0;
  PandoriaSpaces places = pandoria_options_spell (search->state, spell);
  PandoriaSpace found[PANDORIA_ACT_SEARCH_SPACES];
  guint n = pandoria_options_may_place (search->state, leader)
                ? pandoria_act_search_find_spaces (search, places, 1 + leader, found)
                : 0;

  for (guint i = 0; i < n; i++)
    {
      m->figures[0] = (PandoriaPlacing){ found[i], leader };
      m->n_figures = 1;
      pandoria_act_search_try (search);
      for (guint k = 0; k < n && level > 1; k++)
        if (k != i)
          {
            m->figures[1] = (PandoriaPlacing){ found[k], me->workers == 1 };
            m->n_figures = 2;
            pandoria_act_search_try (search);
          }
    }
}

static void
try_members_moves (PandoriaActSearch *search, guint spell, guint level, PandoriaSpellMembers *m)
{
  const PandoriaSpaces own = pandoria_options_own_figures (search->state);
  PandoriaSpace from[PANDORIA_ACT_SEARCH_SPACES], to[PANDORIA_ACT_SEARCH_SPACES];
  const guint n_from = pandoria_act_search_find_spaces (search, own, -1, from);
  const guint n_to = pandoria_act_search_find_spaces (
      search, pandoria_options_spell (search->state, spell), 1, to);

  for (guint i = 0; i < n_from * n_to; i++)
    {
      m->moves[0] = (PandoriaMove){ from[i / n_to], to[i % n_to] };
      m->n_moves = 1;
      pandoria_act_search_try (search);
      if (level < 2 || n_from < 2 || n_to < 2)
        continue;
      m->moves[1] = (PandoriaMove){ from[(i / n_to + 1) % n_from], to[(i % n_to + 1) % n_to] };
      m->n_moves = 2;
      pandoria_act_search_try (search);
    }
}

/* Takes the least useful figures first, and tries the spell after each one. */
static void
try_members_from (PandoriaActSearch *search, PandoriaSpellMembers *m)
{
  PandoriaSpaces left = pandoria_options_take (search->state);

  while (!pandoria_spaces_is_empty (left) && m->n_flee < PANDORIA_MAX_FLEE)
    {
      PandoriaSpace least[PANDORIA_ACT_SEARCH_SPACES];

      pandoria_act_search_find_spaces (search, left, -1, least);
      pandoria_spaces_remove (&left, least[0]);
      m->flee[m->n_flee++] = (PandoriaPlaceRef){ least[0], PANDORIA_NOBODY, 0 };
      pandoria_act_search_try (search);
    }
}

static void
try_members_region (PandoriaActSearch *search, PandoriaSpellMembers *m)
{
  for (guint i = 0; i < search->state->n_pending; i++)
    {
      const PandoriaSpaces region = search->state->pending[i].spaces;

      m->at = pandoria_spaces_first (pandoria_options_rage (search->state, region));
      m->region = pandoria_spaces_first (region);
      if (m->at >= 0)
        pandoria_act_search_try (search);
    }
}

/* Places a drawn tile where a quick estimate is best. */
static void
try_members_hexes (PandoriaActSearch *search, guint level, PandoriaSpellMembers *m)
{
  PandoriaTile tile = { 0 };
  PandoriaOptions options = *search->view->options;
  PandoriaSpaces singles = pandoria_options_single (search->state);
  PandoriaPlacement place;
  PandoriaLayout layout;
  gint32 most = G_MININT32;
  PandoriaSpace at;

  for (guint i = 0; i < 2; i++)
    tile.hexes[i] = m->hexes[i] = pandoria_pick_hex (search->view->rand, PANDORIA_SPACE_NONE);
  if ((level == 1 ? search->state->singles : search->state->double_tiles) == 0)
    return;
  options.acts = 1u << PANDORIA_ACT_PLACE_TILE;
  pandoria_options_tile (search->state, options.tile);
  if (level == 2 && pandoria_list_placements (&search->survey, &options, &tile, 1, &place, 1) > 0)
    {
      m->hexes[0] = place.hexes[0];
      m->hexes[1] = place.hexes[1];
      m->n_hexes = 2;
    }
  PANDORIA_FOREACH_SPACE (at, singles)
    {
      PandoriaHex hex = tile.hexes[0];

      hex.at = at;
      if (level == 1)
        pandoria_survey_lay (&search->survey, &hex, 1, FALSE, &layout);
      if (level != 1 || layout.worth <= most)
        continue;
      most = layout.worth;
      m->hexes[0] = hex;
      m->n_hexes = 1;
    }
  if (m->n_hexes > 0)
    pandoria_act_search_try (search);
}

void
pandoria_expert_fill_build (const PandoriaActSearch *search, const PandoriaCard *card, guint slot,
                            PandoriaBuild *build)
{
  *build = (PandoriaBuild){ .building = card->building,
                            .level = card->building_level,
                            .cost = card->building_cost,
                            .slot = (guint8) slot };
  build->with = pandoria_act_search_pick_payment (
      search, PANDORIA_COUNTER_WOOD,
      pandoria_state_building_cost (search->state, search->state->active, build->cost, slot));
}

static void
try_builds (PandoriaActSearch *search, const PandoriaCard *card, PandoriaBuild *build)
{
  const guint8 slots = card->building != PANDORIA_BUILDING_NONE
                           ? pandoria_options_build_slots (search->state, card->building)
                           : 0;

  for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
    if (slots >> slot & 1)
      {
        pandoria_expert_fill_build (search, card, slot, build);
        pandoria_act_search_try (search);
      }
  *build = (PandoriaBuild){ .building = PANDORIA_BUILDING_NONE, .with = -1 };
}

void
pandoria_expert_try_monuments (PandoriaActSearch *search, guint8 slots, PandoriaErect *monument)
{
  for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
    if (slots >> slot & 1)
      {
        *monument = (PandoriaErect){ .present = TRUE, .slot = (guint8) slot };
        monument->with = pandoria_act_search_pick_payment (
            search, PANDORIA_COUNTER_WOOD,
            pandoria_state_monument_cost (search->state, search->state->active, slot));
        pandoria_act_search_try (search);
      }
  *monument = (PandoriaErect){ .with = -1 };
}

/* A building that a spell allows uses another card of the hand. */
static void
try_members_built (PandoriaActSearch *search, gboolean both, PandoriaSpellMembers *m)
{
  const guint8 slots = pandoria_options_monument_slots (search->state);

  pandoria_expert_try_monuments (search, slots, &m->monument);
  for (guint i = 0; i < search->view->hand->n_cards; i++)
    {
      const PandoriaCard *card = &search->view->hand->cards[i];
      const guint8 free = pandoria_options_build_slots (search->state, card->building);

      if ((int) i == search->tried.card)
        continue;
      try_builds (search, card, &m->build);
      if (!both || free == 0 || slots == 0)
        continue;
      pandoria_expert_fill_build (search, card, (guint) g_bit_nth_lsf (free, -1), &m->build);
      m->monument_first = TRUE;
      pandoria_expert_try_monuments (search, slots, &m->monument);
      m->monument_first = FALSE;
      pandoria_expert_try_monuments (search, m->build.cost > 2 ? (guint8) (1u << m->build.slot) : 0,
                                     &m->monument);
      m->build = (PandoriaBuild){ .building = PANDORIA_BUILDING_NONE, .with = -1 };
    }
}

#define HAS_MEMBER(name) ((members & PANDORIA_MEMBER_##name) != 0)

static void
try_members (PandoriaActSearch *search, guint spell, guint level, PandoriaSpellMembers *m)
{
  const PandoriaSpellMembers none = *m;
  const guint members = pandoria_spell_get_members (spell);

  if (HAS_MEMBER (REGION))
    try_members_region (search, m);
  else if (HAS_MEMBER (AT))
    try_members_at (search, spell, m);
  else if (HAS_MEMBER (FIGURES))
    try_members_figures (search, spell, level, m);
  else if (HAS_MEMBER (MOVES))
    try_members_moves (search, spell, level, m);
  else if (HAS_MEMBER (HEXES))
    try_members_hexes (search, level, m);
  else if (HAS_MEMBER (FROM))
    try_members_from (search, m);
  else if (HAS_MEMBER (BUILD))
    try_members_built (search, HAS_MEMBER (FIRST), m);
  else if (HAS_MEMBER (RESOURCE))
    for (m->resource = 0; m->resource < PANDORIA_N_RESOURCES; m->resource++)
      pandoria_act_search_try (search);
  else
    pandoria_act_search_try (search);
  *m = none;
}

static void
try_spell (PandoriaActSearch *search, guint spell, guint level, guint cost)
{
  PandoriaAction *a = &search->tried.action;
  guint8 adoptable = pandoria_options_adopt (search->state);

  a->with = pandoria_act_search_pick_payment (
      search, PANDORIA_COUNTER_CRYSTAL,
      pandoria_state_spell_cost (search->state, search->state->active, cost));
  if ((pandoria_spell_get_members (spell) & PANDORIA_MEMBER_ADOPT) == 0)
    {
      try_members (search, spell, level, &a->members);
      return;
    }
  for (guint p = 0; p < search->state->n_players; p++)
    if (adoptable >> p & 1)
      {
        a->members.player = (gint8) p;
        try_members (search, search->state->players[p].top_spell.spell,
                     search->state->players[p].top_spell.level, &a->copy);
      }
}

/* --- cards and realms ----------------------------------------------------------------------- */

/* Halflings cast a card in the best way, and then build the same card or erect a monument (11). */
static void
try_halfling (PandoriaActSearch *search, const PandoriaCard *card, int index)
{
  PandoriaDecision cast = { .card = index }, *best = search->best;
  const gint32 worth = search->worth;

  search->best = &cast;
  search->worth = G_MININT32;
  try_spell (search, card->spell, card->level, card->cost);
  search->best = best;
  search->worth = worth;
  if (cast.action.kind != PANDORIA_ACT_CAST)
    return;
  search->tried = cast;
  search->tried.action.kind = PANDORIA_ACT_HALFLING;
  try_builds (search, card, &search->tried.action.build);
  pandoria_expert_try_monuments (search, pandoria_options_monument_slots (search->state),
                                 &search->tried.action.monument);
}

void
pandoria_expert_try_card (PandoriaActSearch *search, const PandoriaCard *card, int index)
{
  const PandoriaOptions *o = search->view->options;
  PandoriaAction *a = &search->tried.action;

  if (pandoria_options_has_act (o, PANDORIA_ACT_BUILD))
    {
      pandoria_act_search_begin (search, PANDORIA_ACT_BUILD);
      search->tried.card = index;
      try_builds (search, card, &a->build);
    }
  if (!pandoria_options_has_act (o, PANDORIA_ACT_CAST) || card->spell == PANDORIA_SPELL_NONE
      || pandoria_state_can_pay (search->state, search->state->active, PANDORIA_COUNTER_CRYSTAL)
             < pandoria_state_spell_cost (search->state, search->state->active, card->cost))
    return;
  pandoria_act_search_begin (search, PANDORIA_ACT_CAST);
  search->tried.card = index;
  a->spell = card->spell;
  a->level = card->level;
  a->cost = card->cost;
  try_spell (search, card->spell, card->level, card->cost);
  if (pandoria_options_has_act (o, PANDORIA_ACT_HALFLING))
    try_halfling (search, card, index);
}

/* Tries acts without a card, and those that use others' spells and buildings (11, 15, 16, 17). */
void
pandoria_expert_try_realm (PandoriaActSearch *search)
{
  const PandoriaState *s = search->state;
  const PandoriaOptions *o = search->view->options;
  PandoriaAction *a = &search->tried.action;

  pandoria_act_search_try_at (search, PANDORIA_ACT_GOLEM_FIGURE, o->golem_worker, FALSE);
  pandoria_act_search_try_at (search, PANDORIA_ACT_GOLEM_FIGURE, o->golem_leader, TRUE);
  pandoria_act_search_begin (search, PANDORIA_ACT_RECAST);
  if (pandoria_options_has_act (o, PANDORIA_ACT_RECAST))
    try_spell (search, s->players[s->active].top_spell.spell, s->players[s->active].top_spell.level,
               s->players[s->active].top_spell.cost + 1u);
  for (guint p = 0; p < s->n_players; p++)
    if (pandoria_options_has_act (o, PANDORIA_ACT_GOBLIN_CAST) && (o->goblin_cast >> p & 1))
      {
        pandoria_act_search_begin (search, PANDORIA_ACT_GOBLIN_CAST);
        a->player = (guint8) p;
        try_spell (search, s->players[p].top_spell.spell, s->players[p].top_spell.level,
                   MAX (1u, s->players[p].top_spell.cost) - 1);
      }
  for (guint i = 0; i < PANDORIA_ACT_SEARCH_SPACES;
       i++) /* relics, buildings, ships: a few, as many are alike */
    {
      pandoria_act_search_begin (search, PANDORIA_ACT_RELIC);
      if (pandoria_simulate_realm_act (s, o, search->view->rand, a))
        pandoria_act_search_try (search);
    }
}
