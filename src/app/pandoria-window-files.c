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
#include "pandoria-import.h"
#include "pandoria-json-limits.h"
#include "pandoria-text.h"
#include "pandoria-window-faults.h"
#include "pandoria-window-new-game.h"
#include "pandoria-window-notices.h"

#define AFTER_KEY  "pandoria-after-saving"
#define GAME_KEY   "pandoria-waiting-game"
#define FILE_KEY   "pandoria-imported"
#define IMPORT_KEY "pandoria-import" /* the task that reads a big file, not held */

/* A smaller file is read within one frame or two. */
#define BIG_SIZE (512 * 1024)

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
  return pandoria_play_get_view (pandoria_window_get_play (self))->own_game;
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

  ask_for_copy (self, file, adw_message_dialog_new (GTK_WINDOW (self), _ ("This Game Is Already Open"), body),
                _ ("Continue _Game"), "cancel");
}

/* Takes @file. */
static void
show_import (PandoriaWindow *self, PandoriaImported *file)
{
  if (file->how == PANDORIA_IMPORT_OPEN_HERE)
    ask_about_open_game (self, file);
  else if (file->record != NULL)
    ask_about_elsewhere (self, file);
  else
    {
      if (file->game == NULL)
        show_fault (self, file->path, file->error);
      else
        {
          show_game (self, file->game);
          say_how (self, file->how);
        }
      pandoria_imported_free (file);
    }
}

static void open_path (PandoriaWindow *self, const char *path);

/* A file that was asked for later is the one that is wanted. */
static void
on_imported (GObject *object, GAsyncResult *result, gpointer data)
{
  PandoriaWindow *self = PANDORIA_WINDOW (object);
  g_autoptr (PandoriaImported) file = pandoria_import_finish (result);

  if (g_object_get_data (object, IMPORT_KEY) != result)
    return;
  g_object_set_data (object, IMPORT_KEY, NULL);
  if (!gtk_widget_get_realized (GTK_WIDGET (self)))
    return;
  if (file->how == PANDORIA_IMPORT_OPEN_HERE && !has_game (self, file->record))
    open_path (self, file->path);
  else
    show_import (self, g_steal_pointer (&file));
}

static gboolean
is_big (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) == 0 && info.st_size > BIG_SIZE;
}

/* What takes long is read while the window goes on. */
static void
open_path (PandoriaWindow *self, const char *path)
{
  PandoriaGame *open = get_own_game (self);

  g_object_set_data (G_OBJECT (self), IMPORT_KEY, NULL);
  if (is_big (path))
    {
      g_object_set_data (G_OBJECT (self), IMPORT_KEY, pandoria_import_async (path, open, G_OBJECT (self), on_imported));
      pandoria_window_toast (self, _ ("Opening a big file…"), FALSE);
      return;
    }
  show_import (self, pandoria_import (path, open));
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

gboolean
pandoria_window_open_path (PandoriaWindow *self, const char *path)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self) && path != NULL, FALSE);

  if (!is_open_here (self, path))
    pandoria_window_let_go (self, open_path, path);
  return get_own_game (self) != NULL || g_object_get_data (G_OBJECT (self), IMPORT_KEY) != NULL;
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

gboolean
pandoria_window_open_file (PandoriaWindow *self, GFile *file)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (PANDORIA_IS_WINDOW (self) && G_IS_FILE (file), FALSE);
  path = get_path (self, file);
  return path != NULL && pandoria_window_open_path (self, path);
}

/* Takes a file into the archive, if it is not there already. Returns: (transfer full) (nullable): where its game is; NULL, and
 * that is said, when it cannot be read. */
static char *
import_file (PandoriaWindow *self, GFile *file)
{
  g_autofree char *path = get_path (self, file);
  g_autoptr (PandoriaImported) imported = path != NULL ? pandoria_import (path, get_own_game (self)) : NULL;

  if (imported == NULL)
    return NULL;
  if (imported->game != NULL)
    return g_strdup (pandoria_game_get_path (imported->game));
  /* One that is open already asks when it is shown. */
  if (imported->record != NULL)
    return g_steal_pointer (&path);
  show_fault (self, path, imported->error);
  return NULL;
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
      char *path = import_file (self, files[i]);

      if (path != NULL)
        g_ptr_array_add (paths, path);
    }
  if (paths->len > 0 && pandoria_window_open_path (self, paths->pdata[0]) && paths->len > 1)
    say_others (self, paths->len - 1);
}

gboolean
pandoria_window_continue_last (PandoriaWindow *self)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), FALSE);
  path = pandoria_folder_get_last ();
  return path != NULL && pandoria_window_open_path (self, path);
}
