/* Applies acts: checks that step, game and realm allow them, then carries them out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#include <string.h>

/* Returns: the section that excludes a member of the action from this game, or NULL. */
static const char *
find_foreign_member (const PandoriaState *s, const PandoriaAction *a)
{
  switch (a->kind)
    {
    case PANDORIA_ACT_PLACE_TILE:
    case PANDORIA_ACT_PLACE_SINGLE: return a->artifacts > 0 && !s->artifacts ? "16" : NULL;
    case PANDORIA_ACT_SCORE:
      return a->n_cards > 0 && s->variant != PANDORIA_VARIANT_FAMILY_SPELLS ? "14" : NULL;
    case PANDORIA_ACT_CAST: return pandoria_variant_has_spell (s->variant, a->spell) ? NULL : "14";
    case PANDORIA_ACT_EDIT_SPACE:
      return a->edit_artifacts != PANDORIA_EDIT_KEEP && !s->artifacts ? "16" : NULL;
    case PANDORIA_ACT_EDIT_PLAYER:
    case PANDORIA_ACT_EDIT_TABLE: return pandoria_edits_find_foreign (s, a);
    default: return NULL;
    }
}

/* Checks that step, variant and realm allow @a. If not, sets *@code; sets *@rule in any case. */
static gboolean
allows_act (const PandoriaState *s, const PandoriaAction *a, PandoriaErrorCode *code,
            const char **rule)
{
  const PandoriaActRow *row = &pandoria_act_rows[a->kind];

  *rule = row->rule;
  if (s->step == PANDORIA_STEP_OVER && (row->steps & STEP (OVER)) == 0)
    {
      *code = PANDORIA_ERROR_GAME_OVER;
      *rule = "9";
      return FALSE;
    }
  *code = PANDORIA_ERROR_WRONG_STEP;
  if (!pandoria_act_fits_step (s, a->kind))
    {
      *rule = "6";
      return FALSE;
    }
  *code = PANDORIA_ERROR_WRONG_VARIANT;
  if (!pandoria_act_fits_game (s, a->kind))
    {
      if (row->needs == 0)
        *rule = pandoria_state_is_family (s) ? "14" : "12";
      return FALSE;
    }
  if (find_foreign_member (s, a) != NULL)
    {
      *rule = find_foreign_member (s, a);
      return FALSE;
    }
  *code = PANDORIA_ERROR_WRONG_REALM;
  return !pandoria_act_is_foreign (s, s->active, a->kind);
}

/* Aborts in debug and sanitizer builds if an action broke an invariant, because that is a bug in
 * the engine. */
static void
check_state (const PandoriaState *s G_GNUC_UNUSED, const PandoriaAction *action G_GNUC_UNUSED)
{
#ifdef PANDORIA_CHECK_STATES
  const char *broken;

  if (!pandoria_state_check (s, &broken))
    g_error ("after %s: %s", pandoria_act_key (action->kind), broken);
#endif
}

static GError *
make_error (const PandoriaWork *w)
{
  GError *error = pandoria_error_new (w->code, w->rule, w->at);

  if (w->unpaid)
    pandoria_error_set_cost (error, w->unpaid_counter, w->unpaid_cost);
  return error;
}

/* The functions that carry out the acts. */
static PandoriaActRun *const act_runs[] = {
  [PANDORIA_ACT_PLACE_TILE] = pandoria_act_place_tile,
  [PANDORIA_ACT_PLACE_CASTLE] = pandoria_act_place_castle,
  [PANDORIA_ACT_PLACE_FORTRESS] = pandoria_act_place_fortress,
  [PANDORIA_ACT_PLACE_SINGLE] = pandoria_act_place_single,
  [PANDORIA_ACT_SKIP_PLACEMENT] = pandoria_act_skip_placement,
  [PANDORIA_ACT_PLACE_FIGURE] = pandoria_act_place_figure,
  [PANDORIA_ACT_TAKE_FIGURE] = pandoria_act_take_figure,
  [PANDORIA_ACT_RANSOM] = pandoria_act_ransom,
  [PANDORIA_ACT_GOLEM_FIGURE] = pandoria_act_golem_figure,
  [PANDORIA_ACT_CAST] = pandoria_act_cast,
  [PANDORIA_ACT_BUILD] = pandoria_act_build,
  [PANDORIA_ACT_MONUMENT] = pandoria_act_monument,
  [PANDORIA_ACT_RECAST] = pandoria_act_recast,
  [PANDORIA_ACT_HALFLING] = pandoria_act_halfling,
  [PANDORIA_ACT_GOBLIN_CAST] = pandoria_act_goblin_cast,
  [PANDORIA_ACT_GOBLIN_OCCUPY] = pandoria_act_goblin_occupy,
  [PANDORIA_ACT_RIVER_SHIP] = pandoria_act_river_ship,
  [PANDORIA_ACT_RELIC] = pandoria_act_relic,
  [PANDORIA_ACT_SCORE] = pandoria_act_score,
  [PANDORIA_ACT_BUY] = pandoria_act_buy,
  [PANDORIA_ACT_ELF_MOVE] = pandoria_act_elf_move,
  [PANDORIA_ACT_END_TURN] = pandoria_act_end_turn,
  [PANDORIA_ACT_ADJUST] = pandoria_act_adjust,
  [PANDORIA_ACT_EDIT_SPACE] = pandoria_act_edit_space,
  [PANDORIA_ACT_EDIT_PLAYER] = pandoria_act_edit_player,
  [PANDORIA_ACT_EDIT_TABLE] = pandoria_act_edit_table,
};
G_STATIC_ASSERT (G_N_ELEMENTS (act_runs) == PANDORIA_N_ACTS);

gboolean
pandoria_state_apply (const PandoriaState *state, const PandoriaAction *action, PandoriaState *out,
                      PandoriaEvents *events, GError **error)
{
  const gboolean in_place = out == state;
  PandoriaState copy; /* the new state, or, in place, the backup to restore after a refusal */
  PandoriaEvents unwanted;
  PandoriaWork w = { .s = in_place ? out : &copy, .a = action, .at = PANDORIA_SPACE_NONE };
  gboolean done = FALSE;

  g_return_val_if_fail (state != NULL && action != NULL, FALSE);
  g_return_val_if_fail (action->kind < PANDORIA_N_ACTS, FALSE);

  w.events = events != NULL ? events : &unwanted;
  w.events->n = 0;
  w.me = state->active;
  if (allows_act (state, action, &w.code, &w.rule))
    {
      copy = *state;
      done = act_runs[action->kind](&w) && !w.unpaid;
      if (out != NULL && done != in_place) /* outputs a separate result, or restores the backup */
        *out = copy;
    }
  if (done)
    {
      check_state (w.s, action);
      return TRUE;
    }
  w.events->n = 0;
  if (error != NULL)
    g_propagate_error (error, make_error (&w));
  return FALSE;
}

static gboolean
has_unknown_cost (const PandoriaState *state)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
      if (state->players[seat].slots[slot].is_cost_unknown)
        return TRUE;
  return FALSE;
}

/* Only this choice cites section 12. */
gboolean
pandoria_state_misses_cost (const PandoriaState *state, const PandoriaAction *action)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (state != NULL && action != NULL, FALSE);

  return has_unknown_cost (state) && !pandoria_state_apply (state, action, NULL, NULL, &error)
         && g_error_matches (error, PANDORIA_ERROR, PANDORIA_ERROR_CHOICE_NEEDED)
         && g_str_equal (pandoria_error_get_rule (error), "12");
}
