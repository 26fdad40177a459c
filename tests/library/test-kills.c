/* Kills the program at random moments: earlier entries are on disk and complete, locks are free,
 * and the next start removes temporary files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "archive-fixture.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "catalogue-fixture.h"
#include "pandoria-file.h"
#include "pandoria-game.h"
#include "session-fixture.h"

/* --- a process that is killed --------------------------------------------------------------- */

/* Works in @place until the process is killed. It writes a byte to @reports after each finished
 * step. */
typedef void (*Doing) (const char *place, int reports);

static const char *program;

static int
count_rounds (void)
{
  const char *wanted = g_getenv ("PANDORIA_KILLS");

  return wanted != NULL ? atoi (wanted) : 50;
}

static void
report (int reports)
{
  if (write (reports, ".", 1) != 1)
    _exit (1);
}

/* Runs @doing in @place in a separate process, without threads of this one, and kills it at most
 * @most milliseconds after its first report. Returns: how many steps it finished. */
static guint
kill_while (const char *doing, const char *place, guint most)
{
  int reports[2];
  guint n = 0;
  char bytes[512];
  ssize_t length;
  pid_t child;

  g_assert_cmpint (pipe (reports), ==, 0);
  child = fork ();
  if (child == 0)
    {
      g_autofree char *to = g_strdup_printf ("%d", reports[1]);

      execl (program, program, doing, place, to, NULL);
      _exit (1);
    }
  close (reports[1]);
  g_assert_cmpint (read (reports[0], bytes, 1), ==, 1);
  g_usleep ((gulong) g_test_rand_int_range (0, (gint32) most * 1000));
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  for (n = 1; (length = read (reports[0], bytes, sizeof bytes)) > 0; n += (guint) length)
    ;
  close (reports[0]);
  return n;
}

/* Makes all files in @folder and below two hours old. Returns: how many of them are neither games
 * nor in @known. */
static guint
age (const char *folder, const char *known)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        {
          n += age (path, known);
          continue;
        }
      fixture_set_age (path, 2);
      n += strcmp (name, known) != 0 && !g_str_has_suffix (name, ".pandoria");
    }
  return n;
}

/* The next start removes all temporary files from @folder. */
static void
start_again (const char *folder, const char *known)
{
  g_test_message ("%u files were left behind", age (folder, known));
  pandoria_file_remove_leftovers (folder);
  g_assert_cmpuint (age (folder, known), ==, 0);
}

/* --- a game --------------------------------------------------------------------------------- */

static void
play (const char *path, int reports)
{
  g_autoptr (PandoriaGame) game = pandoria_game_open (path, NULL);
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_POINTS] = 1;
  for (guint i = 0;
       game != NULL && i < 2000 && pandoria_game_apply_noted (game, &action, NULL, NULL, NULL); i++)
    {
      /* Undo and redo write, too; both together count as one step. */
      if (i % 3 == 2)
        {
          pandoria_game_undo (game);
          pandoria_game_redo (game);
        }
      report (reports);
    }
}

/* Returns: how many acts are in the file, including undone ones. */
static guint
count_acts (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) game = pandoria_game_open (path, &error);

  g_assert_no_error (error);
  while (pandoria_game_can_redo (game))
    pandoria_game_redo (game);
  return pandoria_game_get_position (game);
}

static void
test_game (void)
{
  char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "game.pandoria", NULL);

  for (int i = 0; i < count_rounds (); i++)
    {
      guint n, done;

      g_assert_true (g_file_set_contents (path, fixture_game, -1, NULL));
      done = kill_while ("play", path, 20);
      n = count_acts (path);
      g_assert_cmpuint (n, >=, 3 + done);
      g_assert_cmpuint (n, <=, 3 + done + 1);
    }
  start_again (folder, "");
  fixture_remove_folder (folder);
}

/* --- learnt costs --------------------------------------------------------------------------- */

static void
learn (const char *path, int reports)
{
  g_autoptr (PandoriaCatalogue) catalogue = pandoria_catalogue_new (NULL, path, NULL);

  for (guint cost = 0; cost <= PANDORIA_MAX_COST; cost++)
    {
      pandoria_catalogue_add_spell_cost (catalogue, PANDORIA_SPELL_FLEE, 0, cost, NULL);
      report (reports);
    }
}

