/* Private members and functions of PandoriaCatalogue.
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
  PandoriaCatalogueFile
      *own; /* the player's; after each change, call pandoria_catalogue_changed() */
  PandoriaCatalogueFile *base; /* (nullable): its contents on disk, as far as we know */
  PandoriaSaver *saver;        /* writes it; NULL: nothing is written */
  char *damage, *aside; /* (nullable): the fault of the previous file, and its current path */
  gboolean is_dirty;    /* learnt entries are not on disk yet */
  char *save_error;
};

/* pandoria-catalogue.c */

/** Returns: whether a shipped entry of @thing is in effect. */
gboolean pandoria_catalogue_is_shipped_known (PandoriaCatalogue *self,
                                              const PandoriaPrinted *thing);
/**
 * Takes @own (transfer full) as the player's catalogue; NULL: the present one was changed directly.
 * Saves it and emits "changed".
 * Returns: FALSE and the reason if it cannot be saved; the change is then kept in memory only.
 */
gboolean pandoria_catalogue_changed (PandoriaCatalogue *self, PandoriaCatalogueFile *own,
                                     GError **error);
