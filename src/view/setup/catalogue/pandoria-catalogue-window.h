/* PandoriaCatalogueWindow: the editor of the catalogue: tables for the printed values of the cards
 * in the box.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"

/**
 * PandoriaCatalogueWindow: signal "open-game" (path): the user wants to see a game in which a value
 * was used. Actions for its parts: "catalogue.open-game" (a path, as a bytestring), "catalogue.add"
 * (a kind), "catalogue.next" (kind and index of a row: to the next empty cell), "catalogue.report"
 * (why the user's entries could not be saved).
 */
#define PANDORIA_TYPE_CATALOGUE_WINDOW (pandoria_catalogue_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueWindow, pandoria_catalogue_window, PANDORIA,
                      CATALOGUE_WINDOW, AdwWindow)

/** Makes the window; @parent may be NULL. Every entry changes @catalogue at once. */
GtkWidget *pandoria_catalogue_window_new (GtkWindow *parent, PandoriaCatalogue *catalogue);
/** Moves the focus to the cell of @thing, or (NULL) to the first empty cell. */
void pandoria_catalogue_window_show_thing (PandoriaCatalogueWindow *self,
                                           const PandoriaPrinted *thing);
