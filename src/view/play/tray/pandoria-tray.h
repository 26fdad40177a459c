/* PandoriaTray: the tile being entered, the pieces that can replace it, and after placing the other
 * acts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"
#include "pandoria-widgets.h"

typedef enum
{
  PANDORIA_TRAY_FULL,          /* a column as high as the board */
  PANDORIA_TRAY_COLUMN,        /* a low column below other widgets */
  PANDORIA_TRAY_ROW,           /* flat, below the board */
  PANDORIA_TRAY_ROW_WITH_MAIN, /* the same with the main button, if the turn bar has none */
} PandoriaTrayArrangement;

/**
 * PandoriaTray: a press in it calls the PandoriaPlay or activates a GAction of the window
 * ("win.castle" …). So keys, menu and tray do the same.
 */
#define PANDORIA_TYPE_TRAY (pandoria_tray_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTray, pandoria_tray, PANDORIA, TRAY, AdwBin)

/** Shows the view of @play and follows its changes. Call it once, before the other functions. */
void pandoria_tray_set_play (PandoriaTray *self, PandoriaPlay *play);
void pandoria_tray_set_arrangement (PandoriaTray *self, PandoriaTrayArrangement arrangement);
/** Sets whether a lesson above a narrow board takes room: the acts scroll sooner. */
void pandoria_tray_set_has_lesson (PandoriaTray *self, gboolean has_lesson);
/** Sets whether its main button has the suggested style. */
void pandoria_tray_set_suggested (PandoriaTray *self, gboolean suggested);
/** Turns the tile round (win.turn-round) once the wheel has turned by a full notch; @dy: in (parts
 * of) notches. */
void pandoria_tray_turn_by (PandoriaTray *self, double dy);
/** Presses hex button @number (1…8) for the next space; @shifted: 0 or 3 symbols instead of 1 or 2.
 */
void pandoria_tray_press (PandoriaTray *self, guint number, gboolean shifted);

/* --- pandoria-act-button.c: the button of an act, which shows why the act is impossible ----- */

/**
 * PandoriaActButton: a press activates win.NAME of its act. If the act is impossible, a press
 * activates win.why with NAME. While the button is hovered or focused, win.hover-act has NAME,
 * afterwards "". If the act is impossible, win.hover-act gets NAME only after a press. Property
 * "act": the name of its PandoriaActCommand.
 */
#define PANDORIA_TYPE_ACT_BUTTON (pandoria_act_button_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaActButton, pandoria_act_button, PANDORIA, ACT_BUTTON, GtkButton)

const PandoriaActCommand *pandoria_act_button_get_command (PandoriaActButton *self);
/** Shows whether @view (nullable) allows the act. Returns: whether it does. */
gboolean pandoria_act_button_update (PandoriaActButton *self, const PandoriaPlayView *view);

/* --- pandoria-hex-picker.c: eight buttons; one press chooses both terrain and symbols of a space
 * --- */

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
/** Returns: the number of the button whose digit is pressed with Shift in the event of @controller;
 * 0: none. */
guint pandoria_hex_picker_find_shifted (GtkEventController *controller, guint keycode,
                                        GdkModifierType state);
/** Presses button @number (1…8); @shifted means 0 instead of 1 and 3 instead of 2 symbols. */
void pandoria_hex_picker_press (PandoriaHexPicker *self, guint number, gboolean shifted);
/** Returns: (transfer none): the button that chooses @terrain with @symbols. */
GtkWidget *pandoria_hex_picker_get_button (PandoriaHexPicker *self, PandoriaTerrain terrain,
                                           guint symbols);
