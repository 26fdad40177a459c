/* The rules in words of our own: regions, the end, realms, variants and modules (7 … 17).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text-rules-private.h"

#include <glib/gi18n-lib.h>

/* Translators: rules for players, in the terms of the printed rulebook; each string is a whole paragraph. */
const PandoriaRule pandoria_rules_scoring[] = {
  { "7",
    N_ ("Regions"),
    { N_ ("Spaces of one terrain that touch each other are one region, whoever laid them. Printed terrain belongs to "
          "it as well; a castle or a fortress is never part of a region."),
      N_ ("Two things happen to a region: it is closed, and in step 6.4 of the same turn it is scored.") },
    "7.1 7.2 8" },
  { "7.1",
    N_ ("When a region is closed"),
    { N_ ("A region is closed when no empty space of the plain touches it any more and no open exit path of its own "
          "terrain does. A hole of a single empty space keeps it open."),
      N_ ("Lakes, the edge of the board, castles, fortresses, other terrain and exits of another terrain enclose it."),
      N_ ("Figures that stand in it go back to their owners’ reserves at once, before anything is scored. No figure "
          "may be placed there afterwards.") },
    "6.1 8" },
  { "7.2",
    N_ ("Scoring a region"),
    { N_ ("Figures on spaces next to the region count, whoever’s turn it is: a worker 1, the leader 2. Each player "
          "with at least 1 gains the symbols of the region as many times as that strength, of the terrain’s resource. "
          "A city brings points."),
      N_ ("Visible buildings for this terrain add their bonus for every space of the region: Large 2, Small 1, the "
          "Statue 1 for a city. Some realms add something of their own."),
      N_ ("The gains of a turn in one resource are added up first. What goes over the highest value becomes points: 1 "
          "for every full 3, or better with a Lumberyard, a Repository or a Vault. The rest is lost. A Store brings 1 "
          "point each time a marker would go over."),
      N_ ("A region without any figure next to it is not scored.") },
    "7.1 6.4 17" },
  { "8",
    N_ ("Exit paths"),
    { N_ ("A region that touches an exit path of its own terrain leads out of the plain: it never closes and is never "
          "scored. Figures come home from it when their owner takes them back, or by a spell."),
      N_ ("Exits of another terrain enclose like the edge. A fortress on the exit shuts it.") },
    "7.1 16" },
  { "9",
    N_ ("The end of the game"),
    { N_ ("When somebody should draw a double tile and there is none, the round is still finished, so that all have "
          "had the same number of turns. A castle laid while the pile is empty does not bring the end."),
      N_ ("A whole round in which no player could place anything is an end as well.") },
    "6.5 10" },
  { "10",
    N_ ("The final score"),
    { N_ ("Each card in the hand brings 1 point. Each resource brings 1 point for every full 3, or more with a visible "
          "Lumberyard, Repository or Vault."),
      N_ ("Most points win. If they are equal, whoever has more resources left over from this exchange is ahead; the "
          "setup may count all resources instead. If that is equal, too, the victory is shared.") },
    "9 13 17" },
  { "11",
    N_ ("The realms"),
    { N_ ("In the regular game each realm begins with other amounts of crystals, gold and wood, and can do one thing "
          "that the others cannot. The edition decides which."),
      N_ ("Humans place their leader at any time. Dwarves hold two double tiles. Elves move a worker up to two spaces "
          "at the end of their turn."),
      N_ ("Mages may buy a card in every turn; in the revised edition they may also cast their top spell again for one "
          "crystal more. Halflings may do two things in step 6.3, in each edition in a different way.") },
    "5 6 17" },
  { "12",
    N_ ("The beginner’s game"),
    { N_ ("The realms have no abilities. Everybody takes the two cards of the realm and two from the deck."),
      N_ ("Of the realm’s two, the one with the letter A stands on the tableau from the beginning and costs nothing; "
          "three cards stay in the hand.") },
    "5 11" },
  { "13",
    N_ ("Partnership"),
    { N_ ("Four players, those who sit opposite are partners. Points are one sum for both; resources, hands and "
          "buildings stay apart. Artifacts are shared."),
      N_ ("Partners tell each other nothing about tiles, cards and plans. When teams are equal, what both partners "
          "have left decides.") },
    "10 16" },
  { "14",
    N_ ("Family games"),
    { N_ ("There are no realms, resources, buildings and monuments: every symbol is a point, and the leader need not "
          "wait for the workers."),
      N_ ("With spells there are also single tiles and the cards of seven spells. One of them may be cast each turn; "
          "it costs nothing and is put away. Whoever would gain from a scored region may prefer a card of the deck to "
          "its points. Cards left in the hand bring 1 point each.") },
    "6 7.2" },
  { "15",
    N_ ("The river"),
    { N_ ("Ships lie on the river, and each has one or more next ships downstream. In step 6.3 a figure may go aboard "
          "a free ship instead of a card: for 8 crystals less the ship’s discount and the School of Wizardry, at least "
          "1. That counts as casting a spell."),
      N_ ("A ship that no empty space of the plain touches is enclosed. Nobody goes aboard any more, and the figure on "
          "it drifts at once to the nearest free open ship downstream; at a fork the player whose turn it is chooses. "
          "If there is none, it goes home."),
      N_ ("The two start tiles lie apart, and building goes on from both.") },
    "6.3.1 3" },
  { "16",
    N_ ("Artifacts"),
    { N_ ("Both halves of the expansion’s tiles are alike, and 1 or 2 artifacts lie on them. Whoever closes a region "
          "takes its artifacts, even if nobody scores it."),
      N_ ("In step 6.3 artifacts can be given for a relic: as many as it asks for, for its points, which count double "
          "in family games. Each relic is taken once."),
      N_ ("A fortress is laid in step 6.1 onto an exit path that touches what is laid, while the regions of its terrain "
          "beside it, and at least one of all regions beside it, are still open elsewhere. It shuts the whole exit and "
          "is a castle in everything else."),
      N_ ("A single tile is laid in step 6.1 onto an empty space without empty neighbours. For neither is a tile "
          "drawn.") },
    "6.1 6.3 8" },
  { "17",
    N_ ("More realms"),
    { N_ ("Centaurs gain 1 of the resource for each own figure that a closing sends home. Nymphs gain 3 more from a "
          "region of four or more spaces, Fairies when they are the strongest of several; from a city it is 1 point. "
          "The markers of the Fairies stop at 8."),
      N_ ("Golems pay 3 resources of the space for a further figure on the tile just laid, never in a city. Goblins "
          "have four slots; they cast others’ top spells or put figures onto others’ buildings, each for 1 less."),
      N_ ("Ghosts of the Elders haunt a player who closed a region around them: from the next round on, one of them "
          "goes onto the board with that player’s next figure, and both count."),
      N_ ("Hanbok keep the opponents’ figures of a region that they close as prisoners, worth 1 point each at the end. "
          "Their owner may ransom them instead of step 6.2, for one resource each, which the Hanbok player names.") },
    "5 11" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (pandoria_rules_scoring) == PANDORIA_N_RULES_SCORING);
