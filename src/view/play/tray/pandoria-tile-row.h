/* PandoriaTileRow: the first row of a flat tray: the tile, the acts instead of it, and the main
 * button if the turn bar has none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-play-view.h"

/** PandoriaTileRow: signal "hex-picked" (uint index): the space of the tile that is to be chosen
 * next. */
#define PANDORIA_TYPE_TILE_ROW (pandoria_tile_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTileRow, pandoria_tile_row, PANDORIA, TILE_ROW, GtkBox)

/** Shows the tile of @view (must stay valid). */
void pandoria_tile_row_show (PandoriaTileRow *self, const PandoriaPlayView *view);
/** Sets whether the row has the main button. That leaves no room for the hint button and for
 * turning the tile round, which are then in the menu. */
void pandoria_tile_row_set_with_main (PandoriaTileRow *self, gboolean with_main);
/** Sets whether the player wants hints. */
void pandoria_tile_row_set_hints (PandoriaTileRow *self, gboolean wanted);
/** Sets whether the main button has the suggested style. */
void pandoria_tile_row_set_suggested (PandoriaTileRow *self, gboolean suggested);
