/* The complete state of a game: a flat value that is copied by assignment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-setup.h"

#define PANDORIA_MAX_PENDING   24
#define PANDORIA_MAX_PRISONERS 24
#define PANDORIA_NOBODY        0xff
#define PANDORIA_ARTIFACT_BITS 4

typedef struct
{
  guint8 building;        /* PandoriaBuilding; NONE for an empty slot or a monument */
  guint8 level;           /* 0 if the building has no levels */
  guint8 cost;            /* printed wood cost; 0 while it is unknown */
  guint8 is_cost_unknown; /* the cost is not entered, so it cannot be covered yet (rulings 82) */
  guint8 has_monument;
  guint8 monument; /* the value of the monument, or 0 */
  guint8 occupant; /* seat of the Goblins player who occupies it (17), or PANDORIA_NOBODY */
  guint8 occupant_leader;
} PandoriaSlot;

typedef struct
{
  guint8 spell; /* PandoriaSpell; NONE: no top spell */
  guint8 level;
  guint8 cost; /* printed crystal cost */
} PandoriaTopSpell;

typedef struct
{
  guint8 player;
  guint8 leader;
} PandoriaFigure;

typedef enum
{
  PANDORIA_HAUNTER_NONE,
  PANDORIA_HAUNTER_RESERVE,
  PANDORIA_HAUNTER_BOARD,
} PandoriaHaunterPlace;

/** PandoriaHaunter: the one ghost that haunts a player (17), if any. */
typedef struct
{
  guint8 place; /* PandoriaHaunterPlace */
  PandoriaFigure figure;
  guint16 round;    /* since when */
  PandoriaSpace at; /* on the board: the space of its host */
} PandoriaHaunter;

typedef struct
{
  guint8 realm, team;
  gint32 counters[4]; /* crystal, gold, wood, points */
  gint32 converted;   /* resources that the final score turned into points (10) */
  guint16 hand;
  guint16 workers;          /* in the reserve */
  guint8 leader;            /* in the reserve: 0 or 1 */
  guint8 tiles;             /* double tiles in the hand */
  guint8 castles, fortress; /* in the supply */
  guint8 left;              /* has left the game, so that the turns are skipped (rulings 83) */
  guint16 artifacts;        /* in a partnership see pandoria_state_artifacts() */
  guint8 max_workers;       /* as in the setup */
  gint16 total_workers;     /* number of all workers everywhere: max_workers plus corrections */
  PandoriaSlot slots[PANDORIA_MAX_SLOTS];
  PandoriaTopSpell top_spell;
  PandoriaHaunter haunter;
  guint8 n_prisoners; /* Hanbok (17): in the order of capture */
  PandoriaFigure prisoners[PANDORIA_MAX_PRISONERS];
  PandoriaSpaces figures;   /* own workers on the board, haunters not included */
  PandoriaSpaces leader_at; /* own leader on the board: one space or none */
  PandoriaSpaces castle_at;
  PandoriaSpaces fortress_at; /* all spaces of the covered exit */
} PandoriaPlayerState;

typedef struct
{
  PandoriaSpaces spaces;
  guint8 terrain;
} PandoriaRegion;

/** PandoriaLaid: the object laid in 6.1, for 6.2 and 6.5. */
typedef enum
{
  PANDORIA_LAID_NOTHING,
  PANDORIA_LAID_TILE,
  PANDORIA_LAID_CASTLE,
  PANDORIA_LAID_FORTRESS,
  PANDORIA_LAID_SINGLE,
} PandoriaLaid;

typedef struct
{
  /* from the setup */
  guint8 edition, variant, tie_break, partnership, artifacts, side;
  guint8 n_players, start_player;
  guint8 n_ships, n_exits;
  PandoriaSpaces plain, lakes, ship_at, exit_at;
  PandoriaShip ships[PANDORIA_MAX_SHIPS];
  PandoriaExit exits[PANDORIA_MAX_EXITS];
  guint8 relics_listed, n_relics;
  PandoriaRelic relics[PANDORIA_MAX_RELICS];

  /* the board; terrain holds tiles and printed terrain */
  PandoriaSpaces terrain[PANDORIA_N_TERRAINS];
  PandoriaSpaces symbols[2];                       /* bit 0 and bit 1 of the number of symbols */
  PandoriaSpaces artifact[PANDORIA_ARTIFACT_BITS]; /* the bits of the number of artifacts there */
  PandoriaSpaces printed;
  PandoriaSpaces open_exit[PANDORIA_N_TERRAINS]; /* exit spaces not covered by a fortress */

  /* the table */
  guint16 double_tiles;
  guint8 singles, deck, deck_endless, market;
  guint8 n_monuments, monuments[PANDORIA_MAX_STACK]; /* bottom to top */
  guint8 n_relics_taken, relics_taken[PANDORIA_MAX_RELICS];
  guint8 slots_corrected; /* identical buildings may be visible (rulings 74) */
  PandoriaPlayerState players[PANDORIA_MAX_PLAYERS];

  /* the turn */
  guint16 round, turn; /* from 1 */
  guint8 active, step;
  guint8 last_round, finished;
  guint8 skips; /* number of players who skipped 6.1 in this round (9) */
  guint8 laid;  /* PandoriaLaid */
  PandoriaSpaces laid_at;
  guint8 golem_moved, elf_moved,
      extra_cast;  /* extra_cast: only the Halflings' spell remains of 6.3 (11) */
  guint8 scored;   /* 6.4 has run */
  guint8 purchase; /* 6.4 allowed a purchase */
  guint8 n_pending;
  PandoriaRegion pending[PANDORIA_MAX_PENDING]; /* closed this turn, in order */
  PandoriaSpace raging; /* the space of the raging worker, or PANDORIA_SPACE_NONE */
  guint8 rage_level;
  PandoriaSpaces rage_region;
} PandoriaState;

