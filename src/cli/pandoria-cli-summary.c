/* pandoria-cli summary: the ranking, and where the points came from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cli.h"

#include "pandoria-report-bgstats.h"
#include "pandoria-report-csv.h"
#include "pandoria-report-names.h"
#include "pandoria-report-page-file.h"
#include "pandoria-state-json.h"
#include "pandoria-tally.h"

#include <stdio.h>
#include <string.h>

#define MAX_CELL 14 /* characters of a player's name in the head of the table */

/* --- text ------------------------------------------------------------------------------------------------------- */

/* printf counts bytes, a table counts characters. Numbers and heads stand to the right. */
static void
append_cell (GString *text, const char *cell, glong width, gboolean right)
{
  glong length = g_utf8_strlen (cell, -1);

  for (glong i = length; right && i < width; i++)
    g_string_append_c (text, ' ');
  g_string_append (text, cell);
  for (glong i = length; !right && i < width; i++)
    g_string_append_c (text, ' ');
}

static char *
shorten (const char *label)
{
  g_autofree char *start = NULL;

  if (g_utf8_strlen (label, -1) <= MAX_CELL)
    return g_strdup (label);
  start = g_utf8_substring (label, 0, MAX_CELL - 1);
  return g_strconcat (start, "…", NULL);
}

static void
append_ranking (GString *text, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  PandoriaRecord *record = pandoria_game_get_record (game);
  PandoriaResult result;

  pandoria_state_get_result (state, &result);
  g_string_append (text, state->finished ? "Result\n" : "Standing (the game is not finished)\n");
  for (guint place = 1; place <= result.n; place++)
    for (guint i = 0; i < result.n; i++)
      if (result.place[i] == place)
        {
          g_autofree char *label = pandoria_report_team (record, state, i);

          g_string_append_printf (text, "  %u. %s: %d (%d)\n", place, label, result.points[i], result.tie_break[i]);
        }
  g_string_append (text, "     (in brackets: resources that decide a tie)\n");
}

static glong
get_source_width (const PandoriaTally *tally)
{
  glong width = strlen ("Points");

  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    if (pandoria_tally_has_source (tally, source))
      width = MAX (width, g_utf8_strlen (pandoria_tally_source_name (source), -1));
  return width + 2;
}

static void
append_row (GString *text, const char *name, glong width, const gint *points, guint n)
{
  append_cell (text, name, width, FALSE);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", points[i]);

      append_cell (text, number, MAX_CELL + 2, TRUE);
    }
  g_string_append_c (text, '\n');
}

static void
append_table (GString *text, PandoriaGame *game, const PandoriaTally *tally)
{
  glong width = get_source_width (tally);

  append_cell (text, "", width, FALSE);
  for (guint i = 0; i < tally->n_players; i++)
    {
      g_autofree char *label = pandoria_report_player (pandoria_game_get_record (game), i);
      g_autofree char *short_label = shorten (label);

      append_cell (text, short_label, MAX_CELL + 2, TRUE);
    }
  g_string_append_c (text, '\n');
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    if (pandoria_tally_has_source (tally, source))
      append_row (text, pandoria_tally_source_name (source), width, tally->points[source], tally->n_players);
  append_row (text, "Points", width, tally->sums, tally->n_players);
}

static GBytes *
make_text (PandoriaGame *game, GError **error)
{
  GString *text = g_string_new (NULL);
  g_autofree char *title = pandoria_report_clean (pandoria_record_get_title (pandoria_game_get_record (game)));
  const PandoriaState *state = pandoria_game_get_state (game);
  PandoriaTally tally;

  pandoria_tally_init (&tally, game);
  g_string_append_printf (text, "%s\n%u actions, round %u, turn %u\n\n", title, pandoria_game_get_position (game),
                          state->round, state->turn);
  append_ranking (text, game);
  g_string_append_c (text, '\n');
  append_table (text, game, &tally);
  return g_string_free_to_bytes (text);
}

/* --- JSON ------------------------------------------------------------------------------------------------------- */

static JsonObject *
points_to_json (const char *source, const gint *points, guint n)
{
  JsonObject *object = json_object_new ();
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++)
    json_array_add_int_element (array, points[i]);
  json_object_set_string_member (object, "source", source);
  json_object_set_array_member (object, "points", array);
  return object;
}

static JsonArray *
players_to_json (PandoriaGame *game, const PandoriaTally *tally)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < tally->n_players; i++)
    {
      JsonObject *player = json_object_new ();
      PandoriaRealm realm = (PandoriaRealm) pandoria_record_get_setup (record)->players[i].realm;

      json_object_set_string_member (player, "name", pandoria_record_get_player_name (record, i));
      json_object_set_string_member (player, "color",
                                     pandoria_color_key (pandoria_record_get_player_color (record, i)));
      if (realm != PANDORIA_REALM_NONE)
        json_object_set_string_member (player, "realm", pandoria_realm_key (realm));
      json_object_set_int_member (player, "points", tally->sums[i]);
      json_array_add_object_element (players, player);
    }
  return players;
}

