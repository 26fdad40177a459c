/* PandoriaWindow: the summary of its game, printing and saving it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Shows the summary beside the game, which goes on; brings it to the front when it is shown already. */
void pandoria_window_show_summary (PandoriaWindow *self);
/** Closes the summary of a game that the window no longer shows: it would only mislead. */
void pandoria_window_update_summary (PandoriaWindow *self);
/** Prints the summary of the game as it stands. */
void pandoria_window_print (PandoriaWindow *self);
/** Prints the sheet for the table; without a game that of the complete game. */
void pandoria_window_print_sheet (PandoriaWindow *self);
/** Asks where, and in which format, to save the summary. */
void pandoria_window_save_summary (PandoriaWindow *self);

G_END_DECLS
