/* Whether something on the screen may move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Returns: whether movement may show around @widget: the system allows animations and the player has not asked for reduced
 * motion. Asked at the beginning of each movement; one under way goes on to its end.
 */
gboolean pandoria_motion_is_on (GtkWidget *widget);

G_END_DECLS
