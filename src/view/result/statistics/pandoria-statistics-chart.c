/* PandoriaStatisticsChart: statistics as bars.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-statistics-chart.h"

#include <glib/gi18n.h>
#include <math.h>

#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-report-format.h"
#include "pandoria-source-bar.h"
#include "pandoria-statistics-table.h"

/* More bars would be hard to read; the table has all rows. */
#define MAX_BARS 20
#define BAR_GAP  3 /* between words and bar */
#define WORD_GAP 12

struct _PandoriaStatisticsChart
{
  AdwBin parent_instance;

  GtkDropDown *what;
  GtkFlowBox *source_legend;
  GtkLabel *first_label, *second_label, *note;
  GtkWidget *legend;
  GtkWidget *picture; /* the bars in words for screen readers */
  GtkBox *bars;       /* hidden from them */

  const PandoriaStatistics *statistics; /* (nullable): not owned; NULL: not yet computed */
  double most;                          /* the largest value of a bar */
  guint groups;                         /* the sources that any bar has, as bits */
};

G_DEFINE_FINAL_TYPE (PandoriaStatisticsChart, pandoria_statistics_chart, ADW_TYPE_BIN)

/* --- bars ----------------------------------------------------------------------------------- */

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
attach_bar (PandoriaStatisticsChart *self, const char *name, const char *text, GtkWidget *levels)
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
 * are parts of one measure. The style hatches it, so that the bars also differ without color. */
static void
add_bar (PandoriaStatisticsChart *self, const char *name, const char *text, double first,
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
finish_bars (PandoriaStatisticsChart *self, const char *title)
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words->str, -1);
}

static void
add_scores (PandoriaStatisticsChart *self, const char *name, const PandoriaStatisticsRow *row)
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
add_wins (PandoriaStatisticsChart *self, const char *name, const PandoriaStatisticsRow *row)
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
add_games (PandoriaStatisticsChart *self, const char *name, const PandoriaStatisticsRow *row)
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
add_length (PandoriaStatisticsChart *self, const char *name, const PandoriaStatisticsRow *row)
{
  double minutes = pandoria_statistics_row_get (row, PANDORIA_MEASURE_MINUTES);
  g_autofree char *text = pandoria_statistics_describe (PANDORIA_MEASURE_MINUTES, minutes);

  add_bar (self, name, text, minutes, NAN);
}

static void
add_sources (PandoriaStatisticsChart *self, const char *name, const PandoriaStatisticsRow *row)
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
show_source_legend (PandoriaStatisticsChart *self)
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
add_duel (PandoriaStatisticsChart *self, const PandoriaDuel *duel)
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
add_duels (PandoriaStatisticsChart *self)
{
  const GPtrArray *duels = self->statistics->duels;
  const guint n = MIN (duels->len, MAX_BARS);

  for (guint i = 0; i < n; i++)
    add_duel (self, duels->pdata[i]);
  return duels->len - n;
}

/** Kind: the bars of a row; first and second: the names of the filled and the hatched bar, second
 * NULL for none. */
typedef struct
{
  void (*add) (PandoriaStatisticsChart *self, const char *name, const PandoriaStatisticsRow *row);
  const char *title, *first, *second;
} Kind;

static const Kind kinds[] = {
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
add_rows (PandoriaStatisticsChart *self, const Kind *kind)
{
  GPtrArray *rows = self->statistics->rows;
  guint n = MIN (rows->len, MAX_BARS);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name
          = pandoria_report_statistics_name (rows->pdata[i], self->statistics->by);

      kind->add (self, name, rows->pdata[i]);
    }
  return rows->len - n;
}

static void
show_note (PandoriaStatisticsChart *self, guint n_left, gboolean no_wins, gboolean no_duels)
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
clear_bars (PandoriaStatisticsChart *self)
{
  GtkWidget *bar;

  while ((bar = gtk_widget_get_first_child (GTK_WIDGET (self->bars))) != NULL)
    gtk_box_remove (self->bars, bar);
  self->most = 0;
  self->groups = 0;
}

static void
show_kind (PandoriaStatisticsChart *self)
{
  guint what = gtk_drop_down_get_selected (self->what), n_left = 0;
  const Kind *kind = &kinds[MIN (what, G_N_ELEMENTS (kinds) - 1)];
  gboolean no_wins, no_duels;

  if (self->statistics == NULL)
    return;
  no_wins = what == PANDORIA_STATISTICS_CHART_WINS
            && !pandoria_statistics_by_has_wins (self->statistics->by);
  no_duels = what == PANDORIA_STATISTICS_CHART_DUELS
             && !pandoria_statistics_by_has_names (self->statistics->by);
  clear_bars (self);
  if (kind->add == NULL)
    n_left = add_duels (self);
  else if (!no_wins)
    n_left = add_rows (self, kind);
  finish_bars (self, _ (kind->title));
  show_source_legend (self);
  gtk_widget_set_visible (self->legend, kind->first != NULL && !no_wins && !no_duels);
  gtk_label_set_label (self->first_label, kind->first != NULL ? _ (kind->first) : "");
  gtk_label_set_label (self->second_label, kind->second != NULL ? _ (kind->second) : "");
  show_note (self, n_left, no_wins, no_duels);
}

static void
pandoria_statistics_chart_class_init (PandoriaStatisticsChartClass *klass)
{
  pandoria_class_set_template (klass, "pandoria-statistics-chart",
                               PANDORIA_PARTS (PandoriaStatisticsChart, what, source_legend,
                                               first_label, second_label, note, legend, picture,
                                               bars),
                               PANDORIA_CALLBACK (show_kind), NULL);
}

static void
pandoria_statistics_chart_init (PandoriaStatisticsChart *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_let_shrink (self->what);
}

void
pandoria_statistics_chart_show (PandoriaStatisticsChart *self, const PandoriaStatistics *statistics)
{
  g_return_if_fail (PANDORIA_IS_STATISTICS_CHART (self) && statistics != NULL);

  self->statistics = statistics;
  show_kind (self);
}
