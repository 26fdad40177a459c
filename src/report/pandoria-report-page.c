/* The summary of a game as pages: how many there are, and which parts stand on each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page.h"

#include "pandoria-report-names.h"
#include "pandoria-report-page-private.h"

#include <glib/gi18n-lib.h>

#define MARGIN 40
#define FOOT   18 /* height */

struct _PandoriaReport
{
  PandoriaGame *game;
  PandoriaReportOptions options;
  PandoriaHistoryLines *history; /* NULL without */
};

/* --- a page ----------------------------------------------------------------------------------------------------- */

static PangoLayout *
make_layout (cairo_t *cr)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoContext *context = pango_layout_get_context (layout);
  cairo_font_options_t *options = cairo_font_options_create ();

  /* Paper has no pixels that letters could be fitted to. */
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  pango_layout_context_changed (layout);
  return layout;
}

void
pandoria_page_init (PandoriaPage *page, PandoriaGame *game, cairo_t *cr, double width, double height, double margin)
{
  *page = (PandoriaPage){ .cr = cr, .game = game };
  page->ink = PANDORIA_INK;
  page->faint = PANDORIA_FAINT;
  page->rule = PANDORIA_RULE;
  page->record = pandoria_game_get_record (game);
  page->state = pandoria_game_get_state (game);
  pandoria_tally_init (&page->tally, game);
  pandoria_state_get_result (page->state, &page->result);
  page->x = page->y = margin;
  page->width = width - 2 * margin;
  page->bottom = height - margin;
  page->layout = make_layout (cr);
}

void
pandoria_page_clear (PandoriaPage *page)
{
  g_clear_object (&page->layout);
}

static void
draw_foot (PandoriaPage *page, guint number, guint n_pages)
{
  PandoriaLettering left = { .size = 8 }, right = { .size = 8, .align = PANGO_ALIGN_RIGHT };
  const char *title = pandoria_report_title (page->record);
  g_autofree char *where = g_strdup_printf (_ ("Page %1$u of %2$u"), number + 1, n_pages);
  g_autofree char *unfinished = page->state->finished ? g_strdup ("")
                                                      /* Translators: at the foot of each page */
                                                      : g_strdup_printf (" · %s", _ ("unfinished game"));
  g_autofree char *what = g_strdup_printf ("Pandoria Companion%s · %s", unfinished, title);

  pandoria_page_ink (page, page->faint);
  pandoria_page_text (page, &left, page->x, page->bottom + 6, page->width - 80, what);
  pandoria_page_text (page, &right, page->x + page->width - 80, page->bottom + 6, 80, where);
}

static void
draw_first (PandoriaPage *page)
{
  pandoria_page_head (page);
  pandoria_page_ranking (page);
  pandoria_page_table (page);
  pandoria_page_chart (page);
}

static void
draw_second (PandoriaPage *page)
{
  pandoria_page_board (page, page->bottom - page->y - pandoria_page_scorings_height (page));
  pandoria_page_scorings (page);
}

static void
init_page (PandoriaPage *page, PandoriaReport *report, cairo_t *cr)
{
  pandoria_page_init (page, report->game, cr, report->options.width, report->options.height, MARGIN);
  page->bottom -= FOOT;
}

/* --- the report ------------------------------------------------------------------------------------------------- */

static void
lay_out_history (PandoriaReport *report)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  g_auto (PandoriaPage) page = { NULL };

  init_page (&page, report, cr);
  report->history = pandoria_page_history_lay_out (&page);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

PandoriaReport *
pandoria_report_new (PandoriaGame *game, const PandoriaReportOptions *options)
{
  PandoriaReport *report;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && options != NULL, NULL);

  report = g_new0 (PandoriaReport, 1);
  report->game = g_object_ref (game);
  report->options = *options;
  if (options->history)
    lay_out_history (report);
  return report;
}

void
pandoria_report_free (PandoriaReport *report)
{
  g_clear_pointer (&report->history, pandoria_page_history_free);
  g_object_unref (report->game);
  g_free (report);
}

guint
pandoria_report_get_n_pages (PandoriaReport *report)
{
  return PANDORIA_REPORT_N_PAGES + (report->history != NULL ? pandoria_page_history_n_pages (report->history) : 0);
}

void
pandoria_report_draw_page (PandoriaReport *report, guint number, cairo_t *cr)
{
  g_auto (PandoriaPage) page = { NULL };

  g_return_if_fail (report != NULL && cr != NULL && number < pandoria_report_get_n_pages (report));

  init_page (&page, report, cr);
  if (number == 0)
    draw_first (&page);
  else if (number == 1)
    draw_second (&page);
  else
    pandoria_page_history (&page, report->history, number - PANDORIA_REPORT_N_PAGES);
  draw_foot (&page, number, pandoria_report_get_n_pages (report));
}

void
pandoria_report_draw_chart (PandoriaGame *game, cairo_t *cr, double width, double height,
                            const PandoriaReportGround *ground)
{
  g_auto (PandoriaPage) page = { NULL };

  g_return_if_fail (PANDORIA_IS_GAME (game) && cr != NULL);

  pandoria_page_init (&page, game, cr, width, height, 2);
  if (ground != NULL)
    {
      page.ink = ground->ink;
      page.faint = ground->faint;
      page.rule = ground->rule;
      page.on_dark = ground->dark;
    }
  pandoria_page_chart_field (&page, page.bottom - page.y);
}
