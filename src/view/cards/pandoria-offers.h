/* What the slots would mean for an act, and what an act costs: asked of the engine, for the dialogs of this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-slot-picker.h"

G_BEGIN_DECLS

/**
 * Returns: whether @action would be accepted in @game, or would be after a further choice; else FALSE and why not, as a
 * sentence in @reason (out) (transfer full) (nullable).
 */
gboolean pandoria_offers_try (PandoriaGame *game, const PandoriaAction *action, char **reason);

/**
 * Tries @action with each slot written to @slot, a member of @action (left with its old value), and fills allowed and reason;
 * costs are left at -1. Free with pandoria_slot_offers_clear().
 */
void pandoria_offers_fill (PandoriaGame *game, PandoriaAction *action, guint8 *slot,
                           PandoriaSlotOffer offers[PANDORIA_MAX_SLOTS]);

/** Returns: (transfer full) (nullable): what @action would cost its player, "2 crystals"; NULL when it is refused or free. */
char *pandoria_offers_describe_cost (PandoriaGame *game, const PandoriaAction *action);

G_END_DECLS
