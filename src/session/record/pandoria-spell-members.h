/* The members that spells have, each with a bit, and how they are read and written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"

G_BEGIN_DECLS

typedef enum
{
  PANDORIA_MEMBER_AT = 1 << 0,
  PANDORIA_MEMBER_FORTRESS = 1 << 1,
  PANDORIA_MEMBER_LEADER = 1 << 2,
  PANDORIA_MEMBER_FIGURE = 1 << 3,
  PANDORIA_MEMBER_FIGURES = 1 << 4,
  PANDORIA_MEMBER_MOVES = 1 << 5,
  PANDORIA_MEMBER_HEXES = 1 << 6,
  PANDORIA_MEMBER_RESOURCE = 1 << 7,
  PANDORIA_MEMBER_FROM = 1 << 8,
  PANDORIA_MEMBER_REGION = 1 << 9,
  PANDORIA_MEMBER_BUILD = 1 << 10,
  PANDORIA_MEMBER_MONUMENT = 1 << 11,
  PANDORIA_MEMBER_FIRST = 1 << 12,
  PANDORIA_MEMBER_ADOPT = 1 << 13, /* "player" and "copy" */
} PandoriaMember;
#define PANDORIA_N_MEMBERS    13 /* without PANDORIA_MEMBER_ADOPT, which is read apart */
#define PANDORIA_EVERY_MEMBER (PANDORIA_MEMBER_ADOPT - 1)

/**
 * Reads those members of @object whose bit is in @which. @limit: how many figures, moves and hexes the level allows; where
 * a list is longer than PandoriaSpellMembers can hold, its length is kept all the same.
 */
void pandoria_spell_members_read (PandoriaReader *reader, JsonObject *object, guint which, guint limit,
                                  PandoriaSpellMembers *members);
void pandoria_spell_members_write (JsonObject *object, guint which, const PandoriaSpellMembers *members);

G_END_DECLS
