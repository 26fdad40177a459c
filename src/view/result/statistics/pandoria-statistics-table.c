/* PandoriaStatisticsTable: all numbers of the statistics as a table, sortable by any column.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-statistics-table.h"
#include "pandoria-mends.h"
#include "pandoria-statistics-testing.h"

#include <glib/gi18n.h>
#include <math.h>

#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-report-format.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

struct _PandoriaStatisticsTable
{
  AdwBin parent_instance;

  GtkColumnView *view;
  GtkColumnViewColumn *name, *form, *columns[PANDORIA_N_STATISTICS_COLUMNS];
  GListStore *items; /* PandoriaStatisticsItem */
  GtkSortListModel *sorted;
};

G_DEFINE_FINAL_TYPE (PandoriaStatisticsTable, pandoria_statistics_table, ADW_TYPE_BIN)

static const char *const measures[] = {
  [PANDORIA_MEASURE_GAMES] = NC_ ("statistics", "Games"),
  [PANDORIA_MEASURE_UNFINISHED] = NC_ ("statistics", "Unfinished"),
  [PANDORIA_MEASURE_WINS] = NC_ ("statistics", "Wins"),
  [PANDORIA_MEASURE_SHARED] = NC_ ("statistics", "Shared Wins"),
  [PANDORIA_MEASURE_SHARE] = NC_ ("statistics", "Share of Wins"),
  [PANDORIA_MEASURE_AVERAGE] = NC_ ("statistics", "Average"),
  [PANDORIA_MEASURE_BEST] = NC_ ("statistics", "Best"),
  [PANDORIA_MEASURE_MINUTES] = NC_ ("statistics", "Length"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (measures) == PANDORIA_N_MEASURES);

/* PandoriaStatisticsItem: a row of the table. */
#define PANDORIA_TYPE_STATISTICS_ITEM (pandoria_statistics_item_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStatisticsItem, pandoria_statistics_item, PANDORIA, STATISTICS_ITEM,
                      GObject)

struct _PandoriaStatisticsItem
{
  GObject parent_instance;

  char *name;
  const PandoriaStatisticsRow *row; /* of the statistics */
  guint order;                      /* its number there */
};

G_DEFINE_FINAL_TYPE (PandoriaStatisticsItem, pandoria_statistics_item, G_TYPE_OBJECT)

static void
pandoria_statistics_item_class_init (PandoriaStatisticsItemClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaStatisticsItem, name, g_free), NULL);
}

static void
pandoria_statistics_item_init (PandoriaStatisticsItem *self)
{
}

static const char *
get_name (gconstpointer item)
{
  return ((const PandoriaStatisticsItem *) item)->name;
}

static const PandoriaStatisticsRow *
get_row (gconstpointer item)
{
  return ((const PandoriaStatisticsItem *) item)->row;
}

static double
get_value (gconstpointer item, guint column)
{
  if (column < PANDORIA_N_MEASURES)
    return pandoria_statistics_row_get (get_row (item), (PandoriaMeasure) column);
  return pandoria_statistics_row_get_source (get_row (item),
                                             (PandoriaTallySource) (column - PANDORIA_N_MEASURES));
}

static guint
get_order (gconstpointer item)
{
  return ((const PandoriaStatisticsItem *) item)->order;
}

static int
compare_values (gconstpointer a, gconstpointer b, gpointer column)
{
  double x = get_value (a, GPOINTER_TO_UINT (column)), y = get_value (b, GPOINTER_TO_UINT (column));

  /* Unknown values come after known ones. */
  x = isnan (x) ? -G_MAXDOUBLE : x;
  y = isnan (y) ? -G_MAXDOUBLE : y;
  if (x != y)
    return x < y ? -1 : 1;
  return (get_order (a) > get_order (b)) - (get_order (a) < get_order (b));
}

static int
compare_names (gconstpointer a, gconstpointer b, gpointer data)
{
  return g_utf8_collate (get_name (a), get_name (b));
}

static void
on_cell_setup (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  gtk_list_item_set_child (item, pandoria_new_label (NULL, 1, "numeric", NULL));
}

/* @data: the number of the column, from 0. */
static void
on_cell_bind (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  guint column = GPOINTER_TO_UINT (data);
  PandoriaMeasure measure
      = column < PANDORIA_N_MEASURES ? (PandoriaMeasure) column : PANDORIA_MEASURE_AVERAGE;
  g_autofree char *text
      = pandoria_statistics_describe (measure, get_value (gtk_list_item_get_item (item), column));

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), text);
}

static void
on_rename_clicked (GtkListItem *item, GtkWidget *button)
{
  GtkWidget *self = gtk_widget_get_ancestor (button, PANDORIA_TYPE_STATISTICS_TABLE);

  g_signal_emit_by_name (self, "rename", get_row (gtk_list_item_get_item (item))->name);
}

