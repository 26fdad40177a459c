/* The best scorings of a game: which they are, and what they are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-format.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/* Takes @entry in where it belongs, if it does. */
static void
insert (GPtrArray *best, PandoriaLedgerEntry *entry)
{
  int amount = pandoria_ledger_entry_get_event (entry)->amount;
  guint at = best->len;

  while (at > 0 && pandoria_ledger_entry_get_event (g_ptr_array_index (best, at - 1))->amount < amount)
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
      const PandoriaEvent *event = pandoria_ledger_entry_get_event (entry);

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
