/* pandoria-cli: replays, checks, summarises and simulates games without a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cli.h"

#include "config.h"
#include "pandoria-search-words.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

static const struct
{
  const char *name;
  PandoriaCliCommand run;
  const char *usage;
} cli_commands[] = {
  { "state", pandoria_cli_state, "FILE [--at N]" },
  { "check", pandoria_cli_check, "FILE…" },
  { "legal", pandoria_cli_legal, "FILE [--at N]" },
  { "table", pandoria_cli_table, "FILE [--at N]" },
  { "summary", pandoria_cli_summary,
    "FILE [--format text|json|csv|csv-semicolons|pdf|svg|png|bgstats] [-o OUT]" },
  { "review", pandoria_cli_review, "FILE [--format text|json] [--effort N]" },
  { "sheet", pandoria_cli_sheet, "[FILE] [--paper a4|letter] [--catalogue FILE] [-o OUT]" },
  { "simulate", pandoria_cli_simulate,
    "[--games G] [--seed S] [--players N] [--policy P] … [-o DIR]" },
};

static void
print_help (FILE *stream)
{
  fprintf (stream, "%s\n", _ ("Usage:"));
  for (guint i = 0; i < G_N_ELEMENTS (cli_commands); i++)
    fprintf (stream, "  pandoria-cli %s %s\n", cli_commands[i].name, cli_commands[i].usage);
  fprintf (stream, "\n%s\n",
           _ ("“pandoria-cli COMMAND --help” explains a command. Exit status: 0 success; 1 a game "
              "breaks a rule;\n"
              "2 a file is unreadable or invalid, or the usage is wrong."));
}

static int
run_command (int argc, char **argv)
{
  g_autofree char *prgname = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cli_commands); i++)
    if (strcmp (argv[0], cli_commands[i].name) == 0)
      {
        prgname = g_strconcat ("pandoria-cli ", cli_commands[i].name, NULL);
        g_set_prgname (prgname);
        return cli_commands[i].run (argc, argv);
      }
  pandoria_cli_usage_error (_ ("there is no command “%s”; see pandoria-cli --help"), argv[0]);
  return PANDORIA_CLI_INVALID;
}

int
main (int argc, char **argv)
{
  const gboolean asks_help
      = argc >= 2 && (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0);
  int status = argc >= 2 ? PANDORIA_CLI_FINE : PANDORIA_CLI_INVALID;

  pandoria_text_speak (PANDORIA_LOCALEDIR);
  g_set_prgname ("pandoria-cli");
  if (argc < 2 || asks_help)
    print_help (asks_help ? stdout : stderr);
  else if (strcmp (argv[1], "--version") == 0)
    pandoria_cli_print ("pandoria-cli %s", PANDORIA_VERSION);
  else
    status = run_command (argc - 1, argv + 1);
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;
  pandoria_cli_print_error ("pandoria-cli: %s", _ ("the output cannot be written"));
  return PANDORIA_CLI_INVALID;
}
