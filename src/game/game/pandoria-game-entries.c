/* PandoriaLedgerEntry and PandoriaHistoryEntry: plain values as objects, for list models.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game.h"

struct _PandoriaLedgerEntry
{
  GObject parent_instance;
  PandoriaEvent event;
  guint action;
};

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

const PandoriaEvent *
pandoria_ledger_entry_get_event (PandoriaLedgerEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_LEDGER_ENTRY (self), NULL);

  return &self->event;
}

guint
pandoria_ledger_entry_get_action (PandoriaLedgerEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_LEDGER_ENTRY (self), 0);

  return self->action;
}

struct _PandoriaHistoryEntry
{
  GObject parent_instance;
  PandoriaAction action;
  guint index, player, turn;
};

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

const PandoriaAction *
pandoria_history_entry_get_action (PandoriaHistoryEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_HISTORY_ENTRY (self), NULL);

  return &self->action;
}

guint
pandoria_history_entry_get_index (PandoriaHistoryEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_HISTORY_ENTRY (self), 0);

  return self->index;
}

guint
pandoria_history_entry_get_player (PandoriaHistoryEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_HISTORY_ENTRY (self), 0);

  return self->player;
}

guint
pandoria_history_entry_get_turn (PandoriaHistoryEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_HISTORY_ENTRY (self), 0);

  return self->turn;
}