G_STATIC_ASSERT (sizeof (PandoriaState) <= 8192);

/**
 * Creates the state at the beginning of the first turn (5). Defines every byte, so that states can
 * be compared as bytes. Returns: TRUE; FALSE and the error of pandoria_setup_check(), without
 * changing @state.
 */
gboolean pandoria_state_init (PandoriaState *state, const PandoriaSetup *setup, GError **error);

/** Creates a state without players and tiles from @board, which may be unfinished. It is only for
 * display. */
void pandoria_state_init_bare (PandoriaState *state, const PandoriaBoard *board);

/** Returns: whether both states are the same, byte for byte. */
gboolean pandoria_state_equal (const PandoriaState *a, const PandoriaState *b);

/* --- pandoria-check.c ----------------------------------------------------------------------- */

/**
 * Checks the invariants. For example, some sets may not overlap, figures must match their totals,
 * and resource markers are between 0 and the cap. Returns: TRUE; FALSE and, in @broken (if not
 * NULL), a static English sentence.
 */
gboolean pandoria_state_check (const PandoriaState *state, const char **broken);

/* --- pandoria-query.c: reading a state ------------------------------------------------------ */

/** Returns: the highest value of a resource marker of @player: 10, Fairies 8 (0, 17). */
guint pandoria_state_cap (const PandoriaState *state, guint player);
/** Returns: how many building slots @player has: 5, Goblins 4. */
guint pandoria_state_n_slots (const PandoriaState *state, guint player);
/** Returns: how many artifacts @player may spend; in a partnership, those of the team (16). */
guint pandoria_state_artifacts (const PandoriaState *state, guint player);
/** Gets the current @value of something that a correction may change, and its highest value
 * (rulings 54). */
void pandoria_state_get_counter (const PandoriaState *state, guint player, PandoriaCounter counter,
                                 int *value, int *most);
/** Returns: whether @a and @b are partners (13). A player is not a partner of the same player. */
gboolean pandoria_state_are_partners (const PandoriaState *state, guint a, guint b);
/** Returns: the number of all workers, or leaders, of @player: in the reserve, on the board and on
 * tableaus. */
guint pandoria_state_count_figures (const PandoriaState *state, guint player, gboolean leader);
/** Returns: the number of players who have not left the game (rulings 83). */
guint pandoria_state_count_present (const PandoriaState *state);
/** Returns: the number of teams, or of players without a partnership. */
guint pandoria_state_n_teams (const PandoriaState *state);

/** Returns: every space with tile terrain or printed terrain. */
PandoriaSpaces pandoria_state_all_terrain (const PandoriaState *state);
/** Returns: plain spaces that are not covered. */
PandoriaSpaces pandoria_state_empty_plain (const PandoriaState *state);
/** Returns: every space with a figure. A haunter shares the space of its host. */
PandoriaSpaces pandoria_state_all_figures (const PandoriaState *state);
/** Returns: every space with a castle (fortress). */
PandoriaSpaces pandoria_state_all_castles (const PandoriaState *state);
PandoriaSpaces pandoria_state_all_fortresses (const PandoriaState *state);
/** Returns: all terrain spaces whose region is closed (7.1). */
PandoriaSpaces pandoria_state_closed (const PandoriaState *state);

