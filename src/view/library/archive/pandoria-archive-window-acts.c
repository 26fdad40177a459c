/* PandoriaArchiveWindow: the actions on games: open, rename, copy, delete and restore, export,
 * statistics.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-archive-words.h"
#include "pandoria-compat.h"
#include "pandoria-dialogs.h"
#include "pandoria-file-dialog.h"
#include "pandoria-file.h"
#include "pandoria-json.h"
#include "pandoria-review-window.h"
#include "pandoria-statistics-window.h"
#include "pandoria-text.h"
#include "pandoria-undo-offer.h"

/* --- the selection -------------------------------------------------------------------------- */

/* Returns: (transfer full): the chosen entries, in their order. */
static GPtrArray *
get_chosen (PandoriaArchiveWindow *self)
{
  GPtrArray *chosen = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GtkBitset) bits
      = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  GtkBitsetIter iter;
  guint position;

  for (gboolean more = gtk_bitset_iter_init_first (&iter, bits, &position); more;
       more = gtk_bitset_iter_next (&iter, &position))
    g_ptr_array_add (chosen, g_list_model_get_item (G_LIST_MODEL (self->selection), position));
  return chosen;
}

static void
choose_entry (PandoriaArchiveWindow *self, PandoriaArchiveEntry *entry)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->selection)); i++)
    {
      g_autoptr (PandoriaArchiveEntry) other
          = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (other != entry)
        continue;
      gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection), i, TRUE);
      pandoria_compat_scroll_to (GTK_WIDGET (self->list), i);
      return;
    }
}

/* Returns: (transfer full) (nullable): the chosen entry if there is only one. */
static PandoriaArchiveEntry *
get_only (PandoriaArchiveWindow *self)
{
  g_autoptr (GPtrArray) chosen = get_chosen (self);

  return chosen->len == 1 ? g_object_ref (chosen->pdata[0]) : NULL;
}

static void
open_chosen (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaArchiveWindow *self = PANDORIA_ARCHIVE_WINDOW (widget);
  g_autoptr (PandoriaArchiveEntry) entry = get_only (self);

  if (entry != NULL)
    pandoria_archive_window_open (self, entry);
}

/* Reads the file again, because it may have changed since it was listed. */
static void
review_chosen (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaArchiveWindow *self = PANDORIA_ARCHIVE_WINDOW (widget);
  g_autoptr (PandoriaArchiveEntry) entry = get_only (self);
  g_autofree char *path = entry != NULL ? pandoria_archive_get_path (self->archive, entry) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record
      = path != NULL ? pandoria_record_new_from_file (path, &error) : NULL;
  g_autoptr (PandoriaGame) game = record != NULL ? pandoria_game_new (record, NULL, &error) : NULL;
  g_autofree char *reason = NULL;

  if (entry == NULL)
    return;
  if (game != NULL && pandoria_review_window_has_use (game))
    {
      gtk_window_present (GTK_WINDOW (pandoria_review_window_new (GTK_WINDOW (self), game)));
      return;
    }
  reason
      = error != NULL ? pandoria_text_error (error) : g_strdup (_ ("No tile has been placed yet."));
  pandoria_show_failure (GTK_WINDOW (self), _ ("The Game Cannot Be Reviewed"), reason);
}

/* --- another title, a copy ------------------------------------------------------------------ */

static void
on_changed (GObject *archive, GAsyncResult *result, gpointer data)
{
  g_autoptr (PandoriaArchiveWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaArchiveEntry) entry
      = pandoria_archive_change_finish (PANDORIA_ARCHIVE (archive), result, &error);

  if (error != NULL)
    {
      g_autofree char *reason = pandoria_text_error (error);

      pandoria_show_failure (GTK_WINDOW (self), _ ("The Game Could Not Be Changed"), reason);
    }
  else if (entry != NULL)
    choose_entry (self, entry);
}

static void
on_rename_response (gpointer window, AdwMessageDialog *dialog, const char *response, gpointer data)
{
  PandoriaArchiveWindow *self = window;
  PandoriaArchiveEntry *entry = data;
  GtkEditable *text = GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog));
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (text)));

  if (g_strcmp0 (response, "rename") != 0 || *title == '\0')
    return;
  /* The open game is saved automatically, and would bring its old title back. */
  if (pandoria_archive_window_is_open (self, entry))
    g_object_set (self->open_game, "title", title, NULL);
  else
    pandoria_archive_rename_async (self->archive, entry, title, on_changed, g_object_ref (self));
}

