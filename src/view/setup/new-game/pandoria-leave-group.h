/* PandoriaLeaveGroup: offers that players leave a running game, or return (rulings 83).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-state.h"

/**
 * PandoriaLeaveGroup: a row for each player who can leave or return; invisible without an offer.
 *
 * Signal "chosen" (uint seat, boolean leaves): a player leaves the game, or returns.
 */
#define PANDORIA_TYPE_LEAVE_GROUP (pandoria_leave_group_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLeaveGroup, pandoria_leave_group, PANDORIA, LEAVE_GROUP,
                      AdwPreferencesGroup)

/** Offers it, once, to the players of @state, who are called @names. No one leaves a finished game,
 * and the last player does not leave. */
void pandoria_leave_group_offer (PandoriaLeaveGroup *self, const PandoriaState *state,
                                 const char *const *names);
