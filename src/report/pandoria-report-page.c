/* The summary of a game as pages: their number, and the parts of each page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page.h"

#include "pandoria-report-format.h"
#include "pandoria-report-page-board.h"
#include "pandoria-report-page-chart.h"
#include "pandoria-report-page-history.h"
#include "pandoria-report-page-table.h"
#include "pandoria-report-pieces.h"
#include "pandoria-report-testing.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define MARGIN 40
#define FOOT   18 /* height */

typedef struct
{
  PandoriaGame *game;
  PandoriaReportOptions options;
  char *outcome;
  PandoriaReview *review;        /* nullable */
  PandoriaHistoryLines *history; /* nullable */
} Report;

static void
draw_foot (PandoriaPen *pen, PandoriaGame *game, guint number, guint n_pages)
{
  g_autofree char *unfinished = pandoria_game_get_state (game)->finished
                                    ? g_strdup ("")
                                    /* Translators: at the foot of each page */
                                    : g_strdup_printf (" · %s", _ ("unfinished game"));
  g_autofree char *what = g_strdup_printf (PANDORIA_REPORT_AUTHOR "%s · %s", unfinished,
                                           pandoria_report_title (pandoria_game_get_record (game)));

  pandoria_pen_foot (pen, what, number, n_pages);
}

static void
draw_first (PandoriaPen *pen, const Report *report)
{
  pandoria_report_draw_head (pen, report->game, report->outcome);
  pandoria_report_draw_ranking (pen, report->game);
  pandoria_report_draw_table (pen, report->game);
  pandoria_report_draw_points (pen, report->game);
}

/* --- the best scorings ---------------------------------------------------------------------- */

#define ROW    23.5
#define GAIN   90 /* width of the amount */
#define INDENT 16

static const PandoriaLettering title_lettering = { .size = 9.5, .bold = TRUE };
static const PandoriaLettering formula_lettering = { .size = 8.5 };
static const PandoriaLettering gain_lettering
    = { .size = 9.5, .bold = TRUE, .align = PANGO_ALIGN_RIGHT };

static void
draw_event (PandoriaPen *pen, PandoriaRecord *record, const PandoriaEvent *event)
{
  g_autofree char *title = pandoria_report_best_title (record, event);
  g_autofree char *formula = pandoria_text_event_formula (event);
  g_autofree char *gain = pandoria_text_change ((PandoriaCounter) event->counter, event->amount);
  double x = pen->x + INDENT, width = pen->width - INDENT;

  pandoria_report_draw_mark (pen, pandoria_record_get_player_color (record, event->player),
                             pen->x + 5, pen->y + 7, 4);
  pandoria_pen_ink (pen, pen->ink);
  pandoria_pen_text (pen, &title_lettering, x, pen->y, width - GAIN, title);
  pandoria_pen_text (pen, &gain_lettering, x + width - GAIN, pen->y, GAIN, gain);
  pandoria_pen_ink (pen, pen->faint);
  pandoria_pen_text (pen, &formula_lettering, x, pen->y + 11.5, width, formula);
  pen->y += ROW;
}

static double
get_scorings_height (PandoriaGame *game)
{
  g_autoptr (GPtrArray) best = pandoria_report_find_best (game);

  return best->len > 0 ? 30 + best->len * ROW : 0;
}

static void
draw_scorings (PandoriaPen *pen, PandoriaGame *game)
{
  g_autoptr (GPtrArray) best = pandoria_report_find_best (game);

  if (best->len == 0)
    return;
  pandoria_pen_heading (pen, _ ("Best scores"));
  for (guint i = 0; i < best->len; i++)
    draw_event (pen, pandoria_game_get_record (game),
                &((PandoriaLedgerEntry *) best->pdata[i])->event);
}

static void
draw_second (PandoriaPen *pen, PandoriaGame *game)
{
  pandoria_report_draw_board (pen, game, pen->bottom - pen->y - get_scorings_height (game));
  draw_scorings (pen, game);
}

/* Draws the photo as large as possible, centered. */
static void
draw_photo (PandoriaPen *pen, cairo_surface_t *photo)
{
  double width = cairo_image_surface_get_width (photo),
         height = cairo_image_surface_get_height (photo);
  double scale = MIN (pen->width / width, (pen->bottom - pen->y) / height);

  cairo_save (pen->cr);
  cairo_translate (pen->cr, pen->x + (pen->width - width * scale) / 2, pen->y);
  cairo_scale (pen->cr, scale, scale);
  cairo_set_source_surface (pen->cr, photo, 0, 0);
  cairo_paint (pen->cr);
  cairo_restore (pen->cr);
}