static void
on_name_setup (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = pandoria_new_label (NULL, 0, "heading", NULL);
  GtkWidget *button = gtk_button_new_from_icon_name ("document-edit-symbolic");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 16);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Rename or merge…"));
  pandoria_mend_when_realized (button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_rename_clicked), item,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  gtk_list_item_set_child (item, box);
}

static void
on_name_bind (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  const char *name = get_name (gtk_list_item_get_item (item));
  const char *player = get_row (gtk_list_item_get_item (item))->name;
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *button = gtk_widget_get_next_sibling (label);
  /* Translators: what a button does; %s is a player */
  g_autofree char *what = g_strdup_printf (_ ("Rename or merge %s"), name);

  gtk_label_set_label (GTK_LABEL (label), name);
  gtk_widget_set_tooltip_text (label, name);
  gtk_widget_set_visible (button, player != NULL && *player != '\0'
                                      && get_row (gtk_list_item_get_item (item))->partner == NULL);
  pandoria_set_accessible_label (button, what);
}

/* --- the latest results --- */

/* Returns: (transfer full): a sign for each result, the latest at the end. */
static char *
draw_form (const PandoriaStatisticsRow *row)
{
  static const char *const signs[] = {
    [PANDORIA_OUTCOME_LOST] = "○", [PANDORIA_OUTCOME_SHARED] = "◐", [PANDORIA_OUTCOME_WON] = "●"
  };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < row->n_form; i++)
    g_string_append (text, signs[row->form[i].outcome]);
  return g_string_free (text, FALSE);
}

static char *
describe_form (const PandoriaStatisticsRow *row)
{
  guint n = 0;

  for (guint i = 0; i < row->n_form; i++)
    n += row->form[i].outcome != PANDORIA_OUTCOME_LOST;
  return g_strdup_printf (
      ngettext ("%1$u victory in the last %2$u games", "%1$u victories in the last %2$u games", n),
      n, row->n_form);
}

static void
on_form_bind (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  const PandoriaStatisticsRow *row = get_row (gtk_list_item_get_item (item));
  GtkWidget *label = gtk_list_item_get_child (item);
  g_autofree char *signs = draw_form (row);
  g_autofree char *words = describe_form (row);

  gtk_label_set_label (GTK_LABEL (label), signs);
  gtk_widget_set_tooltip_text (label, words);
  pandoria_set_accessible_label (label, words);
}

/* Sorts by the victories among the latest results. */
static int
compare_forms (gconstpointer a, gconstpointer b, gpointer data)
{
  const PandoriaStatisticsRow *rows[] = { get_row (a), get_row (b) };
  guint won[2] = { 0, 0 };

  for (guint i = 0; i < 2; i++)
    for (guint j = 0; j < rows[i]->n_form; j++)
      won[i] += rows[i]->form[j].outcome != PANDORIA_OUTCOME_LOST;
  if (won[0] != won[1])
    return won[0] < won[1] ? -1 : 1;
  return (get_order (a) > get_order (b)) - (get_order (a) < get_order (b));
}

static GtkColumnViewColumn *
add_column (PandoriaStatisticsTable *self, const char *title, GCallback setup, GCallback bind,
            gpointer data, GtkSorter *sorter)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *column = gtk_column_view_column_new (title, factory);

  g_signal_connect (factory, "setup", setup, data);
  g_signal_connect (factory, "bind", bind, data);
  gtk_column_view_column_set_sorter (column, sorter);
  g_object_unref (sorter);
  gtk_column_view_append_column (self->view, column);
  g_object_unref (column);
  return column;
}

static void
add_columns (PandoriaStatisticsTable *self)
{
  self->name = add_column (self, "", G_CALLBACK (on_name_setup), G_CALLBACK (on_name_bind), NULL,
                           GTK_SORTER (gtk_custom_sorter_new (compare_names, NULL, NULL)));
  gtk_column_view_column_set_expand (self->name, TRUE);
  self->form = add_column (self, C_ ("statistics", "Last Ten"), G_CALLBACK (on_cell_setup),
                           G_CALLBACK (on_form_bind), NULL,
                           GTK_SORTER (gtk_custom_sorter_new (compare_forms, NULL, NULL)));
  for (guint i = 0; i < PANDORIA_N_STATISTICS_COLUMNS; i++)
    {
      const char *title
          = i < PANDORIA_N_MEASURES
                ? g_dpgettext2 (GETTEXT_PACKAGE, "statistics", measures[i])
                : pandoria_tally_source_name ((PandoriaTallySource) (i - PANDORIA_N_MEASURES));

      self->columns[i] = add_column (
          self, title, G_CALLBACK (on_cell_setup), G_CALLBACK (on_cell_bind), GUINT_TO_POINTER (i),
          GTK_SORTER (gtk_custom_sorter_new (compare_values, GUINT_TO_POINTER (i), NULL)));
    }
}

