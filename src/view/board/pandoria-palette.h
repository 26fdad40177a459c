/* The colours of the artwork and of the board, light and dark.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-record.h"

G_BEGIN_DECLS

/** PandoriaTheme: bits; it is part of every texture's key. */
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
  guint32 accent; /* outlines of what is selected */
  guint32 counter[PANDORIA_N_COUNTERS];
} PandoriaPalette;

/** Returns: the theme that libadwaita's style manager has now. */
PandoriaTheme pandoria_theme_now (void);
const PandoriaPalette *pandoria_palette_get (PandoriaTheme theme);

/** PandoriaPlayerColors: a player's colour and that of the mark on it; the same in all themes. */
typedef struct
{
  guint32 fill, mark;
  const char *shape; /* the class of the mark in the SVG of a piece */
} PandoriaPlayerColors;
const PandoriaPlayerColors *pandoria_palette_player (PandoriaColor color);

GdkRGBA pandoria_palette_rgba (guint32 color, double alpha);
void pandoria_palette_set_source (cairo_t *cr, guint32 color, double alpha);

G_END_DECLS
