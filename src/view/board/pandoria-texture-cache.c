/* A cache of textures with a limit for its memory. When it is full, it drops all; widgets keep
 * those that they show.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-texture-cache.h"

#include "pandoria-art.h"
#include "pandoria-board-testing.h"

#define SURFACE_KEY   "pandoria-surface"
#define DEFAULT_BOUND (48 * 1024 * 1024)

static GHashTable *textures; /* PandoriaTextureKey → GdkTexture */
static gsize bytes_held;
static gsize bound = DEFAULT_BOUND;

static guint
hash_key (gconstpointer key)
{
  const guint8 *bytes = key;
  guint hash = 2166136261U;

  for (gsize i = 0; i < sizeof (PandoriaTextureKey); i++)
    hash = (hash ^ bytes[i]) * 16777619U;
  return hash;
}

static gboolean
equal_keys (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (PandoriaTextureKey)) == 0;
}

static void
drop_all (void)
{
  g_hash_table_remove_all (textures);
  bytes_held = 0;
}

static GdkTexture *
wrap_surface (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface),
      height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  cairo_surface_flush (surface);
  bytes
      = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                    (GDestroyNotify) cairo_surface_destroy, surface);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  g_object_set_data (G_OBJECT (texture), SURFACE_KEY,
                     surface); /* the texture keeps its bytes, which keep the surface */
  return texture;
}

static GdkTexture *
paint_texture (const PandoriaTextureKey *key)
{
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, key->width * key->scale, key->height * key->scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, key->scale, key->scale);
  cr = cairo_create (surface);
  key->painter (cr, key);
  cairo_destroy (cr);
  return wrap_surface (surface);
}

GdkTexture *
pandoria_texture_cache_get (const PandoriaTextureKey *key)
{
  gsize bytes = (gsize) key->width * key->height * key->scale * key->scale * 4;
  GdkTexture *texture;

  g_return_val_if_fail (bytes > 0, NULL);

  if (textures == NULL)
    textures = g_hash_table_new_full (hash_key, equal_keys, g_free, g_object_unref);
  texture = g_hash_table_lookup (textures, key);
  if (texture != NULL)
    return g_object_ref (texture);
  if (bytes_held + bytes > bound)
    drop_all ();
  texture = paint_texture (key);
  bytes_held += bytes;
  g_hash_table_insert (textures, g_memdup2 (key, sizeof *key), g_object_ref (texture));
  return texture;
}

void
pandoria_texture_cache_paint (cairo_t *cr, GdkTexture *texture)
{
  cairo_set_source_surface (cr, g_object_get_data (G_OBJECT (texture), SURFACE_KEY), 0, 0);
  cairo_paint (cr);
}

/* GTK's cairo renderer copies and converts every texture in every frame, but paints a cairo surface
 * as it is. */
void
pandoria_texture_cache_append (GtkSnapshot *snapshot, GtkWidget *widget, GdkTexture *texture,
                               const graphene_rect_t *rect)
{
  GtkNative *native = gtk_widget_get_native (widget);
  cairo_surface_t *surface = g_object_get_data (G_OBJECT (texture), SURFACE_KEY);
  cairo_t *cr;

  if (native == NULL || !GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native)))
    {
      gtk_snapshot_append_texture (snapshot, texture, rect);
      return;
    }
  cr = gtk_snapshot_append_cairo (snapshot, rect);
  cairo_set_source_surface (cr, surface, (double) rect->origin.x, (double) rect->origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
}

gsize
pandoria_texture_cache_get_size (guint *n_textures)
{
  if (n_textures != NULL)
    *n_textures = g_hash_table_size (textures);
  return bytes_held;
}

void
pandoria_texture_cache_set_bound (gsize bytes)
{
  bound = bytes;
  if (bytes_held > bound)
    drop_all ();
}
