/* The table of all cards of one kind in the catalogue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-catalogue.h"

#define PANDORIA_TYPE_CATALOGUE_TABLE (pandoria_catalogue_table_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueTable, pandoria_catalogue_table, PANDORIA, CATALOGUE_TABLE,
                      GtkBox)

/** Shows the items of @kind in @catalogue, and follows it. Call it once. */
void pandoria_catalogue_table_set_catalogue (PandoriaCatalogueTable *self,
                                             PandoriaCatalogue *catalogue,
                                             PandoriaPrintedKind kind);
/** Moves the focus to the first empty cell from row @first on. Returns: FALSE if there is none. */
gboolean pandoria_catalogue_table_focus_empty (PandoriaCatalogueTable *self, int first);
/** Moves the focus to the cell of @thing. Returns: FALSE if the table does not have it. */
gboolean pandoria_catalogue_table_focus_thing (PandoriaCatalogueTable *self,
                                               const PandoriaPrinted *thing);
