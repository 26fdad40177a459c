/* The boards, and their editor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-boards.h"

#include "pandoria-boards-window.h"

#define WINDOW_KEY "pandoria-boards-window"

static void
on_window_gone (PandoriaWindow *self)
{
  g_object_set_data (G_OBJECT (self), WINDOW_KEY, NULL);
}

void
pandoria_window_show_boards (PandoriaWindow *self)
{
  GtkWidget *window = g_object_get_data (G_OBJECT (self), WINDOW_KEY);

  if (window == NULL)
    {
      window = pandoria_boards_window_new (GTK_WINDOW (self));
      g_object_set_data (G_OBJECT (self), WINDOW_KEY, window);
      g_signal_connect_object (window, "destroy", G_CALLBACK (on_window_gone), self, G_CONNECT_SWAPPED);
      gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
    }
  gtk_window_present (GTK_WINDOW (window));
}
