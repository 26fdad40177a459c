/* Windows around panels, for layouts without room for the panel next to the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-panel-window.h"

#include "pandoria-mends.h"

#include <adwaita.h>

GtkWindow *
pandoria_panel_window_new (GtkWindow *parent, GtkWidget *panel, const char *title, int width,
                           int height)
{
  GtkWindow *window
      = g_object_new (ADW_TYPE_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, "title",
                      title, "modal", TRUE, "destroy-with-parent", TRUE, "transient-for", parent,
                      "default-width", width, "default-height", height, NULL);

  adw_window_set_content (ADW_WINDOW (window), panel);
  pandoria_mend_when_realized (GTK_WIDGET (window));
  g_signal_connect_object (panel, "closed", G_CALLBACK (gtk_window_close), window,
                           G_CONNECT_SWAPPED);
  return window;
}

GtkWidget *
pandoria_panel_window_get (gpointer window, GType type)
{
  GtkWidget *panel = ADW_IS_WINDOW (window) ? adw_window_get_content (window) : NULL;

  return panel != NULL && g_type_is_a (G_OBJECT_TYPE (panel), type) ? panel : NULL;
}

void
pandoria_panel_close (GtkWidget *panel, const char *action, GVariant *parameter)
{
  g_signal_emit_by_name (panel, "closed");
}

gboolean
pandoria_panel_fills_window (GtkWidget *widget, GtkRoot *root)
{
  return root != NULL && gtk_widget_get_ancestor (widget, ADW_TYPE_FLAP) == NULL;
}
