/* The acts of one turn, a sentence for each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/* A turn has more acts only after many corrections. Then lists the last ones. */
#define MOST_ACTS 40

/* Collects the ledger entries of act @index. The ledger is sorted by acts. */
static void
collect_events (PandoriaGame *game, guint index, PandoriaEvents *events)
{
  GListModel *ledger = pandoria_game_get_ledger (game);
  guint n = g_list_model_get_n_items (ledger), from = 0, to = n;

  while (from < to)
    {
      guint middle = from + (to - from) / 2;
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, middle);

      if (entry->action < index)
        from = middle + 1;
      else
        to = middle;
    }
  for (events->n = 0; from < n && events->n < PANDORIA_MAX_EVENTS; from++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, from);

      if (entry->action != index)
        break;
      events->items[events->n++] = entry->event;
    }
}

static void
add_closed (GPtrArray *parts, PandoriaGame *game, guint index)
{
  guint before = pandoria_game_get_state_at (game, index)->n_pending;
  const PandoriaState *after = pandoria_game_get_state_at (game, index + 1);

  for (guint i = before; i < after->n_pending; i++)
    {
      g_autofree char *name = pandoria_text_region_name (&after->pending[i]);

      /* Translators: what an act has done, as part of a sentence: “closes Forest F7 F8” */
      pandoria_phrases_add (parts, g_strdup_printf (_ ("closes %s"), name));
    }
}

/* Returns: (nullable) */
static char *
describe_act (PandoriaGame *game, guint index, PandoriaEvents *events)
{
  const PandoriaAction *action = pandoria_record_get_action (pandoria_game_get_record (game), index);
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  g_autofree char *act = pandoria_text_action (action);
  g_autofree char *brought = NULL;

  collect_events (game, index, events);
  add_closed (parts, game, index);
  pandoria_phrases_add (parts, pandoria_text_payments (game, events));
  pandoria_phrases_add (parts, pandoria_text_gains (game, events));
  brought = pandoria_text_join (parts);
  if (brought == NULL)
    return action->kind == PANDORIA_ACT_END_TURN ? NULL : g_steal_pointer (&act);
  /* Translators: an act and what it brings, “Muster 2 at D5 D6: Marta pays 3 crystals” */
  return g_strdup_printf (C_ ("act", "%s: %s"), act, brought);
}

char *
pandoria_text_span (PandoriaGame *game, const PandoriaTurnSpan *span)
{
  g_autoptr (GPtrArray) lines = pandoria_phrases_new ();
  g_autofree PandoriaEvents *events = g_new (PandoriaEvents, 1);
  const char *name;
  guint first;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && span != NULL, NULL);

  name = pandoria_record_get_player_name (pandoria_game_get_record (game), span->player);
  /* Translators: a player and the number of a turn that is over: “Marta, turn 12:”. What was done follows. */
  pandoria_phrases_add (lines, g_strdup_printf (_ ("%1$s, turn %2$u:"), name, span->turn));
  first = span->end - MIN (span->end - span->first, MOST_ACTS);
  if (first > span->first)
    pandoria_phrases_add (lines, g_strdup ("…"));
  for (guint i = first; i < span->end; i++)
    pandoria_phrases_add (lines, describe_act (game, i, events));
  return pandoria_phrases_join (lines, "\n");
}
