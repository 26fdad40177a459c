/* Shared by the files of the catalogue: pandoria-catalogue.c (queries, learns, saves) and pandoria-catalogue-edit.c
 * (lists, corrects, imports and exports).
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
  PandoriaCatalogueFile *file; /* change it before pandoria_catalogue_store_write() */
  PandoriaCatalogueFile *base; /* (nullable): the contents on disk, as far as we know */
  PandoriaSaver *saver;        /* writes the file; NULL: nothing is written */
  char *damage, *aside;        /* (nullable): the fault of the previous file, and its current path */
} PandoriaCatalogueStore;

struct _PandoriaCatalogue
{
  GObject parent_instance;

  PandoriaCatalogueFile *shipped; /* with learnt entries that do not fit into the player's file */
  PandoriaCatalogueStore own;     /* after each change of its file, call pandoria_catalogue_changed() */
  gboolean is_dirty;              /* learnt entries are not on disk yet */
  char *save_error;
};

/* pandoria-catalogue.c */

/** Returns: whether a shipped entry of @thing is in effect. */
gboolean pandoria_catalogue_is_shipped_known (PandoriaCatalogue *self, const PandoriaPrinted *thing);
/** Takes @own as the player's catalogue (NULL: it was changed directly), saves it and notifies. */
gboolean pandoria_catalogue_changed (PandoriaCatalogue *self, PandoriaCatalogueFile *own, GError **error);

/* pandoria-catalogue-store.c */

/**
 * Opens @path, which need not exist (NULL: nothing is ever written). Renames a damaged file. A file that cannot be
 * read, or is of a later version, stays in place and is not overwritten.
 */
void pandoria_catalogue_store_open (PandoriaCatalogueStore *store, const char *path);
void pandoria_catalogue_store_clear (PandoriaCatalogueStore *store);
/** Replaces the catalogue by @file (transfer full). */
void pandoria_catalogue_store_take (PandoriaCatalogueStore *store, PandoriaCatalogueFile *file);
/** Writes the file. Merges changes that another program has made since it was last read or written. */
gboolean pandoria_catalogue_store_write (PandoriaCatalogueStore *store, GError **error);
