/* Simulated games: random acts, player models, and the worth of a position to a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-options.h"

/* --- pandoria-survey.c ---------------------------------------------------------------------- */
/* The worth of a position to one player: its regions, and how a placement would change them.
 *
 * Worths are whole hundredths of a point, so that they are the same on every machine.
 */

#define PANDORIA_WEIGHTS_MISSING 10
#define PANDORIA_MAX_SURVEY      64 /* regions; more do not count */

/** PandoriaWeights: how a player model weighs a position. */
typedef struct
{
  gint16 chances[PANDORIA_WEIGHTS_MISSING]; /* per mille: of a region to close, by the number of
                                               missing spaces */
  gint16 hole;     /* missing spaces that a hole too small for a double tile counts as */
  gint16 others;   /* percent: gains of opponents are subtracted, divided by their number */
  gint16 reserve;  /* percent of the worth of figures in the reserve */
  gint16 keeping;  /* percent of the worth of lasting things: cards, buildings, castles */
  gint16 resource; /* hundredths of a point for each resource, if the end is far */
  gboolean ending; /* whether it considers the number of tiles left */
} PandoriaWeights;

/** PandoriaSurveyed: a region and the figures next to it. */
typedef struct
{
  PandoriaSpaces spaces, next_to, missing;
  guint8 terrain, symbols, n;
  guint8 at_exit, closed; /* closed: in this turn, scored at its end */
  guint8 strength[PANDORIA_MAX_PLAYERS];
  gint32 sum, chance, worth; /* of the gains; to close, per mille; of both */
} PandoriaSurveyed;

/** PandoriaSurvey: a position as @me sees it. */
typedef struct
{
  const PandoriaState *state;
  const PandoriaWeights *weights;
  guint me, tiles_left;              /* double tiles that will still be placed */
  gint32 rounds;                     /* left, as far as the model looks */
  gint32 unit;                       /* of one resource */
  gint32 units[PANDORIA_N_TERRAINS]; /* of what a terrain brings */
  /* for more of it; unlimited for points */
  gint32 room[PANDORIA_MAX_PLAYERS][PANDORIA_N_TERRAINS];
  gint32 signs[PANDORIA_MAX_PLAYERS]; /* per cent */
  guint8 bonus[PANDORIA_MAX_PLAYERS][PANDORIA_N_TERRAINS];
  PandoriaSpaces empty, holes;
  PandoriaSpaces figures[PANDORIA_MAX_PLAYERS]; /* workers and leaders */
  guint n;
  PandoriaSurveyed regions[PANDORIA_MAX_SURVEY];
  gint32 worth; /* of all regions */
} PandoriaSurvey;

/** PandoriaLayout: the result of a placement. */
typedef struct
{
  gint32 worth; /* of all regions afterwards, and of the own figures that return */
  guint n;      /* number of changed regions */
  PandoriaSurveyed regions[PANDORIA_MAX_SURVEY];
  PandoriaSpaces closed,
      open; /* spaces of regions that close; placed spaces that can take a figure */
} PandoriaLayout;

/**
 * @weights (nullable): without them, regions have no worth. @like (nullable): makes it faster if
 * the state of @like has the same board; figures can differ.
 */
void pandoria_survey_init (PandoriaSurvey *survey, const PandoriaState *state, guint me,
                           const PandoriaWeights *weights, const PandoriaSurvey *like);

/**
 * Calculates the result of placing @n @hexes, or a castle in the space of the first one (@castle).
 * The placement must be allowed.
 */
void pandoria_survey_lay (const PandoriaSurvey *survey, const PandoriaHex *hexes, guint n,
                          gboolean castle, PandoriaLayout *layout);

/**
 * Returns: how much a figure of @me at @at with @strength changes the worth of @n @regions. A
 * negative @strength removes the figure.
 */
gint32 pandoria_survey_figure (const PandoriaSurvey *survey, const PandoriaSurveyed *regions,
                               guint n, PandoriaSpace at, int strength);

/** Returns: the worth of @workers and @leader in the reserve. */
gint32 pandoria_survey_reserve (const PandoriaSurvey *survey, guint workers, gboolean leader);

/** Returns: the worth of the whole state: points, resources, cards, buildings, figures, regions. */
gint32 pandoria_survey_judge (const PandoriaSurvey *survey);

/**
 * Returns: the gain of @player when @region is scored (7.2), in the counter of its terrain, without
 * regard to the cap.
 */
guint pandoria_survey_gain (const PandoriaSurvey *survey, const PandoriaSurveyed *region,
                            guint player);

/* --- pandoria-worth.c ----------------------------------------------------------------------- */
/* A player's position in numbers, and their worth by the table that was learned from simulated
 * games (data/worths). */

/**
 * Returns: the expected points of @player at the end, in hundredths. The realm's average is left
 * out.
 */
gint32 pandoria_worth_judge (const PandoriaSurvey *survey, guint player);

