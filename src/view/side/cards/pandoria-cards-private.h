/* The parts of the panel of cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"
#include "pandoria-slot-picker.h"

/* --- pandoria-act-footer.c ---------------------------------------------------------------------------------------- */

/** Signal "clicked": the button was pressed. */
#define PANDORIA_TYPE_ACT_FOOTER (pandoria_act_footer_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaActFooter, pandoria_act_footer, PANDORIA, ACT_FOOTER, GtkBox)

/** Sets the button's label, with a mnemonic. */
void pandoria_act_footer_set_label (PandoriaActFooter *self, const char *label);
/** Shows what the active player of @game has of @counter, and of @other; PANDORIA_N_COUNTERS: of nothing. */
void pandoria_act_footer_show_have (PandoriaActFooter *self, PandoriaGame *game, guint counter, guint other);
/** Shows cost and effect of @action in @game; the button can be pressed. */
void pandoria_act_footer_show_act (PandoriaActFooter *self, PandoriaGame *game, const PandoriaAction *action);
/** Shows why the act cannot be done; the button cannot be pressed. */
void pandoria_act_footer_show_reason (PandoriaActFooter *self, const char *reason);
/** Shows the choice on the board that is missing before the button can be pressed; NULL: it can. */
void pandoria_act_footer_set_prompt (PandoriaActFooter *self, const char *prompt);
/** Returns: (transfer none): the button. */
GtkWidget *pandoria_act_footer_get_button (PandoriaActFooter *self);

/* --- pandoria-after-panel.c --------------------------------------------------------------------------------------- */

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

/** Starts again in @game for the cast @base; hidden when nothing can follow it. */
void pandoria_after_panel_show (PandoriaAfterPanel *self, PandoriaGame *game, PandoriaCatalogue *catalogue,
                                const PandoriaAction *base);
/** Offers the slots for what follows @cast, the spell as far as it is chosen. */
void pandoria_after_panel_offer (PandoriaAfterPanel *self, const PandoriaAction *cast);
/** Writes into @action, a cast, what follows. Returns: FALSE while something is missing. */
gboolean pandoria_after_panel_fill (PandoriaAfterPanel *self, PandoriaAction *action);

/* --- pandoria-build-picker.c -------------------------------------------------------------------------------------- */

/** Signal "changed": another building, cost or slot is chosen. */
#define PANDORIA_TYPE_BUILD_PICKER (pandoria_build_picker_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBuildPicker, pandoria_build_picker, PANDORIA, BUILD_PICKER, GtkBox)

/** Begins with the first building; costs come from @catalogue. */
void pandoria_build_picker_set_catalogue (PandoriaBuildPicker *self, PandoriaCatalogue *catalogue);
/** Shows what each slot would mean for the chosen building. */
void pandoria_build_picker_offer (PandoriaBuildPicker *self, const PandoriaState *state, guint player,
                                  const PandoriaSlotOffer offers[PANDORIA_MAX_SLOTS]);
/** Writes the chosen building into @build; its cost is 0 while none is chosen. Returns: whether cost and slot are chosen. */
gboolean pandoria_build_picker_get_build (PandoriaBuildPicker *self, PandoriaBuild *build);

/* --- pandoria-card-list.c ----------------------------------------------------------------------------------------- */

/** Signal "opened" (gpointer action): a row that is possible was pressed: a const PandoriaAction *, valid during the emission. */
#define PANDORIA_TYPE_CARD_LIST (pandoria_card_list_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardList, pandoria_card_list, PANDORIA, CARD_LIST, AdwBin)

/** Lists @acts (element-type PandoriaAction), each without cost and choices, for the active player of @game. */
void pandoria_card_list_fill (PandoriaCardList *self, GArray *acts, PandoriaGame *game, PandoriaCatalogue *catalogue);
/**
 * Lists only those with all of @words, names before descriptions and beginnings before middles, and selects the first; NULL: lists
 * all. Returns: how well the best of them fits (see pandoria_card_row_find()); 0: there is none.
 */
