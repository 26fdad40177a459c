/* Keys and presses as the real controllers get them, counted: each emission is one press.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/** How many keys and presses there were since the last keyboard_start_counting(). */
extern guint keyboard_n_presses;

void keyboard_start_counting (void);
/**
 * Presses a key ("1", "Return", "<Shift>F6") in @window, of any kind: controllers of shortcuts from the window down to what has the keyboard get it
 * first (capture), then those from there up again (bubble), as GTK does.
 * Returns: whether anything took it.
 */
gboolean keyboard_press (gpointer window, const char *key);
/** Presses @widget with the pointer, in its middle, where it must be what lies on top. */
void keyboard_click (GtkWidget *widget);
/** Presses @space of the board with the pointer. */
void keyboard_click_space (PandoriaWindow *window, PandoriaSpace space);
