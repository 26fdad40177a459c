/* The summary of a game as pages: their number, and the parts of each page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-testing.h"
#include "pandoria-report-format.h"
#include "pandoria-report-page-private.h"
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

static PangoLayout *
make_layout (cairo_t *cr)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoContext *context = pango_layout_get_context (layout);
  cairo_font_options_t *options = cairo_font_options_create ();

  /* Do not fit letters to a pixel grid, which paper does not have. */
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  pango_layout_context_changed (layout);
  return layout;
}

void
pandoria_page_init (PandoriaPage *page, PandoriaGame *game, cairo_t *cr, double width,
                    double height, double margin)
{
  *page = (PandoriaPage){ .cr = cr };
  page->ink = PANDORIA_INK;
  page->faint = PANDORIA_FAINT;
  page->rule = PANDORIA_RULE;
  page->x = page->y = margin;
  page->width = width - 2 * margin;
  page->bottom = height - margin;
  page->layout = make_layout (cr);
  if (game == NULL)
    return;
  page->game = game;
  page->record = pandoria_game_get_record (game);
  page->state = pandoria_game_get_state (game);
  pandoria_tally_init (&page->tally, game);
  pandoria_state_get_result (page->state, &page->result);
}

void
pandoria_page_clear (PandoriaPage *page)
{
  g_clear_object (&page->layout);
}

cairo_t *
pandoria_page_make_nowhere (void)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  return cr;
}

void
pandoria_page_foot (PandoriaPage *page, const char *what, guint number, guint n_pages)
{
  PandoriaLettering left = { .size = 8 }, right = { .size = 8, .align = PANGO_ALIGN_RIGHT };
  g_autofree char *where = g_strdup_printf (_ ("Page %1$u of %2$u"), number + 1, n_pages);

  pandoria_page_ink (page, page->faint);
  pandoria_page_text (page, &left, page->x, page->bottom + 6, page->width - 80, what);
  pandoria_page_text (page, &right, page->x + page->width - 80, page->bottom + 6, 80, where);
}

static void
draw_foot (PandoriaPage *page, guint number, guint n_pages)
{
  g_autofree char *unfinished = page->state->finished
                                    ? g_strdup ("")
                                    /* Translators: at the foot of each page */
                                    : g_strdup_printf (" · %s", _ ("unfinished game"));
  g_autofree char *what = g_strdup_printf (PANDORIA_PAGE_AUTHOR "%s · %s", unfinished,
                                           pandoria_report_title (page->record));

  pandoria_page_foot (page, what, number, n_pages);
}

