/* pandoria-cli state, check, legal, table, summary and sheet: show, check and print one game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cli.h"

#include "pandoria-folder.h"
#include "pandoria-json.h"
#include "pandoria-report-format.h"
#include "pandoria-sheet.h"
#include "pandoria-state-json.h"
#include "pandoria-table-json.h"
#include "pandoria-text.h"

#include <glib/gi18n.h>
#include <stdio.h>

/* Reads "FILE [--at N]". Returns: (nullable): the record up to action N; NULL if either is invalid.
 * *@file (out, transfer full) is the name of the file. */
static PandoriaRecord *
load_moment (int argc, char **argv, const char *summary, char **file)
{
  g_auto (GStrv) files = NULL;
  g_autofree char *at = NULL;
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_STRING, &at, N_ ("The game after N actions instead of all"), "N" },
    G_OPTION_ENTRY_NULL,
  };

  if (!pandoria_cli_parse (argc, argv, "FILE", summary, entries, 1, 1, &files))
    return NULL;
  *file = g_strdup (files[0]);
  return pandoria_cli_load (files[0], at);
}

static void
print_piece (const char *piece, gpointer data G_GNUC_UNUSED)
{
  g_autofree char *plain = pandoria_json_escape (piece);

  fputs (plain, stdout);
}

/* Replays the game that the arguments name. Returns: (nullable): the game; NULL, after a message,
 * and the exit *@status. */
static PandoriaGame *
replay_moment (int argc, char **argv, const char *summary, int *status)
{
  g_autofree char *file = NULL;
  g_autoptr (PandoriaRecord) record = load_moment (argc, argv, summary, &file);
  g_autoptr (GError) error = NULL;
  PandoriaGame *game;
  guint failed = 0;

  *status = PANDORIA_CLI_INVALID;
  if (record == NULL)
    return NULL;
  game = pandoria_game_new (record, &failed, &error);
  *status = game != NULL ? PANDORIA_CLI_FINE : pandoria_cli_print_refusal (failed, error);
  if (game != NULL)
    pandoria_cli_report_difference (file, record, pandoria_game_get_difference (game));
  return game;
}

int
pandoria_cli_state (int argc, char **argv)
{
  int status;
  g_autoptr (PandoriaGame) game
      = replay_moment (argc, argv, N_ ("Prints the state of a game as JSON."), &status);

  if (game != NULL)
    pandoria_state_print (game, print_piece, NULL);
  return status;
}

int
pandoria_cli_table (int argc, char **argv)
{
  int status;
  g_autoptr (PandoriaGame) game
      = replay_moment (argc, argv, N_ ("Prints the table as phones show it, as JSON."), &status);
  g_autoptr (JsonObject) table = NULL;

  if (game == NULL)
    return status;
  table = pandoria_table_to_json (game, 0);
  pandoria_cli_print_json (table);
  return PANDORIA_CLI_FINE;
}

int
pandoria_cli_legal (int argc, char **argv)
{
  g_autofree char *file = NULL;
  g_autoptr (PandoriaRecord) record
      = load_moment (argc, argv, N_ ("Prints what the active player may do, as JSON."), &file);
  g_autoptr (JsonObject) json = NULL;
  g_autoptr (GError) error = NULL;
  PandoriaState state;
  PandoriaOptions options;
  PandoriaDifference difference;
  guint failed = 0;

  if (record == NULL)
    return PANDORIA_CLI_INVALID;
  if (!pandoria_record_replay_compared (record, pandoria_record_get_n_actions (record), &state,
                                        &failed, &difference, &error))
    return pandoria_cli_print_refusal (failed, error);
  pandoria_cli_report_difference (file, record, &difference);
  pandoria_state_get_options (&state, &options);
  json = pandoria_options_to_json (&state, &options);
  pandoria_cli_print_json (json);
  return PANDORIA_CLI_FINE;
}

/* Prints the line of the first number in the file @bytes that replaying does not confirm. */
static void
print_difference (const char *path, GBytes *bytes, PandoriaRecord *record,
                  const PandoriaDifference *difference)
{
  g_autofree char *place = g_strdup_printf ("actions[%u].after", difference->action);
  g_autofree char *numbers = pandoria_text_difference_numbers (record, difference);

  /* Translators: a file, the numbers of a line, of an action and of its turn, and what differs:
   * “friday.pandoria: line 210: action 16 (turn 5): Marta has 50 points, the file says 52” */
  pandoria_cli_print (_ ("%1$s: line %2$u: action %3$u (turn %4$u): %5$s"), path,
                      pandoria_json_find_line (bytes, place), difference->action, difference->turn,
                      numbers);
}

