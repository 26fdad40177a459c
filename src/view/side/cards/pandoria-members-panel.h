/* PandoriaMembersPanel: the choices of a spell that are not made on the board, and what Halflings
 * of the revised edition do after it: nothing, build the same card, erect a monument.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-action.h"
#include "pandoria-catalogue.h"
#include "pandoria-game.h"
#include "pandoria-types.h"

/** PandoriaCardAfter: the act after the spell (11). */
typedef enum
{
  PANDORIA_CARD_AFTER_NOTHING,
  PANDORIA_CARD_AFTER_BUILD,
  PANDORIA_CARD_AFTER_MONUMENT,
} PandoriaCardAfter;

/** PandoriaMembersPanel: emits "changed" when a choice changes. */
#define PANDORIA_TYPE_MEMBERS_PANEL (pandoria_members_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMembersPanel, pandoria_members_panel, PANDORIA, MEMBERS_PANEL, GtkBox)

/** Shows the choices of @spell for the act @base of @game. @copied: an Adopt copies it
 * (PandoriaAction.copy). */
void pandoria_members_panel_show (PandoriaMembersPanel *self, PandoriaGame *game,
                                  PandoriaCatalogue *catalogue, const PandoriaAction *base,
                                  PandoriaSpell spell, guint level, gboolean copied);
/** Sets the act of the choices to @base (with another printed cost), and updates the possible
 * choices. */
void pandoria_members_panel_update (PandoriaMembersPanel *self, const PandoriaAction *base);
/** Stores the choices in @action. Returns: whether all needed choices are made. */
gboolean pandoria_members_panel_fill (PandoriaMembersPanel *self, PandoriaAction *action);
/** Returns: the row that chooses what the Halflings do besides the spell, PandoriaCardAfter. */
GtkWidget *pandoria_members_panel_get_after_row (PandoriaMembersPanel *self);
