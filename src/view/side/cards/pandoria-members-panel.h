/* PandoriaMembersPanel: the choices of a spell that are not made on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"

/** Signal "changed": another choice is made. */
#define PANDORIA_TYPE_MEMBERS_PANEL (pandoria_members_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMembersPanel, pandoria_members_panel, PANDORIA, MEMBERS_PANEL, GtkBox)

/**
 * Shows the choices of @spell at @level for the active player of @game. @base is the act to which they belong, without
 * them; @copied: they are what an Adopt copies (PandoriaAction.copy).
 */
void pandoria_members_panel_show (PandoriaMembersPanel *self, PandoriaGame *game, PandoriaCatalogue *catalogue,
                                  const PandoriaAction *base, PandoriaSpell spell, guint level, gboolean copied);
/** Whether the board is there beside it, where each figure is asked for when it is placed: then these choices are not asked for here. */
void pandoria_members_panel_set_beside_board (PandoriaMembersPanel *self, gboolean beside_board);
/** Says that the act to which the choices belong is @base now (another printed cost): what is possible is found anew. */
void pandoria_members_panel_update (PandoriaMembersPanel *self, const PandoriaAction *base);
/** Writes the choices into @action. Returns: whether all that must be known is. */
gboolean pandoria_members_panel_fill (PandoriaMembersPanel *self, PandoriaAction *action);
