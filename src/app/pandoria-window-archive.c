/* The archive, and the games that are opened from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-archive.h"

#include "pandoria-archive-window.h"
#include "pandoria-folder.h"
#include "pandoria-window-files.h"
#include "pandoria-window-new-game.h"

#define WINDOW_KEY "pandoria-archive-window"

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_open (PandoriaArchiveWindow *window, const char *path, gpointer data)
{
  pandoria_window_open_path (data, path);
  gtk_window_present (data);
}

/* The game goes before its file does, so that nothing writes the file again. */
static void
on_let_go (PandoriaArchiveWindow *window, gpointer data)
{
  pandoria_archive_window_set_open_game (window, NULL);
  pandoria_folder_set_last (NULL, NULL);
  pandoria_window_set_game (data, NULL);
}

static void
on_new_game (PandoriaArchiveWindow *window, gpointer data)
{
  pandoria_window_show_new_game (data);
}

static void
on_window_gone (PandoriaWindow *self)
{
  g_object_set_data (G_OBJECT (self), WINDOW_KEY, NULL);
}

/* Another game may have been opened since the archive was looked at last. */
static void
tell_open_game (PandoriaWindow *self)
{
  PandoriaArchiveWindow *window = g_object_get_data (G_OBJECT (self), WINDOW_KEY);

  if (window != NULL)
    pandoria_archive_window_set_open_game (window, pandoria_document_get_game (pandoria_window_get_document (self)));
}

/* --- shared --------------------------------------------------------------------------------------------------- */

static GtkWidget *
create_window (PandoriaWindow *self)
{
  g_autoptr (PandoriaArchive) archive = pandoria_archive_get ();
  GtkWidget *window = pandoria_archive_window_new (GTK_WINDOW (self), archive);

  g_signal_connect_object (window, "open", G_CALLBACK (on_open), self, 0);
  g_signal_connect_object (window, "let-go", G_CALLBACK (on_let_go), self, 0);
  g_signal_connect_object (window, "new-game", G_CALLBACK (on_new_game), self, 0);
  g_object_set_data (G_OBJECT (self), WINDOW_KEY, window);
  g_signal_connect_object (window, "destroy", G_CALLBACK (on_window_gone), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (tell_open_game), self, G_CONNECT_SWAPPED);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  return window;
}

void
pandoria_window_show_archive (PandoriaWindow *self)
{
  GtkWidget *window = g_object_get_data (G_OBJECT (self), WINDOW_KEY);

  if (window == NULL)
    window = create_window (self);
  tell_open_game (self);
  gtk_window_present (GTK_WINDOW (window));
}
