/* PandoriaTileChips: the tile in a flat tray, as a chip for each space, or the piece that replaces
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play-view.h"

/** PandoriaTileChips: signal "picked" (uint index): a chip that is not yet chosen was pressed. */
#define PANDORIA_TYPE_TILE_CHIPS (pandoria_tile_chips_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTileChips, pandoria_tile_chips, PANDORIA, TILE_CHIPS, AdwBin)

/** Shows the tile of @view (must stay valid), and marks the space that is chosen next. */
void pandoria_tile_chips_show (PandoriaTileChips *self, const PandoriaPlayView *view);
/** Sets whether a chip has no room for both the picture and the word. */
void pandoria_tile_chips_set_narrow (PandoriaTileChips *self, gboolean narrow);
