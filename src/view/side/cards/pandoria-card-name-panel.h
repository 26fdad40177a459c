/* The panel for the name of the bought card, with suggestions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"

/** PandoriaCardNamePanel: emits "changed" when the name changes. */
#define PANDORIA_TYPE_CARD_NAME_PANEL (pandoria_card_name_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardNamePanel, pandoria_card_name_panel, PANDORIA, CARD_NAME_PANEL,
                      AdwPreferencesGroup)

/** Resets the name. Suggests the cards of @catalogue (nullable) that match the typed text. */
void pandoria_card_name_panel_show (PandoriaCardNamePanel *self, PandoriaCatalogue *catalogue);
/** Returns: (transfer none) (nullable): the name; NULL if none was entered. */
const char *pandoria_card_name_panel_get_name (PandoriaCardNamePanel *self);
