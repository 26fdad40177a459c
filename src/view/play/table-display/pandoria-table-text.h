/* PandoriaTableText: a text as large as its room allows, to be read from across the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PANDORIA_TYPE_TABLE_TEXT (pandoria_table_text_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTableText, pandoria_table_text, PANDORIA, TABLE_TEXT, GtkWidget)

/** Returns: (transfer floating): a text of at most @lines lines, bold if @bold is set. */
GtkWidget *pandoria_table_text_new (guint lines, gboolean bold);
/** Shows @text; NULL: an empty text. */
void pandoria_table_text_set (PandoriaTableText *self, const char *text);

/** PandoriaTableLine: a text and the rectangle for it. */
typedef struct
{
  const char *text;
  graphene_rect_t rect; /* in the coordinates of the widget */
  double most;          /* the maximum size of the letters, in px */
  double xalign; /* 0 at the start of @rect, 1 at its end; mirrored in right-to-left languages */
  gboolean bold;
  GdkRGBA color;
} PandoriaTableLine;

/**
 * Draws @line for @widget in the largest size that fits, on as many lines as there is room for.
 * Ellipsizes text that does not fit in the minimum size. Returns: the size of the letters in px.
 */
double pandoria_table_line_draw (const PandoriaTableLine *line, GtkWidget *widget,
                                 GtkSnapshot *snapshot);
