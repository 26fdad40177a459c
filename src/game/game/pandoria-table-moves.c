/* Compares two positions of a game as things that lie on a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-table-moves.h"

#include <string.h>

/* --- figures: all places in one row --------------------------------------------------------- */

#define INDEX_RESERVE 0
#define INDEX_SPACE   1
#define INDEX_SLOT    (INDEX_SPACE + PANDORIA_N_SPACES)
#define INDEX_PRISON  (INDEX_SLOT + PANDORIA_MAX_PLAYERS * PANDORIA_MAX_SLOTS)
#define INDEX_HAUNT   (INDEX_PRISON + PANDORIA_MAX_PLAYERS)
#define INDEX_BOX     (INDEX_HAUNT + PANDORIA_MAX_PLAYERS)
#define N_INDICES     (INDEX_BOX + 1)

static PandoriaPlace
get_place (guint index)
{
  PandoriaPlace place = { PANDORIA_PLACE_RESERVE, PANDORIA_NOBODY, 0, PANDORIA_SPACE_NONE };

  if (index == INDEX_BOX)
    place.kind = PANDORIA_PLACE_BOX;
  else if (index >= INDEX_HAUNT)
    {
      place.kind = PANDORIA_PLACE_HAUNT;
      place.player = (guint8) (index - INDEX_HAUNT);
    }
  else if (index >= INDEX_PRISON)
    {
      place.kind = PANDORIA_PLACE_PRISON;
      place.player = (guint8) (index - INDEX_PRISON);
    }
  else if (index >= INDEX_SLOT)
    {
      place.kind = PANDORIA_PLACE_SLOT;
      place.player = (guint8) ((index - INDEX_SLOT) / PANDORIA_MAX_SLOTS);
      place.slot = (guint8) ((index - INDEX_SLOT) % PANDORIA_MAX_SLOTS);
    }
  else if (index >= INDEX_SPACE)
    {
      place.kind = PANDORIA_PLACE_SPACE;
      place.at = (PandoriaSpace) (index - INDEX_SPACE);
    }
  return place;
}

static gboolean
is_figure (const PandoriaFigure *a, const PandoriaFigure *b)
{
  return a->player == b->player && !a->leader == !b->leader;
}

/* Counts the figures like @figure that @player holds: prisoners, a ghost, and Goblins on
 * buildings. */
static void
count_held (const PandoriaState *state, guint player, const PandoriaFigure *figure,
            int counts[N_INDICES])
{
  const PandoriaPlayerState *holder = &state->players[player];
  const PandoriaHaunter *haunter = &holder->haunter;

  for (guint i = 0; i < holder->n_prisoners; i++)
    counts[INDEX_PRISON + player] += is_figure (&holder->prisoners[i], figure);
  if (haunter->place == PANDORIA_HAUNTER_RESERVE && is_figure (&haunter->figure, figure))
    counts[INDEX_HAUNT + player]++;
  if (haunter->place == PANDORIA_HAUNTER_BOARD && is_figure (&haunter->figure, figure))
    counts[INDEX_SPACE + haunter->at]++;
  for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
    {
      PandoriaFigure occupant
          = { holder->slots[slot].occupant, holder->slots[slot].occupant_leader };

      counts[INDEX_SLOT + player * PANDORIA_MAX_SLOTS + slot] += is_figure (&occupant, figure);
    }
}

static void
count_figures (const PandoriaState *state, const PandoriaFigure *figure, int counts[N_INDICES])
{
  const PandoriaPlayerState *owner = &state->players[figure->player];
  PandoriaSpaces spaces = figure->leader ? owner->leader_at : owner->figures;
  PandoriaSpace at;

  memset (counts, 0, sizeof (int) * N_INDICES);
  counts[INDEX_RESERVE] = figure->leader ? owner->leader : owner->workers;
  PANDORIA_FOREACH_SPACE (at, spaces)
    counts[INDEX_SPACE + at]++;
  for (guint player = 0; player < state->n_players; player++)
    count_held (state, player, figure, counts);
}

static void
add_figure (GArray *moves, const PandoriaFigure *figure, guint from, guint to)
{
  PandoriaTableMove move = { 0 };

  move.kind = PANDORIA_TABLE_MOVE_FIGURE;
  move.player = figure->player;
  move.figure = *figure;
  move.from = get_place (from);
  move.to = get_place (to);
  g_array_append_val (moves, move);
}

/* Returns: the first place to which a figure still has to go; the box if there is none. */
static guint
find_arrival (const int missing[N_INDICES])
{
  for (guint i = 0; i < INDEX_BOX; i++)
    if (missing[i] > 0)
      return i;
  return INDEX_BOX;
}

/* Returns: where a figure from a closed region goes: never to another space. */
static guint
find_way_home (const int missing[N_INDICES])
{
  for (guint i = INDEX_PRISON; i < INDEX_BOX; i++)
    if (missing[i] > 0)
      return i;
  return INDEX_RESERVE;
}

