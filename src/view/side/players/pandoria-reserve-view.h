/* PandoriaReserveView: what a player has beside the board: workers, leader, castles, cards, and what belongs to modules and
 * realms.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-record.h"

#define PANDORIA_TYPE_RESERVE_VIEW (pandoria_reserve_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaReserveView, pandoria_reserve_view, PANDORIA, RESERVE_VIEW, AdwBin)

/** Shows the pieces in @color; to be called again when the scale of the display changes. */
void pandoria_reserve_view_set_color (PandoriaReserveView *self, PandoriaColor color);

/** Shows what the player at @seat has in @state, and where @foreseen differs what that act would lead to. */
void pandoria_reserve_view_update (PandoriaReserveView *self, const PandoriaState *state, const PandoriaState *foreseen,
                                   guint seat);
