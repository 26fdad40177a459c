/* PandoriaTourHost: shows a tour of the game (PandoriaTour), one at a time. Its text is in a card
 * next to the board; that of the last turn is in a toast. The board outlines its subject.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-view.h"
#include "pandoria-presses.h"
#include "pandoria-tour-card.h"

/**
 * PandoriaTourHost: signals "card-shown" (gboolean): the card is shown and needs the room of
 * the lesson and the coach, or it is hidden; "region-shown" (pointer to PandoriaSpaces): the board
 * outlines them, and should show them; "replay-changed" (gboolean, guint): whether a replay runs,
 * and its speed.
 */
#define PANDORIA_TYPE_TOUR_HOST (pandoria_tour_host_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTourHost, pandoria_tour_host, PANDORIA, TOUR_HOST, GObject)

/** For tours of the games of @play. While one is shown, it takes the @presses. */
PandoriaTourHost *pandoria_tour_host_new (PandoriaPlay *play, PandoriaPresses *presses);
/** Sets where tours are shown. Call it once, before the first tour. */
void pandoria_tour_host_set_places (PandoriaTourHost *self, PandoriaTourCard *card,
                                    AdwToastOverlay *toasts, PandoriaBoardView *board);

/* Each of these functions starts a tour, or shows the next step of an explanation or a quiz, stops
 * the replay, hides the last turn. */

/** Explains @entry (nullable): the newest one of the shown game. */
void pandoria_tour_host_explain (PandoriaTourHost *self, PandoriaLedgerEntry *entry);
/** Returns: FALSE if there is nothing to ask. */
gboolean pandoria_tour_host_quiz (PandoriaTourHost *self);
void pandoria_tour_host_replay (PandoriaTourHost *self);
void pandoria_tour_host_recall (PandoriaTourHost *self);

/** Announces the next part of a long text about the last turn. */
void pandoria_tour_host_read_on (PandoriaTourHost *self);
/** Explains @entry, also if something else is explained. */
void pandoria_tour_host_explain_entry (PandoriaTourHost *self, PandoriaLedgerEntry *entry);
/** Switches to the next of the three speeds of a replay, and from the last to the first. */
void pandoria_tour_host_change_speed (PandoriaTourHost *self);

/** Ends a tour of a game that is not shown any more. */
void pandoria_tour_host_check_game (PandoriaTourHost *self);
/** Ends the tour if the change of @parts (PandoriaPlayParts) means that the player did something
 * else. */
void pandoria_tour_host_follow (PandoriaTourHost *self, guint parts);
