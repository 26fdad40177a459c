/* A review of a game: the worth of each double tile and its figure, compared with the best place
 * for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-hint.h"

#define PANDORIA_REVIEW_POINTS 8
/* A change of an averaged chance from turn to turn that always has a point, per mille. */
#define PANDORIA_REVIEW_JUMP 150
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

/** Returns: the side of @player: the player, or the team in a partnership. */
guint pandoria_review_get_side (const PandoriaState *state, guint player);

/** PandoriaReviewChance: a chance averaged over a round, and the range of the single ones in it. */
typedef struct
{
  guint16 mean, low, high; /* per mille */
} PandoriaReviewChance;

/**
 * Returns: the chance of @player before turn @index of @review, averaged over the round around it;
 * @index = number of turns: after the last one. The first and the last are not averaged.
 */
PandoriaReviewChance pandoria_review_smooth (const PandoriaReview *review, guint index,
                                             guint player);

#define PANDORIA_REVIEW_CAUSES 2

/** PandoriaReviewCauseKind: what explains a change, next to the acts of a turn. */
typedef enum
{
  PANDORIA_REVIEW_LOST,     /* an open region that can no longer be closed */
  PANDORIA_REVIEW_GROWN,    /* an open region that would now bring more */
  PANDORIA_REVIEW_NEXT,     /* an open region that the next player may close */
  PANDORIA_REVIEW_STANDING, /* who leads, with so many turns left */
} PandoriaReviewCauseKind;

typedef struct
{
  PandoriaReviewCauseKind kind;
  guint player;  /* who would gain from the region; standing: the side that leads */
  guint other;   /* standing: the side behind it */
  guint counter; /* PandoriaCounter */
  gint32 amount; /* what the region would bring, or would have brought; standing: the lead */
  guint number;  /* missing spaces of an open region; standing: turns that were left */
  guint8 terrain;
  PandoriaSpaces region;
} PandoriaReviewCause;

/** PandoriaReviewPoint: a turning point: a turn that changed a side's chance for a round or more.
 */
typedef struct
{
  guint turn;            /* index in the review */
  guint side;            /* whose chance changed: a player, or a team */
  guint16 before, after; /* its chance, averaged over the round before and after, per mille */
  int change;            /* @after − @before */
  guint n_causes;        /* what explains the change, next to the acts of the turn */
  PandoriaReviewCause causes[PANDORIA_REVIEW_CAUSES];
} PandoriaReviewPoint;

/**
 * Fills @points, in the order of the game, with the turns that changed chances most, and with the
 * deciding turn. Only a turn whose events explain the sign of its change is a point. Each jump of
 * the curve by more than PANDORIA_REVIEW_JUMP has a point in the round around it.
 * Returns: the number of points.
 */
guint pandoria_review_list_points (PandoriaRecord *record, const PandoriaReview *review,
                                   PandoriaReviewPoint points[PANDORIA_REVIEW_POINTS]);
/**
 * Returns: the deciding turn: after it the winner kept a chance of at least four fifths. -1 if the
 * game is not finished.
 */
int pandoria_review_find_decision (const PandoriaReview *review);

/** PandoriaReviewPlayer: the tiles of one player. */
typedef struct
{
  guint n, n_close;     /* number of tiles; of those probably placed as well as the best */
  gint32 behind, error; /* sum of the differences from the best places, in hundredths of a point */
  gint32 luck;          /* sum */
} PandoriaReviewPlayer;

/** Sets @sums (out) to the sums of all turns of @player. */
void pandoria_review_get_player (const PandoriaReview *review, guint player,
                                 PandoriaReviewPlayer *sums);

/* --- pandoria-review-cause.c ---------------------------------------------------------------- */

/**
 * Fills the causes of @point, which is @turn, if the acts do not explain the sign of its change:
 * with open regions, then, if @by_standing, with who leads or may gain. A better way that is shown
 * also explains it. Returns: whether the sign is explained.
 */
gboolean pandoria_review_explain (PandoriaRecord *record, const PandoriaReviewTurn *turn,
                                  PandoriaReviewPoint *point, gboolean by_standing);

#define PANDORIA_REVIEW_REASONS 2

/**
 * Fills @reasons with what makes the best place of @turn better than the played one, the deciding
 * reason first.
 * Returns: their number; 0 if no better place was found, or if its reasons do not outweigh those of
 * the played one.
 */
