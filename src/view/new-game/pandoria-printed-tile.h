/* PandoriaPrintedTile: whether and where the expansion's start tile lies on the board, and what it shows (16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-state.h"

G_BEGIN_DECLS

/** Signal "changed": it lies elsewhere, shows something else, or is there or not. */
#define PANDORIA_TYPE_PRINTED_TILE (pandoria_printed_tile_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPrintedTile, pandoria_printed_tile, PANDORIA, PRINTED_TILE, AdwExpanderRow)

/** Shows @state, the board at the beginning of the game, on the small board on which its spaces are pressed. */
void pandoria_printed_tile_show_state (PandoriaPrintedTile *self, const PandoriaState *state);
/** Puts the tile into @setup, if it is switched on and @setup plays with artifacts. Returns: FALSE while a space is missing. */
gboolean pandoria_printed_tile_fill (PandoriaPrintedTile *self, PandoriaSetup *setup);

G_END_DECLS
