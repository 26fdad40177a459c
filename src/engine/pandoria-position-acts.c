/* The corrections that lead to a position (rulings 54, 55, 74, 75).
 *
 * Each act is applied at once to a copy of the state, so that the next act sees the right reserve.
 * If the table has more figures or castles than the reserve and supply hold, these are filled
 * first. At the end they are set to the counted numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-position.h"

#include <string.h>

typedef struct
{
  const PandoriaPosition *position;
  const PandoriaState *wanted; /* its state */
  PandoriaState state;         /* the state after the acts so far */
  GArray *acts;
  PandoriaAction *refused;
  GError **error;
} Plan;

static gboolean
add_act (Plan *plan, const PandoriaAction *action)
{
  if (!pandoria_state_apply (&plan->state, action, &plan->state, NULL, plan->error))
    {
      if (plan->refused != NULL)
        *plan->refused = *action;
      return FALSE;
    }
  g_array_append_val (plan->acts, *action);
  return TRUE;
}

/* --- the table ------------------------------------------------------------------------------ */

/* Sets all members of the table, but with @round as the round. */
static gboolean
plan_table (Plan *plan, guint round)
{
  PandoriaTableEdit now = { 0 }, wanted = { 0 };
  PandoriaAction action;

  pandoria_table_edit_init (&now, &plan->state);
  pandoria_table_edit_init (&wanted, plan->wanted);
  wanted.numbers[PANDORIA_TABLE_ROUND] = (guint16) round;
  for (guint i = 0; i < PANDORIA_N_TABLE_MEMBERS; i++)
    if (pandoria_table_edit_differs (&now, &wanted, (PandoriaTableMember) i))
      wanted.members |= (guint16) (1u << i);
  if (wanted.members == 0)
    return TRUE;
  pandoria_action_init (&action, PANDORIA_ACT_EDIT_TABLE);
  action.table = wanted;
  return add_act (plan, &action);
}

/* --- who comes and goes --------------------------------------------------------------------- */

static gboolean
is_same_figure (const PandoriaFigure *a, const PandoriaFigure *b)
{
  return a->player == b->player && !a->leader == !b->leader;
}

/* A waiting ghost and a ghost on the board are equal (PandoriaPosition). */
static gboolean
is_right_haunter (const Plan *plan, guint seat)
{
  const PandoriaHaunter *now = &plan->state.players[seat].haunter,
                        *wanted = &plan->wanted->players[seat].haunter;

  return (now->place != PANDORIA_HAUNTER_NONE) == (wanted->place != PANDORIA_HAUNTER_NONE)
         && is_same_figure (&now->figure, &wanted->figure) && now->round == wanted->round;
}

static gboolean
has_wrong_haunter (const Plan *plan, PandoriaSpace at)
{
  for (guint seat = 0; seat < plan->state.n_players; seat++)
    if (plan->state.players[seat].haunter.at == at && !is_right_haunter (plan, seat))
      return TRUE;
  return FALSE;
}

static gboolean
has_right_prisoners (const Plan *plan, guint seat)
{
  const PandoriaPlayerState *now = &plan->state.players[seat],
                            *wanted = &plan->wanted->players[seat];

  return now->n_prisoners == wanted->n_prisoners
         && memcmp (now->prisoners, wanted->prisoners, now->n_prisoners * sizeof now->prisoners[0])
                == 0;
}

static gboolean
has_right_slots (const Plan *plan, guint seat)
{
  return memcmp (plan->state.players[seat].slots, plan->wanted->players[seat].slots,
                 sizeof plan->wanted->players[seat].slots)
         == 0;
}

static gboolean
has_right_top_spell (const Plan *plan, guint seat)
{
  const PandoriaTopSpell *now = &plan->state.players[seat].top_spell,
                         *wanted = &plan->wanted->players[seat].top_spell;

  return memcmp (now, wanted, sizeof *now) == 0;
}

/* Returns: the round in which to enter the ghost of @seat: the one after it began to haunt (rulings
 * 74). */
static guint
find_round (const Plan *plan, guint seat)
{
  const PandoriaHaunter *wanted = &plan->wanted->players[seat].haunter;

  if (wanted->place == PANDORIA_HAUNTER_NONE || is_right_haunter (plan, seat))
    return plan->wanted->round;
  return wanted->round + 1u;
}

