/* An item of the catalogue with its cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-catalogue.h"

/** The row takes the typed text when Enter is pressed, or the focus leaves the cell. */
#define PANDORIA_TYPE_CATALOGUE_ROW (pandoria_catalogue_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueRow, pandoria_catalogue_row, PANDORIA, CATALOGUE_ROW,
                      GtkListBoxRow)

GtkWidget *pandoria_catalogue_row_new (PandoriaCatalogue *catalogue, const PandoriaPrinted *thing);
/** Returns: (transfer none): the thing whose values it shows. */
const PandoriaPrinted *pandoria_catalogue_row_get_thing (PandoriaCatalogueRow *self);
/** Shows the value of the catalogue, unless the user is typing another. */
void pandoria_catalogue_row_update (PandoriaCatalogueRow *self);
/** Returns: whether the entry is empty. */
gboolean pandoria_catalogue_row_is_empty (PandoriaCatalogueRow *self);
/** Focuses the entry. */
void pandoria_catalogue_row_focus (PandoriaCatalogueRow *self);
