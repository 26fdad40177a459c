/* Functions of pandoria-sheet.c that only tests call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-sheet.h"

/** Returns: the text size of page @number of a sheet's @pages, in points. */
double pandoria_sheet_get_size (PandoriaPages *pages, guint number);
