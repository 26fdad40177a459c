/* PandoriaPreferencesWindow: the preferences, each a switch bound to its key of the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-preferences-window.h"

#include "pandoria-class.h"
#include "pandoria-settings.h"
#include "pandoria-widgets.h"

struct _PandoriaPreferencesWindow
{
  AdwPreferencesWindow parent_instance;

  GtkWidget *forget;
  GtkSwitch *turn_clock, *coach, *hints, *tell_biggest, *reduced_motion;
};

G_DEFINE_FINAL_TYPE (PandoriaPreferencesWindow, pandoria_preferences_window,
                     ADW_TYPE_PREFERENCES_WINDOW)

static void
on_forget (PandoriaPreferencesWindow *self)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("coach-explained");

  g_settings_reset (settings, "coach-explained");
}

static gboolean
is_something_explained (GValue *value, GVariant *variant, gpointer data)
{
  g_value_set_boolean (value, g_variant_n_children (variant) > 0);
  return TRUE;
}

static void
pandoria_preferences_window_class_init (PandoriaPreferencesWindowClass *klass)
{
  pandoria_class_set_template (klass, "pandoria-preferences-window",
                               PANDORIA_PARTS (PandoriaPreferencesWindow, turn_clock, coach, hints,
                                               tell_biggest, reduced_motion, forget),
                               PANDORIA_CALLBACK (on_forget), NULL);
}

/* An older schema may lack a key. Its switch is then insensitive. */
static void
bind (const char *key, GtkSwitch *widget)
{
  g_autoptr (GSettings) settings = pandoria_settings_open (key);
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (widget), ADW_TYPE_PREFERENCES_ROW);

  pandoria_set_accessible_label (GTK_WIDGET (widget),
                                 adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  gtk_widget_set_sensitive (GTK_WIDGET (widget), settings != NULL);
  if (settings != NULL)
    g_settings_bind (settings, key, widget, "active", G_SETTINGS_BIND_DEFAULT);
}

/* The explanations can be reset only if there were any. */
static void
bind_forget (PandoriaPreferencesWindow *self)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("coach-explained");

  gtk_widget_set_sensitive (self->forget, FALSE);
  if (settings != NULL)
    g_settings_bind_with_mapping (settings, "coach-explained", self->forget, "sensitive",
                                  G_SETTINGS_BIND_GET, is_something_explained, NULL, NULL, NULL);
}

static void
pandoria_preferences_window_init (PandoriaPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bind ("turn-clock", self->turn_clock);
  bind ("tell-biggest-scoring", self->tell_biggest);
  bind ("coach", self->coach);
  bind ("hints", self->hints);
  bind ("reduced-motion", self->reduced_motion);
  bind_forget (self);
}

GtkWidget *
pandoria_preferences_window_new (GtkWindow *parent)
{
  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  return g_object_new (PANDORIA_TYPE_PREFERENCES_WINDOW, "transient-for", parent, "modal", TRUE,
                       "destroy-with-parent", TRUE, NULL);
}