/* @missing: by place, the number of figures that have to come (negative: to go). */
static void
move_home (GArray *moves, const PandoriaFigure *figure, PandoriaSpaces closed,
           int missing[N_INDICES])
{
  PandoriaSpace at;

  PANDORIA_FOREACH_SPACE (at, closed)
    while (missing[INDEX_SPACE + at] < 0)
      {
        guint to = find_way_home (missing);

        add_figure (moves, figure, INDEX_SPACE + (guint) at, to);
        missing[INDEX_SPACE + at]++;
        missing[to]--;
      }
}

static void
move_others (GArray *moves, const PandoriaFigure *figure, int missing[N_INDICES])
{
  guint to;

  /* From the board first, so that a figure that moves is not put into the reserve in between. */
  for (guint i = INDEX_SPACE; i < INDEX_BOX; i++)
    while (missing[i] < 0)
      {
        to = find_arrival (missing);
        add_figure (moves, figure, i, to);
        missing[i]++;
        missing[to]--;
      }
  while (missing[INDEX_RESERVE] < 0)
    {
      to = find_arrival (missing);
      add_figure (moves, figure, INDEX_RESERVE, to);
      missing[INDEX_RESERVE]++;
      missing[to]--;
    }
  for (to = find_arrival (missing); to != INDEX_BOX; to = find_arrival (missing))
    {
      add_figure (moves, figure, INDEX_BOX, to);
      missing[to]--;
    }
}

static void
compare_figures (GArray *moves, const PandoriaState *before, const PandoriaState *after)
{
  PandoriaSpaces closed = pandoria_state_closed (after);
  int was[N_INDICES], missing[N_INDICES];

  for (guint player = 0; player < after->n_players; player++)
    for (guint leader = 0; leader < 2; leader++)
      {
        PandoriaFigure figure = { (guint8) player, (guint8) leader };

        count_figures (before, &figure, was);
        count_figures (after, &figure, missing);
        for (guint i = 0; i < N_INDICES; i++)
          missing[i] -= was[i];
        move_home (moves, &figure, closed, missing);
        move_others (moves, &figure, missing);
      }
}

/* --- players -------------------------------------------------------------------------------- */

static void
add_amount (GArray *moves, PandoriaTableMoveKind kind, guint player, guint counter, int amount)
{
  PandoriaTableMove move = { 0 };

  if (amount == 0)
    return;
  move.kind = (guint8) kind;
  move.player = (guint8) player;
  move.counter = (guint8) counter;
  move.amount = amount;
  g_array_append_val (moves, move);
}

static int
get_counter (const PandoriaPlayerState *player, guint counter)
{
  switch (counter)
    {
    case PANDORIA_COUNTER_HAND: return player->hand;
    case PANDORIA_COUNTER_CASTLES: return player->castles;
    case PANDORIA_COUNTER_ARTIFACTS: return player->artifacts;
    case PANDORIA_COUNTER_WORKERS: return 0; /* they are figures */
    default: return player->counters[counter];
    }
}

/* Returns: the contents of @slot, without a Goblin on it. */
static PandoriaSlot
get_content (const PandoriaSlot *slot)
{
  PandoriaSlot content = *slot;

  content.occupant = PANDORIA_NOBODY;
  content.occupant_leader = 0;
  return content;
}

/* A cost that becomes known is entered, and no card moves (rulings 82). */
static gboolean
is_slot (const PandoriaSlot *a, const PandoriaSlot *b)
{
  gboolean same_cost = a->cost == b->cost || a->is_cost_unknown || b->is_cost_unknown;

  return a->building == b->building && a->level == b->level && same_cost
         && !a->has_monument == !b->has_monument && a->monument == b->monument;
}

static void
compare_slots (GArray *moves, const PandoriaState *before, const PandoriaState *after, guint player)
{
  for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
    {
      PandoriaSlot was = get_content (&before->players[player].slots[slot]);
      PandoriaTableMove move = { 0 };

      move.kind = PANDORIA_TABLE_MOVE_SLOT;
      move.player = (guint8) player;
      move.slot = (guint8) slot;
      move.content = get_content (&after->players[player].slots[slot]);
      if (!is_slot (&was, &move.content))
        g_array_append_val (moves, move);
    }
}

static void
compare_spell (GArray *moves, const PandoriaState *before, const PandoriaState *after, guint player)
{
  const PandoriaTopSpell *was = &before->players[player].top_spell;
  PandoriaTableMove move = { 0 };

  move.kind = PANDORIA_TABLE_MOVE_TOP_SPELL;
  move.player = (guint8) player;
  move.spell = after->players[player].top_spell;
  if (was->spell != move.spell.spell || was->level != move.spell.level
      || was->cost != move.spell.cost)
    g_array_append_val (moves, move);
}

