/* The plain keys of the window: letters, digits and Enter only count when the focused widget has no use for them, so that they can
 * be typed into entries: they live in a controller of the window's bubble phase.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/**
 * Gives @window the keys of acts and of the tile in the hand, and Escape on its @board. Returns: (transfer none): the controller,
 * for pandoria_window_keys_add().
 */
GtkEventController *pandoria_window_keys_install (PandoriaWindow *window, GtkWidget *board);
/** Makes @trigger ("plus|KP_Add") activate the action @name ("win.zoom-in"). */
void pandoria_window_keys_add (GtkEventController *keys, const char *trigger, const char *name);

G_END_DECLS
