/* The rules in words of our own: words, spaces, board, leader, and what there is before the first turn (0 … 5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text-rules-private.h"

#include <glib/gi18n-lib.h>

/* Translators: rules for players, in the terms of the printed rulebook; each string is a whole paragraph. */
const PandoriaRule pandoria_rules_base[] = {
  { "0",
    N_ ("Words"),
    { N_ ("A space is one hexagon of the board; the plain is where tiles may be laid. A region is all spaces of one "
          "terrain that hang together; its symbols are what is drawn on its spaces."),
      N_ ("Figures are the workers and the leader; those not on the board are in the reserve. The effective cost is "
          "what is really paid once every discount has been taken off.") },
    "1 7.1" },
  { "1",
    N_ ("Names of the spaces"),
    { N_ ("The board is made of straight columns with a letter and rows with a number, so that every space has a name "
          "such as G6. Every second column sits half a space lower."),
      N_ ("A space inside the board touches six others: above, below, and two on either side.") },
    "3" },
  { "3",
    N_ ("The board"),
    { N_ ("Tiles and castles cover the empty spaces of the plain. Lakes are never covered, but a ship on one can carry "
          "a figure."),
      N_ ("Some spaces show terrain from the start. Nothing may be laid beside them alone: they count only once they "
          "hang together with a tile, through tiles, castles and other printed terrain."),
      N_ ("Exit paths lie outside the plain and show one terrain each.") },
    "6.1 8 15" },
  { "4",
    N_ ("The leader"),
    { N_ ("In scoring the leader counts as two figures."),
      N_ ("It is placed last: only when no worker of its own is left in the reserve, and this holds for spells as "
          "well. Humans of the regular game need not wait, nor does anybody in a family game.") },
    "6.2 7.2" },
  { "5",
    N_ ("Before the first turn"),
    { N_ ("Everybody has a leader and two castles, and six workers with two players, five with three, four with four."),
      N_ ("Of the 48 double tiles 12, 8 or 4 stay out of the game unseen (with two, three or four players). Everybody "
          "draws one. The two start tiles cover the four start spaces of the board."),
      N_ ("The monuments lie in a pile, the least valuable at the bottom. Realms are dealt by lot or chosen; they say "
          "how many crystals, gold and wood a player begins with. Points begin at 0."),
      N_ ("In the regular game four cards lie in the market, and everybody holds four.") },
    "11 12 17" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (pandoria_rules_base) == PANDORIA_N_RULES_BASE);
