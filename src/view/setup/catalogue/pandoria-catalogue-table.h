/* PandoriaCatalogueTable: everything of one kind in the catalogue, each with its cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue-details.h"

/**
 * Signals: "entered" (a PandoriaCatalogueRow): Enter was pressed in its cell, and what is there is taken; "add": a thing is to be
 * added; "open-game" (path), "failed" (message) as of the rows.
 */
#define PANDORIA_TYPE_CATALOGUE_TABLE (pandoria_catalogue_table_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueTable, pandoria_catalogue_table, PANDORIA, CATALOGUE_TABLE, GtkBox)

/** To be called once: the things of @kind in @catalogue, which is followed. */
void pandoria_catalogue_table_set_catalogue (PandoriaCatalogueTable *self, PandoriaCatalogue *catalogue,
                                             PandoriaCatalogueCounter *counter, PandoriaPrintedKind kind);
/** Puts the keyboard into the first empty cell behind the row @after (nullable: of all). Returns: FALSE when there is none. */
gboolean pandoria_catalogue_table_focus_empty (PandoriaCatalogueTable *self, GtkWidget *after);
/** Puts the keyboard into the cell of @thing. Returns: FALSE when the table does not have it. */
gboolean pandoria_catalogue_table_focus_thing (PandoriaCatalogueTable *self, const PandoriaPrinted *thing);
