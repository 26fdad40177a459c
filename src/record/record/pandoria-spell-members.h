/* The members of spells (PandoriaMember), by their bits, between JSON and PandoriaSpellMembers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"

G_BEGIN_DECLS

/**
 * Reads those members of @object whose bit is in @which. @limit: how many figures, moves and hexes the level allows; where
 * a list is longer than PandoriaSpellMembers can hold, its length is kept all the same.
 */
void pandoria_spell_members_read (PandoriaReader *reader, JsonObject *object, guint which, guint limit,
                                  PandoriaSpellMembers *members);
void pandoria_spell_members_write (JsonObject *object, guint which, const PandoriaSpellMembers *members);

G_END_DECLS
