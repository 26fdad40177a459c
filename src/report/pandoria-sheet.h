/* The rules sheet for the table: two pages with the facts that players need: the turn, the scoring,
 * the realms, spells and buildings with their prices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-report-page.h"

#define PANDORIA_SHEET_N_PAGES 2

/** Returns: the translated title of a sheet. */
const char *pandoria_sheet_get_title (void);

/**
 * Returns: (transfer full): the two pages of the sheet for a game with @setup: the rules of its
 * edition, variant and modules, and its realms. NULL: the complete game with the base realms.
 * Prices are those that @catalogue (nullable) knows now; unknown ones are left blank to fill in.
 * Only the size from @options is used.
 */
PandoriaPages *pandoria_sheet_make_pages (const PandoriaSetup *setup, PandoriaCatalogue *catalogue,
                                          const PandoriaReportOptions *options);
