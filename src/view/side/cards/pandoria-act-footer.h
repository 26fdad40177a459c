/* PandoriaActFooter: the foot of a dialog for one act: what it costs and how, what it brings now or why it is not possible,
 * what the player has, and the button that does it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

/** Signal "clicked": the button was pressed. */
#define PANDORIA_TYPE_ACT_FOOTER (pandoria_act_footer_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaActFooter, pandoria_act_footer, PANDORIA, ACT_FOOTER, GtkBox)

/** Sets the button's label, with a mnemonic. */
void pandoria_act_footer_set_label (PandoriaActFooter *self, const char *label);
/** Shows what the active player of @game has of @counter, and of @other; PANDORIA_N_COUNTERS: of nothing. */
void pandoria_act_footer_show_have (PandoriaActFooter *self, PandoriaGame *game, guint counter, guint other);
/** Shows cost and effect of @action in @game; the button can be pressed. */
void pandoria_act_footer_show_act (PandoriaActFooter *self, PandoriaGame *game, const PandoriaAction *action);
/** Shows why the act cannot be done; the button cannot be pressed. */
void pandoria_act_footer_show_reason (PandoriaActFooter *self, const char *reason);
/** Returns: whether the button can be pressed. */
gboolean pandoria_act_footer_is_possible (PandoriaActFooter *self);
/** Returns: (transfer none): the button. */
GtkWidget *pandoria_act_footer_get_button (PandoriaActFooter *self);
