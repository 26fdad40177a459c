/* PandoriaAfterPanel: what Halflings of the revised edition do after a spell: nothing, build the same card, erect a monument.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"

/** PandoriaCardAfter: what follows the spell (11). */
typedef enum
{
  PANDORIA_CARD_AFTER_NOTHING,
  PANDORIA_CARD_AFTER_BUILD,
  PANDORIA_CARD_AFTER_MONUMENT,
} PandoriaCardAfter;

/** Signal "changed": something else is chosen. */
#define PANDORIA_TYPE_AFTER_PANEL (pandoria_after_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaAfterPanel, pandoria_after_panel, PANDORIA, AFTER_PANEL, GtkBox)

/** Starts anew in @game for the cast @base; hidden when nothing can follow it. */
void pandoria_after_panel_show (PandoriaAfterPanel *self, PandoriaGame *game, PandoriaCatalogue *catalogue,
                                const PandoriaAction *base);
/** Offers the slots for what follows @cast, the spell as far as it is chosen. */
void pandoria_after_panel_offer (PandoriaAfterPanel *self, const PandoriaAction *cast);
/** Writes into @action, a cast, what follows. Returns: FALSE while something is missing. */
gboolean pandoria_after_panel_fill (PandoriaAfterPanel *self, PandoriaAction *action);
