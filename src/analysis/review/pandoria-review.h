/* A review of a game: what each double tile and its figure were worth against the best place that was found for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-hint.h"
#include "pandoria-job.h"

#define PANDORIA_REVIEW_POINTS 5
/* Of the reviews that are shown and printed. */
#define PANDORIA_REVIEW_SEED 1
/** Games that are played to the end for each chance, for each unit of effort. */
#define PANDORIA_REVIEW_GAMES 4

/** PandoriaReviewTurn: a turn in which a double tile was laid. */
typedef struct
{
  guint action; /* the number of the act that laid it */
  guint turn, player;
  PandoriaState before, after; /* the latter when the next such turn begins, or at the end */
  PandoriaTile tile;
  PandoriaPlacement played;
  /* Once it was judged: */
  PandoriaHintAnswer answer;
  gint32
      luck; /* hundredths of a point: how much more the tile allowed than those that could have been drawn, on average */
  guint16 chances
      [PANDORIA_MAX_PLAYERS]; /* per mille: of winning, as the turn begins; a shared first place counts for its part */
  guint16 then[PANDORIA_MAX_PLAYERS]; /* … and in @after */
} PandoriaReviewTurn;

/** Returns: (transfer full) (element-type PandoriaReviewTurn): the turns of @record, not judged yet; NULL and the refusal of an act that breaks a rule. */
GArray *pandoria_review_list_turns (PandoriaRecord *record, GError **error);

/** Returns: whether the played act may be as good as the best: it is behind by less than twice the error, or by half a point. */
gboolean pandoria_review_is_close (const PandoriaReviewTurn *turn);

/** PandoriaReview: all turns of a game. */
typedef struct
{
  GArray *turns; /* of PandoriaReviewTurn */
  guint n_players;
  guint32 seed;
  guint effort;
} PandoriaReview;

/** Returns: (transfer full): the review of @record, to be run; NULL and the refusal of an act that breaks a rule. */
PandoriaReview *pandoria_review_new (PandoriaRecord *record, guint32 seed, guint effort, GError **error);
void pandoria_review_free (PandoriaReview *review);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaReview, pandoria_review_free)

/** PandoriaReviewProgress: @n of @all turns are judged; called in any of the threads. */
typedef void (*PandoriaReviewProgress) (guint n, guint all, gpointer data);

/**
 * Judges all turns, each by one of @n_threads threads: how many there are changes nothing.
 * Returns: FALSE when it was cancelled.
 */
gboolean pandoria_review_run (PandoriaReview *review, guint n_threads, GCancellable *cancellable,
                              PandoriaReviewProgress progress, gpointer data);

/** Returns: turn @index of @review. */
PandoriaReviewTurn *pandoria_review_get_turn (const PandoriaReview *review, guint index);

/** PandoriaReviewPoint: a turn in which the chance of a player changed most. */
typedef struct
{
  guint turn;   /* index in the review */
  guint player; /* whose */
  int change;   /* per mille */
} PandoriaReviewPoint;

/** Fills @points with the turns that changed most and for longer than a round, in the order of the game; among them the one that decided it. Returns: how many. */
guint pandoria_review_list_points (const PandoriaReview *review, PandoriaReviewPoint points[PANDORIA_REVIEW_POINTS]);
/**
 * Returns: the turn after which the winner had two chances of three to the end, or the later one in which the second missed to win; -1 when
 * the game is not finished.
 */
int pandoria_review_find_decision (const PandoriaReview *review);

/** PandoriaReviewMissed: a turn late in the game in which another place was worth more than the second was behind at the end. */
typedef struct
{
  guint turn;
  gint32 worth; /* hundredths of a point */
} PandoriaReviewMissed;

/** Returns: FALSE when there is none. */
gboolean pandoria_review_find_missed (const PandoriaReview *review, PandoriaReviewMissed *missed);

/** PandoriaReviewPlayer: the tiles of one player. */
typedef struct
{
  guint n, n_close;     /* tiles; those that were probably laid as well as the best */
  gint32 behind, error; /* sum of what they were behind the best, in hundredths of a point */
  gint32 luck;          /* sum */
} PandoriaReviewPlayer;

void pandoria_review_get_player (const PandoriaReview *review, guint player, PandoriaReviewPlayer *sums);

/* --- pandoria-review-chance.c ------------------------------------------------------------------------------------- */
/* What a position promises: chances of winning, and what the tile in hand allows. */

/**
 * Fills @chances with each player's chance to win, per mille, by the table of worths from points, supplies and open regions; in the second
 * half of the game also by playing @games games to the end, with hidden tiles and cards drawn by lot, from @seed. A finished game has no
 * chance left. A shared first place counts for its part; partners have the same chance.
 * Returns: FALSE when it was cancelled.
 */
gboolean pandoria_review_find_chances (const PandoriaState *state, guint32 seed, guint games, GCancellable *cancellable,
                                       guint16 chances[PANDORIA_MAX_PLAYERS]);

