/* A hint: the best places for the tile in hand, from the thoughtful player model and from simulated
 * turns.
 *
 * It knows only the open state and the tile: hands and stack are drawn at random. The same state,
 * tile, seed and effort give the same hint, with any number of threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue.h"
#include "pandoria-game.h"
#include "pandoria-job.h"
#include "pandoria-simulate.h"

#define PANDORIA_HINT_PLACES 3

/* --- pandoria-hint-acts.c ------------------------------------------------------------------- */
/* The results of placing a tile, as data: regions that close and their gains, regions that open,
 * avoided exits. */

typedef enum
{
  PANDORIA_HINT_CLOSES,  /* a region closes: its gains (7.2), with the placed figure */
  PANDORIA_HINT_RETURNS, /* number of own figures that return to the reserve (7.1) */
  PANDORIA_HINT_GROWS,   /* an open region of the player: its gain now, and the number of missing
                            spaces */
  PANDORIA_HINT_DENIES, /* a region of others reaches an exit of its terrain and never closes (8) */
  PANDORIA_HINT_OPENS,  /* others gain more than before from an open region */
  PANDORIA_HINT_OPENS_NOTHING, /* no open region brings others more than before */
  PANDORIA_HINT_CLEAR_OF_EXIT, /* the tile is at an exit of that terrain, which none of its halves
                                  has (8) */
  PANDORIA_HINT_KEEPS,         /* the player places no figure, and keeps one for a later turn */
  PANDORIA_HINT_SCORES, /* a region that has closed already: its gains with the placed figure */
} PandoriaHintKind;
#define PANDORIA_N_HINT_KINDS     9
#define PANDORIA_MAX_HINT_REASONS 8

typedef struct
{
  guint8 kind; /* PandoriaHintKind */
  guint8 terrain, counter;
  guint8 missing; /* grows: spaces */
  guint8 figures; /* figures that return to the reserve */
  PandoriaSpaces region;
  gint16
      gains[PANDORIA_MAX_PLAYERS]; /* closes, scores, grows, denies: gains; opens: their increase */
} PandoriaHintReason;

/**
 * Fills @reasons with the results of @placement in @state, the deciding one first.
 * Returns: the number of reasons.
 */
guint pandoria_hint_list_reasons (const PandoriaState *state, const PandoriaPlacement *placement,
                                  PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS]);

/**
 * Does the same for @action, which must be allowed, on its space.
 * Returns: the number of reasons; 0 if the act has no space.
 */
guint pandoria_hint_list_act_reasons (const PandoriaState *state, const PandoriaAction *action,
                                      PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS]);

#define PANDORIA_MAX_HINT_ACTS (6 * PANDORIA_HINT_PLACES)

/** PandoriaHintAct: an act after 6.1 that is better than passing. */
typedef struct
{
  PandoriaAction action;
  gint32 gain; /* gain over passing, in hundredths of a point */
  guint8 part; /* PandoriaExpertPart */
} PandoriaHintAct;

/**
 * Fills @acts with the best acts for the rest of the turn of @state, in the order of the turn: the
 * best figure; the best three spells and buildings of @catalogue if the player has cards; a
 * monument or an act of the realm; a purchase for the highest price that a card is worth; the move
 * of an elf. @later: the position after the figure, in which the other acts follow.
 * Returns: the number of acts; 0 in step 6.1.
 */
guint pandoria_hint_list_acts (const PandoriaState *state, PandoriaCatalogue *catalogue,
                               PandoriaHintAct acts[PANDORIA_MAX_HINT_ACTS], PandoriaState *later);

/** Returns: the space that @action, an act after 6.1, is about; or PANDORIA_SPACE_NONE. */
PandoriaSpace pandoria_hint_find_space (const PandoriaAction *action);

/* --- pandoria-hint.c ------------------------------------------------------------------------ */

#define PANDORIA_HINT_EFFORT     24 /* a hint with this effort takes less than a second */
#define PANDORIA_HINT_MAX_EFFORT 512

/** PandoriaHintPlace: a placement with its figure. */
typedef struct
{
  PandoriaPlacement placement;
  gint32 worth;  /* of the resulting position, in hundredths of a point */
  gint32 behind; /* difference from the best place */
  gint32 error;  /* standard error of @behind; for the best place, the next one's error. -1: not
                    known yet */
} PandoriaHintPlace;

