/* A cache of textures with a limit for its memory; it drops the least recently used first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-art.h"

#include "pandoria-board-testing.h"

#define SURFACE_KEY   "pandoria-surface"
#define DEFAULT_BOUND (48 * 1024 * 1024)

typedef struct
{
  PandoriaTextureKey key;
  GdkTexture *texture;
  gsize bytes;
  GList link; /* in by_use */
} Entry;

static GHashTable *entries;
static GQueue by_use = G_QUEUE_INIT; /* the most recently used first */
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
free_entry (gpointer data)
{
  Entry *entry = data;

  bytes_held -= entry->bytes;
  g_object_unref (entry->texture);
  g_free (entry);
}

static void
drop_to_bound (void)
{
  while (bytes_held > bound && by_use.length > 1)
    {
      Entry *last = g_queue_peek_tail (&by_use);

      g_queue_unlink (&by_use, &last->link);
      g_hash_table_remove (entries, &last->key);
    }
}

static GdkTexture *
wrap_surface (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  g_object_set_data (G_OBJECT (texture), SURFACE_KEY,
                     surface); /* the texture keeps its bytes, which keep the surface */
  return texture;
}

static GdkTexture *
paint_texture (const PandoriaTextureKey *key)
{
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, key->width * key->scale, key->height * key->scale);
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
  Entry *entry;

  g_return_val_if_fail (key->width > 0 && key->height > 0 && key->scale > 0, NULL);

  if (entries == NULL)
    entries = g_hash_table_new_full (hash_key, equal_keys, NULL, free_entry);
  entry = g_hash_table_lookup (entries, key);
  if (entry != NULL)
    {
      g_queue_unlink (&by_use, &entry->link);
      g_queue_push_head_link (&by_use, &entry->link);
      return g_object_ref (entry->texture);
    }

  entry = g_new0 (Entry, 1);
  entry->key = *key;
  entry->link.data = entry;
  entry->texture = paint_texture (key);
  entry->bytes = (gsize) key->width * key->height * key->scale * key->scale * 4;
  bytes_held += entry->bytes;
  g_hash_table_insert (entries, &entry->key, entry);
  g_queue_push_head_link (&by_use, &entry->link);
  drop_to_bound ();
  return g_object_ref (entry->texture);
}

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
    *n_textures = by_use.length;
  return bytes_held;
}

void
pandoria_texture_cache_set_bound (gsize bytes)
{
  bound = bytes;
  drop_to_bound ();
}
