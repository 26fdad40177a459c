/* PandoriaStatisticsWindow: the figures of a selection of games, as a chart and as a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-statistics-window.h"
#include "pandoria-statistics-testing.h"

#include <glib/gi18n.h>
#include <string.h>

#include "pandoria-class.h"
#include "pandoria-csv-choice.h"
#include "pandoria-dialogs.h"
#include "pandoria-file-dialog.h"
#include "pandoria-folder.h"
#include "pandoria-labels.h"
#include "pandoria-letters.h"
#include "pandoria-report-format.h"
#include "pandoria-statistics-chart.h"
#include "pandoria-statistics-table.h"

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

/* Below this width in pixels at 100 %, the kinds have two lines. */
#define NARROW       560
#define KINDS_A_LINE 3

struct _PandoriaStatisticsWindow
{
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkDropDown *by;
  GtkToggleButton *kinds[PANDORIA_N_GAME_KINDS];
  GtkFlowBox *kinds_box;
  guint lay_out_id;
  GtkLabel *found; /* which games are counted */
  GtkLabel *games, *average, *best, *length;
  GtkWidget *empty;
  PandoriaStatisticsChart *chart;
  PandoriaStatisticsTable *table;

  GPtrArray *entries;
  char *words;                    /* (nullable): that the entries were found by */
  PandoriaStatistics *statistics; /* NULL: not yet computed */
  GTask *task;                    /* the latest, not owned */
  gboolean has_shown_fault;       /* that the merged names cannot be read */
};

G_DEFINE_FINAL_TYPE (PandoriaStatisticsWindow, pandoria_statistics_window, ADW_TYPE_WINDOW)

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
  pandoria_statistics_chart_show (self->chart, self->statistics);
  pandoria_statistics_table_show (self->table, self->statistics);
}

/** Question: what a thread computes. */
typedef struct
{
  PandoriaStatisticsBy by;
  GPtrArray *entries;
  GError *fault; /* (nullable): the thread sets why it cannot read the merged names */
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_ptr_array_unref (question->entries);
  g_clear_error (&question->fault);
  g_free (question);
}

/* Runs in a thread. @data: a Question. */
static void
reckon (GTask *task, gpointer self, gpointer data, GCancellable *cancellable)
{
  Question *question = data;
  g_autofree char *path = pandoria_folder_get_file (PANDORIA_FOLDER_PEOPLE);
  /* Statistics without the table are better than none. */
  g_autoptr (PandoriaPeople) people = pandoria_people_load (path, &question->fault);

  g_task_return_pointer (task, pandoria_statistics_new (question->entries, question->by, people),
                         (GDestroyNotify) pandoria_statistics_free);
}

/* Once: a file that cannot be read stays so. */
static void
show_fault (PandoriaStatisticsWindow *self, const GError *fault)
{
  if (fault == NULL || self->has_shown_fault)
    return;
  self->has_shown_fault = TRUE;
  pandoria_show_failure (GTK_WINDOW (self), _ ("The Merged Names Cannot Be Read"), fault->message);
}

static void
on_reckoned (GObject *source, GAsyncResult *result, gpointer data)
{
  PandoriaStatisticsWindow *self = PANDORIA_STATISTICS_WINDOW (source);
  const Question *question = g_task_get_task_data (G_TASK (result));
  g_autoptr (PandoriaStatistics) statistics = g_task_propagate_pointer (G_TASK (result), NULL),
                                 before = NULL;

  /* Meanwhile the user may have chosen something else or closed the window. */
  if (self->task != G_TASK (result))
    return;
  self->task = NULL;
  show_fault (self, question->fault);
  before = self->statistics; /* chart and table still show it */
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
on_rename_response (gpointer self, AdwMessageDialog *dialog, const char *response, gpointer data)
{
  const char *name = data;
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

  if (others[0] != NULL)
    adw_message_dialog_add_response (dialog, "separate", _ ("_Separate the Names"));
  adw_message_dialog_add_response (dialog, "rename", _ ("_Rename"));
  adw_message_dialog_set_response_appearance (dialog, "rename", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "rename");
  g_signal_connect (adw_message_dialog_get_extra_child (dialog), "changed",
                    G_CALLBACK (on_new_name_changed), dialog);
  pandoria_dialog_when_answered (GTK_WIDGET (dialog), on_rename_response, self, g_strdup (name),
                                 g_free);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
export_to (gpointer window, GFile *file, GtkFileChooser *chooser, gpointer data)
{
  PandoriaStatisticsWindow *self = window;
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
                                  _ ("Export the Table"), name, export_to, self, NULL, NULL);

  pandoria_csv_choice_add (dialog);
  gtk_native_dialog_show (dialog);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_statistics_window_dispose (GObject *object)
{
  PandoriaStatisticsWindow *self = PANDORIA_STATISTICS_WINDOW (object);

  self->task = NULL; /* its result is dropped */
  g_clear_handle_id (&self->lay_out_id, g_source_remove);
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

/* Gives the kinds two lines in a narrow window. In a wide one, they would stretch over the height
 * of two: GTK measures them at their least width. */
static void
lay_out (PandoriaStatisticsWindow *self)
{
  const int narrow = (int) (NARROW * pandoria_text_scale (GTK_WIDGET (self)));

  self->lay_out_id = 0;
  gtk_flow_box_set_min_children_per_line (
      self->kinds_box,
      gtk_widget_get_width (GTK_WIDGET (self)) < narrow ? KINDS_A_LINE : PANDORIA_N_GAME_KINDS);
}

/* The layout must not change while it is computed. */
static void
pandoria_statistics_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PandoriaStatisticsWindow *self = PANDORIA_STATISTICS_WINDOW (widget);

  GTK_WIDGET_CLASS (pandoria_statistics_window_parent_class)
      ->size_allocate (widget, width, height, baseline);
  if (self->lay_out_id == 0)
    self->lay_out_id = g_idle_add_once ((GSourceOnceFunc) lay_out, self);
}

static void
pandoria_statistics_window_class_init (PandoriaStatisticsWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_statistics_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = pandoria_statistics_window_finalize;
  GTK_WIDGET_CLASS (klass)->size_allocate = pandoria_statistics_window_size_allocate;
  pandoria_class_set_template (
      klass, "pandoria-statistics-window",
      PANDORIA_NEEDS (PANDORIA_TYPE_STATISTICS_CHART, PANDORIA_TYPE_STATISTICS_TABLE),
      PANDORIA_PARTS (PandoriaStatisticsWindow, toasts, by, kinds_box, games, average, best, length,
                      found, empty, chart, table),
      "kind_complete", G_STRUCT_OFFSET (PandoriaStatisticsWindow, kinds[KIND_COMPLETE]),
      "kind_family", G_STRUCT_OFFSET (PandoriaStatisticsWindow, kinds[KIND_FAMILY]), "kind_two",
      G_STRUCT_OFFSET (PandoriaStatisticsWindow, kinds[KIND_TWO]), "kind_three",
      G_STRUCT_OFFSET (PandoriaStatisticsWindow, kinds[KIND_THREE]), "kind_four",
      G_STRUCT_OFFSET (PandoriaStatisticsWindow, kinds[KIND_FOUR]), "kind_partners",
      G_STRUCT_OFFSET (PandoriaStatisticsWindow, kinds[KIND_PARTNERS]),
      PANDORIA_CALLBACK (start_reckoning, on_export_clicked, on_rename), NULL);
}

static void
pandoria_statistics_window_init (PandoriaStatisticsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_let_shrink (self->by);
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
