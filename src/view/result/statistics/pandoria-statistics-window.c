/* PandoriaStatisticsWindow: the figures of a selection of games, as a chart and as a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-statistics-window.h"
#include "pandoria-statistics-testing.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "pandoria-class.h"
#include "pandoria-csv-choice.h"
#include "pandoria-dialogs.h"
#include "pandoria-file-dialog.h"
#include "pandoria-folder.h"
#include "pandoria-labels.h"
#include "pandoria-report-format.h"
#include "pandoria-statistics-table.h"

/* More bars would be hard to read; the table has all rows. */
#define MAX_BARS  20
#define FAULT_KEY "pandoria-fault" /* of a task: why the merged names cannot be read */

#define BAR_GAP  3 /* between words and bar */
#define WORD_GAP 12

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

G_DEFINE_FINAL_TYPE (PandoriaStatisticsWindow, pandoria_statistics_window, ADW_TYPE_WINDOW)

/* --- the chart ------------------------------------------------------------------------------ */

/* @value: NAN for none. */
static GtkWidget *
make_level (double value, const char *css_class)
{
  GtkWidget *level = gtk_level_bar_new_for_interval (0, G_MAXDOUBLE);

  gtk_level_bar_set_value (GTK_LEVEL_BAR (level), isnan (value) ? 0 : value);
  gtk_widget_add_css_class (level, "bar");
  gtk_widget_add_css_class (level, css_class);
  return level;
}

/* Adds a bar with its name and its numbers in words. @second (NAN: none) is at least @first if both
 * are parts of one measure. The style hatches it, so that the bars also differ without colour. */
static void
add_bar (PandoriaStatisticsWindow *self, const char *name, const char *text, double first,
         double second)
{
  GtkWidget *bar = gtk_grid_new (), *levels = gtk_overlay_new ();
  GtkWidget *label = pandoria_new_label (name, 0, NULL),
            *numbers = pandoria_new_label (text, 1, NULL);

  /* The name gets only the width that the numbers leave. */
  g_object_set (label, "hexpand", TRUE, "max-width-chars", 1, "ellipsize", PANGO_ELLIPSIZE_END,
                NULL);
  gtk_label_set_ellipsize (GTK_LABEL (numbers), PANGO_ELLIPSIZE_END);
  gtk_overlay_set_child (GTK_OVERLAY (levels), make_level (second, "second"));
  gtk_overlay_add_overlay (GTK_OVERLAY (levels), make_level (first, "first"));
  gtk_grid_set_row_spacing (GTK_GRID (bar), BAR_GAP);
  gtk_grid_set_column_spacing (GTK_GRID (bar), WORD_GAP);
  gtk_grid_attach (GTK_GRID (bar), label, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (bar), numbers, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (bar), levels, 0, 1, 2, 1);
  gtk_box_append (self->bars, bar);
  self->most = fmax (self->most, fmax (first, second));
}

/* Gives all bars the same scale, and describes them to screen readers. */
static void
finish_bars (PandoriaStatisticsWindow *self, const char *title)
{
  g_autoptr (GString) words = g_string_new (NULL);
  GtkWidget *bar = gtk_widget_get_first_child (GTK_WIDGET (self->bars));

  for (; bar != NULL; bar = gtk_widget_get_next_sibling (bar))
    {
      GtkWidget *label = gtk_widget_get_first_child (bar),
                *numbers = gtk_widget_get_next_sibling (label);
      GtkWidget *level = gtk_widget_get_first_child (gtk_widget_get_next_sibling (numbers));

      g_string_append_printf (words, "%s%s: %s", words->len > 0 ? "; " : "",
                              gtk_label_get_label (GTK_LABEL (label)),
                              gtk_label_get_label (GTK_LABEL (numbers)));
      for (; level != NULL && self->most > 0; level = gtk_widget_get_next_sibling (level))
        gtk_level_bar_set_max_value (GTK_LEVEL_BAR (level), self->most);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chart), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words->str, -1);
}

