/* The members of spells between JSON and PandoriaAction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"

G_BEGIN_DECLS

/**
 * Reads spell, level, cost and the other members of @action's spell from @object; which there are, and where an Adopt's own
 * members stand, follows from the kind of @action. Where the level is a top spell's, known only by playing, a list may be
 * longer than any level allows: the n_… then says how long, and only the first two elements are kept.
 */
void pandoria_spell_read (PandoriaReader *reader, JsonObject *object, PandoriaAction *action);
void pandoria_spell_write (JsonObject *object, const PandoriaAction *action);

G_END_DECLS
