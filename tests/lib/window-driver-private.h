/* Shared by the files of the window's driver: presses, which stop at the first impossible one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "window-driver.h"

typedef struct
{
  PandoriaWindow *window;
  const PandoriaAction *wanted;
  const char *fault; /* the first thing that could not be pressed */
} Driver;

const PandoriaState *driver_get_state (Driver *driver);
void driver_fail (Driver *driver, const char *what);
/** Activates an action of the window; @parameter (nullable) is taken. */
void driver_activate (Driver *driver, const char *name, GVariant *parameter);
void driver_press (Driver *driver, PandoriaSpace space);
/** Presses a space, or the slot of a player card. */
void driver_press_place (Driver *driver, PandoriaPlaceRef place);
/** Presses @space to place the leader or a worker there. */
void driver_press_for_figure (Driver *driver, PandoriaSpace space, gboolean leader);
/** Chooses in the tray what @n hexes show. */
void driver_choose_hexes (Driver *driver, const PandoriaHex *hexes, guint n);
/** Chooses in the tray what @n hexes show, then presses their spaces. */
void driver_lay_hexes (Driver *driver, const PandoriaHex *hexes, guint n, guint artifacts);

/* window-driver-dialogs.c */
void driver_do_cast (Driver *driver);
void driver_do_build (Driver *driver);
void driver_do_monument (Driver *driver);
void driver_do_other (Driver *driver);
void driver_do_ransom (Driver *driver);
void driver_do_score (Driver *driver);
void driver_do_buy (Driver *driver);
void driver_do_correction (Driver *driver);
