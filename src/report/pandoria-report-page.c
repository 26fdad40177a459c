/* The summary of a game as pages: which parts stand on each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page.h"

#include "pandoria-report-names.h"
#include "pandoria-report-page-private.h"

#include <glib/gi18n-lib.h>

#define MARGIN 40
#define FOOT   18 /* height */

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

static void
draw_foot (PandoriaPage *page, guint number)
{
  PandoriaLettering left = { .size = 8 }, right = { .size = 8, .align = PANGO_ALIGN_RIGHT };
  g_autofree char *title = pandoria_report_clean (pandoria_record_get_title (page->record));
  g_autofree char *where = g_strdup_printf (_ ("Page %1$u of %2$u"), number + 1, (guint) PANDORIA_REPORT_N_PAGES);
  g_autofree char *what
      = *title != '\0' ? g_strdup_printf ("Pandoria Companion · %s", title) : g_strdup ("Pandoria Companion");

  pandoria_page_ink (page, PANDORIA_FAINT);
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

void
pandoria_report_page_draw (PandoriaGame *game, cairo_t *cr, guint number, double width, double height)
{
  PandoriaPage page = { .cr = cr, .game = game };

  g_return_if_fail (PANDORIA_IS_GAME (game) && cr != NULL && number < PANDORIA_REPORT_N_PAGES);

  page.record = pandoria_game_get_record (game);
  page.state = pandoria_game_get_state (game);
  pandoria_tally_init (&page.tally, game);
  pandoria_state_get_result (page.state, &page.result);
  page.x = page.y = MARGIN;
  page.width = width - 2 * MARGIN;
  page.bottom = height - MARGIN - FOOT;
  page.layout = make_layout (cr);
  if (number == 0)
    draw_first (&page);
  else
    draw_second (&page);
  draw_foot (&page, number);
  g_object_unref (page.layout);
}
