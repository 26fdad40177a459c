/* The entries of a game's lists: its ledger and its history.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "pandoria-action.h"
#include "pandoria-event.h"

G_BEGIN_DECLS

/** PandoriaLedgerEntry: a GObject around one PandoriaEvent, for list models. */
#define PANDORIA_TYPE_LEDGER_ENTRY (pandoria_ledger_entry_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLedgerEntry, pandoria_ledger_entry, PANDORIA, LEDGER_ENTRY, GObject)

PandoriaLedgerEntry *pandoria_ledger_entry_new (const PandoriaEvent *event, guint action);
const PandoriaEvent *pandoria_ledger_entry_get_event (PandoriaLedgerEntry *self);
/** Returns: the number of the action (from 0) that made the entry. */
guint pandoria_ledger_entry_get_action (PandoriaLedgerEntry *self);

/** PandoriaHistoryEntry: one act of the record, for list models. */
#define PANDORIA_TYPE_HISTORY_ENTRY (pandoria_history_entry_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHistoryEntry, pandoria_history_entry, PANDORIA, HISTORY_ENTRY, GObject)

const PandoriaAction *pandoria_history_entry_get_action (PandoriaHistoryEntry *self);
/** Returns: its number in the record, from 0. */
guint pandoria_history_entry_get_index (PandoriaHistoryEntry *self);
/** Returns: who was active and the number of the turn. */
guint pandoria_history_entry_get_player (PandoriaHistoryEntry *self);
guint pandoria_history_entry_get_turn (PandoriaHistoryEntry *self);

/** Makes the entry of act @index, before which @player was active in @turn. */
PandoriaHistoryEntry *pandoria_history_entry_new (const PandoriaAction *action, guint index, guint player, guint turn);

G_END_DECLS