static void
add_scores (PandoriaStatisticsWindow *self, const char *name, const PandoriaStatisticsRow *row)
{
  double average = pandoria_statistics_row_get (row, PANDORIA_MEASURE_AVERAGE);
  double best = pandoria_statistics_row_get (row, PANDORIA_MEASURE_BEST);
  g_autofree char *text = isnan (average)
                              ? g_strdup ("–")
                              /* Translators: the average and the best score of a player */
                              : g_strdup_printf (_ ("%.1f, best %.0f"), average, best);

  add_bar (self, name, text, average, best);
}

static void
add_wins (PandoriaStatisticsWindow *self, const char *name, const PandoriaStatisticsRow *row)
{
  guint all = row->wins + row->shared;
  /* Translators: victories, alone or shared, and games */
  g_autofree char *text = g_strdup_printf (
      ngettext ("%1$u of %2$u game", "%1$u of %2$u games", row->results), all, row->results);

  add_bar (self, name, text, row->wins, row->shared > 0 ? all : NAN);
}

static void
add_games (PandoriaStatisticsWindow *self, const char *name, const PandoriaStatisticsRow *row)
{
  g_autofree char *text = NULL;

  if (row->unfinished > 0)
    /* Translators: finished and unfinished games */
    text = g_strdup_printf (
        ngettext ("%1$u, %2$u unfinished", "%1$u, %2$u unfinished", row->unfinished), row->games,
        row->unfinished);
  else
    text = g_strdup_printf ("%u", row->games);
  add_bar (self, name, text, row->games, row->unfinished > 0 ? row->games + row->unfinished : NAN);
}

static void
add_length (PandoriaStatisticsWindow *self, const char *name, const PandoriaStatisticsRow *row)
{
  double minutes = pandoria_statistics_row_get (row, PANDORIA_MEASURE_MINUTES);
  g_autofree char *text = pandoria_statistics_describe (PANDORIA_MEASURE_MINUTES, minutes);

  add_bar (self, name, text, minutes, NAN);
}

static void
add_sources (PandoriaStatisticsWindow *self)
{
  for (guint i = 0; i < PANDORIA_N_TALLY_SOURCES; i++)
    {
      double points
          = pandoria_statistics_row_get_source (&self->statistics->total, (PandoriaTallySource) i);
      g_autofree char *text = pandoria_statistics_describe (PANDORIA_MEASURE_AVERAGE, points);

      if (self->statistics->total.sources[i] != 0)
        add_bar (self, pandoria_tally_source_name ((PandoriaTallySource) i), text, points, NAN);
    }
}

/** Chart: the bars of a row; first and second: the names of the filled and the hatched bar, second
 * NULL for none. */
typedef struct
{
  void (*add) (PandoriaStatisticsWindow *self, const char *name, const PandoriaStatisticsRow *row);
  const char *title, *first, *second;
} Chart;

static const Chart charts[] = {
  [PANDORIA_STATISTICS_CHART_SCORES]
  = { add_scores, N_ ("Average and best score"), N_ ("Average"), N_ ("Best") },
  [PANDORIA_STATISTICS_CHART_WINS] = { add_wins, N_ ("Victories"), N_ ("Alone"), N_ ("Shared") },
  [PANDORIA_STATISTICS_CHART_GAMES]
  = { add_games, N_ ("Number of games"), N_ ("Finished"), N_ ("Unfinished") },
  [PANDORIA_STATISTICS_CHART_LENGTH] = { add_length, N_ ("Average length of a game"), NULL, NULL },
  [PANDORIA_STATISTICS_CHART_SOURCES]
  = { NULL, N_ ("Average points of a player, by their source"), NULL, NULL },
};

