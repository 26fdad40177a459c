/* The artwork as textures, made once per size, scale and theme.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <gtk/gtk.h>

#include "pandoria-palette.h"
#include "pandoria-record.h"

typedef enum
{
  PANDORIA_ART_WORKER,
  PANDORIA_ART_LEADER,
  PANDORIA_ART_CASTLE,
  PANDORIA_ART_FORTRESS,
} PandoriaArtPiece;

/** Returns: (transfer full): a piece of @color as a paintable of @size px height, for panels and
 * buttons; does not follow theme changes. */
GdkPaintable *pandoria_art_piece (PandoriaArtPiece piece, PandoriaColor color, int size, int scale);
/** Returns: (transfer full): a hex with @terrain and @symbols, @size px wide. */
GdkPaintable *pandoria_art_hex (PandoriaTerrain terrain, guint symbols, int size, int scale);
/** Returns: (transfer full): a hex with the castle, or fortress, of @color, @size px wide. */
GdkPaintable *pandoria_art_castle (PandoriaColor color, gboolean fortress, int size, int scale);

/** Shows a piece of @color in @image, @size px high, at the scale of its screen. */
void pandoria_art_show_piece (GtkImage *image, PandoriaArtPiece piece, PandoriaColor color,
                              int size);
/** Shows the sign of @counter (a resource, points, hand) in @image, at the scale of its screen. */
void pandoria_art_show_counter (GtkImage *image, PandoriaCounter counter, int size);
/** Returns: (transfer floating): an image of a piece of @color, @size px high. */
GtkWidget *pandoria_art_new_image (PandoriaArtPiece piece, PandoriaColor color, int size);

GdkTexture *pandoria_paint_counter (PandoriaCounter counter, int size, int scale,
                                    PandoriaTheme theme);
GdkTexture *pandoria_paint_piece (PandoriaArtPiece piece, PandoriaColor color, int height,
                                  int scale);

/** The same, translucent: a piece that a preview places. */
GdkTexture *pandoria_paint_ghost (PandoriaArtPiece piece, PandoriaColor color, int height,
                                  int scale);

/** Returns: the width of a piece that is @height high. */
int pandoria_paint_piece_width (PandoriaArtPiece piece, int height);

/** Returns: (transfer floating): a small picture of @board before the first turn. */
GtkWidget *pandoria_board_picture_new (const PandoriaBoard *board);