static void
pandoria_statistics_table_class_init (PandoriaStatisticsTableClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaStatisticsTable, items, g_object_unref),
                            PANDORIA_OWNS (PandoriaStatisticsTable, sorted, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "rename", 1, G_TYPE_STRING);
  pandoria_class_set_template (klass, "pandoria-statistics-table",
                               PANDORIA_CHILD (PandoriaStatisticsTable, view), NULL);
}

static void
pandoria_statistics_table_init (PandoriaStatisticsTable *self)
{
  GtkSelectionModel *selection;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->items = g_list_store_new (PANDORIA_TYPE_STATISTICS_ITEM);
  add_columns (self);
  self->sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (self->items)),
                                          g_object_ref (gtk_column_view_get_sorter (self->view)));
  selection
      = GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->sorted))));
  gtk_column_view_set_model (self->view, selection);
  g_object_unref (selection);
}

static const char *
get_name_title (PandoriaStatisticsBy by)
{
  switch (by)
    {
    case PANDORIA_STATISTICS_BY_PLAYER: return C_ ("statistics", "Player");
    case PANDORIA_STATISTICS_BY_REALM: return C_ ("statistics", "Realm");
    case PANDORIA_STATISTICS_BY_SEAT: return C_ ("statistics", "Seat");
    case PANDORIA_STATISTICS_BY_EDITION: return C_ ("statistics", "Edition");
    case PANDORIA_STATISTICS_BY_PAIR: return C_ ("statistics", "Pair");
    case PANDORIA_STATISTICS_BY_N_PLAYERS:
    default: return C_ ("statistics", "Players");
    }
}

/* A measure without any value has no column; the numbers of games always have one. */
static gboolean
has_column (const PandoriaStatistics *statistics, guint column)
{
  if (column == PANDORIA_MEASURE_WINS || column == PANDORIA_MEASURE_SHARED
      || column == PANDORIA_MEASURE_SHARE)
    return pandoria_statistics_by_has_wins (statistics->by);
  if (column >= PANDORIA_N_MEASURES)
    return statistics->total.sources[column - PANDORIA_N_MEASURES] != 0;
  if (column == PANDORIA_MEASURE_MINUTES)
    return statistics->total.timed > 0;
  return TRUE;
}

void
pandoria_statistics_table_show (PandoriaStatisticsTable *self, const PandoriaStatistics *statistics)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (PANDORIA_IS_STATISTICS_TABLE (self) && statistics != NULL);

  for (guint i = 0; i < statistics->rows->len; i++)
    {
      PandoriaStatisticsItem *item = g_object_new (PANDORIA_TYPE_STATISTICS_ITEM, NULL);

      item->row = statistics->rows->pdata[i];
      item->order = i;
      item->name = pandoria_report_statistics_name (item->row, statistics->by);
      g_ptr_array_add (items, item);
    }
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
  gtk_column_view_column_set_title (self->name, get_name_title (statistics->by));
  gtk_column_view_column_set_visible (self->form,
                                      pandoria_statistics_by_has_names (statistics->by));
  for (guint i = 0; i < PANDORIA_N_STATISTICS_COLUMNS; i++)
    gtk_column_view_column_set_visible (self->columns[i], has_column (statistics, i));
}

char *
pandoria_statistics_describe (PandoriaMeasure measure, double value)
{
  if (isnan (value))
    return g_strdup ("–");
  if (measure == PANDORIA_MEASURE_AVERAGE)
    return g_strdup_printf ("%.1f", value);
  if (measure == PANDORIA_MEASURE_SHARE)
    /* Translators: a share in per cent */
    return g_strdup_printf (_ ("%.0f %%"), 100 * value);
  if (measure == PANDORIA_MEASURE_MINUTES)
    return pandoria_text_duration ((int) CLAMP (value * 60, 0, G_MAXINT));
  return g_strdup_printf ("%.0f", value);
}

GListModel *
pandoria_statistics_table_get_rows (PandoriaStatisticsTable *self)
{
  g_return_val_if_fail (PANDORIA_IS_STATISTICS_TABLE (self), NULL);
  return G_LIST_MODEL (self->sorted);
}

const PandoriaStatisticsRow *
pandoria_statistics_table_get_row (PandoriaStatisticsTable *self, guint position)
{
  g_autoptr (GObject) item = NULL;

  g_return_val_if_fail (PANDORIA_IS_STATISTICS_TABLE (self), NULL);

  item = g_list_model_get_item (G_LIST_MODEL (self->sorted), position);
  return item != NULL ? get_row (item) : NULL;
}
