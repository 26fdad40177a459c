/* Refusals with details from the game in addition to their code: the slot, the space, the acts of the turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/* Returns: whether this is an act of the third step (6.3), of which a turn has one. */
static gboolean
is_card_act (guint kind)
{
  switch (kind)
    {
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_BUILD:
    case PANDORIA_ACT_MONUMENT:
    case PANDORIA_ACT_HALFLING:
    case PANDORIA_ACT_RECAST:
    case PANDORIA_ACT_GOBLIN_CAST:
    case PANDORIA_ACT_GOBLIN_OCCUPY:
    case PANDORIA_ACT_RIVER_SHIP:
    case PANDORIA_ACT_RELIC: return TRUE;
    default: return FALSE;
    }
}

static gboolean
is_figure_act (guint kind)
{
  return kind == PANDORIA_ACT_PLACE_FIGURE;
}

/* Returns: whether one of the acts for which @is_it is true was done in the present turn. */
static gboolean
has_done (PandoriaGame *game, gboolean (*is_it) (guint kind))
{
  PandoriaRecord *record = pandoria_game_get_record (game);

  for (guint n = pandoria_game_get_position (game); n > 0; n--)
    {
      guint kind = pandoria_record_get_action (record, n - 1)->kind;

      if (kind == PANDORIA_ACT_END_TURN)
        return FALSE;
      if (is_it (kind))
        return TRUE;
    }
  return FALSE;
}

gboolean
pandoria_text_has_played_card (PandoriaGame *game)
{
  return has_done (game, is_card_act);
}

gboolean
pandoria_text_has_placed_figure (PandoriaGame *game)
{
  return has_done (game, is_figure_act);
}

/* Returns: the slot of the monument or building in @action. */
static guint
find_slot (const PandoriaAction *action, gboolean *is_monument)
{
  const PandoriaErect *erect = action->kind == PANDORIA_ACT_CAST ? &action->members.monument : &action->monument;
  const PandoriaBuild *build = action->kind == PANDORIA_ACT_CAST ? &action->members.build : &action->build;

  *is_monument = erect->present;
  return erect->present ? erect->slot : build->slot;
}

/* Returns: (nullable): a sentence about the slot, without its end. */
static char *
explain_slot (const PandoriaState *state, const PandoriaAction *action)
{
  gboolean is_monument;
  guint slot = find_slot (action, &is_monument);
  const PandoriaSlot *there = &state->players[state->active].slots[MIN (slot, PANDORIA_MAX_SLOTS - 1)];

  if (there->has_monument)
    return g_strdup (_ ("A monument is never covered"));
  if (is_monument && there->building == PANDORIA_BUILDING_NONE)
    return g_strdup (_ ("A monument must be erected over a building"));
  return NULL;
}

/* Returns: (nullable): the same about the space. */
static char *
explain_space (const PandoriaState *state, PandoriaSpace space)
{
  if (space == PANDORIA_SPACE_NONE || !pandoria_spaces_has (&state->lakes, space))
    return NULL;
  /* Translators: %s is a space of the board */
  return g_strdup_printf (_ ("%s is a lake"), pandoria_space_name (space));
}

/* Returns: (nullable): the same about the cost. */
static char *
explain_cost (PandoriaGame *game, const GError *error)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  guint counter, cost = pandoria_error_get_cost (error, &counter);
  g_autofree char *amount = NULL;
  int has;

  if (cost == 0)
    return NULL;
  has = state->players[state->active].counters[counter];
  if (has >= (int) cost) /* another payment comes first */
    return NULL;
  amount = pandoria_text_amount (counter, (int) cost);
  /* Translators: the cost of an act, who cannot pay it, and how much there is: “It costs 8 wood, and Marta has 6” */
  return g_strdup_printf (state->n_pending > 0 ? _ ("It costs %1$s, and %2$s has %3$d; scoring comes after cards")
                                               : _ ("It costs %1$s, and %2$s has %3$d"),
                          amount, pandoria_record_get_player_name (pandoria_game_get_record (game), state->active),
                          has);
}

/* Returns: (nullable): the same about an earlier act of the turn. Sets *@rule to its rule. */
static char *
explain_step (PandoriaGame *game, const PandoriaAction *action, const char **rule)
{
  gboolean card = is_card_act (action->kind);
  const char *text = NULL;

  if (card && has_done (game, is_card_act))
    text = _ ("Only one card or monument per turn, and it has been played");
  else if (card && pandoria_game_get_state (game)->scored)
    text = _ ("Cards come before scoring: what this turn brought can pay for them next turn");
  else if (is_figure_act (action->kind) && has_done (game, is_figure_act))
    text = _ ("Only one figure per turn, and it has been placed");
  if (text != NULL)
    *rule = card ? "6.3" : "6.2";
  return g_strdup (text);
}

static char *
explain (PandoriaGame *game, const PandoriaAction *action, const GError *error, const char **rule)
{
  const PandoriaState *state = pandoria_game_get_state (game);

  switch (error->code)
    {
    case PANDORIA_ERROR_NOT_OVERBUILDABLE: return action != NULL ? explain_slot (state, action) : NULL;
    case PANDORIA_ERROR_NOT_ALLOWED_SPACE: return explain_space (state, pandoria_error_get_space (error));
    case PANDORIA_ERROR_CANNOT_PAY: return explain_cost (game, error);
    case PANDORIA_ERROR_WRONG_STEP: return action != NULL ? explain_step (game, action, rule) : NULL;
    default: return NULL;
    }
}

char *
pandoria_text_refusal (PandoriaGame *game, const PandoriaAction *action, const GError *error, const char **rule)
{
  g_autofree char *sentence = NULL;
  const char *section;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && error != NULL, NULL);

  section = error->domain == PANDORIA_ERROR ? pandoria_error_get_rule (error) : NULL;
  if (error->domain == PANDORIA_ERROR)
    sentence = explain (game, action, error, &section);
  if (rule != NULL)
    *rule = section;
  if (sentence == NULL)
    return pandoria_text_error (error);
  return g_strdup_printf (C_ ("refusal", "%1$s (rule %2$s)."), sentence, section);
}
