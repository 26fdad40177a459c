/* The catalogue: what is printed on cards and relics, shipped and as the player has added to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-types.h"

G_BEGIN_DECLS

/** The catalogue that ships with the program, for pandoria_catalogue_new(). */
#define PANDORIA_CATALOGUE_RESOURCE "resource:///io/github/pandoria_companion/PandoriaCompanion/data/catalogue.json"

/** PandoriaCatalogue: emits "changed" when a cost was remembered. */
#define PANDORIA_TYPE_CATALOGUE (pandoria_catalogue_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogue, pandoria_catalogue, PANDORIA, CATALOGUE, GObject)

/**
 * Reads the shipped catalogue and, over it, the player's own. @shipped: a path or a resource path ("resource:///…");
 * @own: a path, which need not exist. Returns: (nullable): NULL and a PANDORIA_FILE_ERROR when a file is invalid.
 */
PandoriaCatalogue *pandoria_catalogue_new (const char *shipped, const char *own, GError **error);

/** Returns: (transfer full) (element-type guint): the printed costs known for that card half, ascending; may be empty. */
GArray *pandoria_catalogue_get_spell_costs (PandoriaCatalogue *self, PandoriaSpell spell, guint level);
GArray *pandoria_catalogue_get_building_costs (PandoriaCatalogue *self, PandoriaBuilding building, guint level);

/** Remembers a printed cost in the player's own file. */
gboolean pandoria_catalogue_add_spell_cost (PandoriaCatalogue *self, PandoriaSpell spell, guint level, guint cost,
                                            GError **error);
gboolean pandoria_catalogue_add_building_cost (PandoriaCatalogue *self, PandoriaBuilding building, guint level,
                                               guint cost, GError **error);

G_END_DECLS
