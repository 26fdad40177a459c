/* The layout of an entry of the ledger or the history: its parts next to each other.
 *
 * GtkBox would ask each label how wide it must be for a height, which GtkLabel finds by laying its
 * text out some twenty times. Here the parts are as wide as they want to be, and the words have the
 * rest, in the middle of the height.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* The layout of an entry: figure, words below each other, sign of the shown position, amount, rule.
 */

#define PANDORIA_ENTRY_FIGURE 20 /* in pixels */
#define PANDORIA_ENTRY_SIGN   16
/* A hex of the tile that an act of the history placed. */
#define PANDORIA_ENTRY_HEX_WIDTH  26
#define PANDORIA_ENTRY_HEX_HEIGHT 22

typedef enum
{
  PANDORIA_ENTRY_HEADING, /* alone, instead of an entry */
  PANDORIA_ENTRY_TITLE,
  PANDORIA_ENTRY_FORMULA,
  PANDORIA_ENTRY_DETAIL, /* only of a selected row: the title of its rule, or its act in the
                            notation */
  PANDORIA_ENTRY_EXPLAIN,
  PANDORIA_ENTRY_AMOUNT,
  PANDORIA_ENTRY_POINTS,
  PANDORIA_ENTRY_HERE,
  PANDORIA_ENTRY_RULE,
  PANDORIA_N_ENTRY_PARTS
} PandoriaEntryPart;

/** PandoriaEntryParts: the parts of @row, each nullable: they are created on demand. */
typedef struct
{
  GtkWidget *row;
  GtkWidget *widgets[PANDORIA_N_ENTRY_PARTS];
  GdkTexture *figure, *sign, *hexes[2]; /* of the texture cache */
  graphene_rect_t figure_at, sign_at, hexes_at[2];
  gboolean tight; /* the amount is below the words */
} PandoriaEntryParts;

/** Measures the parts of an entry, as gtk_widget_measure() does. */
void pandoria_entry_parts_measure (PandoriaEntryParts *parts, GtkOrientation orientation,
                                   int for_size, int *minimum, int *natural);
/** Places the parts in @width × @height. */
void pandoria_entry_parts_allocate (PandoriaEntryParts *parts, int width, int height);
/** Draws figure, sign and hexes, which are no widgets. */
void pandoria_entry_parts_snapshot (PandoriaEntryParts *parts, GtkSnapshot *snapshot);
