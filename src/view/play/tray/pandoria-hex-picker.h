/* PandoriaHexPicker: eight buttons; one press chooses both terrain and symbols of a space.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-types.h"

/** PandoriaHexPicker: emits "picked" (uint terrain, uint symbols) when one of its buttons is
 * pressed. */
#define PANDORIA_TYPE_HEX_PICKER (pandoria_hex_picker_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHexPicker, pandoria_hex_picker, PANDORIA, HEX_PICKER, AdwBin)

/** PANDORIA_N_HEX_KEYS: the buttons are numbered from 1: four terrains with one symbol, then four
 * with two. */
#define PANDORIA_N_HEX_KEYS 8

/** Sets the accessible name of the space ("First space"). */
void pandoria_hex_picker_set_title (PandoriaHexPicker *self, const char *title);
/** Arranges the buttons in two rows of four, or (@one_row) in one row of eight. */
void pandoria_hex_picker_set_one_row (PandoriaHexPicker *self, gboolean one_row);
/** Shows the choice without emitting "picked"; @terrain -1: none. */
void pandoria_hex_picker_set_picked (PandoriaHexPicker *self, int terrain, guint symbols);
/**
 * Returns: the number of the button that a key without an own binding chooses; 0: none. @alternate
 * (out): whether it means 0 instead of 1 and 3 instead of 2 symbols.
 *
 * A key means what it prints first, so a digit belongs to its binding, and “/”, “+”, “-” and “?” to
 * their commands. Then its place counts. Shift with a digit key is the alternate. A key that prints
 * its digit only with Shift (French, Czech) means the digit also without Shift. Alt with a digit
 * key is the alternate in every layout.
 */
guint pandoria_hex_picker_find_key (GtkEventController *controller, guint keyval, guint keycode,
                                    GdkModifierType state, gboolean *alternate);
/** Presses button @number (1…8); @shifted means 0 instead of 1 and 3 instead of 2 symbols. */
void pandoria_hex_picker_press (PandoriaHexPicker *self, guint number, gboolean shifted);
/** Returns: (transfer none): the button that chooses @terrain with @symbols. */
GtkWidget *pandoria_hex_picker_get_button (PandoriaHexPicker *self, PandoriaTerrain terrain,
                                           guint symbols);
