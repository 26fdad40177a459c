/* Describes an entry of the ledger or the history for screen readers and for the search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-ledger-private.h"

#include <glib/gi18n.h>

#include "pandoria-help.h"
#include "pandoria-search-words.h"
#include "pandoria-text.h"

static char *
describe_event (PandoriaGame *game, const PandoriaEvent *event)
{
  const char *name = pandoria_game_get_player_name (game, event->player);
  g_autofree char *text = pandoria_text_event (event);
  g_autofree char *amount = pandoria_text_change ((PandoriaCounter) event->counter, event->amount);
  g_autofree char *points = pandoria_text_change (PANDORIA_COUNTER_POINTS, event->points);
  const char *rule = pandoria_event_rule ((PandoriaEventKind) event->kind);

  if (event->points != 0)
    /* Translators: a ledger entry for a screen reader: player, what for, amount, points, number of the rule. */
    return g_strdup_printf (_ ("%1$s, %2$s, %3$s, %4$s, rule %5$s"), name, text, amount, points, rule);
  if (*rule == '\0')
    return g_strdup_printf (C_ ("ledger entry", "%1$s, %2$s, %3$s"), name, text, amount);
  return g_strdup_printf (_ ("%1$s, %2$s, %3$s, rule %4$s"), name, text, amount, rule);
}

static char *
describe_act (PandoriaGame *game, PandoriaHistoryEntry *entry)
{
  g_autofree char *text = pandoria_text_action (&entry->action);

  /* Translators: an act for a screen reader: player, act. */
  return g_strdup_printf (C_ ("act", "%1$s: %2$s"), pandoria_game_get_player_name (game, entry->player), text);
}

char *
pandoria_entry_describe (PandoriaGame *game, GObject *entry)
{
  g_return_val_if_fail (PANDORIA_IS_LEDGER_ENTRY (entry) || PANDORIA_IS_HISTORY_ENTRY (entry), NULL);

  if (PANDORIA_IS_LEDGER_ENTRY (entry))
    return describe_event (game, &PANDORIA_LEDGER_ENTRY (entry)->event);
  return describe_act (game, PANDORIA_HISTORY_ENTRY (entry));
}

static char *
get_event_words (PandoriaGame *game, const PandoriaEvent *event)
{
  g_autofree char *line = describe_event (game, event);
  g_autofree char *spaces = pandoria_text_spaces (event->region, PANDORIA_N_SPACES);
  const PandoriaHelpText *rule = pandoria_help_find (pandoria_event_rule ((PandoriaEventKind) event->kind));

  return g_strjoin (" ", line, spaces, rule != NULL ? rule->title : NULL, NULL);
}

static char *
get_act_words (PandoriaGame *game, PandoriaHistoryEntry *entry)
{
  g_autofree char *line = describe_act (game, entry);
  const char *note = pandoria_record_get_note (pandoria_game_get_record (game), entry->index);

  return g_strjoin (" ", line, note, NULL);
}

gboolean
pandoria_entry_has_words (PandoriaGame *game, GObject *entry, const char *const *words)
{
  g_autofree char *text = NULL;

  if (words == NULL)
    return TRUE;
  if (PANDORIA_IS_LEDGER_ENTRY (entry))
    text = get_event_words (game, &PANDORIA_LEDGER_ENTRY (entry)->event);
  else
    text = get_act_words (game, PANDORIA_HISTORY_ENTRY (entry));
  return pandoria_search_words_match (words, text);
}
