/* PandoriaWindow: the preferences, and those that it asks for itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

void pandoria_window_show_preferences (PandoriaWindow *self);
/** Says @sentence, that something was the biggest scoring of the game, where the player wants to hear it. */
void pandoria_window_tell_biggest (PandoriaWindow *self, const char *sentence);

G_END_DECLS