static void
test_catalogue (void)
{
  char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "catalogue.json", NULL);

  for (int i = 0; i < count_rounds (); i++)
    {
      guint done = kill_while ("learn", path, 5);
      g_autoptr (PandoriaCatalogue) catalogue = pandoria_catalogue_new (NULL, path, NULL);
      g_autoptr (GArray) costs = pandoria_catalogue_get_values (
          catalogue, pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0));
      const char *aside;

      g_assert_null (pandoria_catalogue_get_damage (catalogue, &aside));
      g_assert_cmpuint (costs->len, >=, MIN (done, PANDORIA_MAX_COST));
      g_unlink (path);
    }
  start_again (folder, "");
  fixture_remove_folder (folder);
}

/* --- the archive ---------------------------------------------------------------------------- */

static void
on_changed (GObject *archive, GAsyncResult *result, gpointer data)
{
  Place *place = data;

  g_clear_object (&place->entry);
  place->entry = pandoria_archive_change_finish (PANDORIA_ARCHIVE (archive), result, NULL);
  place->done = TRUE;
}

static void
on_deleted (GObject *archive, GAsyncResult *result, gpointer data)
{
  Place *place = data;

  g_clear_pointer (&place->deleted, g_strfreev);
  place->deleted = pandoria_archive_delete_finish (PANDORIA_ARCHIVE (archive), result, NULL);
  place->done = TRUE;
}

/* Repeatedly duplicates a game, renames the copy, deletes it and restores it. */
static void
tidy (const char *top, int reports)
{
  Place place = { .top = g_strdup (top) };

  place.games = g_build_filename (top, "games", NULL);
  place.index = g_build_filename (top, "cache", "index", NULL);
  archive_fixture_load (&place);
  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
      g_autoptr (PandoriaArchiveEntry) entry = archive_fixture_find (&place, "a.pandoria");

      pandoria_archive_duplicate_async (place.archive, entry, "One more", on_changed, &place);
      archive_fixture_wait (&place);
      g_ptr_array_add (entries, g_object_ref (place.entry));
      pandoria_archive_rename_async (place.archive, place.entry, "Another", on_changed, &place);
      archive_fixture_wait (&place);
      pandoria_archive_delete_async (place.archive, entries, on_deleted, &place);
      archive_fixture_wait (&place);
      pandoria_archive_restore_async (place.archive, (const char *const *) place.deleted,
                                      on_deleted, &place);
      archive_fixture_wait (&place);
      report (reports);
    }
}

/* Returns: how many games are in @folder and below. Checks that all can be read. */
static guint
count_games (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (PandoriaRecord) record = NULL;

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        n += count_games (path);
      else if (g_str_has_suffix (name, ".pandoria"))
        {
          record = pandoria_record_new_from_file (path, &error);
          g_assert_no_error (error);
          n++;
        }
    }
  return n;
}

static void
test_archive (void)
{
  for (int i = 0; i < count_rounds () / 5; i++)
    {
      Place place = { 0 };
      guint done;

      archive_fixture_set_up (&place, NULL);
      archive_fixture_write_game (&place, "a.pandoria", "Friday");
      done = kill_while ("tidy", place.top, 40);
      g_assert_cmpuint (count_games (place.top), >=, 1 + done);
      g_assert_cmpuint (count_games (place.top), <=, 1 + done + 1);
      start_again (place.top, "index");
      /* The interrupted index is not used. */
      archive_fixture_load (&place);
      g_assert_cmpuint (archive_fixture_count (&place), ==, count_games (place.games));
      archive_fixture_tear_down (&place, NULL);
    }
}

static void
be_killed (const char *doing, const char *place, int reports)
{
  static const struct
  {
    const char *name;
    Doing doing;
  } rows[] = { { "play", play }, { "learn", learn }, { "tidy", tidy } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (strcmp (rows[i].name, doing) == 0)
      rows[i].doing (place, reports);
}

int
main (int argc, char **argv)
{
  program = argv[0];
  if (argc == 4)
    {
      be_killed (argv[1], argv[2], atoi (argv[3]));
      return 0;
    }
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kills/game", test_game);
  g_test_add_func ("/kills/catalogue", test_catalogue);
  g_test_add_func ("/kills/archive", test_archive);
  return g_test_run ();
}
