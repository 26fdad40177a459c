/* PandoriaCostPicker: a printed cost: known ones as chips, any other typed in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** Signal "changed": another cost is chosen. */
#define PANDORIA_TYPE_COST_PICKER (pandoria_cost_picker_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCostPicker, pandoria_cost_picker, PANDORIA, COST_PICKER, GtkBox)

/**
 * Offers @known (element-type guint; may be NULL) as chips and chooses it when it is only one; without any, the chips are
 * 1 … @most and nothing is chosen.
 */
void pandoria_cost_picker_offer (PandoriaCostPicker *self, GArray *known, guint most);
/** Returns: the chosen cost, 0…99, or -1 while none is. */
int pandoria_cost_picker_get_cost (PandoriaCostPicker *self);
/**
 * A key with @digit was pressed somewhere about: the chip of that cost is chosen, 0 being that of 10; where none is offered, the digit begins
 * the number that is typed. The keyboard goes there. Returns: FALSE if there is neither.
 */
gboolean pandoria_cost_picker_type_digit (PandoriaCostPicker *self, guint digit);
/** Returns: (transfer none) (nullable): the chip of @cost. */
GtkWidget *pandoria_cost_picker_get_chip (PandoriaCostPicker *self, guint cost);
/** Whether a number that is not offered can be typed; it can unless this was called. */
void pandoria_cost_picker_set_others (PandoriaCostPicker *self, gboolean others);