/** Returns: what one more on @counter is worth to @player now, in hundredths of a point. */
gint32 pandoria_worth_price (const PandoriaSurvey *survey, guint player, guint counter);
/**
 * Returns: what an open region is worth for each one that it would bring on @counter, if it misses
 * @n_missing spaces; in hundredths of a point.
 */
gint32 pandoria_worth_price_open (const PandoriaSurvey *survey, guint counter, guint n_missing);
/** Returns: what one more worker in the reserve is worth to @player, in hundredths of a point. */
gint32 pandoria_worth_price_figure (const PandoriaSurvey *survey, guint player);

/**
 * Fills @odds with the log odds of each player. Only their differences have a meaning. The
 * different start values of the realms count more as the game continues, so equal players start
 * even.
 * Returns: the weight of simulated games in the chance, 0 to 1. It grows in the first third.
 */
double pandoria_worth_list_odds (const PandoriaState *state, double odds[PANDORIA_MAX_PLAYERS]);
/** Returns: how much one more point changes a player's log odds; more as the game continues. */
double pandoria_worth_find_slope (const PandoriaState *state);

/* --- pandoria-random-game.c ----------------------------------------------------------------- */
/* The hidden part of the table, and what one player sees of it: hands, tiles, the card market. */

#define PANDORIA_HIDDEN_HAND   16
#define PANDORIA_HIDDEN_TILES  2
#define PANDORIA_HIDDEN_MARKET 4
#define PANDORIA_N_SYMBOLS     (PANDORIA_MAX_SYMBOLS + 1)

/**
 * PandoriaCard: a plausible card with a spell, a building and costs. No document lists the 54 real
 * ones.
 */
typedef struct
{
  guint8 spell, level, cost;
  guint8 building, building_level, building_cost;
  guint8 price;
} PandoriaCard;

/** PandoriaTile: a double tile before it is placed. */
typedef struct
{
  PandoriaHex hexes[2];
  guint8 artifacts; /* on the first hex (16) */
} PandoriaTile;

/** PandoriaHand: the tiles and cards of one player. */
typedef struct
{
  guint n_tiles, n_cards;
  PandoriaTile tiles[PANDORIA_HIDDEN_TILES];
  PandoriaCard cards[PANDORIA_HIDDEN_HAND];
} PandoriaHand;

/**
 * PandoriaHidden: all hidden tiles and cards, and the card market. Tiles and cards are drawn when
 * they are needed.
 */
typedef struct
{
  PandoriaHand hands[PANDORIA_MAX_PLAYERS];
  guint n_market;
  PandoriaCard market[PANDORIA_HIDDEN_MARKET];
  gint16 left[PANDORIA_N_TERRAINS]
             [PANDORIA_N_SYMBOLS]; /* hexes that are neither placed nor drawn yet */
  GRand *rand;                     /* for the order of stack and deck; not owned */
} PandoriaHidden;

/** PandoriaView: what the active player sees: the open state, the own hand, the card market. */
typedef struct
{
  const PandoriaState *state;
  const PandoriaOptions *options;
  const PandoriaHand *hand;
  const PandoriaCard *market;
  guint n_market;
  GRand *rand; /* for the random choices of a model; independent of the order of stack and deck */
  guint tries; /* number of acts of 6.3 that it considers */
} PandoriaView;

/**
 * Removes the tiles on @state's board from the hexes of @hidden, and deals the number of tiles and
 * cards that @state has in hands and market.
 */
void pandoria_hidden_init (PandoriaHidden *hidden, const PandoriaState *state, GRand *rand);

/**
 * Updates hands and market after a change of @state: draws missing tiles and cards, drops surplus
 * ones from the end of a hand. Before the call, remove those that a player has used.
 */
void pandoria_hidden_follow (PandoriaHidden *hidden, const PandoriaState *state);

/* --- pandoria-placements.c ------------------------------------------------------------------ */
/* The best places for a tile or a castle, each with its figure, by the weights of a player model.
 */

/** PandoriaPlacement: the placed hexes (6.1), and the figure on them (6.2). */
typedef struct
{
  guint8 n_hexes; /* 2: a double tile; 1: a castle at hexes[0].at */
  guint8 artifacts;
  guint8 tile; /* index in the hand */
  guint8 leader;
  PandoriaHex hexes[2];
  PandoriaSpace figure; /* or PANDORIA_SPACE_NONE */
  gint32 worth;         /* of all changes, in hundredths of a point */
} PandoriaPlacement;

/**
 * Fills @best with the @max best placements of @n_tiles @tiles or a castle, best first; equal ones
 * in the order of the board. Each place occurs once, with its best figure.
 * Returns: the number of placements.
 */
guint pandoria_list_placements (const PandoriaSurvey *survey, const PandoriaOptions *o,
                                const PandoriaTile *tiles, guint n_tiles, PandoriaPlacement *best,
                                guint max);

