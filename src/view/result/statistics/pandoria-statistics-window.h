/* PandoriaStatisticsWindow: the figures of a selection of games about players, realms, seats,
 * editions, numbers of players and pairs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PANDORIA_TYPE_STATISTICS_WINDOW (pandoria_statistics_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStatisticsWindow, pandoria_statistics_window, PANDORIA,
                      STATISTICS_WINDOW, AdwWindow)

/** Makes a window over @parent (nullable) about @entries (PandoriaArchiveEntry), which never change
 * again. @found: (nullable): the words that they were found by. */
GtkWidget *pandoria_statistics_window_new (GtkWindow *parent, GPtrArray *entries,
                                           const char *found);
