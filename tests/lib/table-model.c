/* A model of the table, which follows lists of what to move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "table-model.h"

#include <string.h>

/* --- laying out a position ------------------------------------------------------------------ */

static void
lay_out_player (TableModel *table, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];

  for (guint i = 0; i < 4; i++)
    table->counters[seat][i] = player->counters[i];
  table->counters[seat][PANDORIA_COUNTER_HAND] = player->hand;
  table->counters[seat][PANDORIA_COUNTER_WORKERS] = player->workers;
  table->counters[seat][PANDORIA_COUNTER_CASTLES] = player->castles;
  table->counters[seat][PANDORIA_COUNTER_ARTIFACTS] = player->artifacts;
  table->leaders[seat] = player->leader;
  table->tiles[seat] = player->tiles;
  table->fortresses[seat] = player->fortress;
  table->spells[seat] = player->top_spell;
  for (guint i = 0; i < player->n_prisoners; i++)
    table->captured[seat][player->prisoners[i].player][player->prisoners[i].leader]++;
  if (player->haunter.place == PANDORIA_HAUNTER_RESERVE)
    table->haunting[seat][player->haunter.figure.player][player->haunter.figure.leader]++;
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    {
      const PandoriaSlot *slot = &player->slots[i];

      if (slot->occupant != PANDORIA_NOBODY && slot->occupant < state->n_players)
        table->goblins[seat][i][slot->occupant][slot->occupant_leader]++;
      table->slots[seat][i] = *slot;
      table->slots[seat][i].occupant = PANDORIA_NOBODY;
      table->slots[seat][i].occupant_leader = 0;
    }
}

static void
lay_out_space (TableModel *table, const PandoriaState *state, PandoriaSpace at)
{
  PandoriaFigure figures[2];
  guint n = pandoria_state_figures_at (state, at, figures);

  for (guint i = 0; i < n; i++)
    table->figures[at][figures[i].player][figures[i].leader]++;
  table->ground[at].terrain = (gint8) pandoria_state_terrain_at (state, at);
  table->ground[at].symbols = (guint8) pandoria_state_symbols_at (state, at);
  table->ground[at].artifacts = (guint8) pandoria_state_artifacts_at (state, at);
  table->ground[at].castle = (gint8) pandoria_state_castle_at (state, at);
  table->ground[at].fortress = (gint8) pandoria_state_fortress_at (state, at);
}

void
table_model_lay_out (TableModel *self, const PandoriaState *state)
{
  memset (self, 0, sizeof *self);
  for (guint seat = 0; seat < state->n_players; seat++)
    lay_out_player (self, state, seat);
  for (int at = 0; at < PANDORIA_N_SPACES; at++)
    lay_out_space (self, state, (PandoriaSpace) at);
  self->piles[PANDORIA_PILE_DOUBLE_TILES] = state->double_tiles;
  self->piles[PANDORIA_PILE_SINGLE_TILES] = state->singles;
  self->piles[PANDORIA_PILE_DECK] = state->deck;
  self->piles[PANDORIA_PILE_MARKET] = state->market;
  self->piles[PANDORIA_PILE_MONUMENTS] = state->n_monuments;
  self->piles[PANDORIA_PILE_RELICS] = state->n_relics_taken;
}

/* --- moving --------------------------------------------------------------------------------- */

/* Returns: (nullable): the number of figures like @figure at @place; NULL: the box. */
static int *
find_pile (TableModel *table, const PandoriaFigure *figure, const PandoriaPlace *place)
{
  guint owner = figure->player, leader = figure->leader;

  switch (place->kind)
    {
    case PANDORIA_PLACE_RESERVE:
      return leader ? &table->leaders[owner] : &table->counters[owner][PANDORIA_COUNTER_WORKERS];
    case PANDORIA_PLACE_SPACE: return &table->figures[place->at][owner][leader];
    case PANDORIA_PLACE_SLOT: return &table->goblins[place->player][place->slot][owner][leader];
    case PANDORIA_PLACE_PRISON: return &table->captured[place->player][owner][leader];
    case PANDORIA_PLACE_HAUNT: return &table->haunting[place->player][owner][leader];
    default: return NULL;
    }
}

static void
move_figure (TableModel *table, const PandoriaTableMove *move)
{
  int *from = find_pile (table, &move->figure, &move->from);
  int *to = find_pile (table, &move->figure, &move->to);

  if (from != NULL)
    {
      g_assert_cmpint (*from, >, 0); /* a player can only take an existing figure */
      --*from;
    }
  if (to != NULL)
    ++*to;
}

static void
do_move (TableModel *table, const PandoriaTableMove *move)
{
  switch (move->kind)
    {
    case PANDORIA_TABLE_MOVE_COUNTER:
      g_assert_cmpint (move->counter, !=, PANDORIA_COUNTER_WORKERS);
      table->counters[move->player][move->counter] += move->amount;
      break;
    case PANDORIA_TABLE_MOVE_TILES: table->tiles[move->player] += move->amount; break;
    case PANDORIA_TABLE_MOVE_FORTRESS: table->fortresses[move->player] += move->amount; break;
    case PANDORIA_TABLE_MOVE_FIGURE: move_figure (table, move); break;
    case PANDORIA_TABLE_MOVE_GROUND: table->ground[move->at] = move->ground; break;
    case PANDORIA_TABLE_MOVE_SLOT: table->slots[move->player][move->slot] = move->content; break;
    case PANDORIA_TABLE_MOVE_TOP_SPELL: table->spells[move->player] = move->spell; break;
    case PANDORIA_TABLE_MOVE_PILE: table->piles[move->pile] = move->amount; break;
    default: g_assert_not_reached ();
    }
}

/* --- public --------------------------------------------------------------------------------- */

void
table_model_do (TableModel *self, GArray *moves)
{
  for (guint i = 0; i < moves->len; i++)
    do_move (self, &g_array_index (moves, PandoriaTableMove, i));
}

void
table_model_assert_shows (const TableModel *self, const PandoriaState *state)
{
  g_autofree TableModel *wanted = g_new (TableModel, 1);

  table_model_lay_out (wanted, state);
  g_assert_cmpmem (self, sizeof *self, wanted, sizeof *wanted);
}
