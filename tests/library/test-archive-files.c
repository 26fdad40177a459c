/* Tests operations of the archive on files, and their failures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "archive-fixture.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "session-fixture.h"

#define DAY (24 * 3600)

static void
on_changed (GObject *archive, GAsyncResult *result, gpointer data)
{
  Place *place = data;

  g_clear_object (&place->entry);
  place->entry = pandoria_archive_change_finish (PANDORIA_ARCHIVE (archive), result, &place->error);
  place->done = TRUE;
}

static void
test_rename (Place *place, gconstpointer data)
{
  g_autoptr (PandoriaArchiveEntry) entry = NULL;

  archive_fixture_write_game (place, "a.pandoria", "Friday");
  archive_fixture_load (place);
  entry = archive_fixture_find (place, "a.pandoria");
  pandoria_archive_rename_async (place->archive, entry, "Saturday", on_changed, place);
  archive_fixture_wait (place);
  g_assert_no_error (place->error);
  archive_fixture_assert_title (place, "a.pandoria", "Saturday");
  g_assert_cmpuint (archive_fixture_count (place), ==, 1);
  archive_fixture_load_again (place);
  archive_fixture_assert_title (place, "a.pandoria", "Saturday");
}

static void
test_duplicate (Place *place, gconstpointer data)
{
  g_autoptr (PandoriaArchiveEntry) entry = NULL;
  PandoriaArchiveEntry *copy;

  archive_fixture_write_game (place, "a.pandoria", "Friday");
  archive_fixture_load (place);
  entry = archive_fixture_find (place, "a.pandoria");
  pandoria_archive_duplicate_async (place->archive, entry, "Friday again", on_changed, place);
  archive_fixture_wait (place);
  g_assert_no_error (place->error);
  g_assert_cmpuint (archive_fixture_count (place), ==, 2);
  copy = place->entry;
  g_assert_cmpstr (copy->title, ==, "Friday again");
  g_assert_cmpstr (copy->id, !=, entry->id);
  g_assert_true (g_uuid_string_is_valid (copy->id));
  g_assert_cmpuint (copy->n_actions, ==, 3);
  archive_fixture_assert_title (place, "a.pandoria", "Friday");
}

static void
on_deleted (GObject *archive, GAsyncResult *result, gpointer data)
{
  Place *place = data;

  g_clear_pointer (&place->deleted, g_strfreev);
  place->deleted
      = pandoria_archive_delete_finish (PANDORIA_ARCHIVE (archive), result, &place->error);
  place->done = TRUE;
}

static void
delete_all (Place *place)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < archive_fixture_count (place); i++)
    g_ptr_array_add (entries,
                     g_list_model_get_item (pandoria_archive_get_games (place->archive), i));
  pandoria_archive_delete_async (place->archive, entries, on_deleted, place);
  archive_fixture_wait (place);
}

static void
test_delete (Place *place, gconstpointer data)
{
  g_autofree char *path = g_build_filename (place->games, "a.pandoria", NULL);
  g_autofree char *photo = pandoria_archive_get_photo_path (path);
  g_autofree char *before = NULL;

  archive_fixture_write_game (place, "a.pandoria", "Friday");
  archive_fixture_write_text (place, "a.pandoria.jpg", "a photo goes with its game");
  archive_fixture_write_text (place, "b.pandoria", "damaged");
  before = fixture_read (path);
  archive_fixture_load (place);
  delete_all (place);
  g_assert_no_error (place->error);
  g_assert_cmpuint (archive_fixture_count (place), ==, 0);
  g_assert_cmpuint (g_strv_length (place->deleted), ==, 2);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (photo, G_FILE_TEST_EXISTS));
  pandoria_archive_restore_async (place->archive, (const char *const *) place->deleted, on_deleted,
                                  place);
  archive_fixture_wait (place);
  g_assert_no_error (place->error);
  g_assert_cmpuint (archive_fixture_count (place), ==, 2);
  g_assert_true (g_file_test (photo, G_FILE_TEST_EXISTS));
  fixture_assert_file (path, before);
}

/* Without a place to restore a game, it stays deleted, and can be restored later. */
static void
test_restore_later (Place *place, gconstpointer data)
{
  g_autofree char *away = g_build_filename (place->top, "away", NULL);

  archive_fixture_write_game (place, "a.pandoria", "Friday");
  archive_fixture_load (place);
  delete_all (place);
  g_assert_cmpint (g_rename (place->games, away), ==, 0);
  g_assert_true (g_file_set_contents (place->games, "not a folder", -1, NULL));
  pandoria_archive_restore_async (place->archive, (const char *const *) place->deleted, on_deleted,
                                  place);
  archive_fixture_wait (place);
  g_assert_nonnull (place->error);
  g_clear_error (&place->error);
  g_unlink (place->games);
  g_assert_cmpint (g_rename (away, place->games), ==, 0);
  pandoria_archive_restore_async (place->archive, (const char *const *) place->deleted, on_deleted,
                                  place);
  archive_fixture_wait (place);
  g_assert_no_error (place->error);
  g_assert_cmpstr (place->deleted[0], ==, NULL);
  g_assert_cmpuint (archive_fixture_count (place), ==, 1);
}

