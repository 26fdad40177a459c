/* PandoriaSlotPicker: chooses one slot of a tableau. Shows the contents of each, and the cost of
 * building over it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-action.h"
#include "pandoria-game.h"

/** PandoriaSlotPicker: emits "changed" when the slot changes. */
#define PANDORIA_TYPE_SLOT_PICKER (pandoria_slot_picker_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSlotPicker, pandoria_slot_picker, PANDORIA, SLOT_PICKER, AdwBin)

/**
 * Tries @action in @game with each slot stored in @slot, a member of it. Shows the costs of a
 * building with the cost
 * @printed, or of a monument; -1: no costs. Keeps the choice, or chooses the first allowed slot
 * that is empty, or any.
 */
void pandoria_slot_picker_offer (PandoriaSlotPicker *self, PandoriaGame *game,
                                 PandoriaAction *action, guint8 *slot, int printed);
/** Returns: the chosen slot, 0…4, or -1. */
int pandoria_slot_picker_get_slot (PandoriaSlotPicker *self);
/** Chooses and focuses @slot, 0…4, if it is allowed. Returns: whether it is. */
gboolean pandoria_slot_picker_choose (PandoriaSlotPicker *self, guint slot);
/** Returns: (transfer none): the row of @slot, 0…4. */
GtkWidget *pandoria_slot_picker_get_row (PandoriaSlotPicker *self, guint slot);
/** Chooses @slot; -1: none. */
void pandoria_slot_picker_set_slot (PandoriaSlotPicker *self, int slot);
