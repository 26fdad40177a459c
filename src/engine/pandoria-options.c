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

void
pandoria_options_list_figures (const PandoriaState *s, PandoriaOptions *o)
{
  PandoriaSpaces places = find_figure_places (s);

  if (pandoria_options_may_place (s, FALSE))
    o->worker = places;
  if (pandoria_options_may_place (s, TRUE))
    o->leader = places;
}

void
pandoria_options_list_takings (const PandoriaState *s, PandoriaOptions *o)
{
  o->take = pandoria_options_take (s);
  for (guint p = 0;
       p < s->n_players && !pandoria_act_is_foreign (s, s->active, PANDORIA_ACT_GOBLIN_OCCUPY); p++)
    for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
      if (s->players[p].slots[i].occupant == s->active)
        o->take_slots[p] |= (guint8) (1u << i);
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

void
pandoria_options_list_spells (const PandoriaState *s, PandoriaOptions *o)
{
  if (s->players[s->active].hand > 0
      && (pandoria_state_is_family (s)
          || pandoria_state_can_pay (s, s->active, PANDORIA_COUNTER_CRYSTAL) > 0))
    o->spells = pandoria_variant_spells (s->variant) & ~(1u << PANDORIA_SPELL_NONE);
}

void
pandoria_options_list_halfling (const PandoriaState *s, PandoriaOptions *o)
{
  drop_act (o, PANDORIA_ACT_HALFLING,
            o->spells != 0 && has_open_slot (s)); /* Conjure can supply the wood */
}

void
pandoria_options_list_recast (const PandoriaState *s, PandoriaOptions *o)
{
  drop_act (o, PANDORIA_ACT_RECAST, pandoria_options_may_recast (s, s->active, 1));
}

/* Buildings are possible whenever monuments are. */
void
pandoria_options_list_buildings (const PandoriaState *s, PandoriaOptions *o)
{
  guint wood = pandoria_state_can_pay (s, s->active, PANDORIA_COUNTER_WOOD);
  guint8 over = pandoria_options_monument_slots (s);

  if (s->players[s->active].hand > 0 && wood > 0)
    pandoria_buildings_options (s, o->build_slots);
  for (guint i = 0; over >> i != 0; i++)
    if ((over >> i & 1) && pandoria_state_monument_cost (s, s->active, i) <= wood)
      o->monument_slots |= (guint8) (1u << i);
}

void
pandoria_options_list_ships (const PandoriaState *s, PandoriaOptions *o)
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
void
pandoria_options_list_purchase (const PandoriaState *s, PandoriaOptions *o)
{
  gboolean allowed = s->purchase || pandoria_state_realm (s, s->active)->buys_always;

  for (guint i = 0; i < s->n_pending && !allowed; i++)
    for (guint p = 0; p < s->n_players && !allowed; p++)
      allowed = pandoria_state_strength (s, s->pending[i].spaces, p) > 0;
  drop_act (o, PANDORIA_ACT_BUY, allowed && s->market > 0 && has_gold (s));
}

/* A resource that the scoring raises may no longer be poor. */
void
pandoria_options_list_poorhouse (const PandoriaState *s, PandoriaOptions *o)
{
  PandoriaState scored;

  o->poorhouse = pandoria_state_find_poor (s);
  if (o->poorhouse == 0 || s->n_pending == 0)
    return;
  scored = look_past_scoring (s);
  o->poorhouse = pandoria_state_find_poor (&scored);
}

static inline gboolean
is_empty (const PandoriaOptions *o, const PandoriaOptionRow *row)
{
  static const guint8 nothing[sizeof o->tile];
  gconstpointer option = (const guint8 *) o + row->offset;

  G_STATIC_ASSERT (sizeof o->tile >= sizeof o->build_slots);
  return row->kind == PANDORIA_OPTION_SPACES
             ? pandoria_spaces_is_empty (*(const PandoriaSpaces *) option)
             : memcmp (option, nothing, row->size) == 0;
}

guint32
pandoria_options_find_empty (const PandoriaOptions *o, guint32 acts)
{
  guint32 empty = 0;

#pragma GCC unroll 32 /* makes all offsets constants, which takes far fewer instructions */
  for (guint i = 0; i < PANDORIA_N_OPTIONS; i++)
    {
      const guint32 act = 1u << pandoria_option_rows[i].act;

      if ((acts & act) == 0)
        continue;
      if (is_empty (o, &pandoria_option_rows[i]))
        empty |= act;
      else
        acts &= ~act;
    }
  return empty & acts;
}

void
pandoria_state_get_options (const PandoriaState *state, PandoriaOptions *options)
{
  g_return_if_fail (state != NULL && options != NULL);

  memset (options, 0, sizeof *options);
  options->acts = pandoria_state_allowed_acts (state);
  for (guint32 acts = options->acts; acts != 0; acts &= acts - 1)
    if (pandoria_act_lists[__builtin_ctz (acts)] != NULL)
      pandoria_act_lists[__builtin_ctz (acts)](state, options);
  options->acts
      &= ~pandoria_options_find_empty (options, options->acts & ~(1u << PANDORIA_ACT_END_TURN));
  if (state->step == PANDORIA_STEP_PLACE)
    drop_act (options, PANDORIA_ACT_SKIP_PLACEMENT, (options->acts & PANDORIA_PLACING_ACTS) == 0);
}
