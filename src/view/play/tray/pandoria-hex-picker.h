/* PandoriaHexPicker: eight buttons of which one press chooses terrain and symbols of one space together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-types.h"

/** PandoriaHexPicker: signal "picked" (uint terrain, uint symbols) when one of its buttons was pressed. */
#define PANDORIA_TYPE_HEX_PICKER (pandoria_hex_picker_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHexPicker, pandoria_hex_picker, PANDORIA, HEX_PICKER, AdwBin)

/** PANDORIA_N_HEX_KEYS: the buttons are numbered from 1: four terrains with one symbol, then four with two. */
#define PANDORIA_N_HEX_KEYS 8

/** Sets what assistive technology calls the space that is picked here ("First space"). */
void pandoria_hex_picker_set_title (PandoriaHexPicker *self, const char *title);
/** Lays the buttons out in two rows of four, or (@one_row) in one of eight. */
void pandoria_hex_picker_set_one_row (PandoriaHexPicker *self, gboolean one_row);
/** Shows the choice; @terrain -1: nothing. Emits nothing. */
void pandoria_hex_picker_set_picked (PandoriaHexPicker *self, int terrain, guint symbols);
/**
 * With Shift the key of a digit gives another letter, by the keyboard's layout: this asks the layout for the digit. Returns: the number
 * of the button whose key is pressed together with Shift in what @controller (of keys) handles now; 0: none.
 */
guint pandoria_hex_picker_find_shifted (GtkEventController *controller, guint keycode, GdkModifierType state);
/** Presses button @number (1…8); @shifted means 0 instead of 1 and 3 instead of 2 symbols. */
void pandoria_hex_picker_press (PandoriaHexPicker *self, guint number, gboolean shifted);
/** Returns: (transfer none): the button that chooses @terrain with @symbols. */
GtkWidget *pandoria_hex_picker_get_button (PandoriaHexPicker *self, PandoriaTerrain terrain, guint symbols);
