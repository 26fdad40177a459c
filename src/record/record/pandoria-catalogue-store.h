/* PandoriaCatalogueStore: the player's own catalogue on disk: read when the program starts, put aside when it is damaged, written
 * when something has changed, and brought together with what a second instance has written there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue-file.h"

G_BEGIN_DECLS

typedef struct _PandoriaCatalogueStore PandoriaCatalogueStore;

/**
 * Opens @path (nullable: nothing is ever written), which need not exist. One that is damaged is put aside under another name; one
 * that cannot be read, or is of a later version, stays where it is and is not written over.
 */
PandoriaCatalogueStore *pandoria_catalogue_store_open (const char *path);
void pandoria_catalogue_store_free (PandoriaCatalogueStore *store);

/** Returns: (nullable): what is wrong with the file that was there, and in *@aside (nullable) where it is now. */
const char *pandoria_catalogue_store_get_damage (PandoriaCatalogueStore *store, const char **aside);
/** Returns: (transfer none): what the player's own catalogue says, to be changed before pandoria_catalogue_store_write(). */
PandoriaCatalogueFile *pandoria_catalogue_store_get_file (PandoriaCatalogueStore *store);
/** Takes @file in the place of what the catalogue says. */
void pandoria_catalogue_store_set_file (PandoriaCatalogueStore *store, PandoriaCatalogueFile *file);
/** Writes the file; what somebody else has changed there since it was read or written last stays, and is known from then on. */
gboolean pandoria_catalogue_store_write (PandoriaCatalogueStore *store, GError **error);

G_END_DECLS
