/* The parts of the panel of cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"
#include "pandoria-cards-panel.h"

/* --- pandoria-build-picker.c ---------------------------------------------------------------- */

/** PandoriaBuildPicker: emits "changed" when the building, the cost or the slot changes. */
#define PANDORIA_TYPE_BUILD_PICKER (pandoria_build_picker_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBuildPicker, pandoria_build_picker, PANDORIA, BUILD_PICKER, GtkBox)

/**
 * Tries the choices in @build and @monument, members of @action (NULL: hidden), which change.
 * Offers the known costs in @catalogue (nullable). @costs: the slots show what the building costs.
 */
void pandoria_build_picker_offer (PandoriaBuildPicker *self, PandoriaGame *game,
                                  PandoriaCatalogue *catalogue, PandoriaAction *action,
                                  PandoriaBuild *build, PandoriaErect *monument, gboolean costs);
/** Stores the choices in @build and @monument (both nullable); cost 0: none yet. Returns: whether
 * all are made. */
gboolean pandoria_build_picker_get (PandoriaBuildPicker *self, PandoriaBuild *build,
                                    PandoriaErect *monument);

/* --- pandoria-card-list.c ------------------------------------------------------------------- */

/** PandoriaCardList: signal "opened" (gpointer action): the possible row of this const
 * PandoriaAction * was pressed. */
#define PANDORIA_TYPE_CARD_LIST (pandoria_card_list_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardList, pandoria_card_list, PANDORIA, CARD_LIST, AdwBin)

/** Lists the acts of @page for the active player of @game. Returns: whether there are any. */
gboolean pandoria_card_list_fill (PandoriaCardList *self, PandoriaCardsPage page,
                                  PandoriaGame *game, PandoriaCatalogue *catalogue);
/** Lists only acts with all of @words (NULL: all acts), and selects the first. Returns: the best of
 * its matches. */
guint pandoria_card_list_search (PandoriaCardList *self, const char *const *words);
/** Updates the costs of the rows, which keep their order. */
void pandoria_card_list_refresh (PandoriaCardList *self);
/** Opens the selected row if it is possible. */
void pandoria_card_list_open_selected (PandoriaCardList *self);
/** Focuses the selected row, otherwise the first one. */
void pandoria_card_list_focus (PandoriaCardList *self);

/* --- pandoria-card-row.c -------------------------------------------------------------------- */

struct _PandoriaCardRow
{
  GtkListBoxRow parent_instance;

  GtkLabel *title, *effect, *brings, *reckoning, *reason, *cost;
  GtkWidget *reason_box, *cost_box, *arrow;
  GtkWidget *correct; /* only if the page, which has the same button, cannot be opened */
  GtkImage *sign;
  GtkMenuButton *ask; /* while no printed cost is known */

  PandoriaGame *game;
  PandoriaCatalogue *catalogue;
  PandoriaAction action;
  GStrv names; /* (nullable): other names of the card, created by the first search */
  gboolean possible;
  guint found;    /* the quality of the match with the search; 0: none */
  guint last_use; /* the higher, the later; 0: not recently */
};

/** Shows the present cost, or why the act is impossible. */
void pandoria_card_row_update (PandoriaCardRow *self);
/**
 * Searches @words (pandoria_search_words_new(); nullable) in the names of the card in all
 * languages, and in its effect. Returns: the quality of the match, which the row keeps; 0: none.
 * Any name is better than any description.
 */
guint pandoria_card_row_find (PandoriaCardRow *self, const char *const *words);

/* --- pandoria-card-name-panel.c ------------------------------------------------------------- */

/** PandoriaCardNamePanel: emits "changed" when the name changes. */
#define PANDORIA_TYPE_CARD_NAME_PANEL (pandoria_card_name_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardNamePanel, pandoria_card_name_panel, PANDORIA, CARD_NAME_PANEL,
                      AdwPreferencesGroup)

/** Resets the name. Suggests the cards of @catalogue (nullable) that match the typed text. */
void pandoria_card_name_panel_show (PandoriaCardNamePanel *self, PandoriaCatalogue *catalogue);
/** Returns: (transfer none) (nullable): the name; NULL if none was entered. */
const char *pandoria_card_name_panel_get_name (PandoriaCardNamePanel *self);

/* --- pandoria-members-panel.c --------------------------------------------------------------- */

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

/* --- pandoria-ransom-panel.c ---------------------------------------------------------------- */

/** PandoriaRansomPanel: emits "changed" when a choice changes. */
#define PANDORIA_TYPE_RANSOM_PANEL (pandoria_ransom_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRansomPanel, pandoria_ransom_panel, PANDORIA, RANSOM_PANEL, GtkBox)

/** Offers the figures of the active player of @game that @player holds as prisoners. */
void pandoria_ransom_panel_show (PandoriaRansomPanel *self, PandoriaGame *game, guint player);
/** Stores the choices in @action. Returns: whether figures are freed, each for exactly one
 * resource. */
gboolean pandoria_ransom_panel_fill (PandoriaRansomPanel *self, PandoriaAction *action);

/* --- pandoria-score-choices.c --------------------------------------------------------------- */

/**
 * Adds a row to @group for each player of a scored region, who may take a card. Calls @changed
 * after each choice. Returns: (transfer full): the choices.
 */
GArray *pandoria_score_choices_new (AdwPreferencesGroup *group, PandoriaGame *game,
                                    GCallback changed, gpointer data);
/** Stores the active @choices in @action. */
void pandoria_score_choices_fill (GArray *choices, PandoriaAction *action);
