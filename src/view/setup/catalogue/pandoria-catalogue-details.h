/* The known values of an item in the catalogue, and the games that used them: counts and corrects
 * them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-catalogue.h"

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
