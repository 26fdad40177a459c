/* PandoriaBoardNames: the layer with the names of columns and rows at the edge of the board, and
 * the name of the hovered space where it does not show its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-layer.h"
#include "pandoria-board-scene.h"
#include "pandoria-board-spaces.h"
#include "pandoria-edge-names.h"

#define PANDORIA_TYPE_BOARD_NAMES (pandoria_board_names_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardNames, pandoria_board_names, PANDORIA, BOARD_NAMES,
                      PandoriaBoardLayer)

/** @scene: must outlive the layer. */
PandoriaBoardNames *pandoria_board_names_new (PandoriaBoardPlace *place,
                                              const PandoriaBoardScene *scene,
                                              PandoriaBoardSpaces *spaces);
/** Returns: the strips of the names in a view of @width × @height. @picture: the letters grow with
 * the view. The address never changes. */
const PandoriaEdgeStrips *pandoria_board_names_measure (PandoriaBoardNames *self, int width,
                                                        int height, gboolean picture);
/** Sets whether the pointer drags something: then the hovered space has no name over it. */
void pandoria_board_names_set_dragging (PandoriaBoardNames *self, gboolean dragging);
