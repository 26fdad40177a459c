/* PandoriaArt: the artwork as textures, made once per size, scale and theme.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-record.h"

G_BEGIN_DECLS

typedef enum
{
  PANDORIA_ART_WORKER,
  PANDORIA_ART_LEADER,
  PANDORIA_ART_CASTLE,
  PANDORIA_ART_FORTRESS,
} PandoriaArtPiece;

/** Returns: (transfer full): a piece of @color as a paintable of @size px height, for panels and buttons; follows no theme change by itself. */
GdkPaintable *pandoria_art_piece (PandoriaArtPiece piece, PandoriaColor color, int size, int scale);
/** Returns: (transfer full): a hex with @terrain and @symbols, @size px wide. */
GdkPaintable *pandoria_art_hex (PandoriaTerrain terrain, guint symbols, int size, int scale);
/** Returns: (transfer full): a hex with the castle, or fortress, of @color, @size px wide. */
GdkPaintable *pandoria_art_castle (PandoriaColor color, gboolean fortress, int size, int scale);

/** Lets @image show a piece of @color, @size px high, as sharp as its screen. */
void pandoria_art_show_piece (GtkImage *image, PandoriaArtPiece piece, PandoriaColor color, int size);
/** Lets @image show the sign of @counter (a resource, points, hand), as sharp as its screen. */
void pandoria_art_show_counter (GtkImage *image, PandoriaCounter counter, int size);
/** Returns: (transfer floating): an image of a piece of @color, @size px high. */
GtkWidget *pandoria_art_new_image (PandoriaArtPiece piece, PandoriaColor color, int size);

G_END_DECLS
