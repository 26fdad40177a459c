/* Makes each system call of a write fail in turn, once or permanently, with each error of a disk.
 * The old file stays readable. Entries are not lost, and are written as soon as possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>

#include "failing-calls.h"
#include "catalogue-fixture.h"
#include "pandoria-file.h"
#include "pandoria-game.h"

static const int codes[] = { ENOSPC, EIO, EACCES, EROFS };

/* One save makes at most this many calls of a kind. */
#define MOST_CALLS 4

/* --- helpers -------------------------------------------------------------------------------- */

typedef void (*Try) (const char *folder, FailingCall call, guint n, int code, gboolean for_good);

/* Returns: the number of calls that failed in all tries. */
static guint
try_all (Try try)
{
  guint failed = 0;

  for (guint call = 0; call < FAILING_N_CALLS; call++)
    for (guint n = 1; n <= MOST_CALLS; n++)
      for (guint i = 0; i < G_N_ELEMENTS (codes) * 2; i++)
        {
          char *folder = fixture_make_folder ();

          g_test_message ("%s %u: %s%s", failing_names[call], n, g_strerror (codes[i / 2]),
                          i % 2 != 0 ? ", for good" : "");
          try (folder, (FailingCall) call, n, codes[i / 2], i % 2 != 0);
          failed += failing_end ();
          fixture_remove_folder (folder);
        }
  return failed;
}

/* --- a game --------------------------------------------------------------------------------- */

static void
check_game (PandoriaGame *game, const char *path, guint *on_disk)
{
  guint n = fixture_count_acts (path);

  /* If a call failed only after the renaming, the new file exists. */
  g_assert_cmpuint (n, >=, *on_disk);
  if (pandoria_game_get_unsaved_since (game) == 0)
    g_assert_cmpuint (n, ==, pandoria_game_get_position (game));
  *on_disk = n;
}

static void
try_game (const char *folder, FailingCall call, guint n, int code, gboolean for_good)
{
  g_autofree char *path = g_build_filename (folder, "game.pandoria", NULL);
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree char *error = NULL;
  guint on_disk = 3;

  g_assert_true (pandoria_game_set_path (game, path, NULL));
  failing_begin (folder, call, n, code, for_good);
  for (guint i = 0; i < 4; i++)
    {
      fixture_apply (game, fixture_make_adjust (1));
      check_game (game, path, &on_disk);
      g_free (error);
      g_object_get (game, "save-error", &error, NULL);
      g_assert_true ((error != NULL) == (pandoria_game_get_unsaved_since (game) != 0));
      if (error != NULL)
        g_assert_cmpstr (error, ==, g_strerror (code));
    }
  if (failing_end () == 0)
    return;
  g_assert_true (pandoria_game_save (game, NULL));
  g_assert_cmpuint (fixture_count_acts (path), ==, 7);
  g_assert_cmpstr (pandoria_game_get_path (game), ==, path); /* no other process wrote it */
}

static void
test_game (void)
{
  g_assert_cmpuint (try_all (try_game), >, 100);
}

/* --- learnt costs --------------------------------------------------------------------------- */

static guint
count_costs (const char *path)
{
  g_autoptr (PandoriaCatalogue) catalogue = pandoria_catalogue_new (NULL, path, NULL);
  g_autoptr (GArray) costs = NULL;
  const char *aside;

  g_assert_null (pandoria_catalogue_get_damage (catalogue, &aside));
  costs
      = pandoria_catalogue_get_values (catalogue, pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0));
  return costs->len;
}

static void
try_catalogue (const char *folder, FailingCall call, guint n, int code, gboolean for_good)
{
  g_autofree char *path = g_build_filename (folder, "catalogue.json", NULL);
  g_autoptr (PandoriaCatalogue) catalogue = pandoria_catalogue_new (NULL, path, NULL);
  guint on_disk = 1;

  g_assert_true (pandoria_catalogue_add_spell_cost (catalogue, PANDORIA_SPELL_FLEE, 0, 0, NULL));
  failing_begin (folder, call, n, code, for_good);
  for (guint cost = 1; cost < 4; cost++)
    {
      gboolean saved
          = pandoria_catalogue_add_spell_cost (catalogue, PANDORIA_SPELL_FLEE, 0, cost, NULL);
      guint now = count_costs (path);

      g_assert_cmpuint (now, >=, on_disk);
      g_assert_true (saved == (pandoria_catalogue_get_save_error (catalogue) == NULL));
      if (saved)
        g_assert_cmpuint (now, ==, cost + 1);
      on_disk = now;
    }
  if (failing_end () == 0)
    return;
  g_assert_true (pandoria_catalogue_save (catalogue, NULL));
  g_assert_cmpuint (count_costs (path), ==, 4);
}

static void
test_catalogue (void)
{
  g_assert_cmpuint (try_all (try_catalogue), >, 100);
}

/* --- any file ------------------------------------------------------------------------------- */

/* A write replaces the file completely or leaves it unchanged. A failed first write leaves nothing
 * behind. */
