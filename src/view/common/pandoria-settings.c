/* The user's preferences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-settings.h"

GSettings *
pandoria_settings_open (const char *key)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema
      = source != NULL ? g_settings_schema_source_lookup (source, PANDORIA_APP_ID, TRUE) : NULL;

  if (schema == NULL || !g_settings_schema_has_key (schema, key))
    return NULL;
  return g_settings_new_full (schema, NULL, NULL);
}
