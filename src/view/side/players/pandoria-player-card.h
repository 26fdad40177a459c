/* PandoriaPlayerCard: everything about one player: tracks, points, slots, figures, hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play-view.h"

#define PANDORIA_TYPE_PLAYER_CARD (pandoria_player_card_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPlayerCard, pandoria_player_card, PANDORIA, PLAYER_CARD, AdwBin)

/** Makes the card of the player at @seat. */
GtkWidget *pandoria_player_card_new (guint seat);

/**
 * Shows the player of the game of @view, the effects of its act, and the slots that can be chosen.
 * @roomy: there is room for the names of all slots even if another player is active. @folds: the
 * card then folds to a line, unless the user opened it. Signal "toggled": the card must be shown
 * again.
 */
void pandoria_player_card_show (PandoriaPlayerCard *self, const PandoriaPlayView *view,
                                gboolean roomy, gboolean folds);

/** Animates the gains by @events of the act from @before to @after, and shows them for 2 s. Show
 * the card afterwards. */
void pandoria_player_card_show_gain (PandoriaPlayerCard *self, const PandoriaState *before,
                                     const PandoriaState *after, const PandoriaEvents *events);
/** Ends the display of gains and all animations. Show the card afterwards. */
void pandoria_player_card_settle (PandoriaPlayerCard *self);
/** Moves the focus to the first slot that can be chosen. Returns: FALSE if the card has none. */
gboolean pandoria_player_card_focus_slot (PandoriaPlayerCard *self);
