/* The words and tables about the result of a game, one below the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-pen.h"

/* Each begins at y of the pen and moves it below. */

/**
 * Writes title and facts of the game. @letterings: of a title, of one with more than @most
 * characters, of the facts.
 */
void pandoria_report_draw_title (PandoriaPen *pen, PandoriaGame *game,
                                 const PandoriaLettering letterings[3], glong most);
/** Writes title, facts and @outcome (pandoria_report_outcome()). */
void pandoria_report_draw_head (PandoriaPen *pen, PandoriaGame *game, const char *outcome);
/** Draws the places of the players or teams. */
void pandoria_report_draw_ranking (PandoriaPen *pen, PandoriaGame *game);
/** Draws the points by source and player. */
void pandoria_report_draw_table (PandoriaPen *pen, PandoriaGame *game);
