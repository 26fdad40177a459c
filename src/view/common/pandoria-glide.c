/* A number on the screen that moves to its new value instead of jumping.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-glide.h"

#include <adwaita.h>

#include "pandoria-settings.h"

struct _PandoriaGlide
{
  GtkWidget *widget;
  PandoriaGlideFunc moved;
  AdwAnimation *animation; /* NULL before the first movement */
  double value, end;
};

gboolean
pandoria_motion_is_on (GtkWidget *widget)
{
  static GSettings *settings;
  static gboolean opened;
  gboolean allowed;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  if (!opened)
    settings = pandoria_settings_open ("reduced-motion");
  opened = TRUE;
  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &allowed, NULL);
  return allowed && (settings == NULL || !g_settings_get_boolean (settings, "reduced-motion"));
}

static void
stop (PandoriaGlide *self)
{
  if (self->animation != NULL)
    adw_animation_pause (self->animation);
}

static void
on_moved (double value, gpointer data)
{
  PandoriaGlide *self = data;

  self->value = value;
  self->moved (self->widget);
}

PandoriaGlide *
pandoria_glide_new (GtkWidget *widget, PandoriaGlideFunc moved)
{
  PandoriaGlide *self;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (moved != NULL, NULL);

  self = g_new0 (PandoriaGlide, 1);
  self->widget = widget;
  self->moved = moved;
  return self;
}

void
pandoria_glide_free (PandoriaGlide *self)
{
  stop (self);
  g_clear_object (&self->animation);
  g_free (self);
}

void
pandoria_glide_set (PandoriaGlide *self, double value)
{
  g_return_if_fail (self != NULL);

  stop (self);
  self->end = value;
  if (self->value == value)
    return;
  self->value = value;
  self->moved (self->widget);
}

void
pandoria_glide_move (PandoriaGlide *self, double value)
{
  AdwTimedAnimation *animation;

  g_return_if_fail (self != NULL);

  if (!pandoria_motion_is_on (self->widget) || !gtk_widget_get_mapped (self->widget))
    {
      pandoria_glide_set (self, value);
      return;
    }
  if (self->animation == NULL)
    self->animation
        = adw_timed_animation_new (self->widget, 0, 0, PANDORIA_GLIDE_MS,
                                   adw_callback_animation_target_new (on_moved, self, NULL));
  self->end = value;
  animation = ADW_TIMED_ANIMATION (self->animation);
  adw_timed_animation_set_value_from (animation, self->value);
  adw_timed_animation_set_value_to (animation, value);
  adw_animation_reset (self->animation);
  adw_animation_play (self->animation);
}

double
pandoria_glide_get (PandoriaGlide *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->value;
}

double
pandoria_glide_get_end (PandoriaGlide *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->end;
}
