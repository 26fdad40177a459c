/* PandoriaSeatsGroup: the players of a new game at their seats (5): how many, who they are, and the
 * names to choose from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-new-game.h"
#include "pandoria-seat-row.h"

/**
 * PandoriaSeatsGroup: asks for the number of players, for partners, and with a row for each seat
 * for the players. Buttons enter names of earlier games.
 *
 * Property "game" (PandoriaNewGame, set once): its players are shown and changed. Signal "left":
 * the user has entered the last name; the focus belongs on the control that continues.
 */
#define PANDORIA_TYPE_SEATS_GROUP (pandoria_seats_group_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSeatsGroup, pandoria_seats_group, PANDORIA, SEATS_GROUP,
                      AdwPreferencesGroup)

/** Returns: (transfer none): the row of the player in @seat, to focus it. */
PandoriaSeatRow *pandoria_seats_group_get_row (PandoriaSeatsGroup *self, guint seat);
/** Keeps the user from changing the number of players, and shows why. */
void pandoria_seats_group_fix_number (PandoriaSeatsGroup *self);
