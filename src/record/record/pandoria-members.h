/* The members of acts, spells and corrections, as one table: what record.md calls each, what it holds, and where it is kept.
 * What reads and writes them goes by the kind of each row, never by the act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-action.h"

G_BEGIN_DECLS

/** PandoriaMemberKind: what a member holds, by the type that keeps it. */
typedef enum
{
  PANDORIA_KIND_END, /* behind the last row */
  /* one value */
  PANDORIA_KIND_NUMBER,    /* guint8 from min to max */
  PANDORIA_KIND_SEAT,      /* guint8 */
  PANDORIA_KIND_SLOT,      /* guint8, 0…4; the file counts from 1 */
  PANDORIA_KIND_SPACE,     /* PandoriaSpace */
  PANDORIA_KIND_FLAG,      /* guint8; left out where it is not set */
  PANDORIA_KIND_BOOL,      /* guint8; always written */
  PANDORIA_KIND_NOT,       /* guint8 that says no: false where it is set, else left out */
  PANDORIA_KIND_RESOURCE,  /* gint8, -1: left out */
  PANDORIA_KIND_TERRAIN,   /* guint8 */
  PANDORIA_KIND_SPELL,     /* guint8 */
  PANDORIA_KIND_BUILDING,  /* guint8 */
  PANDORIA_KIND_LEVEL,     /* guint8: of the spell in the byte before it */
  PANDORIA_KIND_RATE,      /* guint8: of the building in the byte before it */
  PANDORIA_KIND_CARD_COST, /* guint8: of a spell; it may be left out where cards are free (rulings 49) */
  PANDORIA_KIND_FIRST,     /* guint8: whether the monument comes first */
  PANDORIA_KIND_PRESENT,   /* guint8: set by what is around it */
  PANDORIA_KIND_NAME,      /* a card's; only the file keeps it */
  /* several */
  PANDORIA_KIND_PART,     /* an object with the members of part, or, without a name, these members */
  PANDORIA_KIND_LIST,     /* guint8 at count, and an array of such objects */
  PANDORIA_KIND_HEX,      /* PandoriaHex */
  PANDORIA_KIND_HEXES,    /* guint8 at count, an array of these, and at also their artifacts (16) */
  PANDORIA_KIND_PLACE,    /* PandoriaPlaceRef */
  PANDORIA_KIND_PLACES,   /* guint8 at count, and an array of these */
  PANDORIA_KIND_PAY,      /* of an act: the resources that pay for its workers and its leader */
  PANDORIA_KIND_COUNTERS, /* gint64 for each */
  PANDORIA_KIND_SLOTS,    /* guint8 at count, and an array of PandoriaSlot */
  PANDORIA_KIND_TABLE,    /* PandoriaTableEdit */
  PANDORIA_KIND_MEMBERS,  /* of an act: the members of its spell */
  PANDORIA_KIND_SECOND,   /* of an act: what the Halflings do beside casting */
} PandoriaMemberKind;
#define PANDORIA_N_MEMBER_KINDS 30

/* PandoriaMemberRow.flags */
#define PANDORIA_MEMBER_OPTIONAL 1 /* it may be absent from a file; a part then is where its first byte is not 0 */
#define PANDORIA_MEMBER_NULLABLE 2 /* of a correction: null clears it */
#define PANDORIA_MEMBER_FIXED    4 /* a list of max elements, without a count */

typedef struct _PandoriaMemberRow PandoriaMemberRow;

/** PandoriaMemberRow: a member of a struct. */
struct _PandoriaMemberRow
{
  const char *name; /* in files */
  guint8 kind;      /* PandoriaMemberKind */
  guint8 flags;
  guint8 min, max;     /* of a number, or how many elements a list has (max 0: as many as there is room for) */
  guint8 room;         /* of a list: how many elements are kept */
  guint16 offset;      /* in the struct */
  guint16 count, also; /* offsets of what belongs to it */
  guint16 edit;        /* of a correction: offset of its PandoriaEdit, or, for a list, of whether it is set; else 0 */
  guint16 size;        /* of a list: of one element */
  const PandoriaMemberRow *part; /* of a list or part: the members of one */
};

/** Returns: the members of an act of @kind, in the order of files; none of its own: a row with PANDORIA_KIND_END alone. */
const PandoriaMemberRow *pandoria_act_get_members (PandoriaActKind kind);
/** What any act may have. */
extern const PandoriaMemberRow pandoria_common_members[];
/** A row for each bit of PandoriaMember but PANDORIA_MEMBER_ADOPT, of PandoriaSpellMembers. */
extern const PandoriaMemberRow pandoria_spell_members[PANDORIA_N_MEMBERS + 1];
/* Of the struct of the same name; those of a building slot without who is in it, and that; what Halflings build or erect. */
extern const PandoriaMemberRow pandoria_build_members[], pandoria_erect_members[], pandoria_figure_members[],
    pandoria_top_spell_members[], pandoria_slot_members[], pandoria_occupant_members[], pandoria_built_members[];

G_END_DECLS
