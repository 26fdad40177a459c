/* What a board has on a space, in words: of a board that is drawn, without a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board.h"

G_BEGIN_DECLS

/** Returns: (transfer full): “E5, ship, discount 2, downstream to G7”, “H6, plain, start space”, “A5, hill exit, with A6”. */
char *pandoria_text_board_space (const PandoriaBoard *board, PandoriaSpace space);

/** Returns: (transfer full): what @fault says of a board, as a sentence of its own: it begins with a capital letter. */
char *pandoria_text_board_fault (const PandoriaBoardFault *fault);

G_END_DECLS
