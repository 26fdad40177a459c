/* PandoriaCourse: the points of each player after each turn; drawn as lines that differ in color,
 * dashes and marks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page-chart.h"

#include "pandoria-report-pieces.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- the course ----------------------------------------------------------------------------- */

static gint *
get_point (const PandoriaCourse *course, guint turn, guint seat)
{
  return &course->points[turn * PANDORIA_MAX_PLAYERS + seat];
}

/* Returns: the part of player @seat in the points of a team after @turn. */
static gint
get_share (const PandoriaCourse *course, guint turn, guint seat)
{
  return course->shares[turn * PANDORIA_MAX_PLAYERS + seat];
}

static void
add_ledger (PandoriaCourse *course, PandoriaGame *game, guint n_taken_over)
{
  GListModel *ledger = pandoria_game_get_ledger (game);

  for (guint i = 0; i < g_list_model_get_n_items (ledger); i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);
      const PandoriaEvent *event = &entry->event;

      if (entry->action < n_taken_over)
        continue;
      *get_point (course, MIN (event->turn, course->n_turns), event->player)
          += event->points + (event->counter == PANDORIA_COUNTER_POINTS ? event->amount : 0);
    }
}

static void
find_range (PandoriaCourse *course)
{
  for (guint turn = 0; turn <= course->n_turns; turn++)
    for (guint seat = 0; seat < course->n_players; seat++)
      {
        course->highest = MAX (course->highest, *get_point (course, turn, seat));
        course->lowest = MIN (course->lowest, *get_point (course, turn, seat));
      }
}

/* Turns the gains of each turn into points after it. */
static void
sum_up (PandoriaCourse *course)
{
  for (guint turn = course->first + 1; turn <= course->n_turns; turn++)
    for (guint seat = 0; seat < course->n_players; seat++)
      *get_point (course, turn, seat) += *get_point (course, turn - 1, seat);
  find_range (course);
}

void
pandoria_course_init (PandoriaCourse *course, PandoriaGame *game)
{
  const PandoriaState *start;
  guint n_taken_over;

  g_return_if_fail (course != NULL && PANDORIA_IS_GAME (game));

  n_taken_over = MIN (pandoria_record_get_n_taken_over (pandoria_game_get_record (game)),
                      pandoria_game_get_position (game));
  start = pandoria_game_get_state_at (game, n_taken_over);
  *course = (PandoriaCourse){ .first = n_taken_over > 0 ? MAX (start->turn, 1u) - 1u : 0,
                              .n_players = start->n_players,
                              .n_turns = MAX (pandoria_game_get_state (game)->turn, 1) };
  course->points = g_new0 (gint, (course->n_turns + 1) * PANDORIA_MAX_PLAYERS);
  for (guint turn = 0; turn <= course->first; turn++)
    for (guint seat = 0; seat < course->n_players; seat++)
      *get_point (course, turn, seat) = start->players[seat].counters[PANDORIA_COUNTER_POINTS];
  add_ledger (course, game, n_taken_over);
  sum_up (course);
}

void
pandoria_course_join_partners (PandoriaCourse *course)
{
  g_return_if_fail (course != NULL && course->n_players == PANDORIA_MAX_PLAYERS);

  course->shares = g_steal_pointer (&course->points);
  course->points = g_new0 (gint, (course->n_turns + 1) * PANDORIA_MAX_PLAYERS);
  course->teams = TRUE;
  course->n_players = 2;
  for (guint turn = 0; turn <= course->n_turns; turn++)
    for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
      *get_point (course, turn, seat % 2) += get_share (course, turn, seat);
  find_range (course);
}

/* Averages over a round. Turns without a placed tile keep the chances of the turn before. The first
 * seat of a team is its number (13). */
