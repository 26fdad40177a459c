/* A dialog that adds a card or a relic to the catalogue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"

/** PandoriaCatalogueAdd: a dialog that adds an item. Signal "chosen" (a PandoriaPrinted): the user
 * wants to add it. */
#define PANDORIA_TYPE_CATALOGUE_ADD (pandoria_catalogue_add_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueAdd, pandoria_catalogue_add, PANDORIA, CATALOGUE_ADD,
                      AdwWindow)

/** Makes the dialog for an item of @kind: CARD or RELIC. */
GtkWidget *pandoria_catalogue_add_new (GtkWindow *parent, PandoriaPrintedKind kind);
