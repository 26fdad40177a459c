/* A picture of a game to share: the winner, the board, the best scoring.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "pandoria-game.h"

#define PANDORIA_REPORT_PICTURE_WIDTH  1200
#define PANDORIA_REPORT_PICTURE_HEIGHT 1500

/** Draws the picture onto @cr, in pixels of the picture. */
void pandoria_report_draw_picture (PandoriaGame *game, cairo_t *cr);
