/* The kinds of ledger entries: their keys and the sections they cite.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-event.h"

static const struct
{
  const char *key, *rule;
} event_rows[] = {
  [PANDORIA_EVENT_SPELL_COST] = { "spell-cost", "6.3.1" },
  [PANDORIA_EVENT_BUILDING_COST] = { "building-cost", "6.3.2" },
  [PANDORIA_EVENT_MONUMENT_COST] = { "monument-cost", "6.3.3" },
  [PANDORIA_EVENT_MONUMENT] = { "monument", "6.3.3" },
  [PANDORIA_EVENT_CARD_PRICE] = { "card-price", "6.4" },
  [PANDORIA_EVENT_SHRINE] = { "shrine", "6.3.1" },
  [PANDORIA_EVENT_CONJURE] = { "conjure", "6.3.1" },
  [PANDORIA_EVENT_REGION] = { "region", "7.2" },
  [PANDORIA_EVENT_OVERFLOW] = { "overflow", "7.2" },
  [PANDORIA_EVENT_STORE] = { "store", "7.2" },
  [PANDORIA_EVENT_POORHOUSE] = { "poorhouse", "6.5" },
  [PANDORIA_EVENT_REALM] = { "realm", "17" },
  [PANDORIA_EVENT_RELIC] = { "relic", "16" },
  [PANDORIA_EVENT_ADJUST] = { "adjust", "" },
  [PANDORIA_EVENT_FINAL_HAND] = { "final-hand", "10" },
  [PANDORIA_EVENT_FINAL_RESOURCES] = { "final-resources", "10" },
  [PANDORIA_EVENT_FINAL_REALM] = { "final-realm", "17" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (event_rows) == PANDORIA_N_EVENTS);

const char *
pandoria_event_key (PandoriaEventKind kind)
{
  g_return_val_if_fail ((guint) kind < PANDORIA_N_EVENTS, NULL);
  return event_rows[kind].key;
}

const char *
pandoria_event_rule (PandoriaEventKind kind)
{
  g_return_val_if_fail ((guint) kind < PANDORIA_N_EVENTS, NULL);
  return event_rows[kind].rule;
}
