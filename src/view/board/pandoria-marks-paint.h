/* Paints the highlights of a space: rings of hover, focus, choice, selection, preview, the last
 * turn, outlines of regions. Paints the badges: its figure returns to the reserve, nothing may be
 * placed here, a tile is missing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-palette.h"
#include "pandoria-space-look.h"

/** PandoriaBadge: a small round sign over a space. */
typedef enum
{
  PANDORIA_BADGE_RETURN,   /* the figure returns to the reserve */
  PANDORIA_BADGE_CROSS,    /* nothing may be placed here */
  PANDORIA_BADGE_GAP,      /* a tile is missing here and elsewhere */
  PANDORIA_BADGE_LAST_GAP, /* a tile is missing only here */
} PandoriaBadge;

/** Returns NULL without marks and outlines. @contrast themes have heavier lines. */
GdkTexture *pandoria_paint_marks (guint marks, const guint8 outlines[PANDORIA_N_OUTLINES],
                                  int width, int height, int scale, PandoriaTheme theme);
/** Paints the dashed edge of a previewed tile, or its shadow. */
GdkTexture *pandoria_paint_dashes (int width, int height, int scale);
GdkTexture *pandoria_paint_shadow (int width, int height, int scale);
GdkTexture *pandoria_paint_badge (PandoriaBadge badge, int size, int scale);
