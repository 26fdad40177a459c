/* The rules in words of our own: the turn and its steps (6).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text-rules-private.h"

#include <glib/gi18n-lib.h>

/* Translators: rules for players, in the terms of the printed rulebook; each string is a whole paragraph. */
const PandoriaRule pandoria_rules_turn[] = {
  { "6",
    N_ ("The turn"),
    { N_ ("A turn goes through five steps: place, figure, card, score, draw. Only the first is compulsory. Whoever has "
          "gone on to a later step cannot come back to an earlier one."),
      N_ ("At the end of the turn the Elves may move a worker, then the tile is drawn, then the Poorhouse works.") },
    "6.1 6.2 6.3 6.4 6.5" },
  { "6.1",
    N_ ("Placing"),
    { N_ ("Lay the double tile from the hand onto two empty, neighbouring spaces of the plain, or one of your castles "
          "onto a single one. At least one of these spaces must touch something that lies already: a tile, a castle, "
          "or printed terrain that hangs together with a tile."),
      N_ ("Nothing is ever laid over tiles, castles, printed terrain, lakes or exits, or beyond the edge."),
      N_ ("Regions that this closes send their figures home at once. Figures on castles, fortresses and ships stay."),
      N_ ("Only somebody who can place nothing at all skips this step; of 6.2, taking a figure back is then left.") },
    "7.1 16" },
  { "6.2",
    N_ ("A figure"),
    { N_ ("Either place one figure from your reserve onto a space of what you have just laid, if it is free and its "
          "region is still open; or take one of your figures back from anywhere on the board. Both may also be left."),
      N_ ("A worker goes before the leader: the leader waits until no other figure of yours is in the reserve.") },
    "4 6.1" },
  { "6.3",
    N_ ("A card or a monument"),
    { N_ ("Do one of three things, or none: cast a spell, build a building, erect a monument. The first two take a "
          "card out of your hand."),
      N_ ("Crystals pay for spells, wood for the rest. When that resource has gone down to 0, a visible Market lets "
          "one other resource pay what is still missing: one for one, or two for each that is missing."),
      N_ ("Whoever cannot pay cannot do it; nothing is owed.") },
    "6.3.1 6.3.2 6.3.3" },
  { "6.3.1",
    N_ ("Casting a spell"),
    { N_ ("It costs the crystals printed on it, less what the School of Wizardry takes off, but at least 1. Its effect "
          "happens at once, and any part of it may be declined."),
      N_ ("The card then lies on top of your spells, open to all. A Shrine brings its points for every spell that you "
          "cast while it is visible.") },
    "6.3 4" },
  { "6.3.2",
    N_ ("Building"),
    { N_ ("A building goes onto an empty slot for the wood printed on it, or over another building for the difference "
          "of both printed costs. A visible Carpenter takes off some more, but 1 wood is always paid. A Carpenter that "
          "is being covered gives no discount."),
      N_ ("What is covered has no effect any more."),
      N_ ("No two identical buildings may be visible. A name at another level is still that building. Large and Small "
          "count as different in the first edition and as the same in the revised one. The building that is being "
          "covered does not count.") },
    "6.3 6.3.3" },
  { "6.3.3",
    N_ ("Erecting a monument"),
    { N_ ("The topmost monument of the pile goes over one of your buildings, never over another monument. It costs 8 "
          "wood, less the printed cost of what it covers, less the Carpenter if that one stays visible, but at least "
          "1."),
      N_ ("Its points count at once. Nothing is ever built over a monument. When the pile is empty there are no "
          "more.") },
    "6.3 6.3.2" },
  { "6.4",
    N_ ("Scoring and buying"),
    { N_ ("All regions closed in this turn are scored now, for everyone with figures next to them."),
      N_ ("If at least one of them had a figure next to it, the player whose turn it is may buy one card of the "
          "market. It costs its printed price in gold, less what a Bank takes off, but at least 1. The market is "
          "filled up again.") },
    "7.2 6.3" },
  { "6.5",
    N_ ("Drawing"),
    { N_ ("A new double tile is drawn by whoever laid one from the hand; after a castle, a fortress or a single tile "
          "nobody draws."),
      N_ ("When a drawn tile is due and none is left, the present round is the last."),
      N_ ("At the very end of the turn a visible Poorhouse lifts one resource that stands at 0 to 2.") },
    "9" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (pandoria_rules_turn) == PANDORIA_N_RULES_TURN);
