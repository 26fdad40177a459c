/* A game as a table for spreadsheets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-tally.h"

G_BEGIN_DECLS

/**
 * Writes @game as RFC 4180 has it: lines that end with CR LF, a head, then a line for each player by seat: seat (from 0),
 * name, color, realm (keys of the record), team, place, points, tie-break, a column for each source of points (points-city …), and whether
 * the game is finished: place and tie-break are those of the present standing otherwise. In a partnership they are the
 * team's, points are the player's own. A text that a spreadsheet could take for a formula gets an apostrophe in front, and so
 * does a part of it behind a semicolon.
 *
 * Returns: (transfer full): the table, UTF-8.
 */
char *pandoria_report_csv (PandoriaGame *game);

/** Appends one field: @text guarded against spreadsheets, and quoted where RFC 4180 asks for it. */
void pandoria_report_csv_append_text (GString *csv, const char *text);

G_END_DECLS
