/* PandoriaTilePreview: the tile being entered, as its two hexes lie side by side, or the castle that is laid in its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-record.h"

#define PANDORIA_TYPE_TILE_PREVIEW (pandoria_tile_preview_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTilePreview, pandoria_tile_preview, PANDORIA, TILE_PREVIEW, GtkWidget)

/** Shows @terrain (-1: not chosen yet) with @symbols as hex @index (0 or 1). */
void pandoria_tile_preview_set_hex (PandoriaTilePreview *self, guint index, int terrain, guint symbols);
/** Shows one hex only (single tiles), or both. */
void pandoria_tile_preview_set_single (PandoriaTilePreview *self, gboolean single);
/** Marks the hex (0 or 1) that the next press of the tray is for; -1: none. */
void pandoria_tile_preview_set_current (PandoriaTilePreview *self, int index);
/** Shows the castle, or the @fortress, of @color in the place of the tile; pandoria_tile_preview_unset_castle() shows that again. */
void pandoria_tile_preview_set_castle (PandoriaTilePreview *self, PandoriaColor color, gboolean fortress);
void pandoria_tile_preview_unset_castle (PandoriaTilePreview *self);
