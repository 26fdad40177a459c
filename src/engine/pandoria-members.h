/* The table of the members of acts, spells and corrections. A row has the member's name, its
 * contents and its offset. Readers and writers follow the kind of each row, never the act. How a
 * member is written in a typed line is in pandoria-notation-rows.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-action.h"

/** PandoriaMemberKind: what a member contains, and the type that keeps it. */
typedef enum
{
  PANDORIA_KIND_END, /* after the last row */
  /* one value */
  PANDORIA_KIND_NUMBER,    /* guint8 from min to max */
  PANDORIA_KIND_SEAT,      /* guint8 */
  PANDORIA_KIND_SLOT,      /* guint8, 0…4; the file counts from 1 */
  PANDORIA_KIND_SPACE,     /* PandoriaSpace */
  PANDORIA_KIND_FLAG,      /* guint8; omitted unless it is set */
  PANDORIA_KIND_BOOL,      /* guint8; always written */
  PANDORIA_KIND_NOT,       /* guint8, negated: false if it is set, else omitted */
  PANDORIA_KIND_RESOURCE,  /* gint8; -1: omitted */
  PANDORIA_KIND_TERRAIN,   /* guint8 */
  PANDORIA_KIND_SPELL,     /* guint8 */
  PANDORIA_KIND_BUILDING,  /* guint8 */
  PANDORIA_KIND_REALM,     /* guint8; NONE: omitted */
  PANDORIA_KIND_LEVEL,     /* guint8: level of the spell at also */
  PANDORIA_KIND_RATE,      /* guint8: level of the building at also */
  PANDORIA_KIND_COST,      /* guint8 */
  PANDORIA_KIND_CARD_COST, /* guint8: of a spell; optional where cards are free (rulings 49) */
  PANDORIA_KIND_FIRST,     /* guint8: whether the monument comes first */
  PANDORIA_KIND_PRESENT,   /* guint8: set if the part exists */
  PANDORIA_KIND_NAME,      /* of a card; only files contain it */
  /* several */
  PANDORIA_KIND_PART,   /* the members of part: an object or, without a name, members of the parent
                           object */
  PANDORIA_KIND_LIST,   /* guint8 at count, and an array of such objects */
  PANDORIA_KIND_HEX,    /* PandoriaHex */
  PANDORIA_KIND_HEXES,  /* guint8 at count, an array of these, and at also their artifacts (16) */
  PANDORIA_KIND_PLACE,  /* PandoriaPlaceRef */
  PANDORIA_KIND_PLACES, /* guint8 at count, and an array of these */
  PANDORIA_KIND_PAY,    /* of an act: the resources that pay for its workers and its leader */
  PANDORIA_KIND_COUNTERS, /* gint64 for each */
  PANDORIA_KIND_SLOTS,    /* guint8 at count, and an array of PandoriaSlot */
  PANDORIA_KIND_TABLE,    /* PandoriaTableEdit */
  PANDORIA_KIND_EDIT,     /* PandoriaEdit: true sets, false clears, absent keeps */
  PANDORIA_KIND_MEMBERS,  /* of an act: the members of its spell */
  PANDORIA_KIND_SECOND,   /* of an act: the Halflings' act in addition to the cast, which is part */
} PandoriaMemberKind;
#define PANDORIA_N_MEMBER_KINDS 33

/* PandoriaMemberRow.flags */
#define PANDORIA_MEMBER_OPTIONAL \
  1 /* it may be absent; a part then exists if its first byte is not 0 */
#define PANDORIA_MEMBER_NULLABLE \
  2 /* of a correction: null clears it; of others: null is like absent */
#define PANDORIA_MEMBER_FIXED 4 /* a list of max elements, without a count */

typedef struct _PandoriaMemberRow PandoriaMemberRow;

/** PandoriaMemberRow: a member of a struct. */
struct _PandoriaMemberRow
{
  const char *name; /* in files */
  guint8 kind;      /* PandoriaMemberKind */
  guint8 flags;
  guint8 min, max;     /* of a number, or how many elements a list has (max 0: room) */
  guint8 room;         /* of a list: how many elements are stored */
  guint16 offset;      /* in the struct */
  guint16 count, also; /* offsets of related values; also: the artifacts of hexes, the leader of a
                          spell's space */
  guint16 edit; /* of a correction: offset of its PandoriaEdit or, for a list, of its edit flag;
                   else 0 */
  guint16 size; /* of a list: size of one element */
  const PandoriaMemberRow *part; /* of a list or part: the members of one element */
};

/** A row for a member of TYPE. */
#define PANDORIA_MEMBER_ROW(KIND, NAME, TYPE, MEMBER, ...)                                     \
  {                                                                                            \
    .name = NAME, .kind = PANDORIA_KIND_##KIND, .offset = offsetof (TYPE, MEMBER), __VA_ARGS__ \
  }

/** Returns: the members of an act of @kind in the order of files, ended by PANDORIA_KIND_END. */
const PandoriaMemberRow *pandoria_act_get_members (PandoriaActKind kind);
/** Returns: the offset of the first member @name of an act of @kind, also in a part, in
 * PandoriaAction; -1 if missing. */
gssize pandoria_act_find_member (PandoriaActKind kind, const char *name);
/** Members that any act can have. */
extern const PandoriaMemberRow pandoria_common_members[];
/** The members of PandoriaSpellMembers: a row for each bit of PandoriaMember except
 * PANDORIA_MEMBER_ADOPT. */
extern const PandoriaMemberRow pandoria_spell_members[PANDORIA_N_MEMBERS + 1];
/* The members of the struct of this name. A place has only its player and slot. The occupant of a
 * slot is separate. The last table has what Halflings build or erect. */
extern const PandoriaMemberRow pandoria_hex_members[], pandoria_place_members[],
    pandoria_build_members[], pandoria_erect_members[], pandoria_figure_members[],
    pandoria_top_spell_members[], pandoria_slot_members[], pandoria_occupant_members[],
    pandoria_built_members[];
