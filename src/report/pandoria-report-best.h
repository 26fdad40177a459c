/* The best scorings of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

#define PANDORIA_REPORT_N_BEST 10

/**
 * Returns: (transfer full): the PandoriaLedgerEntrys of the regions that brought one player most, at most
 * PANDORIA_REPORT_N_BEST; the highest amount first, of equal ones the earlier.
 */
GPtrArray *pandoria_report_find_best (PandoriaGame *game);

/** Returns: (transfer full): what was scored, in which turn, by whom, in a line. */
char *pandoria_report_best_title (PandoriaRecord *record, const PandoriaEvent *event);

G_END_DECLS
