/* The table of all acts (docs/format.md, Actions): when each is possible, the function that carries
 * it out, and its members. Also the members of spells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#include <string.h>

#define ROWS(...) ((const PandoriaMemberRow[]){ __VA_ARGS__, { .kind = PANDORIA_KIND_END } })
#define END                   \
  {                           \
    .kind = PANDORIA_KIND_END \
  }

#define MEMBER                    PANDORIA_MEMBER_ROW
#define OF_ACT(KIND, NAME, ...)   MEMBER (KIND, NAME, PandoriaAction, __VA_ARGS__)
#define OF_SPELL(KIND, NAME, ...) MEMBER (KIND, NAME, PandoriaSpellMembers, __VA_ARGS__)

#define OPTIONAL .flags = PANDORIA_MEMBER_OPTIONAL
#define NULLABLE .flags = PANDORIA_MEMBER_NULLABLE
/* As many elements as the level allows. If only the game knows the level: any number, of which the
 * first are stored. */
#define ANY_LENGTH .max = G_MAXUINT8

/* A list of which all elements are stored. */
#define LIST(TYPE, COUNT, MEMBER, PART)                                            \
  .count = offsetof (TYPE, COUNT), .room = G_N_ELEMENTS (((TYPE *) NULL)->MEMBER), \
  .size = sizeof (((TYPE *) NULL)->MEMBER[0]), .part = (PART)

#define NAMED_CARD(TYPE)                                                    \
  MEMBER (SPELL, "spell", TYPE, spell),                                     \
      MEMBER (LEVEL, "level", TYPE, level, .also = offsetof (TYPE, spell)), \
      MEMBER (CARD_COST, "cost", TYPE, cost)
#define FIRST_CARD offsetof (PandoriaAction, cards)

const PandoriaMemberRow pandoria_hex_members[] = {
  MEMBER (SPACE, "at", PandoriaHex, at),
  MEMBER (TERRAIN, "terrain", PandoriaHex, terrain),
  MEMBER (NUMBER, "symbols", PandoriaHex, symbols, .max = PANDORIA_MAX_SYMBOLS),
  END,
};

const PandoriaMemberRow pandoria_place_members[] = {
  MEMBER (SEAT, "player", PandoriaPlaceRef, player),
  MEMBER (SLOT, "slot", PandoriaPlaceRef, slot),
  END,
};

const PandoriaMemberRow pandoria_build_members[] = {
  MEMBER (BUILDING, "building", PandoriaBuild, building),
  MEMBER (RATE, "level", PandoriaBuild, level, .also = offsetof (PandoriaBuild, building)),
  MEMBER (COST, "cost", PandoriaBuild, cost),
  MEMBER (SLOT, "slot", PandoriaBuild, slot),
  MEMBER (RESOURCE, "with", PandoriaBuild, with, OPTIONAL),
  END,
};

const PandoriaMemberRow pandoria_erect_members[] = {
  MEMBER (PRESENT, NULL, PandoriaErect, present),
  MEMBER (SLOT, "slot", PandoriaErect, slot),
  MEMBER (RESOURCE, "with", PandoriaErect, with, OPTIONAL),
  END,
};

const PandoriaMemberRow pandoria_figure_members[] = {
  MEMBER (SEAT, "player", PandoriaFigure, player),
  MEMBER (BOOL, "leader", PandoriaFigure, leader, OPTIONAL),
  END,
};

static const PandoriaMemberRow move_members[] = {
  MEMBER (SPACE, "from", PandoriaMove, from),
  MEMBER (SPACE, "to", PandoriaMove, to),
  END,
};

static const PandoriaMemberRow placing_members[] = {
  MEMBER (SPACE, "at", PandoriaPlacing, at),
  MEMBER (FLAG, "leader", PandoriaPlacing, leader, OPTIONAL),
  END,
};

static const PandoriaMemberRow card_members[] = {
  { .name = "player",
    .kind = PANDORIA_KIND_SEAT,
    .offset = offsetof (PandoriaAction, cards[0].player) - FIRST_CARD },
  { .name = "region",
    .kind = PANDORIA_KIND_SPACE,
    .offset = offsetof (PandoriaAction, cards[0].region) - FIRST_CARD },
  END,
};

