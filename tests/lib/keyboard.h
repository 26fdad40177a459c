/* Keys and presses as the real controllers get them, counted: each emission is one press.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/** The number of keys and presses since the last keyboard_start_counting(). */
extern guint keyboard_n_presses;

void keyboard_start_counting (void);
/**
 * Presses a key ("1", "Return", "<Shift>F6") in any @window. As in GTK, shortcut controllers first
 * get it from the window down to the focused widget (capture), then up again (bubble). Returns:
 * whether one of them took it.
 */
gboolean keyboard_press (gpointer window, const char *key);
/** Presses the middle of @widget with the pointer. No other widget may cover it there. */
void keyboard_click (GtkWidget *widget);
/** Presses @space of the board with the pointer. */
void keyboard_click_space (PandoriaWindow *window, PandoriaSpace space);
