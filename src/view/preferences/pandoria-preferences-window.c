/* PandoriaPreferencesWindow: what a player may prefer, each a switch that is bound to its key of the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-preferences-window.h"

#include "pandoria-class.h"
#include "pandoria-settings.h"
#include "pandoria-widgets.h"

#define N_SWITCHES 4

struct _PandoriaPreferencesWindow
{
  AdwPreferencesWindow parent_instance;

  GtkSwitch *turn_clock, *coach, *tell_biggest, *reduced_motion;
  GSettings *settings[N_SWITCHES];
};

G_DEFINE_FINAL_TYPE (PandoriaPreferencesWindow, pandoria_preferences_window, ADW_TYPE_PREFERENCES_WINDOW)

/* --- class --- */

static void
pandoria_preferences_window_dispose (GObject *object)
{
  for (guint i = 0; i < N_SWITCHES; i++)
    g_clear_object (&PANDORIA_PREFERENCES_WINDOW (object)->settings[i]);
  G_OBJECT_CLASS (pandoria_preferences_window_parent_class)->dispose (object);
}

#define CHILD(member) PANDORIA_CHILD (PandoriaPreferencesWindow, member)

static void
pandoria_preferences_window_class_init (PandoriaPreferencesWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_preferences_window_dispose;
  pandoria_class_set_template (klass, "pandoria-preferences-window", CHILD (turn_clock), CHILD (coach),
                               CHILD (tell_biggest), CHILD (reduced_motion), NULL);
}

#undef CHILD

/* An older schema may lack a key: that switch does nothing, and shows it. */
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
  bind (self, 2, "reduced-motion", self->reduced_motion);
}

/* --- public functions --- */

GtkWidget *
pandoria_preferences_window_new (GtkWindow *parent)
{
  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  return g_object_new (PANDORIA_TYPE_PREFERENCES_WINDOW, "transient-for", parent, "modal", TRUE, "destroy-with-parent",
                       TRUE, NULL);
}
