/* A review of a game: the worth of each double tile and its figure, compared with the best place
 * for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-hint.h"

#define PANDORIA_REVIEW_POINTS 5
/* The seed of all reviews that are shown and printed. */
#define PANDORIA_REVIEW_SEED 1
/** Number of simulated games for each chance, for each unit of effort. */
#define PANDORIA_REVIEW_GAMES 3

/** PandoriaReviewTurn: a turn in which a player placed a double tile. */
typedef struct
{
  guint action; /* number of the act that placed it */
  guint turn, player;
  PandoriaState before, after; /* @after: when the next such turn begins, or at the end */
  PandoriaTile tile;
  PandoriaPlacement played;
  /* After it was judged: */
  PandoriaHintAnswer answer;
  gint32 luck; /* hundredths of a point: how much better than an average tile */
  guint16 chances[PANDORIA_MAX_PLAYERS]; /* per mille: of winning, at its start; a shared first
                                            place is divided */
  guint16 then[PANDORIA_MAX_PLAYERS];    /* … and in @after */
} PandoriaReviewTurn;

/**
 * Returns: (transfer full) (element-type PandoriaReviewTurn): the turns of @record, not judged yet;
 * NULL and @error if an act breaks a rule.
 */
GArray *pandoria_review_list_turns (PandoriaRecord *record, GError **error);

/**
 * Returns: whether the played act may be as good as the best: less than twice the error, or half a
 * point, behind.
 */
gboolean pandoria_review_is_close (const PandoriaReviewTurn *turn);

typedef struct
{
  GArray *turns; /* of PandoriaReviewTurn */
  guint n_players;
  guint32 seed;
  guint effort;
} PandoriaReview;

/**
 * Returns: (transfer full): a review of @record that has not run yet; NULL and @error if an act
 * breaks a rule.
 */
PandoriaReview *pandoria_review_new (PandoriaRecord *record, guint32 seed, guint effort,
                                     GError **error);
void pandoria_review_free (PandoriaReview *review);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaReview, pandoria_review_free)

/**
 * PandoriaReviewProgress: reports that @n of @all turns are judged. Called in any of the threads.
 */
typedef void (*PandoriaReviewProgress) (guint n, guint all, gpointer data);

/**
 * Judges all turns in @n_threads threads. Their number does not change the result.
 * Returns: FALSE if cancelled.
 */
gboolean pandoria_review_run (PandoriaReview *review, guint n_threads, GCancellable *cancellable,
                              PandoriaReviewProgress progress, gpointer data);

/** Returns: (transfer none): turn @index of @review. */
PandoriaReviewTurn *pandoria_review_get_turn (const PandoriaReview *review, guint index);

/** PandoriaReviewPoint: a turning point: a turn that changed a player's chance a lot. */
typedef struct
{
  guint turn;   /* index in the review */
  guint player; /* whose chance changed */
  int change;   /* per mille */
} PandoriaReviewPoint;

/**
 * Fills @points, in the order of the game, with the turns that changed chances most and for longer
 * than a round, and with the deciding turn.
 * Returns: the number of points.
 */
guint pandoria_review_list_points (const PandoriaReview *review,
                                   PandoriaReviewPoint points[PANDORIA_REVIEW_POINTS]);
/**
 * Returns: the deciding turn: after it the winner kept a chance of at least two thirds. If the
 * second player missed a win later, that turn. -1 if the game is not finished.
 */
int pandoria_review_find_decision (const PandoriaReview *review);

/**
 * Returns: the late turn of the second player for which another place was worth most, and more than
 * the final difference to the winner; -1 if there is none.
 */
int pandoria_review_find_missed (const PandoriaReview *review);

/** PandoriaReviewPlayer: the tiles of one player. */
typedef struct
{
  guint n, n_close;     /* number of tiles; of those probably placed as well as the best */
  gint32 behind, error; /* sum of the differences from the best places, in hundredths of a point */
  gint32 luck;          /* sum */
} PandoriaReviewPlayer;

void pandoria_review_get_player (const PandoriaReview *review, guint player,
                                 PandoriaReviewPlayer *sums);

/* --- pandoria-review-chance.c --------------------------------------------------------------- */
/* Estimates for a position: chances of winning, and the luck of the tile in hand. */

/**
 * Fills @chances with each player's chance to win, per mille: by the table of worths now, and after
 * three rounds of @games simulated games, which count more as the game continues. @seed decides
 * their hidden tiles and cards. In a finished game, only the winners have a chance. A shared first
 * place counts for its part. Partners have the same chance.
 * Returns: FALSE if cancelled.
 */
gboolean pandoria_review_find_chances (const PandoriaState *state, guint32 seed, guint games,
                                       GCancellable *cancellable,
                                       guint16 chances[PANDORIA_MAX_PLAYERS]);

/**
 * Returns: how much better @tile is for the active player than the average remaining tile, in
 * hundredths of a point.
 */
