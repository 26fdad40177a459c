/* Searches for a hint in a thread, as a PandoriaJob. The answer improves step by step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-hint.h"
#include "pandoria-job.h"

typedef PandoriaJob PandoriaHintSearch;

/**
 * Starts to search for the best places for @tile; pandoria_hint_is_possible() must be true. The same position and
 * tile are simulated with the same luck. The search ends after @milliseconds. Returns: (transfer full): the search.
 */
PandoriaHintSearch *pandoria_hint_search_new (const PandoriaState *state, const PandoriaTile *tile, guint milliseconds);
/** Returns: (transfer none): the answer so far; the first one exists from the start. */
const PandoriaHintAnswer *pandoria_hint_search_get_answer (PandoriaHintSearch *self);
/** Returns: (transfer none): the position of the search. */
const PandoriaState *pandoria_hint_search_get_state (PandoriaHintSearch *self);
/** Returns: (transfer none): the tile of the search. */
const PandoriaTile *pandoria_hint_search_get_tile (PandoriaHintSearch *self);
