/* A hint that is found beside whatever else is done: in a thread of its own, told step by step, and given up at any time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-hint.h"

G_BEGIN_DECLS

/** Signal "answered": pandoria_hint_search_get_answer() is better than before. It comes in the main context in which the search began. */
#define PANDORIA_TYPE_HINT_SEARCH (pandoria_hint_search_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHintSearch, pandoria_hint_search, PANDORIA, HINT_SEARCH, GObject)

/**
 * Begins to look for the best places for @tile; pandoria_hint_is_possible() must say that there are any. The same position and tile meet the
 * same luck. After @milliseconds it is done with what it has.
 * Returns: (transfer full): the search.
 */
PandoriaHintSearch *pandoria_hint_search_new (const PandoriaState *state, const PandoriaTile *tile, guint milliseconds);
/** Gives it up: "answered" comes no more. */
void pandoria_hint_search_cancel (PandoriaHintSearch *self);

/** Returns: (transfer none): what is known so far, from the first thought on. */
const PandoriaHintAnswer *pandoria_hint_search_get_answer (PandoriaHintSearch *self);
/** Returns: whether nothing more will come. */
gboolean pandoria_hint_search_is_done (PandoriaHintSearch *self);
/** Returns: (transfer none): the position that is asked about. */
const PandoriaState *pandoria_hint_search_get_state (PandoriaHintSearch *self);
/** Returns: (transfer none): the tile that is asked about. */
const PandoriaTile *pandoria_hint_search_get_tile (PandoriaHintSearch *self);

G_END_DECLS
