/* Corrections (docs/format.md, Corrections) of a player's tableau and of the table: edit-player and
 * edit-table. They set the named values without payment and without the building rules (rulings 74,
 * 75). A value that is already correct does not change (rulings 78).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#include <string.h>

#define BIT(member) (1u << PANDORIA_TABLE_##member)

gboolean
pandoria_options_may_occupy (const PandoriaState *state, guint goblin, guint player)
{
  g_return_val_if_fail (state != NULL && goblin < state->n_players && player < state->n_players,
                        FALSE);
  return goblin != player && pandoria_state_has_act (state, goblin, PANDORIA_ACT_GOBLIN_OCCUPY);
}

/* --- edit-player ---------------------------------------------------------------------------- */

static void
send_prisoners_home (PandoriaWork *w, PandoriaPlayerState *captor)
{
  for (guint i = 0; i < captor->n_prisoners; i++)
    pandoria_reserve_change (&w->s->players[captor->prisoners[i].player],
                             captor->prisoners[i].leader, TRUE);
  captor->n_prisoners = 0;
  memset (captor->prisoners, 0, sizeof captor->prisoners);
}

/* A named ghost is the one in the reserve, as in the state; null means that none is there (rulings
 * 78). */
static gboolean
keeps_haunter (const PandoriaState *s, const PandoriaAction *a)
{
  const PandoriaHaunter *haunter = &s->players[a->player].haunter;
  gboolean waits = haunter->place == PANDORIA_HAUNTER_RESERVE;

  if (a->tableau.edit_haunter != PANDORIA_EDIT_SET)
    return a->tableau.edit_haunter == PANDORIA_EDIT_KEEP || !waits;
  return waits && haunter->figure.player == a->tableau.haunter.player
         && !haunter->figure.leader == !a->tableau.haunter.leader;
}

/* Returns all moved figures to their reserves first, because one correction may move a figure to
 * another place. */
static void
send_home (PandoriaWork *w)
{
  const PandoriaPlayerEdit *edit = &w->a->tableau;
  PandoriaPlayerState *player = &w->s->players[w->a->player];

  for (guint i = 0; i < edit->n_slots; i++)
    pandoria_work_occupant_home (w, &player->slots[i]);
  if (edit->edit_prisoners)
    send_prisoners_home (w, player);
  if (!keeps_haunter (w->s, w->a))
    pandoria_work_haunter_home (w, w->a->player);
}

static gboolean
set_slots (PandoriaWork *w)
{
  const PandoriaPlayerEdit *edit = &w->a->tableau;
  PandoriaSlot *slots = w->s->players[w->a->player].slots;

  if (edit->n_slots == 0)
    return TRUE;
  if (edit->n_slots != pandoria_state_n_slots (w->s, w->a->player))
    return pandoria_work_refuse_value (w, PANDORIA_SPACE_NONE);
  for (guint i = 0; i < edit->n_slots; i++)
    {
      const PandoriaSlot *slot = &edit->slots[i];
      const gboolean is_occupied = slot->occupant != PANDORIA_NOBODY;

      if (is_occupied && !pandoria_options_may_occupy (w->s, slot->occupant, w->a->player))
        return pandoria_work_refuse_value (w, PANDORIA_SPACE_NONE);
      if (is_occupied
          && !pandoria_work_take_from_reserve (w, slot->occupant, slot->occupant_leader,
                                               PANDORIA_SPACE_NONE))
        return FALSE;
      w->s->slots_corrected
          |= slots[i].building != slot->building
             || (is_occupied
                 && pandoria_buildings_is_duplicate (w->s, slot->occupant, slot->building, -1));
      slots[i] = *slot;
    }
  return TRUE;
}

void
pandoria_player_edit_top_spell (const PandoriaPlayerEdit *edit, PandoriaPlayerState *player)
{
  if (edit->edit_top_spell == PANDORIA_EDIT_SET)
    player->top_spell = edit->top_spell;
  else if (edit->edit_top_spell == PANDORIA_EDIT_CLEAR)
    memset (&player->top_spell, 0, sizeof player->top_spell);
}

static gboolean
set_prisoners (PandoriaWork *w)
{
  const PandoriaPlayerEdit *edit = &w->a->tableau;
  PandoriaPlayerState *captor = &w->s->players[w->a->player];

  if (!edit->edit_prisoners || edit->n_prisoners == 0)
    return TRUE;
  if (!pandoria_state_takes_prisoners (w->s, w->a->player))
    return pandoria_work_refuse_value (w, PANDORIA_SPACE_NONE);
  for (guint i = 0; i < edit->n_prisoners; i++)
    {
      const PandoriaFigure *figure = &edit->prisoners[i];

      if (figure->player == w->a->player
          || !pandoria_work_take_from_reserve (w, figure->player, figure->leader,
                                               PANDORIA_SPACE_NONE))
        return pandoria_work_refuse_value (w, PANDORIA_SPACE_NONE);
      captor->prisoners[i] = *figure;
    }
  captor->n_prisoners = edit->n_prisoners;
  return TRUE;
}

