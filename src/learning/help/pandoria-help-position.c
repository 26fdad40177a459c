/* The positions that are the pictures of the rules: for each one a game, and acts to try in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help.h"

#include "pandoria-help-resources.h"

static GBytes *
look_up (const char *id, const char *ending, GError **error)
{
  g_autofree char *path = g_strconcat (PANDORIA_HELP_RESOURCES "positions/", id, ending, NULL);

  pandoria_help_get_resource (); /* keeps the linker from dropping the resource */
  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
}

PandoriaGame *
pandoria_help_position_load (const char *id, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (PandoriaRecord) record = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  bytes = look_up (id, ".pandoria", error);
  if (bytes != NULL)
    record = pandoria_record_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
  return record != NULL ? pandoria_game_new (record, NULL, error) : NULL;
}

GStrv
pandoria_help_position_get_tries (const char *id)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GStrvBuilder) tries = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  bytes = look_up (id, ".try", NULL);
  text = bytes != NULL ? g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : g_strdup ("");
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*g_strstrip (lines[i]) != '\0')
      g_strv_builder_add (tries, lines[i]);
  return g_strv_builder_end (tries);
}
