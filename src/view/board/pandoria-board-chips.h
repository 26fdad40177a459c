/* PandoriaBoardChips: the layer with the gains of a placement on chips, and with the labels of open
 * regions. Gives each a place where it hides little.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-chip.h"
#include "pandoria-board-layer.h"
#include "pandoria-board-scene.h"
#include "pandoria-board-spaces.h"

#define PANDORIA_TYPE_BOARD_CHIPS (pandoria_board_chips_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardChips, pandoria_board_chips, PANDORIA, BOARD_CHIPS,
                      PandoriaBoardLayer)

/** @scene: must outlive the layer. The labels are those of its open regions. */
PandoriaBoardChips *pandoria_board_chips_new (PandoriaBoardPlace *place,
                                              const PandoriaBoardScene *scene,
                                              PandoriaBoardSpaces *spaces);
/** Shows @chips, which are copied, and describes them to screen readers. n
 * 0…PANDORIA_BOARD_MAX_CHIPS. */
void pandoria_board_chips_set (PandoriaBoardChips *self, const PandoriaBoardChip *chips, guint n);
/** Shows the gains of the preview of @view as chips. */
void pandoria_board_chips_show_gains (PandoriaBoardChips *self, const PandoriaPlayView *view);
/** Rebuilds and places chips and labels, after the theme or the scale has changed. */
void pandoria_board_chips_make (PandoriaBoardChips *self);
/** Rebuilds the labels, after other open regions are shown. Place them then. */
void pandoria_board_chips_make_labels (PandoriaBoardChips *self);
/** Places chips and labels again, after the board under them has changed. */
void pandoria_board_chips_place (PandoriaBoardChips *self);
