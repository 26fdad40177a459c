/* What the files of the catalogue share: pandoria-catalogue.c (asks, learns, saves), pandoria-catalogue-edit.c (lists, corrects,
 * imports and exports).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue.h"
#include "pandoria-record.h"

/* pandoria-catalogue.c */

/** Returns: (transfer none): the shipped catalogue. */
PandoriaCatalogueFile *pandoria_catalogue_get_shipped (PandoriaCatalogue *self);
/** Returns: (transfer none): the player's own one; what changes it calls pandoria_catalogue_changed(). */
PandoriaCatalogueFile *pandoria_catalogue_get_own (PandoriaCatalogue *self);
/** Returns: whether a shipped entry of @thing counts. */
gboolean pandoria_catalogue_is_shipped_known (PandoriaCatalogue *self, const PandoriaPrinted *thing);
/** Takes @own (nullable: it was changed directly) as the player's own one, saves it and notifies. */
gboolean pandoria_catalogue_changed (PandoriaCatalogue *self, PandoriaCatalogueFile *own, GError **error);

typedef struct _PandoriaCatalogueStore PandoriaCatalogueStore;

/**
 * Opens @path (nullable: nothing is ever written), which need not exist. One that is damaged is put aside under another name; one
 * that cannot be read, or is of a later version, stays where it is and is not written over.
 */
PandoriaCatalogueStore *pandoria_catalogue_store_open (const char *path);
void pandoria_catalogue_store_free (PandoriaCatalogueStore *store);

/** Returns: (nullable): the fault of the previous file, and in *@aside (nullable) its present path. */
const char *pandoria_catalogue_store_get_damage (PandoriaCatalogueStore *store, const char **aside);
/** Returns: (transfer none): the player's own catalogue, to be changed before pandoria_catalogue_store_write(). */
PandoriaCatalogueFile *pandoria_catalogue_store_get_file (PandoriaCatalogueStore *store);
/** Replaces the catalogue by @file, which is taken. */
void pandoria_catalogue_store_set_file (PandoriaCatalogueStore *store, PandoriaCatalogueFile *file);
/** Writes the file. Changes by another program since it was read or written last stay, and are known from then on. */
gboolean pandoria_catalogue_store_write (PandoriaCatalogueStore *store, GError **error);
