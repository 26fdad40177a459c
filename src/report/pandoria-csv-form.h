/* The two forms of a table for spreadsheets: with commas, and with semicolons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * Returns: whether spreadsheets in the language of the program expect semicolons, because its
 * numbers have a decimal comma.
 */
gboolean pandoria_csv_prefers_semicolons (void);

/**
 * Returns: (transfer full): @csv (RFC 4180, UTF-8) with semicolons, decimal commas and a byte order
 * mark. Without the mark, many spreadsheets take UTF-8 for another encoding.
 */
char *pandoria_csv_with_semicolons (const char *csv);
