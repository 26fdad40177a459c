/* The files of the window's games: opening, continuing, saving a copy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-files.h"

#include <glib/gi18n.h>

#include "pandoria-folder.h"
#include "pandoria-json-limits.h"
#include "pandoria-text.h"

/* --- helpers -------------------------------------------------------------------------------------------------- */

static gboolean
is_in_games_folder (const char *path)
{
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autofree char *parent = g_path_get_dirname (path);

  return g_strcmp0 (folder, parent) == 0;
}

static gboolean
have_same_bytes (const char *a, const char *b)
{
  g_autofree char *a_data = NULL;
  g_autofree char *b_data = NULL;
  gsize a_length, b_length;

  return g_file_get_contents (a, &a_data, &a_length, NULL) && g_file_get_contents (b, &b_data, &b_length, NULL)
         && a_length == b_length && memcmp (a_data, b_data, a_length) == 0;
}

/* Where the copy of @path goes: beside what is there already, unless it is the very same. */
static char *
choose_copy_path (PandoriaRecord *record, const char *path)
{
  g_autofree char *first = pandoria_folder_new_game_path (record);
  g_autofree char *stem = g_str_has_suffix (first, ".pandoria")
                              ? g_strndup (first, strlen (first) - strlen (".pandoria"))
                              : g_strdup (first);
  char *copy = g_strdup (first);

  for (guint i = 2; g_file_test (copy, G_FILE_TEST_EXISTS) && !have_same_bytes (copy, path); i++)
    {
      g_free (copy);
      copy = g_strdup_printf ("%s-%u.pandoria", stem, i);
    }
  return copy;
}

static void
show_game (PandoriaWindow *self, PandoriaGame *game, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!pandoria_game_set_path (game, path, &error))
    {
      g_autofree char *text = g_strdup_printf (_ ("The game could not be saved: %s"), error->message);

      pandoria_window_toast (self, text, FALSE);
    }
  else
    pandoria_folder_set_last (path);
  pandoria_window_set_game (self, game);
}

/* Returns: (transfer full) (nullable): the game in the file as far as its acts fit, or NULL and in @reason a sentence. */
static PandoriaGame *
read_game (const char *path, char **reason)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, &error);
  PandoriaGame *game = record != NULL ? pandoria_game_new_as_far (record, &error) : NULL;

  if (game == NULL)
    *reason = pandoria_text_error (error);
  return game;
}

/* With the acts that no longer fit, as they are in the file; if that fails, the game is saved as it was understood. */
static void
copy_file (const char *from, const char *to)
{
  g_autofree char *data = NULL;
  gsize length;

  if (!g_file_test (to, G_FILE_TEST_EXISTS) && g_file_get_contents (from, &data, &length, NULL))
    g_file_set_contents_full (to, data, (gssize) length, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                              0644, NULL);
}

static PandoriaGame *
get_game (PandoriaWindow *self)
{
  return pandoria_play_get_view (pandoria_window_get_play (self))->game;
}

gboolean
pandoria_window_open_path (PandoriaWindow *self, const char *path)
{
  g_autofree char *reason = NULL;
  g_autoptr (PandoriaGame) game = read_game (path, &reason);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = pandoria_file_display_name (base);
  g_autofree char *copy = NULL;

  if (game == NULL)
    {
      /* Translators: %s is the name of a file */
      g_autofree char *heading = g_strdup_printf (_ ("“%s” Cannot Be Opened"), name);

      pandoria_window_show_error (self, heading, reason);
      return FALSE;
    }
  if (is_in_games_folder (path))
    {
      show_game (self, game, path);
      return TRUE;
    }
  copy = choose_copy_path (pandoria_game_get_record (game), path);
  if (pandoria_game_get_n_unfit (game) > 0)
    copy_file (path, copy);
  show_game (self, game, copy);
  pandoria_window_toast (self, _ ("Opened as a copy of the file"), FALSE);
  return TRUE;
}

static void
remember_dialog (GtkNativeDialog *dialog, PandoriaWindow *self)
{
  /* Keeps the dialog as long as it is shown: nobody else holds it. */
  g_object_set_data_full (G_OBJECT (self), "pandoria-file-dialog", dialog, g_object_unref);
  gtk_native_dialog_show (dialog);
}

static void
add_filter (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Pandoria games"));
  gtk_file_filter_add_pattern (filter, "*.pandoria");
  gtk_file_filter_add_mime_type (filter, "application/x-pandoria-game+json");
  gtk_file_chooser_add_filter (chooser, filter);
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_open_response (GtkNativeDialog *dialog, int response, gpointer data)
{
  PandoriaWindow *self = data;
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  if (file != NULL)
    pandoria_window_open_file (self, file);
  g_object_set_data (G_OBJECT (self), "pandoria-file-dialog", NULL);
}

static void
save_copy (PandoriaWindow *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = pandoria_file_display_name (base);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (path != NULL && pandoria_game_export (get_game (self), path, &error))
    {
      text = g_strdup_printf (_ ("Saved as “%s”"), name);
      pandoria_window_toast (self, text, FALSE);
      return;
    }
  pandoria_window_show_error (self, _ ("The Game Could Not Be Saved"),
                              error != NULL ? error->message : _ ("This place cannot be written to."));
}

static void
on_save_response (GtkNativeDialog *dialog, int response, gpointer data)
{
  PandoriaWindow *self = data;
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  if (file != NULL && get_game (self) != NULL)
    save_copy (self, file);
  g_object_set_data (G_OBJECT (self), "pandoria-file-dialog", NULL);
}

/* --- public ---------------------------------------------------------------------------------------- */

void
pandoria_window_choose_open (PandoriaWindow *self)
{
  GtkFileChooserNative *dialog
      = gtk_file_chooser_native_new (_ ("Open a Game"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  add_filter (GTK_FILE_CHOOSER (dialog));
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_open_response), self, 0);
  remember_dialog (GTK_NATIVE_DIALOG (dialog), self);
}

void
pandoria_window_choose_save (PandoriaWindow *self)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (_ ("Save the Game As"), GTK_WINDOW (self),
                                                              GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  const char *title = pandoria_record_get_title (pandoria_game_get_record (get_game (self)));
  g_autofree char *name = g_strdup_printf ("%s.pandoria", title != NULL && *title != '\0' ? title : _ ("Pandoria"));

  g_strdelimit (name, "/", '-');
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  add_filter (GTK_FILE_CHOOSER (dialog));
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_save_response), self, 0);
  remember_dialog (GTK_NATIVE_DIALOG (dialog), self);
}

void
pandoria_window_create_game (PandoriaWindow *self, PandoriaRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, &error);
  g_autofree char *path = NULL;

  if (game == NULL)
    {
      g_autofree char *reason = pandoria_text_error (error);

      pandoria_window_show_error (self, _ ("The Game Cannot Be Started"), reason);
      return;
    }
  path = pandoria_folder_new_game_path (record);
  show_game (self, game, path);
}

gboolean
pandoria_window_open_file (PandoriaWindow *self, GFile *file)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (PANDORIA_IS_WINDOW (self) && G_IS_FILE (file), FALSE);
  path = g_file_get_path (file);
  if (path != NULL)
    return pandoria_window_open_path (self, path);
  pandoria_window_show_error (self, _ ("The File Cannot Be Opened"), _ ("Only files on this computer can be opened."));
  return FALSE;
}

gboolean
pandoria_window_continue_last (PandoriaWindow *self)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), FALSE);
  path = pandoria_folder_get_last ();
  return path != NULL && pandoria_window_open_path (self, path);
}