const PandoriaMemberRow pandoria_top_spell_members[] = { NAMED_CARD (PandoriaTopSpell), END };

const PandoriaMemberRow pandoria_slot_members[] = {
  MEMBER (BUILDING, "building", PandoriaSlot, building),
  MEMBER (RATE, "level", PandoriaSlot, level, .also = offsetof (PandoriaSlot, building)),
  MEMBER (COST, "cost", PandoriaSlot, cost, .also = offsetof (PandoriaSlot, is_cost_unknown)),
  END,
};

/* It has the same two bytes as a PandoriaFigure. */
const PandoriaMemberRow pandoria_occupant_members[] = {
  MEMBER (PART, "figure", PandoriaSlot, occupant, .part = pandoria_figure_members),
  END,
};

#define LEAD .also = offsetof (PandoriaSpellMembers, leader)

const PandoriaMemberRow pandoria_spell_members[] = {
  OF_SPELL (SPACE, "at", at, LEAD, OPTIONAL),
  OF_SPELL (SPACE, "fortress", fortress, LEAD, OPTIONAL),
  OF_SPELL (FLAG, "leader", leader, OPTIONAL),
  OF_SPELL (NOT, "figure", no_figure, OPTIONAL),
  OF_SPELL (LIST, "figures", figures,
            LIST (PandoriaSpellMembers, n_figures, figures, placing_members), ANY_LENGTH, OPTIONAL),
  OF_SPELL (LIST, "moves", moves, LIST (PandoriaSpellMembers, n_moves, moves, move_members),
            ANY_LENGTH, OPTIONAL),
  OF_SPELL (HEXES, "hexes", hexes, .min = 1, .max = 2,
            .count = offsetof (PandoriaSpellMembers, n_hexes),
            .also = offsetof (PandoriaSpellMembers, artifacts), OPTIONAL),
  OF_SPELL (RESOURCE, "resource", resource, OPTIONAL),
  OF_SPELL (PLACES, "from", flee, LIST (PandoriaSpellMembers, n_flee, flee, NULL), OPTIONAL),
  OF_SPELL (SPACE, "region", region, OPTIONAL),
  OF_SPELL (PART, "build", build, .part = pandoria_build_members, OPTIONAL),
  OF_SPELL (PART, "monument", monument, .part = pandoria_erect_members, OPTIONAL),
  OF_SPELL (FIRST, "first", monument_first, OPTIONAL),
  END,
};
G_STATIC_ASSERT (1 << PANDORIA_N_MEMBERS == PANDORIA_MEMBER_ADOPT);

