/* PandoriaSlotView: one building slot of a tableau: sign, level, name; pressed it says what the building does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-state.h"

/** Signal "chosen": a slot that may be chosen was pressed. */
#define PANDORIA_TYPE_SLOT_VIEW (pandoria_slot_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSlotView, pandoria_slot_view, PANDORIA, SLOT_VIEW, AdwBin)

/** Shows @slot as number @number (1…5) of its tableau. */
void pandoria_slot_view_set_slot (PandoriaSlotView *self, const PandoriaSlot *slot, guint number);

/** Shows the figure of a Goblins player on the building: @color is a PandoriaColor, or -1 for none. */
void pandoria_slot_view_set_occupant (PandoriaSlotView *self, int color, gboolean leader);

/** Whether the figure on the building may be chosen now: then a press on the slot chooses it. */
void pandoria_slot_view_set_choosable (PandoriaSlotView *self, gboolean choosable);
gboolean pandoria_slot_view_is_choosable (PandoriaSlotView *self);
/** Marks the slot as one whose figure has been chosen. */
void pandoria_slot_view_set_chosen (PandoriaSlotView *self, gboolean chosen);

/** A small slot shows the sign alone. */
void pandoria_slot_view_set_small (PandoriaSlotView *self, gboolean small_slot);
