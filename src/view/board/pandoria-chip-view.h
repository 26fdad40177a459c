/* PandoriaChipView: a chip as it is drawn, with pieces, texts and a line: what a figure would earn,
 * or every player's gain from a region.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-art.h"
#include "pandoria-chip-places.h"

typedef struct
{
  GtkWidget *layer; /* not owned */
  PandoriaSpace at; /* its line leads there */
  PandoriaChipPlace place;
  guint32 edge;
  guint n; /* who gains */
  struct
  {
    GdkTexture *piece;
    int piece_width, piece_height;
    PangoLayout *text;
  } parts[PANDORIA_MAX_PLAYERS];
  PangoLayout *detail; /* (nullable): below the parts */
} PandoriaChipView;

/** Returns: (transfer full): a chip of @layer without parts. @edge: its color. @detail: nullable.
 */
PandoriaChipView *pandoria_chip_view_new (GtkWidget *layer, PandoriaSpace at, guint32 edge,
                                          const char *detail);
void pandoria_chip_view_free (PandoriaChipView *chip);
/** Adds a piece and @text to @chip. */
void pandoria_chip_view_add (PandoriaChipView *chip, PandoriaArtPiece piece, PandoriaColor color,
                             const char *text);
/** Fills the sizes of @wish. */
void pandoria_chip_view_measure (const PandoriaChipView *chip, PandoriaChipWish *wish);
/** Draws the line of the chip, then the chip, at its place. */
void pandoria_chip_view_draw_line (const PandoriaChipView *chip, GtkSnapshot *snapshot);
void pandoria_chip_view_draw (const PandoriaChipView *chip, GtkSnapshot *snapshot);
