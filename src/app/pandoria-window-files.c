/* The files of the window's games: opening, continuing, saving a copy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-files.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "pandoria-compat.h"
#include "pandoria-file-name.h"
#include "pandoria-folder.h"
#include "pandoria-json-limits.h"
#include "pandoria-text.h"
#include "pandoria-window-faults.h"
#include "pandoria-window-import.h"
#include "pandoria-window-new-game.h"
#include "pandoria-window-notices.h"

#define AFTER_KEY  "pandoria-after-saving"
#define GAME_KEY   "pandoria-waiting-game"
#define FILE_KEY   "pandoria-imported"
#define OTHERS_KEY "pandoria-others" /* how many files were opened with the one that is shown */

/* --- helpers -------------------------------------------------------------------------------------------------- */

static void
show_fault (PandoriaWindow *self, const char *path, const GError *error)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = pandoria_file_display_name (base);
  g_autofree char *reason = pandoria_text_error (error);

  pandoria_window_show_fault (self, name, reason);
}

static PandoriaGame *
get_own_game (PandoriaWindow *self)
{
  PandoriaPlay *play = pandoria_window_get_play (self);

  return play != NULL ? pandoria_play_get_view (play)->own_game : NULL;
}

static gboolean
is_open_here (PandoriaWindow *self, const char *path)
{
  PandoriaGame *game = get_own_game (self);

  return game != NULL && g_strcmp0 (pandoria_game_get_path (game), path) == 0;
}

/* Returns: whether the open game is the one of @record. */
static gboolean
has_game (PandoriaWindow *self, PandoriaRecord *record)
{
  PandoriaGame *game = get_own_game (self);

  return game != NULL
         && g_str_equal (pandoria_record_get_id (pandoria_game_get_record (game)), pandoria_record_get_id (record));
}

static void
show_game (PandoriaWindow *self, PandoriaGame *game)
{
  pandoria_window_set_game (self, game);
  gtk_window_present (GTK_WINDOW (self));
}

/* --- what was opened ------------------------------------------------------------------------------------------------ */

/* The file was opened once and has its copy, which may have gone on meanwhile; or it has one now. */
static void
say_how (PandoriaWindow *self, PandoriaImport how)
{
  static const char *const texts[] = {
    [PANDORIA_IMPORT_COPIED] = N_ ("This is a copy in the archive; the file that was opened stays as it is."),
    [PANDORIA_IMPORT_KNOWN] = N_ ("The archive has this game already: it is shown as it stands there."),
    [PANDORIA_IMPORT_BESIDE] = N_ ("The archive has this game already, but it went on differently there. This is a "
                                   "second copy, under another title."),
  };
  PandoriaBanner *banner;

  /* What could not be written is no copy in the archive yet. */
  if (how == PANDORIA_IMPORT_OWN || pandoria_game_get_unsaved_since (get_own_game (self)) != 0)
    return;
  banner = pandoria_window_say (self, PANDORIA_WINDOW_NOTICE_OPENED, _ (texts[how]));
  if (banner != NULL)
    pandoria_banner_add_button (banner, _ ("Show in _Archive"), "win.archive", NULL);
}

static void
on_copy_response (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  PandoriaWindow *self = data;
  PandoriaImported *file = g_object_get_data (G_OBJECT (dialog), FILE_KEY);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) game = NULL;

  if (!g_str_equal (response, "copy"))
    return;
  game = pandoria_import_copy (file, &error);
  if (game != NULL)
    show_game (self, game);
  else
    show_fault (self, file->path, error);
}

