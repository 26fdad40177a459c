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
  PANDORIA_PAINT_DASHES,
  PANDORIA_PAINT_SHADOW,
  PANDORIA_PAINT_BADGE,
} PandoriaPaintKind;

/** PandoriaBadge: a small round sign over a space. */
typedef enum
{
  PANDORIA_BADGE_RETURN,   /* the figure goes home */
  PANDORIA_BADGE_CROSS,    /* it may not be placed here */
  PANDORIA_BADGE_GAP,      /* something is missing here, and elsewhere */
  PANDORIA_BADGE_LAST_GAP, /* … and nowhere else */
} PandoriaBadge;

/* All return (transfer full) a texture from the cache; sizes are logical pixels, @scale the widget's scale factor. */

GdkTexture *pandoria_paint_ground (const PandoriaSpaceGround *ground, int width, int height, int scale,
                                   PandoriaTheme theme);
/** The same as a bare hex without gap and table round it. */
GdkTexture *pandoria_paint_tile (const PandoriaSpaceGround *ground, int width, int height, int scale,
                                 PandoriaTheme theme);
/** Returns NULL when neither mark nor outline is there. @contrast themes have heavier lines. */
GdkTexture *pandoria_paint_marks (guint marks, const guint8 outlines[PANDORIA_N_OUTLINES], int width, int height,
                                  int scale, PandoriaTheme theme);
/** The dashed edge of a tile that is not laid yet, and the shadow it casts. */
GdkTexture *pandoria_paint_dashes (int width, int height, int scale);
GdkTexture *pandoria_paint_shadow (int width, int height, int scale);
GdkTexture *pandoria_paint_badge (PandoriaBadge badge, int size, int scale);
GdkTexture *pandoria_paint_piece (PandoriaArtPiece piece, PandoriaColor color, int height, int scale);

/** Returns: the width of a piece that is @height high. */
int pandoria_paint_piece_width (PandoriaArtPiece piece, int height);

/** Adds the outline of the hex that fills @width × @height to the path, @inset inwards. */
void pandoria_paint_hex_path (cairo_t *cr, int width, int height, double inset);

G_END_DECLS
