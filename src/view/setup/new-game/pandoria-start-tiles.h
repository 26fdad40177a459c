/* PandoriaStartTiles: asks for the pieces on the board at the start (5, 16); the user presses their
 * spaces on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-board-view.h"
#include "pandoria-board.h"
#include "pandoria-hex-picker.h"
#include "pandoria-relic-rack.h"
#include "pandoria-setup.h"
#include "pandoria-spaces.h"
#include "pandoria-start-layout.h"

/** Signals: "changed": a choice has changed; "completed": the user has chosen the last open space.
 */
#define PANDORIA_TYPE_START_TILES (pandoria_start_tiles_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStartTiles, pandoria_start_tiles, PANDORIA, START_TILES, GtkBox)

/** Asks for the start spaces of @board; drops the choices for another board. */
void pandoria_start_tiles_set_board (PandoriaStartTiles *self, const PandoriaBoard *board);
/** Offers the contents of the artifact module: a press outside the start spaces starts the
 * expansion's start tile. */
void pandoria_start_tiles_set_artifacts (PandoriaStartTiles *self, gboolean artifacts);
/** Also asks for the expansion's start tile: its two spaces, pressed on the board, and their
 * contents. */
void pandoria_start_tiles_set_printed (PandoriaStartTiles *self, gboolean printed);
/** Returns: whether the expansion's start tile is asked for, or is placed. */
gboolean pandoria_start_tiles_get_printed (PandoriaStartTiles *self);
/** Sets the catalogue with the points of pressed relics. */
void pandoria_start_tiles_set_catalogue (PandoriaStartTiles *self, PandoriaCatalogue *catalogue);
/** Shows the choices of @setup, whose board was set before. */
void pandoria_start_tiles_read (PandoriaStartTiles *self, const PandoriaSetup *setup);
/**
 * Writes the start tiles and, if the window asks for them, the expansion's start tile and the
 * relics. Returns: FALSE if a space is not chosen yet. @setup then has the chosen part of the start
 * tiles, and no expansion's start tile.
 */
gboolean pandoria_start_tiles_fill (PandoriaStartTiles *self, PandoriaSetup *setup);
/** Returns: (transfer full) (nullable): the next choice, in a sentence; NULL if all are made. */
char *pandoria_start_tiles_find_missing (PandoriaStartTiles *self);
/** Moves the focus to the space to be chosen. */
void pandoria_start_tiles_focus (PandoriaStartTiles *self);
