/* Lays out the sheet: lines of text in columns, tables of cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-sheet-private.h"

#include <math.h>

#define COLUMNS 2
#define GUTTER  18
#define STEP    4 /* maximum difference of the column heights */

/* Lengths relative to the text size. */
#define INDENT 0.9
#define PAD    0.07 /* above and below a row */
#define PRICE  4.2  /* minimum width of the prices */
#define PRICES 9    /* … and maximum; longer ones wrap */
#define GAP    0.8

static const struct
{
  double size; /* relative to the text size of a paragraph */
  double above, below;
  gboolean bold;
} looks[] = {
  [PANDORIA_SHEET_HEADING] = { 1.25, 0.7, 0.25, TRUE },
  [PANDORIA_SHEET_TOPIC] = { 1, 0.42, 0.03, TRUE },
  [PANDORIA_SHEET_PARAGRAPH] = { 1, 0, 0.15, FALSE },
  [PANDORIA_SHEET_ITEM] = { 1, 0, 0.05, FALSE },
  [PANDORIA_SHEET_FORMULA] = { 1, 0.45, 0.55, TRUE },
};

/* --- columns -------------------------------------------------------------------------------- */

typedef struct
{
  PandoriaPen *pen;
  GPtrArray *lines;
  double size, width;
  double height; /* of the columns */
  gboolean whole;
} Columns;

static const PandoriaSheetLine *
get_line (const Columns *columns, guint index)
{
  return g_ptr_array_index (columns->lines, index);
}

static PandoriaLettering
get_lettering (const Columns *columns, PandoriaSheetKind kind)
{
  return (PandoriaLettering){ .size = looks[kind].size * columns->size,
                              .bold = looks[kind].bold,
                              .align = kind == PANDORIA_SHEET_FORMULA ? PANGO_ALIGN_CENTER
                                                                      : PANGO_ALIGN_LEFT,
                              .wrap = PANDORIA_ALL_LINES };
}

static double
get_indent (const Columns *columns, PandoriaSheetKind kind)
{
  return kind == PANDORIA_SHEET_ITEM ? INDENT * columns->size : 0;
}

static void
measure_lines (Columns *columns)
{
  for (guint i = 0; i < columns->lines->len; i++)
    {
      PandoriaSheetLine *line = g_ptr_array_index (columns->lines, i);
      PandoriaLettering lettering = get_lettering (columns, line->kind);

      columns->pen->attributes = line->attributes;
      line->height = pandoria_pen_text_height (
          columns->pen, &lettering, columns->width - get_indent (columns, line->kind), line->text);
    }
  columns->pen->attributes = NULL;
}

static void
draw_frame (const Columns *columns, const PandoriaSheetLine *line, double x, double y)
{
  double air = 0.25 * columns->size;

  pandoria_pen_ink (columns->pen, columns->pen->faint);
  cairo_set_line_width (columns->pen->cr, 0.6);
  cairo_rectangle (columns->pen->cr, x + 0.3, y - air, columns->width - 0.6,
                   line->height + 2 * air);
  cairo_stroke (columns->pen->cr);
}

static void
draw_line (const Columns *columns, const PandoriaSheetLine *line, double x, double y)
{
  PandoriaLettering lettering = get_lettering (columns, line->kind);
  double indent = get_indent (columns, line->kind);

  if (line->kind == PANDORIA_SHEET_FORMULA)
    draw_frame (columns, line, x, y);
  pandoria_pen_ink (columns->pen, columns->pen->ink);
  if (indent > 0)
    pandoria_pen_text (columns->pen, &lettering, x, y, indent, "•");
  columns->pen->attributes = line->attributes;
  pandoria_pen_text (columns->pen, &lettering, x + indent, y, columns->width - indent, line->text);
  columns->pen->attributes = NULL;
}

static gboolean
is_title (PandoriaSheetKind kind)
{
  return kind == PANDORIA_SHEET_HEADING || kind == PANDORIA_SHEET_TOPIC;
}

/* Returns: whether a block that begins at line @index may end before the line @next. With whole
 * topics, a block that begins with a title contains everything up to the next title. */
static gboolean
may_end_before (const Columns *columns, guint index, const PandoriaSheetLine *next)
{
  if (is_title (next->kind) || !columns->whole)
    return TRUE;
  return !is_title (get_line (columns, index)->kind);
}

/* Returns: the height that must fit from line @index on, so that no title is the last line of a
 * column. */
static double
get_block_height (const Columns *columns, guint index)
{
  double height = 0, below = 0;
  gboolean in_title = TRUE;

  for (guint i = index; i < columns->lines->len; i++)
    {
      const PandoriaSheetLine *line = g_ptr_array_index (columns->lines, i);

      if (!in_title && may_end_before (columns, index, line))
        break;
      in_title = is_title (line->kind);
      height += below + (i > index ? looks[line->kind].above * columns->size : 0) + line->height;
      below = looks[line->kind].below * columns->size;
    }
  return height;
}

/* Returns: whether the columns have room for all lines. */
static gboolean
place_lines (const Columns *columns, gboolean draw)
{
  double y = 0;
  guint column = 0;

  for (guint i = 0; i < columns->lines->len; i++)
    {
      const PandoriaSheetLine *line = get_line (columns, i);

      y += y > 0 ? looks[line->kind].above * columns->size : 0;
      if (y + get_block_height (columns, i) > columns->height)
        {
          if (++column == COLUMNS)
            return FALSE;
          y = 0;
        }
      if (draw)
        draw_line (columns, line, columns->pen->x + column * (columns->width + GUTTER),
                   columns->pen->y + y);
      y += line->height + looks[line->kind].below * columns->size;
    }
  return TRUE;
}

