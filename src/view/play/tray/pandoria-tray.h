/* PandoriaTray: the tile being entered, the pieces that can replace it, and after placing the other
 * acts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"

typedef enum
{
  PANDORIA_TRAY_FULL,          /* a column as high as the board */
  PANDORIA_TRAY_COLUMN,        /* a low column below other widgets */
  PANDORIA_TRAY_ROW,           /* flat, below the board */
  PANDORIA_TRAY_ROW_WITH_MAIN, /* the same with the main button, if the turn bar has none */
} PandoriaTrayArrangement;

/**
 * PandoriaTray: a press in it calls the PandoriaPlay or activates a GAction of the window
 * ("play.castle" …). So keys, menu and tray do the same.
 */
#define PANDORIA_TYPE_TRAY (pandoria_tray_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTray, pandoria_tray, PANDORIA, TRAY, AdwBin)

/** Shows the view of @play. Call it once, before the other functions. */
void pandoria_tray_set_play (PandoriaTray *self, PandoriaPlay *play);
/** Shows the changed @parts of the view, as in "changed" of the play. */
void pandoria_tray_show (PandoriaTray *self, guint parts);
void pandoria_tray_set_arrangement (PandoriaTray *self, PandoriaTrayArrangement arrangement);
/** Sets whether a lesson above a narrow board takes room: the acts scroll sooner. */
void pandoria_tray_set_has_lesson (PandoriaTray *self, gboolean has_lesson);
/** Sets whether its main button has the suggested style. */
void pandoria_tray_set_suggested (PandoriaTray *self, gboolean suggested);
/** Turns the tile round (play.turn-round) once the wheel has turned by a full notch; @dy: in (parts
 * of) notches. */
void pandoria_tray_turn_by (PandoriaTray *self, double dy);
/** Presses hex button @number (1…8) for the next space; @shifted: 0 or 3 symbols instead of 1 or 2.
 */
void pandoria_tray_press (PandoriaTray *self, guint number, gboolean shifted);
