/* Goes to a widget by keys, like a user without a pointer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/**
 * Moves the keyboard onto @widget, or onto a part of it: to its panel or list with Tab, inside with the arrow keys. Aborts if that does not lead there.
 * Returns: the number of keys.
 */
guint walk_to (GtkWidget *widget);
/** Waits until @widget has kept its place long enough for a person to see it: panels slide, and lists scroll. */
void walk_wait_until_still (GtkWidget *widget);
