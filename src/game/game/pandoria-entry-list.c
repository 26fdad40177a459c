/* PandoriaEntryList: a GListModel that creates its objects on demand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-entry-list.h"

#include "pandoria-game.h"

struct _PandoriaEntryList
{
  GObject parent_instance;
  GType item_type;
  PandoriaEntryFunc create;
  gpointer owner;
  GPtrArray *entries; /* NULL: not created yet */
};

static GType
pandoria_entry_list_get_item_type (GListModel *model)
{
  return PANDORIA_ENTRY_LIST (model)->item_type;
}

static guint
pandoria_entry_list_get_n_items (GListModel *model)
{
  return PANDORIA_ENTRY_LIST (model)->entries->len;
}

static gpointer
pandoria_entry_list_get_item (GListModel *model, guint position)
{
  PandoriaEntryList *self = PANDORIA_ENTRY_LIST (model);

  if (position >= self->entries->len)
    return NULL;
  if (self->entries->pdata[position] == NULL)
    self->entries->pdata[position] = self->create (self->owner, position);
  return g_object_ref (self->entries->pdata[position]);
}

static void
pandoria_entry_list_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = pandoria_entry_list_get_item_type;
  iface->get_n_items = pandoria_entry_list_get_n_items;
  iface->get_item = pandoria_entry_list_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (PandoriaEntryList, pandoria_entry_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      pandoria_entry_list_list_model_init))

static void
pandoria_entry_list_finalize (GObject *object)
{
  PandoriaEntryList *self = PANDORIA_ENTRY_LIST (object);

  g_ptr_array_unref (self->entries);
  G_OBJECT_CLASS (pandoria_entry_list_parent_class)->finalize (object);
}

static void
pandoria_entry_list_class_init (PandoriaEntryListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_entry_list_finalize;
}

static void
clear_entry (gpointer entry)
{
  g_clear_object (&entry);
}

static void
pandoria_entry_list_init (PandoriaEntryList *self)
{
  self->entries = g_ptr_array_new_with_free_func (clear_entry);
}

PandoriaEntryList *
pandoria_entry_list_new (GType item_type, PandoriaEntryFunc create, gpointer owner)
{
  PandoriaEntryList *self = g_object_new (PANDORIA_TYPE_ENTRY_LIST, NULL);

  self->item_type = item_type;
  self->create = create;
  self->owner = owner;
  return self;
}

void
pandoria_entry_list_resize (PandoriaEntryList *self, guint n)
{
  guint before;

  g_return_if_fail (PANDORIA_IS_ENTRY_LIST (self));

  before = self->entries->len;
  if (n == before)
    return;
  g_ptr_array_set_size (self->entries, (gint) n);
  g_list_model_items_changed (G_LIST_MODEL (self), MIN (n, before), before > n ? before - n : 0,
                              n > before ? n - before : 0);
}

/* --- the lists of a game -------------------------------------------------------------------- */

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
