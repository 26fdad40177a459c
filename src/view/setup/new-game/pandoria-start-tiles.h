/* PandoriaStartTiles: asks for the pieces on the board at the start (5, 16); the user presses their
 * spaces on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-relic-choice.h"
#include "pandoria-start-layout.h"

/**
 * PandoriaStartTiles: asks for the open slots of a PandoriaStartLayout, one after the other.
 *
 * Properties: "layout" (PandoriaStartLayout) and "relics" (PandoriaRelicChoice), each set once, are
 * shown and changed; "artifacts" (boolean): offers the contents of the artifact module; a
 * press outside the start spaces starts the expansion's start tile. Signal "completed": the user
 * has chosen the last open space.
 */
#define PANDORIA_TYPE_START_TILES (pandoria_start_tiles_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStartTiles, pandoria_start_tiles, PANDORIA, START_TILES, GtkBox)

/** Moves the focus to the space to be chosen. */
void pandoria_start_tiles_focus (PandoriaStartTiles *self);
