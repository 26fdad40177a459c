/* PandoriaCostPicker: chooses a printed cost: chips for known costs, and an entry for others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** PandoriaCostPicker: emits "changed" when the cost changes. */
#define PANDORIA_TYPE_COST_PICKER (pandoria_cost_picker_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCostPicker, pandoria_cost_picker, PANDORIA, COST_PICKER, GtkBox)

/**
 * Offers @known (element-type guint; may be NULL) as chips, and chooses a single one. Without known costs, offers 1
 * … @most and chooses none.
 */
void pandoria_cost_picker_offer (PandoriaCostPicker *self, GArray *known, guint most);
/** Returns: the chosen cost, 0…99, or -1 if none is chosen. */
int pandoria_cost_picker_get_cost (PandoriaCostPicker *self);
/**
 * Handles a press of the key @digit outside of the picker: focuses and chooses the chip of that cost, 0 meaning 10.
 * Without that chip, focuses the entry, and @digit begins the number. Returns: FALSE if neither is possible.
 */
gboolean pandoria_cost_picker_type_digit (PandoriaCostPicker *self, guint digit);
/** Returns: (transfer none) (nullable): the chip of @cost. */
GtkWidget *pandoria_cost_picker_get_chip (PandoriaCostPicker *self, guint cost);
/** Sets whether other costs can be typed. By default they can. */
void pandoria_cost_picker_set_others (PandoriaCostPicker *self, gboolean others);
