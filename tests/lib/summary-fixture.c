/* Shared by the tests of the summary.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "summary-fixture.h"

#include "pandoria-summary-testing.h"

#include <glib/gstdio.h>

#include "sample-game.h"
#include "session-fixture.h"

/* --- fixture --- */

static void
on_reported (SummaryFixture *fixture, const char *text)
{
  g_free (fixture->said);
  fixture->said = g_strdup (text);
}

void
summary_fixture_set_up (SummaryFixture *fixture, gconstpointer name)
{
  fixture->folder = fixture_make_folder ();
  fixture->game = sample_game_load (name != NULL ? name : SAMPLE_GAME);
  fixture->window
      = PANDORIA_SUMMARY_WINDOW (g_object_ref (pandoria_summary_window_new (NULL, fixture->game)));
  fixture->exporter = pandoria_summary_window_get_exporter (fixture->window);
  g_object_set (fixture->exporter, "history", FALSE, NULL);
  g_signal_connect_swapped (fixture->exporter, "reported", G_CALLBACK (on_reported), fixture);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

void
summary_fixture_tear_down (SummaryFixture *fixture, gconstpointer name)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *file;

  g_signal_handlers_disconnect_by_data (fixture->exporter, fixture);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->window);
  g_object_unref (fixture->game);
  while ((file = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, file, NULL);

      g_unlink (path);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->said);
}

/* --- helpers --- */

static gboolean
give_up (gpointer late)
{
  *(gboolean *) late = TRUE;
  return G_SOURCE_REMOVE;
}

/* Runs the main loop until *@done is not NULL. */
void
summary_wait_for (gconstpointer *done)
{
  gboolean late = FALSE;
  guint source = g_timeout_add_seconds (PATIENCE, give_up, &late);

  while (*done == NULL && !late)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (late);
  g_source_remove (source);
}

char *
summary_fixture_get_path (SummaryFixture *fixture, const char *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

char *
summary_read_pdf (const char *path)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  const char *arguments[] = { program, "-layout", path, "-", NULL };
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  if (program == NULL)
    return NULL;
  g_spawn_sync (NULL, (char **) arguments, NULL, 0, NULL, NULL, &text, NULL, NULL, &error);
  g_assert_no_error (error);
  return text;
}
