/* What did the last player do? The last turn that is over, on the board and in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Shows it for some seconds, or until pandoria_window_end_recall(); shown already, it goes. */
void pandoria_window_recall (PandoriaWindow *window);
/** Something else counts now: it goes, if it is there. */
void pandoria_window_end_recall (PandoriaWindow *window);

G_END_DECLS
