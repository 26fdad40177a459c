/* The formats of a game's summary, by name, and the one door through which each is made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-report-page.h"

G_BEGIN_DECLS

typedef enum
{
  PANDORIA_REPORT_TEXT,
  PANDORIA_REPORT_JSON,
  PANDORIA_REPORT_CSV,
  PANDORIA_REPORT_PDF,
  PANDORIA_REPORT_SVG,
  PANDORIA_REPORT_PNG,
  PANDORIA_REPORT_BGSTATS,
} PandoriaReportFormat;
#define PANDORIA_N_REPORT_FORMATS 7

/** Returns: the format "text", "json", "csv", "pdf", "svg", "png" or "bgstats", -1 for a word that names none. */
int pandoria_report_format_from_key (const char *key);
/** Returns: how names of its files end, "txt" …; JSON and BG Stats have the same. */
const char *pandoria_report_format_extension (PandoriaReportFormat format);
/** Returns: (transfer none): what it is, translated ("PDF pages", "Table (CSV)" …). */
const char *pandoria_report_format_name (PandoriaReportFormat format);

/**
 * Returns: (transfer full): a name for a file, made from title, day and format: "Friday evening 2026-11-20.pdf"; without
 * characters that some file system refuses, at most 150 bytes.
 */
char *pandoria_report_file_name (PandoriaGame *game, PandoriaReportFormat format);

/**
 * Makes the summary of @game as it stands. CSV, PNG and BG Stats pay no heed to @options; text and JSON only to the history.
 * Returns: (transfer full) (nullable): the file's content; NULL and a G_IO_ERROR when pages cannot be drawn.
 */
GBytes *pandoria_report_make (PandoriaGame *game, PandoriaReportFormat format, const PandoriaReportOptions *options,
                              GError **error);

G_END_DECLS
