/* PandoriaHistoryBar: the banner in the header bar at an earlier position, or during the correction
 * of an act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-banner.h"
#include "pandoria-play-view.h"
#include "pandoria-tour.h"

#define PANDORIA_TYPE_HISTORY_BAR (pandoria_history_bar_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHistoryBar, pandoria_history_bar, PANDORIA, HISTORY_BAR, AdwBin)

/**
 * Shows the buttons for @mode, which are actions of the window, and the sentence @text, and
 * announces it if it has changed. Without a mode (PANDORIA_PLAY_MODE_NOW) hides the bar.
 */
void pandoria_history_bar_show (PandoriaHistoryBar *self, PandoriaPlayMode mode, const char *text);
/** Sets whether a replay runs, and its @speed (0: slow, 1, 2: fast). */
void pandoria_history_bar_set_replay (PandoriaHistoryBar *self, gboolean playing, guint speed);
/**
 * Sets the available @room: with room for only a sign, the buttons are icons. Shows @detail
 * (nullable), the second line of the title that the bar replaces, below the sentence.
 */
void pandoria_history_bar_set_room (PandoriaHistoryBar *self, PandoriaBannerRoom room,
                                    const char *detail);

/* The actions for the act whose position is shown: the menu of the history and of the bar above the
 * board. */

/** Returns: (transfer full): the menu; its items are actions of the window. */
GMenuModel *pandoria_history_menu_new (void);
/** Makes @button open the menu, which is created by the first press. */
void pandoria_history_menu_attach (GtkMenuButton *button);
