/* The corrections that make a space look as it does on the table.
 *
 * An edit-space act cannot change everything at once (rulings 55, 59). So separate acts remove obstacles first, and the
 * last act makes all other changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-position.h"

typedef struct
{
  PandoriaState state; /* the state after the acts so far */
  PandoriaSpace space;
  PandoriaAction *actions;
  int n;
} Plan;

void
pandoria_space_edit_read (const PandoriaState *state, PandoriaSpace space, PandoriaSpaceWish *wish)
{
  PandoriaFigure figures[2];
  guint n_figures = pandoria_state_figures_at (state, space, figures);
  int fortress = pandoria_state_fortress_at (state, space);

  wish->terrain = pandoria_state_terrain_at (state, space);
  wish->symbols = wish->terrain >= 0 ? pandoria_state_symbols_at (state, space) : 0;
  wish->artifacts = wish->terrain >= 0 ? pandoria_state_artifacts_at (state, space) : 0;
  wish->castle = fortress >= 0 ? fortress : pandoria_state_castle_at (state, space);
  wish->figure = n_figures > 0 ? figures[0].player : -1;
  wish->leader = n_figures > 0 && figures[0].leader;
}

static gboolean
add_edit (Plan *plan, const PandoriaAction *action, GError **error)
{
  if (!pandoria_state_apply (&plan->state, action, &plan->state, NULL, error))
    return FALSE;
  plan->actions[plan->n++] = *action;
  return TRUE;
}

static void
begin_edit (Plan *plan, PandoriaAction *action)
{
  pandoria_action_init (action, PANDORIA_ACT_EDIT_SPACE);
  action->at = plan->space;
}

static gboolean
take_castle (Plan *plan, GError **error)
{
  PandoriaAction action;

  begin_edit (plan, &action);
  action.edit_castle = PANDORIA_EDIT_CLEAR;
  return add_edit (plan, &action, error);
}

static gboolean
clear_terrain (Plan *plan, GError **error)
{
  PandoriaAction action;

  begin_edit (plan, &action);
  action.edit_terrain = PANDORIA_EDIT_CLEAR;
  return add_edit (plan, &action, error);
}

/* Adds terrain, symbols and artifacts to @action if they differ. Returns: whether they do. */
static gboolean
take_up_terrain (const PandoriaSpaceWish *now, const PandoriaSpaceWish *wish, PandoriaAction *action)
{
  if (now->terrain == wish->terrain
      && (wish->terrain < 0 || (now->symbols == wish->symbols && now->artifacts == wish->artifacts)))
    return FALSE;
  if (now->terrain != wish->terrain)
    action->edit_terrain = wish->terrain < 0 ? PANDORIA_EDIT_CLEAR : PANDORIA_EDIT_SET;
  action->terrain = (guint8) MAX (wish->terrain, 0);
  if (wish->terrain >= 0)
    action->edit_symbols = PANDORIA_EDIT_SET;
  action->symbols = (guint8) wish->symbols;
  if (wish->terrain >= 0 && now->artifacts != wish->artifacts)
    {
      action->edit_artifacts = PANDORIA_EDIT_SET;
      action->artifacts = (guint8) wish->artifacts;
    }
  return TRUE;
}

static gboolean
take_up_castle (const PandoriaSpaceWish *now, const PandoriaSpaceWish *wish, PandoriaAction *action)
{
  if (now->castle == wish->castle)
    return FALSE;
  action->edit_castle = PANDORIA_EDIT_SET;
  action->castle = (guint8) wish->castle;
  return TRUE;
}

static gboolean
take_up_figure (const PandoriaSpaceWish *now, const PandoriaSpaceWish *wish, PandoriaAction *action)
{
  if (now->figure == wish->figure && (wish->figure < 0 || !now->leader == !wish->leader))
    return FALSE;
  action->edit_figure = wish->figure < 0 ? PANDORIA_EDIT_CLEAR : PANDORIA_EDIT_SET;
  action->figure = (PandoriaFigure){ (guint8) MAX (wish->figure, 0), wish->leader != FALSE };
  return TRUE;
}

int
pandoria_space_edit_plan (const PandoriaState *state, PandoriaSpace space, const PandoriaSpaceWish *wish,
                          PandoriaAction actions[PANDORIA_MAX_SPACE_EDITS], GError **error)
{
  Plan plan = { .state = *state, .space = space, .actions = actions };
  PandoriaSpaceWish now;
  PandoriaAction action;
  gboolean any;

  pandoria_space_edit_read (state, space, &now);
  if (now.castle >= 0 && now.castle != wish->castle && !take_castle (&plan, error))
    return -1;
  if (now.terrain >= 0 && wish->castle >= 0 && !clear_terrain (&plan, error))
    return -1;
  pandoria_space_edit_read (&plan.state, space, &now);
  begin_edit (&plan, &action);
  any = take_up_terrain (&now, wish, &action);
  any = take_up_castle (&now, wish, &action) || any;
  any = take_up_figure (&now, wish, &action) || any;
  return any && !add_edit (&plan, &action, error) ? -1 : plan.n;
}
