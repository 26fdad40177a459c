/* Saving: complete files or none, no lost writes of other processes, and failures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "pandoria-file.h"
#include "pandoria-folder.h"
#include "pandoria-game.h"
#include "pandoria-json.h"
#include "pandoria-text.h"

/* --- helpers -------------------------------------------------------------------------------- */

static gboolean
write_text (PandoriaSaver *saver, const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return pandoria_saver_write (saver, bytes, error);
}

/* --- writing -------------------------------------------------------------------------------- */

static void
assert_refused (const char *path, int code)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("text", 4);
  g_autoptr (GError) error = NULL;

  g_assert_false (pandoria_file_write (path, bytes, 0644, &error));
  g_assert_error (error, G_FILE_ERROR, code);
  g_assert_null (strstr (error->message, path));
}

/* Writing through a link keeps the link, and creates its missing target. */
static void
test_links (FixturePlace *place, gconstpointer data)
{
  g_autofree char *link = g_build_filename (place->folder, "link", NULL);
  g_autofree char *far = g_build_filename (place->folder, "far", NULL);

  g_assert_cmpint (symlink ("game.pandoria", link), ==, 0);
  g_assert_cmpint (symlink (link, far), ==, 0);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (i == 0 ? "one" : "two", 3);

      g_assert_true (pandoria_file_write (far, bytes, 0600, NULL));
      fixture_assert_file (place->path, i == 0 ? "one" : "two");
      g_assert_true (g_file_test (far, G_FILE_TEST_IS_SYMLINK)
                     && g_file_test (link, G_FILE_TEST_IS_SYMLINK));
    }
}

static void
test_no_files (FixturePlace *place, gconstpointer data)
{
  g_autofree char *one = g_build_filename (place->folder, "one", NULL);
  g_autofree char *other = g_build_filename (place->folder, "other", NULL);
  g_autofree char *below = g_build_filename (place->path, "below", NULL);

  g_assert_cmpint (mkfifo (one, 0600), ==, 0);
  assert_refused (one, G_FILE_ERROR_INVAL);
  assert_refused ("/dev/null", G_FILE_ERROR_INVAL);
  assert_refused (place->folder, G_FILE_ERROR_ISDIR);
  g_unlink (one);
  g_assert_cmpint (symlink (one, other), ==, 0);
  g_assert_cmpint (symlink (other, one), ==, 0);
  assert_refused (one, G_FILE_ERROR_LOOP);
  fixture_write (place->path, "a file");
  assert_refused (below, g_file_error_from_errno (ENOTDIR));
  fixture_assert_file (place->path, "a file");
}

/* An existing file keeps its mode, a new one gets the requested mode. A missing folder is created
 * again. */
