/* A hint: the best places for the tile in hand, found by the thoughtful player model and by playing on.
 *
 * It knows the state, which is open to all, and the tile: hands and stack are drawn by lot. The same state, tile, seed and effort
 * give the same hint, on one thread or several.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"
#include "pandoria-simulate.h"

#define PANDORIA_HINT_PLACES 3

/* --- pandoria-hint-reasons.c -------------------------------------------------------------------------------------- */
/* What laying a tile somewhere does, as data: what closes for whom, what it opens, which exit it stays clear of. */

typedef enum
{
  PANDORIA_HINT_CLOSES,     /* the region, what it brings whom (7.2), with the figure that is placed */
  PANDORIA_HINT_COMES_HOME, /* how many own figures return to the reserve (7.1) */
  PANDORIA_HINT_GROWS,      /* an own region that is open: what it would bring now, and how many spaces are missing */
  PANDORIA_HINT_DENIES,     /* a region of others comes to an exit of its terrain and never closes (8) */
  PANDORIA_HINT_OPENS,      /* others get more than before from a region that is open */
  PANDORIA_HINT_OPENS_NOTHING, /* none of the latter */
  PANDORIA_HINT_CLEAR_OF_EXIT, /* it is at an exit of that terrain, which none of its halves has (8) */
  PANDORIA_HINT_KEEPS,         /* no figure is placed, though the player has one for a later turn */
} PandoriaHintKind;
#define PANDORIA_N_HINT_KINDS     8
#define PANDORIA_MAX_HINT_REASONS 8

typedef struct
{
  guint8 kind; /* PandoriaHintKind */
  guint8 terrain, counter;
  guint8 missing; /* grows: spaces */
  guint8 figures; /* figures that return to the reserve */
  PandoriaSpaces region;
  gint16 gains[PANDORIA_MAX_PLAYERS]; /* closes, grows, denies: what it brings; opens: how much more than before */
} PandoriaHintReason;

/** Fills @reasons with what @placement does in @state, the deciding one first. Returns: how many. */
guint pandoria_hint_list_reasons (const PandoriaState *state, const PandoriaPlacement *placement,
                                  PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS]);

/** Does the same for @action, which the rules allow, on the space that it is about. Returns: how many; 0: it is about none. */
guint pandoria_hint_list_act_reasons (const PandoriaState *state, const PandoriaAction *action,
                                      PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS]);

/* --- pandoria-hint-acts.c ----------------------------------------------------------------------------------------- */

#define PANDORIA_MAX_HINT_ACTS (6 * PANDORIA_HINT_PLACES)

/** PandoriaHintAct: an act after 6.1 that is worth more than none. */
typedef struct
{
  PandoriaAction action;
  gint32 gain; /* how much more, in hundredths of a point */
  guint8 part; /* PandoriaExpertPart */
} PandoriaHintAct;

/**
 * Fills @acts with the best acts for the rest of the turn of @state, in the order of the turn: the best figure; the best three spells
 * and buildings of @catalogue if the player has cards; a monument or an act of the realm; a purchase for the highest price that a
 * card is worth; the move of an elf. @later: the position after the figure, in which the other acts follow.
 * Returns: how many; 0 in step 6.1.
 */
guint pandoria_hint_list_acts (const PandoriaState *state, PandoriaCatalogue *catalogue,
                               PandoriaHintAct acts[PANDORIA_MAX_HINT_ACTS], PandoriaState *later);

/** Returns: the space that @action is about, after which no tile is laid; or PANDORIA_SPACE_NONE. */
PandoriaSpace pandoria_hint_find_space (const PandoriaAction *action);

/* --- pandoria-hint.c ---------------------------------------------------------------------------------------------- */

#define PANDORIA_HINT_EFFORT     24 /* a hint with this effort takes less than a second */
#define PANDORIA_HINT_MAX_EFFORT 512

/** PandoriaHintPlace: a placement with its figure. */
typedef struct
{
  PandoriaPlacement placement;
  gint32 worth;  /* of the position that it leads to, in hundredths of a point */
  gint32 behind; /* how much less than the best one's */
  gint32 error;  /* the standard error of @behind; of the best one, of how far the next is behind. -1: not known yet */
} PandoriaHintPlace;

typedef struct
{
  guint n;
  PandoriaHintPlace places[PANDORIA_HINT_PLACES]; /* best first; what brings by far most at once is among them */
  gboolean has_played;
  PandoriaHintPlace played; /* the one that was given, compared with the best */
  guint playouts;           /* 0: the model's first thought */
  gboolean final;
} PandoriaHintAnswer;

typedef struct _PandoriaHint PandoriaHint;

/** Returns: whether a hint is possible: the player must lay a double tile, and can. */
gboolean pandoria_hint_is_possible (const PandoriaState *state);

/**
 * Begins a hint for the active player of @state, who holds @tile. The first answer is there at once.
 *
 * @played: (nullable): a placement that was done, to be judged, too
 * @effort: 1…PANDORIA_HINT_MAX_EFFORT: continuations of each place at first; the better ones get more
 * @n_threads: at least 1
 *
 * Returns: (transfer full): the hint. The caller must have checked pandoria_hint_is_possible().
 */
PandoriaHint *pandoria_hint_new (const PandoriaState *state, const PandoriaTile *tile, const PandoriaPlacement *played,
                                 guint32 seed, guint effort, guint n_threads);
void pandoria_hint_free (PandoriaHint *hint);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaHint, pandoria_hint_free)

/**
 * Makes the answer better by one step, some hundredths of a second. If @cancellable (nullable) is cancelled within it, the answer stays unchanged.
 * Returns: whether there is more to do.
 */
gboolean pandoria_hint_step (PandoriaHint *hint, GCancellable *cancellable);

/** Fills @answer with the answer so far. */
void pandoria_hint_get (const PandoriaHint *hint, PandoriaHintAnswer *answer);

/* --- pandoria-text-hint-reason.c: the reasons for a place, in sentences -------------------------------------------- */

/** Returns: (transfer full): @reason in a sentence; players are called as in @game. */
char *pandoria_text_hint_reason (PandoriaGame *game, const PandoriaHintReason *reason);

/** Returns: (transfer full): the placement with its figure, in a few words: “Tile at F7 E7, worker at F7”. */
char *pandoria_text_placement (const PandoriaPlacement *placement);

/** Returns: (transfer full): @hundredths of a point as a number of the language, with its sign: “+1.5”, “−0.3”. */
char *pandoria_text_worth (gint32 hundredths);
/** Returns: (transfer full): how sure that is: “±0.4”. */
char *pandoria_text_worth_error (gint32 hundredths);

/** Returns: (transfer full): what @placement does in @state; @rest (out) (nullable): what else. NULL: all in one. */
char *pandoria_text_hint_reasons (PandoriaGame *game, const PandoriaState *state, const PandoriaPlacement *placement,
                                  char **rest);
/** Does the same for @acts[0], for which the following ones of the same part, up to @n in all, are named in @rest. */
char *pandoria_text_hint_act (PandoriaGame *game, const PandoriaState *state, const PandoriaHintAct *acts, guint n,
                              char **rest);
/** Returns: (transfer full): about how many points @act is worth, in a sentence; "" for a purchase. */
char *pandoria_text_hint_gain (const PandoriaHintAct *act);
/** Returns: (transfer full): how far place @index of @answer is from the others, and how sure that is, in a sentence. */
char *pandoria_text_hint_certainty (const PandoriaHintAnswer *answer, guint index);
