/* The SVG artwork of resources/art, painted in the colours of a palette.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-svg.h"

#include <librsvg/rsvg.h>

#define ART_PATH "/io/github/pandoria_companion/PandoriaCompanion/art/"

/* "name\ncss" → RsvgHandle: a few dozen, kept because parsing costs more than painting. A timeout
 * frees all of them: by then the board is painted, its textures are enough, and the handles take
 * half a megabyte. */
static GHashTable *handles;
#define KEPT_SECONDS 1

static RsvgHandle *
load_handle (const char *name, const char *css)
{
  g_autofree char *path = g_strconcat (ART_PATH, name, ".svg", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  RsvgHandle *handle = NULL;

  if (bytes != NULL)
    handle = rsvg_handle_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                        &error);
  if (handle != NULL && css != NULL)
    rsvg_handle_set_stylesheet (handle, (const guint8 *) css, strlen (css), &error);
  if (error != NULL)
    g_critical ("Artwork %s: %s", name, error->message);
  return handle;
}

static gboolean
on_painted (gpointer data)
{
  g_clear_pointer (&handles, g_hash_table_unref);
  return G_SOURCE_REMOVE;
}

static RsvgHandle *
get_handle (const char *name, const char *css)
{
  g_autofree char *key = g_strconcat (name, "\n", css, NULL);
  RsvgHandle *handle;

  if (handles == NULL)
    {
      handles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
      g_timeout_add_seconds (KEPT_SECONDS, on_painted, NULL);
    }
  handle = g_hash_table_lookup (handles, key);
  if (handle == NULL && (handle = load_handle (name, css)) != NULL)
    g_hash_table_insert (handles, g_steal_pointer (&key), handle);
  return handle;
}

void
pandoria_svg_paint (cairo_t *cr, const char *name, const char *css, double x, double y,
                    double width, double height)
{
  RsvgHandle *handle = get_handle (name, css);
  const RsvgRectangle viewport = { x, y, width, height };
  g_autoptr (GError) error = NULL;

  if (handle != NULL && !rsvg_handle_render_document (handle, cr, &viewport, &error))
    g_critical ("Artwork %s: %s", name, error->message);
}

double
pandoria_svg_get_aspect (const char *name)
{
  RsvgHandle *handle = get_handle (name, NULL);
  gboolean has_width, has_height, has_viewbox = FALSE;
  RsvgLength width, height;
  RsvgRectangle viewbox;

  if (handle != NULL)
    rsvg_handle_get_intrinsic_dimensions (handle, &has_width, &width, &has_height, &height,
                                          &has_viewbox, &viewbox);
  return has_viewbox ? viewbox.width / viewbox.height : 1;
}

const char *
pandoria_svg_css_terrain (PandoriaTheme theme, PandoriaTerrain terrain)
{
  const PandoriaPalette *palette = pandoria_palette_get (theme);
  g_autofree char *css = g_strdup_printf (
      ".sky{fill:#%06x!important}.mid{fill:#%06x!important}.front{fill:#%06x!important}"
      ".furrow{stroke:#%06x!important}.ridge{stroke:#%06x!important}.lit,.sign{fill:#%06x!"
      "important}",
      palette->terrain[terrain].sky, palette->terrain[terrain].mid, palette->terrain[terrain].front,
      palette->terrain[terrain].front, palette->terrain[terrain].sky,
      palette->terrain[terrain].symbol);

  return g_intern_string (css);
}

const char *
pandoria_svg_css_ground (PandoriaTheme theme)
{
  const PandoriaPalette *palette = pandoria_palette_get (theme);
  g_autofree char *css = g_strdup_printf (
      ".lake{fill:#%06x!important}.wave{stroke:#%06x!important}.deep{stroke:#%06x!important}"
      ".ground{fill:#%06x!important}.slab{fill:#%06x!important}",
      palette->lake, palette->wave, palette->deep, palette->ground, palette->slab);
  return g_intern_string (css);
}

const char *
pandoria_svg_css_player (PandoriaColor color)
{
  const PandoriaPlayerColors *player = pandoria_palette_player (color);
  g_autofree char *css = g_strdup_printf (
      ".body{fill:#%06x!important}.mark{fill:#%06x!important;display:none!important}"
      ".mark.%s{display:inline!important}",
      player->fill, player->mark, player->shape);
  return g_intern_string (css);
}

const char *
pandoria_svg_css_sign (guint32 color)
{
  g_autofree char *css = g_strdup_printf (
      ".sign{fill:#%06x!important}.stroke{stroke:#%06x!important}", color, color);

  return g_intern_string (css);
}
