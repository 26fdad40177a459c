/* How acts and their members are written in lines: the kinds of words, and a row for each member.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-members.h"

/** PandoriaWordKind: the kinds of words of the notation (data/help/notation.md). */
typedef enum
{
  PANDORIA_WORD_OF_KIND,      /* of a member: the word of its kind, if any */
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

/** PandoriaLineOrder: the position of a member in a line. */
typedef enum
{
  PANDORIA_ORDER_FIRST = -1,
  PANDORIA_ORDER_USUAL,
  PANDORIA_ORDER_LAST,
  PANDORIA_ORDER_NONE, /* not in lines */
} PandoriaLineOrder;

typedef struct _PandoriaLineRow PandoriaLineRow;

/** PandoriaLineRow: a member of a struct, and how it is written in a line. */
struct _PandoriaLineRow
{
  const PandoriaMemberRow *member; /* its kind is PANDORIA_KIND_END after the last row */
  const PandoriaLineRow *part;     /* (nullable): the rows of the member's part */
  const char *word;                /* (nullable): the word before it */
  PandoriaWordKind word_kind;      /* the word of all members of a part, or of an element */
  PandoriaLineOrder order;
  gboolean is_implied;    /* another word usually implies it; it is read, but not offered */
  gboolean is_narrow;     /* only spaces of the regions being scored, or of ships, are offered */
  gboolean is_first_edit; /* the first of the members that are written as name=value */
};

/** Returns: the rows for @members, which belongs to an act or is a list of pandoria-members.h. */
const PandoriaLineRow *pandoria_line_get_rows (const PandoriaMemberRow *members);
/** Returns: the rows of the members of an act of @kind. */
const PandoriaLineRow *pandoria_line_get_act_rows (PandoriaActKind kind);
/** Returns: (nullable): the first word of an act of @kind; NULL: it begins with its first member.
 */
const char *pandoria_line_get_first_word (PandoriaActKind kind);
