/* The window in which a position is entered as it lies on the table: of a game that begins so, or of the one that is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"
#include "pandoria-window.h"

G_BEGIN_DECLS

/** Asks for everything as it lies on the table, page by page; to be called at the beginning of a turn alone. */
void pandoria_window_enter_position (PandoriaWindow *window);
/**
 * The same for a game that was begun at the table: what is entered become the first acts of @record, and the game is begun.
 * Returns: (transfer full) (nullable): why there can be no such game; nothing is then asked.
 */
char *pandoria_window_enter_start (PandoriaWindow *window, PandoriaRecord *record);

G_END_DECLS