static gboolean
adjust (Plan *plan, guint player, PandoriaCounter counter, int change)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.player = (guint8) player;
  action.adjust[counter] = change;
  return add_act (plan, &action);
}

/* Adds workers to the reserve of @player, because the next act takes @n. The table has them outside
 * the reserve. */
static gboolean
provide_workers (Plan *plan, guint player, guint n)
{
  const PandoriaPlayerState *now = &plan->state.players[player],
                            *wanted = &plan->wanted->players[player];
  int outside
      = (int) (pandoria_state_count_figures (plan->wanted, player, FALSE) - wanted->workers);
  int outside_now
      = (int) (pandoria_state_count_figures (&plan->state, player, FALSE) - now->workers);
  int more = MIN (outside - outside_now - now->workers, now->max_workers - now->workers);

  return now->workers >= n || more <= 0 || adjust (plan, player, PANDORIA_COUNTER_WORKERS, more);
}

/* --- removals ------------------------------------------------------------------------------- */

/* Moves figures on @seat's tableau to the reserve if the table has them elsewhere. */
static gboolean
clear_tableau (Plan *plan, guint seat)
{
  const PandoriaPlayerState *now = &plan->state.players[seat];
  gboolean any = FALSE;
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_EDIT_PLAYER);
  action.player = (guint8) seat;
  if (now->n_prisoners > 0 && !has_right_prisoners (plan, seat))
    action.tableau.edit_prisoners = any = TRUE;
  if (now->haunter.place == PANDORIA_HAUNTER_RESERVE && !is_right_haunter (plan, seat))
    {
      action.tableau.edit_haunter = PANDORIA_EDIT_CLEAR;
      any = TRUE;
    }
  memcpy (action.tableau.slots, now->slots, sizeof action.tableau.slots);
  for (guint i = 0; i < PANDORIA_MAX_SLOTS && !has_right_slots (plan, seat); i++)
    if (now->slots[i].occupant != PANDORIA_NOBODY)
      {
        action.tableau.n_slots = (guint8) pandoria_state_n_slots (&plan->state, seat);
        action.tableau.slots[i].occupant = PANDORIA_NOBODY;
        action.tableau.slots[i].occupant_leader = FALSE;
        any = TRUE;
      }
  return !any || add_act (plan, &action);
}

/* Removes a wrong castle, printed terrain that a tile covers, and a wrong figure or a host of a
 * wrong ghost. */
static gboolean
remove_wrong (Plan *plan, PandoriaSpace at)
{
  gboolean printed = pandoria_spaces_has (&plan->state.printed, at)
                     && !pandoria_spaces_has (&plan->wanted->printed, at);
  PandoriaSpaceWish now, wanted;
  PandoriaAction action;

  pandoria_space_edit_read (&plan->state, at, &now);
  pandoria_space_edit_read (plan->wanted, at, &wanted);
  pandoria_action_init (&action, PANDORIA_ACT_EDIT_SPACE);
  action.at = at;
  if (now.castle >= 0 && now.castle != wanted.castle)
    {
      gboolean full = pandoria_state_castle_at (&plan->state, at) >= 0
                      && plan->state.players[now.castle].castles >= PANDORIA_MAX_CASTLES;

      if (full && !adjust (plan, (guint) now.castle, PANDORIA_COUNTER_CASTLES, -1))
        return FALSE;
      action.edit_castle = PANDORIA_EDIT_CLEAR;
    }
  else if (printed)
    action.edit_terrain = PANDORIA_EDIT_CLEAR;
  else if (now.figure >= 0
           && (now.figure != wanted.figure || !now.leader != !wanted.leader
               || has_wrong_haunter (plan, at)))
    action.edit_figure = PANDORIA_EDIT_CLEAR;
  else
    return TRUE;
  return add_act (plan, &action);
}

static gboolean
is_second_of_exit (const PandoriaState *s, PandoriaSpace at)
{
  for (guint i = 0; i < s->n_exits; i++)
    if (s->exits[i].spaces[1] == at)
      return TRUE;
  return FALSE;
}

/* Calls @plan_space for each space that can have something on it. For an exit, that is its first
 * space. */
