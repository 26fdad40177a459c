/* Whether the screen may animate.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-glide.h"

#include "pandoria-widgets.h"

gboolean
pandoria_motion_is_on (GtkWidget *widget)
{
  static GSettings *settings;
  static gsize opened;
  gboolean allowed;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  if (g_once_init_enter (&opened))
    {
      settings = pandoria_settings_open ("reduced-motion");
      g_once_init_leave (&opened, 1);
    }
  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &allowed, NULL);
  return allowed && (settings == NULL || !g_settings_get_boolean (settings, "reduced-motion"));
}