static void
compare_players (GArray *moves, const PandoriaState *before, const PandoriaState *after)
{
  for (guint player = 0; player < after->n_players; player++)
    {
      const PandoriaPlayerState *was = &before->players[player], *is = &after->players[player];

      for (guint counter = 0; counter < PANDORIA_N_COUNTERS; counter++)
        add_amount (moves, PANDORIA_TABLE_MOVE_COUNTER, player, counter,
                    get_counter (is, counter) - get_counter (was, counter));
      add_amount (moves, PANDORIA_TABLE_MOVE_TILES, player, 0, is->tiles - was->tiles);
      add_amount (moves, PANDORIA_TABLE_MOVE_FORTRESS, player, 0, is->fortress - was->fortress);
      compare_slots (moves, before, after, player);
      compare_spell (moves, before, after, player);
    }
}

/* --- the board and the table ---------------------------------------------------------------- */

static PandoriaGround
get_ground (const PandoriaState *state, PandoriaSpace at)
{
  PandoriaGround ground;

  ground.terrain = (gint8) pandoria_state_terrain_at (state, at);
  ground.symbols = (guint8) pandoria_state_symbols_at (state, at);
  ground.artifacts = (guint8) pandoria_state_artifacts_at (state, at);
  ground.castle = (gint8) pandoria_state_castle_at (state, at);
  ground.fortress = (gint8) pandoria_state_fortress_at (state, at);
  return ground;
}

static gboolean
is_ground (const PandoriaGround *a, const PandoriaGround *b)
{
  return a->terrain == b->terrain && a->symbols == b->symbols && a->artifacts == b->artifacts
         && a->castle == b->castle && a->fortress == b->fortress;
}

static void
compare_board (GArray *moves, const PandoriaState *before, const PandoriaState *after)
{
  for (int at = 0; at < PANDORIA_N_SPACES; at++)
    {
      PandoriaGround was = get_ground (before, (PandoriaSpace) at);
      PandoriaTableMove move = { 0 };

      move.kind = PANDORIA_TABLE_MOVE_GROUND;
      move.at = (PandoriaSpace) at;
      move.ground = get_ground (after, (PandoriaSpace) at);
      if (!is_ground (&was, &move.ground))
        g_array_append_val (moves, move);
    }
}

static int
count_pile (const PandoriaState *state, PandoriaPile pile)
{
  switch (pile)
    {
    case PANDORIA_PILE_DOUBLE_TILES: return state->double_tiles;
    case PANDORIA_PILE_SINGLE_TILES: return state->singles;
    case PANDORIA_PILE_DECK: return state->deck;
    case PANDORIA_PILE_MARKET: return state->market;
    case PANDORIA_PILE_MONUMENTS: return state->n_monuments;
    case PANDORIA_PILE_RELICS: return state->n_relics_taken;
    case PANDORIA_N_PILES:
    default: g_assert_not_reached ();
    }
}

static void
compare_piles (GArray *moves, const PandoriaState *before, const PandoriaState *after)
{
  for (guint pile = 0; pile < PANDORIA_N_PILES; pile++)
    {
      PandoriaTableMove move = { 0 };

      move.kind = PANDORIA_TABLE_MOVE_PILE;
      move.pile = (guint8) pile;
      move.amount = count_pile (after, (PandoriaPile) pile);
      if (move.amount != count_pile (before, (PandoriaPile) pile))
        g_array_append_val (moves, move);
    }
}

/* --- public --------------------------------------------------------------------------------- */

GArray *
pandoria_table_moves_find (const PandoriaState *before, const PandoriaState *after)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (PandoriaTableMove));

  g_return_val_if_fail (before != NULL && after != NULL, moves);
  g_return_val_if_fail (before->n_players == after->n_players, moves);

  compare_players (moves, before, after);
  compare_figures (moves, before, after);
  compare_board (moves, before, after);
  compare_piles (moves, before, after);
  return moves;
}

GArray *
pandoria_table_moves_find_figures (const PandoriaState *before, const PandoriaState *after)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (PandoriaTableMove));

  g_return_val_if_fail (before != NULL && after != NULL, moves);
  g_return_val_if_fail (before->n_players == after->n_players, moves);

  compare_figures (moves, before, after);
  return moves;
}

gboolean
pandoria_table_move_leaves_board (const PandoriaTableMove *move)
{
  g_return_val_if_fail (move != NULL, FALSE);

  return move->kind == PANDORIA_TABLE_MOVE_FIGURE && move->from.kind == PANDORIA_PLACE_SPACE
         && (move->to.kind == PANDORIA_PLACE_RESERVE || move->to.kind == PANDORIA_PLACE_PRISON
             || move->to.kind == PANDORIA_PLACE_HAUNT);
}
