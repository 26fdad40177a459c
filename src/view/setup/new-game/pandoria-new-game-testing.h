/* Functions for the tests of the new-game window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-new-game-window-private.h"
#include "pandoria-new-game-window.h"
#include "pandoria-relic-rack.h"
#include "pandoria-seat-row.h"

/** Chooses a realm like the user; NONE: it is drawn. */
void pandoria_seat_row_set_realm (PandoriaSeatRow *self, PandoriaRealm realm);
/** Presses the relic for @artifacts and enters its @points. */
void pandoria_relic_rack_add (PandoriaRelicRack *self, guint artifacts, guint points);
/**
 * Gives each player of @setup without a realm one of @set that the variant allows, each only once
 * unless same_realm is set. Returns: FALSE if there are too few.
 */
gboolean pandoria_realm_deal (PandoriaSetup *setup, PandoriaRealmSet set, GRand *rand);