/** Sets @action to the act that places the tile or castle of @placement. */
void pandoria_placement_to_action (const PandoriaPlacement *placement, PandoriaAction *action);
/** Sets @action to the act that places the figure. Returns: FALSE if there is no figure. */
gboolean pandoria_placement_to_figure (const PandoriaPlacement *placement, PandoriaAction *action);

/* --- pandoria-policy.c ---------------------------------------------------------------------- */
/* Player models: a random one, a greedy one, and two that think ahead. */

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
/** Returns: the model, or -1 if @key is unknown. */
int pandoria_policy_from_key (const char *key);
/**
 * Returns: (nullable): the weights of the model; the expert one uses them for quick estimates. NULL
 * for the random one.
 */
const PandoriaWeights *pandoria_policy_weights (PandoriaPolicy policy);

/**
 * Chooses an act of the active player with model @policy, applies it to @state, and updates
 * @hidden. The same state, hand, market and @rand give the same act. @tries: number of acts of 6.3
 * that the model considers. Returns: FALSE and @error if the act was refused (which is a bug).
 */
gboolean pandoria_policy_act (PandoriaPolicy policy, PandoriaState *state,
                              const PandoriaOptions *options, PandoriaHidden *hidden, GRand *rand,
                              guint tries, PandoriaAction *action, PandoriaEvents *events,
                              GError **error);

/* --- pandoria-expert.c, pandoria-act-search.c ------------------------------------------------ */

/**
 * Returns: the expected lead of @me over the others at the end, by the expert model, in hundredths
 * of a point.
 */
gint32 pandoria_expert_judge (const PandoriaState *state, guint me);

/** PandoriaExpertPart: the part of a turn to find an act for. */
typedef enum
{
  PANDORIA_EXPERT_FIGURE,   /* 6.2 */
  PANDORIA_EXPERT_CARD,     /* 6.3, with the given card */
  PANDORIA_EXPERT_REALM,    /* 6.3 without a card of the hand: a monument, acts of the realm */
  PANDORIA_EXPERT_PURCHASE, /* 6.4, of the given card at its price */
  PANDORIA_EXPERT_ELF,      /* 6.5 */
} PandoriaExpertPart;

/**
 * Finds the best act of the active player in @part of the turn. @card (nullable): the card for it;
 * it may have only a spell or a building.
 * Returns: how much better it is than passing, in hundredths of a point; 0 without an @action if
 * nothing is better.
 */
gint32 pandoria_expert_suggest (const PandoriaState *state, PandoriaExpertPart part,
                                const PandoriaCard *card, PandoriaAction *action);

/* --- pandoria-simulate.c -------------------------------------------------------------------- */

/**
 * PandoriaSimulateFunc: receives every accepted action, with the states before and after.
 * Returns: FALSE to stop.
 */
typedef gboolean (*PandoriaSimulateFunc) (const PandoriaState *before,
                                          const PandoriaOptions *options,
                                          const PandoriaAction *action, const PandoriaState *after,
                                          const PandoriaEvents *events, gpointer data);

/**
 * Fills start tiles and start player of @setup at random, and realms from @realms (none: the base
 * realms).
 */
void pandoria_simulate_setup (PandoriaSetup *setup, GRand *rand, const PandoriaRealm *realms,
                              guint n_realms);

/** Number of acts of 6.3 that a model considers in a simulated game. */
#define PANDORIA_POLICY_TRIES 28

/**
 * Plays from @setup to the end. @policies (nullable): a model for each seat; NULL: random acts
 * among the options. The same @rand seed gives the same game. Only models hold tiles and cards, so
 * the random model plays another game.
 * Returns: the number of actions; 0 and @error if the setup is invalid or an option was refused
 * (which is a bug).
 */
guint pandoria_simulate_game (const PandoriaSetup *setup, const PandoriaPolicy *policies,
                              GRand *rand, PandoriaSimulateFunc func, gpointer data,
                              GError **error);

/**
 * Plays @n_turns turns in @state with @policy for every player. First the active player places
 * @tile as in @placement (both nullable). Hidden tiles and cards depend only on @seed and @number,
 * so that placements are compared with the same luck.
 * Returns: FALSE if the rules refuse the placement.
 */
gboolean pandoria_simulate_turns (PandoriaState *state, PandoriaPolicy policy,
                                  const PandoriaTile *tile, const PandoriaPlacement *placement,
                                  guint32 seed, guint number, guint n_turns);

/**
 * Applies @a, with random answers to the engine's questions.
 * Returns: FALSE and @error if it is refused.
 */
gboolean pandoria_settle_act (PandoriaState *s, GRand *rand, PandoriaAction *a,
                              PandoriaEvents *events, GError **error);

/**
 * Places @placement with its figure in @state.
 * Returns: FALSE if the rules refuse it; @state is then undefined.
 */
gboolean pandoria_lay_placement (PandoriaState *state, const PandoriaPlacement *placement,
                                 GRand *rand);