/* Another file of that name appeared meanwhile: both files keep their contents. */
static void
test_restore_renamed (Place *place, gconstpointer data)
{
  archive_fixture_write_game (place, "a.pandoria", "Old");
  archive_fixture_load (place);
  delete_all (place);
  archive_fixture_write_game (place, "a.pandoria", "New");
  pandoria_archive_restore_async (place->archive, (const char *const *) place->deleted, on_deleted,
                                  place);
  archive_fixture_wait (place);
  g_assert_no_error (place->error);
  archive_fixture_load (place);
  g_assert_cmpuint (archive_fixture_count (place), ==, 2);
  archive_fixture_assert_title (place, "a.pandoria", "New");
  archive_fixture_assert_title (place, "a-2.pandoria", "Old");
}

static void
write_aged (Place *place, const char *name, gint hours)
{
  g_autofree char *path = g_build_filename (place->games, name, NULL);

  archive_fixture_write_text (place, name, "{");
  fixture_set_age (path, hours);
}

/* Returns: (transfer full): a game in the folder “deleted”, with @time as its time of deletion. */
static char *
write_deleted (Place *place, gint64 time)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_autofree char *name = g_strdup_printf ("%" G_GINT64_FORMAT "-%s", time, uuid);
  g_autofree char *folder = g_build_filename (place->top, "deleted", name, NULL);
  char *game = g_build_filename (folder, "a.pandoria", NULL);

  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents (game, "x", 1, NULL);
  return game;
}

static guint
count_deleted (Place *place)
{
  g_autofree char *folder = g_build_filename (place->top, "deleted", NULL);

  return fixture_count_files (folder);
}

/* Files deleted long ago are removed; recently deleted ones and foreign files stay. */
static void
test_emptying (Place *place, gconstpointer data)
{
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  g_autofree char *old = write_deleted (place, now - 31 * DAY);
  g_autofree char *new = write_deleted (place, now - 29 * DAY);
  g_autofree char *other = g_build_filename (place->top, "deleted", "somebody’s", NULL);

  g_mkdir_with_parents (other, 0700);
  archive_fixture_write_game (place, "a.pandoria", "Friday");
  archive_fixture_load (place);
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (new, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other, G_FILE_TEST_IS_DIR));
  delete_all (place);
  archive_fixture_load_again (place);
  g_assert_true (g_file_test (place->deleted[0], G_FILE_TEST_EXISTS));
}

/* The clock was wrong when a game was deleted: earlier than the file, or than the program. The game
 * is kept for the full time. */
static void
test_deleted_early (Place *place, gconstpointer data)
{
  g_autofree char *early = write_deleted (place, 1000000);
  const gint64 ahead = g_get_real_time () / G_USEC_PER_SEC + 100 * DAY;
  g_autofree char *folder = NULL;
  g_autofree char *name = NULL;

  archive_fixture_write_game (place, "a.pandoria", "Friday");
  archive_fixture_load (place);
  g_assert_false (g_file_test (early, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_deleted (place), ==, 1);
  archive_fixture_load_again (place);
  g_assert_cmpuint (count_deleted (place), ==, 1);

  write_aged (place, "b.pandoria", -100 * 24);
  delete_all (place);
  folder = g_path_get_dirname (place->deleted[0]);
  name = g_path_get_basename (folder);
  g_assert_cmpint (g_ascii_strtoll (name, NULL, 10), >=, ahead - 60);
}

/* A process was killed between the moves of a game and its photo, when deleting or restoring. */
static void
test_reunited (Place *place, gconstpointer data)
{
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  g_autofree char *deleted = write_deleted (place, now);
  g_autofree char *photo = g_strconcat (deleted, ".jpg", NULL);
  g_autofree char *left = g_build_filename (place->top, "games", "a.pandoria.jpg", NULL);
  g_autofree char *restored = g_build_filename (place->top, "games", "b.pandoria.jpg", NULL);
  g_autofree char *other = write_deleted (place, now);
  g_autofree char *folder = g_path_get_dirname (other);
  g_autofree char *stayed = g_build_filename (folder, "b.pandoria.jpg", NULL);

  g_assert_true (g_file_set_contents (left, "of a", -1, NULL));
  g_assert_cmpint (g_remove (other), ==, 0);
  g_assert_true (g_file_set_contents (stayed, "of b", -1, NULL));
  archive_fixture_write_game (place, "b.pandoria", "Friday");
  archive_fixture_load (place);
  fixture_assert_file (photo, "of a");
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
  fixture_assert_file (restored, "of b");
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
}

/* The clock may be ahead when the archive is opened: the last activity is longer ago than deleted
 * games are kept. */
static void
test_opened_late (Place *place, gconstpointer data)
{
  const gint64 then = g_get_real_time () / G_USEC_PER_SEC - 40 * DAY;
  g_autofree char *lately = write_deleted (place, then - 10 * DAY);
  g_autofree char *before = write_deleted (place, then - 31 * DAY);

  write_aged (place, "a.pandoria", 40 * 24);
  archive_fixture_load (place);
  g_assert_true (g_file_test (lately, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (before, G_FILE_TEST_EXISTS));
}

static void
on_exported (GObject *archive, GAsyncResult *result, gpointer data)
{
  Place *place = data;

  pandoria_archive_finish (PANDORIA_ARCHIVE (archive), result, &place->error);
  place->done = TRUE;
}

static void
test_export (Place *place, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFile) top = g_file_new_for_path (place->top);
  g_autofree char *first = g_build_filename (place->top, "-.- Friday.pandoria", NULL);
  g_autofree char *second = g_build_filename (place->top, "-.- Friday-2.pandoria", NULL);

  archive_fixture_write_game (place, "a.pandoria", "../ Friday");
  archive_fixture_write_game (place, "b.pandoria", "../ Friday");
  archive_fixture_load (place);
  for (guint i = 0; i < 2; i++)
    g_ptr_array_add (entries,
                     g_list_model_get_item (pandoria_archive_get_games (place->archive), i));
  pandoria_archive_export_async (place->archive, entries, top, TRUE, on_exported, place);
  archive_fixture_wait (place);
  g_assert_no_error (place->error);
  g_assert_true (g_file_test (first, G_FILE_TEST_IS_REGULAR));
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_REGULAR));
}

