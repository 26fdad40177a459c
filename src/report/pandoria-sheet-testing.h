/* What only tests of the sheet ask for; in pandoria-sheet.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-sheet.h"

/** Returns: how high the letters of page @number of a sheet's @pages are, in points. */
double pandoria_sheet_get_size (PandoriaPages *pages, guint number);
