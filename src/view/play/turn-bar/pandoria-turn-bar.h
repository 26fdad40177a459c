/* PandoriaTurnBar: the active player, the step, the possible acts, and the button that continues.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"

#define PANDORIA_TYPE_TURN_BAR (pandoria_turn_bar_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTurnBar, pandoria_turn_bar, PANDORIA, TURN_BAR, AdwBin)

/** Shows the position of @view, at first with the hint on the possible acts. Keeps the pointer. */
void pandoria_turn_bar_show (PandoriaTurnBar *self, const PandoriaPlayView *view, guint parts);
/**
 * Sets the sentence; NULL: the hint on the possible acts (pandoria_text_hint()). @is_error: the
 * sentence is a refusal, next to which section @rule (nullable) of the rules is offered.
 */
void pandoria_turn_bar_set_sentence (PandoriaTurnBar *self, const char *text, gboolean is_error,
                                     const char *rule);

/** Sets whether the main button shows the Enter key, because Enter presses it with the current
 * focus. */
void pandoria_turn_bar_show_key (PandoriaTurnBar *self, gboolean shown);
/** Returns: whether @widget is a part of the bar in which Enter presses the main button. */
gboolean pandoria_turn_bar_has_enter (PandoriaTurnBar *self, GtkWidget *widget);
/** Sets whether the coach can be switched on: not in a lesson. Its tooltip has the reason. */
void pandoria_turn_bar_set_coached (PandoriaTurnBar *self, gboolean coached);
/** Sets the label of the main button, whose action is page.next, and its style. @label NULL: hides
 * the button. */
void pandoria_turn_bar_set_main (PandoriaTurnBar *self, const char *label, gboolean sensitive,
                                 gboolean suggested);

/**
 * Sets whether the bar is @narrow: it then shows the steps as numbers and has no button, which is
 * below the board;
 * @stacked: it is next to the board, and has its button below the sentence.
 */
void pandoria_turn_bar_set_layout (PandoriaTurnBar *self, gboolean narrow, gboolean stacked);
