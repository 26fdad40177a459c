/* The best scorings of a game, with their formulas.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-format.h"
#include "pandoria-report-page-private.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define ROW    23.5
#define GAIN   90 /* how wide what it brought may be */
#define INDENT 16

static const PandoriaLettering title_lettering = { .size = 9.5, .bold = TRUE };
static const PandoriaLettering formula_lettering = { .size = 8.5 };
static const PandoriaLettering gain_lettering = { .size = 9.5, .bold = TRUE, .align = PANGO_ALIGN_RIGHT };

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

double
pandoria_page_scorings_height (PandoriaPage *page)
{
  g_autoptr (GPtrArray) best = pandoria_report_find_best (page->game);

  return best->len > 0 ? 30 + best->len * ROW : 0;
}

void
pandoria_page_scorings (PandoriaPage *page)
{
  g_autoptr (GPtrArray) best = pandoria_report_find_best (page->game);

  if (best->len == 0)
    return;
  pandoria_page_heading (page, _ ("Best scorings"));
  for (guint i = 0; i < best->len; i++)
    draw_event (page, pandoria_ledger_entry_get_event (g_ptr_array_index (best, i)));
}
