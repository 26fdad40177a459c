/* PandoriaCatalogueDetails: what is known of a thing's values: whence, and in which games they were used.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-catalogue-counter.h"
#include "pandoria-catalogue.h"

G_BEGIN_DECLS

/** Signals: "open-game" (path): a game is to be looked at; "remove": the thing is to go from the catalogue. */
#define PANDORIA_TYPE_CATALOGUE_DETAILS (pandoria_catalogue_details_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueDetails, pandoria_catalogue_details, PANDORIA, CATALOGUE_DETAILS, GtkPopover)

/** Shows @thing as it is now; @counter is asked for its games. */
GtkWidget *pandoria_catalogue_details_new (PandoriaCatalogue *catalogue, PandoriaCatalogueCounter *counter,
                                           const PandoriaPrinted *thing);

G_END_DECLS
