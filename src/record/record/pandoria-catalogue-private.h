/* Shared by the files of the catalogue: pandoria-catalogue.c (queries, learns, saves) and pandoria-catalogue-edit.c
 * (lists, corrects, imports and exports).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue.h"
#include "pandoria-file.h"

struct _PandoriaCatalogue
{
  GObject parent_instance;

  PandoriaCatalogueFile *shipped; /* with learnt entries that do not fit into the player's file */
  PandoriaCatalogueFile *own;     /* the player's; after each change, call pandoria_catalogue_changed() */
  PandoriaCatalogueFile *base;    /* (nullable): its contents on disk, as far as we know */
  PandoriaSaver *saver;           /* writes it; NULL: nothing is written */
  char *damage, *aside;           /* (nullable): the fault of the previous file, and its current path */
  gboolean is_dirty;              /* learnt entries are not on disk yet */
  char *save_error;
};

/* pandoria-catalogue.c */

/** Returns: whether a shipped entry of @thing is in effect. */
gboolean pandoria_catalogue_is_shipped_known (PandoriaCatalogue *self, const PandoriaPrinted *thing);
/** Takes @own as the player's catalogue (NULL: it was changed directly), saves it and notifies. */
gboolean pandoria_catalogue_changed (PandoriaCatalogue *self, PandoriaCatalogueFile *own, GError **error);
