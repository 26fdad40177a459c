/* PandoriaCatalogueWindow: the editor of the catalogue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "pandoria-catalogue-add.h"
#include "pandoria-catalogue-details.h"
#include "pandoria-catalogue-table.h"
#include "pandoria-catalogue-window-testing.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-csv-choice.h"
#include "pandoria-dialogs.h"
#include "pandoria-file-dialog.h"
#include "pandoria-file.h"

struct _PandoriaCatalogueWindow
{
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  AdwViewStack *stack;
  AdwViewSwitcherTitle *switcher_title;
  AdwViewSwitcherBar *switcher_bar; /* where that has no room */
  PandoriaCatalogueTable *spells, *buildings, *cards, *relics, *monuments;

  PandoriaCatalogue *catalogue;
};

G_DEFINE_FINAL_TYPE (PandoriaCatalogueWindow, pandoria_catalogue_window, ADW_TYPE_WINDOW)

static PandoriaCatalogueTable *
get_table (PandoriaCatalogueWindow *self, guint kind)
{
  PandoriaCatalogueTable *tables[PANDORIA_N_PRINTED_KINDS]
      = { self->spells, self->buildings, self->cards, self->relics, self->monuments };

  return tables[kind];
}

static void
turn_to (PandoriaCatalogueWindow *self, guint kind)
{
  adw_view_stack_set_visible_child_name (self->stack,
                                         pandoria_printed_kind_key ((PandoriaPrintedKind) kind));
}

/* Searches the tables from row @first of @kind on, and wraps around. */
static gboolean
focus_empty (PandoriaCatalogueWindow *self, guint kind, int first)
{
  for (guint i = 0; i <= PANDORIA_N_PRINTED_KINDS; i++)
    {
      guint next = (kind + i) % PANDORIA_N_PRINTED_KINDS;

      if (!pandoria_catalogue_table_focus_empty (get_table (self, next), i == 0 ? first : 0))
        continue;
      turn_to (self, next);
      return TRUE;
    }
  return FALSE;
}

static void
go_to_next (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PandoriaCatalogueWindow *self = PANDORIA_CATALOGUE_WINDOW (widget);
  guint kind;
  int row;

  g_variant_get (parameter, "(ui)", &kind, &row);
  if (!focus_empty (self, kind, row + 1))
    pandoria_show_toast (self->toasts, _ ("Every cell is filled in."));
}

static void
report (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *text = g_strdup_printf (_ ("Your entries could not be saved: %s"),
                                           g_variant_get_string (parameter, NULL));

  pandoria_show_toast (PANDORIA_CATALOGUE_WINDOW (widget)->toasts, text);
}

static void
open_game (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "open-game", g_variant_get_bytestring (parameter));
}

static void
on_chosen (PandoriaCatalogueWindow *self, const PandoriaPrinted *thing)
{
  g_autoptr (GArray) values = pandoria_catalogue_get_values (self->catalogue, *thing);
  g_autoptr (GError) error = NULL;

  if (pandoria_catalogue_set_values (self->catalogue, thing, values, &error))
    pandoria_catalogue_window_show_thing (self, thing);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "catalogue.report", "s", error->message);
}

static void
add (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWidget *dialog = pandoria_catalogue_add_new (
      GTK_WINDOW (widget), (PandoriaPrintedKind) g_variant_get_uint32 (parameter));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (on_chosen), widget, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Games may have been played meanwhile. */
static void
on_active_changed (PandoriaCatalogueWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    pandoria_catalogue_forget_uses (GTK_WIDGET (self));
}

/* --- files ---------------------------------------------------------------------------------- */

static void
import_file (PandoriaCatalogueWindow *self, PandoriaCatalogueFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  guint n;

  if (!pandoria_catalogue_import (self->catalogue, file, &n, &error))
    {
      pandoria_show_failure (GTK_WINDOW (self), _ ("The Prices Could Not Be Imported"),
                             error->message);
      return;
    }
  text = n > 0 ? g_strdup_printf (ngettext ("%u entry is new.", "%u entries are new.", n), n)
               : g_strdup (_ ("Everything in the file was known already."));
  pandoria_show_toast (self->toasts, text);
}

static void
on_faults_response (gpointer window, AdwMessageDialog *dialog, const char *response, gpointer file)
{
  PandoriaCatalogueWindow *self = window;

  if (g_str_equal (response, "import") && self->catalogue != NULL)
    import_file (self, file);
}

/* Offers the good lines of @file (transfer full). */
static void
ask_about_faults (PandoriaCatalogueWindow *self, PandoriaCatalogueFile *file, const char *faults)
{
  GtkWidget *dialog = pandoria_compat_message_dialog_new (GTK_WINDOW (self),
                                                          _ ("Some Lines Cannot Be Read"), faults);
  gboolean has_good = pandoria_catalogue_file_get_n_entries (file) > 0;

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "import",
                                    _ ("_Import the Other Lines"), NULL);
  adw_message_dialog_set_response_enabled (ADW_MESSAGE_DIALOG (dialog), "import", has_good);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "import",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  pandoria_dialog_when_answered (dialog, on_faults_response, self, file,
                                 (GDestroyNotify) pandoria_catalogue_file_free);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_read (GObject *source, GAsyncResult *result, gpointer data)
{
  PandoriaCatalogueWindow *self = PANDORIA_CATALOGUE_WINDOW (source);
  g_autoptr (GError) error = NULL;
  g_autofree char *faults = NULL;
  g_autoptr (PandoriaCatalogueFile) file = pandoria_catalogue_read_finish (result, &faults, &error);

  if (self->catalogue == NULL) /* the window was closed meanwhile */
    return;
  if (file == NULL)
    pandoria_show_failure (GTK_WINDOW (self), _ ("The Prices Could Not Be Imported"),
                           error->message);
  else if (faults != NULL)
    ask_about_faults (self, g_steal_pointer (&file), faults);
  else
    import_file (self, file);
}

void
pandoria_catalogue_window_import (PandoriaCatalogueWindow *self, const char *path)
{
  g_return_if_fail (PANDORIA_IS_CATALOGUE_WINDOW (self));
  g_return_if_fail (path != NULL);

  pandoria_catalogue_read_async (path, G_OBJECT (self), on_read, NULL);
}

static void
import_chosen (gpointer self, GFile *file, GtkFileChooser *chooser, gpointer data)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    pandoria_catalogue_window_import (self, path);
}

