/* PandoriaTableText: a text as large as its room lets it be, to be read from across the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PANDORIA_TYPE_TABLE_TEXT (pandoria_table_text_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTableText, pandoria_table_text, PANDORIA, TABLE_TEXT, GtkWidget)

/** Returns: (transfer floating): one that is at most @lines lines high in its room, and bold where @bold says so. */
GtkWidget *pandoria_table_text_new (guint lines, gboolean bold);
/** Shows @text; NULL: nothing. */
void pandoria_table_text_set (PandoriaTableText *self, const char *text);
const char *pandoria_table_text_get (PandoriaTableText *self);

/**
 * PandoriaTableLine: how a text is written into a rectangle.
 * @rect: in the coordinates of the widget
 * @most: the greatest size of the letters, in px
 * @xalign: where it stands in @rect: 0 at its start, 1 at its end; from right to left the other way round
 */
typedef struct
{
  const char *text;
  graphene_rect_t rect;
  double most, xalign;
  gboolean bold;
  GdkRGBA color;
} PandoriaTableLine;

/**
 * Writes @line for @widget as large as it fits, over as many lines as there is room for; only what does not fit in the
 * smallest letters loses its end. Returns: the size of its letters in px.
 */
double pandoria_table_line_draw (const PandoriaTableLine *line, GtkWidget *widget, GtkSnapshot *snapshot);
