/* Other positions than the last: looking at them, and entering anew what led to them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

void pandoria_window_look_first (PandoriaWindow *window);
void pandoria_window_look_previous (PandoriaWindow *window);
void pandoria_window_look_next (PandoriaWindow *window);
/** Goes back to the present position. */
void pandoria_window_look_now (PandoriaWindow *window);
/** Begins a draft in which the act that led to the shown position is entered anew. */
void pandoria_window_correct_act (PandoriaWindow *window);
/** Begins one in which acts are entered before it. */
void pandoria_window_insert_act (PandoriaWindow *window);
/** Leaves it out, or the one that is being corrected. */
void pandoria_window_remove_act (PandoriaWindow *window);
void pandoria_window_cancel_correction (PandoriaWindow *window);
void pandoria_window_finish_inserting (PandoriaWindow *window);
/** Asks what becomes of the acts that no longer fit. */
void pandoria_window_mend (PandoriaWindow *window);

G_END_DECLS
