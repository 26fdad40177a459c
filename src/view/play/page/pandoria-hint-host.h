/* PandoriaHintHost: the open hint (PandoriaHintPanel): the best places for the tile in the tray, or
 * the best acts for the rest of the turn. A thread searches for the places until the next press.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-view.h"
#include "pandoria-catalogue.h"
#include "pandoria-panel-host.h"

/** PandoriaHintHost: signals "opening": the hint will replace another panel; "space-put"
 * (int): the player chose a place of the hint, whose last space should be focused. */
#define PANDORIA_TYPE_HINT_HOST (pandoria_hint_host_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHintHost, pandoria_hint_host, PANDORIA, HINT_HOST, GObject)

/** Shows hints for the turn of @play in @panels; @catalogue contains printed costs. */
PandoriaHintHost *pandoria_hint_host_new (PandoriaPlay *play, PandoriaPanelHost *panels,
                                          PandoriaCatalogue *catalogue);
/** Shows the numbers of hints on @board. Call it once, before the first hint. */
void pandoria_hint_host_set_board (PandoriaHintHost *self, PandoriaBoardView *board);
/** Shows the best places for the tile, or the best acts for the rest of the turn. Without a hint,
 * shows the reason. */
void pandoria_hint_host_show (PandoriaHintHost *self);
/** Turns hints on in the preferences, and shows a hint. */
void pandoria_hint_host_turn_on (PandoriaHintHost *self);
/** Closes the hint, and returns the focus to where it was before. Returns: whether one was open. */
gboolean pandoria_hint_host_close (PandoriaHintHost *self);
/** Shows the numbers of the hint on the board, unless the play shows its own marks there. */
void pandoria_hint_host_mark (PandoriaHintHost *self);
/** Closes a hint that belongs to another tile. */
void pandoria_hint_host_check (PandoriaHintHost *self);
/** Prepares the hinted figure if the act that was just entered is the hinted place. */
void pandoria_hint_host_follow (PandoriaHintHost *self);
