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
/** Returns: (transfer full): the sign of a resource (or points, hand) for panels. */
GdkPaintable *pandoria_art_counter (PandoriaCounter counter, int size, int scale);

G_END_DECLS