gboolean
pandoria_sheet_lay_out_lines (PandoriaPen *pen, GPtrArray *lines, double size, gboolean whole)
{
  Columns columns = {
    .pen = pen, .lines = lines, .size = size, .height = pen->bottom - pen->y, .whole = whole
  };

  if (lines->len == 0)
    return TRUE;
  columns.width = (pen->width - GUTTER * (COLUMNS - 1)) / COLUMNS;
  measure_lines (&columns);
  do
    columns.height -= STEP;
  while (columns.height > 0 && place_lines (&columns, FALSE));
  columns.height += STEP;
  return place_lines (&columns, TRUE);
}

/* --- tables --------------------------------------------------------------------------------- */

typedef struct
{
  PandoriaPen *pen;
  double size;
  double name, price; /* widths of the columns */
  gboolean has_prices;
} Table;

static PandoriaLettering
get_strong (const Table *table)
{
  return (PandoriaLettering){ .size = table->size, .bold = TRUE, .wrap = PANDORIA_ALL_LINES };
}

static PandoriaLettering
get_title (const Table *table)
{
  return (PandoriaLettering){ .size = looks[PANDORIA_SHEET_HEADING].size * table->size,
                              .bold = TRUE };
}

/* All tables have the same columns. */
static void
measure_columns (Table *table, GPtrArray *rows)
{
  const PandoriaLettering plain = { .size = table->size }, title = get_title (table),
                          strong = get_strong (table);

  table->price = PRICE * table->size;
  for (guint i = 0; i < rows->len; i++)
    {
      const PandoriaSheetRow *row = g_ptr_array_index (rows, i);
      const gboolean is_title = row->effect == NULL;
      double price
          = row->price != NULL
                ? pandoria_pen_text_width (table->pen, is_title ? &plain : &strong, row->price)
                : 0;

      table->name
          = MAX (table->name,
                 pandoria_pen_text_width (table->pen, is_title ? &title : &strong, row->name));
      table->price = is_title ? MAX (table->price, price)
                              : CLAMP (price, table->price, PRICES * table->size);
    }
  table->name += 1; /* allows for rounding in the layout */
  table->price += 1;
}

static double
get_price_x (const Table *table)
{
  return table->pen->x + table->name + GAP * table->size;
}

static void
draw_blank (const Table *table, double y)
{
  cairo_t *cr = table->pen->cr;

  pandoria_pen_ink (table->pen, table->pen->faint);
  cairo_set_line_width (cr, 0.5);
  cairo_move_to (cr, get_price_x (table), y);
  cairo_line_to (cr, get_price_x (table) + table->price, y);
  cairo_stroke (cr);
}

/* Writes a price, or draws a line to write it on. Returns: its height. */
static double
place_price (const Table *table, const PandoriaSheetRow *row, double y)
{
  PandoriaLettering lettering = get_strong (table);

  lettering.align = PANGO_ALIGN_CENTER;
  if (row->price != NULL)
    return pandoria_pen_text (table->pen, &lettering, get_price_x (table), y, table->price,
                              row->price);
  draw_blank (table, y + table->size * 1.15);
  return 0;
}

static void
place_row (const Table *table, const PandoriaSheetRow *row)
{
  PandoriaPen *pen = table->pen;
  const PandoriaLettering strong = get_strong (table),
                          plain = { .size = table->size, .wrap = PANDORIA_ALL_LINES };
  double y = pen->y + PAD * table->size, height = 0;
  double x = get_price_x (table) + (table->has_prices ? table->price + GAP * table->size : 0);
  double width = pen->x + pen->width - x;

  if (!row->is_level)
    pandoria_pen_rule (pen, pen->y, pen->rule, 0.4);
  pandoria_pen_ink (pen, pen->ink);
  if (table->has_prices)
    height = place_price (table, row, y);
  pandoria_pen_ink (pen, pen->ink);
  pandoria_pen_text (pen, &strong, pen->x, y, table->name, row->name);
  pen->y = y + fmax (height, pandoria_pen_text (pen, &plain, x, y, width, row->effect))
           + PAD * table->size;
}

static void
place_title (Table *table, const PandoriaSheetRow *row)
{
  PandoriaPen *pen = table->pen;
  const PandoriaLettering title = get_title (table);
  const PandoriaLettering unit = { .size = table->size, .align = PANGO_ALIGN_CENTER };
  double height;

  table->has_prices = row->price != NULL;
  pandoria_pen_ink (pen, pen->ink);
  height = pandoria_pen_text (pen, &title, pen->x, pen->y, table->name, row->name);
  if (table->has_prices)
    pandoria_pen_text (pen, &unit, get_price_x (table), pen->y + 0.25 * table->size, table->price,
                       row->price);
  pen->y += height + PAD * table->size;
}

gboolean
pandoria_sheet_lay_out_tables (PandoriaPen *pen, GPtrArray *rows, double size)
{
  Table table = { .pen = pen, .size = size };
  gboolean has_room = TRUE;

  measure_columns (&table, rows);
  for (guint i = 0; i < rows->len; i++)
    {
      const PandoriaSheetRow *row = rows->pdata[i],
                             *next = i + 1 < rows->len ? rows->pdata[i + 1] : NULL;

      if (row->effect == NULL)
        place_title (&table, row);
      else
        place_row (&table, row);
      if (next != NULL && next->effect != NULL)
        continue;
      pandoria_pen_rule (pen, pen->y, pen->rule, 0.4);
      has_room = pen->y <= pen->bottom;
      pen->y += looks[PANDORIA_SHEET_HEADING].above * size;
    }
  return has_room;
}
