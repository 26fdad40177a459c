/* The layout of an entry of the ledger or the history: its parts next to each other.
 *
 * GtkBox would ask each label how wide it must be for a height, which GtkLabel finds by laying its
 * text out some twenty times. Here the parts are as wide as they want to be, and the words have the
 * rest, in the middle of the height.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-entry-parts.h"

#include "pandoria-places.h"
#include "pandoria-space-paint.h"
#include "pandoria-texture-cache.h"

/* In pixels. */
#define ENTRY_HEIGHT  34
#define ENTRY_SPACING 8
#define SIGN_SPACING  4

/* The sizes of the amount, of its line with the sign, and of the points below it. */
typedef struct
{
  int amount, points, line, width;
  int line_height, height;
} Amount;

static gboolean
is_shown (PandoriaEntryParts *parts, PandoriaEntryPart part)
{
  return parts->widgets[part] != NULL && gtk_widget_get_visible (parts->widgets[part]);
}

/* Returns: the natural size of @part, or 0 if it is not shown. */
static int
get_size (PandoriaEntryParts *parts, PandoriaEntryPart part, GtkOrientation orientation,
          int for_size)
{
  int natural = 0;

  if (is_shown (parts, part))
    gtk_widget_measure (parts->widgets[part], orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

static int
get_width (PandoriaEntryParts *parts, PandoriaEntryPart part)
{
  return get_size (parts, part, GTK_ORIENTATION_HORIZONTAL, -1);
}

static int
get_height (PandoriaEntryParts *parts, PandoriaEntryPart part, int width)
{
  return get_size (parts, part, GTK_ORIENTATION_VERTICAL, width);
}

static Amount
measure_amount (PandoriaEntryParts *parts)
{
  int sign = parts->sign != NULL ? PANDORIA_ENTRY_SIGN : 0;
  Amount amount = { .amount = get_width (parts, PANDORIA_ENTRY_AMOUNT),
                    .points = get_width (parts, PANDORIA_ENTRY_POINTS) };

  amount.line = amount.amount + (sign > 0 ? SIGN_SPACING + sign : 0);
  amount.width = MAX (amount.line, amount.points);
  amount.line_height = MAX (get_height (parts, PANDORIA_ENTRY_AMOUNT, -1), sign);
  amount.height = amount.line_height + get_height (parts, PANDORIA_ENTRY_POINTS, -1);
  return amount;
}

/* Returns: the width of a column and the space before it. */
static int
get_column (int width)
{
  return width > 0 ? ENTRY_SPACING + width : 0;
}

static int
get_hexes_width (PandoriaEntryParts *parts)
{
  return (parts->hexes[0] != NULL ? PANDORIA_ENTRY_HEX_WIDTH : 0)
         + (parts->hexes[1] != NULL ? PANDORIA_ENTRY_HEX_WIDTH : 0);
}

/* Returns: the width of all but the words. */
static int
get_rest (PandoriaEntryParts *parts)
{
  return PANDORIA_ENTRY_FIGURE + ENTRY_SPACING + get_column (get_width (parts, PANDORIA_ENTRY_HERE))
         + get_column (get_hexes_width (parts))
         + get_column (get_width (parts, PANDORIA_ENTRY_RULE))
         + (parts->tight ? 0 : get_column (measure_amount (parts).width));
}

static int
get_words_height (PandoriaEntryParts *parts, int width)
{
  int height = parts->tight ? measure_amount (parts).height : 0;

  for (PandoriaEntryPart part = PANDORIA_ENTRY_TITLE; part <= PANDORIA_ENTRY_EXPLAIN; part++)
    height += get_height (parts, part, width);
  return height;
}

static int
get_entry_height (PandoriaEntryParts *parts, int width)
{
  int words = get_words_height (parts, width < 0 ? -1 : MAX (width - get_rest (parts), 0));
  int buttons = MAX (get_height (parts, PANDORIA_ENTRY_HERE, -1),
                     get_height (parts, PANDORIA_ENTRY_RULE, -1));

  return MAX (MAX (words, buttons),
              MAX (ENTRY_HEIGHT, parts->tight ? 0 : measure_amount (parts).height));
}

static int
get_left (PandoriaEntryParts *parts, int x, int width)
{
  gboolean mirrored = gtk_widget_get_direction (parts->row) == GTK_TEXT_DIR_RTL;

  return mirrored ? gtk_widget_get_width (parts->row) - x - width : x;
}

static void
place (PandoriaEntryParts *parts, PandoriaEntryPart part, int x, int y, int width, int height)
{
  if (is_shown (parts, part))
    pandoria_place_child (parts->widgets[part], x, y, width, height);
}

/* Places @part in the middle of the height. Returns: the end of its column. */
static int
place_column (PandoriaEntryParts *parts, PandoriaEntryPart part, int x)
{
  int width = get_width (parts, part), row_height = gtk_widget_get_height (parts->row);
  int height = MIN (get_height (parts, part, -1), row_height);

  place (parts, part, x + ENTRY_SPACING, (row_height - height) / 2, width, height);
  return x + get_column (width);
}

/* The lines begin at @x if the row is tight, and end together otherwise. */
static void
place_amount (PandoriaEntryParts *parts, int x, int y)
{
  Amount size = measure_amount (parts);
  int line = x, points = x, sign;

  if (!parts->tight)
    {
      line += size.width - size.line;
      points += size.width - size.points;
    }
  sign = get_left (parts, line + size.line - PANDORIA_ENTRY_SIGN, PANDORIA_ENTRY_SIGN);
  place (parts, PANDORIA_ENTRY_AMOUNT, line, y, size.amount, size.line_height);
  place (parts, PANDORIA_ENTRY_POINTS, points, y + size.line_height, size.points,
         size.height - size.line_height);
  parts->sign_at = GRAPHENE_RECT_INIT ((float) sign,
                                       (float) (y + (size.line_height - PANDORIA_ENTRY_SIGN) / 2),
                                       PANDORIA_ENTRY_SIGN, PANDORIA_ENTRY_SIGN);
}

/* Places the words below each other in the middle of the height. */
static void
place_words (PandoriaEntryParts *parts, int x, int width, int height)
{
  int y = (height - get_words_height (parts, width)) / 2;

  for (PandoriaEntryPart part = PANDORIA_ENTRY_TITLE; part <= PANDORIA_ENTRY_EXPLAIN; part++)
    {
      int part_height = get_height (parts, part, width);

      place (parts, part, x, y, width, part_height);
      y += part_height;
      if (part == PANDORIA_ENTRY_FORMULA && parts->tight)
        {
          place_amount (parts, x, y);
          y += measure_amount (parts).height;
        }
    }
}

/* Returns: the end of the column of the hexes. */
static int
place_hexes (PandoriaEntryParts *parts, int x, int height)
{
  for (guint i = 0; i < G_N_ELEMENTS (parts->hexes); i++)
    parts->hexes_at[i] = GRAPHENE_RECT_INIT (
        (float) get_left (parts, x + ENTRY_SPACING + (int) i * PANDORIA_ENTRY_HEX_WIDTH,
                          PANDORIA_ENTRY_HEX_WIDTH),
        (float) ((height - PANDORIA_ENTRY_HEX_HEIGHT) / 2), PANDORIA_ENTRY_HEX_WIDTH,
        PANDORIA_ENTRY_HEX_HEIGHT);
  return x + get_column (get_hexes_width (parts));
}

void
pandoria_entry_parts_measure (PandoriaEntryParts *parts, GtkOrientation orientation, int for_size,
                              int *minimum, int *natural)
{
  gboolean is_heading = is_shown (parts, PANDORIA_ENTRY_HEADING);
  int rest = is_heading ? 0 : get_rest (parts);

  *minimum = *natural = rest;
  if (orientation == GTK_ORIENTATION_VERTICAL && !is_heading)
    *minimum = *natural = get_entry_height (parts, for_size);
  else
    for (PandoriaEntryPart part = PANDORIA_ENTRY_HEADING; part <= PANDORIA_ENTRY_EXPLAIN; part++)
      if (is_shown (parts, part))
        {
          int least, usual;

          gtk_widget_measure (parts->widgets[part], orientation, is_heading ? for_size : -1, &least,
                              &usual, NULL, NULL);
          *minimum = MAX (*minimum, rest + least);
          *natural = MAX (*natural, rest + usual);
        }
}

void
pandoria_entry_parts_allocate (PandoriaEntryParts *parts, int width, int height)
{
  int words = MAX (width - get_rest (parts), 0), x = PANDORIA_ENTRY_FIGURE + ENTRY_SPACING;
  int figure = pandoria_paint_piece_width (PANDORIA_ART_WORKER, PANDORIA_ENTRY_FIGURE);

  place (parts, PANDORIA_ENTRY_HEADING, 0, 0, width, height);
  parts->figure_at = GRAPHENE_RECT_INIT (
      (float) (get_left (parts, 0, PANDORIA_ENTRY_FIGURE) + (PANDORIA_ENTRY_FIGURE - figure) / 2),
      (float) ((height - PANDORIA_ENTRY_FIGURE) / 2), (float) figure, PANDORIA_ENTRY_FIGURE);
  place_words (parts, x, words, height);
  x = place_hexes (parts, x + words, height);
  x = place_column (parts, PANDORIA_ENTRY_HERE, x);
  if (!parts->tight)
    {
      place_amount (parts, x + ENTRY_SPACING, (height - measure_amount (parts).height) / 2);
      x += get_column (measure_amount (parts).width);
    }
  place_column (parts, PANDORIA_ENTRY_RULE, x);
}

void
pandoria_entry_parts_snapshot (PandoriaEntryParts *parts, GtkSnapshot *snapshot)
{
  if (parts->figure != NULL)
    pandoria_texture_cache_append (snapshot, parts->row, parts->figure, &parts->figure_at);
  if (parts->sign != NULL)
    pandoria_texture_cache_append (snapshot, parts->row, parts->sign, &parts->sign_at);
  for (guint i = 0; i < G_N_ELEMENTS (parts->hexes); i++)
    if (parts->hexes[i] != NULL)
      pandoria_texture_cache_append (snapshot, parts->row, parts->hexes[i], &parts->hexes_at[i]);
}
