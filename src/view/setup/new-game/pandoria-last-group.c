/* The group that played last, kept in the settings, so that the next game needs few presses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"

#include "pandoria-widgets.h"

static void
load_players (PandoriaLastGroup *last, GSettings *settings)
{
  g_autoptr (GVariant) players = g_settings_get_value (settings, "last-players");
  gsize n = g_variant_n_children (players);

  for (gsize i = 0; i < n && i < PANDORIA_MAX_PLAYERS; i++)
    {
      const char *name, *color;

      g_variant_get_child (players, i, "(&s&s)", &name, &color);
      last->names[i] = g_strdup (name);
      last->colors[i] = (PandoriaColor) MAX (pandoria_color_from_key (color), 0);
      last->n_players++;
    }
}

static void
load_realms (PandoriaLastGroup *last, GSettings *settings)
{
  g_auto (GStrv) realms = g_settings_get_strv (settings, "last-realms");

  for (guint i = 0; i < last->n_players && realms[i] != NULL; i++)
    last->realms[i] = (guint8) MAX (pandoria_realm_from_key (realms[i]), 0);
}

void
pandoria_last_group_free (PandoriaLastGroup *last)
{
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    g_free (last->names[i]);
  g_free (last->board);
  g_free (last);
}

PandoriaLastGroup *
pandoria_last_group_load (void)
{
  PandoriaLastGroup *last = g_new0 (PandoriaLastGroup, 1);
  g_autoptr (GSettings) settings = pandoria_settings_open ("last-realms");
  g_autofree char *edition = NULL;

  if (settings == NULL)
    return last;
  load_players (last, settings);
  load_realms (last, settings);
  edition = g_settings_get_string (settings, "last-edition");
  last->edition = (guint) MAX (pandoria_edition_from_key (edition), 0);
  last->partnership = g_settings_get_boolean (settings, "last-partnership");
  last->board = g_settings_get_string (settings, "last-board");
  return last;
}

void
pandoria_last_group_save (const PandoriaLastGroup *last)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("last-realms");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) realms = NULL;
  GVariantBuilder players;

  if (settings == NULL)
    return;
  g_variant_builder_init (&players, G_VARIANT_TYPE ("a(ss)"));
  for (guint i = 0; i < last->n_players; i++)
    {
      const char *realm = last->realms[i] != PANDORIA_REALM_NONE ? pandoria_realm_key (last->realms[i]) : "";

      g_variant_builder_add (&players, "(ss)", last->names[i], pandoria_color_key (last->colors[i]));
      g_strv_builder_add (builder, realm);
    }
  realms = g_strv_builder_end (builder);
  g_settings_set_value (settings, "last-players", g_variant_builder_end (&players));
  g_settings_set_strv (settings, "last-realms", (const char *const *) realms);
  g_settings_set_string (settings, "last-edition", pandoria_edition_key (last->edition));
  g_settings_set_boolean (settings, "last-partnership", last->partnership);
  g_settings_set_string (settings, "last-board", last->board);
}
