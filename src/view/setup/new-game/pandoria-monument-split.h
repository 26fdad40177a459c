/* PandoriaMonumentSplit: how many monuments of each value are in the game, where it is not the usual split (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-setup.h"

G_BEGIN_DECLS

/** Signal "changed": the split is another one. */
#define PANDORIA_TYPE_MONUMENT_SPLIT (pandoria_monument_split_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMonumentSplit, pandoria_monument_split, PANDORIA, MONUMENT_SPLIT, AdwExpanderRow)

/** The usual split is that of the numbers in the box that @catalogue knows, now and later; those of (5) as long as it does not. */
void pandoria_monument_split_set_catalogue (PandoriaMonumentSplit *self, PandoriaCatalogue *catalogue);
/** Offers the usual split for @n_players, as long as no other one was chosen. */
void pandoria_monument_split_set_players (PandoriaMonumentSplit *self, guint n_players);
/** Writes the monuments, bottom to top; the usual split of (5) as PANDORIA_DEFAULT. */
void pandoria_monument_split_fill (PandoriaMonumentSplit *self, PandoriaSetup *setup);
/** Shows the monuments of @setup; those of a value that is not offered are left out. */
void pandoria_monument_split_read (PandoriaMonumentSplit *self, const PandoriaSetup *setup);

G_END_DECLS
