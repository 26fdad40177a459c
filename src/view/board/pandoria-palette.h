/* The colours of the artwork and of the board, light and dark.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-record.h"
#include "pandoria-types.h"

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
/** What a lesson wants to be pressed, as lesson_color of the styles. */
#define PANDORIA_WANTED 0xdc8add
/** Draws such a line along the path, @outer wide, with @inner in white. */
void pandoria_palette_stroke_edged (cairo_t *cr, double outer, double inner);
