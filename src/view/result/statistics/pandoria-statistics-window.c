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
#include "pandoria-source-bar.h"
#include "pandoria-statistics-table.h"

/* More bars would be hard to read; the table has all rows. */
#define MAX_BARS  20
#define FAULT_KEY "pandoria-fault" /* of a task: why the merged names cannot be read */

/* The kinds of games that can be chosen: first by variant, then by who plays. */
enum
{
  KIND_COMPLETE,
  KIND_FAMILY,
  KIND_TWO,
  KIND_THREE,
  KIND_FOUR,
  KIND_PARTNERS,
  PANDORIA_N_GAME_KINDS,
};
#define VARIANT_KINDS (1u << KIND_COMPLETE | 1u << KIND_FAMILY)
#define PLAYER_KINDS  (1u << KIND_TWO | 1u << KIND_THREE | 1u << KIND_FOUR | 1u << KIND_PARTNERS)

#define BAR_GAP  3 /* between words and bar */
#define WORD_GAP 12

struct _PandoriaStatisticsWindow
{
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkDropDown *by, *what;
  GtkToggleButton *kinds[PANDORIA_N_GAME_KINDS];
  GtkLabel *found; /* which games are counted */
  GtkFlowBox *source_legend;
  GtkLabel *games, *average, *best, *length, *first_label, *second_label, *note;
  GtkWidget *legend, *empty;
  GtkWidget *chart; /* a picture in words for screen readers */
  GtkBox *bars;     /* hidden from them */
  PandoriaStatisticsTable *table;

