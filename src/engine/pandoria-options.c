/* Lists the possible choices, from the same sets that validation uses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#include <string.h>

static gboolean
has_act (const PandoriaOptions *o, PandoriaActKind kind)
{
  return (o->acts >> kind & 1) != 0;
}

static void
drop_act (PandoriaOptions *o, PandoriaActKind kind, gboolean possible)
{
  if (!possible)
    o->acts &= ~(1u << kind);
}

static void
list_placing (const PandoriaState *s, PandoriaOptions *o)
{
  guint32 possible = pandoria_placing_options (s, o);

  for (guint kind = PANDORIA_ACT_PLACE_TILE; kind <= PANDORIA_ACT_PLACE_SINGLE; kind++)
    drop_act (o, kind, (possible >> kind & 1) != 0);
  drop_act (o, PANDORIA_ACT_SKIP_PLACEMENT, possible == 0);
}

/* The placed spaces that are free and not in a closed region. */
static PandoriaSpaces
find_figure_places (const PandoriaState *s)
{
  PandoriaSpaces places = pandoria_spaces_minus (s->laid_at, pandoria_state_all_figures (s));
  PandoriaSpaces open = pandoria_spaces_around (pandoria_state_empty_plain (s)); /* in no closed region */
  PandoriaSpaces doubtful = pandoria_spaces_minus (pandoria_spaces_and (places, pandoria_state_all_terrain (s)), open);
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
  gboolean on_buildings = FALSE, prisoners = FALSE;

  if (pandoria_options_may_place (s, FALSE))
    o->worker = places;
  if (pandoria_options_may_place (s, TRUE))
    o->leader = places;
  o->take = pandoria_options_take (s);
  for (guint p = 0; p < s->n_players && pandoria_state_realm (s, s->active)->acts >> PANDORIA_ACT_GOBLIN_OCCUPY & 1;
       p++)
    for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
      if (s->players[p].slots[i].occupant == s->active)
        {
          o->take_slots[p] |= (guint8) (1u << i);
          on_buildings = TRUE;
        }
  if (has_act (o, PANDORIA_ACT_RANSOM))
    pandoria_hanbok_options (s, o);
  for (guint p = 0; p < s->n_players; p++)
    prisoners = prisoners || o->ransom_workers[p] > 0 || o->ransom_leader[p] > 0;
  drop_act (o, PANDORIA_ACT_PLACE_FIGURE,
            !pandoria_spaces_is_empty (o->worker) || !pandoria_spaces_is_empty (o->leader));
  drop_act (o, PANDORIA_ACT_TAKE_FIGURE, on_buildings || !pandoria_spaces_is_empty (o->take));
  drop_act (o, PANDORIA_ACT_RANSOM, prisoners);
}

/* Returns whether the active player has a slot without a monument. */
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
  const PandoriaPlayerState *me = &s->players[s->active];
  guint crystals = pandoria_state_can_pay (s, s->active, PANDORIA_COUNTER_CRYSTAL);
  gboolean can_cast = me->hand > 0 && (crystals > 0 || pandoria_state_is_family (s));

  if (can_cast)
    o->spells = pandoria_variant_spells (s->variant) & ~(1u << PANDORIA_SPELL_NONE);
  drop_act (o, PANDORIA_ACT_CAST, o->spells != 0);
  drop_act (o, PANDORIA_ACT_HALFLING, can_cast && has_open_slot (s)); /* Conjure can supply the wood */
  drop_act (o, PANDORIA_ACT_RECAST,
            has_act (o, PANDORIA_ACT_RECAST) && me->top_spell.spell != PANDORIA_SPELL_NONE
                && pandoria_state_spell_cost (s, s->active, me->top_spell.cost + 1u) <= crystals);
}