/* Prints why the file is invalid, and up to which turn a part of it is right. */
static void
print_invalid (const char *path, const GError *error)
{
  guint turn = 0;
  g_autoptr (PandoriaRecord) part
      = g_error_matches (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID)
            ? pandoria_record_read_part (path, &turn)
            : NULL;

  if (part != NULL)
    /* Translators: what is wrong in the file of a game, and a number. */
    pandoria_cli_print (_ ("%1$s (right up to turn %2$u)"), error->message, turn);
  else
    pandoria_cli_print ("%s", error->message);
}

static int
check_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_read (path, &bytes, &error);
  g_autofree char *place = NULL, *text = NULL;
  PandoriaDifference difference;
  PandoriaState state;
  gboolean is_played;
  guint failed = 0;

  if (record == NULL)
    {
      print_invalid (path, error);
      return PANDORIA_CLI_INVALID;
    }
  is_played = pandoria_record_replay_compared (record, pandoria_record_get_n_actions (record),
                                               &state, &failed, &difference, &error);
  if (difference.action != PANDORIA_NO_DIFFERENCE)
    print_difference (path, bytes, record, &difference);
  else if (is_played)
    /* Translators: a file that is a game without faults. */
    pandoria_cli_print (_ ("%s: fine"), path);
  if (is_played)
    return difference.action == PANDORIA_NO_DIFFERENCE ? PANDORIA_CLI_FINE
                                                       : PANDORIA_CLI_RULE_BROKEN;
  place = g_strdup_printf ("actions[%u]", failed);
  text = pandoria_cli_describe_refusal (record, failed, error);
  pandoria_cli_print (_ ("%1$s: line %2$u: %3$s"), path, pandoria_json_find_line (bytes, place),
                      text);
  return PANDORIA_CLI_RULE_BROKEN;
}

int
pandoria_cli_check (int argc, char **argv)
{
  g_auto (GStrv) files = NULL;
  int status = PANDORIA_CLI_FINE;

  if (!pandoria_cli_parse (argc, argv, "FILE…",
                           N_ ("Checks whether each file is a game that follows the rules."), NULL,
                           1, G_MAXUINT, &files))
    return PANDORIA_CLI_INVALID;
  for (guint i = 0; files[i] != NULL; i++)
    {
      int found = check_file (files[i]);

      status = MAX (status, found);
    }
  return status;
}

/* --- summary -------------------------------------------------------------------------------- */

static gboolean
parse_format (const char *text, PandoriaReportFormat *format)
{
  int read = text != NULL ? pandoria_report_format_from_key (text) : PANDORIA_REPORT_TEXT;

  if (read < 0)
    return pandoria_cli_usage_error (
        _ ("--format takes text, json, csv, csv-semicolons, pdf, svg, png or bgstats, not “%s”"),
        text);
  *format = (PandoriaReportFormat) read;
  return TRUE;
}

static int
summarise (const char *file, PandoriaRecord *record, PandoriaReportFormat format,
           const PandoriaReportOptions *report, const char *out)
{
  g_autoptr (GError) error = NULL;
  guint failed = 0;
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, &failed, &error);
  g_autoptr (GBytes) bytes = NULL;

  if (game == NULL)
    return format == PANDORIA_REPORT_JSON ? pandoria_cli_print_refusal (failed, error)
                                          : pandoria_cli_print_broken (file, record, failed, error);
  pandoria_cli_report_difference (file, record, pandoria_game_get_difference (game));
  bytes = pandoria_report_make (game, format, report, &error);
  if (bytes != NULL && pandoria_cli_write_bytes (bytes, out, &error))
    return PANDORIA_CLI_FINE;
  pandoria_cli_print_error ("%s", error->message);
  return PANDORIA_CLI_INVALID;
}

