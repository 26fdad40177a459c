/* PandoriaStartTiles: what lies on the board at the start, pressed on its picture: the two starting double tiles, space by space (5);
 * with artifacts also the expansion's start tile and the relics (16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-setup.h"

G_BEGIN_DECLS

/** Signals: "changed": something else is chosen; "completed": the last space that was open was chosen by the player. */
#define PANDORIA_TYPE_START_TILES (pandoria_start_tiles_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStartTiles, pandoria_start_tiles, PANDORIA, START_TILES, GtkBox)

/** Asks for the start spaces of @board; what was chosen for another board is forgotten. */
void pandoria_start_tiles_set_board (PandoriaStartTiles *self, const PandoriaBoard *board);
/** Offers what belongs to the artifacts: a press beside the start spaces begins the expansion's start tile. */
void pandoria_start_tiles_set_artifacts (PandoriaStartTiles *self, gboolean artifacts);
/** Asks for the expansion's start tile, too: its two spaces, pressed on the board, and what they show. */
void pandoria_start_tiles_set_printed (PandoriaStartTiles *self, gboolean printed);
/** Returns: whether the expansion's start tile is asked for, or lies. */
gboolean pandoria_start_tiles_get_printed (PandoriaStartTiles *self);
/** Relics that are pressed have the points that @catalogue knows. */
void pandoria_start_tiles_set_catalogue (PandoriaStartTiles *self, PandoriaCatalogue *catalogue);
/** Shows what @setup, which is played on the board that was set, has. */
void pandoria_start_tiles_read (PandoriaStartTiles *self, const PandoriaSetup *setup);
/**
 * Writes the start tiles, and the expansion's and the relics where they are asked for. Returns: FALSE when a space is not chosen yet:
 * @setup then has as much as there is for the start tiles, and nothing of the expansion's.
 */
gboolean pandoria_start_tiles_fill (PandoriaStartTiles *self, PandoriaSetup *setup);
/** Returns: (transfer full) (nullable): what is to be chosen next, in a sentence; NULL when everything is. */
char *pandoria_start_tiles_find_missing (PandoriaStartTiles *self);
/** Puts the keyboard on the space that is asked for. */
void pandoria_start_tiles_focus (PandoriaStartTiles *self);

G_END_DECLS
