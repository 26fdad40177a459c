/* Lists the possible choices, from the same sets that validation uses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#include <string.h>

static void
drop_act (PandoriaOptions *o, PandoriaActKind kind, gboolean possible)
{
  if (!possible)
    o->acts &= ~(1u << kind);
}

/* The placed spaces that are free and not in a closed region. */
static PandoriaSpaces
find_figure_places (const PandoriaState *s)
{
  PandoriaSpaces places = pandoria_spaces_minus (s->laid_at, pandoria_state_all_figures (s));
  PandoriaSpaces open
      = pandoria_spaces_around (pandoria_state_empty_plain (s)); /* in no closed region */
  PandoriaSpaces doubtful
      = pandoria_spaces_minus (pandoria_spaces_and (places, pandoria_state_all_terrain (s)), open);
  PandoriaSpace at;

  PANDORIA_FOREACH_SPACE (at, doubtful)
    {
      if (pandoria_state_is_closed (s, at))
        pandoria_spaces_remove (&places, at);
    }
  return places;
}

static void
list_figures (const PandoriaState *s, PandoriaOptions *o)
{
  PandoriaSpaces places = find_figure_places (s);

  if (pandoria_options_may_place (s, FALSE))
    o->worker = places;
  if (pandoria_options_may_place (s, TRUE))
    o->leader = places;
}

static void
list_takings (const PandoriaState *s, PandoriaOptions *o)
{
  o->take = pandoria_options_take (s);
  for (guint p = 0;
       p < s->n_players && !pandoria_act_is_foreign (s, s->active, PANDORIA_ACT_GOBLIN_OCCUPY); p++)
    for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
      if (s->players[p].slots[i].occupant == s->active)
        o->take_slots[p] |= (guint8) (1u << i);
}

/* Returns: whether the active player has a slot without a monument. */
static gboolean
has_open_slot (const PandoriaState *s)
{
  gboolean open = FALSE;

  for (guint i = 0; i < pandoria_state_n_slots (s, s->active); i++)
    open = open || !s->players[s->active].slots[i].has_monument;
  return open;
}

static void
list_spells (const PandoriaState *s, PandoriaOptions *o)
{
  if (s->players[s->active].hand > 0
      && (pandoria_state_is_family (s)
          || pandoria_state_can_pay (s, s->active, PANDORIA_COUNTER_CRYSTAL) > 0))
    o->spells = pandoria_variant_spells (s->variant) & ~(1u << PANDORIA_SPELL_NONE);
}

static void
list_halfling (const PandoriaState *s, PandoriaOptions *o)
{
  drop_act (o, PANDORIA_ACT_HALFLING,
            o->spells != 0 && has_open_slot (s)); /* Conjure can supply the wood */
}

static void
list_recast (const PandoriaState *s, PandoriaOptions *o)
{
  drop_act (o, PANDORIA_ACT_RECAST, pandoria_options_may_recast (s, s->active, 1));
}

/* Buildings are possible whenever monuments are. */
static void
list_buildings (const PandoriaState *s, PandoriaOptions *o)
{
  guint wood = pandoria_state_can_pay (s, s->active, PANDORIA_COUNTER_WOOD);
  guint8 over = pandoria_options_monument_slots (s);

  if (s->players[s->active].hand > 0 && wood > 0)
    pandoria_buildings_options (s, o->build_slots);
  for (guint i = 0; over >> i != 0; i++)
    if ((over >> i & 1) && pandoria_state_monument_cost (s, s->active, i) <= wood)
      o->monument_slots |= (guint8) (1u << i);
}

static void
list_ships (const PandoriaState *s, PandoriaOptions *o)
{
  guint crystals = pandoria_state_can_pay (s, s->active, PANDORIA_COUNTER_CRYSTAL);
  PandoriaSpaces ships = pandoria_options_ships (s);
  PandoriaSpaces affordable = pandoria_spaces_empty ();
  PandoriaSpace at;

  PANDORIA_FOREACH_SPACE (at, ships)
    {
      guint discount = s->ships[pandoria_state_ship_at (s, at)].discount;

      if (pandoria_state_spell_cost (s, s->active, 8u - MIN (discount, 8u)) <= crystals)
        pandoria_spaces_add (&affordable, at);
    }
  if (pandoria_options_may_place (s, FALSE))
    o->ship_worker = affordable;
  if (pandoria_options_may_place (s, TRUE))
    o->ship_leader = affordable;
}