void
pandoria_course_init_chances (PandoriaCourse *course, const PandoriaReview *review)
{
  const PandoriaState *state;

  g_return_if_fail (course != NULL && review != NULL && review->turns->len > 0);

  state = &pandoria_review_get_turn (review, 0)->before;
  *course = (PandoriaCourse){ .n_players = pandoria_state_n_teams (state),
                              .teams = state->partnership,
                              .highest = 100 };
  course->n_turns = MAX (pandoria_review_get_turn (review, review->turns->len - 1)->turn, 1);
  course->points = g_new0 (gint, (course->n_turns + 1) * PANDORIA_MAX_PLAYERS);
  course->low = g_new0 (gint, (course->n_turns + 1) * PANDORIA_MAX_PLAYERS);
  course->high = g_new0 (gint, (course->n_turns + 1) * PANDORIA_MAX_PLAYERS);
  for (guint seat = 0; seat < course->n_players; seat++)
    for (guint i = 0; i <= review->turns->len; i++)
      {
        const PandoriaReviewChance chance = pandoria_review_smooth (review, i, seat);
        const guint from = i > 0 ? pandoria_review_get_turn (review, i - 1)->turn : 0;

        for (guint k = from; k <= course->n_turns; k++)
          {
            course->points[k * PANDORIA_MAX_PLAYERS + seat] = (chance.mean + 5) / 10;
            course->low[k * PANDORIA_MAX_PLAYERS + seat] = (chance.low + 5) / 10;
            course->high[k * PANDORIA_MAX_PLAYERS + seat] = (chance.high + 5) / 10;
          }
      }
}

void
pandoria_course_mark (PandoriaCourse *course, guint turn)
{
  g_return_if_fail (course != NULL && turn <= course->n_turns);

  if (course->n_marks < PANDORIA_REVIEW_POINTS)
    course->marks[course->n_marks++] = turn;
}

void
pandoria_course_clear (PandoriaCourse *course)
{
  g_clear_pointer (&course->points, g_free);
  g_clear_pointer (&course->shares, g_free);
  g_clear_pointer (&course->low, g_free);
  g_clear_pointer (&course->high, g_free);
}

gint
pandoria_course_get (const PandoriaCourse *course, guint turn, guint seat)
{
  g_return_val_if_fail (turn <= course->n_turns && seat < course->n_players, 0);
  return *get_point (course, turn, seat);
}

/* --- the chart ------------------------------------------------------------------------------ */

#define MARGIN     2  /* of a separate chart */
#define LEGEND     14 /* its height */
#define DIGIT      5  /* width of a digit at the axis of points */
#define GAP        5  /* between those digits and the chart */
#define BELOW      26 /* the axis of the turns */
#define RIGHT      6
#define HIGHEST    380
#define LOWEST     120
#define LEAST_NAME 80   /* minimum width of a name in the legend, if there is a choice */
#define MARKS      9    /* of a player on a line */
#define BAND       0.14 /* opacity of the range of chances */
#define LINE       1.4
#define SHARE      0.6 /* width of a partner's line */

static const PandoriaLettering right_lettering = { .size = 8, .align = PANGO_ALIGN_RIGHT };
static const PandoriaLettering middle_lettering = { .size = 8, .align = PANGO_ALIGN_CENTER };
static const PandoriaLettering name_lettering = { .size = 9 };

/* A dash and a gap, twice, by seat; zeros for a solid line. */
static const double dashes[PANDORIA_MAX_PLAYERS][4]
    = { { 0 }, { 7, 2.5, 7, 2.5 }, { 2, 2, 2, 2 }, { 8, 2, 1.5, 2 } };

typedef struct
{
  PandoriaPen *pen;
  PandoriaGame *game;
  double x, y, width, height; /* of the field */
  PandoriaCourse course;      /* not owned */
  gint lowest, highest, step; /* of the axis */
} Chart;

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
  chart->highest = MAX (chart->course.highest, 1);
  chart->lowest = chart->course.lowest;
  chart->step = get_step (chart->highest - chart->lowest, 6);
  chart->highest = (chart->highest + chart->step - 1) / chart->step * chart->step;
  chart->lowest = -((-chart->lowest + chart->step - 1) / chart->step * chart->step);
}

static double
get_x (const Chart *chart, guint turn)
{
  const double turns = chart->course.n_turns - chart->course.first;

  return chart->x + chart->width * (turn - chart->course.first) / turns;
}

