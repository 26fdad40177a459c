/* The formats of a game's summary, by name, and the functions that write them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-report-page.h"
#include "pandoria-statistics.h"

/** The author of all pages and files. */
#define PANDORIA_REPORT_AUTHOR "Pandoria Companion"

typedef enum
{
  PANDORIA_REPORT_TEXT,
  PANDORIA_REPORT_JSON,
  PANDORIA_REPORT_CSV,
  PANDORIA_REPORT_PDF,
  PANDORIA_REPORT_SVG,
  PANDORIA_REPORT_PNG,
  PANDORIA_REPORT_BGSTATS,
  PANDORIA_REPORT_CSV_SEMICOLONS,
} PandoriaReportFormat;
#define PANDORIA_N_REPORT_FORMATS 8

/**
 * Returns: the format "text", "json", "csv", "pdf", "svg", "png", "bgstats" or
 * "csv-semicolons"; -1 if @key is unknown.
 */
int pandoria_report_format_from_key (const char *key);
/** Returns: the file extension, "txt" …; JSON and BG Stats have the same. */
const char *pandoria_report_format_extension (PandoriaReportFormat format);
/** Returns: (transfer none): the translated name of the format ("PDF pages", "Table (CSV)" …). */
const char *pandoria_report_format_name (PandoriaReportFormat format);

/**
 * Returns: (transfer full): a file name from title, day and format: "Friday evening
 * 2026-11-20.pdf". It has at most 150 bytes, and no characters that some file systems refuse.
 */
char *pandoria_report_file_name (PandoriaGame *game, PandoriaReportFormat format);

/**
 * Returns: (transfer full) (nullable): the summary of the current state of @game; NULL and a
 * G_IO_ERROR if pages cannot be drawn. Text and JSON use only the history of @options, PNG only the
 * photo, CSV and BG Stats nothing.
 */
GBytes *pandoria_report_make (PandoriaGame *game, PandoriaReportFormat format,
                              const PandoriaReportOptions *options, GError **error);

/* --- pandoria-report-text.c: a game as plain text, for terminals and letters ---------------- */

/**
 * Writes the contents of the pages as lines: title and facts, ranking, ties, points by source, the
 * best scorings; with @history also every act and ledger entry.
 * Returns: (transfer full): the text, UTF-8, ended by a newline.
 */
char *pandoria_report_text (PandoriaGame *game, gboolean history);

/* --- pandoria-report-csv.c: a game as a table for spreadsheets ------------------------------ */

/**
 * Writes @game as CSV (RFC 4180, lines end with CR LF): a header, then a line for each player by
 * seat. Columns: seat (from 0), name, color, realm (keys of the record), team, place, points,
 * team-points, tie-break, one for each source of points (points-city …), whether the game is
 * finished, the thinking time in seconds, and the title and day of the game. In an unfinished game,
 * place and tie-break are those of the current standing. In a partnership they are those of the
 * team, but points are those of the player. Unknown values are empty. A text, or a
 * part of it after a semicolon, that a spreadsheet could read as a formula gets a leading
 * apostrophe.
 * Returns: (transfer full): the table, UTF-8.
 */
char *pandoria_report_csv (PandoriaGame *game);

/* --- pandoria-report-csv.c: statistics, and the words of their rows ------------------------- */

/**
 * Returns: (transfer full): the translated name of @row of statistics @by: a player, a realm, "Seat
 * 2", "3 players" …
 */
char *pandoria_report_statistics_name (const PandoriaStatisticsRow *row, PandoriaStatisticsBy by);

/**
 * Writes @statistics as CSV like pandoria_report_csv(): a header, then a line for each row.
 * Columns: the player, realm, seat (from 1), edition, number of players or pair, then games,
 * unfinished, results, wins, shared, share (of victories), points, average, best, minutes (of a
 * game, on average), and the points from each source. Unknown values are empty. Keys are those of
 * the record. Returns: (transfer full): the table, UTF-8.
 */
char *pandoria_report_statistics_csv (const PandoriaStatistics *statistics);

/* --- pandoria-report-json.c: a game's summary for programs ---------------------------------- */

/**
 * Makes a "pandoria-summary": the facts of the game, "standing" (like the state's "result"; the
 * current one of an unfinished game), "players", "sources" (points by source and seat), "course"
 * (points by seat after each turn, from the start), "best" (the best scorings), and with @history
 * "history" (every act in words).
 * Returns: (transfer full): the object.
 */
JsonObject *pandoria_report_json (PandoriaGame *game, gboolean history);

/* --- pandoria-report-json.c: a game as a play for BG Stats ---------------------------------- */

/**
 * Makes a play that BG Stats can import, with all members that it documents and we know. The date
 * is the end in UTC. Partners have a "team". Its length in minutes is from the first to the last
 * act with a time; 0 if fewer than two have one. Partners have the score and rank of their team. An
 * unfinished game has no winner and no ranks, but a comment. Returns: (transfer full): the play.
 */
JsonObject *pandoria_report_bgstats (PandoriaGame *game);
/** Returns: (transfer full): the link that opens this play in BG Stats. */
char *pandoria_report_bgstats_link (PandoriaGame *game);

/**
 * Returns: (transfer full): the facts of the game on one line: day, edition, variant, modules and
 * length so far.
 */
char *pandoria_report_facts (PandoriaGame *game);

/** Returns: (transfer none): the title; "Pandoria" for a game without one. */
const char *pandoria_report_title (PandoriaRecord *record);

/**
 * Returns: (transfer full): why the game ended so, in a few sentences (pandoria_report_why()); of
 * an unfinished game, that it is unfinished, and its progress.
 */
char *pandoria_report_outcome (PandoriaGame *game);

/**
 * Returns: (transfer full): how ties are broken (10): a sentence for each number of points that
 * several players or teams share; without a tie, the rule.
 */
char *pandoria_report_ties (PandoriaGame *game);

#define PANDORIA_REPORT_N_BEST 10

/**
 * Returns: (transfer full) (element-type PandoriaLedgerEntry): the highest gains of a player from a
 * region, at most PANDORIA_REPORT_N_BEST. The highest one comes first; of equal ones, the earlier.
 */
GPtrArray *pandoria_report_find_best (PandoriaGame *game);

/** Returns: (transfer full): the scored region, the turn and the player, in one line. */
char *pandoria_report_best_title (PandoriaRecord *record, const PandoriaEvent *event);
