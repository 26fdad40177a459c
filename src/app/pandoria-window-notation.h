/* Turns and games copied and read in the notation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Copies the turn of the last act, or of the one that led to the shown position. */
void pandoria_window_copy_turn (PandoriaWindow *window);
/** Copies the whole game. */
void pandoria_window_copy_notation (PandoriaWindow *window);
void pandoria_window_paste_notation (PandoriaWindow *window);
/** Shows the whole game, to be selected, or changed and opened as another game. */
void pandoria_window_show_notation (PandoriaWindow *window);
void pandoria_window_show_notation_help (PandoriaWindow *window);

G_END_DECLS
