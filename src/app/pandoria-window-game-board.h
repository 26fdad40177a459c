/* PandoriaWindow: the board of the game that is played, corrected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Opens the game's own copy of its board, to be corrected. */
void pandoria_window_correct_board (PandoriaWindow *window);

G_END_DECLS
