/* PandoriaCatalogueWindow: the editor of the catalogue: the printed values of the cards in the box, as tables to be filled in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"

/** Signal "open-game" (path): a game in which a value was used is to be looked at. */
#define PANDORIA_TYPE_CATALOGUE_WINDOW (pandoria_catalogue_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueWindow, pandoria_catalogue_window, PANDORIA, CATALOGUE_WINDOW, AdwWindow)

/** Makes the window; @parent may be NULL. Every entry goes into @catalogue at once. */
GtkWidget *pandoria_catalogue_window_new (GtkWindow *parent, PandoriaCatalogue *catalogue);
/** Puts the keyboard into the cell of @thing, or (NULL) into the first that is empty. */
void pandoria_catalogue_window_show_thing (PandoriaCatalogueWindow *self, const PandoriaPrinted *thing);
