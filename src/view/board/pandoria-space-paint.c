/* Paints the contents of a space: terrain, lake, ship, exit, castle, fortress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-space-paint.h"

#include "pandoria-svg.h"
#include "pandoria-texture-cache.h"

static const char *const terrain_art[] = { "forest", "mountains", "hills", "city" };
static const char *const small_art[]
    = { "forest-small", "mountains-small", "hills-small", "city-small" };
static const char *const symbol_art[] = { "wood", "crystal", "gold", "points" };

/* Canvas: a hex to paint, in logical pixels. */
typedef struct
{
  cairo_t *cr;
  int width, height;
  int scale; /* of the display */
  PandoriaTheme theme;
  const PandoriaPalette *palette;
  const PandoriaSpaceGround *ground;
} Canvas;

static void
add_corners (cairo_t *cr, const PandoriaPoint corners[PANDORIA_HEX_CORNERS])
{
  for (int i = 0; i < PANDORIA_HEX_CORNERS; i++)
    cairo_line_to (cr, corners[i].x, corners[i].y);
  cairo_close_path (cr);
}

void
pandoria_paint_hex_path (cairo_t *cr, int width, int height, double inset)
{
  const double insets[PANDORIA_HEX_CORNERS] = { inset, inset, inset, inset, inset, inset };
  PandoriaPoint corners[PANDORIA_HEX_CORNERS];

  pandoria_hex_corners (width, height, insets, corners);
  add_corners (cr, corners);
}

/* The two spaces of a tile touch. All other spaces have a gap between them. */
static void
clip_to_tile (const Canvas *canvas, double gap)
{
  double insets[PANDORIA_HEX_CORNERS] = { gap, gap, gap, gap, gap, gap };
  PandoriaPoint corners[PANDORIA_HEX_CORNERS];

  if (canvas->ground->joined > 0)
    insets[canvas->ground->joined - 1] = 0;
  pandoria_hex_corners (canvas->width, canvas->height, insets, corners);
  add_corners (canvas->cr, corners);
  cairo_clip (canvas->cr);
}

/* --- terrain -------------------------------------------------------------------------------- */

static void
paint_color (const Canvas *canvas, guint32 color)
{
  pandoria_palette_set_source (canvas->cr, color, 1);
  cairo_paint (canvas->cr);
}

static void
paint_art (const Canvas *canvas, const char *name, const char *css)
{
  pandoria_svg_paint (canvas->cr, name, css, 0, 0, canvas->width, canvas->height);
}

/* The white ground of symbols with high contrast. */
static void
paint_plaque (const Canvas *canvas, double x, double y, double width, double height)
{
  cairo_rectangle (canvas->cr, x, y, width, height);
  pandoria_palette_fill (canvas->cr, 0xffffff, 1);
}

/* Returns the size of a symbol, of the width of the hex. */
static double
get_symbol_size (guint count, gboolean pips)
{
  if (pips)
    return 0.185;
  return count > 2 ? 0.21 : 0.26;
}