static double
get_y (const Chart *chart, gint points)
{
  return chart->y + chart->height * (chart->highest - points) / (chart->highest - chart->lowest);
}

/* Returns: the width of the numbers next to the chart. */
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
  PandoriaPen *pen = chart->pen;

  for (gint points = chart->lowest; points <= chart->highest; points += chart->step)
    {
      double y = get_y (chart, points);
      g_autofree char *text = g_strdup_printf ("%d", points);

      pandoria_pen_ink (pen, pen->faint);
      pandoria_pen_text (pen, &right_lettering, pen->x, y - 5, chart->x - GAP - pen->x, text);
      pandoria_pen_ink (pen, points == 0 ? pen->ink : pen->rule);
      cairo_set_line_width (pen->cr, points == 0 ? 0.8 : 0.4);
      cairo_move_to (pen->cr, chart->x, y);
      cairo_line_to (pen->cr, chart->x + chart->width, y);
      cairo_stroke (pen->cr);
    }
}

/* Returns: how many turn numbers fit with space between them, at most ten. */
static gint
get_most_turns (const Chart *chart)
{
  g_autofree char *last = g_strdup_printf ("%u", chart->course.n_turns);

  return CLAMP ((gint) (chart->width / (DIGIT * (strlen (last) + 2))), 1, 10);
}

static void
draw_turn_axis (const Chart *chart)
{
  PandoriaPen *pen = chart->pen;
  guint step = (guint) get_step ((gint) (chart->course.n_turns - chart->course.first),
                                 get_most_turns (chart));

  pandoria_pen_ink (pen, pen->faint);
  for (guint turn = chart->course.first; turn <= chart->course.n_turns; turn += step)
    {
      g_autofree char *text = g_strdup_printf ("%u", turn);

      cairo_set_line_width (pen->cr, 0.5);
      cairo_move_to (pen->cr, get_x (chart, turn), chart->y + chart->height);
      cairo_rel_line_to (pen->cr, 0, 3);
      cairo_stroke (pen->cr);
      pandoria_pen_text (pen, &middle_lettering, get_x (chart, turn) - 20,
                         chart->y + chart->height + 3, 40, text);
    }
}

static PandoriaColor
get_color (const Chart *chart, guint seat)
{
  return pandoria_record_get_player_color (pandoria_game_get_record (chart->game), seat);
}

static const char *
get_name (const Chart *chart, guint seat)
{
  return pandoria_record_get_player_name (pandoria_game_get_record (chart->game), seat);
}

static guint32
get_line_color (const Chart *chart, guint seat)
{
  const PandoriaPlayerInk *ink = pandoria_report_get_ink (get_color (chart, seat));

  return chart->pen->on_dark ? ink->bright : ink->line;
}

static void
set_line (const Chart *chart, guint seat)
{
  PandoriaPen *pen = chart->pen;

  pandoria_pen_ink (pen, get_line_color (chart, seat));
  cairo_set_line_width (pen->cr, LINE);
  cairo_set_dash (pen->cr, dashes[seat], dashes[seat][0] > 0 ? 4 : 0, 0);
}

/* Draws the range of the single chances behind the line of their average. */
static void
draw_band (const Chart *chart, guint seat)
{
  PandoriaPen *pen = chart->pen;
  const PandoriaCourse *course = &chart->course;
  const guint32 color = get_line_color (chart, seat);

  cairo_new_path (pen->cr);
  for (guint turn = 0; turn <= course->n_turns; turn++)
    cairo_line_to (pen->cr, get_x (chart, turn),
                   get_y (chart, course->high[turn * PANDORIA_MAX_PLAYERS + seat]));
  for (guint turn = course->n_turns + 1; turn-- > 0;)
    cairo_line_to (pen->cr, get_x (chart, turn),
                   get_y (chart, course->low[turn * PANDORIA_MAX_PLAYERS + seat]));
  cairo_close_path (pen->cr);
  cairo_set_source_rgba (pen->cr, (color >> 16) / 255.0, (color >> 8 & 255) / 255.0,
                         (color & 255) / 255.0, BAND);
  cairo_fill (pen->cr);
}

