/* PandoriaCardNamePanel: which card of the market is bought, if somebody says so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"

/** Signal "changed": another name is there. */
#define PANDORIA_TYPE_CARD_NAME_PANEL (pandoria_card_name_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardNamePanel, pandoria_card_name_panel, PANDORIA, CARD_NAME_PANEL, AdwPreferencesGroup)

/** Begins without a name; those cards of @catalogue (nullable) are offered that what is typed may mean. */
void pandoria_card_name_panel_show (PandoriaCardNamePanel *self, PandoriaCatalogue *catalogue);
/** Returns: (transfer none) (nullable): the name, NULL without one. */
const char *pandoria_card_name_panel_get_name (PandoriaCardNamePanel *self);
