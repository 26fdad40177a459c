/* PandoriaMonumentSplit: the number of monuments of each value, if it is not the usual split (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-setup.h"

/** Signal "changed": the split has changed. */
#define PANDORIA_TYPE_MONUMENT_SPLIT (pandoria_monument_split_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMonumentSplit, pandoria_monument_split, PANDORIA, MONUMENT_SPLIT,
                      AdwExpanderRow)

/** Sets the source of the usual split: the box in @catalogue, which is followed; (5) if it has no
 * numbers. */
void pandoria_monument_split_set_catalogue (PandoriaMonumentSplit *self,
                                            PandoriaCatalogue *catalogue);
/** Offers the usual split for @n_players, unless the user has chosen another. */
void pandoria_monument_split_set_players (PandoriaMonumentSplit *self, guint n_players);
/** Writes the monuments, bottom to top; PANDORIA_DEFAULT for the usual split of (5). */
void pandoria_monument_split_fill (PandoriaMonumentSplit *self, PandoriaSetup *setup);
/** Shows the monuments of @setup; omits values that are not offered. */
void pandoria_monument_split_read (PandoriaMonumentSplit *self, const PandoriaSetup *setup);