  GPtrArray *entries;
  char *words;                    /* (nullable): that the entries were found by */
  PandoriaStatistics *statistics; /* NULL: not yet computed */
  double most;                    /* the largest value of a bar */
  guint groups;                   /* the sources that any bar has, as bits */
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

/* Adds @levels with a name and its numbers in words. */
static void
attach_bar (PandoriaStatisticsWindow *self, const char *name, const char *text, GtkWidget *levels)
{
  GtkWidget *bar = gtk_grid_new ();
  GtkWidget *label = pandoria_new_label (name, 0, NULL),
            *numbers = pandoria_new_label (text, 1, NULL);

  /* The name gets only the width that the numbers leave. */
  g_object_set (label, "hexpand", TRUE, "max-width-chars", 1, "ellipsize", PANGO_ELLIPSIZE_END,
                NULL);
  gtk_label_set_ellipsize (GTK_LABEL (numbers), PANGO_ELLIPSIZE_END);
  gtk_grid_set_row_spacing (GTK_GRID (bar), BAR_GAP);
  gtk_grid_set_column_spacing (GTK_GRID (bar), WORD_GAP);
  gtk_grid_attach (GTK_GRID (bar), label, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (bar), numbers, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (bar), levels, 0, 1, 2, 1);
  gtk_box_append (self->bars, bar);
}

/* Adds a bar with its name and its numbers in words. @second (NAN: none) is at least @first if both
 * are parts of one measure. The style hatches it, so that the bars also differ without colour. */
static void
add_bar (PandoriaStatisticsWindow *self, const char *name, const char *text, double first,
         double second)
{
  GtkWidget *levels = gtk_overlay_new ();

  gtk_overlay_set_child (GTK_OVERLAY (levels), make_level (second, "second"));
  gtk_overlay_add_overlay (GTK_OVERLAY (levels), make_level (first, "first"));
  attach_bar (self, name, text, levels);
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
      GtkWidget *levels = gtk_widget_get_next_sibling (numbers);
      GtkWidget *level = gtk_widget_get_first_child (levels);

      g_string_append_printf (words, "%s%s: %s", words->len > 0 ? "; " : "",
                              gtk_label_get_label (GTK_LABEL (label)),
                              gtk_label_get_label (GTK_LABEL (numbers)));
      if (PANDORIA_IS_SOURCE_BAR (levels))
        {
          g_autofree char *parts = pandoria_source_bar_describe (PANDORIA_SOURCE_BAR (levels));

          g_string_append_printf (words, " (%s)", parts);
          pandoria_source_bar_set_most (PANDORIA_SOURCE_BAR (levels), self->most);
          continue;
        }
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
  double share = pandoria_statistics_row_get (row, PANDORIA_MEASURE_SHARE);
  g_autofree char *percent = pandoria_statistics_describe (PANDORIA_MEASURE_SHARE, share);
  /* Translators: victories, alone or shared, and games; the share of victories, “34 %” */
  g_autofree char *text = g_strdup_printf (
      ngettext ("%1$u of %2$u game, %3$s", "%1$u of %2$u games, %3$s", row->results), all,
      row->results, percent);

  if (row->results > 0)
    add_bar (self, name, text, (double) row->wins / row->results, row->shared > 0 ? share : NAN);
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
add_sources (PandoriaStatisticsWindow *self, const char *name, const PandoriaStatisticsRow *row)
{
  double average = pandoria_statistics_row_get (row, PANDORIA_MEASURE_AVERAGE);
  g_autofree char *text = pandoria_statistics_describe (PANDORIA_MEASURE_AVERAGE, average);
  PandoriaSourceBar *bar;

  if (row->results == 0)
    return;
  bar = PANDORIA_SOURCE_BAR (pandoria_source_bar_new (row));
  attach_bar (self, name, text, GTK_WIDGET (bar));
  self->most = fmax (self->most, pandoria_source_bar_get_sum (bar));
  for (guint group = 0; group < PANDORIA_N_SOURCE_GROUPS; group++)
    self->groups |= pandoria_source_bar_has (bar, group) ? 1u << group : 0;
}

/* Shows the parts that at least one bar has. */
static void
show_source_legend (PandoriaStatisticsWindow *self)
{
  GtkWidget *key;

  while ((key = gtk_widget_get_first_child (GTK_WIDGET (self->source_legend))) != NULL)
    gtk_flow_box_remove (self->source_legend, key);
  for (guint group = 0; group < PANDORIA_N_SOURCE_GROUPS; group++)
    if (self->groups >> group & 1)
      {
        gtk_flow_box_insert (self->source_legend, pandoria_source_bar_make_key (group), -1);
        gtk_widget_set_focusable (gtk_widget_get_last_child (GTK_WIDGET (self->source_legend)),
                                  FALSE);
      }
  gtk_widget_set_visible (GTK_WIDGET (self->source_legend), self->groups != 0);
}

/* Names the player first who was more often before the other. */
static void
add_duel (PandoriaStatisticsWindow *self, const PandoriaDuel *duel)
{
  const gboolean turned = duel->lost > duel->won;
  const guint more = MAX (duel->won, duel->lost), less = MIN (duel->won, duel->lost);
  g_autofree char *one
      = pandoria_report_statistics_name (turned ? duel->other : duel->one, self->statistics->by);
  g_autofree char *other
      = pandoria_report_statistics_name (turned ? duel->one : duel->other, self->statistics->by);
  /* Translators: two players or pairs, who played against each other */
  g_autofree char *name = g_strdup_printf (_ ("%1$s – %2$s"), one, other);
  /* Translators: how often the first was before the second, how often behind, and in how many games
   * they met: “12 : 9 in 22 games” */
  g_autofree char *text = g_strdup_printf (
      ngettext ("%1$u : %2$u in %3$u game", "%1$u : %2$u in %3$u games", duel->games), more, less,
      duel->games);

  add_bar (self, name, text, more, more + less < duel->games ? duel->games - less : NAN);
}

static guint
add_duels (PandoriaStatisticsWindow *self)
{
  const GPtrArray *duels = self->statistics->duels;
  const guint n = MIN (duels->len, MAX_BARS);

  for (guint i = 0; i < n; i++)
    add_duel (self, duels->pdata[i]);
  return duels->len - n;
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
  = { add_sources, N_ ("Average points of a player, by their source"), NULL, NULL },
  [PANDORIA_STATISTICS_CHART_DUELS]
  = { NULL, N_ ("Against each other"), N_ ("Before the other"), N_ ("Level") },
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
show_note (PandoriaStatisticsWindow *self, guint n_left, gboolean no_wins, gboolean no_duels)
{
  g_autofree char *text = NULL;

  if (no_duels)
    text = g_strdup (_ ("Only players and pairs play against each other."));
  else if (n_left > 0)
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
  self->groups = 0;
}

static void
show_chart (PandoriaStatisticsWindow *self)
{
  guint what = gtk_drop_down_get_selected (self->what), n_left = 0;
  const Chart *chart = &charts[MIN (what, G_N_ELEMENTS (charts) - 1)];
  gboolean no_wins, no_duels;

  if (self->statistics == NULL)
    return;
  no_wins = what == PANDORIA_STATISTICS_CHART_WINS
            && !pandoria_statistics_by_has_wins (self->statistics->by);
  no_duels = what == PANDORIA_STATISTICS_CHART_DUELS
             && !pandoria_statistics_by_has_names (self->statistics->by);
  clear_bars (self);
  if (chart->add == NULL)
    n_left = add_duels (self);
  else if (!no_wins)
    n_left = add_rows (self, chart);
  finish_bars (self, _ (chart->title));
  show_source_legend (self);
  gtk_widget_set_visible (self->legend, chart->first != NULL && !no_wins && !no_duels);
  gtk_label_set_label (self->first_label, chart->first != NULL ? _ (chart->first) : "");
  gtk_label_set_label (self->second_label, chart->second != NULL ? _ (chart->second) : "");
  show_note (self, n_left, no_wins, no_duels);
}

/* --- all of it ------------------------------------------------------------------------------ */

static void
show_figure (GtkLabel *label, const PandoriaStatisticsRow *total, PandoriaMeasure measure)
{
  g_autofree char *text
      = pandoria_statistics_describe (measure, pandoria_statistics_row_get (total, measure));

  gtk_label_set_label (label, text);
}

/* Returns: whether all games and players are counted. */
static gboolean
is_unfiltered (PandoriaStatisticsWindow *self)
{
  for (guint i = 0; i < PANDORIA_N_GAME_KINDS; i++)
    if (gtk_toggle_button_get_active (self->kinds[i]))
      return FALSE;
  return self->statistics->by != PANDORIA_STATISTICS_BY_PAIR;
}

static void
show_statistics (PandoriaStatisticsWindow *self)
{
  const PandoriaStatisticsRow *total = &self->statistics->total;

  gtk_widget_set_visible (self->empty, total->games == 0 && is_unfiltered (self));
  show_figure (self->games, total, PANDORIA_MEASURE_GAMES);
  show_figure (self->average, total, PANDORIA_MEASURE_AVERAGE);
  show_figure (self->best, total, PANDORIA_MEASURE_BEST);
  show_figure (self->length, total, PANDORIA_MEASURE_MINUTES);
  show_chart (self);
  pandoria_statistics_table_show (self->table, self->statistics);
}

/** Question: what a thread computes. */
typedef struct
{
  PandoriaStatisticsBy by;
  GPtrArray *entries;
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_ptr_array_unref (question->entries);
  g_free (question);
}

/* Runs in a thread. @data: a Question. */
static void
reckon (GTask *task, gpointer self, gpointer data, GCancellable *cancellable)
{
  const Question *question = data;
  g_autofree char *path = pandoria_folder_get_file (PANDORIA_FOLDER_PEOPLE);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaPeople) people = pandoria_people_load (path, &error);

  /* Statistics without the table are better than none. */
  if (error != NULL)
    g_object_set_data_full (G_OBJECT (task), FAULT_KEY, g_strdup (error->message), g_free);
  g_task_return_pointer (task, pandoria_statistics_new (question->entries, question->by, people),
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

/* --- the kinds of games --------------------------------------------------------------------- */

/* Returns: the kinds of @entry as bits. */
static guint
find_kinds (const PandoriaArchiveEntry *entry)
{
  const gboolean family = pandoria_variant_is_family ((PandoriaVariant) entry->variant);
  const guint players
      = entry->partnership ? (guint) KIND_PARTNERS : KIND_TWO + entry->n_players - 2u;

  return 1u << (family ? KIND_FAMILY : KIND_COMPLETE) | 1u << players;
}

/* Returns: whether @wanted has no kind of @group, or one of @kinds. */
static gboolean
is_wanted (guint kinds, guint wanted, guint group)
{
  return (wanted & group) == 0 || (kinds & wanted & group) != 0;
}

/* Returns: (transfer full): the entries of the chosen kinds. */
static GPtrArray *
list_wanted (PandoriaStatisticsWindow *self)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);
  guint wanted = 0;

  for (guint i = 0; i < PANDORIA_N_GAME_KINDS; i++)
    wanted |= gtk_toggle_button_get_active (self->kinds[i]) ? 1u << i : 0;
  for (guint i = 0; i < self->entries->len; i++)
    {
      PandoriaArchiveEntry *entry = self->entries->pdata[i];
      const guint kinds = entry->n_players > 0 ? find_kinds (entry) : 0;

      if (is_wanted (kinds, wanted, VARIANT_KINDS) && is_wanted (kinds, wanted, PLAYER_KINDS))
        g_ptr_array_add (entries, g_object_ref (entry));
    }
  return entries;
}

/* Shows how many games are counted, unless these are all games of the archive. */
static void
show_found (PandoriaStatisticsWindow *self, guint n)
{
  g_autofree char *text = NULL;

  if (self->words != NULL)
    /* Translators: a number of games, and the words that were searched for */
    text = g_strdup_printf (ngettext ("%1$u game found by “%2$s”", "%1$u games found by “%2$s”", n),
                            n, self->words);
  else if (n != self->entries->len)
    text
        = g_strdup_printf (ngettext ("%1$u of %2$u game", "%1$u of %2$u games", self->entries->len),
                           n, self->entries->len);
  pandoria_set_text (self->found, text);
}

static void
start_reckoning (PandoriaStatisticsWindow *self)
{
  g_autoptr (GTask) task = NULL;
  Question *question;

  if (self->entries == NULL)
    return;
  question = g_new0 (Question, 1);
  question->by = (PandoriaStatisticsBy) gtk_drop_down_get_selected (self->by);
  question->entries = list_wanted (self);
  show_found (self, question->entries->len);
  self->task = task = g_task_new (self, NULL, on_reckoned, NULL);
  g_task_set_task_data (task, question, free_question);
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
  g_free (self->words);
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
                      legend, source_legend, found, empty, first_label, second_label, note, chart,
                      bars, table),
      "kind_complete", G_STRUCT_OFFSET (PandoriaStatisticsWindow, kinds[KIND_COMPLETE]),
      "kind_family", G_STRUCT_OFFSET (PandoriaStatisticsWindow, kinds[KIND_FAMILY]), "kind_two",
      G_STRUCT_OFFSET (PandoriaStatisticsWindow, kinds[KIND_TWO]), "kind_three",
      G_STRUCT_OFFSET (PandoriaStatisticsWindow, kinds[KIND_THREE]), "kind_four",
      G_STRUCT_OFFSET (PandoriaStatisticsWindow, kinds[KIND_FOUR]), "kind_partners",
      G_STRUCT_OFFSET (PandoriaStatisticsWindow, kinds[KIND_PARTNERS]),
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
pandoria_statistics_window_new (GtkWindow *parent, GPtrArray *entries, const char *found)
{
  PandoriaStatisticsWindow *self;

  g_return_val_if_fail (entries != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_STATISTICS_WINDOW, "transient-for", parent, NULL);
  self->entries = g_ptr_array_ref (entries);
  self->words = g_strdup (found);
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
