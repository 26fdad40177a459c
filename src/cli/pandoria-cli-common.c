/* Shared by the commands of pandoria-cli: reads arguments, loads games, prints.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cli.h"

#include "pandoria-file.h"
#include "pandoria-json.h"
#include "pandoria-text.h"

#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A message may quote text of a file. Escape everything that would end the line or control the
 * terminal. */
static void
print_line (FILE *stream, const char *format, va_list args)
{
  g_autofree char *text = g_strdup_vprintf (format, args);
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_isprint (g_utf8_get_char (p)))
      fwrite (p, 1, (gsize) (g_utf8_next_char (p) - p), stream);
    else
      fputc (' ', stream);
  fputc ('\n', stream);
}

void
pandoria_cli_print (const char *format, ...)
{
  va_list args;

  va_start (args, format);
  print_line (stdout, format, args);
  va_end (args);
}

void
pandoria_cli_print_error (const char *format, ...)
{
  va_list args;

  va_start (args, format);
  print_line (stderr, format, args);
  va_end (args);
}

void
pandoria_cli_print_json (JsonObject *object)
{
  g_autofree char *text = pandoria_json_to_plain_text (object);

  fputs (text, stdout);
}

int
pandoria_cli_print_refusal (guint action, const GError *error)
{
  g_autoptr (JsonObject) root = json_object_new ();
  g_autofree char *message = NULL;
  JsonObject *object;

  if (error->domain != PANDORIA_ERROR)
    {
      pandoria_cli_print_error ("%s", error->message);
      return PANDORIA_CLI_INVALID;
    }
  message = pandoria_text_error (error);
  object = json_object_new ();
  json_object_set_int_member (object, "action", action);
  json_object_set_string_member (object, "code",
                                 pandoria_error_key ((PandoriaErrorCode) error->code));
  json_object_set_string_member (object, "rule", pandoria_error_get_rule (error));
  json_object_set_string_member (object, "message", message);
  json_object_set_object_member (root, "error", object);
  pandoria_cli_print_json (root);
  return PANDORIA_CLI_RULE_BROKEN;
}

void
pandoria_cli_report_difference (const char *file, PandoriaRecord *record,
                                const PandoriaDifference *difference)
{
  g_autofree char *text = NULL;

  if (difference == NULL || difference->action == PANDORIA_NO_DIFFERENCE)
    return;
  text = pandoria_text_difference (record, difference);
  pandoria_cli_print_error ("%s: %s", file, text);
}

/* Returns: (nullable): what @bytes are, if they would spoil a terminal. */
static const char *
get_picture_format (GBytes *bytes)
{
  static const struct
  {
    const char *beginning, *name;
  } rows[] = { { "%PDF-", "PDF" }, { "\x89PNG", "PNG" } };
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (size >= strlen (rows[i].beginning)
        && memcmp (data, rows[i].beginning, strlen (rows[i].beginning)) == 0)
      return rows[i].name;
  return NULL;
}

/* @out: NULL is standard output. Opens only a device: a pipe would end when it is closed again. */
static gboolean
is_terminal (const char *out)
{
  GStatBuf info;
  gboolean found;
  int fd;

  if (out == NULL)
    return isatty (STDOUT_FILENO);
  if (g_stat (out, &info) != 0 || !S_ISCHR (info.st_mode))
    return FALSE;
  /* Writes nothing, so this needs no pandoria_file_write (). */
  fd = g_open (out, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC, 0);
  found = fd >= 0 && isatty (fd);
  if (fd >= 0)
    close (fd);
  return found;
}

char *
pandoria_cli_describe_refusal (PandoriaRecord *record, guint failed, const GError *error)
{
  g_autoptr (PandoriaRecord) before = pandoria_record_new_beginning (record, failed);
  g_autoptr (PandoriaGame) game = pandoria_game_new (before, NULL, NULL);
  const PandoriaAction *action = pandoria_record_get_action (record, failed);
  g_autofree char *what = NULL, *reason = NULL;
  const PandoriaState *state;

  if (game == NULL || error->domain != PANDORIA_ERROR) /* the setup itself is refused */
    return g_strdup (error->message);
  state = pandoria_game_get_state (game);
  what = pandoria_text_action (action);
  reason = pandoria_text_refusal (game, action, error, NULL);
  /* Translators: the number of an action and of its turn, who plays it, what it is, why it breaks a
   * rule, and a code word that is not translated: “action 10 (turn 3, Marta: Tile at D4 D5): D4 is
   * occupied (rule 6.1). [occupied]” */
  return g_strdup_printf (_ ("action %1$u (turn %2$u, %3$s: %4$s): %5$s [%6$s]"), failed,
                          state->turn, pandoria_game_get_player_name (game, state->active), what,
                          reason, pandoria_error_key ((PandoriaErrorCode) error->code));
}

