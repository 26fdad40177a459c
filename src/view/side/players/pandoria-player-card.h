/* PandoriaPlayerCard: everything about one player: tracks, points, slots, figures, hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

/** Signal "slot-chosen" (uint slot): a slot that may be chosen was pressed. */
#define PANDORIA_TYPE_PLAYER_CARD (pandoria_player_card_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPlayerCard, pandoria_player_card, PANDORIA, PLAYER_CARD, AdwBin)

/** Makes the card of the player at @seat. */
GtkWidget *pandoria_player_card_new (guint seat);

/**
 * Shows the player of @game. @foreseen (nullable): the state that an act being considered would lead to, shown as a change;
 * @events (nullable): what it would bring, for the words about a surplus.
 */
void pandoria_player_card_update (PandoriaPlayerCard *self, PandoriaGame *game, const PandoriaState *foreseen,
                                  const PandoriaEvents *events);

/** Whether there is room for the names of all slots, also while another player is active; counts from the next update on. */
void pandoria_player_card_set_roomy (PandoriaPlayerCard *self, gboolean roomy);

/**
 * Moves the markers from where they are and shows for 2 s what @events (nullable), the ledger's entries of an act that has led
 * from @before to @after, brought the player; nothing if it brought nothing. To be followed by an update.
 */
void pandoria_player_card_show_gain (PandoriaPlayerCard *self, const PandoriaState *before, const PandoriaState *after,
                                     const PandoriaEvents *events);
/** Ends that at once, and all movement from acts before; counts from the next update on. */
void pandoria_player_card_settle (PandoriaPlayerCard *self);

/** Whether the card is a line while another player is active and the user has not opened it; counts from the next update on. Signal
 * "toggled": it is to be updated. */
void pandoria_player_card_set_folds (PandoriaPlayerCard *self, gboolean folds);
/** Sets which slots (bits 0…4) may be chosen now, by a press on them. */
void pandoria_player_card_set_slot_choices (PandoriaPlayerCard *self, guint slots);
/** Marks the slots (bits 0…4) whose figures have been chosen. */
void pandoria_player_card_set_slots_chosen (PandoriaPlayerCard *self, guint slots);
/** Puts the keyboard on the first such slot. Returns: FALSE when there is none. */
gboolean pandoria_player_card_focus_slot (PandoriaPlayerCard *self);
