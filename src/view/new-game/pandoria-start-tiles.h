/* PandoriaStartTiles: what the two starting double tiles show, space by space (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-setup.h"

G_BEGIN_DECLS

/** Signal "changed": a space shows something else. */
#define PANDORIA_TYPE_START_TILES (pandoria_start_tiles_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStartTiles, pandoria_start_tiles, PANDORIA, START_TILES, GtkBox)

/** Asks for the start spaces of @board; what was chosen stays, in order. */
void pandoria_start_tiles_set_board (PandoriaStartTiles *self, const PandoriaBoard *board);
/** Sets what start space @index (0…3) shows. */
void pandoria_start_tiles_set_hex (PandoriaStartTiles *self, guint index, PandoriaTerrain terrain, guint symbols);
/** Returns: (transfer none): what start space @index shows; its place is that of the board. */
const PandoriaHex *pandoria_start_tiles_get_hex (PandoriaStartTiles *self, guint index);
/** Fills @tiles with the two tiles. */
void pandoria_start_tiles_get_tiles (PandoriaStartTiles *self, PandoriaHex tiles[2][2]);

G_END_DECLS
