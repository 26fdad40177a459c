/* Finds, names and draws the best scorings of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-format.h"

#include "pandoria-report-page-private.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/* Inserts @entry if it is among the best, after equal ones. */
static void
insert (GPtrArray *best, PandoriaLedgerEntry *entry)
{
  int amount = entry->event.amount;
  guint at = best->len;

  while (at > 0 && ((PandoriaLedgerEntry *) best->pdata[at - 1])->event.amount < amount)
    at--;
  if (at == PANDORIA_REPORT_N_BEST)
    return;
  g_ptr_array_insert (best, (gint) at, g_object_ref (entry));
  if (best->len > PANDORIA_REPORT_N_BEST)
    g_ptr_array_set_size (best, PANDORIA_REPORT_N_BEST);
}

GPtrArray *
pandoria_report_find_best (PandoriaGame *game)
{
  GPtrArray *best = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *ledger;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), best);

  ledger = pandoria_game_get_ledger (game);
  for (guint i = 0; i < g_list_model_get_n_items (ledger); i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);
      const PandoriaEvent *event = &entry->event;

      if (event->kind == PANDORIA_EVENT_REGION && event->amount > 0)
        insert (best, entry);
    }
  return best;
}

char *
pandoria_report_best_title (PandoriaRecord *record, const PandoriaEvent *event)
{
  const char *name = pandoria_record_get_player_name (record, event->player);
  g_autofree char *title = pandoria_text_event_title (event);

  /* Translators: what was scored, in which turn, by whom */
  return g_strdup_printf (_ ("%1$s · turn %2$u · %3$s"), title, (guint) event->turn, name);
}

#define ROW    23.5
#define GAIN   90 /* width of the amount */
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
    draw_event (page, &((PandoriaLedgerEntry *) best->pdata[i])->event);
}
