/* The board of a game on a page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-pen.h"

/** Fits the board into @height, with its heading, and moves below it. */
void pandoria_report_draw_board (PandoriaPen *pen, PandoriaGame *game, double height);
/** Does the same without a heading: picture and legend. */
void pandoria_report_draw_map (PandoriaPen *pen, PandoriaGame *game, double height);
