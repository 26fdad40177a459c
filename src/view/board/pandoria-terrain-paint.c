/* Paints terrain: landscape, symbols, artifacts, closed regions, printed terrain.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-space-paint.h"

static const char *const terrain_art[] = { "forest", "mountains", "hills", "city" };
static const char *const small_art[] = { "forest-small", "mountains-small", "hills-small", "city-small" };
static const char *const symbol_art[] = { "wood", "crystal", "gold", "points" };

void
pandoria_canvas_paint_color (const PandoriaCanvas *canvas, guint32 color)
{
  pandoria_palette_set_source (canvas->cr, color, 1);
  cairo_paint (canvas->cr);
}

void
pandoria_canvas_paint_art (const PandoriaCanvas *canvas, const char *name, const char *css)
{
  pandoria_svg_paint (canvas->cr, name, css, 0, 0, canvas->width, canvas->height);
}

/* White ground for the symbols, in high contrast. */
static void
paint_plaque (const PandoriaCanvas *canvas, double x, double y, double width, double height)
{
  cairo_rectangle (canvas->cr, x, y, width, height);
  pandoria_palette_set_source (canvas->cr, 0xffffff, 1);
  cairo_fill (canvas->cr);
}

void
pandoria_canvas_paint_symbols (const PandoriaCanvas *canvas, const char *art, guint count, const char *css)
{
  gboolean pips = canvas->width < PANDORIA_FULL_ART_WIDTH;
  double size = canvas->width * (pips ? 0.185 : count > 2 ? 0.21 : 0.26);
  double step = size * (pips ? 1.1 : 1.06);
  double x = canvas->width / 2.0 - (count - 1) * step / 2 - size / 2;
  double y = canvas->height * (count > 2 ? 0.275 : 0.25) - size / 2;

  if (count == 0)
    return;
  if (canvas->theme & PANDORIA_THEME_CONTRAST)
    {
      paint_plaque (canvas, x - 2, y - 1, (count - 1) * step + size + 4, size + 2);
      css = pandoria_svg_css_sign (0x000000);
    }
  for (guint i = 0; i < count; i++)
    pandoria_svg_paint (canvas->cr, pips ? "pip" : art, css, x + i * step, y, size, size);
}

/* Artifacts are on the left, so that the figure at the bottom does not hide them (16). */
static void
paint_artifacts (const PandoriaCanvas *canvas)
{
  double size = canvas->width * 0.2;

  for (guint i = 0; i < canvas->ground->artifacts; i++)
    {
      double x = canvas->width * (i == 0 ? 0.17 : 0.83), y = canvas->height * 0.53;

      cairo_arc (canvas->cr, x, y, size * 0.6, 0, 2 * G_PI);
      pandoria_palette_set_source (canvas->cr, 0xffffff, 1);
      cairo_fill_preserve (canvas->cr);
      pandoria_palette_set_source (canvas->cr, 0x1d1b22, 1);
      cairo_set_line_width (canvas->cr, MAX (1, canvas->width / 60.0));
      cairo_stroke (canvas->cr);
      pandoria_svg_paint (canvas->cr, "artifacts", pandoria_svg_css_sign (0x8a2b12), x - size * 0.42, y - size * 0.42,
                          size * 0.84, size * 0.84);
    }
}

void
pandoria_canvas_paint_landscape (const PandoriaCanvas *canvas)
{
  const char *css = pandoria_svg_css_terrain (canvas->theme & PANDORIA_THEME_DARK, canvas->ground->terrain);

  if (canvas->width >= PANDORIA_FULL_ART_WIDTH)
    pandoria_canvas_paint_art (canvas, terrain_art[canvas->ground->terrain], css);
  else if (canvas->width >= PANDORIA_SMALL_ART_WIDTH)
    pandoria_canvas_paint_art (canvas, small_art[canvas->ground->terrain], css);
  else
    pandoria_canvas_paint_color (canvas, canvas->palette->terrain[canvas->ground->terrain].sky);
}

/* Paints a thin fence around a closed region; hatching in high contrast. */
static void
paint_closed (const PandoriaCanvas *canvas)
{
  cairo_t *cr = canvas->cr;
  double unit = MAX (0.75, canvas->width / 54.0);

  pandoria_palette_set_source (cr, canvas->palette->table, 0.56);
  cairo_paint (cr);
  if (canvas->theme & PANDORIA_THEME_CONTRAST)
    {
      pandoria_palette_set_source (cr, canvas->palette->text, 1);
      cairo_set_line_width (cr, 1);
      for (double x = -canvas->height; x < canvas->width; x += 6 * unit)
        {
          cairo_move_to (cr, x, canvas->height);
          cairo_rel_line_to (cr, canvas->height, -canvas->height);
        }
      cairo_stroke (cr);
    }
  pandoria_paint_hex_path (cr, canvas->width, canvas->height, 2.8 * unit);
  pandoria_palette_set_source (cr, canvas->palette->plain, 0.85);
  cairo_set_line_width (cr, unit);
  cairo_stroke (cr);
}

static void
paint_printed (const PandoriaCanvas *canvas)
{
  double unit = MAX (0.6, canvas->width / 54.0);
  const double dots[] = { 0, 3.2 * unit };

  pandoria_paint_hex_path (canvas->cr, canvas->width, canvas->height, 3 * unit);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (canvas->cr, dots, 2, 0);
  cairo_set_line_width (canvas->cr, 3 * unit);
  pandoria_palette_set_source (canvas->cr, 0x1d1b22, 0.55);
  cairo_stroke_preserve (canvas->cr);
  cairo_set_line_width (canvas->cr, 1.7 * unit);
  pandoria_palette_set_source (canvas->cr, 0xffffff, 1);
  cairo_stroke (canvas->cr);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
}

void
pandoria_canvas_paint_terrain (const PandoriaCanvas *canvas)
{
  const PandoriaSpaceGround *ground = canvas->ground;

  pandoria_canvas_paint_landscape (canvas);
  pandoria_canvas_paint_symbols (canvas, symbol_art[ground->terrain], ground->symbols,
                                 pandoria_svg_css_terrain (canvas->theme & PANDORIA_THEME_DARK, ground->terrain));
  if (ground->closed)
    paint_closed (canvas);
  if (ground->printed)
    paint_printed (canvas);
  paint_artifacts (canvas);
}
