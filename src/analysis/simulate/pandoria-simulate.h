/* Random legal games to the end, for tests, benchmarks and pandoria-cli simulate.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-options.h"

/* --- pandoria-survey.c -------------------------------------------------------------------------------------------- */
/* What a position is worth to one player: its regions, and what laying something would make of them.
 *
 * Worths are in hundredths of a point, whole numbers, so that they are the same on every machine.
 */

#define PANDORIA_WEIGHTS_MISSING 10
#define PANDORIA_MAX_SURVEY    64 /* regions; more than these do not count */

/** PandoriaWeights: what a player model cares for. */
typedef struct
{
  gint16 chances[PANDORIA_WEIGHTS_MISSING]; /* per mille: that a region closes which so many spaces are missing round */
  gint16 hole;                            /* what a hole, into which no double tile fits, counts for as missing */
  gint16 others;                          /* per cent: what opponents gain is subtracted, divided by their number */
  gint16 reserve;                         /* per cent of the worth of figures in the reserve */
  gint16 keeping;                         /* per cent of the worth of lasting things: cards, buildings, castles */
  gint16 resource;                        /* hundredths of a point for one, when the game is long */
  gboolean ending;                        /* whether it looks at how many tiles are left */
} PandoriaWeights;

/** PandoriaSurveyed: a region and the figures next to it. */
typedef struct
{
  PandoriaSpaces spaces, beside, missing;
  guint8 terrain, symbols, n;
  guint8 at_exit, closed; /* closed: in this turn, and scored at its end */
  guint8 strength[PANDORIA_MAX_PLAYERS];
  gint32 worth;
} PandoriaSurveyed;

/** PandoriaSurvey: a position as @me sees it. */
typedef struct
{
  const PandoriaState *state;
  const PandoriaWeights *weights;
  guint me, tiles_left;               /* double tiles that will still be laid */
  gint32 unit;                        /* of one resource */
  gint32 signs[PANDORIA_MAX_PLAYERS]; /* per cent */
  guint8 bonus[PANDORIA_MAX_PLAYERS][PANDORIA_N_TERRAINS];
  PandoriaSpaces empty, holes;
  PandoriaSpaces figures[PANDORIA_MAX_PLAYERS]; /* workers and leaders */
  guint n;
  PandoriaSurveyed regions[PANDORIA_MAX_SURVEY];
  gint32 worth; /* of all regions */
} PandoriaSurvey;

/** PandoriaLayout: what laying something would lead to. */
typedef struct
{
  gint32 worth; /* of all regions then, and of the own figures that return */
  guint n;      /* regions that would be others than before */
  PandoriaSurveyed regions[PANDORIA_MAX_SURVEY];
  PandoriaSpaces closed, open; /* spaces of regions that close; laid spaces that could have a figure */
} PandoriaLayout;

void pandoria_survey_init (PandoriaSurvey *survey, const PandoriaState *state, guint me,
                           const PandoriaWeights *weights);

/** Foresees the result of laying @n @hexes (with @castle, a castle at the place of the first one). The placement must be allowed. */
void pandoria_survey_lay (const PandoriaSurvey *survey, const PandoriaHex *hexes, guint n, gboolean castle,
                          PandoriaLayout *layout);

/** Returns: how much a figure of @me that counts @strength at @at changes the worth of @n @regions (negative @strength: without it). */
gint32 pandoria_survey_figure (const PandoriaSurvey *survey, const PandoriaSurveyed *regions, guint n, PandoriaSpace at,
                               int strength);

/** Returns: the worth of @workers and @leader in the reserve. */
gint32 pandoria_survey_reserve (const PandoriaSurvey *survey, guint workers, gboolean leader);

/** Returns: the worth of the whole state: points, resources, cards, buildings, figures, regions. */
gint32 pandoria_survey_judge (const PandoriaSurvey *survey);

/** Returns: what @region brings @player when it is scored (7.2), in its terrain's counter, overflow left out of account. */
guint pandoria_survey_gain (const PandoriaSurvey *survey, const PandoriaSurveyed *region, guint player);