guint pandoria_review_list_reasons (const PandoriaReviewTurn *turn,
                                    PandoriaHintReason reasons[PANDORIA_REVIEW_REASONS]);

/* --- pandoria-review-chance.c --------------------------------------------------------------- */
/* Estimates for a position: chances of winning, and the luck of the tile in hand. */

/**
 * Fills @chances with each player's chance to win, per mille: by the table of worths now, and after
 * eight rounds of @games simulated games, which count more as the game continues. @seed decides
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
  double estimated, won, low, high;
} PandoriaCalibrationBin;

typedef struct
{
  double brier[3];               /* mean square error of a chance, by thirds of the game */
  double share[3];               /* what chances gain over even ones, as a share of what a forecast
                                    gains that knows the models; games of one model, by thirds */
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

/* --- pandoria-review-played.c --------------------------------------------------------------- */
/* What happened in a turn, in sentences. */

/** Returns: (transfer full): the acts of @turn, and their results for each player. */
char *pandoria_review_text_played (PandoriaGame *game, const PandoriaReviewTurn *turn);
/**
 * Returns: (transfer full): what needs no estimate: the three turns with the largest gains, in
 * lines.
 */
char *pandoria_review_text_early (PandoriaGame *game, const GArray *turns);
/** Adds what @player gained to @list: “6 wood for Marta”. */
void pandoria_review_text_add_gain (GPtrArray *list, PandoriaGame *game, guint player,
                                    PandoriaCounter counter, int amount);
/** Returns: (transfer full) (nullable): @phrases as “a, b and c”; NULL if there are none. */
char *pandoria_review_text_join (GPtrArray *phrases);

/* --- pandoria-review-text.c ----------------------------------------------------------------- */
/* Turning points in sentences: the acts and their results, then causes, then chances. */

/**
 * Returns: (transfer full): "30 %", in steps of five; never more than 95 or less than 5 before the
 * end.
 */
char *pandoria_review_text_chance (guint per_mille);
/**
 * Returns: (transfer full) (nullable): a better way than the played one of @turn, with its reasons;
 * NULL if there is none whose reasons outweigh those of the played one.
 */
char *pandoria_review_text_better (PandoriaGame *game, const PandoriaReviewTurn *turn);
/**
 * Returns: (transfer full): a heading, and paragraphs about @point: the acts, what else explains
 * the change, the chances, and a better way.
 */
GStrv pandoria_review_text_point (PandoriaGame *game, const PandoriaReview *review,
                                  const PandoriaReviewPoint *point);
/**
 * Returns: (transfer full): the heading of @point and its chances: “Turn 27. Aylin’s chance of
 * winning rose from 35 % to 60 %.”
 */
char *pandoria_review_text_point_briefly (PandoriaGame *game, const PandoriaReview *review,
                                          const PandoriaReviewPoint *point);
/* --- pandoria-review-chance.c --------------------------------------------------------------- */

/** PandoriaReviewPart: a source of the difference between a side and the others. */
typedef enum
{
  PANDORIA_REVIEW_TILES,  /* luck: how much better the tiles were than others */
  PANDORIA_REVIEW_CARDS,  /* cards, monuments, own acts that place nothing */
  PANDORIA_REVIEW_PLACES, /* all else: the places of all tiles and figures, and the start */
} PandoriaReviewPart;
#define PANDORIA_REVIEW_N_PARTS 3

/** PandoriaReviewTable: the parts of each side's lead, in whole points. */
typedef struct
{
  guint n_sides;
  gint points[PANDORIA_REVIEW_N_PARTS][PANDORIA_MAX_PLAYERS];
  gint sums[PANDORIA_MAX_PLAYERS]; /* the lead over the average of the others */
} PandoriaReviewTable;

/**
 * Fills @table with the sources of each side's lead over the average of the others, by the table of
 * worths. The parts of a side add up to its final difference, or to the expected one in an
 * unfinished game.
 */
void pandoria_review_list_parts (PandoriaRecord *record, const PandoriaReview *review,
                                 PandoriaReviewTable *table);
/** Returns: whether @part is not 0 for a side of @table. */
gboolean pandoria_review_has_part (const PandoriaReviewTable *table, PandoriaReviewPart part);

/* --- pandoria-review-text.c ----------------------------------------------------------------- */

/** Returns: (transfer none): the name of @part, translated. */
const char *pandoria_review_text_part (PandoriaReviewPart part);
