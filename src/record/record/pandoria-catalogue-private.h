/* What the files of the catalogue share: pandoria-catalogue.c (asks, learns, saves), pandoria-catalogue-edit.c (lists, corrects,
 * imports and exports).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue.h"
#include "pandoria-record.h"
#include "pandoria-saver.h"

/** PandoriaCatalogueStore: the player's own catalogue on disk. */
typedef struct
{
  PandoriaCatalogueFile *file; /* to be changed before pandoria_catalogue_store_write() */
  PandoriaCatalogueFile *base; /* (nullable): the contents on disk, as far as we know */
  PandoriaSaver *saver;        /* which it follows; NULL: nothing is written */
  char *damage, *aside;        /* (nullable): the fault of the previous file, and its present path */
} PandoriaCatalogueStore;

struct _PandoriaCatalogue
{
  GObject parent_instance;

  PandoriaCatalogueFile *shipped; /* with what the own file has no room for */
  PandoriaCatalogueStore own;     /* each change of its file is followed by pandoria_catalogue_changed() */
  gboolean is_dirty;              /* something was learnt that is not on disk */
  char *save_error;
};

/* pandoria-catalogue.c */

/** Returns: whether a shipped entry of @thing counts. */
gboolean pandoria_catalogue_is_shipped_known (PandoriaCatalogue *self, const PandoriaPrinted *thing);
/** Takes @own (nullable: it was changed directly) as the player's own one, saves it and notifies. */
gboolean pandoria_catalogue_changed (PandoriaCatalogue *self, PandoriaCatalogueFile *own, GError **error);

/* pandoria-catalogue-store.c */

/**
 * Opens @path (nullable: nothing is ever written), which need not exist. One that is damaged is put aside under another name; one
 * that cannot be read, or is of a later version, stays where it is and is not written over.
 */
void pandoria_catalogue_store_open (PandoriaCatalogueStore *store, const char *path);
void pandoria_catalogue_store_clear (PandoriaCatalogueStore *store);
/** Replaces the catalogue by @file, which is taken. */
void pandoria_catalogue_store_take (PandoriaCatalogueStore *store, PandoriaCatalogueFile *file);
/** Writes the file. Changes by another program since it was read or written last stay, and are known from then on. */
gboolean pandoria_catalogue_store_write (PandoriaCatalogueStore *store, GError **error);