/* --- pandoria-worth.c --------------------------------------------------------------------------------------------- */
/* What a player has, in numbers, and what it is worth by the table that self-play has learned (data/worths). */

/** Returns: the points that @player may expect at the end, in hundredths. The realm's average is left out. */
gint32 pandoria_worth_judge (const PandoriaSurvey *survey, guint player);

/**
 * Fills @odds with the log odds of each player. Only their differences have a meaning. The different start values of the realms
 * count more as the game continues, so equal players start even.
 * Returns: the weight of simulated games in the chance, 0 to 1. It grows in the second half.
 */
double pandoria_worth_list_odds (const PandoriaState *state, double odds[PANDORIA_MAX_PLAYERS]);

/* --- pandoria-table.c --------------------------------------------------------------------------------------------- */
/* What the table hides, and what one player sees of it: hands, tiles, the cards that can be bought. */

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

/** PandoriaTile: a double tile, without the place of its hexes. */
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

/** PandoriaTable: everything that is face down. The next tile or card is drawn from the rest when it is needed. */
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
  GRand *rand; /* for the random choices of a model; independent of the table's order */
  guint tries; /* how many acts of 6.3 it thinks of */
} PandoriaView;

/** Removes the tiles on @state's board from @table's hexes, and deals hands and market, each as many as the state has. */
void pandoria_table_init (PandoriaTable *table, const PandoriaState *state, GRand *rand);

/**
 * Makes hands and market follow @state: draws missing ones, drops surplus ones from the end of a hand. Before, call
 * pandoria_hand_drop_card() and pandoria_hand_drop_tile() for those that a player has chosen to give away.
 */
void pandoria_table_follow (PandoriaTable *table, const PandoriaState *state);

/** Gives @player @tile instead of the first one that was dealt, which returns to the rest. */
void pandoria_table_set_tile (PandoriaTable *table, guint player, const PandoriaTile *tile);

void pandoria_hand_drop_card (PandoriaHand *hand, guint i);
void pandoria_hand_drop_tile (PandoriaHand *hand, guint i);

/* --- pandoria-placements.c ---------------------------------------------------------------------------------------- */
/* The best places for a tile or a castle, with the figure that follows, as a player model sees them. */

/** PandoriaPlacement: the laid hexes (6.1), and the figure that is placed on them (6.2). */
typedef struct
{
  guint8 n_hexes; /* 2: a double tile; 1: a castle at hexes[0].at */
  guint8 artifacts;
  guint8 tile; /* which one of the hand */
  guint8 leader;
  PandoriaHex hexes[2];
  PandoriaSpace figure; /* or PANDORIA_SPACE_NONE */
  gint32 worth;         /* of all that it changes, in hundredths of a point */
} PandoriaPlacement;

/**
 * Fills @best with the @max best placements for the open information, best first; equal ones in the order of the board. Each place for
 * a tile or castle occurs once, with its best figure.
 * Returns: how many.
 */
guint pandoria_list_placements (const PandoriaView *view, const PandoriaSurvey *survey, PandoriaPlacement *best,
                                guint max);

/** Makes @action what lays @placement. */
void pandoria_placement_to_action (const PandoriaPlacement *placement, PandoriaAction *action);
/** Makes @action what places its figure. Returns: FALSE when there is none. */
gboolean pandoria_placement_to_figure (const PandoriaPlacement *placement, PandoriaAction *action);

/* --- pandoria-policy.c -------------------------------------------------------------------------------------------- */
/* Player models: random, greedy, and thinking ahead. */

typedef enum
{
  PANDORIA_POLICY_RANDOM,
  PANDORIA_POLICY_GREEDY,
  PANDORIA_POLICY_THOUGHTFUL,
  PANDORIA_POLICY_EXPERT,
} PandoriaPolicy;
#define PANDORIA_N_POLICIES 4