static void
rename_chosen (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaArchiveWindow *self = PANDORIA_ARCHIVE_WINDOW (widget);
  PandoriaArchiveEntry *entry = get_only (self);
  GtkWidget *dialog;

  if (entry == NULL)
    return;
  dialog = pandoria_text_dialog_new (GTK_WINDOW (self), _ ("Rename the Game"), NULL,
                                     _ ("Title of the game"), entry->title, PANDORIA_MAX_NAME);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "rename", _ ("_Rename"));
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "rename",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "rename");
  pandoria_dialog_when_answered (dialog, on_rename_response, self, entry, g_object_unref);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
duplicate_chosen (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaArchiveWindow *self = PANDORIA_ARCHIVE_WINDOW (widget);
  g_autoptr (PandoriaArchiveEntry) entry = get_only (self);
  g_autofree char *before = NULL, *title = NULL;

  if (entry == NULL)
    return;
  before = pandoria_archive_words_title (entry);
  /* Translators: the title of a game's copy; %s is the title of the game */
  title = g_strdup_printf (_ ("%s (copy)"), before);
  pandoria_archive_duplicate_async (self->archive, entry, title, on_changed, g_object_ref (self));
}

/* --- deleting and taking it back ------------------------------------------------------------ */

static char *
describe_deleted (guint n)
{
  return g_strdup_printf (ngettext ("%u game deleted", "%u games deleted", n), n);
}

static void
on_restored (GObject *archive, GAsyncResult *result, gpointer data)
{
  g_autoptr (PandoriaArchiveWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) left = pandoria_archive_delete_finish (PANDORIA_ARCHIVE (archive), result, &error);

  if (error != NULL)
    pandoria_show_failure (GTK_WINDOW (self), _ ("Not Everything Could Be Restored"),
                           error->message);
  else
    pandoria_show_toast (self->toasts, _ ("Restored"));
  pandoria_archive_window_load_deleted (self);
}

/* After a deletion, the next row gets the focus and is chosen, so that the key applies to it. */
static void
on_moved (GObject *archive, GAsyncResult *result, gpointer data)
{
  g_autoptr (PandoriaArchiveWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) deleted
      = pandoria_archive_delete_finish (PANDORIA_ARCHIVE (archive), result, &error);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  gboolean restores = g_async_result_is_tagged (result, pandoria_archive_restore_async);

  pandoria_offer_undo (self->toasts, (const char *const *) deleted, describe_deleted,
                       "archive.undo", error != NULL);
  if (error != NULL)
    pandoria_show_failure (GTK_WINDOW (self),
                           restores ? _ ("Not Everything Could Be Restored")
                                    : _ ("Not Everything Could Be Deleted"),
                           error->message);
  else if (!restores && n > 0 && !gtk_toggle_button_get_active (self->select_button))
    gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection),
                                     MIN (self->deleted_at, n - 1), TRUE);
}

static void
on_deleted_listed (GObject *archive, GAsyncResult *result, gpointer data)
{
  g_autoptr (PandoriaArchiveWindow) self = data;
  g_autoptr (GPtrArray) entries
      = pandoria_archive_list_deleted_finish (PANDORIA_ARCHIVE (archive), result);

  GListModel *shown = gtk_filter_list_model_get_model (self->filtered);

  if (pandoria_archive_window_shows_deleted (self))
    g_list_store_splice (G_LIST_STORE (shown), 0, g_list_model_get_n_items (shown), entries->pdata,
                         entries->len);
}

gboolean
pandoria_archive_window_shows_deleted (PandoriaArchiveWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_WINDOW (self), FALSE);
  return self->kind == PANDORIA_ARCHIVE_SHOW_DELETED;
}

void
pandoria_archive_window_load_deleted (PandoriaArchiveWindow *self)
{
  if (pandoria_archive_window_shows_deleted (self))
    pandoria_archive_list_deleted_async (self->archive, on_deleted_listed, g_object_ref (self));
}