static guint
add_rows (PandoriaStatisticsWindow *self, const Chart *chart)
{
  GPtrArray *rows = self->statistics->rows;
  guint n = MIN (rows->len, MAX_BARS);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name
          = pandoria_report_statistics_name (rows->pdata[i], self->statistics->by);

      chart->add (self, name, rows->pdata[i]);
    }
  return rows->len - n;
}

static void
show_note (PandoriaStatisticsWindow *self, guint n_left, gboolean no_wins)
{
  g_autofree char *text = NULL;

  if (n_left > 0)
    text = g_strdup_printf (ngettext ("%u more in the table.", "%u more in the table.", n_left),
                            n_left);
  else if (no_wins)
    text = g_strdup (_ ("Wins can be compared by player, realm or seat only."));
  else if (gtk_widget_get_first_child (GTK_WIDGET (self->bars)) == NULL)
    text = g_strdup (_ ("No data yet."));
  pandoria_set_text (self->note, text);
}

static void
clear_bars (PandoriaStatisticsWindow *self)
{
  GtkWidget *bar;

  while ((bar = gtk_widget_get_first_child (GTK_WIDGET (self->bars))) != NULL)
    gtk_box_remove (self->bars, bar);
  self->most = 0;
}

static void
show_chart (PandoriaStatisticsWindow *self)
{
  guint what = gtk_drop_down_get_selected (self->what), n_left = 0;
  const Chart *chart = &charts[MIN (what, G_N_ELEMENTS (charts) - 1)];
  gboolean no_wins;

  if (self->statistics == NULL)
    return;
  no_wins = what == PANDORIA_STATISTICS_CHART_WINS
            && !pandoria_statistics_by_has_wins (self->statistics->by);
  clear_bars (self);
  if (chart->add == NULL)
    add_sources (self);
  else if (!no_wins)
    n_left = add_rows (self, chart);
  finish_bars (self, _ (chart->title));
  gtk_widget_set_visible (self->legend, chart->first != NULL && !no_wins);
  gtk_label_set_label (self->first_label, chart->first != NULL ? _ (chart->first) : "");
  gtk_label_set_label (self->second_label, chart->second != NULL ? _ (chart->second) : "");
  show_note (self, n_left, no_wins);
}

/* --- all of it ------------------------------------------------------------------------------ */

static void
show_figure (GtkLabel *label, const PandoriaStatisticsRow *total, PandoriaMeasure measure)
{
  g_autofree char *text
      = pandoria_statistics_describe (measure, pandoria_statistics_row_get (total, measure));

  gtk_label_set_label (label, text);
}

static void
show_statistics (PandoriaStatisticsWindow *self)
{
  const PandoriaStatisticsRow *total = &self->statistics->total;

  gtk_widget_set_visible (self->empty, total->games == 0);
  show_figure (self->games, total, PANDORIA_MEASURE_GAMES);
  show_figure (self->average, total, PANDORIA_MEASURE_AVERAGE);
  show_figure (self->best, total, PANDORIA_MEASURE_BEST);
  show_figure (self->length, total, PANDORIA_MEASURE_MINUTES);
  show_chart (self);
  pandoria_statistics_table_show (self->table, self->statistics);
}

/* Runs in a thread. @data: a PandoriaStatisticsBy. */
static void
reckon (GTask *task, gpointer self, gpointer data, GCancellable *cancellable)
{
  GPtrArray *entries = PANDORIA_STATISTICS_WINDOW (self)->entries;
  g_autofree char *path = pandoria_folder_get_file (PANDORIA_FOLDER_PEOPLE);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaPeople) people = pandoria_people_load (path, &error);

  /* Statistics without the table are better than none. */
  if (error != NULL)
    g_object_set_data_full (G_OBJECT (task), FAULT_KEY, g_strdup (error->message), g_free);
  g_task_return_pointer (
      task,
      pandoria_statistics_new (entries, (PandoriaStatisticsBy) GPOINTER_TO_UINT (data), people),
      (GDestroyNotify) pandoria_statistics_free);
}

