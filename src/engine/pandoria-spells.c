/* The table of spells (6.3.1), casting, and the effects that do not involve figures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

/* An action without a spell is refused only after its payment, so that a missing payment is
 * reported first. */
static gboolean
cast_nothing (PandoriaWork *w, guint level G_GNUC_UNUSED,
              const PandoriaSpellMembers *m G_GNUC_UNUSED)
{
  return w->unpaid
         || pandoria_work_refuse (w, PANDORIA_ERROR_NO_SPELL, "6.3.1", PANDORIA_SPACE_NONE);
}

static gboolean
cast_acquire (PandoriaWork *w, guint level, const PandoriaSpellMembers *m G_GNUC_UNUSED)
{
  for (guint i = MIN (level, w->s->market); i > 0; i--)
    {
      pandoria_work_me (w)->hand++;
      pandoria_work_draw_market (w);
    }
  return TRUE;
}

static gboolean
cast_conjure (PandoriaWork *w, guint level, const PandoriaSpellMembers *m)
{
  int target = (int) MIN (level, pandoria_state_cap (w->s, w->me));
  PandoriaEvent *event;
  int before;

  if (m->resource < 0)
    return TRUE;
  before = pandoria_work_me (w)->counters[m->resource];
  if (before == target)
    return TRUE;
  event = pandoria_work_change (w, PANDORIA_EVENT_CONJURE, w->me, (PandoriaCounter) m->resource,
                                target - before);
  event->level = (guint8) level;
  event->before = before;
  return TRUE;
}

static gboolean
cast_construct (PandoriaWork *w, guint level G_GNUC_UNUSED, const PandoriaSpellMembers *m)
{
  if (m->build.building != PANDORIA_BUILDING_NONE)
    return pandoria_work_build (w, &m->build, 0, TRUE, FALSE);
  return !m->monument.present || pandoria_work_erect (w, &m->monument, 0, TRUE);
}

static gboolean
cast_master_builder (PandoriaWork *w, guint level G_GNUC_UNUSED, const PandoriaSpellMembers *m)
{
  if (m->monument_first && m->monument.present && !pandoria_work_erect (w, &m->monument, 0, FALSE))
    return FALSE;
  if (m->build.building != PANDORIA_BUILDING_NONE
      && !pandoria_work_build (w, &m->build, 0, FALSE, FALSE))
    return FALSE;
  return m->monument_first || !m->monument.present
         || pandoria_work_erect (w, &m->monument, 0, FALSE);
}

static gboolean
cast_enchanted_castle (PandoriaWork *w, guint level G_GNUC_UNUSED, const PandoriaSpellMembers *m)
{
  PandoriaSpace at = m->at >= 0 ? m->at : m->fortress;

  if (at < 0)
    return TRUE;
  if (m->at < 0 && !w->s->artifacts)
    return pandoria_work_refuse (w, PANDORIA_ERROR_WRONG_VARIANT, "16", at);
  if (!(m->at >= 0 ? pandoria_work_lay_castle (w, at, "6.1")
                   : pandoria_work_lay_fortress (w, at, "16")))
    return FALSE;
  if (m->no_figure)
    return TRUE;
  if (!pandoria_work_hold_figure (w, m->leader, "6.3.1"))
    return FALSE;
  pandoria_work_put (w, at, m->leader);
  return TRUE;
}

static gboolean
cast_terrain (PandoriaWork *w, guint level, const PandoriaSpellMembers *m)
{
  guint left = level == 1 ? w->s->singles : w->s->double_tiles;

  if (m->n_hexes == 0)
    return TRUE;
  if (m->artifacts > 0 && !w->s->artifacts)
    return pandoria_work_refuse (w, PANDORIA_ERROR_WRONG_VARIANT, "16", m->hexes[0].at);
  if (m->n_hexes != level)
    return pandoria_work_refuse (w, PANDORIA_ERROR_IMPOSSIBLE_VALUE, "6.3.1", m->hexes[0].at);
  if (left == 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_TILE, "6.3.1", PANDORIA_SPACE_NONE);
  if (!pandoria_work_lay_hexes (w, m->hexes, m->n_hexes, m->artifacts, "6.1"))
    return FALSE;
  if (level == 1)
    w->s->singles--;
  else
    w->s->double_tiles--;
  return TRUE;
}

static PandoriaSpellEffect cast_adopt;

#define HAS(member) PANDORIA_MEMBER_##member