guint pandoria_card_list_search (PandoriaCardList *self, const char *const *words);
/** Shows the costs of the rows as @catalogue knows them now; rows stay where they are. */
void pandoria_card_list_refresh (PandoriaCardList *self, PandoriaGame *game, PandoriaCatalogue *catalogue);
/** Opens the row that is selected, if it is possible. */
void pandoria_card_list_open_selected (PandoriaCardList *self);
/** Puts the keyboard on the row that is selected, or else on the first. */
void pandoria_card_list_focus (PandoriaCardList *self);
/** Returns: whether nothing was listed, for any search text. */
gboolean pandoria_card_list_is_empty (PandoriaCardList *self);

/* --- pandoria-card-name-panel.c ----------------------------------------------------------------------------------- */

/** Signal "changed": another name is there. */
#define PANDORIA_TYPE_CARD_NAME_PANEL (pandoria_card_name_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardNamePanel, pandoria_card_name_panel, PANDORIA, CARD_NAME_PANEL, AdwPreferencesGroup)

/** Begins without a name; offers those cards of @catalogue (nullable) that the typed text may mean. */
void pandoria_card_name_panel_show (PandoriaCardNamePanel *self, PandoriaCatalogue *catalogue);
/** Returns: (transfer none) (nullable): the name, NULL without one. */
const char *pandoria_card_name_panel_get_name (PandoriaCardNamePanel *self);

/* --- pandoria-members-panel.c ------------------------------------------------------------------------------------- */

/** Signal "changed": another choice is made. */
#define PANDORIA_TYPE_MEMBERS_PANEL (pandoria_members_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMembersPanel, pandoria_members_panel, PANDORIA, MEMBERS_PANEL, GtkBox)

/**
 * Shows the choices of @spell at @level for the active player of @game. @base is the act to which they belong, without
 * them; @copied: they are what an Adopt copies (PandoriaAction.copy).
 */
void pandoria_members_panel_show (PandoriaMembersPanel *self, PandoriaGame *game, PandoriaCatalogue *catalogue,
                                  const PandoriaAction *base, PandoriaSpell spell, guint level, gboolean copied);
/** Whether the board is next to it, where each figure is asked for when it is placed: then these choices are not asked for here. */
void pandoria_members_panel_set_beside_board (PandoriaMembersPanel *self, gboolean beside_board);
/** Sets the act of the choices to @base (another printed cost), and finds the possible choices again. */
void pandoria_members_panel_update (PandoriaMembersPanel *self, const PandoriaAction *base);
/** Writes the choices into @action. Returns: whether all that must be known is. */
gboolean pandoria_members_panel_fill (PandoriaMembersPanel *self, PandoriaAction *action);

/* --- pandoria-ransom-panel.c -------------------------------------------------------------------------------------- */

/** Signal "changed": something else is chosen. */
#define PANDORIA_TYPE_RANSOM_PANEL (pandoria_ransom_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRansomPanel, pandoria_ransom_panel, PANDORIA, RANSOM_PANEL, GtkBox)

/** Offers the prisoners that @player holds of the active player of @game. */
void pandoria_ransom_panel_show (PandoriaRansomPanel *self, PandoriaGame *game, guint player);
/** Writes the choice into @action. Returns: whether figures are freed and for each exactly one resource is paid. */
gboolean pandoria_ransom_panel_fill (PandoriaRansomPanel *self, PandoriaAction *action);

/* --- pandoria-score-panel.c --------------------------------------------------------------------------------------- */

/** Signal "changed": something else is chosen. */
#define PANDORIA_TYPE_SCORE_PANEL (pandoria_score_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaScorePanel, pandoria_score_panel, PANDORIA, SCORE_PANEL, AdwBin)

/** Offers the players who are involved in the regions that are to be scored in @game. */
void pandoria_score_panel_show (PandoriaScorePanel *self, PandoriaGame *game);
/** Writes the choices into @action. */
void pandoria_score_panel_fill (PandoriaScorePanel *self, PandoriaAction *action);