/* Takes @file. */
static void
ask_for_copy (PandoriaWindow *self, PandoriaImported *file, GtkWidget *dialog, const char *cancel,
              const char *suggested)
{
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", cancel, "copy", _ ("Open a _Copy"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), suggested, ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_object_set_data_full (G_OBJECT (dialog), FILE_KEY, file, (GDestroyNotify) pandoria_imported_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_copy_response), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Two windows that write the same game would each undo what the other does. */
static void
ask_about_elsewhere (PandoriaWindow *self, PandoriaImported *file)
{
  GtkWidget *dialog = pandoria_compat_message_dialog_new (
      GTK_WINDOW (self), _ ("The Game Is Open Elsewhere"),
      _ ("Another window of the program has this game open, and saves it there. A copy of it can "
         "be opened here, under another title; both are kept."));

  ask_for_copy (self, file, dialog, _ ("_Cancel"), "copy");
}

static void
ask_about_open_game (PandoriaWindow *self, PandoriaImported *file)
{
  static const char *const texts[] = {
    [PANDORIA_IMPORT_SAME] = N_ ("The file is the same as the open game."),
    [PANDORIA_IMPORT_OLDER] = N_ ("The file is an older state of the open game."),
    [PANDORIA_IMPORT_NEWER] = N_ ("The file is a newer state of the open game."),
    [PANDORIA_IMPORT_DIFFERENT] = N_ ("The file differs from the open game."),
  };
  PandoriaImportAge age = pandoria_import_compare (file->record, pandoria_game_get_record (get_own_game (self)));
  g_autofree char *body = g_strjoin (
      " ", _ (texts[age]), _ ("You can continue the open game, or open the file as a copy with another title."), NULL);

  ask_for_copy (self, file, pandoria_compat_message_dialog_new (GTK_WINDOW (self), _ ("This Game Is Already Open"), body),
                _ ("Continue _Game"), "cancel");
}

static void
say_others (PandoriaWindow *self, guint n)
{
  g_autofree char *text = g_strdup_printf (
      ngettext ("This is the first of the games that were opened; the other one is in the archive.",
                "This is the first of the games that were opened; the other %u are in the archive.", n),
      n);
  PandoriaBanner *banner = pandoria_window_say (self, PANDORIA_WINDOW_NOTICE_OPENED, text);

  if (banner != NULL)
    pandoria_banner_add_button (banner, _ ("Show in _Archive"), "win.archive", NULL);
}

static void
show_imported_game (PandoriaWindow *self, PandoriaImported *file)
{
  guint n_others = GPOINTER_TO_UINT (g_object_steal_data (G_OBJECT (self), OTHERS_KEY));

  show_game (self, file->game);
  if (n_others > 0)
    say_others (self, n_others);
  else
    say_how (self, file->how);
}

/* Returns: whether the open game is no longer the one that it was when reading began, or would be lost now. */
static gboolean
is_outdated (PandoriaWindow *self, const PandoriaImported *file)
{
  PandoriaGame *game = get_own_game (self);

  if (file->how == PANDORIA_IMPORT_OPEN_HERE)
    return file->record != NULL ? !has_game (self, file->record) : !is_open_here (self, file->path);
  return file->game != NULL && game != NULL && pandoria_game_get_unsaved_since (game) != 0;
}

static void
on_file_imported (PandoriaWindow *self, GPtrArray *files)
{
  g_autoptr (PandoriaImported) file = files->len > 0 ? g_ptr_array_steal_index (files, 0) : NULL;

  if (file == NULL)
    return;
  if (is_outdated (self, file))
    {
      g_clear_object (&file->game);
      pandoria_window_open_path (self, file->path);
    }
  else if (file->game != NULL)
    show_imported_game (self, file);
  else if (file->record != NULL && file->how == PANDORIA_IMPORT_OPEN_HERE)
    ask_about_open_game (self, g_steal_pointer (&file));
  else if (file->record != NULL)
    ask_about_elsewhere (self, g_steal_pointer (&file));
  else if (file->error != NULL)
    show_fault (self, file->path, file->error);
}

static void
open_path (PandoriaWindow *self, const char *path)
{
  const char *const paths[] = { path, NULL };

  pandoria_window_import (self, paths, on_file_imported);
}

/* Before the window is filled there is no game that could be lost. */
static void
open_after_asking (PandoriaWindow *self, const char *path)
{
  if (get_own_game (self) == NULL)
    open_path (self, path);
  else if (!is_open_here (self, path))
    pandoria_window_let_go (self, open_path, path);
}

/* All are in the archive now, but for those that cannot be read. The first asks if it is open already. */
static void
on_files_imported (PandoriaWindow *self, GPtrArray *files)
{
  const char *first = NULL;
  guint n = 0;

  for (guint i = 0; i < files->len; i++)
    {
      const PandoriaImported *file = files->pdata[i];

      if (file->target == NULL)
        show_fault (self, file->path, file->error);
      else if (n++ == 0)
        first = file->target;
    }
  if (n == 0)
    return;
  g_object_set_data (G_OBJECT (self), OTHERS_KEY, GUINT_TO_POINTER (n - 1));
  open_after_asking (self, first);
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

/* A game that cannot be saved where it is goes on in the copy. */
static void
move_to_copy (PandoriaGame *game, const char *path)
{
  if (pandoria_game_get_unsaved_since (game) != 0)
    pandoria_game_set_path (game, path, NULL);
}

static gboolean
save_copy (PandoriaWindow *self, GFile *file)
{
  PandoriaGame *game = get_own_game (self);
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = pandoria_file_display_name (base);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL || !pandoria_game_export (game, path, &error))
    {
      pandoria_window_show_error (self, _ ("The Game Could Not Be Saved"),
                                  error != NULL ? error->message : _ ("This place cannot be written to."));
      return FALSE;
    }
  move_to_copy (game, path);
  text = g_strdup_printf (_ ("Saved as “%s”"), name);
  pandoria_window_toast (self, text, FALSE);
  return TRUE;
}

static void
on_save_response (GtkNativeDialog *dialog, int response, gpointer data)
{
  PandoriaWindow *self = data;
  const PandoriaWindowWaiting *after = g_object_get_data (G_OBJECT (dialog), AFTER_KEY);
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  if (file != NULL && get_own_game (self) != NULL && save_copy (self, file) && after != NULL)
    pandoria_window_let_go (self, after->next, after->what);
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

static GtkNativeDialog *
create_save_dialog (PandoriaWindow *self)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (_ ("Save the Game As"), GTK_WINDOW (self),
                                                              GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  const char *title = pandoria_record_get_title (pandoria_game_get_record (get_own_game (self)));
  g_autofree char *stem = pandoria_file_name_make (title);
  g_autofree char *name = g_strconcat (*stem != '\0' ? stem : _ ("Pandoria"), PANDORIA_GAME_SUFFIX, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  add_filter (GTK_FILE_CHOOSER (dialog));
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_save_response), self, 0);
  return GTK_NATIVE_DIALOG (dialog);
}

void
pandoria_window_choose_save (PandoriaWindow *self)
{
  remember_dialog (create_save_dialog (self), self);
}

void
pandoria_window_choose_save_before (PandoriaWindow *self, PandoriaWindowNext next, const char *what)
{
  GtkNativeDialog *dialog = create_save_dialog (self);

  g_object_set_data_full (G_OBJECT (dialog), AFTER_KEY, pandoria_window_waiting_new (next, what),
                          (GDestroyNotify) pandoria_window_waiting_free);
  remember_dialog (dialog, self);
}

static void
start_waiting_game (PandoriaWindow *self, const char *nothing)
{
  g_autoptr (PandoriaGame) game = g_object_steal_data (G_OBJECT (self), GAME_KEY);
  g_autofree char *path = game != NULL ? pandoria_folder_new_game_path (pandoria_game_get_record (game)) : NULL;

  if (game == NULL)
    return;
  pandoria_window_forget_new_game (self);
  /* If that fails, the window says so as long as it does. */
  pandoria_game_set_path (game, path, NULL);
  show_game (self, game);
}

char *
pandoria_window_begin_game (PandoriaWindow *self, PandoriaRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, &error);

  if (game == NULL)
    return pandoria_text_error (error);
  g_object_set_data_full (G_OBJECT (self), GAME_KEY, g_steal_pointer (&game), g_object_unref);
  pandoria_window_let_go (self, start_waiting_game, NULL);
  return NULL;
}