static gboolean
set_haunter (PandoriaWork *w)
{
  const PandoriaFigure *ghost = &w->a->tableau.haunter;
  PandoriaHaunter *haunter = &w->s->players[w->a->player].haunter;

  if (w->a->tableau.edit_haunter != PANDORIA_EDIT_SET || keeps_haunter (w->s, w->a))
    return TRUE;
  if (!pandoria_options_may_haunt (w->s, ghost->player, w->a->player)
      || !pandoria_work_take_from_reserve (w, ghost->player, ghost->leader, PANDORIA_SPACE_NONE))
    return pandoria_work_refuse_value (w, PANDORIA_SPACE_NONE);
  haunter->place = PANDORIA_HAUNTER_RESERVE;
  haunter->figure = *ghost;
  haunter->round = (guint16) (w->s->round - 1);
  return TRUE;
}

void
pandoria_player_edit_presence (const PandoriaPlayerEdit *edit, PandoriaPlayerState *player)
{
  if (edit->edit_left != PANDORIA_EDIT_KEEP)
    player->left = edit->edit_left == PANDORIA_EDIT_SET;
}

/* Someone must stay. A player who leaves before placing anything passes the turn on at once
 * (rulings 83). */
static gboolean
set_presence (PandoriaWork *w)
{
  PandoriaState *s = w->s;
  PandoriaPlayerState *player = &s->players[w->a->player];
  const gboolean was_away = player->left;
  const gboolean is_at_turn = s->active == w->a->player && s->step == PANDORIA_STEP_PLACE;

  pandoria_player_edit_presence (&w->a->tableau, player);
  if (player->left == was_away)
    return TRUE;
  if (pandoria_state_count_present (s) == 0)
    return pandoria_work_refuse_value (w, PANDORIA_SPACE_NONE);
  s->skips = 0;
  if (player->left && is_at_turn)
    pandoria_work_pass_turn (w);
  return TRUE;
}

gboolean
pandoria_act_edit_player (PandoriaWork *w)
{
  send_home (w);
  pandoria_player_edit_top_spell (&w->a->tableau, &w->s->players[w->a->player]);
  return set_slots (w) && set_prisoners (w) && set_haunter (w) && set_presence (w);
}

/* --- edit-table ----------------------------------------------------------------------------- */

static const struct
{
  const char *key;
  guint8 least;
  guint16 most;
  gboolean cards, artifacts; /* needs cards and monuments; needs the module (16) */
} table_rows[] = {
  [PANDORIA_TABLE_ROUND] = { "round", 1, 99 },
  [PANDORIA_TABLE_ACTIVE] = { "active", 0, PANDORIA_MAX_PLAYERS - 1 },
  [PANDORIA_TABLE_LAST_ROUND] = { "lastRound", 0, 1 },
  [PANDORIA_TABLE_DOUBLE_TILES] = { "doubleTiles", 0, 999 },
  [PANDORIA_TABLE_DECK] = { "deck", 0, 54, .cards = TRUE },
  [PANDORIA_TABLE_MARKET] = { "market", 0, 4, .cards = TRUE },
  [PANDORIA_TABLE_SINGLES] = { "singles", 0, 14 },
  [PANDORIA_TABLE_MONUMENTS] = { "monuments", 0, 99, .cards = TRUE },
  [PANDORIA_TABLE_RELICS] = { "relics", 1, PANDORIA_MAX_COST, .artifacts = TRUE },
};
G_STATIC_ASSERT (G_N_ELEMENTS (table_rows) == PANDORIA_N_TABLE_MEMBERS);

const char *
pandoria_table_member_key (PandoriaTableMember member)
{
  g_return_val_if_fail ((guint) member < PANDORIA_N_TABLE_MEMBERS, NULL);
  return table_rows[member].key;
}

void
pandoria_table_member_get_range (PandoriaTableMember member, guint *least, guint *most)
{
  g_return_if_fail ((guint) member < PANDORIA_N_TABLE_MEMBERS && least != NULL && most != NULL);

  *least = table_rows[member].least;
  *most = table_rows[member].most;
}

void
pandoria_table_edit_init (PandoriaTableEdit *edit, const PandoriaState *state)
{
  g_return_if_fail (edit != NULL && state != NULL);

  *edit = (PandoriaTableEdit){ .numbers = {
                                   [PANDORIA_TABLE_ROUND] = state->round,
                                   [PANDORIA_TABLE_ACTIVE] = state->active,
                                   [PANDORIA_TABLE_LAST_ROUND] = state->last_round,
                                   [PANDORIA_TABLE_DOUBLE_TILES] = state->double_tiles,
                                   [PANDORIA_TABLE_DECK] = state->deck,
                                   [PANDORIA_TABLE_MARKET] = state->market,
                                   [PANDORIA_TABLE_SINGLES] = state->singles,
                               } };
  edit->n_monuments = state->n_monuments;
  memcpy (edit->monuments, state->monuments, sizeof edit->monuments);
  edit->n_relics = state->n_relics_taken;
  memcpy (edit->relics, state->relics_taken, sizeof edit->relics);
}

