/* What the sheet for the table is put together from: lines of text that flow through columns, and tables of cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-help.h"
#include "pandoria-report-page-private.h"
#include "pandoria-sheet.h"

typedef enum
{
  PANDORIA_SHEET_HEADING,
  PANDORIA_SHEET_TOPIC,
  PANDORIA_SHEET_PARAGRAPH,
  PANDORIA_SHEET_ITEM,
  PANDORIA_SHEET_FORMULA, /* in a frame */
} PandoriaSheetKind;

/** PandoriaSheetLine: a piece of text that stays together. */
typedef struct
{
  PandoriaSheetKind kind;
  char *text;
  PangoAttrList *attributes; /* which words of it are emphasised; nullable */
  double height;             /* when it was measured last */
} PandoriaSheetLine;

/** PandoriaSheetRow: a card, or one level of it. */
typedef struct
{
  char *name, *effect;
  char *price;       /* NULL: to be filled in; "": none */
  gboolean is_level; /* continues the row above */
} PandoriaSheetRow;

/** PandoriaSheetTable: @unit: the resource of the prices, above them; NULL where there are none. */
typedef struct
{
  const char *title, *unit;
  GPtrArray *rows; /* element-type PandoriaSheetRow */
} PandoriaSheetTable;

/** PandoriaSheetSource: whose rules are shown. */
typedef struct
{
  const PandoriaSetup *setup;
  const PandoriaState *state; /* as the game begins; NULL: of no game */
  PandoriaHelpTerms terms;
  guint realms;                 /* bit n: PandoriaRealm n */
  PandoriaCatalogue *catalogue; /* nullable */
} PandoriaSheetSource;

/* --- words (pandoria-sheet-words.c) --- */

/** Returns: (transfer full) (element-type PandoriaSheetLine): the lines in the columns of page @number. */
GPtrArray *pandoria_sheet_make_lines (const PandoriaSheetSource *source, guint number);

/* --- cards (pandoria-sheet-cards.c) --- */

/** Returns: (transfer full) (nullable): what the catalogue knows of the number on @thing: "5 / 7"; of many "3–9"; NULL for nothing. */
char *pandoria_sheet_find_price (const PandoriaSheetSource *source, const PandoriaPrinted *thing);
/** Returns: (transfer full) (element-type PandoriaSheetTable): spells, and buildings with the monuments. */
GPtrArray *pandoria_sheet_make_tables (const PandoriaSheetSource *source);

/* --- layout (pandoria-sheet-layout.c) --- */

/**
 * Puts @lines into columns with letters of @size, from y to @bottom of @page, in equal heights; draws them if @draw. @whole: no topic
 * continues in another column. Returns: whether they have room.
 */
gboolean pandoria_sheet_lay_out_lines (PandoriaPage *page, GPtrArray *lines, double size, gboolean whole,
                                       gboolean draw);
/** Puts @tables one below the other and moves y below them. Returns: whether they have room. */
gboolean pandoria_sheet_lay_out_tables (PandoriaPage *page, GPtrArray *tables, double size, gboolean draw);
