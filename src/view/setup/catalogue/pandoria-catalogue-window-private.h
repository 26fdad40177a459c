/* Shared by the files of the catalogue's editor: pandoria-catalogue-window.c (the tables), -files
 * (import and export).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include <gtk/gtk.h>

#include "pandoria-card-uses.h"
#include "pandoria-catalogue-window.h"
#include "pandoria-catalogue.h"

/* --- pandoria-catalogue-details.c: the sources of a thing's values, and the games that used them
 * --- */

#define PANDORIA_TYPE_CATALOGUE_DETAILS (pandoria_catalogue_details_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueDetails, pandoria_catalogue_details, PANDORIA,
                      CATALOGUE_DETAILS, GtkPopover)

/** Shows the current values of @thing, and the games that used them. Offers to remove it, if that
 * is possible. */
GtkWidget *pandoria_catalogue_details_new (PandoriaCatalogue *catalogue,
                                           const PandoriaPrinted *thing);
/** Returns: (transfer full): the source of the value of @printed, in a sentence. */
char *pandoria_catalogue_describe_source (PandoriaCatalogue *catalogue,
                                          const PandoriaPrinted *printed);
/** Drops the counts of the window, because games may have changed. A job that others wait for
 * continues. */
void pandoria_catalogue_forget_uses (GtkWidget *window);

/* --- pandoria-catalogue-row.c: a thing of the catalogue with the cell for its printed value --- */

/** The row takes the typed text when Enter is pressed, or the focus leaves the cell. */
#define PANDORIA_TYPE_CATALOGUE_ROW (pandoria_catalogue_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueRow, pandoria_catalogue_row, PANDORIA, CATALOGUE_ROW,
                      GtkListBoxRow)

GtkWidget *pandoria_catalogue_row_new (PandoriaCatalogue *catalogue, const PandoriaPrinted *thing);
const PandoriaPrinted *pandoria_catalogue_row_get_thing (PandoriaCatalogueRow *self);
/** Shows the value of the catalogue, unless the user is typing another. */
void pandoria_catalogue_row_update (PandoriaCatalogueRow *self);
gboolean pandoria_catalogue_row_is_empty (PandoriaCatalogueRow *self);
void pandoria_catalogue_row_focus (PandoriaCatalogueRow *self);

/* --- pandoria-catalogue-table.c: everything of one kind in the catalogue, each with its cell ---
 */

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

/**
 * PandoriaCatalogueWindow: actions for its parts: "catalogue.open-game" (a path), "catalogue.add"
 * (a kind), "catalogue.next" (kind and index of a row: to the next empty cell), "catalogue.report"
 * (why the user's entries could not be saved).
 */