static void
list_buildings (const PandoriaState *s, PandoriaOptions *o)
{
  const PandoriaPlayerState *me = &s->players[s->active];
  guint wood = pandoria_state_can_pay (s, s->active, PANDORIA_COUNTER_WOOD);
  guint8 over = pandoria_options_monument_slots (s), any = 0;

  if (me->hand > 0 && wood > 0)
    pandoria_buildings_options (s, o->build_slots);
  for (guint b = 1; b < PANDORIA_N_BUILDINGS; b++)
    any |= o->build_slots[b];
  for (guint i = 0; over >> i != 0; i++)
    if ((over >> i & 1) && pandoria_state_monument_cost (s, s->active, i) <= wood)
      o->monument_slots |= (guint8) (1u << i);
  drop_act (o, PANDORIA_ACT_BUILD, any != 0);
  drop_act (o, PANDORIA_ACT_MONUMENT, o->monument_slots != 0);
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
  drop_act (o, PANDORIA_ACT_RIVER_SHIP,
            !pandoria_spaces_is_empty (o->ship_worker) || !pandoria_spaces_is_empty (o->ship_leader));
}

static void
list_card_acts (const PandoriaState *s, PandoriaOptions *o)
{
  gboolean occupy = FALSE;

  list_spells (s, o);
  if (has_act (o, PANDORIA_ACT_BUILD)) /* possible whenever monuments are */
    list_buildings (s, o);
  if (has_act (o, PANDORIA_ACT_RIVER_SHIP))
    list_ships (s, o);
  if (has_act (o, PANDORIA_ACT_RELIC))
    pandoria_artifacts_options (s, o->relics);
  if (has_act (o, PANDORIA_ACT_GOBLIN_CAST))
    pandoria_goblins_options (s, o);
  if (has_act (o, PANDORIA_ACT_GOLEM_FIGURE))
    pandoria_golems_options (s, o);
  for (guint p = 0; p < s->n_players; p++)
    occupy = occupy || o->goblin_occupy_worker[p] || o->goblin_occupy_leader[p];
  drop_act (o, PANDORIA_ACT_RELIC, (o->relics[0] | o->relics[1]) != 0);
  drop_act (o, PANDORIA_ACT_GOBLIN_CAST, o->goblin_cast != 0);
  drop_act (o, PANDORIA_ACT_GOBLIN_OCCUPY, occupy);
  drop_act (o, PANDORIA_ACT_GOLEM_FIGURE,
            !pandoria_spaces_is_empty (o->golem_worker) || !pandoria_spaces_is_empty (o->golem_leader));
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

/* Returns whether a purchase will be possible after the scoring (6.4). */
static gboolean
may_buy (const PandoriaState *s)
{
  gboolean allowed = s->purchase || pandoria_state_realm (s, s->active)->buys_always;

  for (guint i = 0; i < s->n_pending && !allowed; i++)
    for (guint p = 0; p < s->n_players && !allowed; p++)
      allowed = pandoria_state_strength (s, s->pending[i].spaces, p) > 0;
  return allowed && s->market > 0 && has_gold (s);
}

/* A resource that the scoring raises may no longer be poor. */
static guint8
find_poor_past_scoring (const PandoriaState *s)
{
  guint8 poor = pandoria_state_find_poor (s);
  PandoriaState scored;

  if (poor == 0 || s->n_pending == 0)
    return poor;
  scored = look_past_scoring (s);
  return pandoria_state_find_poor (&scored);
}

void
pandoria_state_get_options (const PandoriaState *state, PandoriaOptions *options)
{
  g_return_if_fail (state != NULL && options != NULL);

  memset (options, 0, sizeof *options);
  options->acts = pandoria_state_allowed_acts (state);
  if (state->step == PANDORIA_STEP_PLACE)
    list_placing (state, options);
  if (state->step == PANDORIA_STEP_FIGURE)
    list_figures (state, options);
  if (state->step == PANDORIA_STEP_FIGURE || state->step == PANDORIA_STEP_CARD)
    list_card_acts (state, options);
  drop_act (options, PANDORIA_ACT_BUY, has_act (options, PANDORIA_ACT_BUY) && may_buy (state));
  if (has_act (options, PANDORIA_ACT_ELF_MOVE))
    pandoria_elves_options (state, options);
  drop_act (options, PANDORIA_ACT_ELF_MOVE, !pandoria_spaces_is_empty (options->elf_from));
  if (has_act (options, PANDORIA_ACT_END_TURN))
    options->poorhouse = find_poor_past_scoring (state);
}
