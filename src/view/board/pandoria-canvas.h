/* What the painters of a space share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-palette.h"
#include "pandoria-space-look.h"

G_BEGIN_DECLS

#define PANDORIA_FULL_ART_WIDTH  40 /* from this width on the whole picture and the symbols */
#define PANDORIA_SMALL_ART_WIDTH 20 /* from this width on the simple picture; pips below PANDORIA_FULL_ART_WIDTH */

/** PandoriaCanvas: where a painter paints: a hex in logical pixels. */
typedef struct
{
  cairo_t *cr;
  int width, height;
  PandoriaTheme theme;
  const PandoriaPalette *palette;
  const PandoriaSpaceGround *ground;
} PandoriaCanvas;

void pandoria_canvas_paint_color (const PandoriaCanvas *canvas, guint32 color);
/** Paints the artwork @name over the whole hex. */
void pandoria_canvas_paint_art (const PandoriaCanvas *canvas, const char *name, const char *css);
/** Paints @count symbols, or pips when the hex is small, into the sky. */
void pandoria_canvas_paint_symbols (const PandoriaCanvas *canvas, const char *art, guint count, const char *css);
/** Paints the landscape of the ground's terrain, without symbols. */
void pandoria_canvas_paint_landscape (const PandoriaCanvas *canvas);
/** Paints a tile's or printed space: landscape, symbols, artifacts, closed, printed. */
void pandoria_canvas_paint_terrain (const PandoriaCanvas *canvas);

G_END_DECLS
