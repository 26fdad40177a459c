/* The pieces of a player on a page: mark, figures and castles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-pen.h"
#include "pandoria-record.h"

/**
 * PandoriaPlayerInk: a player's colors: areas, text on them, lines on paper and on a dark
 * background.
 */
typedef struct
{
  guint32 fill, on, line, bright;
} PandoriaPlayerInk;

/** Returns: (transfer none): the colors in which a player of @color is drawn. */
const PandoriaPlayerInk *pandoria_report_get_ink (PandoriaColor color);
/**
 * Draws the mark of a player (● ■ ▲ ◆) in the player's color, with @radius around the given point.
 */
void pandoria_report_draw_mark (PandoriaPen *pen, PandoriaColor color, double x, double y,
                                double radius);
/** Draws a worker, or a leader with a crown, around the given point. */
void pandoria_report_draw_figure (PandoriaPen *pen, PandoriaColor color, gboolean leader, double x,
                                  double y, double size);
/** Draws a castle or fortress around the given point. */
void pandoria_report_draw_castle (PandoriaPen *pen, PandoriaColor color, double x, double y,
                                  double size);
