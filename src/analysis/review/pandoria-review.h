/* A review of a game: what each double tile and its figure were worth against the best place that was found for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-hint.h"

G_BEGIN_DECLS

#define PANDORIA_REVIEW_POINTS 3
/* Of what is shown and printed. */
#define PANDORIA_REVIEW_SEED 1
/** Games that are played to the end for each chance, for each unit of effort. */
#define PANDORIA_REVIEW_GAMES 4

/** PandoriaReviewTurn: a turn in which a double tile was laid. */
typedef struct
{
  guint action; /* the number of the act that laid it */
  guint turn, player;
  PandoriaState before, after; /* the latter as it stands when the next turn begins */
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

/** Returns: whether what was played may be as good as the best: it is behind by less than twice the error, or by half a point. */
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

/** PandoriaReviewPoint: a turn in which somebody’s chance changed more than in others. */
typedef struct
{
  guint turn;   /* index in the review */
  guint player; /* whose */
  int change;   /* per mille */
} PandoriaReviewPoint;

/** Fills @points with the turns that changed most, in the order of the game. Returns: how many; what may be chance alone is none. */
guint pandoria_review_list_points (const PandoriaReview *review, PandoriaReviewPoint points[PANDORIA_REVIEW_POINTS]);
/** Returns: the standard error of a chance of @per_mille in @review, per mille. */
guint pandoria_review_chance_error (const PandoriaReview *review, guint per_mille);

/** PandoriaReviewPlayer: the tiles of one player. */
typedef struct
{
  guint n, n_close;     /* tiles; those that were laid as well as the best, as far as can be told */
  gint32 behind, error; /* sum of what they were behind the best, in hundredths of a point */
  gint32 luck;          /* sum */
} PandoriaReviewPlayer;

void pandoria_review_get_player (const PandoriaReview *review, guint player, PandoriaReviewPlayer *sums);

/* --- pandoria-review-chance.c ------------------------------------------------------------------------------------- */
/* What a position promises: chances of winning by playing on to the end, and what the tile in hand allows. */

/**
 * Plays @games games from @state to the end, everybody by the thoughtful model; what is hidden is drawn by lot, from @seed. @chances: how
 * often each player was first, per mille; a finished game has no chance left.
 * Returns: FALSE when it was cancelled.
 */
gboolean pandoria_review_find_chances (const PandoriaState *state, guint32 seed, guint games, GCancellable *cancellable,
                                       guint16 chances[PANDORIA_MAX_PLAYERS]);

/** Returns: how much more @tile allows the active player than tiles of those that are left, on average, in hundredths of a point. */
gint32 pandoria_review_find_luck (const PandoriaState *state, const PandoriaTile *tile, guint32 seed);

/* --- pandoria-review-store.c -------------------------------------------------------------------------------------- */
/* Reviews that were made, in the user's cache: the same game, seed and effort need no second one. They are never part of a record. */

/** Fills @review with what the cache has of it. Returns: FALSE when that is nothing, or spoilt; @review is then as it was. */
gboolean pandoria_review_load (PandoriaReview *review);
/** Puts @review, which was run, into the cache; what cannot be written is left. */
void pandoria_review_store (const PandoriaReview *review);
/** Returns: (transfer full) (nullable): the review of @game as it stands, if the cache has the one that is shown in windows. */
PandoriaReview *pandoria_review_find_stored (PandoriaGame *game);

/* --- pandoria-review-text.c --------------------------------------------------------------------------------------- */
/* What a review says, in sentences: without blame, and each number with how sure it is. */

/** Returns: (transfer full): "31 %". */
char *pandoria_review_text_chance (guint per_mille);
/** Returns: (transfer full): whose turn it was, and how somebody's chance changed in it. */
char *pandoria_review_text_change (PandoriaGame *game, const PandoriaReview *review, const PandoriaReviewPoint *point);
/** Returns: (transfer full): what was laid in @turn, and what it did. */
char *pandoria_review_text_played (PandoriaGame *game, const PandoriaReviewTurn *turn);
/** Returns: (transfer full): that it was as good as any, or what would have been another way. */
char *pandoria_review_text_other (PandoriaGame *game, const PandoriaReviewTurn *turn);
/** Returns: (transfer full): what the tile allowed, apart from where it was laid. */
char *pandoria_review_text_luck (const PandoriaReviewTurn *turn);
/** Returns: (transfer full) (nullable): the tiles of @player, in a line; NULL: none. */
char *pandoria_review_text_player (PandoriaGame *game, const PandoriaReview *review, guint player);

G_END_DECLS
