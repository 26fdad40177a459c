/* The sheet for the table: two pages with the facts that players need – the turn, the scoring, the realms, spells and buildings with
 * their prices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue.h"
#include "pandoria-report-page.h"

#define PANDORIA_SHEET_N_PAGES 2

/** Returns: what a sheet is called, translated. */
const char *pandoria_sheet_get_title (void);

/**
 * Returns: (transfer full): the two pages of the sheet of a game with @setup: what its edition, its variant and its modules have, and the
 * realms that are played. NULL: the complete game with the base realms. Prices are those that @catalogue (nullable) knows now; what it does
 * not know is left blank, to be filled in. The size of @options alone counts.
 */
PandoriaPages *pandoria_sheet_make_pages (const PandoriaSetup *setup, PandoriaCatalogue *catalogue,
                                          const PandoriaReportOptions *options);
