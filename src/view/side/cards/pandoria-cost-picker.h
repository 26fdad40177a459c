/* PandoriaCostPicker: chooses a printed cost: chips for known costs, and an entry for others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** PandoriaCostPicker: emits "changed" when the cost changes. */
#define PANDORIA_TYPE_COST_PICKER (pandoria_cost_picker_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCostPicker, pandoria_cost_picker, PANDORIA, COST_PICKER, GtkBox)

/** Offers @known (element-type guint; nullable) as chips, and chooses a single one. Without them,
 * offers 1 … @most. */
void pandoria_cost_picker_offer (PandoriaCostPicker *self, GArray *known, guint most);
/** Returns: the chosen cost, 0…99, or -1 if none is chosen. */
int pandoria_cost_picker_get_cost (PandoriaCostPicker *self);
/** Chooses and focuses the chip of @digit (0: 10), or begins a number in the entry. Returns: FALSE
 * if it cannot. */
gboolean pandoria_cost_picker_type_digit (PandoriaCostPicker *self, guint digit);
/** Returns: (transfer none) (nullable): the chip of @cost. */
GtkWidget *pandoria_cost_picker_get_chip (PandoriaCostPicker *self, guint cost);
/** Sets whether other costs can be typed. By default they can. */
void pandoria_cost_picker_set_others (PandoriaCostPicker *self, gboolean others);
