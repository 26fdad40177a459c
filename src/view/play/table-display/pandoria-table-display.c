/* PandoriaTableDisplay: a window that shows the game to everyone at the table, on a second screen
 * if there is one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-table-display.h"

#include "pandoria-class.h"
#include "pandoria-settings.h"
#include "pandoria-table-face.h"
#include "pandoria-table-testing.h"

struct _PandoriaTableDisplay
{
  AdwWindow parent_instance;

  GtkWidget *header;
  PandoriaTableFace *face;
};

G_DEFINE_FINAL_TYPE (PandoriaTableDisplay, pandoria_table_display, ADW_TYPE_WINDOW)

/* In full screen, hides the header bar and the pointer. */
static void
on_fullscreened (PandoriaTableDisplay *self)
{
  gboolean full = gtk_window_is_fullscreen (GTK_WINDOW (self));

  gtk_widget_set_visible (self->header, !full);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->face), full ? "none" : NULL);
}

static void
toggle_fullscreen (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static void
leave (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_close (GTK_WINDOW (widget));
}

static void
turn (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GObject *face = G_OBJECT (PANDORIA_TABLE_DISPLAY (widget)->face);
  guint quarters;

  g_object_get (face, "turn", &quarters, NULL);
  g_object_set (face, "turn", (quarters + 1) % 4, NULL);
}

static void
toggle_faces_player (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GObject *face = G_OBJECT (PANDORIA_TABLE_DISPLAY (widget)->face);
  gboolean faces;

  g_object_get (face, "faces-player", &faces, NULL);
  g_object_set (face, "faces-player", !faces, NULL);
}

static void
pandoria_table_display_class_init (PandoriaTableDisplayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "table.fullscreen", NULL, toggle_fullscreen);
  gtk_widget_class_install_action (widget_class, "table.leave", NULL, leave);
  gtk_widget_class_install_action (widget_class, "table.turn", NULL, turn);
  gtk_widget_class_install_action (widget_class, "table.face-player", NULL, toggle_faces_player);
  pandoria_class_set_template (klass, "pandoria-table-display",
                               PANDORIA_NEEDS (PANDORIA_TYPE_TABLE_FACE),
                               PANDORIA_PARTS (PandoriaTableDisplay, header, face), NULL);
}

static void
bind (const char *key, PandoriaTableDisplay *self, const char *property)
{
  g_autoptr (GSettings) settings = pandoria_settings_open (key);

  if (settings != NULL)
    g_settings_bind (settings, key, self->face, property, G_SETTINGS_BIND_DEFAULT);
}

static void
pandoria_table_display_init (PandoriaTableDisplay *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bind ("table-turn", self, "turn");
  bind ("table-faces-player", self, "faces-player");
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (on_fullscreened), NULL);
}

GtkWidget *
pandoria_table_display_new (void)
{
  return g_object_new (PANDORIA_TYPE_TABLE_DISPLAY, NULL);
}

void
pandoria_table_display_set_game (PandoriaTableDisplay *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_TABLE_DISPLAY (self));
  pandoria_table_face_set_game (self->face, game);
}

void
pandoria_table_display_add_button (PandoriaTableDisplay *self, GtkWidget *button)
{
  g_return_if_fail (PANDORIA_IS_TABLE_DISPLAY (self) && GTK_IS_WIDGET (button));
  adw_header_bar_pack_end (ADW_HEADER_BAR (self->header), button);
}

void
pandoria_table_display_set_code (PandoriaTableDisplay *self, GtkWidget *code)
{
  g_return_if_fail (PANDORIA_IS_TABLE_DISPLAY (self));
  pandoria_table_face_set_code (self->face, code);
}

GdkMonitor *
pandoria_table_display_choose_monitor (GListModel *monitors, GdkMonitor *taken)
{
  g_return_val_if_fail (G_IS_LIST_MODEL (monitors), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      if (monitor != taken)
        return g_steal_pointer (&monitor);
    }
  return NULL;
}

void
pandoria_table_display_present_next_to (PandoriaTableDisplay *self, GtkWindow *main)
{
  GdkSurface *surface;
  GdkMonitor *taken = NULL;
  g_autoptr (GdkMonitor) monitor = NULL;
  GdkDisplay *display;

  g_return_if_fail (PANDORIA_IS_TABLE_DISPLAY (self));
  g_return_if_fail (GTK_IS_WINDOW (main));

  display = gtk_widget_get_display (GTK_WIDGET (main));
  surface = gtk_native_get_surface (GTK_NATIVE (main));
  if (surface != NULL)
    taken = gdk_display_get_monitor_at_surface (display, surface);
  if (taken != NULL)
    monitor = pandoria_table_display_choose_monitor (gdk_display_get_monitors (display), taken);
  if (monitor != NULL)
    gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), monitor);
  gtk_window_present (GTK_WINDOW (self));
}
