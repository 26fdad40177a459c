/* The editor of the catalogue, and the way to it from a card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-catalogue.h"

#include "pandoria-catalogue-window.h"
#include "pandoria-window-files.h"

#define WINDOW_KEY "pandoria-catalogue-window"

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_open_game (PandoriaWindow *self, const char *path)
{
  pandoria_window_open_path (self, path);
  gtk_window_present (GTK_WINDOW (self));
}

static void
on_window_gone (PandoriaWindow *self)
{
  g_object_set_data (G_OBJECT (self), WINDOW_KEY, NULL);
}

/* --- shared --------------------------------------------------------------------------------------------------- */

static PandoriaCatalogueWindow *
get_window (PandoriaWindow *self)
{
  GtkWidget *window = g_object_get_data (G_OBJECT (self), WINDOW_KEY);

  if (window == NULL)
    {
      window = pandoria_catalogue_window_new (GTK_WINDOW (self), pandoria_window_get_catalogue (self));
      gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
      g_object_set_data (G_OBJECT (self), WINDOW_KEY, window);
      g_signal_connect_object (window, "open-game", G_CALLBACK (on_open_game), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (window, "destroy", G_CALLBACK (on_window_gone), self, G_CONNECT_SWAPPED);
    }
  return PANDORIA_CATALOGUE_WINDOW (window);
}

/* Over a dialog, which takes all that is pressed elsewhere, it takes that itself. */
static void
show_over (PandoriaWindow *self, GtkWindow *parent, const PandoriaPrinted *thing)
{
  PandoriaCatalogueWindow *window = get_window (self);

  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_modal (GTK_WINDOW (window), gtk_window_get_modal (parent));
  gtk_window_present (GTK_WINDOW (window));
  pandoria_catalogue_window_show_thing (window, thing);
}

void
pandoria_window_show_catalogue (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  show_over (self, GTK_WINDOW (self), NULL);
}

void
pandoria_window_correct_printed (PandoriaWindow *self, GtkWindow *parent, const PandoriaPrinted *thing)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self) && GTK_IS_WINDOW (parent));

  show_over (self, parent, thing);
}
