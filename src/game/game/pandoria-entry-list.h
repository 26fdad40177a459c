/* PandoriaEntryList: a GListModel whose objects are made only when somebody looks at them.
 *
 * A game's ledger and history grow and shrink at their end with every act, undo and redo; a window looks at a few of their
 * entries, the command line often at none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define PANDORIA_TYPE_ENTRY_LIST (pandoria_entry_list_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaEntryList, pandoria_entry_list, PANDORIA, ENTRY_LIST, GObject)

/** Makes entry @position. Returns: (transfer full). */
typedef gpointer (*PandoriaEntryFunc) (gpointer owner, guint position);

/** @owner is not kept alive: call pandoria_entry_list_detach() before it goes. */
PandoriaEntryList *pandoria_entry_list_new (GType item_type, PandoriaEntryFunc create, gpointer owner);

/** Sets the number of entries; those below the smaller of both numbers stay the same objects. */
void pandoria_entry_list_resize (PandoriaEntryList *self, guint n);

/** Empties the list for good. */
void pandoria_entry_list_detach (PandoriaEntryList *self);

G_END_DECLS