static gboolean
plan_spaces (Plan *plan, gboolean (*plan_space) (Plan *plan, PandoriaSpace at))
{
  PandoriaSpaces all = pandoria_spaces_or (
      pandoria_spaces_or (plan->state.plain, plan->state.lakes), plan->state.exit_at);
  PandoriaSpace at;

  PANDORIA_FOREACH_SPACE (at, all)
    if (!is_second_of_exit (&plan->state, at) && !plan_space (plan, at))
      return FALSE;
  return TRUE;
}

/* --- what comes ----------------------------------------------------------------------------- */

static gboolean
set_space (Plan *plan, PandoriaSpace at)
{
  PandoriaSpaceWish now, wanted;
  PandoriaAction actions[PANDORIA_MAX_SPACE_EDITS];
  gboolean is_castle = !pandoria_spaces_has (&plan->state.exit_at, at);
  int n;

  pandoria_space_edit_read (&plan->state, at, &now);
  pandoria_space_edit_read (plan->wanted, at, &wanted);
  if (wanted.castle >= 0 && now.castle != wanted.castle && is_castle
      && plan->state.players[wanted.castle].castles == 0
      && !adjust (plan, (guint) wanted.castle, PANDORIA_COUNTER_CASTLES, 1))
    return FALSE;
  if (wanted.figure >= 0 && !wanted.leader && now.figure < 0
      && !provide_workers (plan, (guint) wanted.figure, 1))
    return FALSE;
  n = pandoria_space_edit_plan (&plan->state, at, &wanted, actions, plan->error);
  if (n < 0 && plan->refused != NULL)
    {
      pandoria_action_init (plan->refused, PANDORIA_ACT_EDIT_SPACE);
      plan->refused->at = at;
    }
  for (int i = 0; i < n; i++)
    if (!add_act (plan, &actions[i]))
      return FALSE;
  return n >= 0;
}

/* Counts the workers of @owner on the tableau of @player. */
static guint
count_guests (const PandoriaPlayerState *player, guint owner)
{
  guint n = player->haunter.place != PANDORIA_HAUNTER_NONE && player->haunter.figure.player == owner
            && !player->haunter.figure.leader;

  for (guint i = 0; i < player->n_prisoners; i++)
    n += player->prisoners[i].player == owner && !player->prisoners[i].leader;
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    n += player->slots[i].occupant == owner && !player->slots[i].occupant_leader;
  return n;
}

/* Fills @action with the differences of @seat's tableau. */
static gboolean
read_tableau (const Plan *plan, guint seat, PandoriaAction *action)
{
  const PandoriaPlayerState *wanted = &plan->wanted->players[seat];
  PandoriaPlayerEdit *edit = &action->tableau;

  pandoria_action_init (action, PANDORIA_ACT_EDIT_PLAYER);
  action->player = (guint8) seat;
  if (!has_right_slots (plan, seat))
    edit->n_slots = (guint8) pandoria_state_n_slots (plan->wanted, seat);
  memcpy (edit->slots, wanted->slots, sizeof edit->slots);
  if (!has_right_top_spell (plan, seat))
    edit->edit_top_spell
        = wanted->top_spell.spell != PANDORIA_SPELL_NONE ? PANDORIA_EDIT_SET : PANDORIA_EDIT_CLEAR;
  edit->top_spell = wanted->top_spell;
  edit->edit_prisoners = !has_right_prisoners (plan, seat);
  edit->n_prisoners = wanted->n_prisoners;
  memcpy (edit->prisoners, wanted->prisoners, sizeof edit->prisoners);
  if (!is_right_haunter (plan, seat))
    edit->edit_haunter
        = wanted->haunter.place != PANDORIA_HAUNTER_NONE ? PANDORIA_EDIT_SET : PANDORIA_EDIT_CLEAR;
  edit->haunter = wanted->haunter.figure;
  if (plan->state.players[seat].left != wanted->left)
    edit->edit_left = wanted->left ? PANDORIA_EDIT_SET : PANDORIA_EDIT_CLEAR;
  return edit->n_slots > 0 || edit->edit_top_spell || edit->edit_prisoners || edit->edit_haunter
         || edit->edit_left;
}

/* Players return before others leave, because someone must stay (rulings 83). */
static gboolean
plan_return (Plan *plan, guint seat)
{
  PandoriaAction action;

  if (!plan->state.players[seat].left || plan->wanted->players[seat].left)
    return TRUE;
  pandoria_action_init (&action, PANDORIA_ACT_EDIT_PLAYER);
  action.player = (guint8) seat;
  action.tableau.edit_left = PANDORIA_EDIT_CLEAR;
  return add_act (plan, &action);
}

