/* A small valid game as text, and ways to spoil it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <utime.h>

#include "pandoria-folder.h"
#include "pandoria-game.h"
#include "pandoria-record.h"

#define PATIENCE 20000 /* ms, for a write */

const char fixture_game[]
    = "{\"format\":\"pandoria-game\",\"version\":1,\"id\":\"00000000-0000-4000-8000-000000000000\","
      "\"title\":"
      "\"Friday\","
      "\"created\":\"2026-11-21T19:30:00Z\",\"later\":{\"kept\":[1,2.5,\"ü\",null,true]},"
      "\"setup\":{\"edition\":\"first\",\"variant\":\"regular\",\"partnership\":false,"
      "\"artifacts\":false,"
      "\"board\":{\"format\":\"pandoria-board\",\"version\":1,\"id\":\"tiny\",\"name\":\"Tiny\","
      "\"side\":\"A\","
      "\"plain\":[\"C3-C7\",\"D3-D7\",\"E3-E7\",\"F3-F7\",\"G3-G7\"],\"lakes\":[\"B4\",\"H4\"],"
      "\"ships\":[{\"at\":\"B4\"},{\"at\":\"H4\",\"discount\":0,\"next\":[]}],"
      "\"printed\":[{\"at\":\"K3\",\"terrain\":\"city\",\"symbols\":1}],"
      "\"exits\":[{\"spaces\":[\"C8\"],\"terrain\":\"hills\"},{\"spaces\":[\"E8\",\"E9\"],"
      "\"terrain\":\"city\"}],"
      "\"start\":[\"D5\",\"D6\",\"E5\",\"E6\"],\"x-colour\":\"sand\"},"
      "\"startPlayer\":0,"
      "\"players\":[{\"name\":\"Red\",\"color\":\"red\",\"realm\":\"humans\"},"
      "{\"name\":\"Blue\",\"color\":\"blue\",\"realm\":\"elves\",\"x-age\":9}],"
      "\"startTiles\":[[{\"at\":\"D5\",\"terrain\":\"forest\",\"symbols\":1},{\"at\":\"D6\","
      "\"terrain\":\"city\","
      "\"symbols\":1}],"
      "[{\"at\":\"E5\",\"terrain\":\"hills\",\"symbols\":1},{\"at\":\"E6\",\"terrain\":"
      "\"mountains\",\"symbols\":1}]]},"
      "\"actions\":["
      "{\"do\":\"place-tile\",\"hexes\":[{\"at\":\"C5\",\"terrain\":\"forest\",\"symbols\":0},"
      "{\"at\":\"C6\",\"terrain\":\"forest\",\"symbols\":0}],\"x-mood\":\"good\"},"
      "{\"do\":\"place-figure\",\"at\":\"C5\",\"note\":\"why not\"},"
      "{\"do\":\"end-turn\"}]}";

char *
fixture_replace (const char *find, const char *replacement)
{
  const char *found = strstr (fixture_game, find);
  g_autofree char *head = NULL;

  g_assert_nonnull (found);
  g_assert_null (strstr (found + 1, find));
  head = g_strndup (fixture_game, (gsize) (found - fixture_game));
  return g_strconcat (head, replacement, found + strlen (find), NULL);
}

char *
fixture_with_action (const char *action)
{
  const char *found = strstr (fixture_game, "\"actions\":[");
  g_autofree char *head = g_strndup (fixture_game, (gsize) (found - fixture_game));

  return g_strconcat (head, "\"actions\":[", action, "]}", NULL);
}

PandoriaRecord *
fixture_record (void)
{
  g_autoptr (GError) error = NULL;
  PandoriaRecord *record
      = pandoria_record_new_from_data (fixture_game, strlen (fixture_game), &error);

  g_assert_no_error (error);
  return record;
}

PandoriaGame *
fixture_new_game (void)
{
  g_autoptr (PandoriaRecord) record = fixture_record ();
  g_autoptr (GError) error = NULL;
  PandoriaGame *game = pandoria_game_new (record, NULL, &error);

  g_assert_no_error (error);
  return game;
}

PandoriaGame *
fixture_new_longest_game (void)
{
  g_autoptr (GString) actions = g_string_new ("{\"do\":\"adjust\",\"player\":0,\"gold\":1}");
  g_autofree char *text = NULL;
  g_autoptr (PandoriaRecord) record = NULL;

  for (guint i = 1; i < PANDORIA_MAX_ACTIONS; i++)
    g_string_append_printf (actions, ",{\"do\":\"adjust\",\"player\":0,\"gold\":%d}",
                            i % 2 == 0 ? 1 : -1);
  text = fixture_with_action (actions->str);
  record = pandoria_record_new_from_data (text, strlen (text), NULL);
  return pandoria_game_new (record, NULL, NULL);
}

static void
remove_tree (const char *path)
{
  const gboolean is_folder
      = g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK);
  g_autoptr (GDir) dir = is_folder ? g_dir_open (path, 0, NULL) : NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      remove_tree (inner);
    }
  g_remove (path);
}