/* --- the review: chances of winning, turning points, the players’ tiles --------------------- */

#define CHANCES_HEADING 30 /* at most */
#define HIGHEST         300
#define LOWEST          120
#define GAP             6
#define MARGINAL        4 /* between related lines */

static const PandoriaLettering change_lettering = { .size = 9.5, .bold = TRUE, .wrap = 3 };
static const PandoriaLettering words_lettering = { .size = 8.5, .wrap = 8 };

static void
draw_paragraph (PandoriaPen *pen, const PandoriaLettering *lettering, const char *text, double gap)
{
  pandoria_pen_ink (pen, pen->ink);
  pen->y += pandoria_pen_text (pen, lettering, pen->x, pen->y, pen->width, text) + gap;
}

static void
draw_points (PandoriaPen *pen, PandoriaGame *game, const PandoriaReview *review)
{
  PandoriaReviewPoint points[PANDORIA_REVIEW_POINTS];
  const guint n = pandoria_review_list_points (pandoria_game_get_record (game), review, points);

  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) sentences = pandoria_review_text_point (game, review, &points[i]);

      for (guint k = 0; sentences[k] != NULL; k++)
        {
          const gboolean is_last = sentences[k + 1] == NULL;

          draw_paragraph (pen, k == 0 ? &change_lettering : &words_lettering, sentences[k],
                          is_last ? 2 * GAP : MARGINAL);
        }
    }
  if (n == 0)
    draw_paragraph (pen, &words_lettering, _ ("No turn changed the chances much."), GAP);
}

#define PART_NAME 170 /* width */
#define PART_ROW  13

static void
draw_part_row (PandoriaPen *pen, const char *name, char *const cells[PANDORIA_MAX_PLAYERS], guint n)
{
  const PandoriaLettering left = { .size = 8.5 },
                          right = { .size = 8.5, .align = PANGO_ALIGN_RIGHT };
  const double width = (pen->width - PART_NAME) / n;

  pandoria_pen_ink (pen, pen->ink);
  pandoria_pen_text (pen, &left, pen->x, pen->y, PART_NAME, name);
  for (guint i = 0; i < n; i++)
    pandoria_pen_text (pen, &right, pen->x + PART_NAME + i * width, pen->y, width - GAP, cells[i]);
  pen->y += PART_ROW;
}

static void
draw_numbers (PandoriaPen *pen, const char *name, const gint numbers[PANDORIA_MAX_PLAYERS], guint n)
{
  char *cells[PANDORIA_MAX_PLAYERS] = { NULL };

  for (guint i = 0; i < n; i++)
    cells[i] = pandoria_text_signed (numbers[i]);
  draw_part_row (pen, name, cells, n);
  for (guint i = 0; i < n; i++)
    g_free (cells[i]);
}

/* Draws the parts of each side's lead, a column for each side. */
static void
draw_parts (PandoriaPen *pen, PandoriaGame *game, const PandoriaReview *review)
{
  char *names[PANDORIA_MAX_PLAYERS] = { NULL };
  PandoriaReviewTable table;

  pandoria_review_list_parts (pandoria_game_get_record (game), review, &table);
  for (guint i = 0; i < table.n_sides; i++)
    names[i] = pandoria_text_side (game, i);
  draw_part_row (pen, "", names, table.n_sides);
  for (guint part = 0; part < PANDORIA_REVIEW_N_PARTS; part++)
    if (pandoria_review_has_part (&table, part))
      draw_numbers (pen, pandoria_review_text_part (part), table.points[part], table.n_sides);
  draw_numbers (pen, _ ("Against the average of the others"), table.sums, table.n_sides);
  for (guint i = 0; i < table.n_sides; i++)
    g_free (names[i]);
}

/* Returns: the height of the words and of the three headings. */
static double
measure_words (PandoriaGame *game, const PandoriaReview *review, double width)
{
  cairo_t *cr = pandoria_pen_make_recording ();
  g_auto (PandoriaPen) pen = { NULL };

  pandoria_pen_init (&pen, cr, width, 0, 0);
  draw_points (&pen, game, review);
  draw_parts (&pen, game, review);
  cairo_destroy (cr);
  return pen.y + 3 * CHANCES_HEADING;
}

