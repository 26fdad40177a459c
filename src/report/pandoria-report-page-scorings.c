/* The best scorings of a game, with their formulas.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-names.h"
#include "pandoria-report-page-private.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define N_BEST 10
#define ROW    23.5
#define GAIN   90 /* how wide what it brought may be */
#define INDENT 16

static const PandoriaLettering title_lettering = { .size = 9.5, .bold = TRUE };
static const PandoriaLettering formula_lettering = { .size = 8.5 };
static const PandoriaLettering gain_lettering = { .size = 9.5, .bold = TRUE, .align = PANGO_ALIGN_RIGHT };

/* Puts @event among @best, the highest first and of equal ones the earlier. Returns: how many there are then. */
static guint
insert (const PandoriaEvent *best[N_BEST], guint n, const PandoriaEvent *event)
{
  guint at = n;

  while (at > 0 && best[at - 1]->amount < event->amount)
    at--;
  if (at == N_BEST)
    return n;
  n = MIN (n + 1, N_BEST);
  for (guint i = n - 1; i > at; i--)
    best[i] = best[i - 1];
  best[at] = event;
  return n;
}

/* Fills @entries with what the events of @best belong to. */
static guint
find_best (PandoriaPage *page, GPtrArray *entries, const PandoriaEvent *best[N_BEST])
{
  GListModel *ledger = pandoria_game_get_ledger (page->game);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (ledger); i++)
    {
      PandoriaLedgerEntry *entry = g_list_model_get_item (ledger, i);
      const PandoriaEvent *event = pandoria_ledger_entry_get_event (entry);

      g_ptr_array_add (entries, entry);
      if (event->kind == PANDORIA_EVENT_REGION && event->amount > 0)
        n = insert (best, n, event);
    }
  return n;
}

static char *
get_title (PandoriaPage *page, const PandoriaEvent *event)
{
  g_autofree char *name = pandoria_report_player (page->record, event->player);
  g_autofree char *title = pandoria_text_event_title (event);

  /* Translators: what was scored, in which turn, by whom */
  return g_strdup_printf (_ ("%1$s · turn %2$u · %3$s"), title, (guint) event->turn, name);
}

static void
draw_event (PandoriaPage *page, const PandoriaEvent *event)
{
  g_autofree char *title = get_title (page, event);
  g_autofree char *formula = pandoria_text_event_formula (event);
  g_autofree char *gain = pandoria_text_change ((PandoriaCounter) event->counter, event->amount);
  double x = page->x + INDENT, width = page->width - INDENT;

  pandoria_page_player_mark (page, event->player, page->x + 5, page->y + 7, 4);
  pandoria_page_ink (page, PANDORIA_INK);
  pandoria_page_text (page, &title_lettering, x, page->y, width - GAIN, title);
  pandoria_page_text (page, &gain_lettering, x + width - GAIN, page->y, GAIN, gain);
  pandoria_page_ink (page, PANDORIA_FAINT);
  pandoria_page_text (page, &formula_lettering, x, page->y + 11.5, width, formula);
  page->y += ROW;
}

double
pandoria_page_scorings_height (PandoriaPage *page)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  const PandoriaEvent *best[N_BEST];
  guint n = find_best (page, entries, best);

  return n > 0 ? 30 + n * ROW : 0;
}

void
pandoria_page_scorings (PandoriaPage *page)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  const PandoriaEvent *best[N_BEST];
  guint n = find_best (page, entries, best);

  if (n == 0)
    return;
  pandoria_page_heading (page, _ ("Best scorings"));
  for (guint i = 0; i < n; i++)
    draw_event (page, best[i]);
}