/** Returns: how much more @tile allows the active player than tiles of those that are left, on average, in hundredths of a point. */
gint32 pandoria_review_find_luck (const PandoriaState *state, const PandoriaTile *tile, guint32 seed);

/* --- pandoria-calibration.c --------------------------------------------------------------------------------------- */

#define PANDORIA_CALIBRATION_BINS 10

/** PandoriaCalibrationSetup: which simulated games chances are tried on. */
typedef struct
{
  guint n_players, games;
  guint32 seed;
  const PandoriaPolicy *pool; /* who plays: in every other game all seats alike, in the others each by lot */
  guint n_pool;
  guint play_on; /* games for each chance */
} PandoriaCalibrationSetup;

/** PandoriaCalibrationBin: a tenth of the estimates: their average, how many of those won, and the range of nine of ten such samples. */
typedef struct
{
  double said, was, low, high;
} PandoriaCalibrationBin;

typedef struct
{
  double brier[3];               /* mean square error of a chance, by thirds of the game */
  double gap, gap_low, gap_high; /* between estimate and result, on average over the bins */
  double first;                  /* the most by which a first turn was not even */
  double change;                 /* of a chance from turn to turn, on average */
  PandoriaCalibrationBin bins[PANDORIA_CALIBRATION_BINS];
} PandoriaCalibration;

/** Plays the games and asks for the chances of one turn of each. Returns: FALSE and @error when a game broke a rule (which is a bug). */
gboolean pandoria_calibrate (const PandoriaCalibrationSetup *setup, PandoriaCalibration *calibration, GError **error);

/* --- pandoria-review-store.c -------------------------------------------------------------------------------------- */

/** PandoriaReviewTurns: its progress: how many turns are judged. */
typedef struct
{
  guint done, all;
} PandoriaReviewTurns;

/**
 * Starts to review @record. If the cache has the review, the job is done at once. The result is a PandoriaReview.
 * Returns: (transfer full): the job; NULL and the refusal of an act that breaks a rule.
 */
PandoriaJob *pandoria_review_job_new (PandoriaRecord *record, guint32 seed, guint effort, GError **error);
/* Reviews that were made, in the user's cache: the same game, seed and effort need no second one. They are never part of a record. */

/** Fills @review with what the cache has of it. Returns: FALSE when that is nothing, or spoilt; @review is then as it was. */
gboolean pandoria_review_load (PandoriaReview *review);
/** Puts @review, which was run, into the cache. A failure is ignored. */
void pandoria_review_store (const PandoriaReview *review);
/** Returns: (transfer full) (nullable): the review of @game in its present position, if the cache has the one for windows. */
PandoriaReview *pandoria_review_find_stored (PandoriaGame *game);

/* --- pandoria-review-text.c --------------------------------------------------------------------------------------- */
/* The sentences of a review: the acts and their results, then points, then chances. */

/** Returns: (transfer full): "30 %", in steps of five; "about even" near one of @n_players; before the end never more than 95 or less than 5. */
char *pandoria_review_text_chance (guint per_mille, guint n_players);
/** Returns: (transfer full): the acts of @turn, and their results for each player. */
char *pandoria_review_text_played (PandoriaGame *game, const PandoriaReviewTurn *turn);
/** Returns: (transfer full): the sentences of @point: the player, the acts, points and chances, and the decision or the missed chance. */
GStrv pandoria_review_text_point (PandoriaGame *game, const PandoriaReview *review, const PandoriaReviewPoint *point);
/** Returns: (transfer full) (nullable): what the points of @player at the end are made of, in a line; NULL: no tile was laid. */
char *pandoria_review_text_player (PandoriaGame *game, const PandoriaReview *review, guint player);

/* --- pandoria-review-parts.c --------------------------------------------------------------------------------------- */

/** PandoriaReviewPart: what makes the difference between a player and the others. */
typedef enum
{
  PANDORIA_REVIEW_START,  /* supplies and seat */
  PANDORIA_REVIEW_TILES,  /* what the tiles allowed more than others would have */
  PANDORIA_REVIEW_PLACES, /* what the chosen places were behind the best ones */
  PANDORIA_REVIEW_ACTS,   /* cards, monuments, own acts that lay or place nothing */
  PANDORIA_REVIEW_BOARD,  /* what else happened on the board, and the acts of the others */
  PANDORIA_REVIEW_REST,   /* draws, and everything that the table of worths has not foreseen */
} PandoriaReviewPart;
#define PANDORIA_REVIEW_N_PARTS 6

/**
 * Fills @parts with the sources of @player's lead over the average of the others, by the table of worths, in hundredths of a point. The
 * parts add up to the difference at the end; of an unfinished game, to the expected one.
 * Returns: their sum.
 */
gint32 pandoria_review_list_parts (PandoriaRecord *record, const PandoriaReview *review, guint player,
                                   gint32 parts[PANDORIA_REVIEW_N_PARTS]);
