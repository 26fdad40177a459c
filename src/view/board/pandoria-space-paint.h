/* Paints the parts of a space into cached textures: ground, figures, marks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-art.h"
#include "pandoria-space-look.h"
#include "pandoria-texture-cache.h"

G_BEGIN_DECLS

/** PandoriaPaintKind: which painter a key belongs to. */
typedef enum
{
  PANDORIA_PAINT_GROUND,
  PANDORIA_PAINT_MARKS,
  PANDORIA_PAINT_PIECE,
  PANDORIA_PAINT_SIGN,
  PANDORIA_PAINT_HEX,
} PandoriaPaintKind;

/* All return (transfer full) a texture from the cache; sizes are logical pixels, @scale the widget's scale factor. */

GdkTexture *pandoria_paint_ground (const PandoriaSpaceGround *ground, int width, int height, int scale,
                                   PandoriaTheme theme);
/** The same as a bare hex without gap and table round it. */
GdkTexture *pandoria_paint_tile (const PandoriaSpaceGround *ground, int width, int height, int scale,
                                 PandoriaTheme theme);
/** Returns NULL when neither mark nor outline is there. @contrast themes have heavier lines. */
GdkTexture *pandoria_paint_marks (guint marks, guint outline, int width, int height, int scale, PandoriaTheme theme);
GdkTexture *pandoria_paint_piece (PandoriaArtPiece piece, PandoriaColor color, int height, int scale);
GdkTexture *pandoria_paint_counter (PandoriaCounter counter, int size, int scale, PandoriaTheme theme);

/** Returns: the width of a piece that is @height high. */
int pandoria_paint_piece_width (PandoriaArtPiece piece, int height);

/** Adds the outline of the hex that fills @width × @height to the path, @inset inwards. */
void pandoria_paint_hex_path (cairo_t *cr, int width, int height, double inset);

G_END_DECLS