/* Paints @count symbols, or pips if the hex is small, into the sky. */
static void
paint_symbols (const Canvas *canvas, const char *art, guint count, const char *css)
{
  gboolean pips = canvas->width < PANDORIA_FULL_ART_WIDTH;
  double size = canvas->width * get_symbol_size (count, pips);
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
paint_artifacts (const Canvas *canvas)
{
  double size = canvas->width * 0.2;

  for (guint i = 0; i < canvas->ground->artifacts; i++)
    {
      double x = canvas->width * (i == 0 ? 0.17 : 0.83), y = canvas->height * 0.53;

      cairo_arc (canvas->cr, x, y, size * 0.6, 0, 2 * G_PI);
      pandoria_palette_set_source (canvas->cr, 0xffffff, 1);
      cairo_fill_preserve (canvas->cr);
      pandoria_palette_stroke (canvas->cr, MAX (1, canvas->width / 60.0), 0x1d1b22, 1);
      pandoria_svg_paint (canvas->cr, "artifacts", pandoria_svg_css_sign (0x8a2b12),
                          x - size * 0.42, y - size * 0.42, size * 0.84, size * 0.84);
    }
}

static const char *
get_landscape_art (PandoriaTerrain terrain, int width)
{
  return width >= PANDORIA_FULL_ART_WIDTH ? terrain_art[terrain] : small_art[terrain];
}

/* A PandoriaPainter: the first byte of the part is the terrain. */
static void
paint_whole_landscape (cairo_t *cr, const PandoriaTextureKey *key)
{
  const PandoriaTerrain terrain = key->part[0];

  pandoria_svg_paint (cr, get_landscape_art (terrain, key->width),
                      pandoria_svg_css_terrain (key->theme, terrain), 0, 0, key->width,
                      key->height);
}

/* Spaces of a terrain differ only in symbols and borders. So its drawing is rendered once for all
 * of them. */
static void
paint_landscape (const Canvas *canvas)
{
  PandoriaTextureKey key
      = PANDORIA_TEXTURE_KEY (paint_whole_landscape, canvas->width, canvas->height, canvas->scale,
                              canvas->theme & PANDORIA_THEME_DARK);
  g_autoptr (GdkTexture) texture = NULL;

  if (canvas->width < PANDORIA_SMALL_ART_WIDTH)
    {
      paint_color (canvas, canvas->palette->terrain[canvas->ground->terrain].sky);
      return;
    }
  key.part[0] = canvas->ground->terrain;
  texture = pandoria_texture_cache_get (&key);
  pandoria_texture_cache_paint (canvas->cr, texture);
}

/* Paints a thin fence around a closed region; hatching in high contrast. */
static void
paint_closed (const Canvas *canvas)
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
  pandoria_palette_stroke (cr, unit, canvas->palette->plain, 0.85);
}

static void
paint_printed (const Canvas *canvas)
{
  double unit = MAX (0.6, canvas->width / 54.0);
  const double dots[] = { 0, 3.2 * unit };

  pandoria_paint_hex_path (canvas->cr, canvas->width, canvas->height, 3 * unit);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (canvas->cr, dots, 2, 0);
  cairo_set_line_width (canvas->cr, 3 * unit);
  pandoria_palette_set_source (canvas->cr, 0x1d1b22, 0.55);
  cairo_stroke_preserve (canvas->cr);
  pandoria_palette_stroke (canvas->cr, 1.7 * unit, 0xffffff, 1);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
}

static void
paint_terrain (const Canvas *canvas)
{
  const PandoriaSpaceGround *ground = canvas->ground;

  paint_landscape (canvas);
  paint_symbols (canvas, symbol_art[ground->terrain], ground->symbols,
                 pandoria_svg_css_terrain (canvas->theme & PANDORIA_THEME_DARK, ground->terrain));
  if (ground->closed)
    paint_closed (canvas);
  if (ground->printed)
    paint_printed (canvas);
  paint_artifacts (canvas);
}

/* --- other contents ------------------------------------------------------------------------- */

static void
paint_lake (const Canvas *canvas)
{
  paint_art (canvas, canvas->width < PANDORIA_FULL_ART_WIDTH ? "lake-small" : "lake",
             pandoria_svg_css_ground (canvas->theme & PANDORIA_THEME_DARK));
}

/* The discount (15) is printed above the ship, in crystals. */
static void
paint_ship (const Canvas *canvas)
{
  guint discount = MIN (canvas->ground->discount, PANDORIA_MAX_SYMBOLS);
  double height = canvas->height * (discount > 0 ? 0.54 : 0.68),
         width = height * pandoria_svg_get_aspect ("ship");

  paint_lake (canvas);
  pandoria_svg_paint (canvas->cr, "ship", NULL, (canvas->width - width) / 2,
                      canvas->height * 0.92 - height, width, height);
  paint_symbols (canvas, "crystal", discount, pandoria_svg_css_sign (0x0f2b4d));
}

static void
paint_piece_centred (const Canvas *canvas, const char *art, double share)
{
  double height = canvas->height * share, width = height * pandoria_svg_get_aspect (art);

  if (width > canvas->width * 0.86)
    {
      height *= canvas->width * 0.86 / width;
      width = canvas->width * 0.86;
    }
  pandoria_svg_paint (canvas->cr, art, pandoria_svg_css_player (canvas->ground->owner),
                      (canvas->width - width) / 2, (canvas->height - height) / 2, width, height);
}

