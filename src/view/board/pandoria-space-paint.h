/* Paints the parts of a space into cached textures: ground, figures, marks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-art.h"
#include "pandoria-board-layout.h"
#include "pandoria-space-look.h"

/* Shared by the painters of a space. */

#define PANDORIA_FULL_ART_WIDTH 40 /* from this width: the whole picture and the symbols */
#define PANDORIA_SMALL_ART_WIDTH \
  20 /* from this width: the simple picture, with pips below PANDORIA_FULL_ART_WIDTH */

/* --- pandoria-space-paint.c ----------------------------------------------------------------- */

/** PandoriaBadge: a small round sign over a space. */
typedef enum
{
  PANDORIA_BADGE_RETURN,   /* the figure returns to the reserve */
  PANDORIA_BADGE_CROSS,    /* nothing may be placed here */
  PANDORIA_BADGE_GAP,      /* a tile is missing here and elsewhere */
  PANDORIA_BADGE_LAST_GAP, /* a tile is missing only here */
} PandoriaBadge;

/* All return (transfer full) a texture from the cache; sizes are logical pixels, @scale the
 * widget's scale factor. */

GdkTexture *pandoria_paint_ground (const PandoriaSpaceGround *ground, int width, int height,
                                   int scale, PandoriaTheme theme);
/** Does the same without the gap and the table around the hex. */
GdkTexture *pandoria_paint_tile (const PandoriaSpaceGround *ground, int width, int height,
                                 int scale, PandoriaTheme theme);
/** Returns NULL without marks and outlines. @contrast themes have heavier lines. */
GdkTexture *pandoria_paint_marks (guint marks, const guint8 outlines[PANDORIA_N_OUTLINES],
                                  int width, int height, int scale, PandoriaTheme theme);
/** Paints the dashed edge of a previewed tile, or its shadow. */
GdkTexture *pandoria_paint_dashes (int width, int height, int scale);
GdkTexture *pandoria_paint_shadow (int width, int height, int scale);
GdkTexture *pandoria_paint_badge (PandoriaBadge badge, int size, int scale);
GdkTexture *pandoria_paint_counter (PandoriaCounter counter, int size, int scale,
                                    PandoriaTheme theme);
GdkTexture *pandoria_paint_piece (PandoriaArtPiece piece, PandoriaColor color, int height,
                                  int scale);

/** Returns: the width of a piece that is @height high. */
int pandoria_paint_piece_width (PandoriaArtPiece piece, int height);

/** Adds the outline of the hex that fills @width × @height to the path, @inset inwards. */
void pandoria_paint_hex_path (cairo_t *cr, int width, int height, double inset);

/* --- pandoria-space-widget.c ---------------------------------------------------------------- */

/** Returns: the place of the figure @index of @look on the space that fills @hex. */
PandoriaRect pandoria_space_picture_get_figure (const PandoriaSpaceLook *look, guint index,
                                                const PandoriaRect *hex);
/** Returns: the place of the badge of a figure that returns to the reserve; @look has a figure. */
PandoriaRect pandoria_space_picture_get_badge (const PandoriaSpaceLook *look,
                                               const PandoriaRect *hex);