static void
test_rights (FixturePlace *place, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (place->folder, "a", "b", NULL);
  g_autofree char *deep = g_build_filename (folder, "c", NULL);
  g_autofree char *parent = g_path_get_dirname (folder);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("new", 3);
  GStatBuf info;

  fixture_write (place->path, "private");
  g_assert_cmpint (g_chmod (place->path, 0600), ==, 0);
  g_assert_true (pandoria_file_write (place->path, bytes, 0644, NULL));
  g_assert_cmpint (g_stat (place->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
  assert_refused (deep, G_FILE_ERROR_NOENT);
  g_assert_true (pandoria_file_write_own (deep, bytes, 0640, NULL));
  g_assert_cmpint (g_stat (deep, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777 & ~0640, ==, 0);
  g_unlink (deep);
  g_rmdir (folder);
  g_rmdir (parent);
}

static void
test_free_paths (FixturePlace *place, gconstpointer data)
{
  g_autofree char *first = pandoria_file_find_free (place->folder, "game.pandoria");
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;
  g_autofree char *plain = NULL;
  g_autofree char *dangling = g_build_filename (place->folder, "game-2.pandoria", NULL);

  g_assert_cmpstr (first, ==, place->path);
  fixture_write (place->path, "");
  second = pandoria_file_find_free (place->folder, "game.pandoria");
  g_assert_cmpstr (second, ==, dangling);
  g_assert_cmpint (symlink ("nowhere", dangling), ==, 0);
  third = pandoria_file_find_free (place->folder, "game.pandoria");
  g_assert_true (g_str_has_suffix (third, "/game-3.pandoria"));
  g_free (second);
  second = g_build_filename (place->folder, "plain", NULL);
  fixture_write (second, "");
  plain = pandoria_file_find_free (place->folder, "plain");
  g_assert_true (g_str_has_suffix (plain, "/plain-2"));
}

/* A name of 255 bytes is cut, but not through a character, so that a number fits. */
static void
test_long_names (FixturePlace *place, gconstpointer data)
{
  g_autoptr (GString) name = g_string_new ("x");
  g_autofree char *path = NULL, *free = NULL, *base = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new_static ("text", 4);

  while (name->len + 2 <= 255 - strlen (".pandoria"))
    g_string_append (name, "ä");
  g_string_append (name, "a.pandoria");
  g_assert_cmpuint (name->len, ==, 255);
  path = g_build_filename (place->folder, name->str, NULL);
  g_assert_true (pandoria_file_write (path, bytes, 0600, NULL));
  free = pandoria_file_find_free (place->folder, name->str);
  base = g_path_get_basename (free);
  g_assert_cmpuint (strlen (base), <=, 255);
  g_assert_true (g_utf8_validate (base, -1, NULL));
  g_assert_true (g_str_has_suffix (base, "ä-2.pandoria"));
  g_assert_true (pandoria_file_write (free, bytes, 0600, NULL));
}

/* --- what a killed process leaves ----------------------------------------------------------- */

/* Only old temporary files are removed, also in subfolders. Folders, links, and other names stay.
 */
static void
test_leftovers (FixturePlace *place, gconstpointer data)
{
  static const struct
  {
    const char *name;
    int hours;
    gboolean stays;
  } files[] = {
    { ".pandoria-X1Y2Z3", 2, FALSE },
    { ".pandoria-X1Y2Z4", 0, TRUE },
    { ".pandoria-X1Y2Z", 999, TRUE },
    { ".pandoria-X1Y2Z33", 999, TRUE },
    { ".pandoria-X1Y-Z3", 999, TRUE },
    { "pandoria-X1Y2Z3", 999, TRUE },
    { "a.pandoria.X1Y2Z3", 999, TRUE },
    { "a.pandoria.jpg.X1Y2Z3", 2, FALSE },
    { "a.pandoria.jpg.X1Y2Z4", 0, TRUE },
    { "a.pandoria.jpg.X1Y2Z33", 999, TRUE },
    { "a.pandoria.jpg", 999, TRUE },
    { "a.pandoria.backup", 999, TRUE },
    { "a.pandoria", 999, TRUE },
    { ".goutputstream-AB12CD", 9, TRUE },
    { "below/.pandoria-abcdef", 2, FALSE },
    { "below/.pandoria-ABCDEF", 0, TRUE },
  };
  g_autofree char *below = g_build_filename (place->folder, "below", NULL);
  g_autofree char *folder = g_build_filename (place->folder, ".pandoria-FOLDER", NULL);
  g_autofree char *link = g_build_filename (place->folder, ".pandoria-LINKED", NULL);

  g_assert_cmpint (g_mkdir (below, 0700), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (symlink (place->path, link), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (place->folder, files[i].name, NULL);

      fixture_write (path, "{");
      fixture_set_age (path, files[i].hours);
    }
  fixture_set_age (folder, 999);
  pandoria_file_remove_leftovers (place->folder);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (place->folder, files[i].name, NULL);

      g_test_message ("%s", files[i].name);
      g_assert_cmpint (g_file_test (path, G_FILE_TEST_EXISTS), ==, files[i].stays);
    }
  g_assert_true (g_file_test (folder, G_FILE_TEST_IS_DIR)
                 && g_file_test (link, G_FILE_TEST_IS_SYMLINK));
}

#define LONG_SIZE (64 * 1024 * 1024)

/* Returns: (transfer full) (nullable): the temporary file in @folder, once it is not empty. */
static char *
find_temporary (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf info;

      if (g_str_has_prefix (name, ".pandoria-") && g_stat (path, &info) == 0 && info.st_size > 0)
        return g_steal_pointer (&path);
    }
  return NULL;
}

/* Stops @child before it renames its file. Returns: (transfer full): the temporary file. */
static char *
stop_while_writing (pid_t child, const char *folder)
{
  char *temporary = NULL;

  do
    {
      g_free (temporary);
      kill (child, SIGCONT);
      while ((temporary = find_temporary (folder)) == NULL)
        ;
      g_assert_cmpint (kill (child, SIGSTOP), ==, 0);
      g_assert_cmpint (waitpid (child, NULL, WUNTRACED), ==, child);
    }
  while (!g_file_test (temporary, G_FILE_TEST_EXISTS));
  return temporary;
}

/* A temporary file stays while its process lives, at any age. */
static void
test_held (FixturePlace *place, gconstpointer data)
{
  g_autoptr (GBytes) bytes = g_bytes_new_take (g_malloc0 (LONG_SIZE), LONG_SIZE);
  g_autofree char *temporary = NULL;
  gboolean stayed;
  pid_t child = fork ();

  if (child == 0)
    {
      while (pandoria_file_write (place->path, bytes, 0644, NULL))
        ;
      _exit (1);
    }
  temporary = stop_while_writing (child, place->folder);
  fixture_set_age (temporary, 999);
  pandoria_file_remove_leftovers (place->folder);
  stayed = g_file_test (temporary, G_FILE_TEST_EXISTS);
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  g_assert_true (stayed);
  pandoria_file_remove_leftovers (place->folder);
  g_assert_false (g_file_test (temporary, G_FILE_TEST_EXISTS));
}

/* --- following a file ----------------------------------------------------------------------- */

static void
test_saver (FixturePlace *place, gconstpointer data)
{
  g_autoptr (PandoriaSaver) saver = pandoria_saver_new (place->path);
  g_autoptr (GError) error = NULL;

  g_assert_true (write_text (saver, "one", NULL));
  g_assert_true (write_text (saver, "two", NULL));
  fixture_assert_file (place->path, "two");

  /* The same bytes were written again: no conflict. */
  fixture_write (place->path, "two");
  g_assert_true (write_text (saver, "three", NULL));
  /* Gone. */
  g_unlink (place->path);
  g_assert_true (write_text (saver, "four", NULL));
  fixture_assert_file (place->path, "four");
  /* Another process has written the same bytes. */
  fixture_write (place->path, "five");
  g_assert_true (write_text (saver, "five", NULL));
  g_assert_true (write_text (saver, "six", NULL));

  /* Other bytes of the same length are a conflict, too. */
  fixture_write (place->path, "SIX");
  for (guint i = 0; i < 2; i++)
    {
      g_assert_false (write_text (saver, "seven", &error));
      g_assert_error (error, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED);
      g_clear_error (&error);
      fixture_assert_file (place->path, "SIX");
    }
}

/* A file that was not read is not overwritten. */
static void
test_unread (FixturePlace *place, gconstpointer data)
{
  g_autoptr (PandoriaSaver) saver = NULL;
  g_autoptr (GBytes) read = g_bytes_new_static ("there", 5);
  g_autoptr (GError) error = NULL;

  fixture_write (place->path, "there");
  saver = pandoria_saver_new (place->path);
  g_assert_false (write_text (saver, "other", &error));
  g_assert_error (error, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED);
  pandoria_saver_adopt (saver, read);
  g_assert_true (write_text (saver, "other", NULL));
  fixture_assert_file (place->path, "other");
}

/* Unchanged bytes are not written again. */
static void
test_unchanged (FixturePlace *place, gconstpointer data)
{
  g_autoptr (PandoriaSaver) saver = pandoria_saver_new (place->path);
  GStatBuf before, after;

  g_assert_true (write_text (saver, "one", NULL));
  g_assert_cmpint (g_stat (place->path, &before), ==, 0);
  g_assert_true (write_text (saver, "one", NULL));
  g_assert_cmpint (g_stat (place->path, &after), ==, 0);
  g_assert_cmpuint (before.st_ino, ==, after.st_ino);
}

/* --- locks ---------------------------------------------------------------------------------- */

static void
test_lock (FixturePlace *place, gconstpointer data)
{
  g_autofree char *table = g_build_filename (place->folder, "table", NULL);
  g_autofree char *roundabout = g_build_filename (place->folder, ".", "game.pandoria", NULL);
  PandoriaFileLock *one = pandoria_file_lock_take (table, place->path);
  g_autoptr (PandoriaFileLock) other = pandoria_file_lock_take (table, table);

  g_assert_nonnull (one);
  g_assert_nonnull (other);
  g_assert_null (pandoria_file_lock_take (table, place->path));
  g_assert_null (pandoria_file_lock_take (table, roundabout));
  pandoria_file_lock_release (one);
  one = pandoria_file_lock_take (table, roundabout);
  g_assert_nonnull (one);
  pandoria_file_lock_release (one);
}

/* Without a table of locks no file counts as locked. */
static void
test_no_table (FixturePlace *place, gconstpointer data)
{
  g_autofree char *table = g_build_filename (place->path, "table", NULL);
  g_autoptr (PandoriaFileLock) one = NULL;
  g_autoptr (PandoriaFileLock) other = NULL;

  fixture_write (place->path, "");
  one = pandoria_file_lock_take (table, place->path);
  other = pandoria_file_lock_take (table, place->path);
  g_assert_nonnull (one);
  g_assert_nonnull (other);
}

/* A process that is killed leaves no lock behind. */
static void
test_killed (FixturePlace *place, gconstpointer data)
{
  g_autofree char *table = g_build_filename (place->folder, "table", NULL);
  g_autoptr (PandoriaFileLock) lock = NULL;
  int ready[2];
  char byte;
  pid_t child;

  g_assert_cmpint (pipe (ready), ==, 0);
  child = fork ();
  if (child == 0)
    {
      gboolean taken = pandoria_file_lock_take (table, place->path) != NULL;

      if (write (ready[1], taken ? "y" : "n", 1) == 1)
        pause ();
      _exit (1);
    }
  g_assert_cmpint (read (ready[0], &byte, 1), ==, 1);
  g_assert_cmpint (byte, ==, 'y');
  g_assert_null (pandoria_file_lock_take (table, place->path));
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  lock = pandoria_file_lock_take (table, place->path);
  g_assert_nonnull (lock);
  close (ready[0]);
  close (ready[1]);
}

/* --- a game --------------------------------------------------------------------------------- */

static void
on_parted (PandoriaGame *game, const char *other, char **told)
{
  g_free (*told);
  *told = g_strdup (other);
}

/* Another process writes the file while it is open: both versions stay, the game continues in its
 * own file, and the title distinguishes them. */
static void
test_parted (FixturePlace *place, gconstpointer data)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree char *title = g_strdup (pandoria_record_get_title (pandoria_game_get_record (game)));
  g_autofree char *wanted = g_strdup_printf ("%s (2)", title);
  g_autofree char *told = NULL;
  g_autofree char *second = g_build_filename (place->folder, "game-2.pandoria", NULL);

  g_signal_connect (game, "parted", G_CALLBACK (on_parted), &told);
  g_assert_true (pandoria_game_set_path (game, place->path, NULL));
  fixture_apply (game, fixture_make_adjust (1));
  fixture_write (place->path, fixture_game);
  g_assert_null (told);
  fixture_apply (game, fixture_make_adjust (2));
  g_assert_cmpstr (told, ==, place->path);
  fixture_assert_file (place->path, fixture_game);
  g_assert_cmpstr (pandoria_game_get_path (game), ==, second);
  g_assert_cmpstr (pandoria_record_get_title (pandoria_game_get_record (game)), ==, wanted);
  g_assert_cmpuint (fixture_count_acts (second), ==, 5);

  /* Another conflict. */
  fixture_write (second, fixture_game);
  fixture_apply (game, fixture_make_adjust (3));
  g_assert_cmpstr (told, ==, second);
  fixture_assert_file (second, fixture_game);
  g_assert_true (g_str_has_suffix (pandoria_game_get_path (game), "/game-3.pandoria"));
  g_assert_true (
      g_str_has_suffix (pandoria_record_get_title (pandoria_game_get_record (game)), " (3)"));
  g_assert_cmpuint (fixture_count_acts (pandoria_game_get_path (game)), ==, 6);
}

/* A game whose file may not grow takes no more acts, with a message before and then. */
static void
test_full_file (FixturePlace *place, gconstpointer data)
{
  g_autofree char *rest = g_strnfill (PANDORIA_MAX_FILE_SIZE - strlen (fixture_game) - 60, 'x');
  g_autofree char *full = g_strdup_printf ("{\"x-rest\":\"%s\",%s", rest, fixture_game + 1);
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *warning = NULL;
  PandoriaAction action = fixture_make_adjust (3);
  guint before;

  fixture_write (place->path, full);
  game = pandoria_game_open (place->path, &error);
  g_assert_no_error (error);
  warning = pandoria_text_room (game);
  g_assert_cmpstr (warning, ==, "The file of this game is almost full.");
  before = pandoria_game_get_position (game);
  g_assert_false (pandoria_game_apply_noted (game, &action, NULL, NULL, &error));
  g_assert_cmpstr (error->message, ==,
                   "The file of this game is full: it has at most 8 MiB. Continue in a new game.");
  g_assert_cmpuint (pandoria_game_get_position (game), ==, before);
}

/* A game can be open only once. After closing it or saving it elsewhere, it can be opened again. */
static void
test_open_twice (FixturePlace *place, gconstpointer data)
{
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (PandoriaGame) other = fixture_new_game ();
  g_autoptr (GError) error = NULL;

  fixture_write (place->path, fixture_game);
  game = pandoria_game_open (place->path, NULL);
  g_assert_nonnull (game);
  g_assert_null (pandoria_game_open (place->path, &error));
  g_assert_error (error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_OPEN_ELSEWHERE);
  g_clear_error (&error);
  g_assert_false (pandoria_game_set_path (other, place->path, &error));
  g_assert_error (error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_OPEN_ELSEWHERE);
  g_assert_null (pandoria_game_get_path (other));
  fixture_assert_file (place->path, fixture_game);

  g_assert_true (pandoria_game_set_path (game, NULL, NULL));
  g_clear_object (&other);
  other = pandoria_game_open (place->path, NULL);
  g_assert_nonnull (other);
  fixture_apply (game, fixture_make_adjust (1));
  fixture_assert_file (place->path, fixture_game);
  g_clear_object (&other);
  g_assert_true (pandoria_game_set_path (game, place->path, NULL));
  g_assert_cmpstr (pandoria_game_get_path (game), !=,
                   place->path); /* it continues differently: both stay */
  fixture_assert_file (place->path, fixture_game);
}

static gboolean
on_late (gpointer data)
{
  g_error ("it was not tried again");
  return G_SOURCE_REMOVE;
}

/* A failed write is repeated automatically, and the folder is created again. */
static void
test_retry (FixturePlace *place, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (place->folder, "games", NULL);
  g_autofree char *path = g_build_filename (folder, "game.pandoria", NULL);
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  guint late = g_timeout_add_seconds (20, on_late, NULL);
  gint64 since;

  fixture_write (folder, "in the way");
  g_assert_false (pandoria_game_set_path (game, path, NULL));
  since = pandoria_game_get_unsaved_since (game);
  g_assert_cmpint (since, >, 0);
  g_usleep (1100 * 1000);
  fixture_apply (game, fixture_make_adjust (1));
  g_assert_cmpint (pandoria_game_get_unsaved_since (game), ==, since);
  g_unlink (folder);
  while (pandoria_game_get_unsaved_since (game) != 0)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (late);
  g_assert_cmpuint (fixture_count_acts (path), ==, 4);
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_next_title (void)
{
  static const char *const titles[][2] = {
    { "Friday", "Friday (2)" },
    { "Friday (2)", "Friday (3)" },
    { "Friday (9)", "Friday (10)" },
    { "Friday (1)", "Friday (1) (2)" },
    { "(2)", "(2) (2)" },
    { "Friday(2)", "Friday(2) (2)" },
    { "", " (2)" },
    { "A (2) B", "A (2) B (2)" },
    { "Friday (two)", "Friday (two) (2)" },
    { "Friday (9999)", "Friday (10000)" },
  };
  g_autoptr (PandoriaRecord) record = fixture_record ();
  g_autoptr (GString) longest = g_string_new (NULL);
  g_autofree char *next = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autofree char *made = NULL;

      pandoria_record_set_title (record, titles[i][0]);
      made = pandoria_record_make_next_title (record);
      g_assert_cmpstr (made, ==, titles[i][1]);
    }
  for (guint i = 0; i < 200; i++)
    g_string_append (longest, "ü");
  pandoria_record_set_title (record, longest->str);
  next = pandoria_record_make_next_title (record);
  g_assert_true (g_str_has_suffix (next, "ü (2)"));
  g_assert_cmpint (g_utf8_strlen (next, -1), <=, 200);
}

#define ADD(name, test) fixture_add ("/saving/" name, test)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("links", test_links);
  ADD ("no-files", test_no_files);
  ADD ("rights", test_rights);
  ADD ("leftovers", test_leftovers);
  ADD ("held", test_held);
  ADD ("free-paths", test_free_paths);
  ADD ("long-names", test_long_names);
  ADD ("saver", test_saver);
  ADD ("unread", test_unread);
  ADD ("unchanged", test_unchanged);
  ADD ("lock", test_lock);
  ADD ("no-table", test_no_table);
  ADD ("killed", test_killed);
  ADD ("parted", test_parted);
  ADD ("full-file", test_full_file);
  ADD ("open-twice", test_open_twice);
  ADD ("retry", test_retry);
  g_test_add_func ("/saving/next-title", test_next_title);
  return fixture_run_isolated ();
}
