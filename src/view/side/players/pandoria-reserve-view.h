/* The pieces of a player that are not on the board: workers, leader, castles, cards, and pieces of
 * modules and realms.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-record.h"
#include "pandoria-state.h"

/* The pieces of a player that are not on the board, also those of modules and realms. */

#define PANDORIA_TYPE_RESERVE_VIEW (pandoria_reserve_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaReserveView, pandoria_reserve_view, PANDORIA, RESERVE_VIEW, AdwBin)

/** Shows the pieces in @color. Call it again when the scale of the display changes. */
void pandoria_reserve_view_set_color (PandoriaReserveView *self, PandoriaColor color);

/** Shows the pieces of the player at @seat in @state, or, if they differ, in @foreseen, after a
 * previewed act. */
void pandoria_reserve_view_update (PandoriaReserveView *self, const PandoriaState *state,
                                   const PandoriaState *foreseen, guint seat);
