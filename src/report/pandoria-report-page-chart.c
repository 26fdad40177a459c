/* The points over the turns as lines, told apart by colour, dashes and marks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-names.h"
#include "pandoria-report-page-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LEGEND  14 /* its height */
#define DIGIT   5  /* the widest of the numbers beside the chart */
#define GAP     5  /* between them and the chart */
#define HIGHEST 330
#define LOWEST  90
#define MARKS   9 /* on a line */

static const PandoriaLettering number_lettering = { .size = 8 };
static const PandoriaLettering name_lettering = { .size = 9 };

/* A dash and a gap, twice, by seat; none for an unbroken line. */
static const double dashes[PANDORIA_MAX_PLAYERS][4] = { { 0 }, { 7, 2.5, 7, 2.5 }, { 2, 2, 2, 2 }, { 8, 2, 1.5, 2 } };

typedef struct
{
  PandoriaPage *page;
  double x, y, width, height; /* of the field */
  guint n_turns;              /* turn 0 is the start */
  gint lowest, highest, step; /* of the axis */
  gint *points;               /* by turn and seat */
} Chart;

/* --- reckoning -------------------------------------------------------------------------------------------------- */

static gint *
get_point (const Chart *chart, guint turn, guint seat)
{
  return &chart->points[turn * PANDORIA_MAX_PLAYERS + seat];
}

static void
add_ledger (Chart *chart)
{
  GListModel *ledger = pandoria_game_get_ledger (chart->page->game);

  for (guint i = 0; i < g_list_model_get_n_items (ledger); i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);
      const PandoriaEvent *event = pandoria_ledger_entry_get_event (entry);

      *get_point (chart, MIN (event->turn, chart->n_turns), event->player)
          += event->points + (event->counter == PANDORIA_COUNTER_POINTS ? event->amount : 0);
    }
}

static void
reckon (Chart *chart)
{
  guint n = chart->page->tally.n_players;

  chart->points = g_new0 (gint, (chart->n_turns + 1) * PANDORIA_MAX_PLAYERS);
  for (guint seat = 0; seat < n; seat++)
    *get_point (chart, 0, seat) = chart->page->tally.points[PANDORIA_TALLY_START][seat];
  add_ledger (chart);
  for (guint turn = 0; turn <= chart->n_turns; turn++)
    for (guint seat = 0; seat < n; seat++)
      {
        if (turn > 0)
          *get_point (chart, turn, seat) += *get_point (chart, turn - 1, seat);
        chart->highest = MAX (chart->highest, *get_point (chart, turn, seat));
        chart->lowest = MIN (chart->lowest, *get_point (chart, turn, seat));
      }
}

/* Returns: 1, 2 or 5 times a power of ten, so that @range is at most @most steps. */
static gint
get_step (gint range, gint most)
{
  static const gint factors[] = { 1, 2, 5 };

  for (gint power = 1; power < 100000000; power *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (factors); i++)
      if (range <= most * factors[i] * power)
        return factors[i] * power;
  return range;
}

static void
choose_axis (Chart *chart)
{
  chart->highest = MAX (chart->highest, 1);
  chart->step = get_step (chart->highest - chart->lowest, 6);
  chart->highest = (chart->highest + chart->step - 1) / chart->step * chart->step;
  chart->lowest = -((-chart->lowest + chart->step - 1) / chart->step * chart->step);
}

/* --- drawing ---------------------------------------------------------------------------------------------------- */

static double
get_x (const Chart *chart, guint turn)
{
  return chart->x + chart->width * turn / chart->n_turns;
}

static double
get_y (const Chart *chart, gint points)
{
  return chart->y + chart->height * (chart->highest - points) / (chart->highest - chart->lowest);
}

/* Returns: how wide the numbers beside the chart are. */
static double
get_axis_width (const Chart *chart)
{
  g_autofree char *highest = g_strdup_printf ("%d", chart->highest);
  g_autofree char *lowest = g_strdup_printf ("%d", chart->lowest);

  return DIGIT * MAX (3, MAX (strlen (highest), strlen (lowest)));
}

static void
draw_points_axis (const Chart *chart)
{
  PandoriaPage *page = chart->page;

  for (gint points = chart->lowest; points <= chart->highest; points += chart->step)
    {
      double y = get_y (chart, points);
      PandoriaLettering right = number_lettering;
      g_autofree char *text = g_strdup_printf ("%d", points);

      right.align = PANGO_ALIGN_RIGHT;
      pandoria_page_ink (page, PANDORIA_FAINT);
      pandoria_page_text (page, &right, page->x, y - 5, chart->x - GAP - page->x, text);
      pandoria_page_ink (page, points == 0 ? PANDORIA_INK : PANDORIA_RULE);
      cairo_set_line_width (page->cr, points == 0 ? 0.8 : 0.4);
      cairo_move_to (page->cr, chart->x, y);
      cairo_line_to (page->cr, chart->x + chart->width, y);
      cairo_stroke (page->cr);
    }
}

