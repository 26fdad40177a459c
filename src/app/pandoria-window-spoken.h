/* PandoriaWindow: what is heard of what happens in it, wherever the keyboard is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Gives the window its title, whose changes screen readers say. */
void pandoria_window_update_spoken_title (PandoriaWindow *self);
/**
 * Has said what in the view of the play is new: refusals, hexes that were chosen, what is to be chosen next. @parts: PandoriaPlayParts; @entered
 * (nullable): the act that was entered, as it was before the view was shown.
 */
void pandoria_window_speak_view (PandoriaWindow *self, guint parts, const char *entered);
/** Takes back the last step of the game, or brings it back, and says which. */
void pandoria_window_undo (PandoriaWindow *self);
void pandoria_window_redo (PandoriaWindow *self);

G_END_DECLS