static void
draw_review (PandoriaPen *pen, PandoriaGame *game, const PandoriaReview *review)
{
  g_auto (PandoriaCourse) course = { 0 };
  const double words = measure_words (game, review, pen->width);

  pandoria_course_init_chances (&course, review);
  pandoria_pen_heading (pen, _ ("Chances of winning over the turns, in percent"));
  pandoria_report_draw_course (pen, game, &course,
                               CLAMP (pen->bottom - pen->y - words, LOWEST, HIGHEST));
  pandoria_pen_heading (pen, _ ("Turning points"));
  draw_points (pen, game, review);
  pandoria_pen_heading (pen, _ ("Where the lead came from"));
  draw_parts (pen, game, review);
}

/* --- the pages ------------------------------------------------------------------------------ */

static void
init_page (PandoriaPen *pen, Report *report, cairo_t *cr)
{
  pandoria_pen_init (pen, cr, report->options.width, report->options.height, MARGIN);
  pen->bottom -= FOOT;
}

static void
lay_out_history (Report *report)
{
  cairo_t *cr = pandoria_pen_make_recording ();
  g_auto (PandoriaPen) pen = { NULL };

  init_page (&pen, report, cr);
  report->history = pandoria_history_lines_new (&pen, report->game);
  cairo_destroy (cr);
}

static Report *
make_report (PandoriaGame *game, const PandoriaReportOptions *options)
{
  Report *report = g_new0 (Report, 1);

  report->game = g_object_ref (game);
  report->options = *options;
  report->outcome = pandoria_report_outcome (game); /* once, as it takes a while */
  if (options->photo != NULL)
    cairo_surface_reference (options->photo);
  if (options->review)
    report->review = pandoria_review_find_stored (game);
  if (options->history)
    lay_out_history (report);
  return report;
}

static void
free_report (gpointer data)
{
  Report *report = data;

  g_clear_pointer (&report->history, pandoria_history_lines_free);
  g_clear_pointer (&report->review, pandoria_review_free);
  g_clear_pointer (&report->options.photo, cairo_surface_destroy);
  g_free (report->outcome);
  g_object_unref (report->game);
  g_free (report);
}

static guint
get_review_page (Report *report)
{
  return PANDORIA_REPORT_N_PAGES + (report->options.photo != NULL);
}

/* Returns: the number of the first page of the history. */
static guint
get_history_page (Report *report)
{
  return get_review_page (report) + (report->review != NULL);
}

static guint
get_n_pages (Report *report)
{
  return get_history_page (report)
         + (report->history != NULL ? pandoria_history_lines_get_n_pages (report->history) : 0);
}

static void
draw_page (gpointer what, guint number, cairo_t *cr)
{
  Report *report = what;
  g_auto (PandoriaPen) pen = { NULL };

  g_return_if_fail (cr != NULL && number < get_n_pages (report));

  init_page (&pen, report, cr);
  if (number == 0)
    draw_first (&pen, report);
  else if (number == 1)
    draw_second (&pen, report->game);
  else if (number < get_review_page (report))
    draw_photo (&pen, report->options.photo);
  else if (number < get_history_page (report))
    draw_review (&pen, report->game, report->review);
  else
    pandoria_history_lines_draw (report->history, &pen, number - get_history_page (report));
  draw_foot (&pen, report->game, number, get_n_pages (report));
}

guint
pandoria_report_count_last_lines (PandoriaGame *game, const PandoriaReportOptions *options)
{
  Report *report = make_report (game, options);
  guint n = report->history != NULL ? pandoria_history_lines_count_last (report->history) : 0;

  free_report (report);
  return n;
}

PandoriaPages *
pandoria_report_make_pages (PandoriaGame *game, const PandoriaReportOptions *options)
{
  PandoriaPages *pages;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && options != NULL, NULL);

  pages = g_new0 (PandoriaPages, 1);
  pages->title = g_strdup (pandoria_report_title (pandoria_game_get_record (game)));
  pages->width = options->width;
  pages->height = options->height;
  pages->what = make_report (game, options);
  pages->n_pages = get_n_pages (pages->what);
  pages->draw = draw_page;
  pages->free_what = free_report;
  return pages;
}