static void
paint_paving (const Canvas *canvas)
{
  double unit = MAX (0.6, canvas->width / 54.0);

  paint_art (canvas, "castle-ground",
             pandoria_svg_css_ground (canvas->theme & PANDORIA_THEME_DARK));
  pandoria_paint_hex_path (canvas->cr, canvas->width, canvas->height, 2.5 * unit);
  pandoria_palette_stroke (canvas->cr, 1.4 * unit, 0x5c574e, 0.8);
}

/* Paints the arrow of an exit; position and rotation are in hex sizes. */
static void
paint_chevron (const Canvas *canvas)
{
  static const double x[] = { 0.5, 0.9, 0.5, 0.1 }, y[] = { 0.11, 0.5, 0.89, 0.5 };
  gboolean contrast = canvas->theme & PANDORIA_THEME_CONTRAST;
  double size = CLAMP (canvas->width * 0.26, 7, 24);

  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, canvas->width * x[canvas->ground->fade],
                   canvas->height * y[canvas->ground->fade]);
  cairo_rotate (canvas->cr, canvas->ground->fade * G_PI / 2);
  if (contrast) /* the landscape does not fade in high contrast */
    {
      cairo_translate (canvas->cr, 0, size * 0.35);
      cairo_arc (canvas->cr, 0, 0, size * 0.55, 0, 2 * G_PI);
      pandoria_palette_fill (canvas->cr, 0xffffff, 1);
    }
  pandoria_svg_paint (canvas->cr, "chevron",
                      pandoria_svg_css_sign (contrast ? 0x000000 : canvas->palette->dim), -size / 2,
                      -size / 2, size, size);
  cairo_restore (canvas->cr);
}

static cairo_pattern_t *
make_fade (const Canvas *canvas)
{
  static const double from[] = { 1, 1, 0.62 }, to[] = { 0.06, 0.62, 0 };
  double w = canvas->width, h = canvas->height;
  const double x[][2] = { { 0, 0 }, { 0, w }, { 0, 0 }, { w, 0 } },
               y[][2] = { { h, 0 }, { 0, 0 }, { 0, h }, { 0, 0 } };
  guint8 fade = canvas->ground->fade, stage = canvas->ground->stage;
  cairo_pattern_t *pattern
      = cairo_pattern_create_linear (x[fade][0], y[fade][0], x[fade][1], y[fade][1]);

  cairo_pattern_add_color_stop_rgba (pattern, 0.1, 0, 0, 0, from[stage]);
  cairo_pattern_add_color_stop_rgba (pattern, 0.92, 0, 0, 0, to[stage]);
  return pattern;
}

static void
paint_exit (const Canvas *canvas)
{
  cairo_pattern_t *fade = make_fade (canvas);

  cairo_push_group (canvas->cr);
  paint_landscape (canvas);
  cairo_pop_group_to_source (canvas->cr);
  if (canvas->theme & PANDORIA_THEME_CONTRAST)
    cairo_paint (canvas->cr);
  else
    cairo_mask (canvas->cr, fade);
  cairo_pattern_destroy (fade);
  if (canvas->ground->stage != 1)
    paint_chevron (canvas);
}

static void
paint_content (const Canvas *canvas)
{
  switch ((PandoriaSpaceKind) canvas->ground->kind)
    {
    case PANDORIA_SPACE_KIND_PLAIN:
      paint_color (canvas,
                   canvas->ground->lit ? canvas->palette->playable : canvas->palette->plain);
      break;
    case PANDORIA_SPACE_KIND_TERRAIN: paint_terrain (canvas); break;
    case PANDORIA_SPACE_KIND_LAKE: paint_lake (canvas); break;
    case PANDORIA_SPACE_KIND_SHIP: paint_ship (canvas); break;
    case PANDORIA_SPACE_KIND_EXIT: paint_exit (canvas); break;
    case PANDORIA_SPACE_KIND_CASTLE:
      paint_paving (canvas);
      paint_piece_centred (canvas, "castle", 0.8);
      break;
    case PANDORIA_SPACE_KIND_FORTRESS:
      paint_paving (canvas);
      paint_piece_centred (canvas, "fortress", 0.8);
      break;
    case PANDORIA_SPACE_KIND_PAVED: paint_paving (canvas); break;
    case PANDORIA_SPACE_KIND_NOTHING: break;
    }
}