/* One row for each spell: its levels, the members of its action, and its effect. */
static const struct
{
  const char *key;
  guint8 levels[4]; /* 0 ends the list */
  guint members;    /* bits of PandoriaMember */
  PandoriaSpellEffect *effect;
  PandoriaSpaces (*places) (const PandoriaState *state); /* the spaces for its figures */
  gboolean in_family;     /* in the family version with spells (14 b) */
  gboolean ship_discount; /* the ship's discount lowers the cost (15) */
} spell_rows[] = {
  [PANDORIA_SPELL_NONE] = {
    .effect = cast_nothing, .in_family = TRUE,
  },
  [PANDORIA_SPELL_ACQUIRE] = {
    "acquire", { 1, 2 },
    .effect = cast_acquire,
  },
  [PANDORIA_SPELL_ADOPT] = {
    "adopt", .members = HAS (ADOPT),
    .effect = cast_adopt,
  },
  [PANDORIA_SPELL_ASTRAL_SHIP] = {
    "astral-ship", .members = HAS (AT) | HAS (LEADER),
    .effect = pandoria_cast_astral_ship, .places = pandoria_options_ships, .in_family = TRUE, .ship_discount = TRUE,
  },
  [PANDORIA_SPELL_CLONE] = {
    "clone", { 1, 2 }, .members = HAS (FIGURES),
    .effect = pandoria_cast_clone, .places = pandoria_options_clone, .in_family = TRUE,
  },
  [PANDORIA_SPELL_CONJURE] = {
    "conjure", { 6, 8, 10 }, .members = HAS (RESOURCE),
    .effect = cast_conjure,
  },
  [PANDORIA_SPELL_CONSTRUCT] = {
    "construct", .members = HAS (BUILD) | HAS (MONUMENT),
    .effect = cast_construct,
  },
  [PANDORIA_SPELL_ENCHANTED_CASTLE] = {
    "enchanted-castle", .members = HAS (AT) | HAS (FORTRESS) | HAS (LEADER) | HAS (FIGURE),
    .effect = cast_enchanted_castle, .places = pandoria_options_single, .in_family = TRUE,
  },
  [PANDORIA_SPELL_FLEE] = {
    "flee", .members = HAS (FROM),
    .effect = pandoria_cast_flee,
  },
  [PANDORIA_SPELL_MASTER_BUILDER] = {
    "master-builder", .members = HAS (BUILD) | HAS (MONUMENT) | HAS (FIRST),
    .effect = cast_master_builder,
  },
  [PANDORIA_SPELL_MUSTER] = {
    "muster", { 1, 2 }, .members = HAS (FIGURES),
    .effect = pandoria_cast_muster, .places = pandoria_options_free_terrain, .in_family = TRUE,
  },
  [PANDORIA_SPELL_RAGE] = {
    "rage", { 2, 3 }, .members = HAS (AT) | HAS (REGION),
    .effect = pandoria_cast_rage, .in_family = TRUE,
  },
  [PANDORIA_SPELL_TELEPORT] = {
    "teleport", { 1, 2 }, .members = HAS (MOVES),
    .effect = pandoria_cast_teleport, .places = pandoria_options_free_terrain, .in_family = TRUE,
  },
  [PANDORIA_SPELL_TERRAIN] = {
    "terrain", { 1, 2 }, .members = HAS (HEXES),
    .effect = cast_terrain, .in_family = TRUE,
  },
};
G_STATIC_ASSERT (G_N_ELEMENTS (spell_rows) == PANDORIA_N_SPELLS);

const char *
pandoria_spell_key (PandoriaSpell spell)
{
  g_return_val_if_fail ((guint) spell < PANDORIA_N_SPELLS, NULL);
  return spell_rows[spell].key;
}

int
pandoria_spell_from_key (const char *key)
{
  return pandoria_key_find (&spell_rows[0].key, sizeof spell_rows[0], PANDORIA_N_SPELLS, key);
}

const guint8 *
pandoria_spell_levels (PandoriaSpell spell)
{
  g_return_val_if_fail ((guint) spell < PANDORIA_N_SPELLS, NULL);
  return spell_rows[spell].levels;
}

gboolean
pandoria_spell_has_level (PandoriaSpell spell, guint level)
{
  g_return_val_if_fail ((guint) spell < PANDORIA_N_SPELLS, FALSE);
  return pandoria_level_find (spell_rows[spell].levels, level) >= 0;
}

guint
pandoria_spell_get_members (PandoriaSpell spell)
{
  g_return_val_if_fail ((guint) spell < PANDORIA_N_SPELLS, 0);
  return spell_rows[spell].members;
}

