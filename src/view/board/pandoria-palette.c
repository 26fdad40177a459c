/* The colours of the artwork and of the board, light and dark.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-palette.h"

#include <adwaita.h>

static const PandoriaPalette light = {
  .terrain = {
    [PANDORIA_TERRAIN_FOREST] = { 0x3a6b35, 0x2f5a2c, 0x234821, 0xfff3d6 },
    [PANDORIA_TERRAIN_MOUNTAINS] = { 0xb9d0ea, 0x8fa8c2, 0x64809d, 0x173a66 },
    [PANDORIA_TERRAIN_HILLS] = { 0xf2cd6b, 0xd9a336, 0xa9741a, 0x5a3600 },
    [PANDORIA_TERRAIN_CITY] = { 0x6a468f, 0x54356f, 0x402657, 0xffe7b0 },
  },
  .lake = 0x4d9fd6, .wave = 0xb5dcf5, .deep = 0x2f7fb8,
  .table = 0xdcdacb, .plain = 0xeceade, .playable = 0xfbfaf4, .line = 0xc3c0ac,
  .name = 0x5e5c56, .dim = 0x5e5c64, .text = 0x2b2a30,
  .ground = 0xb9b3a6, .slab = 0xcbc6ba,
  .accent = 0x1c71d8,
  .counter = { 0x2a66b0, 0xa06c12, 0x2f6b2c, 0x6a468f, 0x3d3846, 0x3d3846, 0x3d3846, 0x3d3846 },
};

static const PandoriaPalette dark = {
  .terrain = {
    [PANDORIA_TERRAIN_FOREST] = { 0x467c3e, 0x305a2c, 0x20411e, 0xfff3d6 },
    [PANDORIA_TERRAIN_MOUNTAINS] = { 0xb3c6d9, 0x7d97b2, 0x54708d, 0x102d52 },
    [PANDORIA_TERRAIN_HILLS] = { 0xdcb350, 0xbd8a2a, 0x9a691b, 0x472a00 },
    [PANDORIA_TERRAIN_CITY] = { 0x7c58a7, 0x5e3d7f, 0x432860, 0xffe7b0 },
  },
  .lake = 0x4a9fd2, .wave = 0xa9d4ee, .deep = 0x2b749f,
  .table = 0x181a19, .plain = 0x1f2220, .playable = 0x414843, .line = 0x565e58,
  .name = 0xc4c6c0, .dim = 0xb8b6bd, .text = 0xf3f2f5,
  .ground = 0x8d887d, .slab = 0x9f9a8f,
  .accent = 0x78aeed,
  .counter = { 0x8cb8ea, 0xe0b04a, 0x8cc97f, 0xb99ae0, 0xdedce2, 0xdedce2, 0xdedce2, 0xdedce2 },
};

static const PandoriaPlayerColors players[PANDORIA_N_COLORS] = {
  [PANDORIA_COLOR_RED] = { 0xb3182f, 0xffffff, "circle" },
  [PANDORIA_COLOR_BLUE] = { 0x1f62c4, 0xffffff, "square" },
  [PANDORIA_COLOR_GREEN] = { 0x3cb878, 0x16211b, "triangle" },
  [PANDORIA_COLOR_YELLOW] = { 0xf4c51f, 0x241c00, "diamond" },
};

PandoriaTheme
pandoria_theme_now (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  guint theme = 0;

  if (adw_style_manager_get_dark (manager))
    theme |= PANDORIA_THEME_DARK;
  if (adw_style_manager_get_high_contrast (manager))
    theme |= PANDORIA_THEME_CONTRAST;
  return (PandoriaTheme) theme;
}

const PandoriaPalette *
pandoria_palette_get (PandoriaTheme theme)
{
  return theme & PANDORIA_THEME_DARK ? &dark : &light;
}

const PandoriaPlayerColors *
pandoria_palette_player (PandoriaColor color)
{
  g_return_val_if_fail ((guint) color < PANDORIA_N_COLORS, &players[0]);
  return &players[color];
}

GdkRGBA
pandoria_palette_rgba (guint32 color, double alpha)
{
  return (GdkRGBA){ (color >> 16 & 0xff) / 255.0F, (color >> 8 & 0xff) / 255.0F,
                    (color & 0xff) / 255.0F, (float) alpha };
}

void
pandoria_palette_set_source (cairo_t *cr, guint32 color, double alpha)
{
  cairo_set_source_rgba (cr, (color >> 16 & 0xff) / 255.0, (color >> 8 & 0xff) / 255.0,
                         (color & 0xff) / 255.0, alpha);
}

void
pandoria_palette_fill (cairo_t *cr, guint32 color, double alpha)
{
  pandoria_palette_set_source (cr, color, alpha);
  cairo_fill (cr);
}

void
pandoria_palette_stroke (cairo_t *cr, double width, guint32 color, double alpha)
{
  cairo_set_line_width (cr, width);
  pandoria_palette_set_source (cr, color, alpha);
  cairo_stroke (cr);
}

void
pandoria_palette_stroke_edged (cairo_t *cr, double outer, double inner)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, outer);
  pandoria_palette_set_source (cr, PANDORIA_INK, 1);
  cairo_stroke_preserve (cr);
  pandoria_palette_stroke (cr, inner, PANDORIA_WHITE, 1);
}
