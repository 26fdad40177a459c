/* The parts of the rules sheet: lines of text that flow through columns, and tables of cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-help.h"
#include "pandoria-pen.h"
#include "pandoria-sheet.h"

typedef enum
{
  PANDORIA_SHEET_HEADING,
  PANDORIA_SHEET_TOPIC,
  PANDORIA_SHEET_PARAGRAPH,
  PANDORIA_SHEET_ITEM,
  PANDORIA_SHEET_FORMULA, /* in a frame */
} PandoriaSheetKind;

/** PandoriaSheetLine: a title, paragraph or item, which is never split. */
typedef struct
{
  PandoriaSheetKind kind;
  char *text;
  PangoAttrList *attributes; /* (nullable): emphasis of words */
  double height;             /* from the last measurement */
} PandoriaSheetLine;

/** PandoriaSheetRow: a card, or one level of it; or the title of a table. */
typedef struct
{
  char *name;
  char *effect; /* NULL: a title */
  char *price;  /* NULL: a line to write it on; "": none. Of a title: the resource, or NULL for free
                   cards */
  gboolean is_level; /* continues the row above */
} PandoriaSheetRow;

/** PandoriaSheetSource: the game whose rules are shown. */
typedef struct
{
  const PandoriaSetup *setup;
  const PandoriaState *state; /* at the start of the game; NULL without a game */
  PandoriaHelpTerms terms;
  guint realms;                 /* bit n: PandoriaRealm n */
  PandoriaCatalogue *catalogue; /* nullable */
} PandoriaSheetSource;

/* --- words (pandoria-sheet-words.c) --- */

/** Returns: (transfer full) (element-type PandoriaSheetLine): the lines of text of page @number. */
GPtrArray *pandoria_sheet_make_lines (const PandoriaSheetSource *source, guint number);

/**
 * Returns: (transfer full) (element-type PandoriaSheetRow): spells, and buildings with the
 * monuments.
 */
GPtrArray *pandoria_sheet_make_rows (const PandoriaSheetSource *source);

/* --- layout (pandoria-sheet-layout.c) --- */

/**
 * Draws @lines in columns of equal height, with letters of @size, from y to the bottom of @pen.
 * @whole: keeps each topic in one column.
 * Returns: whether they fit.
 */
gboolean pandoria_sheet_lay_out_lines (PandoriaPen *pen, GPtrArray *lines, double size,
                                       gboolean whole);
/**
 * Draws the tables of @rows one below the other and moves y below them.
 * Returns: whether they fit.
 */
gboolean pandoria_sheet_lay_out_tables (PandoriaPen *pen, GPtrArray *rows, double size);