PandoriaSpaces
pandoria_options_spell (const PandoriaState *state, PandoriaSpell spell)
{
  g_return_val_if_fail ((guint) spell < PANDORIA_N_SPELLS, pandoria_spaces_empty ());
  return spell_rows[spell].places != NULL ? spell_rows[spell].places (state)
                                          : pandoria_spaces_empty ();
}

guint32
pandoria_variant_spells (guint variant)
{
  guint32 spells = 0;

  if (variant == PANDORIA_VARIANT_REGULAR || variant == PANDORIA_VARIANT_BEGINNER)
    return (1u << PANDORIA_N_SPELLS) - 1;
  for (guint spell = 0; variant == PANDORIA_VARIANT_FAMILY_SPELLS && spell < PANDORIA_N_SPELLS;
       spell++)
    spells |= spell_rows[spell].in_family ? 1u << spell : 0;
  return spells;
}

gboolean
pandoria_variant_has_spell (guint variant, PandoriaSpell spell)
{
  return (pandoria_variant_spells (variant) >> spell & 1) != 0;
}

guint8
pandoria_options_adopt (const PandoriaState *state)
{
  guint8 players = 0;

  for (guint i = 0; i < state->n_players; i++)
    if (i != state->active && state->players[i].top_spell.spell != PANDORIA_SPELL_NONE
        && state->players[i].top_spell.spell != PANDORIA_SPELL_ADOPT)
      players |= (guint8) (1u << i);
  return players;
}

static gboolean
cast_adopt (PandoriaWork *w, guint level G_GNUC_UNUSED, const PandoriaSpellMembers *m)
{
  const PandoriaTopSpell *top;

  if (m->player < 0)
    return TRUE;
  if ((pandoria_options_adopt (w->s) & 1u << m->player) == 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_SPELL, "6.3.1", PANDORIA_SPACE_NONE);
  top = &w->s->players[m->player].top_spell;
  return spell_rows[top->spell].effect (w, top->level, &w->a->copy);
}

static guint8
get_discount (const PandoriaState *s, guint spell, PandoriaSpace at)
{
  const gboolean is_cheaper = spell_rows[spell].ship_discount && s->side == PANDORIA_SIDE_B;
  const int ship = is_cheaper ? pandoria_state_ship_at (s, at) : -1;

  return ship >= 0 ? s->ships[ship].discount : 0;
}

gboolean
pandoria_options_may_recast (const PandoriaState *s, guint player, int extra)
{
  const PandoriaTopSpell *top = &s->players[player].top_spell;
  const gboolean may_place
      = pandoria_options_may_place (s, FALSE) || pandoria_options_may_place (s, TRUE);
  const gboolean may_board = spell_rows[top->spell].ship_discount && may_place;
  guint8 discount = 0;
  PandoriaSpace at;

  PANDORIA_FOREACH_SPACE (at, may_board ? pandoria_options_ships (s) : pandoria_spaces_empty ())
    discount = MAX (discount, get_discount (s, top->spell, at));
  return top->spell != PANDORIA_SPELL_NONE
         && pandoria_state_spell_cost (s, s->active, (guint) MAX (0, top->cost + extra - discount))
                <= pandoria_state_can_pay (s, s->active, PANDORIA_COUNTER_CRYSTAL);
}

gboolean
pandoria_work_cast (PandoriaWork *w, const PandoriaCast *cast, const PandoriaSpellMembers *members)
{
  PandoriaCast paid = *cast;

  paid.ship = get_discount (w->s, cast->spell, members->at);
  if (!pandoria_state_is_family (w->s))
    pandoria_work_pay_spell (w, &paid, "6.3.1");
  return spell_rows[cast->spell].effect (w, cast->level, members);
}

gboolean
pandoria_work_cast_card (PandoriaWork *w, int extra)
{
  PandoriaCast cast = { w->a->spell, w->a->level, w->a->cost, .extra = extra };
  PandoriaTopSpell *top = &pandoria_work_me (w)->top_spell;

  if (pandoria_work_me (w)->hand == 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_CARD, "6.3", PANDORIA_SPACE_NONE);
  pandoria_work_me (w)->hand--;
  if (!pandoria_work_cast (w, &cast, &w->a->members))
    return FALSE;
  if (pandoria_state_is_family (w->s))
    return TRUE;
  top->spell = w->a->spell;
  top->level = w->a->level;
  top->cost = w->a->cost;
  return TRUE;
}

gboolean
pandoria_act_cast (PandoriaWork *w)
{
  if (!pandoria_work_cast_card (w, 0))
    return FALSE;
  w->s->step = PANDORIA_STEP_SCORE;
  w->s->extra_cast = FALSE;
  return TRUE;
}
