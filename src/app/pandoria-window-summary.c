/* PandoriaWindow: the summary of its game, printing and saving it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-summary.h"

#include "pandoria-summary-window.h"

#define EXPORTER_KEY "pandoria-summary-exporter"

static PandoriaGame *
get_own_game (PandoriaWindow *self)
{
  return pandoria_document_get_game (pandoria_window_get_document (self));
}

/* --- helpers -------------------------------------------------------------------------------------------------- */

static void
on_said (PandoriaSummaryExporter *exporter, const char *text, gpointer data)
{
  pandoria_window_toast (data, text, FALSE);
}

/* Lives as long as the window: what it asks and saves goes on by itself. */
static PandoriaSummaryExporter *
get_exporter (PandoriaWindow *self)
{
  PandoriaSummaryExporter *exporter = g_object_get_data (G_OBJECT (self), EXPORTER_KEY);

  if (exporter == NULL)
    {
      exporter = pandoria_summary_exporter_new (GTK_WINDOW (self));
      g_signal_connect_object (exporter, "said", G_CALLBACK (on_said), self, 0);
      g_object_set_data_full (G_OBJECT (self), EXPORTER_KEY, exporter, g_object_unref);
    }
  pandoria_summary_exporter_set_game (exporter, get_own_game (self));
  return exporter;
}

/* Returns: (nullable): the summary that stands over the window. */
static GtkWindow *
find_summary (PandoriaWindow *self)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (PANDORIA_IS_SUMMARY_WINDOW (window) && gtk_window_get_transient_for (window) == GTK_WINDOW (self))
        return window;
    }
  return NULL;
}

/* --- shared --------------------------------------------------------------------------------------------------- */

void
pandoria_window_show_summary (PandoriaWindow *self)
{
  GtkWindow *summary = find_summary (self);

  if (summary == NULL)
    summary = GTK_WINDOW (pandoria_summary_window_new (GTK_WINDOW (self), get_own_game (self)));
  gtk_window_present (summary);
}

void
pandoria_window_update_summary (PandoriaWindow *self)
{
  GtkWindow *summary = find_summary (self);

  if (summary != NULL && pandoria_summary_window_get_game (PANDORIA_SUMMARY_WINDOW (summary)) != get_own_game (self))
    gtk_window_destroy (summary);
}

void
pandoria_window_print (PandoriaWindow *self)
{
  pandoria_summary_exporter_print (get_exporter (self), GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL);
}

void
pandoria_window_print_sheet (PandoriaWindow *self)
{
  pandoria_summary_exporter_print_sheet (get_exporter (self), pandoria_window_get_catalogue (self),
                                         GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL);
}

void
pandoria_window_save_summary (PandoriaWindow *self)
{
  pandoria_summary_exporter_choose_file (get_exporter (self), -1);
}