/* Returns @s as acts that score first find it (6.4). */
static PandoriaState
look_past_scoring (const PandoriaState *s)
{
  PandoriaState scored = *s;
  PandoriaEvents unwanted;
  PandoriaWork w = { .s = &scored, .events = &unwanted, .me = s->active };

  unwanted.n = 0;
  pandoria_work_score (&w);
  return scored;
}

/* Gold may come from the scoring itself. */
static gboolean
has_gold (const PandoriaState *s)
{
  guint gold = pandoria_state_can_pay (s, s->active, PANDORIA_COUNTER_GOLD);
  PandoriaState scored;

  if (gold > 0 || s->n_pending == 0)
    return gold > 0;
  scored = look_past_scoring (s);
  return pandoria_state_can_pay (&scored, s->active, PANDORIA_COUNTER_GOLD) > 0;
}

/* A purchase may become possible by the scoring (6.4). */
static void
list_purchase (const PandoriaState *s, PandoriaOptions *o)
{
  gboolean allowed = s->purchase || pandoria_state_realm (s, s->active)->buys_always;

  for (guint i = 0; i < s->n_pending && !allowed; i++)
    for (guint p = 0; p < s->n_players && !allowed; p++)
      allowed = pandoria_state_strength (s, s->pending[i].spaces, p) > 0;
  drop_act (o, PANDORIA_ACT_BUY, allowed && s->market > 0 && has_gold (s));
}

/* A resource that the scoring raises may no longer be poor. */
static void
list_poorhouse (const PandoriaState *s, PandoriaOptions *o)
{
  PandoriaState scored;

  o->poorhouse = pandoria_state_find_poor (s);
  if (o->poorhouse == 0 || s->n_pending == 0)
    return;
  scored = look_past_scoring (s);
  o->poorhouse = pandoria_state_find_poor (&scored);
}

/* The functions that list the choices of an act. An act without one has no choices. */
static PandoriaActList *const act_lists[PANDORIA_N_ACTS] = {
  [PANDORIA_ACT_PLACE_TILE] = pandoria_placing_options,
  [PANDORIA_ACT_PLACE_FIGURE] = list_figures,
  [PANDORIA_ACT_TAKE_FIGURE] = list_takings,
  [PANDORIA_ACT_RANSOM] = pandoria_hanbok_options,
  [PANDORIA_ACT_GOLEM_FIGURE] = pandoria_golems_options,
  [PANDORIA_ACT_CAST] = list_spells,
  [PANDORIA_ACT_BUILD] = list_buildings,
  [PANDORIA_ACT_RECAST] = list_recast,
  [PANDORIA_ACT_HALFLING] = list_halfling,
  [PANDORIA_ACT_GOBLIN_CAST] = pandoria_goblins_options,
  [PANDORIA_ACT_RIVER_SHIP] = list_ships,
  [PANDORIA_ACT_RELIC] = pandoria_artifacts_options,
  [PANDORIA_ACT_BUY] = list_purchase,
  [PANDORIA_ACT_ELF_MOVE] = pandoria_elves_options,
  [PANDORIA_ACT_END_TURN] = list_poorhouse,
};

#define PLACING_ACTS \
  (ACT (PLACE_TILE) | ACT (PLACE_CASTLE) | ACT (PLACE_FORTRESS) | ACT (PLACE_SINGLE))

void
pandoria_state_get_options (const PandoriaState *state, PandoriaOptions *options)
{
  g_return_if_fail (state != NULL && options != NULL);

  memset (options, 0, sizeof *options);
  options->acts = pandoria_state_allowed_acts (state);
  for (guint32 acts = options->acts; acts != 0; acts &= acts - 1)
    if (act_lists[__builtin_ctz (acts)] != NULL)
      act_lists[__builtin_ctz (acts)](state, options);
  options->acts
      &= ~pandoria_options_find_empty (options, options->acts & ~(1u << PANDORIA_ACT_END_TURN));
  if (state->step == PANDORIA_STEP_PLACE)
    drop_act (options, PANDORIA_ACT_SKIP_PLACEMENT, (options->acts & PLACING_ACTS) == 0);
}