gboolean
pandoria_table_edit_differs (const PandoriaTableEdit *a, const PandoriaTableEdit *b,
                             PandoriaTableMember member)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  if (member == PANDORIA_TABLE_MONUMENTS)
    return a->n_monuments != b->n_monuments
           || memcmp (a->monuments, b->monuments, a->n_monuments) != 0;
  if (member == PANDORIA_TABLE_RELICS)
    return a->n_relics != b->n_relics || memcmp (a->relics, b->relics, a->n_relics) != 0;
  return a->numbers[member] != b->numbers[member];
}

/* Returns: the section that excludes the member from this game, or NULL. */
static const char *
find_reason (const PandoriaState *s, guint member)
{
  if (table_rows[member].cards && pandoria_state_is_family (s))
    return "14";
  return table_rows[member].artifacts && !s->artifacts ? "16" : NULL;
}

gboolean
pandoria_state_has_table_member (const PandoriaState *state, PandoriaTableMember member)
{
  g_return_val_if_fail (state != NULL && (guint) member < PANDORIA_N_TABLE_MEMBERS, FALSE);
  return find_reason (state, member) == NULL;
}

/* Clears data of removed objects. */
static void
set_list (guint8 *items, gsize size, guint8 *n, const guint8 *from, guint8 n_from)
{
  memset (items, 0, size);
  memcpy (items, from, n_from);
  *n = n_from;
}

void
pandoria_table_edit_apply (const PandoriaTableEdit *edit, PandoriaState *s)
{
  PandoriaTableEdit present;
  guint16 *numbers = present.numbers;

  pandoria_table_edit_init (&present, s);
  for (guint i = 0; i < PANDORIA_N_TABLE_NUMBERS; i++)
    if ((edit->members >> i & 1) != 0)
      numbers[i] = edit->numbers[i];
  if (numbers[PANDORIA_TABLE_ROUND] != s->round || numbers[PANDORIA_TABLE_ACTIVE] != s->active)
    s->skips = 0;
  s->round = numbers[PANDORIA_TABLE_ROUND];
  s->active = (guint8) numbers[PANDORIA_TABLE_ACTIVE];
  s->last_round = numbers[PANDORIA_TABLE_LAST_ROUND] != 0;
  s->double_tiles = numbers[PANDORIA_TABLE_DOUBLE_TILES];
  s->deck = (guint8) numbers[PANDORIA_TABLE_DECK];
  s->market = (guint8) numbers[PANDORIA_TABLE_MARKET];
  s->singles = (guint8) numbers[PANDORIA_TABLE_SINGLES];
  s->turn = (guint16) pandoria_state_find_turn (s);
  if ((edit->members & BIT (MONUMENTS)) != 0)
    set_list (s->monuments, sizeof s->monuments, &s->n_monuments, edit->monuments,
              edit->n_monuments);
  if ((edit->members & BIT (RELICS)) != 0)
    set_list (s->relics_taken, sizeof s->relics_taken, &s->n_relics_taken, edit->relics,
              edit->n_relics);
}

gboolean
pandoria_act_edit_table (PandoriaWork *w)
{
  const PandoriaTableEdit *edit = &w->a->table;

  if ((edit->members & BIT (ACTIVE)) != 0
      && edit->numbers[PANDORIA_TABLE_ACTIVE] >= w->s->n_players)
    return pandoria_work_refuse_value (w, PANDORIA_SPACE_NONE);
  for (guint i = 0; (edit->members & BIT (RELICS)) != 0 && i < edit->n_relics; i++)
    if (!pandoria_artifacts_has_relic (w->s, edit->relics[i]))
      return pandoria_work_refuse_value (w, PANDORIA_SPACE_NONE);
  pandoria_table_edit_apply (edit, w->s);
  return TRUE;
}

/* --- both ----------------------------------------------------------------------------------- */

const char *
pandoria_edits_find_foreign (const PandoriaState *s, const PandoriaAction *a)
{
  if (a->kind == PANDORIA_ACT_EDIT_PLAYER)
    return (a->tableau.n_slots > 0 || a->tableau.edit_top_spell != PANDORIA_EDIT_KEEP)
                   && pandoria_state_is_family (s)
               ? "14"
               : NULL;
  for (guint i = 0; i < PANDORIA_N_TABLE_MEMBERS; i++)
    if ((a->table.members >> i & 1) != 0 && find_reason (s, i) != NULL)
      return find_reason (s, i);
  return NULL;
}