static void
try_file (const char *folder, FailingCall call, guint n, int code, gboolean for_good)
{
  g_autofree char *path = g_build_filename (folder, "file", NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("new text", 8);
  gboolean written;

  failing_begin (folder, call, n, code, for_good);
  written = pandoria_file_write (path, bytes, 0644, NULL);
  if (failing_end () == 0)
    g_assert_true (written);
  if (written)
    fixture_assert_file (path, "new text");
  g_assert_cmpuint (fixture_count_files (folder), <=, 1);
}

static void
test_file (void)
{
  g_assert_cmpuint (try_all (try_file), >, 30);
}

/* --- a disk that is full -------------------------------------------------------------------- */

/* Fills a small file system if mounting is allowed, otherwise limits the size of files. Then makes
 * room again. */
static void
test_full_disk (void)
{
  char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "game.pandoria", NULL);
  gboolean mounted = mount ("pandoria-test", folder, "tmpfs", 0, "size=64k") == 0;
  struct rlimit before, limit;
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  guint on_disk = 3;

  g_test_message (mounted ? "a tmpfs of 64 kB" : "a limit of the size of files");
  g_assert_true (pandoria_game_set_path (game, path, NULL));
  signal (SIGXFSZ, SIG_IGN);
  getrlimit (RLIMIT_FSIZE, &before);
  limit = before;
  limit.rlim_cur = 12 * 1024;
  if (!mounted)
    g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  for (guint i = 0; i < 400; i++)
    {
      fixture_apply (game, fixture_make_adjust (i % 2 == 0 ? 1 : -1));
      check_game (game, path, &on_disk);
    }
  g_assert_cmpint (pandoria_game_get_unsaved_since (game), >, 0);
  g_assert_cmpuint (on_disk, >, 3);

  if (mounted)
    g_assert_cmpint (mount ("pandoria-test", folder, "tmpfs", MS_REMOUNT, "size=1m"), ==, 0);
  setrlimit (RLIMIT_FSIZE, &before);
  g_assert_true (pandoria_game_save (game, NULL));
  g_assert_cmpuint (fixture_count_acts (path), ==, 403);
  g_assert_true (pandoria_game_set_path (game, NULL, NULL));
  if (mounted)
    g_assert_cmpint (umount (folder), ==, 0);
  fixture_remove_folder (folder);
}

/* --- a slow disk ---------------------------------------------------------------------------- */

static void
wait_until_saved (PandoriaGame *game)
{
  while (!pandoria_game_is_saved (game))
    g_main_context_iteration (NULL, TRUE);
}

/* Changes never wait for the disk. After a second the game reports that they are not saved, until
 * all are. Only the newest state is written. */
static void
test_slow_disk (void)
{
  g_autofree char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "game.pandoria", NULL);
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree char *error = NULL;
  gint64 begin = g_get_monotonic_time ();

  g_assert_true (pandoria_game_set_path (game, path, NULL));
  pandoria_game_save_in_thread (game);
  failing_slow (1300);
  for (guint i = 0; i < 10; i++)
    fixture_apply (game, fixture_make_adjust (i % 2 == 0 ? 1 : -1));
  g_assert_cmpint (g_get_monotonic_time () - begin, <, G_TIME_SPAN_SECOND);
  g_assert_cmpuint (fixture_count_acts (path), ==, 3);
  g_assert_cmpint (pandoria_game_get_unsaved_since (game), ==, 0);
  while (error == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      g_object_get (game, "save-error", &error, NULL);
    }
  g_assert_cmpint (pandoria_game_get_unsaved_since (game), !=, 0);
  g_assert_cmpstr (error, ==, "the disk has not answered yet");
  wait_until_saved (game);
  failing_slow (0);
  g_clear_pointer (&error, g_free);
  g_object_get (game, "save-error", &error, NULL);
  g_assert_null (error);
  g_assert_cmpint (pandoria_game_get_unsaved_since (game), ==, 0);
  g_assert_cmpuint (fixture_count_acts (path), ==, 13);
  /* Ten states in two writes, each with two calls of fsync. */
  g_assert_cmpint (g_get_monotonic_time () - begin, <, 9 * G_TIME_SPAN_SECOND);
  pandoria_game_set_path (game, NULL, NULL);
  g_remove (path);
  g_rmdir (folder);
}

/* What another program wrote stays, also when a thread finds it: the game continues in another
 * file, with the changes that were made meanwhile. */
static void
test_parted_in_thread (void)
{
  g_autofree char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "game.pandoria", NULL);
  g_autofree char *other = g_build_filename (folder, "game-2.pandoria", NULL);
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  guint n_parted = 0;

  g_assert_true (pandoria_game_set_path (game, path, NULL));
  pandoria_game_save_in_thread (game);
  g_signal_connect_swapped (game, "parted", G_CALLBACK (fixture_count), &n_parted);
  fixture_write (path, "of another program");
  failing_slow (50);
  for (guint i = 0; i < 3; i++)
    {
      fixture_apply (game, fixture_make_adjust (1));
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  wait_until_saved (game);
  failing_slow (0);
  g_assert_cmpuint (n_parted, ==, 1);
  fixture_assert_file (path, "of another program");
  g_assert_cmpstr (pandoria_game_get_path (game), ==, other);
  g_assert_cmpuint (fixture_count_acts (other), ==, 6);
  pandoria_game_set_path (game, NULL, NULL);
  g_remove (path);
  g_remove (other);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/failing/game", test_game);
  g_test_add_func ("/failing/catalogue", test_catalogue);
  g_test_add_func ("/failing/file", test_file);
  g_test_add_func ("/failing/full-disk", test_full_disk);
  g_test_add_func ("/failing/slow-disk", test_slow_disk);
  g_test_add_func ("/failing/parted-in-thread", test_parted_in_thread);
  return g_test_run ();
}
