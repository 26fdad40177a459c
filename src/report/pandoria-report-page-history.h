/* The whole history of a game on pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-pen.h"

/**
 * PandoriaHistoryLines: the positions of all lines of the history, over as many pages as it needs.
 */
typedef struct _PandoriaHistoryLines PandoriaHistoryLines;

/** Lays out the history of @game, which must outlive it, for pages like that of @pen. */
PandoriaHistoryLines *pandoria_history_lines_new (PandoriaPen *pen, PandoriaGame *game);
void pandoria_history_lines_free (PandoriaHistoryLines *history);
/** Returns: the number of pages. */
guint pandoria_history_lines_get_n_pages (PandoriaHistoryLines *history);
/** Returns: the number of lines on the last page. */
guint pandoria_history_lines_count_last (PandoriaHistoryLines *history);
/** Draws page @number (from 0). The page of @pen must have the size of the layout. */
void pandoria_history_lines_draw (PandoriaHistoryLines *history, PandoriaPen *pen, guint number);
