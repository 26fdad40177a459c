/* PandoriaPrintedTile: whether and where the expansion's start tile lies on the board, and what it shows (16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-setup.h"

G_BEGIN_DECLS

/** Signal "changed": it lies somewhere else, or shows something else. */
#define PANDORIA_TYPE_PRINTED_TILE (pandoria_printed_tile_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPrintedTile, pandoria_printed_tile, PANDORIA, PRINTED_TILE, AdwExpanderRow)

/** Writes the tile into @setup; nothing while it is switched off. Returns: FALSE when a space is not named. */
gboolean pandoria_printed_tile_fill (PandoriaPrintedTile *self, PandoriaSetup *setup);
/** Switches it on, with @terrain at @first and @second, 1 symbol each: for tests and quick ways. */
void pandoria_printed_tile_set (PandoriaPrintedTile *self, PandoriaTerrain terrain, const char *first,
                                const char *second);

G_END_DECLS
