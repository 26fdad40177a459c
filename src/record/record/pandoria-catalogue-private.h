/* What the files of the catalogue share: pandoria-catalogue.c (asks, learns, saves), pandoria-catalogue-edit.c (lists, corrects,
 * imports and exports).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue.h"

G_BEGIN_DECLS

/* pandoria-catalogue.c */

/** Returns: (transfer none): the shipped catalogue. */
PandoriaCatalogueFile *pandoria_catalogue_get_shipped (PandoriaCatalogue *self);
/** Returns: (transfer none): the player's own one; what changes it calls pandoria_catalogue_changed(). */
PandoriaCatalogueFile *pandoria_catalogue_get_own (PandoriaCatalogue *self);
/** Returns: whether a shipped entry of @thing counts. */
gboolean pandoria_catalogue_is_shipped_known (PandoriaCatalogue *self, const PandoriaPrinted *thing);
/** Takes @own (nullable: it was changed in its place) as the player's own one, saves it and tells that it is another one. */
gboolean pandoria_catalogue_changed (PandoriaCatalogue *self, PandoriaCatalogueFile *own, GError **error);

G_END_DECLS
