/* A question about the act that is being put together, beside the board where there is room: in the place of the ledger, or of the cards
 * that led to it, which then come again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Asks the question of the play’s view; the panel goes on with the next one by itself. Returns: FALSE when there is no room for it. */
gboolean pandoria_window_open_question (PandoriaWindow *window);
/** Closes it, if it is open; the keyboard goes back to where it was before. Left without an answer, the act is given up as far as it hung on
 * that. Returns: whether it was open. */
gboolean pandoria_window_close_question (PandoriaWindow *window);

G_END_DECLS
