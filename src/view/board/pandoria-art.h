/* The artwork as textures, made once per size, scale and theme.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <cairo.h>

#include "pandoria-record.h"

/* --- pandoria-palette.c: the colours of the artwork and of the board, light and dark -------- */

/** PandoriaTheme: bits, part of every texture's key. */
typedef enum
{
  PANDORIA_THEME_DARK = 1 << 0,
  PANDORIA_THEME_CONTRAST = 1 << 1,
} PandoriaTheme;
#define PANDORIA_N_THEMES 4

/** PandoriaPalette: colours as 0xRRGGBB. */
typedef struct
{
  struct
  {
    guint32 sky, mid, front, symbol;
  } terrain[PANDORIA_N_TERRAINS];
  guint32 lake, wave, deep;
  guint32 table, plain, playable, line, name, dim, text;
  guint32 ground, slab;
  guint32 accent; /* outlines of the selection */
  guint32 counter[PANDORIA_N_COUNTERS];
} PandoriaPalette;

/** Returns: the current theme of libadwaita's style manager. */
PandoriaTheme pandoria_theme_now (void);
const PandoriaPalette *pandoria_palette_get (PandoriaTheme theme);

/** PandoriaPlayerColors: the colours of a player and of the mark on the player's pieces; the same
 * in all themes. */
typedef struct
{
  guint32 fill, mark;
  const char *shape; /* the class of the mark in the SVG of a piece */
} PandoriaPlayerColors;
const PandoriaPlayerColors *pandoria_palette_player (PandoriaColor color);

GdkRGBA pandoria_palette_rgba (guint32 color, double alpha);
void pandoria_palette_set_source (cairo_t *cr, guint32 color, double alpha);
/** Fills the path, or draws a line of @width along it. */
void pandoria_palette_fill (cairo_t *cr, guint32 color, double alpha);
void pandoria_palette_stroke (cairo_t *cr, double width, guint32 color, double alpha);

/* Marks that are visible on every ground are white with a dark edge. */
#define PANDORIA_INK   0x17151c
#define PANDORIA_WHITE 0xffffff
/** Draws such a line along the path, @outer wide, with @inner in white. */
void pandoria_palette_stroke_edged (cairo_t *cr, double outer, double inner);

/* --- pandoria-palette.c: the SVG artwork of resources/art, painted with the colours of a palette
 * --- */

/**
 * Paints the artwork @name ("forest") so that it fills the rectangle. @css replaces colours by
 * class, each declaration with "!important"; use few different strings, because parsed artwork is
 * cached for each name and css.
 */
void pandoria_svg_paint (cairo_t *cr, const char *name, const char *css, double x, double y,
                         double width, double height);

/** Returns: width divided by height of the artwork @name. */
double pandoria_svg_get_aspect (const char *name);

/* Stylesheets, interned strings. */
const char *pandoria_svg_css_terrain (PandoriaTheme theme, PandoriaTerrain terrain);
/** Lake and castle ground. */
const char *pandoria_svg_css_ground (PandoriaTheme theme);
const char *pandoria_svg_css_player (PandoriaColor color);
/** A sign in one colour, 0xRRGGBB. */
const char *pandoria_svg_css_sign (guint32 color);

/* --- pandoria-texture-cache.c --------------------------------------------------------------- */
typedef struct _PandoriaTextureKey PandoriaTextureKey;
/** Paints the picture of @key into @cr, in logical pixels. */
typedef void (*PandoriaPainter) (cairo_t *cr, const PandoriaTextureKey *key);

/** PandoriaTextureKey: what a texture shows. Compared as bytes, so it has no padding. */
struct _PandoriaTextureKey
{
  PandoriaPainter painter;
  guint16 width, height; /* in logical pixels */
  guint8 scale, theme;
  guint8 part[18]; /* data of the painter */
};
G_STATIC_ASSERT (sizeof (PandoriaTextureKey) == sizeof (PandoriaPainter) + 24);

/** PANDORIA_TEXTURE_KEY: a key whose parts are 0. */
#define PANDORIA_TEXTURE_KEY(by, of_width, of_height, of_scale, of_theme)            \
  {                                                                                  \
    .painter = (by), .width = (guint16) (of_width), .height = (guint16) (of_height), \
    .scale = (guint8) (of_scale), .theme = (guint8) (of_theme)                       \
  }

/** Returns: (transfer full): the texture of @key, painted if it is not cached. Not to be called in
 * a snapshot. */
GdkTexture *pandoria_texture_cache_get (const PandoriaTextureKey *key);

/** Draws a @texture of the cache into @rect of its logical size, in the cheapest way for the
 * renderer of @widget. */
void pandoria_texture_cache_append (GtkSnapshot *snapshot, GtkWidget *widget, GdkTexture *texture,
                                    const graphene_rect_t *rect);

/* --- pandoria-art.c ------------------------------------------------------------------------- */

typedef enum
{
  PANDORIA_ART_WORKER,
  PANDORIA_ART_LEADER,
  PANDORIA_ART_CASTLE,
  PANDORIA_ART_FORTRESS,
} PandoriaArtPiece;

/** Returns: (transfer full): a piece of @color as a paintable of @size px height, for panels and
 * buttons; does not follow theme changes. */
GdkPaintable *pandoria_art_piece (PandoriaArtPiece piece, PandoriaColor color, int size, int scale);
/** Returns: (transfer full): a hex with @terrain and @symbols, @size px wide. */
GdkPaintable *pandoria_art_hex (PandoriaTerrain terrain, guint symbols, int size, int scale);
/** Returns: (transfer full): a hex with the castle, or fortress, of @color, @size px wide. */
GdkPaintable *pandoria_art_castle (PandoriaColor color, gboolean fortress, int size, int scale);

/** Shows a piece of @color in @image, @size px high, at the scale of its screen. */
void pandoria_art_show_piece (GtkImage *image, PandoriaArtPiece piece, PandoriaColor color,
                              int size);
/** Shows the sign of @counter (a resource, points, hand) in @image, at the scale of its screen. */
void pandoria_art_show_counter (GtkImage *image, PandoriaCounter counter, int size);
/** Returns: (transfer floating): an image of a piece of @color, @size px high. */
GtkWidget *pandoria_art_new_image (PandoriaArtPiece piece, PandoriaColor color, int size);
