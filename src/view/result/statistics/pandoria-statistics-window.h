/* PandoriaStatisticsWindow: the figures of a selection of games about players, realms, seats, editions and numbers of players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PANDORIA_TYPE_STATISTICS_WINDOW (pandoria_statistics_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStatisticsWindow, pandoria_statistics_window, PANDORIA, STATISTICS_WINDOW, AdwWindow)

/** PandoriaStatisticsChart: what the chart shows. */
typedef enum
{
  PANDORIA_STATISTICS_CHART_SCORES,
  PANDORIA_STATISTICS_CHART_WINS,
  PANDORIA_STATISTICS_CHART_GAMES,
  PANDORIA_STATISTICS_CHART_LENGTH,
  PANDORIA_STATISTICS_CHART_SOURCES,
} PandoriaStatisticsChart;

/** Makes a window over @parent (nullable) about @entries (PandoriaArchiveEntry), which never change again. */
GtkWidget *pandoria_statistics_window_new (GtkWindow *parent, GPtrArray *entries);

/* --- pandoria-rename-dialog.c ------------------------------------------------------------------------------------- */
/* The dialog that renames a player of the statistics, or merges two players. */

/** Called when the table of names was changed, or (@error) could not be changed. */
typedef void (*PandoriaRenameFunc) (gpointer receiver, const GError *error);

/**
 * Makes the dialog for the player @name over @parent (nullable). @changed is called with @receiver, a GObject that may
 * be freed before. No game is changed: the names of a player are stored separately.
 */
GtkWidget *pandoria_rename_dialog_new (GtkWindow *parent, const char *name, PandoriaRenameFunc changed,
                                       gpointer receiver);
