/* What is wrong with a setup or a board, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board.h"

G_BEGIN_DECLS

/** Returns: (transfer full): the sentence, translated, on what @error, a PANDORIA_SETUP_ERROR, says; without the place. */
char *pandoria_setup_fault_describe (const GError *error);
/** Returns: (transfer full): the same for @fault, with the number of the further spaces that it is about. */
char *pandoria_board_fault_describe (const PandoriaBoardFault *fault);

G_END_DECLS