/* Once: a file that cannot be read stays so. */
static void
tell_fault (PandoriaStatisticsWindow *self, const char *fault)
{
  if (fault == NULL || self->told_fault)
    return;
  self->told_fault = TRUE;
  pandoria_show_failure (GTK_WINDOW (self), _ ("The Merged Names Cannot Be Read"), fault);
}

static void
on_reckoned (GObject *source, GAsyncResult *result, gpointer data)
{
  PandoriaStatisticsWindow *self = PANDORIA_STATISTICS_WINDOW (source);
  g_autoptr (PandoriaStatistics) statistics = g_task_propagate_pointer (G_TASK (result), NULL),
                                 before = NULL;

  /* Meanwhile the user may have chosen something else or closed the window. */
  if (self->task != G_TASK (result))
    return;
  self->task = NULL;
  tell_fault (self, g_object_get_data (G_OBJECT (result), FAULT_KEY));
  before = self->statistics; /* the table still shows it */
  self->statistics = g_steal_pointer (&statistics);
  show_statistics (self);
}

static void
start_reckoning (PandoriaStatisticsWindow *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->entries == NULL)
    return;
  self->task = task = g_task_new (self, NULL, on_reckoned, NULL);
  g_task_set_task_data (task, GUINT_TO_POINTER (gtk_drop_down_get_selected (self->by)), NULL);
  g_task_run_in_thread (task, reckon);
}

/* --- callbacks ------------------------------------------------------------------------------ */

/* Names change which results belong to one player. */
static void
on_renamed (PandoriaStatisticsWindow *self, const GError *error)
{
  g_autofree char *text = NULL;

  if (error != NULL)
    text = g_strdup_printf (_ ("The name could not be changed: %s"), error->message);
  else
    text = g_strdup (_ ("The players’ names are changed."));
  pandoria_show_toast (self->toasts, text);
  if (error == NULL)
    start_reckoning (self);
}

static void
on_rename_response (AdwMessageDialog *dialog, const char *response, PandoriaStatisticsWindow *self)
{
  const char *name = g_object_get_data (G_OBJECT (dialog), "name");
  const char *to
      = gtk_editable_get_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog)));
  g_autofree char *path = pandoria_folder_get_file (PANDORIA_FOLDER_PEOPLE);
  g_autoptr (GError) error = NULL;

  if (g_strcmp0 (response, "cancel") == 0)
    return;
  if (g_strcmp0 (response, "separate") == 0)
    pandoria_people_separate (path, name, &error);
  else if (g_strcmp0 (to, name) != 0)
    pandoria_people_rename (path, name, to, &error);
  else
    return;
  on_renamed (self, error);
}

/* An empty name is invalid. */
static void
on_new_name_changed (GtkEditable *entry, gpointer dialog)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  adw_message_dialog_set_response_enabled (dialog, "rename", *text != '\0');
}

static char *
describe_others (GStrv others)
{
  g_autofree char *names = g_strjoinv (", ", others);
  g_autofree char *text = NULL;

  if (others[0] == NULL)
    return g_strdup (
        _ ("If another player has this name, the two are merged. The games stay as they are."));
  /* Translators: %s are the other names of a player */
  text = g_strdup_printf (_ ("Also played as %s."), names);
  return g_strconcat (text, " ", _ ("The games stay as they are."), NULL);
}

/* Renames a player of the statistics, or merges two players. No game is changed: the names of a
 * player are stored separately. */
