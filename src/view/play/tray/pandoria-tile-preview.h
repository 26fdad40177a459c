/* PandoriaTilePreview: the tile being entered, as two adjacent hexes, or the castle that is placed
 * instead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-play-view.h"

#define PANDORIA_TYPE_TILE_PREVIEW (pandoria_tile_preview_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTilePreview, pandoria_tile_preview, PANDORIA, TILE_PREVIEW, GtkWidget)

/** Shows the tile of @view (must stay valid), one hex if it is single; marks the hex that is chosen
 * next. */
void pandoria_tile_preview_show (PandoriaTilePreview *self, const PandoriaPlayView *view);
/** Returns: (transfer full): the castle or fortress that @view shows instead of a tile, @size px
 * wide. */
GdkPaintable *pandoria_tile_preview_get_piece (const PandoriaPlayView *view, int size, int scale);
/** Returns: the name of what @view enters: a single or double tile, or the piece instead of it. */
const char *pandoria_tile_preview_get_title (const PandoriaPlayView *view);
