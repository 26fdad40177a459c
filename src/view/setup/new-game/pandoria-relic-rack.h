/* PandoriaRelicRack: the relics beside the board, pressed when they are in the game, and their points (16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-setup.h"

G_BEGIN_DECLS

/** Signal "changed": others are in the game, or have other points. */
#define PANDORIA_TYPE_RELIC_RACK (pandoria_relic_rack_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRelicRack, pandoria_relic_rack, PANDORIA, RELIC_RACK, GtkBox)

/** A relic that is pressed from now on has the points that @catalogue knows first, unless others were entered for it. */
void pandoria_relic_rack_set_catalogue (PandoriaRelicRack *self, PandoriaCatalogue *catalogue);
/** Writes the relics; as PANDORIA_DEFAULT where any may be, or @setup has no artifacts. */
void pandoria_relic_rack_fill (PandoriaRelicRack *self, PandoriaSetup *setup);
/** Shows the relics of @setup. */
void pandoria_relic_rack_read (PandoriaRelicRack *self, const PandoriaSetup *setup);

G_END_DECLS
