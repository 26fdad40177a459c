/* PandoriaActButton: the button of an act of the game, which can be pressed even when the act is impossible: then it says why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-game.h"

G_BEGIN_DECLS

/**
 * A press activates win.NAME of its act, or win.why with that name where the act is impossible. While the pointer or the
 * keyboard is on it, win.regard has its name, afterwards the empty one.
 */
#define PANDORIA_TYPE_ACT_BUTTON (pandoria_act_button_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaActButton, pandoria_act_button, PANDORIA, ACT_BUTTON, GtkButton)

/** @name: a static string, of the window's action; @leader: with PANDORIA_ACT_PLACE_FIGURE, the leader is meant. */
void pandoria_act_button_set_act (PandoriaActButton *self, const char *name, PandoriaActKind kind, gboolean leader);
/** Shows whether the act is possible now in @game (nullable). Returns: whether it is. */
gboolean pandoria_act_button_update (PandoriaActButton *self, PandoriaGame *game);
/** Returns: (transfer none) (nullable): why not, in a sentence; NULL when it is possible. */
const char *pandoria_act_button_get_reason (PandoriaActButton *self);

G_END_DECLS
