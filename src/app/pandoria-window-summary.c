/* PandoriaWindow: the summary of its game, printing and saving it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-summary.h"

#include "pandoria-summary-window.h"
#include "pandoria-window-private.h"

#define SUMMARY_KEY  "pandoria-summary"
#define EXPORTER_KEY "pandoria-summary-exporter"

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
  pandoria_summary_exporter_set_game (exporter, pandoria_window_get_own_game (self));
  return exporter;
}

static void
on_summary_gone (gpointer window, GObject *summary)
{
  g_object_set_data (window, SUMMARY_KEY, NULL);
  g_object_unref (window);
}

static GtkWindow *
make_summary (PandoriaWindow *self)
{
  GtkWidget *summary = pandoria_summary_window_new (GTK_WINDOW (self), pandoria_window_get_own_game (self));

  g_object_set_data (G_OBJECT (self), SUMMARY_KEY, summary);
  g_object_weak_ref (G_OBJECT (summary), on_summary_gone, g_object_ref (self));
  return GTK_WINDOW (summary);
}

/* --- shared --------------------------------------------------------------------------------------------------- */

void
pandoria_window_show_summary (PandoriaWindow *self)
{
  GtkWindow *summary = g_object_get_data (G_OBJECT (self), SUMMARY_KEY);

  gtk_window_present (summary != NULL ? summary : make_summary (self));
}

void
pandoria_window_update_summary (PandoriaWindow *self)
{
  GtkWindow *summary = g_object_get_data (G_OBJECT (self), SUMMARY_KEY);

  if (summary != NULL
      && pandoria_summary_window_get_game (PANDORIA_SUMMARY_WINDOW (summary)) != pandoria_window_get_own_game (self))
    gtk_window_destroy (summary);
}

void
pandoria_window_print (PandoriaWindow *self)
{
  pandoria_summary_exporter_print (get_exporter (self), GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL);
}

void
pandoria_window_save_summary (PandoriaWindow *self)
{
  pandoria_summary_exporter_choose_file (get_exporter (self), -1);
}
