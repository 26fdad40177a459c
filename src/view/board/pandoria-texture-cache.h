/* A cache of textures with a limit for its memory. When it is full, it drops all; widgets keep
 * those that they show.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

typedef struct _PandoriaTextureKey PandoriaTextureKey;
/** Paints the picture of @key into @cr, in logical pixels. */
typedef void (*PandoriaPainter) (cairo_t *cr, const PandoriaTextureKey *key);

/** PandoriaTextureKey: what a texture shows. Compared as bytes, so it has no padding. */
struct _PandoriaTextureKey
{
  PandoriaPainter painter;
  guint16 width, height; /* in logical pixels */
  guint8 scale, theme;
  guint8 part[18]; /* data of the painter */
};
G_STATIC_ASSERT (sizeof (PandoriaTextureKey) == sizeof (PandoriaPainter) + 24);

/** PANDORIA_TEXTURE_KEY: a key whose parts are 0. */
#define PANDORIA_TEXTURE_KEY(by, of_width, of_height, of_scale, of_theme)            \
  {                                                                                  \
    .painter = (by), .width = (guint16) (of_width), .height = (guint16) (of_height), \
    .scale = (guint8) (of_scale), .theme = (guint8) (of_theme)                       \
  }

/** Returns: (transfer full): the texture of @key, painted if it is not cached. Not to be called in
 * a snapshot. */
GdkTexture *pandoria_texture_cache_get (const PandoriaTextureKey *key);

/** Paints a @texture of the cache at the origin of @cr, in logical pixels. For painters whose
 * pictures share an expensive part. */
void pandoria_texture_cache_paint (cairo_t *cr, GdkTexture *texture);

/** Draws a @texture of the cache into @rect of its logical size, in the cheapest way for the
 * renderer of @widget. */
void pandoria_texture_cache_append (GtkSnapshot *snapshot, GtkWidget *widget, GdkTexture *texture,
                                    const graphene_rect_t *rect);
