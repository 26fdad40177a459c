/* Explains why an act is impossible now, with any choices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/* The acts that “Something else” offers. */
static const guint8 other_acts[] = {
  PANDORIA_ACT_RELIC,       PANDORIA_ACT_RECAST,        PANDORIA_ACT_HALFLING,   PANDORIA_ACT_RANSOM,
  PANDORIA_ACT_GOBLIN_CAST, PANDORIA_ACT_GOBLIN_OCCUPY, PANDORIA_ACT_RIVER_SHIP,
};

static gboolean
is_other_possible (const PandoriaOptions *options)
{
  for (gsize i = 0; i < G_N_ELEMENTS (other_acts); i++)
    if ((options->acts >> other_acts[i] & 1) != 0)
      return TRUE;
  return FALSE;
}

static guint8
get_first_slot (guint8 slots)
{
  return slots != 0 ? (guint8) g_bit_nth_lsf (slots, -1) : 0;
}

/* Returns: the slot in which a monument costs least. */
static guint8
find_cheapest_slot (const PandoriaState *state)
{
  guint8 slots = pandoria_options_monument_slots (state), best = get_first_slot (slots);

  for (guint8 i = 0; slots >> i != 0; i++)
    if ((slots >> i & 1) != 0
        && pandoria_state_monument_cost (state, state->active, i)
               < pandoria_state_monument_cost (state, state->active, best))
      best = i;
  return best;
}

/* Flee has the fewest requirements, but the family variant with spells lacks it. */
static PandoriaSpell
probe_spell (const PandoriaState *state)
{
  if (pandoria_variant_has_spell (state->variant, PANDORIA_SPELL_FLEE))
    return PANDORIA_SPELL_FLEE;
  for (guint spell = 1; spell < PANDORIA_N_SPELLS; spell++)
    if (pandoria_variant_has_spell (state->variant, (PandoriaSpell) spell)
        && *pandoria_spell_levels ((PandoriaSpell) spell) == 0)
      return (PandoriaSpell) spell;
  return PANDORIA_SPELL_FLEE;
}

/* Chooses the cheapest possible building. If even that is refused, the reason applies to all. */
static void
probe_building (const PandoriaState *state, PandoriaBuild *build)
{
  *build = (PandoriaBuild){ .building = PANDORIA_BUILDING_STATUE, .cost = 1, .with = -1 };
  for (guint building = 1; building < PANDORIA_N_BUILDINGS; building++)
    {
      guint8 slots = pandoria_options_build_slots (state, building);

      if (slots == 0 || *pandoria_building_levels (building) != 0)
        continue;
      build->building = (guint8) building;
      build->slot = get_first_slot (slots);
      return;
    }
}

/* Ransoms one worker from a Hanbok player. */
static void
probe_ransom (const PandoriaState *state, PandoriaAction *action)
{
  for (guint8 i = 0; i < state->n_players; i++)
    if (i != state->active && pandoria_state_takes_prisoners (state, i))
      action->player = i;
  action->workers = 1;
  action->n_pay = 1;
}

/* Fills @action, an impossible act, with the choices that give the mildest refusal. */
static void
probe (const PandoriaState *state, PandoriaActKind kind, gboolean leader, PandoriaAction *action)
{
  PandoriaSpace laid = pandoria_spaces_first (state->laid_at);

  pandoria_action_init (action, kind);
  action->leader = (guint8) leader;
  action->at = action->from = action->to = laid != PANDORIA_SPACE_NONE ? laid : 0;
  action->take = (PandoriaPlaceRef){ .at = action->at, .player = PANDORIA_NOBODY };
  action->cost = 1;
  if (kind == PANDORIA_ACT_CAST)
    action->spell = (guint8) probe_spell (state);
  if (kind == PANDORIA_ACT_BUILD)
    probe_building (state, &action->build);
  if (kind == PANDORIA_ACT_MONUMENT)
    action->monument = (PandoriaErect){ .present = TRUE, .with = -1, .slot = find_cheapest_slot (state) };
  if (kind == PANDORIA_ACT_RANSOM)
    probe_ransom (state, action);
}