/* An export follows a link to a file, but does not write to a pipe, which would wait forever. */
static void
test_export_onto (Place *place, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *link = g_build_filename (place->top, "link", NULL);
  g_autofree char *target = g_build_filename (place->top, "target", NULL);
  g_autofree char *pipe = g_build_filename (place->top, "pipe", NULL);
  g_autofree char *source = g_build_filename (place->games, "a.pandoria", NULL);
  g_autofree char *before = NULL;
  const char *targets[] = { link, pipe };

  archive_fixture_write_game (place, "a.pandoria", "Friday");
  before = fixture_read (source);
  g_assert_cmpint (symlink ("target", link), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  archive_fixture_load (place);
  g_ptr_array_add (entries, archive_fixture_find (place, "a.pandoria"));
  for (gsize i = 0; i < G_N_ELEMENTS (targets); i++)
    {
      g_autoptr (GFile) to = g_file_new_for_path (targets[i]);

      pandoria_archive_export_async (place->archive, entries, to, FALSE, on_exported, place);
      archive_fixture_wait (place);
      if (i == 0)
        g_assert_no_error (place->error);
      else
        g_assert_error (place->error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
    }
  g_clear_error (&place->error);
  fixture_assert_file (target, before);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
}

/* The archive does not write a game that is open in another window. */
static void
test_rename_open (Place *place, gconstpointer data)
{
  g_autofree char *path = g_build_filename (place->games, "a.pandoria", NULL);
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (PandoriaArchiveEntry) entry = NULL;

  archive_fixture_write_game (place, "a.pandoria", "Friday");
  game = pandoria_game_open (path, NULL);
  archive_fixture_load (place);
  entry = archive_fixture_find (place, "a.pandoria");
  pandoria_archive_rename_async (place->archive, entry, "Saturday", on_changed, place);
  archive_fixture_wait (place);
  g_assert_error (place->error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_OPEN_ELSEWHERE);
  g_clear_error (&place->error);
  archive_fixture_assert_title (place, "a.pandoria", "Friday");
}

/* A failed write of the index is reported. The index is written as soon as possible. */
static void
test_index_error (Place *place, gconstpointer data)
{
  g_autofree char *cache = g_path_get_dirname (place->index);
  g_autofree char *error = NULL;
  guint late = g_timeout_add_seconds (40, archive_fixture_on_late, NULL);

  archive_fixture_write_game (place, "a.pandoria", "Friday");
  g_assert_true (g_file_set_contents (cache, "in the way", -1, NULL));
  archive_fixture_load (place);
  for (; error == NULL; g_object_get (place->archive, "index-error", &error, NULL))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (error, ==, g_strerror (ENOTDIR));
  g_unlink (cache);
  while (error != NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      g_clear_pointer (&error, g_free);
      g_object_get (place->archive, "index-error", &error, NULL);
    }
  g_source_remove (late);
  g_assert_true (g_file_test (place->index, G_FILE_TEST_IS_REGULAR));
}

#define ADD(name, function)                                                    \
  g_test_add ("/archive/" name, Place, NULL, archive_fixture_set_up, function, \
              archive_fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("rename", test_rename);
  ADD ("duplicate", test_duplicate);
  ADD ("delete", test_delete);
  ADD ("restore-renamed", test_restore_renamed);
  ADD ("restore-later", test_restore_later);
  ADD ("emptying", test_emptying);
  ADD ("deleted-early", test_deleted_early);
  ADD ("reunited", test_reunited);
  ADD ("opened-late", test_opened_late);
  ADD ("export", test_export);
  ADD ("export-onto", test_export_onto);
  ADD ("rename-open", test_rename_open);
  ADD ("index-error", test_index_error);
  return g_test_run ();
}
