/* The parts of the summary window and what exports it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"
#include "pandoria-report-page.h"
#include "pandoria-review.h"
#include "pandoria-setup.h"
#include "pandoria-statistics.h"
#include "pandoria-summary-exporter.h"

/* --- pandoria-best-view.c ----------------------------------------------------------------------------------------- */

/** Signal "region-selected" (const PandoriaSpaces *region): the scoring that is selected is of this region; empty: none is. */
#define PANDORIA_TYPE_BEST_VIEW (pandoria_best_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBestView, pandoria_best_view, PANDORIA, BEST_VIEW, AdwBin)

/** Shows the best scorings of @game; call it again when the game has changed. Nothing is selected then. */
void pandoria_best_view_show (PandoriaBestView *self, PandoriaGame *game);

/* --- pandoria-chart-view.c ---------------------------------------------------------------------------------------- */

/** Signal "pressed" (guint): the number of the turn whose place on the curve was pressed. */
#define PANDORIA_TYPE_CHART_VIEW (pandoria_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaChartView, pandoria_chart_view, PANDORIA, CHART_VIEW, GtkWidget)

/**
 * Shows the present position of @game (nullable); call it again when the game has changed. Assistive technology gets the course in
 * words.
 */
void pandoria_chart_view_show (PandoriaChartView *self, PandoriaGame *game);

/** Shows the chances of winning in @review, with the players of @game. */
void pandoria_chart_view_show_chances (PandoriaChartView *self, PandoriaGame *game, const PandoriaReview *review);

/**
 * Returns: (transfer full): the course in words, a line for each player: the points at the start, after some turns, and at
 * the end.
 */
char *pandoria_chart_view_describe (PandoriaGame *game);

/* --- pandoria-pages-view.c ---------------------------------------------------------------------------------------- */

#define PANDORIA_TYPE_PAGES_VIEW (pandoria_pages_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPagesView, pandoria_pages_view, PANDORIA, PAGES_VIEW, AdwBin)

/** Shows @pages (transfer full; NULL: none); to be called again, before anything is drawn, when what they show has changed. */
void pandoria_pages_view_show (PandoriaPagesView *self, PandoriaPages *pages);

/* --- pandoria-points-row.c ---------------------------------------------------------------------------------------- */

/** PandoriaPointsColumns: what all rows of a table share, so that their columns are aligned; in pixels. */
typedef struct
{
  int label_minimum, label_natural; /* the first column */
  int number_minimum;               /* each of the others */
} PandoriaPointsColumns;

#define PANDORIA_TYPE_POINTS_ROW (pandoria_points_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPointsRow, pandoria_points_row, PANDORIA, POINTS_ROW, GtkWidget)

/** Makes a row that begins with @label (floating). */
GtkWidget *pandoria_points_row_new (GtkWidget *label);
/** Adds a cell for the next player; at most PANDORIA_MAX_PLAYERS. */
void pandoria_points_row_add (PandoriaPointsRow *self, GtkWidget *cell);
/** Makes @columns what this row needs, where that is more. */
void pandoria_points_row_widen (PandoriaPointsRow *self, PandoriaPointsColumns *columns);
/** Lays the cells out by @columns. */
void pandoria_points_row_set_columns (PandoriaPointsRow *self, const PandoriaPointsColumns *columns);

/* --- pandoria-points-table.c -------------------------------------------------------------------------------------- */

#define PANDORIA_TYPE_POINTS_TABLE (pandoria_points_table_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPointsTable, pandoria_points_table, PANDORIA, POINTS_TABLE, AdwBin)

/** Shows where the points of the players of @game came from, up to now; sources that brought nothing are left out. */
void pandoria_points_table_show (PandoriaPointsTable *self, PandoriaGame *game);

/* --- pandoria-ranking-view.c -------------------------------------------------------------------------------------- */

#define PANDORIA_TYPE_RANKING_VIEW (pandoria_ranking_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRankingView, pandoria_ranking_view, PANDORIA, RANKING_VIEW, AdwBin)

/** Shows the standing of @game now; call it again when the game has changed. */
void pandoria_ranking_view_show (PandoriaRankingView *self, PandoriaGame *game);

/* --- pandoria-summary-board.c ------------------------------------------------------------------------------------- */

#define PANDORIA_TYPE_SUMMARY_BOARD (pandoria_summary_board_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSummaryBoard, pandoria_summary_board, PANDORIA, SUMMARY_BOARD, GtkWidget)

/** Shows the present board of @game and its best scorings; to be called again when the game has changed. */
void pandoria_summary_board_show (PandoriaSummaryBoard *self, PandoriaGame *game);

/* --- pandoria-summary-exporter-private.c -------------------------------------------------------------------------- */

struct _PandoriaSummaryExporter
{
  GObject parent_instance;

  GtkWindow *window; /* weak */
  PandoriaGame *game;
  PandoriaSummarySettings settings;
  GtkNativeDialog *chooser; /* while it is open */
  cairo_surface_t *photo;   /* (nullable): as it was last asked for */
};

/** Makes the pages of @what for the size of @options. Returns: (transfer full). */
typedef PandoriaPages *(*PandoriaMakePagesFunc) (gpointer what, const PandoriaReportOptions *options);

/** PandoriaPrintable: a printable document, and its messages. Words are static. */
typedef struct
{
  char *title; /* of the print, and of the file that is proposed */
  PandoriaMakePagesFunc make;
  gpointer what;
  GDestroyNotify free_what;
  const char *sent;   /* a sentence: it is at the printer */
  const char *failed; /* the title of the dialog: it is not */
} PandoriaPrintable;

/** In pandoria-summary-printer.c. Prints @printable, which it takes; the rest as in pandoria_summary_exporter_print(). */
void pandoria_summary_exporter_print_anything (PandoriaSummaryExporter *self, PandoriaPrintable printable,
                                               GtkPrintOperationAction action, const char *path);

/** Returns: (transfer none) (nullable): the photo that is kept with the game now. */
cairo_surface_t *pandoria_summary_exporter_get_photo (PandoriaSummaryExporter *self);

/** Reports that paper or history have changed, and remembers it. */
void pandoria_summary_exporter_changed (PandoriaSummaryExporter *self);
/** Reports that the summary is in @file now. */
void pandoria_summary_exporter_tell_saved (PandoriaSummaryExporter *self, GFile *file);
