/* The table of the members of acts, spells and corrections. A row has the member's name in files,
 * its word in lines of the notation, its contents and its offset. Readers and writers follow the
 * kind of each row, never the act.
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
  PANDORIA_KIND_NUMBER,   /* guint8 from min to max */
  PANDORIA_KIND_SEAT,     /* guint8 */
  PANDORIA_KIND_SLOT,     /* guint8, 0…4; the file counts from 1 */
  PANDORIA_KIND_SPACE,    /* PandoriaSpace */
  PANDORIA_KIND_FLAG,     /* guint8; omitted unless it is set */
  PANDORIA_KIND_BOOL,     /* guint8; always written */
  PANDORIA_KIND_NOT,      /* guint8, negated: false if it is set, else omitted */
  PANDORIA_KIND_RESOURCE, /* gint8; -1: omitted */
  PANDORIA_KIND_TERRAIN,  /* guint8 */
  PANDORIA_KIND_SPELL,    /* guint8 */
  PANDORIA_KIND_BUILDING, /* guint8 */
  PANDORIA_KIND_REALM,    /* guint8; NONE: omitted */
  PANDORIA_KIND_LEVEL, /* guint8: level of the spell at also or, if that is 0, in the byte before it
                        */
  PANDORIA_KIND_RATE,  /* guint8: level of the building in the byte before it */
  PANDORIA_KIND_COST,  /* guint8 */
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
  PANDORIA_KIND_MEMBERS,  /* of an act: the members of its spell */
  PANDORIA_KIND_SECOND,   /* of an act: the Halflings' act in addition to the cast, which is part */
} PandoriaMemberKind;
#define PANDORIA_N_MEMBER_KINDS 32

/* PandoriaMemberRow.flags */
#define PANDORIA_MEMBER_OPTIONAL \
  1 /* it may be absent; a part then exists if its first byte is not 0 */
#define PANDORIA_MEMBER_NULLABLE \
  2 /* of a correction: null, or "none", clears it; of others: null is like absent */
#define PANDORIA_MEMBER_FIXED 4 /* a list of max elements, without a count */
#define PANDORIA_MEMBER_IMPLIED \
  8 /* of a line: another word usually implies it; it is read, but not offered */
#define PANDORIA_MEMBER_NARROW \
  16 /* of a line: only spaces of the regions being scored, or of ships, are offered */

/** PandoriaWordKind: the kinds of words of the notation (data/help/notation.md). */
typedef enum
{
  PANDORIA_WORD_OF_KIND,      /* of a row: the word of its kind, if any */
  PANDORIA_WORD_HEX,          /* F2 */
  PANDORIA_WORD_SPACE,        /* G6 */
  PANDORIA_WORD_FIGURE,       /* G6, G6L */
  PANDORIA_WORD_ADD,          /* +G6, +G6L */
  PANDORIA_WORD_TAKE,         /* -G6, -blue#2 */
  PANDORIA_WORD_MOVE,         /* G6>H7 */
  PANDORIA_WORD_ARTIFACTS,    /* *1 */
  PANDORIA_WORD_LEVEL,        /* 2, 1:2 */
  PANDORIA_WORD_COST,         /* @5 */
  PANDORIA_WORD_SLOT,         /* #2 */
  PANDORIA_WORD_RESOURCE,     /* wood */
  PANDORIA_WORD_COLOR,        /* blue */
  PANDORIA_WORD_COLOR_FIGURE, /* blue, blueL */
  PANDORIA_WORD_SLOT_FIGURE,  /* blue#2, blue#2L */
  PANDORIA_WORD_REGION_OF,    /* blue:F6 */
  PANDORIA_WORD_PRISONERS,    /* 2, 2L, L */
  PANDORIA_WORD_NUMBER,       /* 4 */
  PANDORIA_WORD_TERRAIN,      /* forest */
  PANDORIA_WORD_COUNTER,      /* wood+2 */
  PANDORIA_WORD_EDIT,         /* terrain=forest */
  PANDORIA_WORD_TABLE,        /* round=5 */
  PANDORIA_WORD_SPELL,        /* rage */
  PANDORIA_WORD_BUILDING,     /* bank */
  PANDORIA_WORD_OWN,          /* a word of the notation itself: "with" */
  PANDORIA_WORD_ACT,          /* the first word of an act */
} PandoriaWordKind;
#define PANDORIA_N_WORD_KINDS 26

typedef struct _PandoriaMemberRow PandoriaMemberRow;

/** PandoriaMemberRow: a member of a struct. */
struct _PandoriaMemberRow
{
  const char *name; /* in files */
  const char *word; /* (nullable): in lines: the word before it */
  guint8 kind;      /* PandoriaMemberKind */
  guint8 word_kind; /* PandoriaWordKind: of the word for all members of a part, or for an element of
                       a list */
  gint8 order;      /* position in lines; PANDORIA_ORDER_NONE: not in lines */
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

#define PANDORIA_ORDER_NONE 2

/** A row for a member of TYPE. */
#define PANDORIA_MEMBER_ROW(KIND, NAME, TYPE, MEMBER, ...)                                     \
  {                                                                                            \
    .name = NAME, .kind = PANDORIA_KIND_##KIND, .offset = offsetof (TYPE, MEMBER), __VA_ARGS__ \
  }

/** Returns: the members of an act of @kind in the order of files, ended by PANDORIA_KIND_END. */
const PandoriaMemberRow *pandoria_act_get_members (PandoriaActKind kind);
/** Returns: (nullable): the first word of an act of @kind in lines; NULL: the act begins with its
 * first member. */
const char *pandoria_act_get_word (PandoriaActKind kind);
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
