/* PandoriaSlotPicker: the slots of a tableau, their contents, the cost of building over each; one is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-state.h"

/** Signal "changed": another slot is chosen. */
#define PANDORIA_TYPE_SLOT_PICKER (pandoria_slot_picker_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSlotPicker, pandoria_slot_picker, PANDORIA, SLOT_PICKER, AdwBin)

/** PandoriaSlotOffer: what a slot would mean. */
typedef struct
{
  gboolean allowed;
  int cost;     /* wood; -1: not known or nothing */
  char *reason; /* (owned) (nullable): why it is not allowed */
  char *detail; /* (owned) (nullable): how the cost is reckoned */
} PandoriaSlotOffer;

void pandoria_slot_offers_clear (PandoriaSlotOffer offers[PANDORIA_MAX_SLOTS]);

/**
 * Shows @player's slots. A choice made before is kept when it is still allowed; else the first allowed empty slot is
 * chosen, else the first allowed one.
 */
void pandoria_slot_picker_offer (PandoriaSlotPicker *self, const PandoriaState *state, guint player,
                                 const PandoriaSlotOffer offers[PANDORIA_MAX_SLOTS]);
/** Returns: the chosen slot, 0…4, or -1. */
int pandoria_slot_picker_get_slot (PandoriaSlotPicker *self);
/** Returns: whether @slot, 0…4, is allowed; it then is chosen, and has the keyboard. */
gboolean pandoria_slot_picker_choose (PandoriaSlotPicker *self, guint slot);
/** Returns: (transfer none): the row of @slot, 0…4. */
GtkWidget *pandoria_slot_picker_get_row (PandoriaSlotPicker *self, guint slot);
void pandoria_slot_picker_set_slot (PandoriaSlotPicker *self, int slot);
