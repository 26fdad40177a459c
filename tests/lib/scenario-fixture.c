/* The games of tests/scenarios, as records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "scenario-fixture.h"

#include <string.h>

/* --- finding -------------------------------------------------------------------------------- */

static void
add_folder (GPtrArray *paths, const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        add_folder (paths, path);
      else if (g_str_has_suffix (name, ".json"))
        g_ptr_array_add (paths, g_steal_pointer (&path));
    }
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

GPtrArray *
scenario_fixture_list (void)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "scenarios", NULL);

  add_folder (paths, folder);
  g_ptr_array_sort (paths, compare_paths);
  return paths;
}

/* --- reading -------------------------------------------------------------------------------- */

/* Returns: (nullable): an object's member that is an object itself. Some files are invalid on
 * purpose. */
static JsonObject *
get_object (JsonObject *object, const char *member)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, member) : NULL;

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

/* A scenario refers to its board by name: {"$ref": "lines"} is boards/lines.json. */
static void
fill_in_board (JsonObject *game)
{
  JsonObject *setup = get_object (game, "setup");
  JsonObject *board = get_object (setup, "board");
  const char *name
      = board != NULL ? json_object_get_string_member_with_default (board, "$ref", NULL) : NULL;
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autofree char *file = NULL;
  g_autofree char *path = NULL;

  if (name == NULL)
    return;
  file = g_strconcat (name, ".json", NULL);
  path = g_test_build_filename (G_TEST_DIST, "scenarios", "boards", file, NULL);
  if (json_parser_load_from_file (parser, path, NULL))
    json_object_set_member (setup, "board", json_node_copy (json_parser_get_root (parser)));
}

PandoriaRecord *
scenario_fixture_read (const char *path)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autofree char *data = NULL;
  JsonObject *game;

  if (!json_parser_load_from_file (parser, path, NULL)
      || !JSON_NODE_HOLDS_OBJECT (json_parser_get_root (parser)))
    return NULL;
  game = get_object (json_node_get_object (json_parser_get_root (parser)), "game");
  if (game == NULL)
    return NULL;
  fill_in_board (game);
  data = json_to_string (
      json_object_get_member (json_node_get_object (json_parser_get_root (parser)), "game"), FALSE);
  return pandoria_record_new_from_data (data, strlen (data), NULL);
}

PandoriaGame *
scenario_fixture_open (const char *name, guint n)
{
  g_autofree char *path = g_strdup_printf (PANDORIA_SOURCE_ROOT "/tests/scenarios/%s.json", name);
  g_autoptr (PandoriaRecord) whole = scenario_fixture_read (path);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_beginning (whole, n);
  g_autoptr (GError) error = NULL;
  PandoriaGame *game = pandoria_game_new (record, NULL, &error);

  g_assert_no_error (error);
  return game;
}
