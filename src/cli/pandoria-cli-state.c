/* pandoria-cli state, check and legal: show and check the result of a record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cli.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "pandoria-json-writer.h"
#include "pandoria-state-json.h"
#include "pandoria-text.h"

/* Reads "FILE [--at N]". Returns: (nullable): the record up to action N; NULL if either is invalid. */
static PandoriaRecord *
load_moment (int argc, char **argv, const char *summary)
{
  g_auto (PandoriaCliMoment) moment = { NULL, NULL };
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_STRING, &moment.at, N_ ("The game after N actions instead of all"), "N" },
    G_OPTION_ENTRY_NULL,
  };

  if (!pandoria_cli_parse (argc, argv, "FILE", summary, entries, 1, 1, &moment.files))
    return NULL;
  return pandoria_cli_load (&moment);
}

static void
print_piece (const char *piece, gpointer data G_GNUC_UNUSED)
{
  g_autofree char *plain = pandoria_json_escape (piece, NULL);

  fputs (plain, stdout);
}

int
pandoria_cli_state (int argc, char **argv)
{
  g_autoptr (PandoriaRecord) record = load_moment (argc, argv, N_ ("Prints the state of a game as JSON."));
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (GError) error = NULL;
  guint failed = 0;

  if (record == NULL)
    return PANDORIA_CLI_INVALID;
  game = pandoria_game_new (record, &failed, &error);
  if (game == NULL)
    return pandoria_cli_print_refusal (failed, error);
  pandoria_state_print (game, print_piece, NULL);
  return PANDORIA_CLI_FINE;
}

int
pandoria_cli_legal (int argc, char **argv)
{
  g_autoptr (PandoriaRecord) record = load_moment (argc, argv, N_ ("Prints what the active player may do, as JSON."));
  g_autoptr (JsonObject) json = NULL;
  g_autoptr (GError) error = NULL;
  PandoriaState state;
  PandoriaOptions options;
  guint failed = 0;

  if (record == NULL)
    return PANDORIA_CLI_INVALID;
  if (!pandoria_record_replay (record, pandoria_record_get_n_actions (record), &state, &failed, &error))
    return pandoria_cli_print_refusal (failed, error);
  pandoria_state_get_options (&state, &options);
  json = pandoria_options_to_json (&state, &options);
  pandoria_cli_print_json (json);
  return PANDORIA_CLI_FINE;
}

static int
check_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, &error);
  g_autofree char *text = NULL;
  PandoriaState state;
  guint failed = 0;

  if (record == NULL)
    {
      pandoria_cli_print ("%s", error->message);
      return PANDORIA_CLI_INVALID;
    }
  if (pandoria_record_replay (record, pandoria_record_get_n_actions (record), &state, &failed, &error))
    {
      pandoria_cli_print ("%s: fine", path);
      return PANDORIA_CLI_FINE;
    }
  text = pandoria_text_error (error);
  pandoria_cli_print ("%s: action %u, %s: %s", path, failed, pandoria_error_key ((PandoriaErrorCode) error->code),
                      text);
  return PANDORIA_CLI_RULE_BROKEN;
}

int
pandoria_cli_check (int argc, char **argv)
{
  g_auto (GStrv) files = NULL;
  int status = PANDORIA_CLI_FINE;

  if (!pandoria_cli_parse (argc, argv, "FILE…", N_ ("Checks whether each file is a game that follows the rules."), NULL,
                           1, G_MAXUINT, &files))
    return PANDORIA_CLI_INVALID;
  for (guint i = 0; files[i] != NULL; i++)
    {
      int found = check_file (files[i]);

      status = MAX (status, found);
    }
  return status;
}
