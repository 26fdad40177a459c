/* PandoriaWindow: the main window, in which a game is entered. This file has the object and its
 * public functions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-game-dialog.h"
#include "pandoria-settings.h"

#define DEFAULT_WIDTH  1280
#define DEFAULT_HEIGHT 800

G_DEFINE_FINAL_TYPE (PandoriaWindow, pandoria_window, ADW_TYPE_APPLICATION_WINDOW)

/* Without an installed schema (in the build folder), the window does not save its state. */
static void
bind_window_state (PandoriaWindow *self)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("window-width");
  g_autoptr (GAction) motion = NULL;

  if (settings == NULL)
    return;
  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
  motion = g_settings_create_action (settings, "reduced-motion");
  g_action_map_add_action (G_ACTION_MAP (self), motion);
}

/* Releases the actions that follow the settings or a widget. While a tooltip of a closed window
 * exists, GTK 4.8 keeps its actions, and these would notify the freed window. */
static void
release_actions (PandoriaWindow *self)
{
  g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (self));

  for (guint i = 0; names[i] != NULL; i++)
    if (!G_IS_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), names[i])))
      g_action_map_remove_action (G_ACTION_MAP (self), names[i]);
  pandoria_window_set_part (self, PANDORIA_WINDOW_ACTIONS, NULL, NULL);
}

static void
stop_document (PandoriaWindow *self)
{
  pandoria_document_stop (self->document);
}

static void
release_parts (PandoriaWindow *self)
{
  for (guint i = 0; i < PANDORIA_N_WINDOW_PARTS; i++)
    pandoria_window_set_part (self, (PandoriaWindowPart) i, NULL, NULL);
}

static void
pandoria_window_class_init (PandoriaWindowClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_LEAVES (release_actions),
                           PANDORIA_LEAVES (stop_document), NULL);
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaWindow, document, g_object_unref),
                            PANDORIA_OWNS (PandoriaWindow, catalogue, g_object_unref),
                            PANDORIA_LEAVES (release_parts),
                            PANDORIA_OWNS (PandoriaWindow, windows, g_ptr_array_unref), NULL);
  pandoria_class_set_template (klass, "pandoria-window",
                               PANDORIA_NEEDS (PANDORIA_TYPE_ADAPTIVE_BIN, PANDORIA_TYPE_BANNERS,
                                               PANDORIA_TYPE_HISTORY_BAR, PANDORIA_TYPE_PLAY_PAGE),
                               PANDORIA_PARTS (PandoriaWindow, adaptive, header, title, banners,
                                               history_bar, menu_button, primary_menu, game_buttons,
                                               undo_button, redo_button, quick_entry_button,
                                               side_button, ledger_button, stack, start_bin, page),
                               NULL);
  gtk_widget_class_bind_template_child_full (GTK_WIDGET_CLASS (klass), PANDORIA_WINDOW_EXPORT_MENU,
                                             FALSE, 0);
}

/* Creates an empty window: it has only its size, and a bar with a close button. */
static void
pandoria_window_init (PandoriaWindow *self)
{
  GtkWidget *bar = adw_header_bar_new ();

  self->document = pandoria_document_new ();
  self->play = pandoria_document_get_play (self->document);
  self->windows = g_ptr_array_new ();
  gtk_window_set_default_size (GTK_WINDOW (self), DEFAULT_WIDTH, DEFAULT_HEIGHT);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Pandoria Companion"));
  bind_window_state (self);
  gtk_widget_set_valign (bar, GTK_ALIGN_START);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (self), bar);
}

GtkWidget *
pandoria_window_new_empty (AdwApplication *application)
{
  g_return_val_if_fail (ADW_IS_APPLICATION (application), NULL);
  return g_object_new (PANDORIA_TYPE_WINDOW, "application", application, NULL);
}

PandoriaDocument *
pandoria_window_get_document (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return self->document;
}

PandoriaPlay *
pandoria_window_get_play (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return self->play;
}

PandoriaPlayPage *
pandoria_window_get_page (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return self->page;
}

PandoriaCatalogue *
pandoria_window_get_catalogue (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return self->catalogue;
}

PandoriaBanners *
pandoria_window_get_banners (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return self->banners;
}

void
pandoria_window_add_to_header (PandoriaWindow *self, GtkWidget *widget)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self) && GTK_IS_WIDGET (widget));
  adw_header_bar_pack_end (self->header, widget);
}

void
pandoria_window_set_game (PandoriaWindow *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));
  pandoria_document_set_game (self->document, game);
}

gpointer
pandoria_window_find (PandoriaWindow *self, GType type)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type)
          && g_ptr_array_find (self->windows, window, NULL) && !pandoria_dialog_is_over (window))
        return window;
    }
  return NULL;
}

gpointer
pandoria_window_own (PandoriaWindow *self, GtkWidget *window)
{
  g_ptr_array_add (self->windows, window);
  g_signal_connect_object (window, "destroy", G_CALLBACK (pandoria_window_disown), self,
                           G_CONNECT_SWAPPED);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  return window;
}

void
pandoria_window_disown (PandoriaWindow *self, GtkWidget *window)
{
  g_ptr_array_remove (self->windows, window);
}

gpointer
pandoria_window_get_part (PandoriaWindow *self, PandoriaWindowPart part)
{
  return self->parts[part].data;
}

void
pandoria_window_set_part (PandoriaWindow *self, PandoriaWindowPart part, gpointer data,
                          GDestroyNotify free_data)
{
  const PandoriaKept before = self->parts[part];

  self->parts[part] = (PandoriaKept){ data, free_data };
  if (before.data != NULL)
    before.free_data (before.data);
}
