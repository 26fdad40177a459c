/* PandoriaPlayerCard: everything about one player: tracks, points, slots, figures, hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

/** PandoriaPlayerCard: emits "slot-chosen" (uint slot) when a slot that may be chosen is pressed. */
#define PANDORIA_TYPE_PLAYER_CARD (pandoria_player_card_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPlayerCard, pandoria_player_card, PANDORIA, PLAYER_CARD, AdwBin)

/** Makes the card of the player at @seat. */
GtkWidget *pandoria_player_card_new (guint seat);

/**
 * Shows the player of @game. @foreseen (nullable): the state after a previewed act, shown as a change; @events
 * (nullable): the events of that act, for the text about a surplus.
 */
void pandoria_player_card_update (PandoriaPlayerCard *self, PandoriaGame *game, const PandoriaState *foreseen,
                                  const PandoriaEvents *events);

/** Sets whether there is room for the names of all slots even if another player is active. The next update applies
 * it. */
void pandoria_player_card_set_roomy (PandoriaPlayerCard *self, gboolean roomy);

/**
 * Animates the markers, and shows the player's gains for 2 s, if any. @events (nullable): the ledger's entries of
 * the act that led from @before to @after. Update the card afterwards.
 */
void pandoria_player_card_show_gain (PandoriaPlayerCard *self, const PandoriaState *before, const PandoriaState *after,
                                     const PandoriaEvents *events);
/** Ends the display of gains and all animations. The next update applies it. */
void pandoria_player_card_settle (PandoriaPlayerCard *self);

/** Sets whether the card folds to a line while another player is active, unless the user opened it. The next update
 * applies it. Signal "toggled": the card needs an update. */
void pandoria_player_card_set_folds (PandoriaPlayerCard *self, gboolean folds);
/** Sets which slots (bits 0…4) a press may choose now. */
void pandoria_player_card_set_slot_choices (PandoriaPlayerCard *self, guint slots);
/** Marks the slots (bits 0…4) whose figures have been chosen. */
void pandoria_player_card_set_slots_chosen (PandoriaPlayerCard *self, guint slots);
/** Focuses the first slot that may be chosen. Returns: FALSE if there is none. */
gboolean pandoria_player_card_focus_slot (PandoriaPlayerCard *self);
