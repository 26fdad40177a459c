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

/**
 * PandoriaCatalogue: emits "changed" when a cost was remembered. Property "save-error" (nullable string, read only, notifies):
 * the reason why what was learnt is not on disk.
 */
#define PANDORIA_TYPE_CATALOGUE (pandoria_catalogue_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogue, pandoria_catalogue, PANDORIA, CATALOGUE, GObject)

/**
 * Reads the shipped catalogue and, over it, the player's own. @shipped: a path or a resource path ("resource:///…");
 * @own: a path, which need not exist; one that is damaged is put aside, and a new one is begun.
 * Returns: (nullable): NULL and a PANDORIA_FILE_ERROR when the shipped one is invalid.
 */
PandoriaCatalogue *pandoria_catalogue_new (const char *shipped, const char *own, GError **error);
/**
 * Returns: (nullable): what is wrong with the player's own file, and in *@aside (nullable) where it is now; a file that stays
 * where it is (it cannot be read, or is of a later version) is not written, and what is learnt is forgotten in the end.
 */
const char *pandoria_catalogue_get_damage (PandoriaCatalogue *self, const char **aside);

/** Returns: (transfer full) (element-type guint): the printed costs known for that card half, ascending; may be empty. */
GArray *pandoria_catalogue_get_spell_costs (PandoriaCatalogue *self, PandoriaSpell spell, guint level);
GArray *pandoria_catalogue_get_building_costs (PandoriaCatalogue *self, PandoriaBuilding building, guint level);

/** Writes what was learnt and is not on disk yet. */
gboolean pandoria_catalogue_save (PandoriaCatalogue *self, GError **error);
/** Returns: (nullable): why what was learnt is not on disk. */
const char *pandoria_catalogue_get_save_error (PandoriaCatalogue *self);

/**
 * Remembers a printed cost in the player's own file; what another program has written there meanwhile stays. FALSE: it is not
 * written; it is known all the same while the program runs.
 */
gboolean pandoria_catalogue_add_spell_cost (PandoriaCatalogue *self, PandoriaSpell spell, guint level, guint cost,
                                            GError **error);
gboolean pandoria_catalogue_add_building_cost (PandoriaCatalogue *self, PandoriaBuilding building, guint level,
                                               guint cost, GError **error);

G_END_DECLS
