/* Shows a window that announces something twice a second. test-announcer.py listens to it, and ends
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>

#include "pandoria-announcer.h"
#include "pandoria-compat.h"

static gboolean
on_time (gpointer window)
{
  static guint n;
  g_autofree char *text = g_strdup_printf ("Marta gains %u wood", n++);

  pandoria_announce (window, text);
  pandoria_announce (window, "One worker returns to the reserve.");
  return G_SOURCE_CONTINUE;
}

int
main (void)
{
  GtkWidget *window, *button;

  gtk_init ();
  window = gtk_window_new ();
  button = gtk_button_new_with_label ("Something that has the keyboard");
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (button);
  g_timeout_add (500, on_time, window);
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}
