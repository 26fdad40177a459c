/* Showing the game of a window on the players' phones: the server, its dialog, its symbol in the
 * header bar, and the remarks of the players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/** Shows the dialog with the address of the page. Sharing begins with it, and ends with Stop or
 * with the window. */
void pandoria_window_show_phones (PandoriaWindow *window);
/** Shows the turn of the oldest remark, where the act can be corrected, and closes the remark. */
void pandoria_window_show_remark (PandoriaWindow *window);
/** Closes the oldest remark. */
void pandoria_window_dismiss_remark (PandoriaWindow *window);
/** Shows a button and, while sharing, a small QR code in @display. */
void pandoria_window_add_phones_to_display (PandoriaWindow *window, gpointer display);