/* Draws a line through each marked turn. */
static void
draw_marks (const Chart *chart)
{
  PandoriaPen *pen = chart->pen;

  pandoria_pen_ink (pen, pen->faint);
  cairo_set_line_width (pen->cr, 1);
  for (guint i = 0; i < chart->course.n_marks; i++)
    {
      const double x = get_x (chart, chart->course.marks[i]);

      cairo_move_to (pen->cr, x, chart->y - 4);
      cairo_line_to (pen->cr, x, chart->y + chart->height);
      cairo_stroke (pen->cr);
      cairo_arc (pen->cr, x, chart->y - 4, 3, 0, 2 * G_PI);
      cairo_fill (pen->cr);
    }
}

static void
draw_line (const Chart *chart, guint seat)
{
  PandoriaPen *pen = chart->pen;
  guint step = MAX ((chart->course.n_turns - chart->course.first) / MARKS, 1);

  set_line (chart, seat);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (pen->cr);
  for (guint turn = chart->course.first; turn <= chart->course.n_turns; turn++)
    cairo_line_to (pen->cr, get_x (chart, turn),
                   get_y (chart, pandoria_course_get (&chart->course, turn, seat)));
  cairo_stroke (pen->cr);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  /* Mark different turns for each player, so that marks do not cover each other. */
  for (guint turn = chart->course.first + 1 + seat * step / PANDORIA_MAX_PLAYERS;
       turn < chart->course.n_turns; turn += step)
    pandoria_report_draw_mark (pen, get_color (chart, seat), get_x (chart, turn),
                               get_y (chart, pandoria_course_get (&chart->course, turn, seat)),
                               2.8);
  pandoria_report_draw_mark (
      pen, get_color (chart, seat), get_x (chart, chart->course.n_turns),
      get_y (chart, pandoria_course_get (&chart->course, chart->course.n_turns, seat)), 3.2);
}

/* Draws a partner's part of the team's points, thinner than the line of the team. */
static void
draw_share (const Chart *chart, guint seat)
{
  PandoriaPen *pen = chart->pen;

  set_line (chart, seat);
  cairo_set_line_width (pen->cr, SHARE);
  cairo_new_path (pen->cr);
  for (guint turn = chart->course.first; turn <= chart->course.n_turns; turn++)
    cairo_line_to (pen->cr, get_x (chart, turn),
                   get_y (chart, get_share (&chart->course, turn, seat)));
  cairo_stroke (pen->cr);
  cairo_set_dash (pen->cr, NULL, 0, 0);
}

/* Returns: the number of names in a row of the legend. */
static guint
get_legend_columns (const Chart *chart)
{
  guint most = MAX (1, (guint) (chart->pen->width / LEAST_NAME));

  if (most >= chart->course.n_players)
    return PANDORIA_MAX_PLAYERS;
  return MIN (most, 2);
}

/* Draws a line of @seat's kind and @width next to @name. */
static void
draw_key (const Chart *chart, guint seat, double width, double x, double y, double column,
          const char *name)
{
  PandoriaPen *pen = chart->pen;

  set_line (chart, seat);
  cairo_set_line_width (pen->cr, width);
  cairo_move_to (pen->cr, x, y + LEGEND / 2.0);
  cairo_rel_line_to (pen->cr, 30, 0);
  cairo_stroke (pen->cr);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  if (width == LINE)
    pandoria_report_draw_mark (pen, get_color (chart, seat), x + 15, y + LEGEND / 2.0, 3);
  pandoria_pen_ink (pen, pen->ink);
  pandoria_pen_text (pen, &name_lettering, x + 36, y + 1, column - 44, name);
}

/* Draws the partners below their teams. */
static void
draw_shares_legend (const Chart *chart)
{
  PandoriaPen *pen = chart->pen;
  const gboolean narrow = pen->width < LEAST_NAME * PANDORIA_MAX_PLAYERS;
  const double column = pen->width / (narrow ? 2 : PANDORIA_MAX_PLAYERS);

  for (guint team = 0; team < 2; team++)
    for (guint i = 0; i < 2; i++)
      {
        const guint seat = team + 2 * i;
        const double x = narrow ? team * column : (2 * team + i) * column;

        draw_key (chart, seat, SHARE, pen->x + x, pen->y + (narrow ? i * LEGEND : 0), column,
                  get_name (chart, seat));
      }
  pen->y += narrow ? 2 * LEGEND : LEGEND;
}

