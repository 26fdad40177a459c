/* What players must move on the table so that it shows another position of the game. This is a
 * pure function of two states, for messages after acts, corrections, undo and redo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-state.h"

/** PandoriaPlaceKind: the kinds of places where a figure can be. */
typedef enum
{
  PANDORIA_PLACE_RESERVE, /* of its owner */
  PANDORIA_PLACE_SPACE,   /* of the board, as a host or as a haunter */
  PANDORIA_PLACE_SLOT,    /* a Goblin on another player's building */
  PANDORIA_PLACE_PRISON,  /* captured by another player */
  PANDORIA_PLACE_HAUNT,   /* a ghost in another player's reserve */
  PANDORIA_PLACE_BOX,     /* not in the game: a correction changed the number of figures */
} PandoriaPlaceKind;

/** PandoriaPlace: the place of a figure. */
typedef struct
{
  guint8 kind;      /* PandoriaPlaceKind */
  guint8 player;    /* the other player of a slot, prison or haunting */
  guint8 slot;      /* 0…4 */
  PandoriaSpace at; /* of a space, else PANDORIA_SPACE_NONE */
} PandoriaPlace;

/** PandoriaGround: the contents of a space, without figures. */
typedef struct
{
  gint8 terrain; /* -1: none */
  guint8 symbols, artifacts;
  gint8 castle, fortress; /* a seat, or -1 */
} PandoriaGround;

/** PandoriaTableMoveKind: the members that describe a move. */
typedef enum
{
  PANDORIA_TABLE_MOVE_COUNTER,   /* @player: @counter changes by @amount; never the workers */
  PANDORIA_TABLE_MOVE_TILES,     /* @player: the double tiles in the hand change by @amount */
  PANDORIA_TABLE_MOVE_FORTRESS,  /* @player: the fortresses in the supply change by @amount */
  PANDORIA_TABLE_MOVE_FIGURE,    /* @figure goes from @from to @to */
  PANDORIA_TABLE_MOVE_GROUND,    /* the space @at gets @ground */
  PANDORIA_TABLE_MOVE_SLOT,      /* @player: slot @slot gets @content, without its figure */
  PANDORIA_TABLE_MOVE_TOP_SPELL, /* @player: the top spell becomes @spell */
  PANDORIA_TABLE_MOVE_PILE,      /* a pile of the table has @amount pieces */
} PandoriaTableMoveKind;

/** PandoriaPile: the piles of the table. */
typedef enum
{
  PANDORIA_PILE_DOUBLE_TILES,
  PANDORIA_PILE_SINGLE_TILES,
  PANDORIA_PILE_DECK,
  PANDORIA_PILE_MARKET,
  PANDORIA_PILE_MONUMENTS,
  PANDORIA_PILE_RELICS, /* the taken relics */
  PANDORIA_N_PILES,
} PandoriaPile;

/** PandoriaTableMove: one thing to do on the table. */
typedef struct
{
  guint8 kind; /* PandoriaTableMoveKind */
  guint8 player;
  guint8 slot;    /* 0…4 */
  guint8 counter; /* PandoriaCounter */
  guint8 pile;    /* PandoriaPile */
  gint32 amount;
  PandoriaFigure figure;
  PandoriaPlace from, to;
  PandoriaSpace at;
  PandoriaGround ground;
  PandoriaSlot content;
  PandoriaTopSpell spell;
} PandoriaTableMove;

/**
 * Lists the moves that turn a table with the position @before into one with @after: by seat the
 * counters, tiles, slots and top spell, then the figures, the spaces and the piles. Figures of one
 * player and sort are alike. A figure that leaves a region which is closed in @after goes to the
 * reserve even if the same act places another one.
 *
 * Returns: (transfer full) (element-type PandoriaTableMove)
 */
GArray *pandoria_table_moves_find (const PandoriaState *before, const PandoriaState *after);

/** Returns: (transfer full) (element-type PandoriaTableMove): of pandoria_table_moves_find(), only
 * the moves of figures. */
GArray *pandoria_table_moves_find_figures (const PandoriaState *before, const PandoriaState *after);

/** Returns: whether @move takes a figure from the board to a reserve or prison. */
gboolean pandoria_table_move_leaves_board (const PandoriaTableMove *move);