/** Returns: "random", "greedy", "thoughtful", "expert". */
const char *pandoria_policy_key (PandoriaPolicy policy);
/** Returns: the model, or -1 when @key names none. */
int pandoria_policy_from_key (const char *key);
/** Returns: (nullable): what the model cares for, the expert one at first sight; NULL of the random one. */
const PandoriaWeights *pandoria_policy_weights (PandoriaPolicy policy);

/**
 * Lets the active player's model choose one act by what it sees, carries it out, and lets @table follow. The same state, hand, market and
 * chance (@rand) give the same act. @tries: how many acts of 6.3 it thinks of.
 * Returns: FALSE and @error when the act was refused (which is a bug).
 */
gboolean pandoria_policy_act (PandoriaPolicy policy, PandoriaState *state, const PandoriaOptions *options,
                              PandoriaTable *table, GRand *rand, guint tries, PandoriaAction *action,
                              PandoriaEvents *events, GError **error);

/* --- pandoria-expert-value.c -------------------------------------------------------------------------------------- */

/** Returns: what @me may expect at the end more than the others, as the expert model sees it, in hundredths of a point. */
gint32 pandoria_expert_judge (const PandoriaState *state, guint me);

/* --- pandoria-expert.c -------------------------------------------------------------------------------------------- */

/** PandoriaExpertPart: what of a turn is looked for. */
typedef enum
{
  PANDORIA_EXPERT_FIGURE,   /* 6.2 */
  PANDORIA_EXPERT_CARD,     /* 6.3, with the card */
  PANDORIA_EXPERT_REALM,    /* 6.3 without a card of the hand: a monument, acts of the realm */
  PANDORIA_EXPERT_PURCHASE, /* 6.4, of the card for its price */
  PANDORIA_EXPERT_ELF,      /* 6.5 */
} PandoriaExpertPart;

/**
 * Looks for the best act of the active player in @part of the turn. @card (nullable): the card for it; only a spell or a building will do.
 * Returns: how much better it is than none, in hundredths of a point; 0 and no @action: none is better.
 */
gint32 pandoria_expert_suggest (const PandoriaState *state, PandoriaExpertPart part, const PandoriaCard *card,
                                PandoriaAction *action);

/* --- pandoria-simulate.c ------------------------------------------------------------------------------------------ */

/** PandoriaSimulateFunc: is shown every action that was accepted, with the states before and after. Returns: FALSE to stop. */
typedef gboolean (*PandoriaSimulateFunc) (const PandoriaState *before, const PandoriaOptions *options,
                                          const PandoriaAction *action, const PandoriaState *after,
                                          const PandoriaEvents *events, gpointer data);

/** Chooses a random plausible setup part: fills realms and start tiles of @setup where they are not given. */
void pandoria_simulate_setup (PandoriaSetup *setup, GRand *rand, const PandoriaRealm *realms, guint n_realms);

/**
 * Plays from @setup to the end with acts chosen at random among the options. The same @rand seed gives the same game.
 * Returns: the number of actions; 0 and @error when the setup is invalid or an option was refused (which is a bug).
 */
guint pandoria_simulate_game (const PandoriaSetup *setup, GRand *rand, PandoriaSimulateFunc func, gpointer data,
                              GError **error);

/** How many acts of 6.3 a model thinks of in a simulated game. */
#define PANDORIA_POLICY_TRIES 28

/**
 * The same with a model for each seat (@policies). With random ones alone it is not the same game as pandoria_simulate_game() plays, because
 * tiles and hands are dealt.
 */
guint pandoria_simulate_policies (const PandoriaSetup *setup, const PandoriaPolicy policies[PANDORIA_MAX_PLAYERS],
                                  GRand *rand, PandoriaSimulateFunc func, gpointer data, GError **error);

/** Carries out @a, which is given the answers that the engine asks for, by chance. Returns: FALSE and @error when it is refused. */
gboolean pandoria_settle_act (PandoriaState *s, GRand *rand, PandoriaAction *a, PandoriaEvents *events, GError **error);

/** Lays @placement with its figure in @state. Returns: FALSE when the rules refuse it; @state is then not to be used. */
gboolean pandoria_lay_placement (PandoriaState *state, const PandoriaPlacement *placement, GRand *rand);
