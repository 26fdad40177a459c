/* PandoriaPanelHost: where the panels of a play are shown: in the side panel if it has room,
 * otherwise in a dialog. Only one dialog is open at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-panel-host.h"

#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-dialogs.h"
#include "pandoria-game-dialog.h"
#include "pandoria-panel-window.h"

struct _PandoriaPanelHost
{
  GObject parent_instance;

  GtkWindow *window;             /* weak */
  PandoriaAdaptiveBin *adaptive; /* weak */
  PandoriaPlay *play;
  PandoriaSidebar *sidebar; /* weak */
  GtkWidget *home;          /* weak */
  GtkWindow *dialog;        /* (nullable): the open one, not owned */
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaPanelHost, pandoria_panel_host, G_TYPE_OBJECT)

static void
destroy (gpointer data)
{
  gtk_window_destroy (data);
  g_object_unref (data);
}

static void
pandoria_panel_host_class_init (PandoriaPanelHostClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_WATCHES (PandoriaPanelHost, window),
                           PANDORIA_WATCHES (PandoriaPanelHost, adaptive),
                           PANDORIA_WATCHES (PandoriaPanelHost, sidebar),
                           PANDORIA_WATCHES (PandoriaPanelHost, home), NULL);
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaPanelHost, play, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "opening", 1, GTK_TYPE_WINDOW);
}

PandoriaPanelHost *
pandoria_panel_host_new (GtkWindow *window, PandoriaAdaptiveBin *adaptive, PandoriaPlay *play)
{
  PandoriaPanelHost *self = g_object_new (PANDORIA_TYPE_PANEL_HOST, NULL);

  g_return_val_if_fail (GTK_IS_WINDOW (window) && PANDORIA_IS_ADAPTIVE_BIN (adaptive), self);
  g_return_val_if_fail (PANDORIA_IS_PLAY (play), self);

  g_set_weak_pointer (&self->window, window);
  g_set_weak_pointer (&self->adaptive, adaptive);
  self->play = g_object_ref (play);
  return self;
}

void
pandoria_panel_host_set_places (PandoriaPanelHost *self, PandoriaSidebar *sidebar, GtkWidget *home)
{
  g_return_if_fail (PANDORIA_IS_PANEL_HOST (self) && PANDORIA_IS_SIDEBAR (sidebar));
  g_return_if_fail (GTK_IS_WIDGET (home));

  g_set_weak_pointer (&self->sidebar, sidebar);
  g_set_weak_pointer (&self->home, home);
}

gboolean
pandoria_panel_host_has_room (PandoriaPanelHost *self)
{
  g_return_val_if_fail (PANDORIA_IS_PANEL_HOST (self), FALSE);
  return pandoria_adaptive_bin_get_width_class (self->adaptive) >= PANDORIA_WIDTH_WIDE;
}

void
pandoria_panel_host_show (PandoriaPanelHost *self, GtkWidget *panel, int least_height)
{
  g_return_if_fail (PANDORIA_IS_PANEL_HOST (self));
  pandoria_sidebar_show (self->sidebar, panel, least_height);
}

GtkWidget *
pandoria_panel_host_hide (PandoriaPanelHost *self, GtkWidget *panel)
{
  g_return_val_if_fail (PANDORIA_IS_PANEL_HOST (self), NULL);
  return pandoria_sidebar_hide (self->sidebar, panel);
}

void
pandoria_panel_host_return_focus (PandoriaPanelHost *self, GtkWidget *before)
{
  g_return_if_fail (PANDORIA_IS_PANEL_HOST (self));
  pandoria_focus_return (before, self->home);
}

GtkWindow *
pandoria_panel_host_make_dialog (PandoriaPanelHost *self, GtkWidget *panel, const char *title,
                                 int width, int height)
{
  GtkWindow *dialog;

  g_return_val_if_fail (PANDORIA_IS_PANEL_HOST (self), NULL);

  dialog = pandoria_panel_window_new (self->window, panel, title, width, height);
  pandoria_dialog_hold_game (dialog, self->play, PANDORIA_DIALOG_SHOWN_GAME);
  return dialog;
}

/* A dialog is as large as its text needs, but not larger than the window. In a narrow window it
 * fills a page. */
void
pandoria_panel_host_fit_dialog (PandoriaPanelHost *self, GtkWindow *dialog, int most_width)
{
  int width, height;

  g_return_if_fail (PANDORIA_IS_PANEL_HOST (self) && GTK_IS_WINDOW (dialog));

  pandoria_fit_to_parent (dialog);
  gtk_window_get_default_size (dialog, &width, &height);
  width = MIN (width, most_width);
  if (pandoria_adaptive_bin_get_width_class (self->adaptive) == PANDORIA_WIDTH_NARROW)
    {
      width = gtk_widget_get_width (GTK_WIDGET (self->window));
      height = gtk_widget_get_height (GTK_WIDGET (self->window));
    }
  gtk_window_set_default_size (dialog, width, height);
}

/* @dialog may have been hidden before. GTK hides a closed window at once, but an input in progress
 * may keep it alive. */
void
pandoria_panel_host_present (PandoriaPanelHost *self, GtkWindow *dialog)
{
  g_return_if_fail (PANDORIA_IS_PANEL_HOST (self) && GTK_IS_WINDOW (dialog));

  g_signal_handlers_disconnect_by_func (dialog, pandoria_panel_host_release, self);
  if (self->dialog != NULL)
    gtk_window_close (self->dialog);
  g_signal_emit_by_name (self, "opening", dialog);
  self->dialog = dialog;
  g_signal_connect_object (dialog, "unmap", G_CALLBACK (pandoria_panel_host_release), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (dialog);
}

/* Another dialog may be open by now. */
void
pandoria_panel_host_release (PandoriaPanelHost *self, GtkWindow *dialog)
{
  g_return_if_fail (PANDORIA_IS_PANEL_HOST (self));

  if (self->dialog == dialog)
    self->dialog = NULL;
}

void
pandoria_panel_host_close_dialog (PandoriaPanelHost *self)
{
  GtkWindow *dialog;

  g_return_if_fail (PANDORIA_IS_PANEL_HOST (self));

  dialog = g_steal_pointer (&self->dialog);
  if (dialog == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (dialog), FALSE);
  g_idle_add_once (destroy, g_object_ref (dialog));
}

GtkWindow *
pandoria_panel_host_get_dialog (PandoriaPanelHost *self)
{
  g_return_val_if_fail (PANDORIA_IS_PANEL_HOST (self), NULL);
  return self->dialog;
}
