/* PandoriaTurnBar: whose turn it is, which step, the possible acts, and the button that continues.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

#define PANDORIA_TYPE_TURN_BAR (pandoria_turn_bar_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTurnBar, pandoria_turn_bar, PANDORIA, TURN_BAR, AdwBin)

/** Shows @game (nullable) and follows its changes; a change takes a message back. */
void pandoria_turn_bar_set_game (PandoriaTurnBar *self, PandoriaGame *game);

/** Sets the sentence; NULL: the hint on the possible acts (pandoria_text_hint()). @is_error: it is a refusal. */
void pandoria_turn_bar_set_message (PandoriaTurnBar *self, const char *text, gboolean is_error);
/** Offers section @number (nullable) of the rules next to a refusal, until the sentence is another one. */
void pandoria_turn_bar_set_rule (PandoriaTurnBar *self, const char *number);

/** Whether Enter, with what else has the keyboard, presses the main button: the key is written on it. */
void pandoria_turn_bar_show_key (PandoriaTurnBar *self, gboolean shown);
/** Returns: whether @widget is a part of the bar on which Enter presses the main button. */
gboolean pandoria_turn_bar_has_enter (PandoriaTurnBar *self, GtkWidget *widget);
/** Sets the label of the main button, whose action is win.next. @label NULL: there is no button. */
void pandoria_turn_bar_set_main (PandoriaTurnBar *self, const char *label, gboolean sensitive);
/** Sets whether the main button is the suggested one of the window. */
void pandoria_turn_bar_set_suggested (PandoriaTurnBar *self, gboolean suggested);

/** A narrow bar shows the steps as numbers and has no button, which is then below the board. */
void pandoria_turn_bar_set_narrow (PandoriaTurnBar *self, gboolean narrow);
/** A stacked bar has its button below the sentence: it is next to the board. */
void pandoria_turn_bar_set_stacked (PandoriaTurnBar *self, gboolean stacked);
