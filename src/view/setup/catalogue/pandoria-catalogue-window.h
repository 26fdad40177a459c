/* PandoriaCatalogueWindow: the editor of the catalogue: tables for the printed values of the cards
 * in the box.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"

/** Signal "open-game" (path): the user wants to see a game in which a value was used. */
#define PANDORIA_TYPE_CATALOGUE_WINDOW (pandoria_catalogue_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueWindow, pandoria_catalogue_window, PANDORIA,
                      CATALOGUE_WINDOW, AdwWindow)

/** Makes the window; @parent may be NULL. Every entry changes @catalogue at once. */
GtkWidget *pandoria_catalogue_window_new (GtkWindow *parent, PandoriaCatalogue *catalogue);
/** Moves the focus to the cell of @thing, or (NULL) to the first empty cell. */
void pandoria_catalogue_window_show_thing (PandoriaCatalogueWindow *self,
                                           const PandoriaPrinted *thing);

/* --- pandoria-catalogue-add.c --------------------------------------------------------------- */

/** PandoriaCatalogueAdd: a dialog that adds an item. Signal "chosen" (a PandoriaPrinted): the user
 * wants to add it. */
#define PANDORIA_TYPE_CATALOGUE_ADD (pandoria_catalogue_add_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueAdd, pandoria_catalogue_add, PANDORIA, CATALOGUE_ADD,
                      AdwWindow)

/** Makes the dialog for an item of @kind: CARD or RELIC. */
GtkWidget *pandoria_catalogue_add_new (GtkWindow *parent, PandoriaPrintedKind kind);
