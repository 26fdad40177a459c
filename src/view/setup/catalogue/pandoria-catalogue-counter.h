/* PandoriaCatalogueCounter: in how many games a printed cost was used, as soon as somebody asks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-card-uses.h"

G_BEGIN_DECLS

/** Signal "counted": the games have been read. */
#define PANDORIA_TYPE_CATALOGUE_COUNTER (pandoria_catalogue_counter_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueCounter, pandoria_catalogue_counter, PANDORIA, CATALOGUE_COUNTER, GObject)

PandoriaCatalogueCounter *pandoria_catalogue_counter_new (void);
/** Returns: (transfer none) (nullable): what was counted; NULL: it is being counted from now on, and "counted" follows. */
PandoriaCardUses *pandoria_catalogue_counter_ask (PandoriaCatalogueCounter *self);
/** Forgets what was counted: games may have changed. Who waits for what is being counted is told all the same. */
void pandoria_catalogue_counter_forget (PandoriaCatalogueCounter *self);

G_END_DECLS
