/* Whether something on the screen may move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-motion.h"

/* Returns: (transfer full) (nullable): the preferences; none where the program was not installed. */
static GSettings *
open_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema
      = source != NULL ? g_settings_schema_source_lookup (source, PANDORIA_APP_ID, TRUE) : NULL;

  if (schema == NULL || !g_settings_schema_has_key (schema, "reduced-motion"))
    return NULL;
  return g_settings_new_full (schema, NULL, NULL);
}

gboolean
pandoria_motion_is_on (GtkWidget *widget)
{
  static GSettings *settings;
  static gsize opened;
  gboolean allowed;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  if (g_once_init_enter (&opened))
    {
      settings = open_settings ();
      g_once_init_leave (&opened, 1);
    }
  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &allowed, NULL);
  return allowed && (settings == NULL || !g_settings_get_boolean (settings, "reduced-motion"));
}
