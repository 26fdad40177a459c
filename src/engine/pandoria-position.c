/* A position on a table: making, changing and comparing it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-position.h"
#include "pandoria-private.h"

#include <string.h>

/* Resets the turn to its beginning: nothing is placed, moved, closed or scored yet. */
static void
forget_turn (PandoriaState *s)
{
  s->step = PANDORIA_STEP_PLACE;
  s->finished = FALSE;
  s->skips = 0;
  s->laid = PANDORIA_LAID_NOTHING;
  s->laid_at = pandoria_spaces_empty ();
  s->golem_moved = s->elf_moved = s->extra_cast = FALSE;
  s->scored = s->purchase = FALSE;
  s->n_pending = 0;
  memset (s->pending, 0, sizeof s->pending);
  s->raging = PANDORIA_SPACE_NONE;
  s->rage_level = 0;
  s->rage_region = pandoria_spaces_empty ();
}

void
pandoria_position_init (PandoriaPosition *position, const PandoriaState *state)
{
  g_return_if_fail (position != NULL && state != NULL);

  position->state = *state;
  forget_turn (&position->state);
  position->state.slots_corrected = FALSE;
  for (guint p = 0; p < state->n_players; p++)
    {
      PandoriaHaunter *haunter = &position->state.players[p].haunter;

      position->state.players[p].converted = 0;
      if (haunter->place != PANDORIA_HAUNTER_BOARD)
        continue;
      haunter->place = PANDORIA_HAUNTER_RESERVE;
      haunter->at = PANDORIA_SPACE_NONE;
    }
}

static void
clear_space (PandoriaState *s, PandoriaSpace at)
{
  for (guint t = 0; t < PANDORIA_N_TERRAINS; t++)
    pandoria_spaces_remove (&s->terrain[t], at);
  pandoria_spaces_set_number (s->symbols, G_N_ELEMENTS (s->symbols), at, 0);
  pandoria_spaces_set_number (s->artifact, PANDORIA_ARTIFACT_BITS, at, 0);
  for (guint p = 0; p < s->n_players; p++)
    {
      pandoria_spaces_remove (&s->players[p].castle_at, at);
      pandoria_spaces_remove (&s->players[p].figures, at);
      pandoria_spaces_remove (&s->players[p].leader_at, at);
    }
}

/* A fortress covers all spaces of an exit. */
static void
set_fortress (PandoriaState *s, const PandoriaExit *exit, int player)
{
  for (guint i = 0; i < 2 && exit->spaces[i] >= 0; i++)
    {
      PandoriaSpace at = exit->spaces[i];

      for (guint p = 0; p < s->n_players; p++)
        pandoria_spaces_remove (&s->players[p].fortress_at, at);
      pandoria_spaces_remove (&s->open_exit[exit->terrain], at);
      if (player >= 0)
        pandoria_spaces_add (&s->players[player].fortress_at, at);
      else
        pandoria_spaces_add (&s->open_exit[exit->terrain], at);
    }
}

static void
set_ground (PandoriaState *s, PandoriaSpace at, const PandoriaSpaceWish *wish)
{
  if (wish->terrain < 0)
    pandoria_spaces_remove (&s->printed, at);
  if (wish->terrain < 0 && wish->castle >= 0)
    pandoria_spaces_add (&s->players[wish->castle].castle_at, at);
  if (wish->terrain < 0)
    return;
  pandoria_spaces_add (&s->terrain[wish->terrain], at);
  pandoria_spaces_set_number (s->symbols, G_N_ELEMENTS (s->symbols), at, wish->symbols);
  if (!pandoria_spaces_has (&s->printed, at))
    pandoria_spaces_set_number (s->artifact, PANDORIA_ARTIFACT_BITS, at, wish->artifacts);
}

void
pandoria_position_set_space (PandoriaPosition *position, PandoriaSpace space,
                             const PandoriaSpaceWish *wish)
{
  PandoriaState *s = &position->state;
  const PandoriaExit *exit = pandoria_state_find_exit (s, space);

  g_return_if_fail (position != NULL && wish != NULL && space >= 0 && space < PANDORIA_N_SPACES);
  g_return_if_fail (wish->castle < (int) s->n_players && wish->figure < (int) s->n_players);

  if (exit != NULL)
    space = exit->spaces[0];
  clear_space (s, space);
  if (exit != NULL)
    set_fortress (s, exit, wish->castle);
  else if (pandoria_spaces_has (&s->plain, space))
    set_ground (s, space, wish);
  if (wish->figure < 0)
    return;
  if (wish->leader)
    pandoria_spaces_add (&s->players[wish->figure].leader_at, space);
  else
    pandoria_spaces_add (&s->players[wish->figure].figures, space);
}

static void
take_adjust (PandoriaState *s, const PandoriaAction *a)
{
  PandoriaPlayerState *p = &s->players[a->player];
  PandoriaPlayerState *shared = &s->players[s->partnership ? a->player % 2 : a->player];

  for (guint c = 0; c <= PANDORIA_COUNTER_POINTS; c++)
    p->counters[c] += a->adjust[c];
  p->hand = (guint16) (p->hand + a->adjust[PANDORIA_COUNTER_HAND]);
  p->workers = (guint16) (p->workers + a->adjust[PANDORIA_COUNTER_WORKERS]);
  p->castles = (guint8) (p->castles + a->adjust[PANDORIA_COUNTER_CASTLES]);
  shared->artifacts = (guint16) (shared->artifacts + a->adjust[PANDORIA_COUNTER_ARTIFACTS]);
}