int
pandoria_cli_summary (int argc, char **argv)
{
  g_autofree char *format_text = NULL, *paper_text = NULL, *out = NULL;
  g_auto (GStrv) files = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  gboolean history = FALSE;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format_text,
      N_ ("text (the default), json, csv, csv-semicolons, pdf, svg, png or bgstats"), "FORMAT" },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &paper_text,
      N_ ("The size of pages: a4 (the default) or letter"), "PAPER" },
    { "history", 0, 0, G_OPTION_ARG_NONE, &history,
      N_ ("Add the whole history (text, json, pdf, svg)"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &out, N_ ("Write to OUT instead of standard output"),
      "OUT" },
    G_OPTION_ENTRY_NULL,
  };
  PandoriaReportFormat format = PANDORIA_REPORT_TEXT;
  PandoriaPaper paper;
  PandoriaReportOptions report;
  int status;

  if (!pandoria_cli_parse (argc, argv, "FILE",
                           N_ ("Prints the ranking and where the points came from."), entries, 1, 1,
                           &files)
      || !parse_format (format_text, &format) || !pandoria_cli_parse_paper (paper_text, &paper))
    return PANDORIA_CLI_INVALID;
  record = pandoria_cli_load (files[0], NULL);
  if (record == NULL)
    return PANDORIA_CLI_INVALID;
  pandoria_report_options_init (&report, paper);
  report.history = history;
  report.photo = pandoria_report_load_photo (files[0]);
  status = summarise (files[0], record, format, &report, out);
  g_clear_pointer (&report.photo, cairo_surface_destroy);
  return status;
}

/* --- sheet ---------------------------------------------------------------------------------- */

/* Returns: (nullable): NULL if @chosen, or (NULL) the player's own file, is invalid. Never changes
 * or renames it. */
static PandoriaCatalogue *
open_catalogue (const char *chosen)
{
  g_autofree char *own
      = chosen != NULL ? g_strdup (chosen) : pandoria_folder_get_file (PANDORIA_FOLDER_CATALOGUE);
  g_autoptr (PandoriaCatalogueFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (chosen != NULL || g_file_test (own, G_FILE_TEST_EXISTS))
    file = pandoria_catalogue_file_load (own, NULL, &error);
  if (error == NULL)
    return pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, own, NULL);
  pandoria_cli_print_error ("%s", error->message);
  return NULL;
}

static int
write_sheet (const PandoriaSetup *setup, PandoriaPaper paper, const char *own, const char *out)
{
  g_autoptr (PandoriaCatalogue) catalogue = open_catalogue (own);
  g_autoptr (PandoriaPages) pages = NULL;
  g_autoptr (GBytes) pdf = NULL;
  g_autoptr (GError) error = NULL;
  PandoriaReportOptions page;

  if (catalogue == NULL)
    return PANDORIA_CLI_INVALID;
  pandoria_report_options_init (&page, paper);
  pages = pandoria_sheet_make_pages (setup, catalogue, &page);
  pdf = pandoria_pages_to_pdf (pages, &error);
  if (pdf != NULL && pandoria_cli_write_bytes (pdf, out, &error))
    return PANDORIA_CLI_FINE;
  pandoria_cli_print_error ("%s", error->message);
  return PANDORIA_CLI_INVALID;
}

int
pandoria_cli_sheet (int argc, char **argv)
{
  g_autofree char *paper = NULL, *catalogue = NULL, *out = NULL;
  g_auto (GStrv) files = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  PandoriaPaper size;
  const GOptionEntry entries[] = {
    { "paper", 0, 0, G_OPTION_ARG_STRING, &paper,
      N_ ("The size of pages: a4 (the default) or letter"), "PAPER" },
    { "catalogue", 0, 0, G_OPTION_ARG_FILENAME, &catalogue,
      N_ ("The catalogue with the costs, instead of your own"), "FILE" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &out, N_ ("Write to OUT instead of standard output"),
      "OUT" },
    G_OPTION_ENTRY_NULL,
  };

  if (!pandoria_cli_parse (argc, argv, "[FILE]",
                           N_ ("Makes a PDF of two pages with the rules and the costs of the "
                               "cards, for the game FILE or "
                               "the complete game."),
                           entries, 0, 1, &files))
    return PANDORIA_CLI_INVALID;
  record = files != NULL ? pandoria_cli_load (files[0], NULL) : NULL;
  if ((files != NULL && record == NULL) || !pandoria_cli_parse_paper (paper, &size))
    return PANDORIA_CLI_INVALID;
  return write_sheet (record != NULL ? pandoria_record_get_setup (record) : NULL, size, catalogue,
                      out);
}
