/* PandoriaBoardMotion: the layer with the changes of an act, as tiles that drop and figures that
 * return to the reserve. The state changes at once and input never waits; only the picture moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-layer.h"
#include "pandoria-board-scene.h"

/** PandoriaBoardMotion: signal "landed": the tiles have dropped, so their spaces show them. */
#define PANDORIA_TYPE_BOARD_MOTION (pandoria_board_motion_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardMotion, pandoria_board_motion, PANDORIA, BOARD_MOTION,
                      PandoriaBoardLayer)

PandoriaBoardMotion *pandoria_board_motion_new (PandoriaBoardPlace *place);
/** Moves the differences between @before and @after. @position: the acts of the game that @after
 * shows. A few acts forward move; a jump in the history or an undo does not. */
void pandoria_board_motion_follow (PandoriaBoardMotion *self, const PandoriaState *before,
                                   const PandoriaBoardScene *after, guint position);
/** Makes the next position one of another game, which does not move. */
void pandoria_board_motion_forget (PandoriaBoardMotion *self);
void pandoria_board_motion_stop (PandoriaBoardMotion *self);
/** Gives the spaces whose tile still drops their previous ground in @looks. */
void pandoria_board_motion_hide_drops (PandoriaBoardMotion *self,
                                       PandoriaSpaceLook looks[PANDORIA_N_SPACES]);
