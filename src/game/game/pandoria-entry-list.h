/* PandoriaEntryList: a GListModel that creates its objects on demand. A window shows only a few,
 * pandoria-cli often none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#define PANDORIA_TYPE_ENTRY_LIST (pandoria_entry_list_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaEntryList, pandoria_entry_list, PANDORIA, ENTRY_LIST, GObject)

/** Creates entry @position. Returns: (transfer full). */
typedef gpointer (*PandoriaEntryFunc) (gpointer owner, guint position);

/** Holds no reference to @owner: empty the list before it is freed. */
PandoriaEntryList *pandoria_entry_list_new (GType item_type, PandoriaEntryFunc create,
                                            gpointer owner);

/** Sets the number of entries. Those below the smaller of both numbers stay the same objects. */
void pandoria_entry_list_resize (PandoriaEntryList *self, guint n);
