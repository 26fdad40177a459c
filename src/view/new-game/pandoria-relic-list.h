/* PandoriaRelicList: which relics are in the game, and their points (16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-setup.h"

G_BEGIN_DECLS

/** Signal "changed": the list is another one. */
#define PANDORIA_TYPE_RELIC_LIST (pandoria_relic_list_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRelicList, pandoria_relic_list, PANDORIA, RELIC_LIST, AdwExpanderRow)

/** Returns: whether no two relics ask for the same number of artifacts. */
gboolean pandoria_relic_list_is_valid (PandoriaRelicList *self);
/** Writes the relics; a list that is switched off as PANDORIA_DEFAULT. */
void pandoria_relic_list_fill (PandoriaRelicList *self, PandoriaSetup *setup);
/** Adds the relics of @setup. */
void pandoria_relic_list_read (PandoriaRelicList *self, const PandoriaSetup *setup);

G_END_DECLS
