/* Every act of record.md, done in the real window: the last act of each scenario that is allowed, at its position, and
 * before it whatever no other scenario ends with. What the window makes of it is compared with what the record says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-application.h"
#include "pandoria-game.h"
#include "pandoria-record.h"
#include "window-driver.h"

#define MAX_ANSWERS 3
#define SECONDS     20

/* Where the acts of variants, realms and modules are; the others' are in them, too. */
static const char *const folders[] = { "6.3.1", "6.3.3", "6.4", "9", "11", "12", "14", "15", "16", "17" };

static PandoriaApplication *application;
static PandoriaWindow *window;
static guint32 kinds_done;

/* --- scenarios ------------------------------------------------------------------------------------------------ */

static JsonObject *
load_object (const char *path, JsonParser *parser)
{
  g_autoptr (GError) error = NULL;

  json_parser_load_from_file (parser, path, &error);
  g_assert_no_error (error);
  return json_node_get_object (json_parser_get_root (parser));
}

/* A board may be named: {"$ref": "lines"} is boards/lines.json. */
static void
put_board (JsonObject *game)
{
  JsonObject *setup = json_object_get_object_member (game, "setup");
  JsonObject *board = json_object_get_object_member (setup, "board");
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;

  if (!json_object_has_member (board, "$ref"))
    return;
  name = g_strconcat (json_object_get_string_member (board, "$ref"), ".json", NULL);
  path = g_test_build_filename (G_TEST_DIST, "scenarios", "boards", name, NULL);
  json_object_set_object_member (setup, "board", json_object_ref (load_object (path, parser)));
}

/* Returns: (transfer full) (nullable): the record of a scenario; NULL when it is refused on purpose, or has no act. */
static PandoriaRecord *
load_record (const char *path)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *scenario = load_object (path, parser);
  JsonObject *game = json_object_get_object_member (scenario, "game");
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *data = NULL;
  gsize length;

  if (game == NULL || json_object_has_member (scenario, "repeat")
      || json_object_has_member (json_object_get_object_member (scenario, "expect"), "error")
      || json_array_get_length (json_object_get_array_member (game, "actions")) == 0)
    return NULL;
  put_board (game);
  json_node_set_object (node, game);
  json_generator_set_root (generator, node);
  data = json_generator_to_data (generator, &length);
  return pandoria_record_new_from_data (data, length, NULL); /* some are no valid files on purpose */
}

/* --- comparing ------------------------------------------------------------------------------------------------ */

/* Returns: (nullable): what went wrong. */
static const char *
do_act (PandoriaRecord *record, guint index, guint answer)
{
  g_autoptr (PandoriaRecord) before = pandoria_record_new_beginning (record, index);
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree PandoriaState *wanted = g_new0 (PandoriaState, 1);
  const char *fault;

  pandoria_record_replay (record, index + 1, wanted, NULL, &error);
  g_assert_no_error (error);
  game = pandoria_game_new (before, NULL, &error);
  g_assert_no_error (error);
  window_driver_close_dialogs (window);
  pandoria_window_set_game (window, game);
  window_driver_settle ();
  fault = window_driver_do (window, pandoria_record_get_action (record, index), answer);
  window_driver_close_dialogs (window);
  if (fault != NULL)
    return fault;
  return pandoria_state_equal (pandoria_game_get_state (game), wanted) ? NULL : "another state";
}

/* One of the answers to what is asked leads to what the record says. */
static void
check_act (PandoriaRecord *record, guint index, const char *path)
{
  const PandoriaAction *action = pandoria_record_get_action (record, index);
  const char *fault = "nothing";

  for (guint answer = 0; answer < MAX_ANSWERS && fault != NULL; answer++)
    fault = do_act (record, index, answer);
  if (fault != NULL)
    g_test_message ("%s: act %u, %s: %s", path, index, pandoria_act_key (action->kind), fault);
  g_assert_null (fault);
  kinds_done |= 1u << action->kind;
}

static void
test_scenario (gconstpointer data)
{
  g_autoptr (PandoriaRecord) record = load_record (data);
  guint n = record != NULL ? pandoria_record_get_n_actions (record) : 0;

  for (guint i = 0; i < n; i++)
    if (i == n - 1 || (kinds_done >> pandoria_record_get_action (record, i)->kind & 1) == 0)
      check_act (record, i, data);
}

/* --- the window ----------------------------------------------------------------------------------------------- */

/* No act is left out. */
static void
test_all_kinds (void)
{
  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    if ((kinds_done >> kind & 1) == 0)
      {
        g_test_message ("no scenario ends with %s", pandoria_act_key (kind));
        g_test_fail ();
      }
}

static void
add_folder (const char *folder)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "scenarios", folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *test = g_strconcat ("/acts/", folder, "/", name, NULL);

      if (g_str_has_suffix (name, ".json"))
        g_test_add_data_func_full (test, g_build_filename (path, name, NULL), test_scenario, g_free);
    }
}

static gboolean
on_timeout (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
open_window (void)
{
  gboolean late = FALSE;
  guint timeout = g_timeout_add_seconds (SECONDS, on_timeout, &late);

  window = PANDORIA_WINDOW (pandoria_window_new (ADW_APPLICATION (application)));
  gtk_window_set_default_size (GTK_WINDOW (window), 1270, 900);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)) && !late)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (late);
  g_source_remove (timeout);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  int result;

  gtk_test_init (&argc, &argv, NULL);
  application = pandoria_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  open_window ();
  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++)
    add_folder (folders[i]);
  g_test_add_func ("/kinds/all", test_all_kinds);
  result = g_test_run ();
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (application);
  return result;
}
