/* Tests importing files: new ones, copies of games in the archive or of the open game; they are
 * read in a thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "silent-file.h"

#include "session-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "pandoria-folder.h"
#include "pandoria-game.h"
#include "pandoria-import.h"

/* --- helpers -------------------------------------------------------------------------------- */

static guint
count_games (void)
{
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n++;
  return n;
}

static void
on_imported (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GPtrArray **) data = pandoria_import_finish (result, NULL);
}

/* Returns: (transfer full): the result for each of @paths. */
static GPtrArray *
import_files (const char *const *paths, PandoriaGame *open)
{
  GPtrArray *files = NULL;

  pandoria_import_async (paths, open, NULL, on_imported, &files);
  while (files == NULL)
    g_main_context_iteration (NULL, TRUE);
  return files;
}

static PandoriaImported *
import_file (const char *path, PandoriaGame *open)
{
  const char *const paths[] = { path, NULL };
  g_autoptr (GPtrArray) files = import_files (paths, open);

  g_assert_cmpuint (files->len, ==, 1);
  return g_ptr_array_steal_index (files, 0);
}

static void
assert_open_here (const char *path, PandoriaGame *game, PandoriaImportAge wanted)
{
  g_autoptr (PandoriaImported) file = import_file (path, game);

  g_assert_no_error (file->error);
  g_assert_null (file->game);
  g_assert_cmpint (file->how, ==, PANDORIA_IMPORT_OPEN_HERE);
  g_assert_cmpint (pandoria_import_compare (file->record, pandoria_game_get_record (game)), ==,
                   wanted);
}

static PandoriaGame *
import (const char *path, PandoriaImport wanted)
{
  g_autoptr (PandoriaImported) file = import_file (path, NULL);

  g_assert_no_error (file->error);
  g_assert_cmpint (file->how, ==, wanted);
  return g_steal_pointer (&file->game);
}

/* --- tests ---------------------------------------------------------------------------------- */

/* Importing a file repeatedly gives one game in the archive, which is opened with its later acts.
 */
static void
test_again (FixturePlace *place, gconstpointer data)
{
  g_autofree char *copy = NULL;

  fixture_write (place->path, fixture_game);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (PandoriaGame) game
          = import (place->path, i == 0 ? PANDORIA_IMPORT_COPIED : PANDORIA_IMPORT_KNOWN);

      if (copy == NULL)
        copy = g_strdup (pandoria_game_get_path (game));
      if (i == 0)
        fixture_assert_file (copy, fixture_game);
      g_assert_cmpstr (pandoria_game_get_path (game), ==, copy);
      g_assert_cmpuint (pandoria_game_get_position (game), ==, 3 + i);
      pandoria_game_set_note (game, 1, "another note");
      fixture_apply (game, fixture_make_adjust (1));
    }
  g_assert_cmpuint (count_games (), ==, 1);
  fixture_assert_file (place->path, fixture_game);
  /* The same if all its acts were undone in the archive. */
  {
    g_autoptr (PandoriaGame) game = import (copy, PANDORIA_IMPORT_OWN);

    pandoria_game_go_back_to (game, 0);
    g_clear_object (&game);
    game = import (place->path, PANDORIA_IMPORT_KNOWN);
    g_assert_cmpuint (count_games (), ==, 1);
  }
}

/* A file that continues differently from the archive's game becomes a second game, and the same one
 * when opened again. */
static void
test_renamed (FixturePlace *place, gconstpointer data)
{
  g_autofree char *longer = fixture_replace (
      "\"actions\":[", "\"actions\":[{\"do\":\"adjust\",\"player\":1,\"gold\":1},");
  g_autoptr (PandoriaGame) first = NULL;
  g_autoptr (PandoriaGame) second = NULL;
  g_autofree char *title = NULL;

  fixture_write (place->path, fixture_game);
  first = import (place->path, PANDORIA_IMPORT_COPIED);
  title = g_strdup_printf ("%s (2)", pandoria_record_get_title (pandoria_game_get_record (first)));
  fixture_write (place->path, longer);
  second = import (place->path, PANDORIA_IMPORT_RENAMED);
  g_assert_cmpstr (pandoria_record_get_title (pandoria_game_get_record (second)), ==, title);
  g_assert_cmpuint (pandoria_game_get_position (second), ==, 4);
  g_clear_object (&second);
  second = import (place->path, PANDORIA_IMPORT_KNOWN);
  g_assert_cmpuint (pandoria_game_get_position (second), ==, 4);
  g_assert_cmpuint (count_games (), ==, 2);
  fixture_assert_file (place->path, longer);
}