/* A player who leaves at the own turn would pass it on, which can end the game. */
static gboolean
pass_to_another (Plan *plan, guint seat)
{
  PandoriaAction action;

  if (plan->state.active != seat)
    return TRUE;
  pandoria_action_init (&action, PANDORIA_ACT_EDIT_TABLE);
  action.table.members = 1u << PANDORIA_TABLE_ACTIVE;
  action.table.numbers[PANDORIA_TABLE_ACTIVE] = (guint16) ((seat + 1) % plan->wanted->n_players);
  return add_act (plan, &action);
}

static gboolean
plan_tableau (Plan *plan, guint seat)
{
  PandoriaAction action;

  if (!read_tableau (plan, seat, &action))
    return TRUE;
  for (guint owner = 0; owner < plan->wanted->n_players; owner++)
    if (!provide_workers (plan, owner, count_guests (&plan->wanted->players[seat], owner)))
      return FALSE;
  if (action.tableau.edit_haunter == PANDORIA_EDIT_SET
      && !plan_table (plan, find_round (plan, seat)))
    return FALSE;
  if (action.tableau.edit_left == PANDORIA_EDIT_SET && !pass_to_another (plan, seat))
    return FALSE;
  return add_act (plan, &action);
}

static gboolean
plan_counters (Plan *plan, guint seat)
{
  gboolean any = FALSE;
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.player = (guint8) seat;
  for (guint c = 0; c < PANDORIA_N_COUNTERS; c++)
    {
      int now, wanted, most;

      pandoria_state_get_counter (&plan->state, seat, (PandoriaCounter) c, &now, &most);
      pandoria_state_get_counter (plan->wanted, seat, (PandoriaCounter) c, &wanted, &most);
      action.adjust[c] = CLAMP (wanted - now, G_MININT16, G_MAXINT16);
      any = any || wanted != now;
    }
  return !any || add_act (plan, &action);
}

static gboolean
plan_players (Plan *plan, gboolean (*plan_player) (Plan *plan, guint seat))
{
  for (guint seat = 0; seat < plan->wanted->n_players; seat++)
    if (!plan_player (plan, seat))
      return FALSE;
  return TRUE;
}

/* Returns: the round to set first. A ghost that is added may need a different round than the final
 * one. */
static guint
find_first_round (const Plan *plan)
{
  for (guint seat = 0; seat < plan->wanted->n_players; seat++)
    if (find_round (plan, seat) != plan->wanted->round)
      return find_round (plan, seat);
  return plan->wanted->round;
}

static gboolean
leads_there (Plan *plan)
{
  PandoriaPosition end;

  pandoria_position_init (&end, &plan->state);
  if (pandoria_position_is_same (&end, plan->position))
    return TRUE;
  if (plan->refused != NULL)
    pandoria_action_init (plan->refused, PANDORIA_ACT_ADJUST);
  g_propagate_error (plan->error,
                     pandoria_error_new (PANDORIA_ERROR_IMPOSSIBLE_VALUE, "", PANDORIA_SPACE_NONE));
  return FALSE;
}

gboolean
pandoria_position_list_acts (const PandoriaPosition *position, const PandoriaState *from,
                             GArray *acts, PandoriaState *end, PandoriaAction *refused,
                             GError **error)
{
  Plan plan = { .position = position, .acts = acts, .refused = refused, .error = error };
  gboolean done;

  g_return_val_if_fail (position != NULL && from != NULL && acts != NULL, FALSE);
  g_return_val_if_fail (from->step == PANDORIA_STEP_PLACE, FALSE);

  plan.wanted = &position->state;
  plan.state = *from;
  g_array_set_size (acts, 0);
  done = plan_table (&plan, find_first_round (&plan)) && plan_players (&plan, clear_tableau)
         && plan_spaces (&plan, remove_wrong) && plan_spaces (&plan, set_space)
         && plan_players (&plan, plan_return) && plan_players (&plan, plan_tableau)
         && plan_players (&plan, plan_counters) && plan_table (&plan, position->state.round)
         && leads_there (&plan);
  if (end != NULL)
    *end = plan.state;
  return done;
}