gint32 pandoria_review_find_luck (const PandoriaState *state, const PandoriaTile *tile,
                                  guint32 seed);

#define PANDORIA_CALIBRATION_BINS 10

typedef struct
{
  guint n_players, games;
  guint32 seed;
  const PandoriaPolicy
      *pool; /* random models: one for all seats in every other game, else one for each */
  guint n_pool;
  guint play_on; /* simulated games for each chance */
} PandoriaCalibrationSetup;

/**
 * PandoriaCalibrationBin: a tenth of the estimates: their average, the share of them that won, and
 * the range of that share in nine of ten samples.
 */
typedef struct
{
  double said, was, low, high;
} PandoriaCalibrationBin;

typedef struct
{
  double brier[3];               /* mean square error of a chance, by thirds of the game */
  double gap, gap_low, gap_high; /* between estimate and result, averaged over the bins */
  double first;                  /* largest deviation of a first turn from even chances */
  double change;                 /* average change of a chance from turn to turn */
  PandoriaCalibrationBin bins[PANDORIA_CALIBRATION_BINS];
} PandoriaCalibration;

/**
 * Plays the games and estimates the chances of one turn of each.
 * Returns: FALSE and @error if a game broke a rule (which is a bug).
 */
gboolean pandoria_calibrate (const PandoriaCalibrationSetup *setup,
                             PandoriaCalibration *calibration, GError **error);

/* --- pandoria-review-store.c ---------------------------------------------------------------- */

/** PandoriaReviewTurns: the progress of the job: the number of judged turns. */
typedef struct
{
  guint done, all;
} PandoriaReviewTurns;

/**
 * Starts to review @record. If the cache has the review, the job is done at once. The result is a
 * PandoriaReview.
 * Returns: (transfer full): the job; NULL and @error if an act breaks a rule.
 */
PandoriaJob *pandoria_review_job_new (PandoriaRecord *record, guint32 seed, guint effort,
                                      GError **error);
/* Reviews in the user's cache, so that the same game, seed and effort are judged only once. Records
 * omit them. */

/**
 * Fills @review from the cache.
 * Returns: FALSE if the cache has no valid review of this game; @review is then unchanged.
 */
gboolean pandoria_review_load (PandoriaReview *review);
/** Saves @review, which must have run, in the cache. Ignores errors: the review can be repeated. */
void pandoria_review_store (const PandoriaReview *review);
/**
 * Returns: (transfer full) (nullable): the review of @game at its current position, if the cache
 * has the one that windows show.
 */
PandoriaReview *pandoria_review_find_stored (PandoriaGame *game);

/* --- pandoria-review-text.c ----------------------------------------------------------------- */
/* A review in sentences: the acts and their results, then points, then chances. */

/**
 * Returns: (transfer full): "30 %", in steps of five; "about even" near one of @n_players; never
 * more than 95 or less than 5 before the end.
 */
char *pandoria_review_text_chance (guint per_mille, guint n_players);
/** Returns: (transfer full): the acts of @turn, and their results for each player. */
char *pandoria_review_text_played (PandoriaGame *game, const PandoriaReviewTurn *turn);
/**
 * Returns: (transfer full): what needs no estimate: the result, and the three turns with the
 * largest gains, in lines.
 */
char *pandoria_review_text_early (PandoriaGame *game, const GArray *turns);
/**
 * Returns: (transfer full): the sentences about @point: the player, the acts, points and chances,
 * and the decision or the missed chance.
 */
GStrv pandoria_review_text_point (PandoriaGame *game, const PandoriaReview *review,
                                  const PandoriaReviewPoint *point);
/**
 * Returns: (transfer full) (nullable): the sources of @player's final points, in a line; NULL
 * without a tile.
 */
char *pandoria_review_text_player (PandoriaGame *game, const PandoriaReview *review, guint player);

/* --- pandoria-review-chance.c --------------------------------------------------------------- */

/** PandoriaReviewPart: a source of the difference between a player and the others. */
typedef enum
{
  PANDORIA_REVIEW_START,  /* supplies and seat */
  PANDORIA_REVIEW_TILES,  /* luck: how much better the tiles were than others */
  PANDORIA_REVIEW_PLACES, /* differences of the chosen places from the best ones */
  PANDORIA_REVIEW_ACTS,   /* cards, monuments, own acts that place nothing */
  PANDORIA_REVIEW_BOARD,  /* other events on the board, and the acts of other players */
  PANDORIA_REVIEW_REST,   /* draws, and everything that the table of worths did not expect */
} PandoriaReviewPart;
#define PANDORIA_REVIEW_N_PARTS 6

/**
 * Fills @parts with the sources of @player's lead over the average of the others, by the table of
 * worths, in hundredths of a point. The parts add up to the final difference, or to the expected
 * one in an unfinished game.
 * Returns: their sum.
 */
gint32 pandoria_review_list_parts (PandoriaRecord *record, const PandoriaReview *review,
                                   guint player, gint32 parts[PANDORIA_REVIEW_N_PARTS]);
