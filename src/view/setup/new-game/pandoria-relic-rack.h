/* PandoriaRelicRack: the relics next to the board, pressed if they are in the game, and their
 * points (16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-catalogue.h"
#include "pandoria-setup.h"

/** Signal "changed": the relics of the game, or their points, have changed. */
#define PANDORIA_TYPE_RELIC_RACK (pandoria_relic_rack_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRelicRack, pandoria_relic_rack, PANDORIA, RELIC_RACK, GtkBox)

/** Sets the catalogue. A pressed relic gets the first points in @catalogue, unless the user has
 * entered others. */
void pandoria_relic_rack_set_catalogue (PandoriaRelicRack *self, PandoriaCatalogue *catalogue);
/** Writes the relics; PANDORIA_DEFAULT if any relics may be used, or @setup has no artifacts. */
void pandoria_relic_rack_fill (PandoriaRelicRack *self, PandoriaSetup *setup);
/** Shows the relics of @setup. */
void pandoria_relic_rack_read (PandoriaRelicRack *self, const PandoriaSetup *setup);
