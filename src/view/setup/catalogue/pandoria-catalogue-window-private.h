/* What the files of the catalogue's editor share: pandoria-catalogue-window.c (the tables), -files (import and export).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue-table.h"
#include "pandoria-catalogue-window.h"
#include "pandoria-card-uses.h"

struct _PandoriaCatalogueWindow
{
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  AdwViewStack *stack;
  AdwViewSwitcherTitle *switcher_title;
  AdwViewSwitcherBar *switcher_bar; /* where that has no room */
  PandoriaCatalogueTable *spells, *buildings, *cards, *relics, *monuments;

  PandoriaCatalogue *catalogue;
  PandoriaCatalogueCounter *counter;
  GtkNativeDialog *chooser; /* (nullable) */
};

/* pandoria-catalogue-window-files.c */
void pandoria_catalogue_window_choose_import (PandoriaCatalogueWindow *self);
void pandoria_catalogue_window_choose_export (PandoriaCatalogueWindow *self, gboolean as_table);
