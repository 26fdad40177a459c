/* Moves the focus to a widget with keys, like a user without a pointer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/**
 * Moves the focus to @widget or a part of it: to its panel or list with Tab, inside with the arrow
 * keys. Aborts if these keys do not lead there. Returns: the number of keys.
 */
guint walk_to (GtkWidget *widget);
/**
 * Presses @key in the window of @widget, and waits until it is released, which takes time on a busy
 * machine. Returns: whether the focus moved.
 */
gboolean walk_press (GtkWidget *widget, const char *key);