static JsonObject *
get_json (PandoriaGame *game, const PandoriaTally *tally)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  PandoriaRecord *record = pandoria_game_get_record (game);
  JsonObject *object = json_object_new ();
  JsonArray *sources = json_array_new ();

  json_object_set_string_member (object, "format", "pandoria-summary");
  json_object_set_int_member (object, "version", 1);
  json_object_set_string_member (object, "id", pandoria_record_get_id (record));
  json_object_set_string_member (object, "title", pandoria_record_get_title (record));
  json_object_set_string_member (object, "created", pandoria_record_get_created (record));
  json_object_set_int_member (object, "actions", pandoria_game_get_position (game));
  json_object_set_int_member (object, "round", state->round);
  json_object_set_int_member (object, "turn", state->turn);
  json_object_set_boolean_member (object, "finished", state->finished);
  json_object_set_object_member (object, "standing", pandoria_result_to_json (state));
  json_object_set_array_member (object, "players", players_to_json (game, tally));
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    if (pandoria_tally_has_source (tally, source))
      json_array_add_object_element (
          sources, points_to_json (pandoria_tally_source_key (source), tally->points[source], tally->n_players));
  json_object_set_array_member (object, "sources", sources);
  return object;
}

static GBytes *
take_json (JsonObject *object)
{
  gsize length;
  char *text = pandoria_json_to_text (object, TRUE, &length);

  json_object_unref (object);
  return g_bytes_new_take (text, length);
}

static GBytes *
make_json (PandoriaGame *game, GError **error)
{
  PandoriaTally tally;

  pandoria_tally_init (&tally, game);
  return take_json (get_json (game, &tally));
}

/* --- the other formats ------------------------------------------------------------------------------------------ */

static GBytes *
make_csv (PandoriaGame *game, GError **error)
{
  char *csv = pandoria_report_csv (game);

  return g_bytes_new_take (csv, strlen (csv));
}

static GBytes *
make_bgstats (PandoriaGame *game, GError **error)
{
  return take_json (pandoria_report_bgstats (game));
}

/* The first is the default. */
static const struct
{
  const char *name;
  GBytes *(*make) (PandoriaGame *game, GError **error);
} formats[] = {
  { "text", make_text },          { "json", make_json },          { "csv", make_csv },
  { "pdf", pandoria_report_pdf }, { "svg", pandoria_report_svg }, { "bgstats", make_bgstats },
};

/* Returns: its row, -1 for none. */
static int
find_format (const char *name)
{
  if (name == NULL)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (strcmp (name, formats[i].name) == 0)
      return (int) i;
  pandoria_cli_usage_error ("--format takes text, json, csv, pdf, svg or bgstats, not “%s”", name);
  return -1;
}

/* --- the command ------------------------------------------------------------------------------------------------ */

typedef struct
{
  char *format, *out;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->format);
  g_free (options->out);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
write_out (GBytes *bytes, const char *out, GError **error)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (out != NULL)
    return g_file_set_contents_full (out, data, (gssize) size, G_FILE_SET_CONTENTS_CONSISTENT, 0644, error);
  fwrite (data, 1, size, stdout); /* whether it could is asked when the program ends */
  return TRUE;
}

static int
summarise (PandoriaRecord *record, guint format, const char *out)
{
  g_autoptr (GError) error = NULL;
  guint failed = 0;
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, &failed, &error);
  g_autoptr (GBytes) bytes = NULL;

  if (game == NULL)
    return pandoria_cli_print_refusal (failed, error);
  bytes = formats[format].make (game, &error);
  if (bytes != NULL && write_out (bytes, out, &error))
    return PANDORIA_CLI_FINE;
  pandoria_cli_print_error ("%s", error->message);
  return PANDORIA_CLI_INVALID;
}

int
pandoria_cli_summary (int argc, char **argv)
{
  g_auto (Options) options = { NULL, NULL };
  g_auto (PandoriaCliMoment) moment = { NULL, NULL };
  g_autoptr (PandoriaRecord) record = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &options.format, "text (the default), json, csv, pdf, svg or bgstats",
      "FORMAT" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.out, "Write to OUT instead of standard output", "OUT" },
    G_OPTION_ENTRY_NULL,
  };
  int format;

  if (!pandoria_cli_parse (argc, argv, "FILE", "Prints the ranking and where the points came from.", entries, 1, 1,
                           &moment.files))
    return PANDORIA_CLI_INVALID;
  format = find_format (options.format);
  record = format >= 0 ? pandoria_cli_load (&moment) : NULL;
  return record != NULL ? summarise (record, (guint) format, options.out) : PANDORIA_CLI_INVALID;
}