static void
restore_chosen (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaArchiveWindow *self = PANDORIA_ARCHIVE_WINDOW (widget);
  g_autoptr (GPtrArray) chosen = get_chosen (self);
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();
  g_auto (GStrv) deleted = NULL;

  for (guint i = 0; i < chosen->len; i++)
    g_strv_builder_add (paths, ((PandoriaArchiveEntry *) chosen->pdata[i])->deleted);
  deleted = g_strv_builder_end (paths);
  pandoria_archive_restore_async (self->archive, (const char *const *) deleted, on_restored,
                                  g_object_ref (self));
}

static void
undo_delete (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaArchiveWindow *self = PANDORIA_ARCHIVE_WINDOW (widget);
  g_auto (GStrv) deleted = pandoria_take_undo (self->toasts);

  if (deleted != NULL)
    pandoria_archive_restore_async (self->archive, (const char *const *) deleted, on_moved,
                                    g_object_ref (self));
}

static void
delete_chosen (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaArchiveWindow *self = PANDORIA_ARCHIVE_WINDOW (widget);
  g_autoptr (GPtrArray) chosen = get_chosen (self);
  g_autoptr (GtkBitset) bits
      = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));

  for (guint i = 0; i < chosen->len; i++)
    if (pandoria_archive_window_is_open (self, chosen->pdata[i]))
      {
        g_signal_emit_by_name (self, "release");
        break;
      }
  self->deleted_at = (guint) gtk_bitset_get_minimum (bits);
  if (chosen->len > 0)
    pandoria_archive_delete_async (self->archive, chosen, on_moved, g_object_ref (self));
}

/* --- exporting ------------------------------------------------------------------------------ */

static void
on_exported (GObject *archive, GAsyncResult *result, gpointer data)
{
  g_autoptr (PandoriaArchiveWindow) self = data;
  g_autoptr (GError) error = NULL;

  if (pandoria_archive_finish (PANDORIA_ARCHIVE (archive), result, &error))
    pandoria_show_toast (self->toasts, _ ("Exported"));
  else
    pandoria_show_failure (GTK_WINDOW (self), _ ("The Export Failed"), error->message);
}

static void
export_to (gpointer window, GFile *file, GtkFileChooser *chooser, gpointer entries)
{
  PandoriaArchiveWindow *self = window;
  gboolean to_folder
      = gtk_file_chooser_get_action (chooser) == GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER;

  pandoria_archive_export_async (self->archive, entries, file, to_folder, on_exported,
                                 g_object_ref (self));
}

static void
free_entries (gpointer entries)
{
  g_ptr_array_unref (entries);
}

/* @entries: one, taken. */
static GtkNativeDialog *
create_export_dialog (PandoriaArchiveWindow *self, GPtrArray *entries)
{
  g_autofree char *title = pandoria_archive_words_title (entries->pdata[0]);
  g_autofree char *stem = pandoria_file_name_make (title);
  gboolean has_ending = g_str_has_suffix (stem, ".pandoria");
  g_autofree char *name = g_strconcat (stem, has_ending ? "" : ".pandoria", NULL);

  return pandoria_file_dialog_new (GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE,
                                   _ ("Export the Game"), name, export_to, self, entries,
                                   free_entries);
}

/* Takes @entries. */
static GtkNativeDialog *
create_folder_dialog (PandoriaArchiveWindow *self, GPtrArray *entries)
{
  GtkNativeDialog *dialog = pandoria_file_dialog_new (
      GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
      _ ("Export the Games into a Folder"), NULL, export_to, self, entries, free_entries);

  gtk_file_chooser_native_set_accept_label (GTK_FILE_CHOOSER_NATIVE (dialog), _ ("_Export"));
  return dialog;
}

static void
export_chosen (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaArchiveWindow *self = PANDORIA_ARCHIVE_WINDOW (widget);
  GPtrArray *chosen = get_chosen (self);

  gtk_native_dialog_show (chosen->len == 1 ? create_export_dialog (self, chosen)
                                           : create_folder_dialog (self, chosen));
}

/* --- the rest ------------------------------------------------------------------------------- */

