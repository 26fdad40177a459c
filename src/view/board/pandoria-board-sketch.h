/* PandoriaBoardSketch: the layer of a board that is being edited. It draws dots for empty spaces,
 * ways downstream as arrows, and the start spaces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-layer.h"
#include "pandoria-board-scene.h"

#define PANDORIA_TYPE_BOARD_SKETCH (pandoria_board_sketch_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardSketch, pandoria_board_sketch, PANDORIA, BOARD_SKETCH,
                      PandoriaBoardLayer)

/** @scene: must outlive the layer. */
PandoriaBoardSketch *pandoria_board_sketch_new (PandoriaBoardPlace *place,
                                                const PandoriaBoardScene *scene);