static void
draw_first (PandoriaPage *page)
{
  pandoria_page_head (page);
  pandoria_page_ranking (page);
  pandoria_page_table (page);
  pandoria_page_chart (page);
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
draw_event (PandoriaPage *page, const PandoriaEvent *event)
{
  g_autofree char *title = pandoria_report_best_title (page->record, event);
  g_autofree char *formula = pandoria_text_event_formula (event);
  g_autofree char *gain = pandoria_text_change ((PandoriaCounter) event->counter, event->amount);
  double x = page->x + INDENT, width = page->width - INDENT;

  pandoria_page_player_mark (page, event->player, page->x + 5, page->y + 7, 4);
  pandoria_page_ink (page, page->ink);
  pandoria_page_text (page, &title_lettering, x, page->y, width - GAIN, title);
  pandoria_page_text (page, &gain_lettering, x + width - GAIN, page->y, GAIN, gain);
  pandoria_page_ink (page, page->faint);
  pandoria_page_text (page, &formula_lettering, x, page->y + 11.5, width, formula);
  page->y += ROW;
}

static double
get_scorings_height (PandoriaPage *page)
{
  g_autoptr (GPtrArray) best = pandoria_report_find_best (page->game);

  return best->len > 0 ? 30 + best->len * ROW : 0;
}

static void
draw_scorings (PandoriaPage *page)
{
  g_autoptr (GPtrArray) best = pandoria_report_find_best (page->game);

  if (best->len == 0)
    return;
  pandoria_page_heading (page, _ ("Best scores"));
  for (guint i = 0; i < best->len; i++)
    draw_event (page, &((PandoriaLedgerEntry *) best->pdata[i])->event);
}

static void
draw_second (PandoriaPage *page)
{
  pandoria_page_board (page, page->bottom - page->y - get_scorings_height (page));
  draw_scorings (page);
}

/* Draws the photo as large as possible, centered. */
static void
draw_photo (PandoriaPage *page, cairo_surface_t *photo)
{
  double width = cairo_image_surface_get_width (photo),
         height = cairo_image_surface_get_height (photo);
  double scale = MIN (page->width / width, (page->bottom - page->y) / height);

  cairo_save (page->cr);
  cairo_translate (page->cr, page->x + (page->width - width * scale) / 2, page->y);
  cairo_scale (page->cr, scale, scale);
  cairo_set_source_surface (page->cr, photo, 0, 0);
  cairo_paint (page->cr);
  cairo_restore (page->cr);
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
draw_paragraph (PandoriaPage *page, const PandoriaLettering *lettering, const char *text,
                double gap)
{
  pandoria_page_ink (page, page->ink);
  page->y += pandoria_page_text (page, lettering, page->x, page->y, page->width, text) + gap;
}

static void
draw_points (PandoriaPage *page, const PandoriaReview *review)
{
  PandoriaReviewPoint points[PANDORIA_REVIEW_POINTS];
  const guint n = pandoria_review_list_points (page->record, review, points);

  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) sentences = pandoria_review_text_point (page->game, review, &points[i]);

      for (guint k = 0; sentences[k] != NULL; k++)
        {
          const gboolean is_last = sentences[k + 1] == NULL;

          draw_paragraph (page, k == 0 ? &change_lettering : &words_lettering, sentences[k],
                          is_last ? 2 * GAP : MARGINAL);
        }
    }
  if (n == 0)
    draw_paragraph (page, &words_lettering, _ ("No turn changed the chances much."), GAP);
}

#define PART_NAME 170 /* width */
#define PART_ROW  13

static void
draw_part_row (PandoriaPage *page, const char *name, char *const cells[PANDORIA_MAX_PLAYERS],
               guint n)
{
  const PandoriaLettering left = { .size = 8.5 },
                          right = { .size = 8.5, .align = PANGO_ALIGN_RIGHT };
  const double width = (page->width - PART_NAME) / n;

  pandoria_page_ink (page, page->ink);
  pandoria_page_text (page, &left, page->x, page->y, PART_NAME, name);
  for (guint i = 0; i < n; i++)
    pandoria_page_text (page, &right, page->x + PART_NAME + i * width, page->y, width - GAP,
                        cells[i]);
  page->y += PART_ROW;
}

static void
draw_numbers (PandoriaPage *page, const char *name, const gint numbers[PANDORIA_MAX_PLAYERS],
              guint n)
{
  char *cells[PANDORIA_MAX_PLAYERS] = { NULL };

  for (guint i = 0; i < n; i++)
    cells[i] = pandoria_text_signed (numbers[i]);
  draw_part_row (page, name, cells, n);
  for (guint i = 0; i < n; i++)
    g_free (cells[i]);
}

/* Draws the parts of each side's lead, a column for each side. */
static void
draw_parts (PandoriaPage *page, const PandoriaReview *review)
{
  char *names[PANDORIA_MAX_PLAYERS] = { NULL };
  PandoriaReviewTable table;

  pandoria_review_list_parts (page->record, review, &table);
  for (guint i = 0; i < table.n_sides; i++)
    names[i] = pandoria_text_side (page->game, i);
  draw_part_row (page, "", names, table.n_sides);
  for (guint part = 0; part < PANDORIA_REVIEW_N_PARTS; part++)
    if (pandoria_review_has_part (&table, part))
      draw_numbers (page, pandoria_review_text_part (part), table.points[part], table.n_sides);
  draw_numbers (page, _ ("Against the average of the others"), table.sums, table.n_sides);
  for (guint i = 0; i < table.n_sides; i++)
    g_free (names[i]);
}

