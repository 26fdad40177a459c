/* PandoriaTray: the tile being entered, the pieces that can replace it, and after placing the further acts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"

typedef enum
{
  PANDORIA_TRAY_FULL,          /* a column as high as the board */
  PANDORIA_TRAY_COLUMN,        /* a low column that has other things above it */
  PANDORIA_TRAY_ROW,           /* flat, below the board */
  PANDORIA_TRAY_ROW_WITH_MAIN, /* and with the main button, for where the turn bar has none */
} PandoriaTrayArrangement;

/**
 * A press in it calls the PandoriaPlay, or is a GAction of the window ("win.castle" …), so that keys, menu and tray
 * are one.
 */
#define PANDORIA_TYPE_TRAY (pandoria_tray_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTray, pandoria_tray, PANDORIA, TRAY, AdwBin)

/** Shows the view of @play (nullable) and follows its changes. */
void pandoria_tray_set_play (PandoriaTray *self, PandoriaPlay *play);
void pandoria_tray_set_arrangement (PandoriaTray *self, PandoriaTrayArrangement arrangement);
/** Sets whether its main button is the suggested one of the window. */
void pandoria_tray_set_suggested (PandoriaTray *self, gboolean suggested);
/** Turns the tile round (win.turn-round) when the wheel has gone a notch on; @dy: in notches or parts of one. */
void pandoria_tray_turn_by (PandoriaTray *self, double dy);
/** Presses hex button @number (1…8) of the space that is next; @shifted: 0 or 3 symbols. */
void pandoria_tray_press (PandoriaTray *self, guint number, gboolean shifted);
