/* The parts of the statistics window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-statistics-window.h"
#include "pandoria-statistics.h"

/* --- pandoria-bar-chart.c ----------------------------------------------------------------------------------------- */

/** PandoriaBar: @second is at least @first if both are parts of one measure; NAN for none. */
typedef struct
{
  char *label, *text; /* its name; its numbers in words */
  double first, second;
} PandoriaBar;

#define PANDORIA_TYPE_BAR_CHART (pandoria_bar_chart_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBarChart, pandoria_bar_chart, PANDORIA, BAR_CHART, GtkWidget)

struct _PandoriaBarChart
{
  GtkWidget parent_instance;

  GArray *bars; /* PandoriaBar */
};

/** Appends a bar; the texts are copied. */
void pandoria_bar_chart_add (PandoriaBarChart *self, const char *label, const char *text, double first, double second);
void pandoria_bar_chart_clear (PandoriaBarChart *self);
/** Sets the description of the chart for screen readers; all bars follow it in words. */
void pandoria_bar_chart_set_title (PandoriaBarChart *self, const char *title);

/* --- pandoria-statistics-table.c ---------------------------------------------------------------------------------- */

/* The measures, then the sources. */
#define PANDORIA_N_STATISTICS_COLUMNS (PANDORIA_N_MEASURES + PANDORIA_N_TALLY_SOURCES)

#define PANDORIA_TYPE_STATISTICS_ITEM (pandoria_statistics_item_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStatisticsItem, pandoria_statistics_item, PANDORIA, STATISTICS_ITEM, GObject)

struct _PandoriaStatisticsItem
{
  GObject parent_instance;

  char *name;
  char *player; /* nullable: the name of a player as it was entered */
  guint order;  /* in the statistics */
  double values[PANDORIA_N_STATISTICS_COLUMNS];
};

/** Signal: "rename" (string name): the user wants to rename a player. */
#define PANDORIA_TYPE_STATISTICS_TABLE (pandoria_statistics_table_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStatisticsTable, pandoria_statistics_table, PANDORIA, STATISTICS_TABLE, AdwBin)

struct _PandoriaStatisticsTable
{
  AdwBin parent_instance;

  GtkColumnView *view;
  GtkColumnViewColumn *name, *columns[PANDORIA_N_STATISTICS_COLUMNS];
  GListStore *items;
  GtkSortListModel *sorted;
};

/** Shows the rows of @statistics, which may be freed afterwards; omits columns without known values. */
void pandoria_statistics_table_show (PandoriaStatisticsTable *self, const PandoriaStatistics *statistics);
/** Returns: (transfer full): a number of @measure as tables show it; "–" if unknown. */
char *pandoria_statistics_describe (PandoriaMeasure measure, double value);

/* --- pandoria-statistics-window.c --------------------------------------------------------------------------------- */

struct _PandoriaStatisticsWindow
{
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkDropDown *by, *what;
  GtkLabel *games, *average, *best, *length, *first_label, *second_label, *note;
  GtkWidget *legend, *empty;
  PandoriaBarChart *chart;
  PandoriaStatisticsTable *table;

  GPtrArray *entries;
  PandoriaStatistics *statistics; /* NULL: not yet computed */
  GTask *task;                    /* the latest, not owned */
};