static void
draw_turn_axis (const Chart *chart)
{
  PandoriaPage *page = chart->page;
  PandoriaLettering middle = number_lettering;
  guint step = (guint) get_step ((gint) chart->n_turns, 10);

  middle.align = PANGO_ALIGN_CENTER;
  pandoria_page_ink (page, PANDORIA_FAINT);
  for (guint turn = 0; turn <= chart->n_turns; turn += step)
    {
      g_autofree char *text = g_strdup_printf ("%u", turn);

      cairo_set_line_width (page->cr, 0.5);
      cairo_move_to (page->cr, get_x (chart, turn), chart->y + chart->height);
      cairo_rel_line_to (page->cr, 0, 3);
      cairo_stroke (page->cr);
      pandoria_page_text (page, &middle, get_x (chart, turn) - 20, chart->y + chart->height + 3, 40, text);
    }
}

static void
set_line (PandoriaPage *page, guint seat)
{
  pandoria_page_ink (page, pandoria_page_player_ink (page, seat)->line);
  cairo_set_line_width (page->cr, 1.4);
  cairo_set_dash (page->cr, dashes[seat], dashes[seat][0] > 0 ? 4 : 0, 0);
}

static void
draw_line (const Chart *chart, guint seat)
{
  PandoriaPage *page = chart->page;
  guint step = MAX (chart->n_turns / MARKS, 1);

  set_line (page, seat);
  cairo_set_line_join (page->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (page->cr);
  for (guint turn = 0; turn <= chart->n_turns; turn++)
    cairo_line_to (page->cr, get_x (chart, turn), get_y (chart, *get_point (chart, turn, seat)));
  cairo_stroke (page->cr);
  cairo_set_dash (page->cr, NULL, 0, 0);
  /* Players' marks do not stand on the same turns, where they would hide one another. */
  for (guint turn = 1 + seat * step / PANDORIA_MAX_PLAYERS; turn < chart->n_turns; turn += step)
    pandoria_page_player_mark (page, seat, get_x (chart, turn), get_y (chart, *get_point (chart, turn, seat)), 2.8);
  pandoria_page_player_mark (page, seat, get_x (chart, chart->n_turns),
                             get_y (chart, *get_point (chart, chart->n_turns, seat)), 3.2);
}

static void
draw_legend (const Chart *chart)
{
  PandoriaPage *page = chart->page;
  double column = page->width / PANDORIA_MAX_PLAYERS;

  for (guint seat = 0; seat < page->tally.n_players; seat++)
    {
      g_autofree char *name = pandoria_report_player (page->record, seat);
      double x = page->x + seat * column, y = page->y + LEGEND / 2.0;

      set_line (page, seat);
      cairo_move_to (page->cr, x, y);
      cairo_rel_line_to (page->cr, 30, 0);
      cairo_stroke (page->cr);
      cairo_set_dash (page->cr, NULL, 0, 0);
      pandoria_page_player_mark (page, seat, x + 15, y, 3);
      pandoria_page_ink (page, PANDORIA_INK);
      pandoria_page_text (page, &name_lettering, x + 36, page->y + 1, column - 44, name);
    }
}

void
pandoria_page_chart (PandoriaPage *page)
{
  Chart chart = { .page = page, .n_turns = MAX (page->state->turn, 1) };
  PandoriaLettering right = number_lettering;
  double height;

  pandoria_page_heading (page, _ ("Points over the turns"));
  height = MIN (page->bottom - page->y - LEGEND - 36, HIGHEST);
  if (height < LOWEST)
    return;
  reckon (&chart);
  choose_axis (&chart);
  draw_legend (&chart);
  chart.x = page->x + get_axis_width (&chart) + GAP;
  chart.y = page->y + LEGEND + 8;
  chart.width = page->x + page->width - 6 - chart.x;
  chart.height = height;
  draw_points_axis (&chart);
  draw_turn_axis (&chart);
  for (guint seat = page->tally.n_players; seat > 0; seat--)
    draw_line (&chart, seat - 1);
  page->y = chart.y + height + 13;
  right.align = PANGO_ALIGN_RIGHT;
  pandoria_page_ink (page, PANDORIA_FAINT);
  page->y += pandoria_page_text (page, &right, chart.x, page->y, chart.width, _ ("Turns"));
  g_free (chart.points);
}