/* The open game is not opened a second time, but a copy of it can be. */
static void
test_open (FixturePlace *place, gconstpointer data)
{
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (PandoriaGame) copy = NULL;
  g_autoptr (PandoriaImported) file = NULL;

  fixture_write (place->path, fixture_game);
  game = import (place->path, PANDORIA_IMPORT_COPIED);
  file = import_file (place->path, NULL);
  g_assert_null (file->game);
  g_assert_error (file->error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_OPEN_ELSEWHERE);
  copy = pandoria_import_copy (file, NULL);
  g_assert_nonnull (copy);
  g_assert_true (
      g_str_has_suffix (pandoria_record_get_title (pandoria_game_get_record (copy)), " (2)"));
  fixture_apply (copy, fixture_make_adjust (1));
  g_assert_cmpuint (fixture_count_acts (pandoria_game_get_path (copy)), ==, 4);
  g_assert_cmpuint (fixture_count_acts (pandoria_game_get_path (game)), ==, 3);
}

/* Another file of the open game is compared with it, but neither opened nor copied. Its contents do
 * not matter. */
static void
test_open_here (FixturePlace *place, gconstpointer data)
{
  g_autofree char *link = g_build_filename (place->folder, "link.pandoria", NULL);
  g_autofree char *other = fixture_replace (
      "\"actions\":[", "\"actions\":[{\"do\":\"adjust\",\"player\":1,\"gold\":1},");
  g_autofree char *setup = fixture_replace ("\"name\":\"Blue\"", "\"name\":\"Green\"");
  g_autoptr (PandoriaGame) game = NULL;

  fixture_write (place->path, fixture_game);
  game = import (place->path, PANDORIA_IMPORT_COPIED);
  assert_open_here (place->path, game, PANDORIA_IMPORT_SAME);
  g_assert_cmpint (symlink (pandoria_game_get_path (game), link), ==, 0);
  assert_open_here (link, game, PANDORIA_IMPORT_SAME);
  fixture_apply (game, fixture_make_adjust (1));
  assert_open_here (place->path, game, PANDORIA_IMPORT_OLDER);
  assert_open_here (link, game, PANDORIA_IMPORT_SAME);
  pandoria_record_save (pandoria_game_get_record (game), place->path, NULL);
  pandoria_game_undo (game);
  pandoria_game_undo (game);
  assert_open_here (place->path, game, PANDORIA_IMPORT_NEWER);
  fixture_apply (game, fixture_make_adjust (2));
  assert_open_here (place->path, game, PANDORIA_IMPORT_DIFFERENT);
  fixture_write (place->path, other);
  assert_open_here (place->path, game, PANDORIA_IMPORT_DIFFERENT);
  fixture_write (place->path, setup);
  assert_open_here (place->path, game, PANDORIA_IMPORT_DIFFERENT);
  g_assert_cmpuint (count_games (), ==, 1);
}

/* If a second copy of the game is open, a file that the first copy contains opens the first copy.
 */
static void
test_open_renamed (FixturePlace *place, gconstpointer data)
{
  g_autofree char *other = fixture_replace (
      "\"actions\":[", "\"actions\":[{\"do\":\"adjust\",\"player\":1,\"gold\":1},");
  g_autoptr (PandoriaGame) second = NULL;
  g_autoptr (PandoriaImported) file = NULL;

  fixture_write (place->path, fixture_game);
  g_object_unref (import (place->path, PANDORIA_IMPORT_COPIED));
  fixture_write (place->path, other);
  second = import (place->path, PANDORIA_IMPORT_RENAMED);
  assert_open_here (place->path, second, PANDORIA_IMPORT_SAME);
  fixture_write (place->path, fixture_game);
  file = import_file (place->path, second);
  g_assert_cmpint (file->how, ==, PANDORIA_IMPORT_KNOWN);
  g_assert_nonnull (file->game);
}