/* Shows the statistics of the chosen games, or of all shown ones if fewer than two are chosen. */
static void
show_statistics (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaArchiveWindow *self = PANDORIA_ARCHIVE_WINDOW (widget);
  g_autoptr (GPtrArray) entries = get_chosen (self);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));
  const gboolean chosen = entries->len >= 2;
  GtkWidget *window;

  if (!chosen)
    {
      g_ptr_array_set_size (entries, 0);
      for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->filtered)); i++)
        g_ptr_array_add (entries, g_list_model_get_item (G_LIST_MODEL (self->filtered), i));
    }
  window = pandoria_statistics_window_new (GTK_WINDOW (self), entries,
                                           *text != '\0' && !chosen ? text : NULL);
  gtk_window_present (GTK_WINDOW (window));
}

static void
find (GtkWidget *widget, const char *action, GVariant *parameter)
{
  pandoria_focus_text (GTK_EDITABLE (PANDORIA_ARCHIVE_WINDOW (widget)->search));
}

/* --- shared --------------------------------------------------------------------------------- */

void
pandoria_archive_window_open (PandoriaArchiveWindow *self, PandoriaArchiveEntry *entry)
{
  g_autofree char *path = pandoria_archive_get_path (self->archive, entry);

  if (entry->deleted != NULL)
    {
      pandoria_show_toast (self->toasts, _ ("Restore the game to open it"));
      return;
    }
  if (entry->n_players == 0)
    {
      g_autofree char *fault = pandoria_archive_entry_describe_fault (entry);

      pandoria_show_toast (self->toasts, fault);
      return;
    }
  g_signal_emit_by_name (self, "open", path);
  gtk_window_close (GTK_WINDOW (self));
}

void
pandoria_archive_window_install_acts (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "archive.open", NULL, open_chosen);
  gtk_widget_class_install_action (widget_class, "archive.rename", NULL, rename_chosen);
  gtk_widget_class_install_action (widget_class, "archive.duplicate", NULL, duplicate_chosen);
  gtk_widget_class_install_action (widget_class, "archive.delete", NULL, delete_chosen);
  gtk_widget_class_install_action (widget_class, "archive.undo", NULL, undo_delete);
  gtk_widget_class_install_action (widget_class, "archive.restore", NULL, restore_chosen);
  gtk_widget_class_install_action (widget_class, "archive.export", NULL, export_chosen);
  gtk_widget_class_install_action (widget_class, "archive.statistics", NULL, show_statistics);
  gtk_widget_class_install_action (widget_class, "archive.find", NULL, find);
  gtk_widget_class_install_action (widget_class, "archive.review", NULL, review_chosen);
}

void
pandoria_archive_window_update_acts (PandoriaArchiveWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr (GtkBitset) bits
      = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  guint n = (guint) gtk_bitset_get_size (bits);
  g_autoptr (PandoriaArchiveEntry) only = n == 1 ? get_only (self) : NULL;
  gboolean is_deleted = pandoria_archive_window_shows_deleted (self);
  gboolean has_game = only != NULL && only->n_players > 0 && !is_deleted;
  g_autofree char *count
      = n > 1 ? g_strdup_printf (ngettext ("%u game selected", "%u games selected", n), n)
              : g_strdup ("");

  gtk_widget_action_set_enabled (widget, "archive.open", has_game);
  gtk_widget_action_set_enabled (widget, "archive.review", has_game);
  gtk_widget_action_set_enabled (widget, "archive.rename", has_game);
  gtk_widget_action_set_enabled (widget, "archive.duplicate", has_game);
  gtk_widget_action_set_enabled (widget, "archive.delete", n > 0 && !is_deleted);
  gtk_widget_action_set_enabled (widget, "archive.export", n > 0 && !is_deleted);
  gtk_widget_action_set_enabled (widget, "archive.restore", n > 0 && is_deleted);
  gtk_widget_set_visible (gtk_widget_get_next_sibling (self->restore_button), !is_deleted);
  gtk_widget_set_visible (GTK_WIDGET (self->open_button), !is_deleted);
  gtk_widget_set_visible (self->restore_button, is_deleted);
  gtk_widget_action_set_enabled (
      widget, "archive.statistics",
      !is_deleted && g_list_model_get_n_items (G_LIST_MODEL (self->filtered)) > 0);
  gtk_button_set_label (self->open_button, only != NULL && pandoria_archive_entry_is_running (only)
                                               ? C_ ("game", "_Continue")
                                               : C_ ("game", "_Open"));
  gtk_label_set_label (self->count, count);
}