static void
import (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  GtkNativeDialog *dialog = pandoria_file_dialog_new (
      GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Import Card Prices"), NULL,
      import_chosen, widget, NULL, NULL);

  gtk_file_filter_set_name (filter, _ ("Card prices (JSON, CSV)"));
  gtk_file_filter_add_pattern (filter, "*.json");
  gtk_file_filter_add_pattern (filter, "*.csv");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  gtk_native_dialog_show (dialog);
}

void
pandoria_catalogue_window_export (PandoriaCatalogueWindow *self, GFile *to, gboolean as_table)
{
  g_autoptr (PandoriaCatalogueFile) file = pandoria_catalogue_export (self->catalogue);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = as_table ? pandoria_catalogue_csv_write (file)
                                      : pandoria_catalogue_file_to_bytes (file, &error);

  g_return_if_fail (PANDORIA_IS_CATALOGUE_WINDOW (self));
  g_return_if_fail (G_IS_FILE (to));

  pandoria_export (self->toasts, to, bytes, error);
}

static void
export_table (gpointer window, GFile *to, GtkFileChooser *chooser, gpointer data)
{
  PandoriaCatalogueWindow *self = window;
  g_autoptr (PandoriaCatalogueFile) file = pandoria_catalogue_export (self->catalogue);
  g_autoptr (GBytes) table = pandoria_catalogue_csv_write (file);
  g_autofree char *csv = g_strndup (g_bytes_get_data (table, NULL), g_bytes_get_size (table));
  g_autoptr (GBytes) bytes = pandoria_csv_choice_write (chooser, csv);

  pandoria_export (self->toasts, to, bytes, NULL);
}

static void
export_list (gpointer self, GFile *to, GtkFileChooser *chooser, gpointer data)
{
  pandoria_catalogue_window_export (self, to, FALSE);
}

static void
export_prices (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gboolean as_table = g_str_equal (action, "catalogue.export-table");
  /* Translators: the name of a file, without its ending */
  g_autofree char *name
      = g_strconcat (_ ("Pandoria card prices"), as_table ? ".csv" : ".json", NULL);
  GtkNativeDialog *dialog = pandoria_file_dialog_new (
      GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Export Card Prices"), name,
      as_table ? export_table : export_list, widget, NULL, NULL);

  if (as_table)
    pandoria_csv_choice_add (dialog);
  gtk_native_dialog_show (dialog);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_catalogue_window_class_init (PandoriaCatalogueWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (
      klass, PANDORIA_OWNS (PandoriaCatalogueWindow, catalogue, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "open-game", 1, G_TYPE_STRING);
  pandoria_class_set_template (
      klass, "pandoria-catalogue-window", PANDORIA_NEEDS (PANDORIA_TYPE_CATALOGUE_TABLE),
      PANDORIA_PARTS (PandoriaCatalogueWindow, toasts, stack, switcher_title, switcher_bar, spells,
                      buildings, cards, relics, monuments),
      PANDORIA_CALLBACK (on_active_changed), NULL);
  gtk_widget_class_install_action (widget_class, "catalogue.open-game", "ay", open_game);
  gtk_widget_class_install_action (widget_class, "catalogue.add", "u", add);
  gtk_widget_class_install_action (widget_class, "catalogue.next", "(ui)", go_to_next);
  gtk_widget_class_install_action (widget_class, "catalogue.report", "s", report);
  gtk_widget_class_install_action (widget_class, "catalogue.import", NULL, import);
  gtk_widget_class_install_action (widget_class, "catalogue.export-json", NULL, export_prices);
  gtk_widget_class_install_action (widget_class, "catalogue.export-table", NULL, export_prices);
}

static void
pandoria_catalogue_window_init (PandoriaCatalogueWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_switcher_follow (self->switcher_bar, self->switcher_title);
}

GtkWidget *
pandoria_catalogue_window_new (GtkWindow *parent, PandoriaCatalogue *catalogue)
{
  PandoriaCatalogueWindow *self;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (catalogue), NULL);

  self = g_object_new (PANDORIA_TYPE_CATALOGUE_WINDOW, "transient-for", parent, NULL);
  self->catalogue = g_object_ref (catalogue);
  for (guint i = 0; i < PANDORIA_N_PRINTED_KINDS; i++)
    pandoria_catalogue_table_set_catalogue (get_table (self, i), catalogue,
                                            (PandoriaPrintedKind) i);
  return GTK_WIDGET (self);
}

void
pandoria_catalogue_window_show_thing (PandoriaCatalogueWindow *self, const PandoriaPrinted *thing)
{
  g_return_if_fail (PANDORIA_IS_CATALOGUE_WINDOW (self));

  if (thing == NULL)
    {
      focus_empty (self, PANDORIA_PRINTED_SPELL, 0);
      return;
    }
  turn_to (self, thing->kind);
  pandoria_catalogue_table_focus_thing (get_table (self, thing->kind), thing);
}
