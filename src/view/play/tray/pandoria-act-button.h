/* PandoriaActButton: the button of an act. If the act is impossible, the button looks insensitive;
 * its tooltip and a press show the reason.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-act-commands.h"
#include "pandoria-play-view.h"

/**
 * PandoriaActButton: a press activates play.NAME of its act. If the act is impossible, a press
 * activates play.why with NAME. While the button is hovered or focused, play.hover-act has NAME,
 * afterwards "". If the act is impossible, play.hover-act gets NAME only after a press. Property
 * "act": the name of its PandoriaActCommand.
 */
#define PANDORIA_TYPE_ACT_BUTTON (pandoria_act_button_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaActButton, pandoria_act_button, PANDORIA, ACT_BUTTON, GtkButton)

/** Returns: (transfer none): the command of its act. */
const PandoriaActCommand *pandoria_act_button_get_command (PandoriaActButton *self);
/** Shows whether @view (nullable) allows the act. Returns: whether it does. */
gboolean pandoria_act_button_update (PandoriaActButton *self, const PandoriaPlayView *view);
