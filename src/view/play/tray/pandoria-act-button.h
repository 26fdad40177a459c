/* PandoriaActButton: the button of an act of the game, which shows why the act is impossible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-widgets.h"
#include "pandoria-play-view.h"

/**
 * A press activates win.NAME of its act, or win.why with that name where the act is impossible. While the pointer or the
 * keyboard is on it (where the act is impossible: once it was pressed), win.hover-act has its name,
 * afterwards the empty one. Property: "act": the name of its PandoriaActCommand.
 */
#define PANDORIA_TYPE_ACT_BUTTON (pandoria_act_button_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaActButton, pandoria_act_button, PANDORIA, ACT_BUTTON, GtkButton)

const PandoriaActCommand *pandoria_act_button_get_command (PandoriaActButton *self);
/** Shows whether the act is possible by @view (nullable). Returns: whether it is. */
gboolean pandoria_act_button_update (PandoriaActButton *self, const PandoriaPlayView *view);
