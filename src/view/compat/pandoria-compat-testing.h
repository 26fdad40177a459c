/* Functions for the tests of announcements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Returns: whether announcements wait in @window. */
gboolean pandoria_announcer_is_waiting (GtkWindow *window);
/** Returns: (transfer none) (nullable): the last announcement in @window, followed by a new title.
 */
const char *pandoria_announcer_get_last (GtkWindow *window);
