/* The board shows what would be done now: the preview of a play's view.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-view.h"
#include "pandoria-play-view.h"

G_BEGIN_DECLS

/** Shows on @board, which shows the game of @view, what would be laid, who would earn what, and whose figures would go home. */
void pandoria_board_play_show_preview (PandoriaBoardView *board, const PandoriaPlayView *view);

G_END_DECLS
