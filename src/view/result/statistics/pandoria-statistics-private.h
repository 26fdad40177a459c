/* The parts of the statistics window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-statistics-window.h"
#include "pandoria-statistics.h"

/* --- pandoria-statistics-table.c ------------------------------------------------------------ */

/* The measures, then the sources. */
#define PANDORIA_N_STATISTICS_COLUMNS (PANDORIA_N_MEASURES + PANDORIA_N_TALLY_SOURCES)

/** Signal: "rename" (string name): the user wants to rename a player. */
#define PANDORIA_TYPE_STATISTICS_TABLE (pandoria_statistics_table_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStatisticsTable, pandoria_statistics_table, PANDORIA,
                      STATISTICS_TABLE, AdwBin)

struct _PandoriaStatisticsTable
{
  AdwBin parent_instance;

  GtkColumnView *view;
  GtkColumnViewColumn *name, *columns[PANDORIA_N_STATISTICS_COLUMNS];
  GListStore
      *items; /* GtkStringObject: the name; "row": the PandoriaStatisticsRow, "order": its number */
  GtkSortListModel *sorted;
};

/** Shows the rows of @statistics, which must outlive the next call; omits columns without known
 * values. */
void pandoria_statistics_table_show (PandoriaStatisticsTable *self,
                                     const PandoriaStatistics *statistics);
/** Returns: (transfer full): a number of @measure as tables show it; "–" if unknown. */
char *pandoria_statistics_describe (PandoriaMeasure measure, double value);

/* --- pandoria-statistics-window.c ----------------------------------------------------------- */

struct _PandoriaStatisticsWindow
{
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkDropDown *by, *what;
  GtkLabel *games, *average, *best, *length, *first_label, *second_label, *note;
  GtkWidget *legend, *empty;
  GtkWidget *chart; /* a picture in words for screen readers */
  GtkBox *bars;     /* hidden from them */
  PandoriaStatisticsTable *table;

  GPtrArray *entries;
  PandoriaStatistics *statistics; /* NULL: not yet computed */
  double most;                    /* the largest value of a bar */
  GTask *task;                    /* the latest, not owned */
  gboolean told_fault;            /* that the merged names cannot be read */
};
