/* PandoriaNarrowPages: the pages of a narrow window: board, players and ledger, with a bar that
 * switches between them. A wide window shows only the first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-sidebar.h"

/** PandoriaNarrowPages: property "board" (GtkWidget): the first page. */
#define PANDORIA_TYPE_NARROW_PAGES (pandoria_narrow_pages_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNarrowPages, pandoria_narrow_pages, PANDORIA, NARROW_PAGES, GtkBox)

/** Sets whether there are all pages, with the players and the ledger of @sidebar. */
void pandoria_narrow_pages_set_paged (PandoriaNarrowPages *self, gboolean paged,
                                      PandoriaSidebar *sidebar);
/** Shows the page @name: "board", "players" or "ledger". */
void pandoria_narrow_pages_show (PandoriaNarrowPages *self, const char *name);
