/* PandoriaSlotPicker: chooses one slot of a tableau. Shows the contents of each, and the cost of building over it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-state.h"

/** PandoriaSlotPicker: emits "changed" when the slot changes. */
#define PANDORIA_TYPE_SLOT_PICKER (pandoria_slot_picker_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSlotPicker, pandoria_slot_picker, PANDORIA, SLOT_PICKER, AdwBin)

/** PandoriaSlotOffer: the effect of choosing a slot. */
typedef struct
{
  gboolean allowed;
  int cost;     /* wood; -1: unknown or none */
  char *reason; /* (owned) (nullable): why the slot is not allowed */
  char *detail; /* (owned) (nullable): the calculation of the cost */
} PandoriaSlotOffer;

void pandoria_slot_offers_clear (PandoriaSlotOffer offers[PANDORIA_MAX_SLOTS]);

/**
 * Shows @player's slots. Keeps a previous choice if it is still allowed. Otherwise chooses the first allowed empty
 * slot, or the first allowed slot.
 */
void pandoria_slot_picker_offer (PandoriaSlotPicker *self, const PandoriaState *state, guint player,
                                 const PandoriaSlotOffer offers[PANDORIA_MAX_SLOTS]);
/** Returns: the chosen slot, 0…4, or -1. */
int pandoria_slot_picker_get_slot (PandoriaSlotPicker *self);
/** Chooses and focuses @slot, 0…4, if it is allowed. Returns: whether it is. */
gboolean pandoria_slot_picker_choose (PandoriaSlotPicker *self, guint slot);
/** Returns: (transfer none): the row of @slot, 0…4. */
GtkWidget *pandoria_slot_picker_get_row (PandoriaSlotPicker *self, guint slot);
void pandoria_slot_picker_set_slot (PandoriaSlotPicker *self, int slot);