void
pandoria_window_create_game (PandoriaWindow *self, PandoriaRecord *record)
{
  g_autofree char *reason = pandoria_window_begin_game (self, record);

  if (reason != NULL)
    pandoria_window_show_error (self, _ ("The Game Cannot Be Started"), reason);
}

void
pandoria_window_open_path (PandoriaWindow *self, const char *path)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self) && path != NULL);

  g_object_set_data (G_OBJECT (self), OTHERS_KEY, NULL);
  open_after_asking (self, path);
}

/* Returns: the path of @file; NULL, and that is said, for one that is not on this computer. */
static char *
get_path (PandoriaWindow *self, GFile *file)
{
  char *path = g_file_get_path (file);
  g_autofree char *name = path == NULL ? g_file_get_parse_name (file) : NULL;

  if (path == NULL)
    pandoria_window_show_fault (self, name, _ ("Only files on this computer can be opened."));
  return path;
}

void
pandoria_window_open_file (PandoriaWindow *self, GFile *file)
{
  g_autofree char *path = NULL;

  g_return_if_fail (PANDORIA_IS_WINDOW (self) && G_IS_FILE (file));
  path = get_path (self, file);
  if (path != NULL)
    pandoria_window_open_path (self, path);
}

void
pandoria_window_open_files (PandoriaWindow *self, GFile **files, guint n)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  g_return_if_fail (PANDORIA_IS_WINDOW (self) && n > 0);

  if (n == 1)
    {
      pandoria_window_open_file (self, files[0]);
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      char *path = get_path (self, files[i]);

      if (path != NULL)
        g_ptr_array_add (paths, path);
    }
  g_ptr_array_add (paths, NULL);
  pandoria_window_import (self, (const char *const *) paths->pdata, on_files_imported);
}

static void
open_last (PandoriaWindow *self, const char *nothing)
{
  g_object_set_data (G_OBJECT (self), OTHERS_KEY, NULL);
  pandoria_window_import (self, NULL, on_file_imported);
}

void
pandoria_window_continue_last (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  if (get_own_game (self) == NULL)
    open_last (self, NULL);
  else
    pandoria_window_let_go (self, open_last, NULL);
}
