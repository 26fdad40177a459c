/* Functions of the report that only tests call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-report-page.h"

/**
 * In pandoria-report-csv.c. Appends one field: protects @text from being read as a formula, and
 * quotes it if necessary.
 */
void pandoria_report_csv_append_text (GString *csv, const char *text);
/** In pandoria-report-page.c. Returns: the lines on the last page of the history of @game. */
guint pandoria_report_count_last_lines (PandoriaGame *game, const PandoriaReportOptions *options);
/** In pandoria-sheet.c. Returns: the text size of page @number of a sheet's @pages, in points. */
double pandoria_sheet_get_size (PandoriaPages *pages, guint number);
