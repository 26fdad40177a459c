/* PandoriaPreferencesWindow: the preferences, each a switch bound to its key of the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-preferences-window.h"

#include "pandoria-coach-memory.h"
#include "pandoria-widgets.h"

#define N_SWITCHES      5
#define COACH_EXPLAINED N_SWITCHES /* of the settings */

struct _PandoriaPreferencesWindow
{
  AdwPreferencesWindow parent_instance;

  GtkWidget *forget;
  GtkSwitch *turn_clock, *coach, *hints, *tell_biggest, *reduced_motion;
  GSettings *settings[N_SWITCHES + 1];
};

G_DEFINE_FINAL_TYPE (PandoriaPreferencesWindow, pandoria_preferences_window, ADW_TYPE_PREFERENCES_WINDOW)

static void
pandoria_preferences_window_dispose (GObject *object)
{
  for (guint i = 0; i < N_SWITCHES + 1; i++)
    g_clear_object (&PANDORIA_PREFERENCES_WINDOW (object)->settings[i]);
  G_OBJECT_CLASS (pandoria_preferences_window_parent_class)->dispose (object);
}

static void
on_forget (PandoriaPreferencesWindow *self)
{
  pandoria_coach_forget (self->settings[COACH_EXPLAINED]);
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
  G_OBJECT_CLASS (klass)->dispose = pandoria_preferences_window_dispose;
  pandoria_class_set_template (
      klass, "pandoria-preferences-window",
      PANDORIA_PARTS (PandoriaPreferencesWindow, turn_clock, coach, hints, tell_biggest, reduced_motion, forget),
      PANDORIA_CALLBACK (on_forget), NULL);
}

/* The explanations can be reset only if there were any. */
static void
bind_forget (PandoriaPreferencesWindow *self)
{
  GSettings *settings = pandoria_settings_open ("coach-explained");

  self->settings[COACH_EXPLAINED] = settings;
  gtk_widget_set_sensitive (self->forget, FALSE);
  if (settings != NULL)
    g_settings_bind_with_mapping (settings, "coach-explained", self->forget, "sensitive", G_SETTINGS_BIND_GET,
                                  is_something_explained, NULL, NULL, NULL);
}

/* An older schema may lack a key. Its switch is then insensitive. */
static void
bind (PandoriaPreferencesWindow *self, guint index, const char *key, GtkSwitch *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (widget), ADW_TYPE_PREFERENCES_ROW);

  pandoria_set_accessible_label (GTK_WIDGET (widget), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  self->settings[index] = pandoria_settings_open (key);
  gtk_widget_set_sensitive (GTK_WIDGET (widget), self->settings[index] != NULL);
  if (self->settings[index] != NULL)
    g_settings_bind (self->settings[index], key, widget, "active", G_SETTINGS_BIND_DEFAULT);
}

static void
pandoria_preferences_window_init (PandoriaPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bind (self, 0, "turn-clock", self->turn_clock);
  bind (self, 1, "tell-biggest-scoring", self->tell_biggest);
  bind (self, 3, "coach", self->coach);
  bind (self, 4, "hints", self->hints);
  bind (self, 2, "reduced-motion", self->reduced_motion);
  bind_forget (self);
}

GtkWidget *
pandoria_preferences_window_new (GtkWindow *parent)
{
  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  return g_object_new (PANDORIA_TYPE_PREFERENCES_WINDOW, "transient-for", parent, "modal", TRUE, "destroy-with-parent",
                       TRUE, NULL);
}