#define EDIT(KIND, NAME, MEMBER, ...) \
  OF_ACT (KIND, NAME, MEMBER, .edit = offsetof (PandoriaAction, edit_##MEMBER), __VA_ARGS__)
#define TABLEAU(KIND, NAME, MEMBER, ...)                                                        \
  OF_ACT (KIND, NAME, tableau.MEMBER, .edit = offsetof (PandoriaAction, tableau.edit_##MEMBER), \
          __VA_ARGS__)

#define AT     OF_ACT (SPACE, "at", at)
#define LEADER OF_ACT (FLAG, "leader", leader, OPTIONAL)
#define PLAYER OF_ACT (SEAT, "player", player)
#define WITH   OF_ACT (RESOURCE, "with", with, OPTIONAL)
#define PART(KIND, ...)                       \
  {                                           \
    .kind = PANDORIA_KIND_##KIND, __VA_ARGS__ \
  }
#define SPELL_MEMBERS PART (MEMBERS)
/* Members that belong together. Files have them in the object of the act. */
#define GROUP(...)                                         \
  {                                                        \
    .kind = PANDORIA_KIND_PART, .part = ROWS (__VA_ARGS__) \
  }

static const PandoriaMemberRow cast_members[]
    = { NAMED_CARD (PandoriaAction), SPELL_MEMBERS, WITH, END };

#define VARIANT(name) (1u << PANDORIA_VARIANT_##name)

#define PLACING  STEP (PLACE)
#define FIGURE   STEP (FIGURE)
#define CARD     PANDORIA_CARD_STEPS
#define SCORING  (CARD | STEP (SCORE))
#define BUYING   (SCORING | STEP (BUY))
#define ENDING   (BUYING | STEP (END))
#define ANY_STEP (PLACING | ENDING | STEP (OVER))

#define REGULAR VARIANT (REGULAR)
#define CARDS   (REGULAR | VARIANT (BEGINNER))
#define SPELLS  (CARDS | VARIANT (FAMILY_SPELLS))
#define ALL     (SPELLS | VARIANT (FAMILY))

const PandoriaActRow pandoria_act_rows[] = {
  [PANDORIA_ACT_PLACE_TILE]
  = { "place-tile", "6.1", PLACING, ALL,
      ROWS (OF_ACT (HEXES, "hexes", hexes, .min = 2, .max = 2, .flags = PANDORIA_MEMBER_FIXED,
                    .also = offsetof (PandoriaAction, artifacts))) },
  [PANDORIA_ACT_PLACE_CASTLE] = { "place-castle", "6.1", PLACING, ALL, ROWS (AT) },
  [PANDORIA_ACT_PLACE_FORTRESS]
  = { "place-fortress", "16", PLACING, ALL, ROWS (AT), .needs = NEEDS_ARTIFACTS },
  [PANDORIA_ACT_PLACE_SINGLE]
  = { "place-single", "16", PLACING, ALL,
      ROWS (OF_ACT (HEX, "hex", hexes, .part = pandoria_hex_members)), .needs = NEEDS_ARTIFACTS },
  [PANDORIA_ACT_SKIP_PLACEMENT] = { "skip-placement", "6.1", PLACING, ALL, ROWS (END) },
  [PANDORIA_ACT_PLACE_FIGURE] = { "place-figure", "6.2", FIGURE, ALL, ROWS (GROUP (AT, LEADER)) },
  [PANDORIA_ACT_TAKE_FIGURE]
  = { "take-figure", "6.2", FIGURE, ALL, ROWS (OF_ACT (PLACE, NULL, take)) },
  [PANDORIA_ACT_RANSOM]
  = { "ransom", "17", FIGURE, REGULAR,
      ROWS (OF_ACT (SEAT, "from", player),
            GROUP (OF_ACT (NUMBER, "workers", workers, .max = PANDORIA_MAX_PAY - 1, OPTIONAL),
                   LEADER),
            PART (PAY)) },
  [PANDORIA_ACT_GOLEM_FIGURE] = { "golem-figure", "17", CARD, REGULAR,
                                  ROWS (GROUP (AT, LEADER), WITH), .realm = PANDORIA_REALM_GOLEMS },
  [PANDORIA_ACT_CAST] = { "cast", "6.3.1", CARD, SPELLS, cast_members, .extra = TRUE },
  [PANDORIA_ACT_BUILD] = { "build", "6.3.2", CARD, CARDS,
                           ROWS (OF_ACT (PART, NULL, build, .part = pandoria_build_members)) },
  [PANDORIA_ACT_MONUMENT]
  = { "monument", "6.3.3", CARD, CARDS,
      ROWS (OF_ACT (PART, NULL, monument, .part = pandoria_erect_members)) },
  [PANDORIA_ACT_RECAST] = { "recast", "11", CARD, REGULAR, ROWS (SPELL_MEMBERS, WITH),
                            .needs = NEEDS_REVISED, .realm = PANDORIA_REALM_MAGES },
  [PANDORIA_ACT_HALFLING]
  = { "halfling", "11", CARD, REGULAR,
      ROWS ({ .name = "cast", .kind = PANDORIA_KIND_PART, .part = cast_members },
            { .kind = PANDORIA_KIND_SECOND, .part = cast_members }),
      .needs = NEEDS_REVISED, .realm = PANDORIA_REALM_HALFLINGS },
  [PANDORIA_ACT_GOBLIN_CAST]
  = { "goblin-cast", "17", CARD, REGULAR, ROWS (PLAYER, SPELL_MEMBERS, WITH),
      .realm = PANDORIA_REALM_GOBLINS },
  [PANDORIA_ACT_GOBLIN_OCCUPY] = { "goblin-occupy", "17", CARD, REGULAR,
                                   ROWS (GROUP (PLAYER, OF_ACT (SLOT, "slot", slot), LEADER), WITH),
                                   .realm = PANDORIA_REALM_GOBLINS },
  [PANDORIA_ACT_RIVER_SHIP] = { "river-ship", "15", CARD, CARDS, ROWS (GROUP (AT, LEADER), WITH),
                                .needs = NEEDS_SIDE_B, .extra = TRUE },
  [PANDORIA_ACT_RELIC]
  = { "relic", "16", CARD, ALL,
      ROWS (OF_ACT (NUMBER, "artifacts", relic_artifacts, .min = 1, .max = PANDORIA_MAX_COST),
            OF_ACT (NUMBER, "points", relic_points, .max = PANDORIA_MAX_COST)),
      .needs = NEEDS_ARTIFACTS },
  [PANDORIA_ACT_SCORE]
  = { "score", "6.4", SCORING, ALL,
      ROWS (OF_ACT (LIST, "cards", cards, LIST (PandoriaAction, n_cards, cards, card_members),
                    OPTIONAL)) },
  [PANDORIA_ACT_BUY] = { "buy", "6.4", BUYING, CARDS,
                         ROWS (OF_ACT (COST, "cost", cost), WITH,
                               { .name = "card", .kind = PANDORIA_KIND_NAME, OPTIONAL }) },
  [PANDORIA_ACT_ELF_MOVE] = { "elf-move", "11", ENDING, REGULAR,
                              ROWS (GROUP (OF_ACT (SPACE, "from", from), OF_ACT (SPACE, "to", to))),
                              .realm = PANDORIA_REALM_ELVES },
  [PANDORIA_ACT_END_TURN]
  = { "end-turn", "6.5", ENDING, ALL, ROWS (OF_ACT (RESOURCE, "poorhouse", poorhouse, OPTIONAL)) },
  [PANDORIA_ACT_ADJUST]
  = { "adjust", "", ANY_STEP, ALL, ROWS (PLAYER, OF_ACT (COUNTERS, NULL, adjust)) },
  [PANDORIA_ACT_EDIT_SPACE]
  = { "edit-space", "", ANY_STEP, ALL,
      ROWS (AT, EDIT (TERRAIN, "terrain", terrain, NULLABLE),
            EDIT (NUMBER, "symbols", symbols, .max = PANDORIA_MAX_SYMBOLS),
            EDIT (SEAT, "castle", castle, NULLABLE),
            EDIT (PART, "figure", figure, NULLABLE, .part = pandoria_figure_members),
            EDIT (NUMBER, "artifacts", artifacts, .max = PANDORIA_MAX_ARTIFACTS)) },
  [PANDORIA_ACT_EDIT_PLAYER]
  = { "edit-player", "", ANY_STEP, ALL,
      ROWS (PLAYER,
            OF_ACT (SLOTS, "slots", tableau.slots,
                    .count = offsetof (PandoriaAction, tableau.n_slots), OPTIONAL),
            TABLEAU (PART, "topSpell", top_spell, .part = pandoria_top_spell_members, NULLABLE),
            TABLEAU (LIST, "prisoners", prisoners,
                     LIST (PandoriaAction, tableau.n_prisoners, tableau.prisoners,
                           pandoria_figure_members),
                     OPTIONAL),
            TABLEAU (PART, "haunter", haunter, NULLABLE, .part = pandoria_figure_members),
            OF_ACT (EDIT, "left", tableau.edit_left, OPTIONAL)) },
  [PANDORIA_ACT_EDIT_TABLE]
  = { "edit-table", "", PLACING, ALL, ROWS (OF_ACT (TABLE, NULL, table)) },
};
G_STATIC_ASSERT (G_N_ELEMENTS (pandoria_act_rows) == PANDORIA_N_ACTS);

#define OPTION(NAME, KIND, ACT, MEMBER, ...)                                 \
  {                                                                          \
    .name = NAME, .kind = PANDORIA_OPTION_##KIND, .act = PANDORIA_ACT_##ACT, \
    .offset = offsetof (PandoriaOptions, MEMBER),                            \
    .size = sizeof (((PandoriaOptions *) NULL)->MEMBER), __VA_ARGS__         \
  }
const PandoriaOptionRow pandoria_option_rows[PANDORIA_N_OPTIONS] = {
  OPTION ("tile", PAIRS, PLACE_TILE, tile),
  OPTION ("castle", SPACES, PLACE_CASTLE, castle),
  OPTION ("fortress", SPACES, PLACE_FORTRESS, fortress),
  OPTION ("single", SPACES, PLACE_SINGLE, single),
  OPTION ("figure", SPACES, PLACE_FIGURE, worker),
  OPTION ("leader", SPACES, PLACE_FIGURE, leader, .leader = TRUE),
  OPTION ("takeBack", SPACES, TAKE_FIGURE, take),
  OPTION ("takeBackBuilding", SLOTS, TAKE_FIGURE, take_slots),
  OPTION ("ransom", RANSOM, RANSOM, ransom),
  OPTION ("golemFigure", SPACES, GOLEM_FIGURE, golem_worker),
  OPTION ("golemLeader", SPACES, GOLEM_FIGURE, golem_leader, .leader = TRUE),
  OPTION ("cast", SPELLS, CAST, spells),
  OPTION ("build", BUILDINGS, BUILD, build_slots),
  OPTION ("monument", OWN_SLOTS, MONUMENT, monument_slots),
  OPTION ("goblinCast", SEATS, GOBLIN_CAST, goblin_cast),
  OPTION ("goblinOccupy", SLOTS, GOBLIN_OCCUPY, goblin_occupy_worker),
  OPTION ("goblinOccupyLeader", SLOTS, GOBLIN_OCCUPY, goblin_occupy_leader, .leader = TRUE),
  OPTION ("riverShip", SPACES, RIVER_SHIP, ship_worker),
  OPTION ("riverShipLeader", SPACES, RIVER_SHIP, ship_leader, .leader = TRUE),
  OPTION ("relic", RELICS, RELIC, relics),
  OPTION ("elfMove", MOVES, ELF_MOVE, elf_from),
  OPTION ("poorhouse", RESOURCES, END_TURN, poorhouse),
};

const PandoriaMemberRow pandoria_common_members[] = {
  OF_ACT (LIST, "drift", drift, LIST (PandoriaAction, n_drift, drift, move_members), OPTIONAL),
  OF_ACT (LIST, "haunt", haunt, LIST (PandoriaAction, n_haunt, haunt, pandoria_figure_members),
          OPTIONAL),
  END,
};

const PandoriaMemberRow pandoria_built_members[] = {
  OF_ACT (PART, "build", build, .part = pandoria_build_members, OPTIONAL),
  OF_ACT (PART, "monument", monument, .part = pandoria_erect_members, OPTIONAL),
  END,
};

const PandoriaMemberRow *
pandoria_act_get_members (PandoriaActKind kind)
{
  g_return_val_if_fail ((guint) kind < PANDORIA_N_ACTS, NULL);
  return pandoria_act_rows[kind].members;
}

static gssize
find_member (const PandoriaMemberRow *row, const char *name)
{
  gssize found = -1;

  for (; row->kind != PANDORIA_KIND_END && found < 0; row++)
    {
      if (row->part == NULL && row->name != NULL && strcmp (row->name, name) == 0)
        return row->offset;
      if (row->kind == PANDORIA_KIND_PART && (found = find_member (row->part, name)) >= 0)
        found += row->offset;
    }
  return found;
}

gssize
pandoria_act_find_member (PandoriaActKind kind, const char *name)
{
  g_return_val_if_fail ((guint) kind < PANDORIA_N_ACTS && name != NULL, -1);
  return find_member (pandoria_act_rows[kind].members, name);
}
