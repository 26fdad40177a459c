/* PandoriaLedgerEntry and PandoriaHistoryEntry: plain values as objects, for list models.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game.h"

G_DEFINE_FINAL_TYPE (PandoriaLedgerEntry, pandoria_ledger_entry, G_TYPE_OBJECT)

static void
pandoria_ledger_entry_class_init (PandoriaLedgerEntryClass *klass)
{
}

static void
pandoria_ledger_entry_init (PandoriaLedgerEntry *self)
{
}

PandoriaLedgerEntry *
pandoria_ledger_entry_new (const PandoriaEvent *event, guint action)
{
  PandoriaLedgerEntry *self;

  g_return_val_if_fail (event != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_LEDGER_ENTRY, NULL);
  self->event = *event;
  self->action = action;
  return self;
}

G_DEFINE_FINAL_TYPE (PandoriaHistoryEntry, pandoria_history_entry, G_TYPE_OBJECT)

static void
pandoria_history_entry_class_init (PandoriaHistoryEntryClass *klass)
{
}

static void
pandoria_history_entry_init (PandoriaHistoryEntry *self)
{
}

PandoriaHistoryEntry *
pandoria_history_entry_new (const PandoriaAction *action, guint index, guint player, guint turn)
{
  PandoriaHistoryEntry *self;

  g_return_val_if_fail (action != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_HISTORY_ENTRY, NULL);
  self->action = *action;
  self->index = index;
  self->player = player;
  self->turn = turn;
  return self;
}