/* Several files are all imported into the archive, and none of them is opened. */
static void
test_several (FixturePlace *place, gconstpointer data)
{
  g_autofree char *other = g_build_filename (place->folder, "other.pandoria", NULL);
  g_autofree char *another = fixture_replace ("00000000-0000-4000-8000-000000000000", "another");
  const char *const paths[] = { place->path, "/nowhere/none.pandoria", other, NULL };
  g_autoptr (GPtrArray) files = NULL;

  fixture_write (place->path, fixture_game);
  fixture_write (other, another);
  files = import_files (paths, NULL);
  g_assert_cmpuint (files->len, ==, 3);
  for (guint i = 0; i < files->len; i++)
    {
      const PandoriaImported *file = files->pdata[i];
      g_autoptr (PandoriaGame) game = NULL;

      g_assert_cmpstr (file->path, ==, paths[i]);
      g_assert_null (file->game);
      g_assert_true ((file->target == NULL) == (i == 1) && (file->error != NULL) == (i == 1));
      game = i != 1 ? pandoria_game_open (file->target, NULL) : NULL;
      g_assert_true ((game != NULL) == (i != 1));
    }
  g_assert_cmpuint (count_games (), ==, 2);
}

/* Without paths the last open game is opened, if it still exists. */
static void
test_last (FixturePlace *place, gconstpointer data)
{
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GPtrArray) none = NULL;

  fixture_write (place->path, fixture_game);
  g_assert_true (pandoria_folder_set_last (place->path, NULL));
  files = import_files (NULL, NULL);
  g_assert_cmpuint (files->len, ==, 1);
  g_assert_nonnull (((PandoriaImported *) files->pdata[0])->game);
  g_unlink (place->path);
  none = import_files (NULL, NULL);
  g_assert_cmpuint (none->len, ==, 0);
}

static gboolean
on_enough (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);
  return G_SOURCE_REMOVE;
}

typedef struct
{
  GError *error;
  gboolean done;
} Cancelled;

static void
on_cancelled (GObject *source, GAsyncResult *result, gpointer data)
{
  Cancelled *cancelled = data;

  g_assert_null (pandoria_import_finish (result, &cancelled->error));
  cancelled->done = TRUE;
}

/* A file that does not answer can be cancelled; nothing is written when it answers at last. */
static void
test_silent (FixturePlace *place, gconstpointer data)
{
  const char *const paths[] = { place->path, NULL };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  Cancelled cancelled = { NULL, FALSE };
  pid_t holder;

  fixture_write (place->path, fixture_game);
  holder = silent_file_new (place->path);
  if (holder < 0)
    {
      g_test_skip ("no leases on this file system");
      return;
    }
  pandoria_import_async (paths, NULL, cancellable, on_cancelled, &cancelled);
  g_timeout_add (200, on_enough, cancellable);
  while (!cancelled.done)
    g_main_context_iteration (NULL, TRUE);
  error = cancelled.error;
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  silent_file_free (holder);
  g_usleep (200000);
  g_assert_cmpuint (count_games (), ==, 0);
}

/* If the copy cannot be written, the game is still opened, with the reason. */
static void
test_unsaved (FixturePlace *place, gconstpointer data)
{
  g_autofree char *games = NULL;
  g_autoptr (PandoriaGame) game = NULL;

  games = pandoria_folder_get_games ();
  g_assert_cmpint (g_rmdir (games), ==, 0);
  fixture_write (games, "in the way");
  fixture_write (place->path, fixture_game);
  game = import (place->path, PANDORIA_IMPORT_COPIED);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 3);
  g_assert_cmpint (pandoria_game_get_unsaved_since (game), >, 0);
  fixture_apply (game, fixture_make_adjust (1));
  g_unlink (games);
  g_assert_true (pandoria_game_save (game, NULL));
  g_assert_cmpuint (fixture_count_acts (pandoria_game_get_path (game)), ==, 4);
}

#define ADD(name, test) fixture_add ("/import/" name, test)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("again", test_again);
  ADD ("renamed", test_renamed);
  ADD ("open", test_open);
  ADD ("open-here", test_open_here);
  ADD ("open-renamed", test_open_renamed);
  ADD ("several", test_several);
  ADD ("last", test_last);
  ADD ("silent", test_silent);
  ADD ("unsaved", test_unsaved);
  return fixture_run_isolated ();
}
