/* PandoriaCatalogueRow: a thing of the catalogue with the cell for what is printed there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-catalogue-details.h"

/**
 * What is typed is taken when the keyboard leaves the cell. Signals: "entered": the same with Enter; "walk" (int: -1 up, 1 down): an
 * arrow key wants another cell; "open-game" (path): a game in which the value was used is to be looked at; "failed" (message): what was
 * typed could not be taken or written.
 */
#define PANDORIA_TYPE_CATALOGUE_ROW (pandoria_catalogue_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueRow, pandoria_catalogue_row, PANDORIA, CATALOGUE_ROW, GtkListBoxRow)

GtkWidget *pandoria_catalogue_row_new (PandoriaCatalogue *catalogue, PandoriaCatalogueCounter *counter,
                                       const PandoriaPrinted *thing);
const PandoriaPrinted *pandoria_catalogue_row_get_thing (PandoriaCatalogueRow *self);
/** Shows what the catalogue says now, unless something else is being typed. */
void pandoria_catalogue_row_update (PandoriaCatalogueRow *self);
/** Returns: whether nothing stands in the cell. */
gboolean pandoria_catalogue_row_is_empty (PandoriaCatalogueRow *self);
/** Puts the keyboard into the cell. */
void pandoria_catalogue_row_focus (PandoriaCatalogueRow *self);