static void
draw_legend (const Chart *chart)
{
  PandoriaPen *pen = chart->pen;
  guint columns = chart->course.shares != NULL ? 2 : get_legend_columns (chart);
  double column = pen->width / columns;

  for (guint seat = 0; seat < chart->course.n_players; seat++)
    {
      g_autofree char *name = chart->course.teams ? pandoria_text_side (chart->game, seat)
                                                  : g_strdup (get_name (chart, seat));
      double x = pen->x + seat % columns * column, y = pen->y + seat / columns * LEGEND;

      draw_key (chart, seat, LINE, x, y, column, name);
    }
  pen->y += (chart->course.n_players + columns - 1) / columns * LEGEND;
  if (chart->course.shares != NULL)
    draw_shares_legend (chart);
}

static void
place_field (Chart *chart, double x, double width)
{
  chart->x = x + get_axis_width (chart) + GAP;
  chart->width = x + width - RIGHT - chart->x;
}

guint
pandoria_course_find_turn (const PandoriaCourse *course, double width, double x)
{
  Chart chart = { .course = *course };

  g_return_val_if_fail (course != NULL, 0);

  choose_axis (&chart);
  place_field (&chart, MARGIN, width - 2 * MARGIN);
  return course->first
         + (guint) (CLAMP ((x - chart.x) / chart.width, 0, 1) * (course->n_turns - course->first)
                    + 0.5);
}

void
pandoria_report_draw_course (PandoriaPen *pen, PandoriaGame *game, const PandoriaCourse *course,
                             double height)
{
  Chart chart = { .pen = pen, .game = game, .course = *course };
  double bottom = pen->y + height;

  choose_axis (&chart);
  draw_legend (&chart);
  place_field (&chart, pen->x, pen->width);
  chart.y = pen->y + 8;
  chart.height = bottom - BELOW - chart.y;
  draw_points_axis (&chart);
  draw_turn_axis (&chart);
  draw_marks (&chart);
  for (guint seat = 0; chart.course.low != NULL && seat < chart.course.n_players; seat++)
    draw_band (&chart, seat);
  for (guint seat = PANDORIA_MAX_PLAYERS; chart.course.shares != NULL && seat > 0; seat--)
    draw_share (&chart, seat - 1);
  for (guint seat = chart.course.n_players; seat > 0; seat--)
    draw_line (&chart, seat - 1);
  pen->y = chart.y + chart.height + 13;
  pandoria_pen_ink (pen, pen->faint);
  pen->y += pandoria_pen_text (pen, &right_lettering, chart.x, pen->y, chart.width, _ ("Turns"));
}

void
pandoria_report_draw_points (PandoriaPen *pen, PandoriaGame *game)
{
  g_auto (PandoriaCourse) course = { 0 };
  double height;

  pandoria_pen_heading (pen, _ ("Points over the turns"));
  height = MIN (pen->bottom - pen->y, HIGHEST);
  if (height < LOWEST)
    return;
  pandoria_course_init (&course, game);
  if (pandoria_game_get_state (game)->partnership)
    pandoria_course_join_partners (&course);
  pandoria_report_draw_course (pen, game, &course, height);
}

void
pandoria_report_draw_chart (PandoriaGame *game, const PandoriaCourse *course, cairo_t *cr,
                            double width, double height, const PandoriaReportGround *ground)
{
  g_auto (PandoriaPen) pen = { NULL };

  g_return_if_fail (PANDORIA_IS_GAME (game) && course != NULL && cr != NULL);

  pandoria_pen_init (&pen, cr, width, height, MARGIN);
  if (ground != NULL)
    {
      pen.ink = ground->ink;
      pen.faint = ground->faint;
      pen.rule = ground->rule;
      pen.on_dark = ground->dark;
    }
  pandoria_report_draw_course (&pen, game, course, pen.bottom - pen.y);
}
