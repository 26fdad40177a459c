/* What the table hides, and what one player sees of it: hands, tiles, the cards that can be bought.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-options.h"

G_BEGIN_DECLS

#define PANDORIA_TABLE_HAND   16
#define PANDORIA_TABLE_TILES  2
#define PANDORIA_TABLE_MARKET 4
#define PANDORIA_N_SYMBOLS    (PANDORIA_MAX_SYMBOLS + 1)

/** PandoriaCard: a plausible card of the deck, whose 54 real ones no document gives: a spell and a building, with costs. */
typedef struct
{
  guint8 spell, level, cost;
  guint8 building, building_level, building_cost;
  guint8 price;
} PandoriaCard;

/** PandoriaTile: a double tile; where its hexes lie is not said yet. */
typedef struct
{
  PandoriaHex hexes[2];
  guint8 artifacts; /* on the first hex (16) */
} PandoriaTile;

/** PandoriaHand: what one player holds. */
typedef struct
{
  guint n_tiles, n_cards;
  PandoriaTile tiles[PANDORIA_TABLE_TILES];
  PandoriaCard cards[PANDORIA_TABLE_HAND];
} PandoriaHand;

/** PandoriaTable: everything that lies face down. What comes next is drawn from what is left when it is needed. */
typedef struct
{
  PandoriaHand hands[PANDORIA_MAX_PLAYERS];
  guint n_market;
  PandoriaCard market[PANDORIA_TABLE_MARKET];
  gint16 left[PANDORIA_N_TERRAINS][PANDORIA_N_SYMBOLS]; /* hexes that are neither on the board nor drawn yet */
  GRand *rand;                                          /* the order of stack and deck; not owned */
} PandoriaTable;

/** PandoriaView: what the active player sees: the state, which is open to all, the own hand, the market. */
typedef struct
{
  const PandoriaState *state;
  const PandoriaOptions *options;
  const PandoriaHand *hand;
  const PandoriaCard *market;
  guint n_market;
  GRand *rand; /* for what a model chooses by chance; says nothing of the table's order */
  guint tries; /* how many acts of 6.3 it thinks of */
} PandoriaView;

/** Takes off @table's hexes what lies on @state's board, and deals hands and market, each as many as the state has. */
void pandoria_table_init (PandoriaTable *table, const PandoriaState *state, GRand *rand);

/**
 * Lets hands and market follow @state: draws what was drawn, drops from the end what left a hand. What a player has chosen
 * to give up is to be taken out before with pandoria_hand_drop_card() and pandoria_hand_drop_tile().
 */
void pandoria_table_follow (PandoriaTable *table, const PandoriaState *state);

/** Gives @player @tile in the place of the first one that was dealt; the other goes back to what is left. */
void pandoria_table_set_tile (PandoriaTable *table, guint player, const PandoriaTile *tile);

void pandoria_hand_drop_card (PandoriaHand *hand, guint i);
void pandoria_hand_drop_tile (PandoriaHand *hand, guint i);

G_END_DECLS