/* Returns: the height of the words and of the three headings. */
static double
measure_words (PandoriaGame *game, const PandoriaReview *review, double width)
{
  cairo_t *cr = pandoria_page_make_nowhere ();
  g_auto (PandoriaPage) page = { NULL };

  pandoria_page_init (&page, game, cr, width, 0, 0);
  draw_points (&page, review);
  draw_parts (&page, review);
  cairo_destroy (cr);
  return page.y + 3 * CHANCES_HEADING;
}

static void
draw_review (PandoriaPage *page, const PandoriaReview *review)
{
  g_auto (PandoriaCourse) course = { 0 };
  const double words = measure_words (page->game, review, page->width);

  pandoria_course_init_chances (&course, review);
  pandoria_page_heading (page, _ ("Chances of winning over the turns, in percent"));
  pandoria_page_course_field (page, &course,
                              CLAMP (page->bottom - page->y - words, LOWEST, HIGHEST));
  pandoria_page_heading (page, _ ("Turning points"));
  draw_points (page, review);
  pandoria_page_heading (page, _ ("Where the lead came from"));
  draw_parts (page, review);
}

/* --- the pages ------------------------------------------------------------------------------ */

static void
init_page (PandoriaPage *page, Report *report, cairo_t *cr)
{
  pandoria_page_init (page, report->game, cr, report->options.width, report->options.height,
                      MARGIN);
  page->bottom -= FOOT;
  page->outcome = report->outcome;
}

static void
lay_out_history (Report *report)
{
  cairo_t *cr = pandoria_page_make_nowhere ();
  g_auto (PandoriaPage) page = { NULL };

  init_page (&page, report, cr);
  report->history = pandoria_page_history_lay_out (&page);
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

  g_clear_pointer (&report->history, pandoria_page_history_free);
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
         + (report->history != NULL ? pandoria_page_history_n_pages (report->history) : 0);
}

static void
draw_page (gpointer what, guint number, cairo_t *cr)
{
  Report *report = what;
  g_auto (PandoriaPage) page = { NULL };

  g_return_if_fail (cr != NULL && number < get_n_pages (report));

  init_page (&page, report, cr);
  if (number == 0)
    draw_first (&page);
  else if (number == 1)
    draw_second (&page);
  else if (number < get_review_page (report))
    draw_photo (&page, report->options.photo);
  else if (number < get_history_page (report))
    draw_review (&page, report->review);
  else
    pandoria_page_history (&page, report->history, number - get_history_page (report));
  draw_foot (&page, number, get_n_pages (report));
}

guint
pandoria_report_count_last_lines (PandoriaGame *game, const PandoriaReportOptions *options)
{
  Report *report = make_report (game, options);
  guint n = report->history != NULL ? pandoria_page_history_count_last_lines (report->history) : 0;

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

void
pandoria_report_draw_chart (PandoriaGame *game, const PandoriaCourse *course, cairo_t *cr,
                            double width, double height, const PandoriaReportGround *ground)
{
  g_auto (PandoriaPage) page = { NULL };

  g_return_if_fail (PANDORIA_IS_GAME (game) && course != NULL && cr != NULL);

  pandoria_page_init (&page, game, cr, width, height, PANDORIA_REPORT_CHART_MARGIN);
  if (ground != NULL)
    {
      page.ink = ground->ink;
      page.faint = ground->faint;
      page.rule = ground->rule;
      page.on_dark = ground->dark;
    }
  pandoria_page_course_field (&page, course, page.bottom - page.y);
}
