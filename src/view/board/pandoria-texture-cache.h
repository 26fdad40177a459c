/* A cache of textures, bounded by the memory they take; the least recently used goes first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-palette.h"

G_BEGIN_DECLS

/** PandoriaTextureKey: what a texture shows. Compared as bytes: make it with zeroes first. */
typedef struct
{
  guint16 width, height; /* in logical pixels */
  guint8 scale;
  guint8 theme;
  guint8 what;     /* PandoriaPaintKind */
  guint8 part[13]; /* whatever the painter needs */
} PandoriaTextureKey;

/** Paints what @key says into @cr, in logical pixels. */
typedef void (*PandoriaPainter) (cairo_t *cr, const PandoriaTextureKey *key);

/** Returns: (transfer full): the texture of @key, painted with @painter when it is not there yet. Never call it in a snapshot. */
GdkTexture *pandoria_texture_cache_get (const PandoriaTextureKey *key, PandoriaPainter painter);

/**
 * Draws a @texture of the cache into @rect, which must have its logical size, in the way that is cheap for the renderer of
 * @widget: GTK's cairo renderer copies and converts every texture in every frame, but paints a cairo surface as it is.
 */
void pandoria_texture_cache_append (GtkSnapshot *snapshot, GtkWidget *widget, GdkTexture *texture,
                                    const graphene_rect_t *rect);

G_END_DECLS