/* The folders of this process. A test that aborts leaves them, so that its reason can be found. */
static GPtrArray *folders;

static void
remove_folders (void)
{
  for (guint i = 0; i < folders->len; i++)
    remove_tree (folders->pdata[i]);
  g_clear_pointer (&folders, g_ptr_array_unref);
}

char *
fixture_make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("pandoria-XXXXXX", &error);

  g_assert_no_error (error);
  if (folders == NULL)
    {
      folders = g_ptr_array_new_with_free_func (g_free);
      atexit (remove_folders);
    }
  g_ptr_array_add (folders, g_strdup (folder));
  return folder;
}

void
fixture_remove_folder (char *folder)
{
  remove_tree (folder);
  g_free (folder);
}

/* The user's data in an isolated program. */
static char *home;

int
fixture_run_isolated (void)
{
  int status;

  home = fixture_make_folder ();
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  status = g_test_run ();
  fixture_remove_folder (g_steal_pointer (&home));
  return status;
}

static void
set_up_place (FixturePlace *place, gconstpointer nothing)
{
  place->folder = fixture_make_folder ();
  place->path = g_build_filename (place->folder, "game.pandoria", NULL);
}

static void
tear_down_place (FixturePlace *place, gconstpointer nothing)
{
  fixture_remove_folder (place->folder);
  g_free (place->path);
  if (home != NULL)
    remove_tree (home);
}

void
fixture_add (const char *path, void (*test) (FixturePlace *place, gconstpointer nothing))
{
  g_test_add (path, FixturePlace, NULL, set_up_place, test, tear_down_place);
}

void
fixture_empty_games (void)
{
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
}

guint
fixture_count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

void
fixture_set_age (const char *path, gint hours)
{
  const gint64 then = g_get_real_time () / G_USEC_PER_SEC - hours * 3600;
  struct utimbuf times = { then, then };

  g_assert_cmpint (g_utime (path, &times), ==, 0);
}

char *
fixture_read (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

void
fixture_write (const char *path, const char *text)
{
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

void
fixture_assert_file (const char *path, const char *text)
{
  g_autofree char *contents = fixture_read (path);

  g_assert_cmpstr (contents, ==, text);
}

guint
fixture_count_acts (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, &error);

  g_assert_no_error (error);
  return pandoria_record_get_n_actions (record);
}

char *
fixture_get_text (PandoriaGame *game)
{
  return pandoria_record_to_data (pandoria_game_get_record (game), NULL);
}

void
fixture_assert_text (PandoriaGame *game, const char *text)
{
  g_autofree char *now = fixture_get_text (game);

  g_assert_cmpstr (now, ==, text);
}

void
fixture_assert_saved (PandoriaGame *game)
{
  g_autofree char *text = fixture_get_text (game);

  g_assert_true (pandoria_game_wait_until_saved (game, PATIENCE));
  fixture_assert_file (pandoria_game_get_path (game), text);
}

void
fixture_assert_on_disk (PandoriaGame *game, const char *path)
{
  const gboolean is_saved = pandoria_game_wait_until_saved (game, PATIENCE);
  g_autofree char *file = fixture_read (path);
  g_autoptr (PandoriaRecord) read = pandoria_record_new_from_file (path, NULL);
  PandoriaState state;

  g_assert_true (is_saved);
  fixture_assert_text (game, file);
  g_assert_nonnull (read);
  g_assert_true (
      pandoria_record_replay (read, pandoria_record_get_n_actions (read), &state, NULL, NULL));
  g_assert_cmpmem (&state, sizeof state, pandoria_game_get_state (game), sizeof state);
}

void
fixture_assert_consistent (PandoriaGame *game)
{
  g_autofree char *text = fixture_get_text (game);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), NULL);
  g_autoptr (PandoriaGame) again = pandoria_game_new (record, NULL, NULL);

  g_assert_nonnull (again);
  g_assert_cmpuint (pandoria_game_get_position (again), ==, pandoria_game_get_position (game));
  for (guint i = 0; i <= pandoria_game_get_position (game); i++)
    g_assert_cmpmem (pandoria_game_get_state_at (game, i), sizeof (PandoriaState),
                     pandoria_game_get_state_at (again, i), sizeof (PandoriaState));
  g_assert_cmpuint (g_list_model_get_n_items (pandoria_game_get_ledger (again)), ==,
                    g_list_model_get_n_items (pandoria_game_get_ledger (game)));
  g_assert_cmpuint (g_list_model_get_n_items (pandoria_game_get_history (game)), ==,
                    pandoria_game_get_position (game));
}

PandoriaAction
fixture_make_adjust (int gold)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.player = 1;
  action.adjust[PANDORIA_COUNTER_GOLD] = (gint16) gold;
  return action;
}

void
fixture_apply (PandoriaGame *game, PandoriaAction action)
{
  g_autoptr (GError) error = NULL;

  pandoria_game_apply_noted (game, &action, NULL, NULL, &error);
  g_assert_no_error (error);
}

void
fixture_count (gpointer counter)
{
  ++*(guint *) counter;
}