/** Returns: the terrain of @space, or -1. */
int pandoria_state_terrain_at (const PandoriaState *state, PandoriaSpace space);
/** Returns: the terrain of the exit (open or covered) at @space, or -1. */
int pandoria_state_exit_at (const PandoriaState *state, PandoriaSpace space);
/** Returns: the number of symbols (artifacts) on @space. */
guint pandoria_state_symbols_at (const PandoriaState *state, PandoriaSpace space);
guint pandoria_state_artifacts_at (const PandoriaState *state, PandoriaSpace space);
/** Returns: the seat whose castle (fortress) covers @space, or -1. */
int pandoria_state_castle_at (const PandoriaState *state, PandoriaSpace space);
int pandoria_state_fortress_at (const PandoriaState *state, PandoriaSpace space);
/** Returns: the first space of the exit at @space, else @space itself. */
PandoriaSpace pandoria_state_first_of_exit (const PandoriaState *state, PandoriaSpace space);
/** Returns: the first space of the fortress's exit at @space, else @space itself. Acts name the
 * place by it. */
PandoriaSpace pandoria_state_place_of (const PandoriaState *state, PandoriaSpace space);
/** Fills @figures with the host and then the haunter at @space. Returns: their number, 0…2. */
guint pandoria_state_figures_at (const PandoriaState *state, PandoriaSpace space,
                                 PandoriaFigure figures[2]);

/** Returns: the region of the terrain space @space (7), or the empty set. */
PandoriaSpaces pandoria_state_region (const PandoriaState *state, PandoriaSpace space);
/** Returns: whether the region of the terrain space @space is closed (7.1). */
gboolean pandoria_state_is_closed (const PandoriaState *state, PandoriaSpace space);
/** Returns: the sum of the symbols of @region (7.2, V). */
guint pandoria_state_symbols (const PandoriaState *state, PandoriaSpaces region);
/** Returns: all spaces next to @set, not in it. A figure on a fortress is next to all that touches
 * it (rulings 24). */
PandoriaSpaces pandoria_state_next_to (const PandoriaState *state, PandoriaSpaces set);
/** PandoriaStrength: the parts of a player's strength at a region (7.2). */
typedef struct
{
  guint workers; /* one for each */
  guint leader;  /* 2, or 0 */
  guint rage;    /* strength that a raging worker adds to its own 1 */
} PandoriaStrength;

/** Returns: the strength of @player next to @region by its parts (7.2). */
PandoriaStrength pandoria_state_split_strength (const PandoriaState *state, PandoriaSpaces region,
                                                guint player);
/** Returns: the strength S of @player at @region (7.2), including a raging worker. */
guint pandoria_state_strength (const PandoriaState *state, PandoriaSpaces region, guint player);

/* --- pandoria-buildings.c: buildings and costs ---------------------------------------------- */

/** Returns: the level of @building for @player (visible, or occupied by Goblins); 1 if it has no
 * levels, 0 for none. */
guint pandoria_state_building_level (const PandoriaState *state, guint player,
                                     PandoriaBuilding building);
/** Returns: the bonus of the buildings of @player for each space of a scored region of @terrain
 * (7.2). */
guint pandoria_state_building_bonus (const PandoriaState *state, guint player,
                                     PandoriaTerrain terrain);
/** Returns: crystals that @player pays for a spell with @printed cost (6.3.1). */
guint pandoria_state_spell_cost (const PandoriaState *state, guint player, guint printed);
/** Returns: wood that @player pays for a building with @printed cost in @slot (0…4) (6.3.2). */
guint pandoria_state_building_cost (const PandoriaState *state, guint player, guint printed,
                                    guint slot);
/** Returns: wood that @player pays for a monument over @slot (0…4) (6.3.3). */
guint pandoria_state_monument_cost (const PandoriaState *state, guint player, guint slot);
/** Returns: gold that @player pays for a market card with @printed price (6.4). */
guint pandoria_state_card_price (const PandoriaState *state, guint player, guint printed);

/* --- pandoria-work.c ------------------------------------------------------------------------ */

/** Returns: the largest amount of @resource that @player can pay, Market included. */
guint pandoria_state_can_pay (const PandoriaState *state, guint player, guint resource);

/* --- pandoria-turn.c: the result ------------------------------------------------------------ */

typedef struct
{
  guint n; /* seats, or teams in a partnership */
  gint points[PANDORIA_MAX_PLAYERS];
  gint tie_break[PANDORIA_MAX_PLAYERS];
  guint place[PANDORIA_MAX_PLAYERS]; /* from 1; shared places are equal, so places may be skipped */
} PandoriaResult;

/** Computes the final standing (10), or the current one while the game continues. */
void pandoria_state_get_result (const PandoriaState *state, PandoriaResult *result);

/**
 * @side: (out): the leader: a seat, or a team in a partnership
 * @lead: (out): the lead over the next one in points
 *
 * Returns: whether there is a single leader by points, ignoring tie breakers.
 */
gboolean pandoria_state_get_lead (const PandoriaState *state, guint *side, guint *lead);
