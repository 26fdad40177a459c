/* PandoriaBgstatsWindow: a QR code that opens the play of a game in BG Stats on a phone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

#define PANDORIA_TYPE_BGSTATS_WINDOW (pandoria_bgstats_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBgstatsWindow, pandoria_bgstats_window, PANDORIA, BGSTATS_WINDOW,
                      AdwWindow)

/** Makes a window over @parent (nullable) with the play of @game up to now. */
GtkWidget *pandoria_bgstats_window_new (GtkWindow *parent, PandoriaGame *game);
