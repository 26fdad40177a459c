/* Remembers the players of the coach, and its explanations to each of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-coach-memory.h"

#include "pandoria-statistics.h"

#define KEY_PLAYERS   "coach-players"
#define KEY_EXPLAINED "coach-explained"

static gboolean
has_name (const char *const *names, const char *name)
{
  g_autofree char *folded = pandoria_people_fold (name);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *other = pandoria_people_fold (names[i]);

      if (g_str_equal (other, folded))
        return TRUE;
    }
  return FALSE;
}

gboolean
pandoria_coach_is_for_all (GSettings *settings)
{
  g_auto (GStrv) names = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);

  names = g_settings_get_strv (settings, KEY_PLAYERS);
  return names[0] == NULL;
}

gboolean
pandoria_coach_is_for (GSettings *settings, const char *name)
{
  g_auto (GStrv) names = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && name != NULL, FALSE);

  names = g_settings_get_strv (settings, KEY_PLAYERS);
  return names[0] == NULL || has_name ((const char *const *) names, name);
}

void
pandoria_coach_set_for (GSettings *settings, const char *name, gboolean chosen)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL, changed = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));

  names = g_settings_get_strv (settings, KEY_PLAYERS);
  for (guint i = 0; name != NULL && names[i] != NULL; i++)
    {
      const char *one[] = { names[i], NULL };

      if (!has_name (one, name))
        g_strv_builder_add (builder, names[i]);
    }
  if (name != NULL && chosen)
    g_strv_builder_add (builder, name);
  changed = g_strv_builder_end (builder);
  g_settings_set_strv (settings, KEY_PLAYERS, (const char *const *) changed);
}

/* Returns: (transfer full): the topics of @name (nullable: of no player). Adds all others to @others. */
static GStrv
take_topics (GSettings *settings, const char *name, GVariantBuilder *others)
{
  g_autoptr (GVariant) table = g_settings_get_value (settings, KEY_EXPLAINED);
  g_autofree char *folded = pandoria_people_fold (name);
  gsize n = g_variant_n_children (table);
  GStrv found = NULL;

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) row = g_variant_get_child_value (table, i);
      g_autoptr (GVariant) topics = g_variant_get_child_value (row, 1);
      const char *who;

      g_variant_get_child (row, 0, "&s", &who);
      if (found == NULL && g_str_equal (who, folded))
        found = g_variant_dup_strv (topics, NULL);
      else if (others != NULL && n - i < PANDORIA_COACH_MOST_NAMES)
        g_variant_builder_add_value (others, row);
    }
  return found != NULL ? found : g_new0 (char *, 1);
}

gboolean
pandoria_coach_has_explained (GSettings *settings, const char *name, const char *topic)
{
  g_auto (GStrv) topics = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && name != NULL && topic != NULL, TRUE);

  topics = take_topics (settings, name, NULL);
  return g_strv_contains ((const char *const *) topics, topic);
}

void
pandoria_coach_set_explained (GSettings *settings, const char *name, const char *topic)
{
  g_auto (GVariantBuilder) builder;
  g_autofree char *folded = NULL;
  g_auto (GStrv) topics = NULL;
  guint n;

  g_return_if_fail (G_IS_SETTINGS (settings) && name != NULL && topic != NULL);

  folded = pandoria_people_fold (name);
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(sas)"));
  topics = take_topics (settings, name, &builder);
  n = g_strv_length (topics);
  if (!g_strv_contains ((const char *const *) topics, topic))
    {
      topics = g_renew (char *, topics, n + 2);
      topics[n] = g_strdup (topic);
      topics[n + 1] = NULL;
    }
  g_variant_builder_add (&builder, "(s^as)", folded, topics);
  g_settings_set_value (settings, KEY_EXPLAINED, g_variant_builder_end (&builder));
}

void
pandoria_coach_forget (GSettings *settings)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_settings_reset (settings, KEY_EXPLAINED);
}
