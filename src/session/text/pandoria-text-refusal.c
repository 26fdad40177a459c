/* Refusals that the game itself can tell more of than their code: what lies in the slot, what the space is, what the turn has had.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/* Acts of the turn's third step (6.3): one of them is done. */
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

gboolean
pandoria_text_has_played_card (PandoriaGame *game)
{
  PandoriaRecord *record = pandoria_game_get_record (game);

  for (guint n = pandoria_game_get_position (game); n > 0; n--)
    {
      guint kind = pandoria_record_get_action (record, n - 1)->kind;

      if (kind == PANDORIA_ACT_END_TURN)
        return FALSE;
      if (is_card_act (kind))
        return TRUE;
    }
  return FALSE;
}

/* The slot of the monument or the building that is part of @action. */
static guint
find_slot (const PandoriaAction *action, gboolean *is_monument)
{
  const PandoriaErect *erect = action->kind == PANDORIA_ACT_CAST ? &action->members.monument : &action->monument;
  const PandoriaBuild *build = action->kind == PANDORIA_ACT_CAST ? &action->members.build : &action->build;

  *is_monument = erect->present;
  return erect->present ? erect->slot : build->slot;
}

/* Returns: (nullable): the sentence without its end. */
static char *
explain_slot (const PandoriaState *state, const PandoriaAction *action)
{
  gboolean is_monument;
  guint slot = find_slot (action, &is_monument);
  const PandoriaSlot *there = &state->players[state->active].slots[MIN (slot, PANDORIA_MAX_SLOTS - 1)];

  if (there->has_monument)
    return g_strdup (_ ("A monument is never covered"));
  if (is_monument && there->building == PANDORIA_BUILDING_NONE)
    return g_strdup (_ ("A monument needs a building to stand on"));
  return NULL;
}

/* Returns: (nullable): the same, about the place. */
static char *
explain_space (const PandoriaState *state, PandoriaSpace space)
{
  if (space == PANDORIA_SPACE_NONE || !pandoria_spaces_has (&state->lakes, space))
    return NULL;
  /* Translators: %s is a space of the board */
  return g_strdup_printf (_ ("%s is a lake"), pandoria_space_name (space));
}

static char *
explain (PandoriaGame *game, const PandoriaAction *action, const GError *error, const char **rule)
{
  const PandoriaState *state = pandoria_game_get_state (game);

  switch (error->code)
    {
    case PANDORIA_ERROR_NOT_OVERBUILDABLE: return action != NULL ? explain_slot (state, action) : NULL;
    case PANDORIA_ERROR_NOT_ALLOWED_SPACE: return explain_space (state, pandoria_error_get_space (error));
    case PANDORIA_ERROR_WRONG_STEP:
      if (action == NULL || !is_card_act (action->kind) || !pandoria_text_has_played_card (game))
        return NULL;
      *rule = "6.3";
      return g_strdup (_ ("One card or one monument in a turn, and that is done"));
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
  return g_strdup_printf (C_ ("refusal", "%1$s (%2$s)."), sentence, section);
}
