/* The parts of the summary window and its exporter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-photo-view.h"
#include "pandoria-summary-exporter.h"
#include "pandoria-summary-window.h"

/* --- pandoria-chart-view.c ------------------------------------------------------------------ */

/** Signal "pressed" (guint): the turn whose place on the curve was pressed. */
#define PANDORIA_TYPE_CHART_VIEW (pandoria_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaChartView, pandoria_chart_view, PANDORIA, CHART_VIEW, GtkWidget)

/**
 * Shows the points up to the present position of @game, or (@review is not NULL) the chances of
 * winning in @review. Call it again when the game has changed. Assistive technology and @words
 * (nullable) get the course in words, a line for each player: at the start, after some turns, and
 * at the end.
 */
void pandoria_chart_view_show (PandoriaChartView *self, PandoriaGame *game,
                               const PandoriaReview *review, GtkLabel *words);

/* --- pandoria-pages-view.c ------------------------------------------------------------------ */

#define PANDORIA_TYPE_PAGES_VIEW (pandoria_pages_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPagesView, pandoria_pages_view, PANDORIA, PAGES_VIEW, AdwBin)

/** Shows @pages (transfer full; NULL: none). When their contents change, call it again before
 * anything is drawn. */
void pandoria_pages_view_show (PandoriaPagesView *self, PandoriaPages *pages);

/* --- pandoria-result-view.c ----------------------------------------------------------------- */

#define PANDORIA_TYPE_RESULT_VIEW (pandoria_result_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaResultView, pandoria_result_view, PANDORIA, RESULT_VIEW, GtkBox)

/** Shows the current standing of @game, and its points by source; call it again when the game has
 * changed. */
void pandoria_result_view_show (PandoriaResultView *self, PandoriaGame *game);

/* --- pandoria-summary-board.c --------------------------------------------------------------- */

#define PANDORIA_TYPE_SUMMARY_BOARD (pandoria_summary_board_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSummaryBoard, pandoria_summary_board, PANDORIA, SUMMARY_BOARD,
                      GtkWidget)

/** Shows the current board of @game and its best scorings; call it again when the game has changed.
 */
void pandoria_summary_board_show (PandoriaSummaryBoard *self, PandoriaGame *game);

/* --- pandoria-summary-exporter.c ------------------------------------------------------------ */

struct _PandoriaSummaryExporter
{
  GObject parent_instance;

  GtkWindow *window; /* weak */
  PandoriaGame *game;
  GtkPrintSettings *print; /* this and the next three are remembered for the next summary */
  GtkPageSetup *page;
  gboolean history, review;
  GtkNativeDialog *chooser; /* while it is open */
  cairo_surface_t *photo;   /* (nullable): its latest state */
};

/** Reports that paper or history have changed, and saves them. */
void pandoria_summary_exporter_changed (PandoriaSummaryExporter *self);
/** Reports that the summary was saved to @file. */
void pandoria_summary_exporter_tell_saved (PandoriaSummaryExporter *self, GFile *file);

/* --- pandoria-summary-window.c -------------------------------------------------------------- */

struct _PandoriaSummaryWindow
{
  AdwWindow parent_instance;

  AdwViewSwitcherTitle *title;
  AdwViewSwitcherBar *switcher_bar; /* where that has no room */
  AdwToastOverlay *toasts;
  AdwViewStack *stack;
  GtkLabel *heading, *facts, *outcome, *times;
  PandoriaResultView *result;
  PandoriaChartView *chart;
  GtkLabel *course_words;
  PandoriaSummaryBoard *board;
  PandoriaPagesView *pages;
  PandoriaPhotoView *photo;

  PandoriaGame *game;
  PandoriaSummaryExporter *exporter;
};
