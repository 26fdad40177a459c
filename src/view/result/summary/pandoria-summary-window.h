/* PandoriaSummaryWindow: a game at its end, or its present position: ranking, points, their course,
 * the board, the pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-summary-exporter.h"

/**
 * Follows the game: the visible page is always up to date. Actions: "summary.print",
 * "summary.page-setup", "summary.save" (the format's key), "summary.copy-text",
 * "summary.copy-picture", "pages.history" (whether pages and text contain the history),
 * "summary.show" (the name of a page: result, course, board, pages).
 */
#define PANDORIA_TYPE_SUMMARY_WINDOW (pandoria_summary_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSummaryWindow, pandoria_summary_window, PANDORIA, SUMMARY_WINDOW,
                      AdwWindow)

/** Makes a window over @parent (nullable) with the summary of @game: final, or the standing while
 * it runs. */
GtkWidget *pandoria_summary_window_new (GtkWindow *parent, PandoriaGame *game);
