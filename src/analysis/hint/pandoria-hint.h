/* A hint: the best places for the tile in hand, found by the thoughtful player model and by playing on.
 *
 * It knows what the state says, which is open to all, and the tile: hands and stack are drawn by lot. The same state, tile, seed and effort
 * give the same hint, on one thread or several.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-hint-reasons.h"

G_BEGIN_DECLS

#define PANDORIA_HINT_PLACES     3
#define PANDORIA_HINT_EFFORT     24 /* what is found with it takes less than a second */
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

/** Returns: whether there is something to be said: a double tile is to be laid and can be. */
gboolean pandoria_hint_is_possible (const PandoriaState *state);

/**
 * Begins a hint for the active player of @state, who holds @tile. The first answer is there at once.
 *
 * @played: (nullable): a placement that is to be judged, too, as it was done
 * @effort: 1…PANDORIA_HINT_MAX_EFFORT: continuations of each place at first; the better ones get more
 * @n_threads: at least 1
 *
 * Returns: (transfer full): the hint; pandoria_hint_is_possible() must say that there is one.
 */
PandoriaHint *pandoria_hint_new (const PandoriaState *state, const PandoriaTile *tile, const PandoriaPlacement *played,
                                 guint32 seed, guint effort, guint n_threads);
void pandoria_hint_free (PandoriaHint *hint);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaHint, pandoria_hint_free)

/**
 * Makes the answer better by one step, some hundredths of a second. What is cancelled (@cancellable, nullable) within it leaves the answer as it was.
 * Returns: whether there is more to do.
 */
gboolean pandoria_hint_step (PandoriaHint *hint, GCancellable *cancellable);

/** Fills @answer with what is known so far. */
void pandoria_hint_get (const PandoriaHint *hint, PandoriaHintAnswer *answer);

G_END_DECLS