/* The reason must not name the space of the probe, because the user has not chosen it. */
static char *
describe_missing_figure (PandoriaActKind kind, const char *rule)
{
  if (kind == PANDORIA_ACT_TAKE_FIGURE)
    /* Translators: no figure; %s is a section of the rules */
    return g_strdup_printf (_ ("You have no figure on the board (rule %s)."), rule);
  if (kind == PANDORIA_ACT_RANSOM)
    /* Translators: no prisoner; %s is a section of the rules */
    return g_strdup_printf (_ ("There is nobody to ransom (rule %s)."), rule);
  /* Translators: no figure; %s is a section of the rules */
  return g_strdup_printf (_ ("You have no figure in the reserve (rule %s)."), rule);
}

/* Returns: the step of an act: the last that allows it, but figures come before cards. */
static PandoriaStep
get_step (PandoriaActKind kind)
{
  return kind == PANDORIA_ACT_GOLEM_FIGURE ? PANDORIA_STEP_FIGURE : pandoria_act_last_step (kind);
}

static char *
describe_wrong_step (const PandoriaState *state, PandoriaActKind kind, const char *rule)
{
  const char *now = pandoria_text_step ((PandoriaStep) state->step);

  if (get_step (kind) > state->step)
    /* Translators: an act that belongs to a later step; the step that the turn is at, a section of the rules */
    return g_strdup_printf (_ ("Too early this turn: the step is “%s” (rule %s)."), now, rule);
  /* Translators: an act that belongs to an earlier step; the step that the turn is at, a section of the rules */
  return g_strdup_printf (_ ("Too late this turn: the step is “%s” (rule %s)."), now, rule);
}

/* Returns: whether the turn has already used up such acts, or its regions are scored. */
static gboolean
is_done (PandoriaGame *game, PandoriaActKind kind)
{
  if (kind == PANDORIA_ACT_PLACE_FIGURE)
    return pandoria_text_has_placed_figure (game);
  return get_step (kind) == PANDORIA_STEP_CARD
         && (pandoria_text_has_played_card (game) || pandoria_game_get_state (game)->scored);
}

gboolean
pandoria_act_is_possible (PandoriaGame *game, PandoriaActKind kind, gboolean leader)
{
  const PandoriaOptions *options;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && kind < PANDORIA_N_ACTS, FALSE);
  options = pandoria_game_get_options (game);
  if (kind == PANDORIA_ACT_PLACE_FIGURE)
    return !pandoria_spaces_is_empty (leader ? options->leader : options->worker);
  if (kind == PANDORIA_ACT_RELIC)
    return is_other_possible (options);
  return (options->acts >> kind & 1) != 0;
}

char *
pandoria_act_reason (PandoriaGame *game, PandoriaActKind kind, gboolean leader, const char **rule)
{
  g_autoptr (GError) error = NULL;
  const char *section;
  PandoriaAction action;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && kind < PANDORIA_N_ACTS, NULL);
  if (pandoria_act_is_possible (game, kind, leader))
    return NULL;
  probe (pandoria_game_get_state (game), kind, leader, &action);
  if (pandoria_game_preview (game, &action, NULL, NULL, &error))
    return g_strdup (_ ("It cannot be done now."));
  if (error->domain != PANDORIA_ERROR)
    return pandoria_text_error (error);
  section = pandoria_error_get_rule (error);
  if (rule != NULL)
    *rule = section;
  if (error->code == PANDORIA_ERROR_NO_FIGURE)
    return describe_missing_figure (kind, section);
  /* The cost of the probe is not the cost of the user's card. */
  if (error->code == PANDORIA_ERROR_CANNOT_PAY && kind != PANDORIA_ACT_MONUMENT)
    return pandoria_text_error (error);
  if (error->code == PANDORIA_ERROR_WRONG_STEP && !is_done (game, kind))
    return describe_wrong_step (pandoria_game_get_state (game), kind, section);
  return pandoria_text_refusal (game, &action, error, rule);
}
