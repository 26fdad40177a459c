/* PandoriaCardsDialog: what may be done in step 3 (6.3): every spell, every building, and the realms' other acts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-act-dialog.h"
#include "pandoria-catalogue.h"

G_BEGIN_DECLS

/** PandoriaCardsPage: with which list the dialog opens. */
typedef enum
{
  PANDORIA_CARDS_SPELLS,
  PANDORIA_CARDS_BUILDINGS,
  PANDORIA_CARDS_OTHER, /* relics, river ship, recast, the Goblins' acts, ransom; hidden when there are none */
} PandoriaCardsPage;

#define PANDORIA_TYPE_CARDS_DIALOG (pandoria_cards_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardsDialog, pandoria_cards_dialog, PANDORIA, CARDS_DIALOG, PandoriaActDialog)

/** Makes the dialog for the active player of @game; @parent may be NULL. Costs that are entered go into @catalogue. */
GtkWidget *pandoria_cards_dialog_new (GtkWindow *parent, PandoriaGame *game, PandoriaCatalogue *catalogue);
/** Shows a page of the list. */
void pandoria_cards_dialog_show_page (PandoriaCardsDialog *self, PandoriaCardsPage page);
/** Opens the page of @action, an act of the lists without cost and choices. */
void pandoria_cards_dialog_show_act (PandoriaCardsDialog *self, const PandoriaAction *action);

G_END_DECLS
