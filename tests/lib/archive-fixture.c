/* A folder of games with its index, and the archive of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "archive-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "session-fixture.h"

void
archive_fixture_set_up (Place *place, gconstpointer data)
{
  place->top = fixture_make_folder ();
  place->games = g_build_filename (place->top, "games", NULL);
  place->index = g_build_filename (place->top, "cache", "index", NULL);
  g_mkdir (place->games, 0700);
}

gboolean
archive_fixture_on_late (gpointer data)
{
  g_assert_not_reached ();
  return G_SOURCE_REMOVE;
}

/* Its last jobs may still hold it, but nothing else does. */
void
archive_fixture_close (Place *place)
{
  guint late = g_timeout_add_seconds (30, archive_fixture_on_late, NULL);
  PandoriaArchive *archive = NULL;

  g_set_weak_pointer (&archive, place->archive);
  g_clear_object (&place->archive);
  while (archive != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (late);
}

void
archive_fixture_tear_down (Place *place, gconstpointer data)
{
  g_clear_object (&place->entry);
  archive_fixture_close (place);
  /* The last index may still be written. */
  g_usleep (20000);
  g_clear_pointer (&place->deleted, g_strfreev);
  g_clear_error (&place->error);
  g_free (place->games);
  g_free (place->index);
  fixture_remove_folder (place->top);
}

void
archive_fixture_write_text (Place *place, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (place->games, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

void
archive_fixture_write_game (Place *place, const char *name, const char *title)
{
  g_autofree char *quoted = g_strdup_printf ("\"title\":\"%s\"", title);
  g_autofree char *text = fixture_replace ("\"title\":\"Friday\"", quoted);

  archive_fixture_write_text (place, name, text);
}

/* Runs the main loop until @place->done. */
void
archive_fixture_wait (Place *place)
{
  guint late = g_timeout_add_seconds (30, archive_fixture_on_late, NULL);

  while (!place->done || pandoria_archive_is_busy (place->archive))
    g_main_context_iteration (NULL, TRUE);
  place->done = FALSE;
  g_source_remove (late);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
on_loaded (GObject *archive, GAsyncResult *result, gpointer data)
{
  Place *place = data;

  place->done = TRUE;
}

void
archive_fixture_load (Place *place)
{
  if (place->archive == NULL)
    place->archive = pandoria_archive_new_for (place->games, place->index);
  pandoria_archive_load_async (place->archive, on_loaded, place);
  archive_fixture_wait (place);
  g_assert_true (pandoria_archive_is_loaded (place->archive));
}

void
archive_fixture_load_again (Place *place)
{
  archive_fixture_close (place);
  g_usleep (20000);
  archive_fixture_load (place);
}

guint
archive_fixture_count (Place *place)
{
  return g_list_model_get_n_items (pandoria_archive_get_games (place->archive));
}

/* Returns: (transfer full): the entry of the file @name. */
PandoriaArchiveEntry *
archive_fixture_find (Place *place, const char *name)
{
  for (guint i = 0; i < archive_fixture_count (place); i++)
    {
      g_autoptr (PandoriaArchiveEntry) entry
          = g_list_model_get_item (pandoria_archive_get_games (place->archive), i);

      if (strcmp (entry->name, name) == 0)
        return g_steal_pointer (&entry);
    }
  return NULL;
}

void
archive_fixture_assert_title (Place *place, const char *name, const char *title)
{
  g_autoptr (PandoriaArchiveEntry) entry = archive_fixture_find (place, name);

  g_assert_nonnull (entry);
  g_assert_cmpstr (entry->title, ==, title);
}