static void
take_haunter (PandoriaState *s, const PandoriaAction *a)
{
  PandoriaHaunter *haunter = &s->players[a->player].haunter;

  if (a->tableau.edit_haunter == PANDORIA_EDIT_KEEP
      || (a->tableau.edit_haunter == PANDORIA_EDIT_SET && haunter->place != PANDORIA_HAUNTER_NONE
          && haunter->figure.player == a->tableau.haunter.player
          && !haunter->figure.leader == !a->tableau.haunter.leader))
    return;
  *haunter = (PandoriaHaunter){ .at = PANDORIA_SPACE_NONE };
  if (a->tableau.edit_haunter == PANDORIA_EDIT_CLEAR)
    return;
  haunter->place = PANDORIA_HAUNTER_RESERVE;
  haunter->figure = a->tableau.haunter;
  haunter->round = (guint16) (s->round - 1);
}

static void
take_tableau (PandoriaState *s, const PandoriaAction *a)
{
  const PandoriaPlayerEdit *edit = &a->tableau;
  PandoriaPlayerState *p = &s->players[a->player];

  for (guint i = 0; i < edit->n_slots; i++)
    p->slots[i] = edit->slots[i];
  pandoria_player_edit_top_spell (edit, p);
  pandoria_player_edit_presence (edit, p);
  if (edit->edit_prisoners)
    {
      p->n_prisoners = edit->n_prisoners;
      memset (p->prisoners, 0, sizeof p->prisoners);
      memcpy (p->prisoners, edit->prisoners, edit->n_prisoners * sizeof edit->prisoners[0]);
    }
  take_haunter (s, a);
}

void
pandoria_position_take_action (PandoriaPosition *position, const PandoriaAction *action)
{
  g_return_if_fail (position != NULL && action != NULL);

  switch (action->kind)
    {
    case PANDORIA_ACT_ADJUST: take_adjust (&position->state, action); break;
    case PANDORIA_ACT_EDIT_PLAYER: take_tableau (&position->state, action); break;
    case PANDORIA_ACT_EDIT_TABLE:
      pandoria_table_edit_apply (&action->table, &position->state);
      break;
    default: g_return_if_reached ();
    }
}

/* Fills @state from @position, without members that a correction cannot set, and with the sums of
 * the other members. */
static void
make_comparable (const PandoriaPosition *position, PandoriaState *state)
{
  PandoriaPosition plain;

  pandoria_position_init (&plain, &position->state);
  *state = plain.state;
  for (guint p = 0; p < state->n_players; p++)
    {
      state->players[p].tiles = 0;
      state->players[p].total_workers = (gint16) pandoria_state_count_figures (state, p, FALSE);
    }
}

gboolean
pandoria_position_is_same (const PandoriaPosition *a, const PandoriaPosition *b)
{
  PandoriaState first, second;

  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  make_comparable (a, &first);
  make_comparable (b, &second);
  return pandoria_state_equal (&first, &second);
}

/* --- corrections of one space --------------------------------------------------------------- */

typedef struct
{
  PandoriaState state; /* the state after the acts so far */
  PandoriaSpace space;
  PandoriaAction *actions;
  int n;
} Edits;

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
add_edit (Edits *edits, const PandoriaAction *action, GError **error)
{
  if (!pandoria_state_apply (&edits->state, action, &edits->state, NULL, error))
    return FALSE;
  edits->actions[edits->n++] = *action;
  return TRUE;
}

static void
begin_edit (Edits *edits, PandoriaAction *action)
{
  pandoria_action_init (action, PANDORIA_ACT_EDIT_SPACE);
  action->at = edits->space;
}

static gboolean
clear (Edits *edits, guint8 edit_castle, guint8 edit_terrain, GError **error)
{
  PandoriaAction action;

  begin_edit (edits, &action);
  action.edit_castle = edit_castle;
  action.edit_terrain = edit_terrain;
  return add_edit (edits, &action, error);
}

/* Adds terrain, symbols and artifacts to @action if they differ. Returns: whether they do. */
static gboolean
take_up_terrain (const PandoriaSpaceWish *now, const PandoriaSpaceWish *wish,
                 PandoriaAction *action)
{
  if (now->terrain == wish->terrain
      && (wish->terrain < 0
          || (now->symbols == wish->symbols && now->artifacts == wish->artifacts)))
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
pandoria_space_edit_plan (const PandoriaState *state, PandoriaSpace space,
                          const PandoriaSpaceWish *wish,
                          PandoriaAction actions[PANDORIA_MAX_SPACE_EDITS], GError **error)
{
  Edits edits = { .state = *state, .space = space, .actions = actions };
  PandoriaSpaceWish now;
  PandoriaAction action;
  gboolean any;

  pandoria_space_edit_read (state, space, &now);
  if (now.castle >= 0 && now.castle != wish->castle
      && !clear (&edits, PANDORIA_EDIT_CLEAR, PANDORIA_EDIT_KEEP, error))
    return -1;
  if (now.terrain >= 0 && wish->castle >= 0
      && !clear (&edits, PANDORIA_EDIT_KEEP, PANDORIA_EDIT_CLEAR, error))
    return -1;
  pandoria_space_edit_read (&edits.state, space, &now);
  begin_edit (&edits, &action);
  any = take_up_terrain (&now, wish, &action);
  any = take_up_castle (&now, wish, &action) || any;
  any = take_up_figure (&now, wish, &action) || any;
  return any && !add_edit (&edits, &action, error) ? -1 : edits.n;
}
