/* Paints the parts of a space into cached textures: ground, figures, marks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-art.h"
#include "pandoria-board-layout.h"
#include "pandoria-palette.h"
#include "pandoria-space-look.h"

/* Shared by the painters of a space. */

#define PANDORIA_FULL_ART_WIDTH 40 /* from this width: the whole picture and the symbols */
#define PANDORIA_SMALL_ART_WIDTH \
  20 /* from this width: the simple picture, with pips below PANDORIA_FULL_ART_WIDTH */

/* All return (transfer full) a texture from the cache; sizes are logical pixels, @scale the
 * widget's scale factor. */

GdkTexture *pandoria_paint_ground (const PandoriaSpaceGround *ground, int width, int height,
                                   int scale, PandoriaTheme theme);
/** Does the same without the gap and the table around the hex. */
GdkTexture *pandoria_paint_tile (const PandoriaSpaceGround *ground, int width, int height,
                                 int scale, PandoriaTheme theme);

/** Adds the outline of the hex that fills @width × @height to the path, @inset inwards. */
void pandoria_paint_hex_path (cairo_t *cr, int width, int height, double inset);