static void
on_rename (PandoriaStatisticsWindow *self, const char *name)
{
  g_autofree char *path = pandoria_folder_get_file (PANDORIA_FOLDER_PEOPLE);
  g_autoptr (PandoriaPeople) people = pandoria_people_load (path, NULL);
  g_auto (GStrv) others = pandoria_people_get_others (people, name);
  g_autofree char *body = describe_others (others);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (
      pandoria_text_dialog_new (GTK_WINDOW (self), _ ("Rename or Merge a Player"), body, _ ("Name"),
                                name, PANDORIA_MAX_NAME));

  g_object_set_data_full (G_OBJECT (dialog), "name", g_strdup (name), g_free);
  if (others[0] != NULL)
    adw_message_dialog_add_response (dialog, "separate", _ ("_Separate the Names"));
  adw_message_dialog_add_response (dialog, "rename", _ ("_Rename"));
  adw_message_dialog_set_response_appearance (dialog, "rename", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "rename");
  g_signal_connect (adw_message_dialog_get_extra_child (dialog), "changed",
                    G_CALLBACK (on_new_name_changed), dialog);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_rename_response), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
export_to (gpointer data, GFile *file, GtkFileChooser *chooser)
{
  PandoriaStatisticsWindow *self = data;
  g_autofree char *csv
      = self->statistics != NULL ? pandoria_report_statistics_csv (self->statistics) : NULL;
  g_autoptr (GBytes) bytes = csv != NULL ? pandoria_csv_choice_write (chooser, csv) : NULL;

  if (bytes != NULL)
    pandoria_export (self->toasts, file, bytes, NULL);
}

static void
on_export_clicked (PandoriaStatisticsWindow *self)
{
  g_autofree char *name = g_strdup_printf ("%s.csv", _ ("Pandoria statistics"));

  GtkNativeDialog *dialog
      = pandoria_file_dialog_new (GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE,
                                  _ ("Export the Table"), name, export_to, self);

  pandoria_csv_choice_add (dialog);
  gtk_native_dialog_show (dialog);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_statistics_window_dispose (GObject *object)
{
  PandoriaStatisticsWindow *self = PANDORIA_STATISTICS_WINDOW (object);

  self->task = NULL; /* its result is dropped */
  G_OBJECT_CLASS (pandoria_statistics_window_parent_class)->dispose (object);
}

static void
pandoria_statistics_window_finalize (GObject *object)
{
  PandoriaStatisticsWindow *self = PANDORIA_STATISTICS_WINDOW (object);

  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->statistics, pandoria_statistics_free);
  G_OBJECT_CLASS (pandoria_statistics_window_parent_class)->finalize (object);
}

static void
pandoria_statistics_window_class_init (PandoriaStatisticsWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_statistics_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = pandoria_statistics_window_finalize;
  pandoria_class_set_template (
      klass, "pandoria-statistics-window", PANDORIA_NEEDS (PANDORIA_TYPE_STATISTICS_TABLE),
      PANDORIA_PARTS (PandoriaStatisticsWindow, toasts, by, what, games, average, best, length,
                      legend, empty, first_label, second_label, note, chart, bars, table),
      PANDORIA_CALLBACK (start_reckoning, show_chart, on_export_clicked, on_rename), NULL);
}

static void
pandoria_statistics_window_init (PandoriaStatisticsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_let_shrink (self->by);
  pandoria_let_shrink (self->what);
}

/* --- public --------------------------------------------------------------------------------- */

GtkWidget *
pandoria_statistics_window_new (GtkWindow *parent, GPtrArray *entries)
{
  PandoriaStatisticsWindow *self;

  g_return_val_if_fail (entries != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_STATISTICS_WINDOW, "transient-for", parent, NULL);
  self->entries = g_ptr_array_ref (entries);
  start_reckoning (self);
  return GTK_WIDGET (self);
}

/* --- for the tests --------------------------------------------------------------------------- */

gboolean
pandoria_statistics_window_is_busy (PandoriaStatisticsWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_STATISTICS_WINDOW (self), FALSE);
  return self->task != NULL;
}

const PandoriaStatistics *
pandoria_statistics_window_get_statistics (PandoriaStatisticsWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_STATISTICS_WINDOW (self), NULL);
  return self->statistics;
}