int
pandoria_cli_print_broken (const char *path, PandoriaRecord *record, guint failed,
                           const GError *error)
{
  g_autofree char *text = pandoria_cli_describe_refusal (record, failed, error);

  pandoria_cli_print_error ("%s: %s", path, text);
  return error->domain == PANDORIA_ERROR ? PANDORIA_CLI_RULE_BROKEN : PANDORIA_CLI_INVALID;
}

gboolean
pandoria_cli_write_bytes (GBytes *bytes, const char *out, GError **error)
{
  const char *format = get_picture_format (bytes);
  g_autoptr (GError) reason = NULL;

  if (format != NULL && is_terminal (out))
    {
      /* Translators: %s is PDF or PNG */
      g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
                   _ ("this is a %s, not text for a terminal; use -o FILE or a pipe"), format);
      return FALSE;
    }
  if (out == NULL)
    {
      /* main() checks at the end whether this worked */
      fwrite (g_bytes_get_data (bytes, NULL), 1, g_bytes_get_size (bytes), stdout);
      return TRUE;
    }
  if (pandoria_file_write (out, bytes, 0644, &reason))
    return TRUE;
  g_set_error (error, reason->domain, reason->code, _ ("%1$s: cannot be written: %2$s"), out,
               reason->message);
  return FALSE;
}

gboolean
pandoria_cli_usage_error (const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  pandoria_cli_print_error ("%s: %s", g_get_prgname (), text);
  return FALSE;
}

static gboolean
check_files (GStrv files, guint min, guint max)
{
  guint n = files != NULL ? g_strv_length (files) : 0;

  if (n < min)
    return pandoria_cli_usage_error (_ ("no FILE given; see --help"));
  if (n > max)
    return pandoria_cli_usage_error (_ ("unexpected argument “%s”; see --help"), files[max]);
  return TRUE;
}

gboolean
pandoria_cli_parse (int argc, char **argv, const char *usage, const char *summary,
                    const GOptionEntry *entries, guint min, guint max, GStrv *files)
{
  g_autoptr (GOptionContext) context = g_option_context_new (usage);
  g_auto (GStrv) rest = NULL;
  g_autoptr (GError) error = NULL;
  const GOptionEntry remaining[]
      = { { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &rest, NULL, NULL },
          G_OPTION_ENTRY_NULL };

  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, summary);
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, remaining, GETTEXT_PACKAGE);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    return pandoria_cli_usage_error ("%s", error->message);
  if (!check_files (rest, min, max))
    return FALSE;
  if (files != NULL)
    *files = g_steal_pointer (&rest);
  return TRUE;
}

gboolean
pandoria_cli_parse_number (const char *text, const char *option, guint min, guint max,
                           guint *number)
{
  guint64 value;

  if (text == NULL)
    return TRUE;
  if (!g_ascii_string_to_unsigned (text, 10, min, max, &value, NULL))
    return pandoria_cli_usage_error (_ ("%s takes a number from %u to %u, not “%s”"), option, min,
                                     max, text);
  *number = (guint) value;
  return TRUE;
}

gboolean
pandoria_cli_parse_paper (const char *text, PandoriaPaper *paper)
{
  int read = text != NULL ? pandoria_paper_from_key (text) : PANDORIA_PAPER_A4;

  if (read < 0)
    return pandoria_cli_usage_error (_ ("--paper takes a4 or letter, not “%s”"), text);
  *paper = (PandoriaPaper) read;
  return TRUE;
}

PandoriaRecord *
pandoria_cli_load (const char *file, const char *at)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (file, &error);
  guint n;

  if (record == NULL)
    {
      pandoria_cli_print_error ("%s", error->message);
      return NULL;
    }
  n = pandoria_record_get_n_actions (record);
  if (!pandoria_cli_parse_number (at, "--at", 0, n, &n))
    return NULL;
  pandoria_record_truncate (record, n);
  return g_steal_pointer (&record);
}
