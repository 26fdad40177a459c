/* The formats of a game's summary, by name, and the one door through which each is made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-report-page.h"
#include "pandoria-statistics.h"

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
 * Makes the summary of the present state of @game. CSV and BG Stats ignore @options; text and JSON use only the history, PNG only the photo.
 * Returns: (transfer full) (nullable): the contents of the file; NULL and a G_IO_ERROR if pages cannot be drawn.
 */
GBytes *pandoria_report_make (PandoriaGame *game, PandoriaReportFormat format, const PandoriaReportOptions *options,
                              GError **error);

/* --- pandoria-pages.c: the pages of a game, and the picture of it, as files --------------------------------------- */

/** Makes a PDF of all pages: pandoria_pages_to_pdf(). Returns: (transfer full) (nullable): NULL and a G_IO_ERROR when it cannot be drawn. */
GBytes *pandoria_report_pdf (PandoriaGame *game, const PandoriaReportOptions *options, GError **error);

/** Makes an SVG of all pages, one below the other. Returns: as above. */
GBytes *pandoria_report_svg (PandoriaGame *game, const PandoriaReportOptions *options, GError **error);

/** Makes a PNG of the picture to share (pandoria-report-page-private.h), with @photo (nullable) below it. Returns: as above. */
GBytes *pandoria_report_png (PandoriaGame *game, cairo_surface_t *photo, GError **error);

/* --- pandoria-report-text.c: a game as plain text, for terminals and letters -------------------------------------- */

/**
 * Writes the contents of the pages as lines: title and facts, ranking, ties, points by source, the best scorings; with @history
 * every act and ledger entry, too.
 *
 * Returns: (transfer full): the text, UTF-8, ended by a newline.
 */
char *pandoria_report_text (PandoriaGame *game, gboolean history);

/* --- pandoria-report-csv.c: a game as a table for spreadsheets ---------------------------------------------------- */

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

/* --- pandoria-report-statistics.c: statistics as a table for spreadsheets, and the words of their rows ------------ */

/** Returns: (transfer full): what @row of statistics @by is called, translated: a player, a realm, "Seat 2", "3 players" … */
char *pandoria_report_statistics_name (const PandoriaStatisticsRow *row, PandoriaStatisticsBy by);

/**
 * Writes @statistics as CSV (RFC 4180), guarded like pandoria_report_csv(): a head, then a line for each row: its kind (player,
 * realm, seat, edition, players), games, unfinished, results, wins, shared, points, average, best, minutes (of a game, on
 * average), and a column of points for each source. Unknown values are empty; keys are those of the record.
 *
 * Returns: (transfer full): the table, UTF-8.
 */
char *pandoria_report_statistics_csv (const PandoriaStatistics *statistics);

/* --- pandoria-report-json.c: a game's summary for programs -------------------------------------------------------- */

/**
 * Makes a "pandoria-summary": what the game was, "standing" (like the state's "result"; the present one of an unfinished
 * game), "players", "sources" (points by source and seat), "course" (for each turn, from the start, points by seat),
 * "best" (the best scorings), and with @history "history" (every act in words).
 *
 * Returns: (transfer full): it.
 */
JsonObject *pandoria_report_json (PandoriaGame *game, gboolean history);

/* --- pandoria-report-bgstats.c: a game as a play for BG Stats ----------------------------------------------------- */

/**
 * Makes the play that BG Stats imports. Id and date (in UTC) are those of the record. The length in minutes is from the first to
 * the last act with a time (0 for fewer than two). Partners have the score and rank of their team. An unfinished game has neither
 * winner nor ranks, and a comment about it.
 *
 * Returns: (transfer full): it.
 */
JsonObject *pandoria_report_bgstats (PandoriaGame *game);

/** Returns: (transfer none): "First edition", "Complete game" …, translated. */
const char *pandoria_report_edition (PandoriaEdition edition);
const char *pandoria_report_variant (PandoriaVariant variant);

/**
 * Returns: (transfer full) (nullable): when the game was begun, in the zone of the record (UTC for none); NULL if the record has no
 * valid time.
 */
GDateTime *pandoria_report_created (PandoriaRecord *record);

/**
 * Returns: (transfer full): the facts of the game on one line: day, edition, variant, partnership, artifacts, board,
 * length so far.
 */
char *pandoria_report_facts (PandoriaGame *game);

/** Returns: (transfer none): the title; "Pandoria" for a game without one. */
const char *pandoria_report_title (PandoriaRecord *record);

/** Returns: (transfer full): who wins; of an unfinished game that it is one, and how far it has come. */
char *pandoria_report_outcome (PandoriaGame *game);

/**
 * Returns: (transfer full): how ties are broken (10): a sentence for each number of points that several players or teams have;
 * without a tie, the rule.
 */
char *pandoria_report_ties (PandoriaGame *game);

/* --- pandoria-report-page-scorings.c: the best scorings of a game ------------------------------------------------- */

#define PANDORIA_REPORT_N_BEST 10

/**
 * Returns: (transfer full): the PandoriaLedgerEntrys of the regions that brought one player most, at most
 * PANDORIA_REPORT_N_BEST; the highest amount first, of equal ones the earlier.
 */
GPtrArray *pandoria_report_find_best (PandoriaGame *game);

/** Returns: (transfer full): the scored region, the turn and the player, in a line. */
char *pandoria_report_best_title (PandoriaRecord *record, const PandoriaEvent *event);
