/* The summary of a game as pages: what stands on each, drawn with cairo onto whatever it is given.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "pandoria-game.h"

G_BEGIN_DECLS

/** Every game has this many pages: one for ranking, points and their course, one for the board and the best scorings. */
#define PANDORIA_REPORT_N_PAGES 2

/** A4, upright, in points (1/72 inch). */
#define PANDORIA_REPORT_WIDTH  595.276
#define PANDORIA_REPORT_HEIGHT 841.890

/**
 * Draws page @number (from 0) of @game as it stands now onto @cr, whose origin is the upper left corner of a sheet of
 * @width × @height points; A4 and Letter have room for everything.
 */
void pandoria_report_page_draw (PandoriaGame *game, cairo_t *cr, guint number, double width, double height);

G_END_DECLS