/* Paints refused contents half transparent on the plain. */
static void
paint_faint_content (const Canvas *canvas)
{
  paint_color (canvas, canvas->palette->plain);
  cairo_push_group (canvas->cr);
  paint_content (canvas);
  cairo_pop_group_to_source (canvas->cr);
  cairo_paint_with_alpha (canvas->cr, 0.5);
}

static double
gap_of (const Canvas *canvas)
{
  switch (canvas->ground->kind)
    {
    case PANDORIA_SPACE_KIND_LAKE:
    case PANDORIA_SPACE_KIND_SHIP: return 0;
    case PANDORIA_SPACE_KIND_PLAIN: return 0.75;
    default: return canvas->width < PANDORIA_SMALL_ART_WIDTH ? 0.5 : MAX (1, canvas->width / 60.0);
    }
}

/* Fills the gap: a line on the plain, nothing between water, otherwise the table. */
static guint32
gap_color_of (const Canvas *canvas)
{
  switch (canvas->ground->kind)
    {
    case PANDORIA_SPACE_KIND_PLAIN: return canvas->palette->line;
    case PANDORIA_SPACE_KIND_LAKE:
    case PANDORIA_SPACE_KIND_SHIP: return canvas->palette->lake;
    default: return canvas->palette->table;
    }
}

static void
paint_ground (cairo_t *cr, const PandoriaTextureKey *key)
{
  const PandoriaSpaceGround *ground = (const PandoriaSpaceGround *) key->part;
  Canvas canvas
      = { cr,    key->width, key->height, key->scale, key->theme, pandoria_palette_get (key->theme),
          ground };

  cairo_save (cr);
  pandoria_paint_hex_path (cr, key->width, key->height, 0);
  cairo_clip (cr);
  if (ground->kind != PANDORIA_SPACE_KIND_EXIT)
    paint_color (&canvas, gap_color_of (&canvas));
  clip_to_tile (&canvas, gap_of (&canvas));
  if (ground->faint)
    paint_faint_content (&canvas);
  else
    paint_content (&canvas);
  cairo_restore (cr);
  if (key->theme & PANDORIA_THEME_CONTRAST)
    {
      pandoria_paint_hex_path (cr, key->width, key->height, 1);
      pandoria_palette_stroke (cr, 2, canvas.palette->text, 1);
    }
}

/* Paints a hex without its surroundings, for buttons and panels. */
static void
paint_tile (cairo_t *cr, const PandoriaTextureKey *key)
{
  const PandoriaSpaceGround *ground = (const PandoriaSpaceGround *) key->part;
  Canvas canvas
      = { cr,    key->width, key->height, key->scale, key->theme, pandoria_palette_get (key->theme),
          ground };

  pandoria_paint_hex_path (cr, key->width, key->height, 0);
  cairo_clip (cr);
  paint_content (&canvas);
}

static GdkTexture *
get_texture (PandoriaPainter painter, const PandoriaSpaceGround *ground, int width, int height,
             int scale, PandoriaTheme theme)
{
  PandoriaTextureKey key = PANDORIA_TEXTURE_KEY (painter, width, height, scale, theme);

  G_STATIC_ASSERT (sizeof *ground <= sizeof key.part);
  memcpy (key.part, ground, sizeof *ground);
  return pandoria_texture_cache_get (&key);
}

GdkTexture *
pandoria_paint_tile (const PandoriaSpaceGround *ground, int width, int height, int scale,
                     PandoriaTheme theme)
{
  return get_texture (paint_tile, ground, width, height, scale, theme);
}

GdkTexture *
pandoria_paint_ground (const PandoriaSpaceGround *ground, int width, int height, int scale,
                       PandoriaTheme theme)
{
  return get_texture (paint_ground, ground, width, height, scale, theme);
}