typedef struct
{
  guint n;
  PandoriaHintPlace places[PANDORIA_HINT_PLACES]; /* best first; includes one with by far the
                                                     highest gain at once */
  gboolean has_played;
  PandoriaHintPlace played; /* the judged placement, compared with the best */
  guint playouts;           /* 0: only the model's first estimate */
  gboolean final;
} PandoriaHintAnswer;

typedef struct _PandoriaHint PandoriaHint;

/** Returns: whether a hint is possible: the player can place a double tile now. */
gboolean pandoria_hint_is_possible (const PandoriaState *state);

/**
 * Begins a hint for the active player of @state, who holds @tile; pandoria_hint_is_possible() must
 * be true. The first answer is available at once. @played (nullable): a placement to be judged,
 * too. @seed decides the luck of the playouts. @effort (1…PANDORIA_HINT_MAX_EFFORT): playouts of
 * each place in the first stage; the better places get more. @n_threads: at least 1.
 * Returns: (transfer full): the hint.
 */
PandoriaHint *pandoria_hint_new (const PandoriaState *state, const PandoriaTile *tile,
                                 const PandoriaPlacement *played, guint32 seed, guint effort,
                                 guint n_threads);
void pandoria_hint_free (PandoriaHint *hint);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaHint, pandoria_hint_free)

/**
 * Improves the answer by one step, which takes some hundredths of a second. If @cancellable
 * (nullable) is cancelled meanwhile, the answer stays unchanged.
 * Returns: whether there are more steps.
 */
gboolean pandoria_hint_step (PandoriaHint *hint, GCancellable *cancellable);

/** Fills @answer with the answer so far. */
void pandoria_hint_get (const PandoriaHint *hint, PandoriaHintAnswer *answer);

/* Searches in a thread, as a PandoriaJob. The answer improves step by step. */

typedef PandoriaJob PandoriaHintSearch;

/**
 * Starts to search for the best places for @tile; pandoria_hint_is_possible() must be true. The
 * same position and tile are simulated with the same luck. The search ends after @milliseconds.
 * Returns: (transfer full): the search.
 */
PandoriaHintSearch *pandoria_hint_search_new (const PandoriaState *state, const PandoriaTile *tile,
                                              guint milliseconds);
/** Returns: (transfer none): the answer so far; the first one exists from the start. */
const PandoriaHintAnswer *pandoria_hint_search_get_answer (PandoriaHintSearch *self);
/** Returns: (transfer none): the tile of the search. */
const PandoriaTile *pandoria_hint_search_get_tile (PandoriaHintSearch *self);

/* --- pandoria-text-hint-reason.c: the reasons for a place, in sentences --------------------- */

/**
 * Returns: (transfer full): the placement with its figure, in a few words: “Tile at F7 E7, worker
 * at F7”.
 */
char *pandoria_text_placement (const PandoriaPlacement *placement);

/**
 * Returns: (transfer full): @hundredths of a point as a localized number with its sign: “+1.5”,
 * “−0.3”.
 */
char *pandoria_text_worth (gint32 hundredths);
/** Returns: (transfer full): the error of such a number: “±0.4”. */
char *pandoria_text_worth_error (gint32 hundredths);

/**
 * Returns: (transfer full): the deciding result of @placement in @state. @rest (out) (nullable):
 * the other results; if NULL, they follow in the same text.
 */
char *pandoria_text_hint_reasons (PandoriaGame *game, const PandoriaState *state,
                                  const PandoriaPlacement *placement, char **rest);
/**
 * Does the same for @acts[0]. @rest also names the next acts of the same part, out of @n in all.
 */
char *pandoria_text_hint_act (PandoriaGame *game, const PandoriaState *state,
                              const PandoriaHintAct *acts, guint n, char **rest);
/** Returns: (transfer full): the approximate gain of @act, in a sentence; "" for a purchase. */
char *pandoria_text_hint_gain (const PandoriaHintAct *act);
/**
 * Returns: (transfer full): a sentence with the distance of place @index of @answer from the
 * others, and its error.
 */
char *pandoria_text_hint_certainty (const PandoriaHintAnswer *answer, guint index);
