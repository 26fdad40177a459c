/* Reads a cell of a table as spreadsheets show it. The functions know no table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-types.h"

/** Reads a whole number, also as “3.0”, “3,00” or “3E+00”, into @number (out). Returns: FALSE for
 * another text. */
gboolean pandoria_cell_read_number (const char *text, int *number);

/** Reads “true” or “false” in a language of the program into @is_true (out). Returns: FALSE for
 * another text. */
gboolean pandoria_cell_read_truth (const char *text, gboolean *is_true);

/**
 * Returns: (nullable): the level of @building that @text was before a spreadsheet converted it:
 * “1:2”, “01:02:00”, “2-Jan”, “0.0430555556”. The order of day and month depends on the language,
 * but no building has both 1:2 and 2:1.
 */
const char *pandoria_cell_read_rate (const char *text, PandoriaBuilding building);
