/* The group that played last, kept in the settings, so that the next game begins with few presses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-last-group.h"

#include "pandoria-settings.h"

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
load_tiles (PandoriaLastGroup *last, GSettings *settings)
{
  g_autoptr (GVariant) tiles = g_settings_get_value (settings, "last-start-tiles");

  last->has_tiles = g_variant_n_children (tiles) == PANDORIA_N_START;
  for (guint i = 0; i < PANDORIA_N_START && last->has_tiles; i++)
    {
      const char *key;
      guint32 symbols;
      int terrain;

      g_variant_get_child (tiles, i, "(&su)", &key, &symbols);
      terrain = pandoria_terrain_from_key (key);
      if (terrain < 0 || symbols > PANDORIA_MAX_SYMBOLS)
        last->has_tiles = FALSE;
      else
        last->tiles[i] = (PandoriaHex){ PANDORIA_SPACE_NONE, (guint8) terrain, (guint8) symbols };
    }
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
  g_autoptr (GSettings) settings = pandoria_settings_open ("last-start-tiles");
  g_autofree char *edition = NULL;

  if (settings == NULL)
    return last;
  load_players (last, settings);
  load_tiles (last, settings);
  edition = g_settings_get_string (settings, "last-edition");
  last->edition = (guint) MAX (pandoria_edition_from_key (edition), 0);
  last->partnership = g_settings_get_boolean (settings, "last-partnership");
  last->board = g_settings_get_string (settings, "last-board");
  return last;
}

void
pandoria_last_group_save (const PandoriaLastGroup *last)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("last-start-tiles");
  GVariantBuilder players, tiles;

  if (settings == NULL)
    return;
  g_variant_builder_init (&players, G_VARIANT_TYPE ("a(ss)"));
  for (guint i = 0; i < last->n_players; i++)
    g_variant_builder_add (&players, "(ss)", last->names[i], pandoria_color_key (last->colors[i]));
  g_variant_builder_init (&tiles, G_VARIANT_TYPE ("a(su)"));
  for (guint i = 0; i < PANDORIA_N_START && last->has_tiles; i++)
    g_variant_builder_add (&tiles, "(su)", pandoria_terrain_key (last->tiles[i].terrain),
                           (guint32) last->tiles[i].symbols);
  g_settings_set_value (settings, "last-players", g_variant_builder_end (&players));
  g_settings_set_value (settings, "last-start-tiles", g_variant_builder_end (&tiles));
  g_settings_set_string (settings, "last-edition", pandoria_edition_key (last->edition));
  g_settings_set_boolean (settings, "last-partnership", last->partnership);
  g_settings_set_string (settings, "last-board", last->board);
}
