/* PandoriaWindow: the best places for the tile in the tray, beside the board where there is room, else in a dialog; only where the
 * preferences have hints.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

void pandoria_window_init_hint (PandoriaWindow *window);
void pandoria_window_dispose_hint (PandoriaWindow *window);

/** Returns: whether hints are wanted, and both halves of the tile that is to be laid are known. */
gboolean pandoria_window_can_hint (const PandoriaPlayView *view);
/** Begins to look for the best places, or goes to those that were found for this tile. */
void pandoria_window_show_hint (PandoriaWindow *window);
/** Gives up and closes. Returns: whether it was open. */
gboolean pandoria_window_close_hint (PandoriaWindow *window);
/** The act in the play is another one: what is looked for is given up, and goes with its tile. */
void pandoria_window_update_hint (PandoriaWindow *window);
/** An act was entered: where it laid a place that was chosen, its figure is put together, too, and waits. */
void pandoria_window_follow_hint (PandoriaWindow *window);

G_END_DECLS
