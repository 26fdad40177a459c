/* Performs the acts that need a dialog of the window: opens it, fills it in and confirms it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cards-choices.h"
#include "markers.h"
#include "pandoria-build-picker.h"
#include "pandoria-card-page.h"
#include "pandoria-cards-panel.h"
#include "pandoria-corrections-dialog.h"
#include "pandoria-members-panel.h"
#include "pandoria-number-row.h"
#include "pandoria-slot-picker.h"
#include "template-child.h"
#include "window-driver-private.h"

/* --- spells --------------------------------------------------------------------------------- */

static void
fill_build (PandoriaBuildPicker *picker, const PandoriaBuild *build)
{
  choose_built_building (picker, build->building, build->level);
  choose_printed_cost (template_child (picker, "cost_picker"), build->cost);
  pandoria_slot_picker_set_slot (template_child (picker, "slot_picker"), build->slot);
}

static void
fill_buildings (PandoriaMembersPanel *panel, const PandoriaSpellMembers *members, guint part)
{
  gboolean build = members->build.building != PANDORIA_BUILDING_NONE;

  adw_combo_row_set_selected (template_child (panel, "part_row"), part);
  gtk_switch_set_active (template_child (panel, "build_switch"), build);
  gtk_switch_set_active (template_child (panel, "monument_switch"), members->monument.present);
  adw_combo_row_set_selected (template_child (panel, "order_row"), members->monument_first);
  if (build)
    fill_build (template_child (panel, "build_picker"), &members->build);
  if (members->monument.present)
    pandoria_slot_picker_set_slot (
        template_child (template_child (panel, "build_picker"), "monument_picker"),
        members->monument.slot);
}

static void
fill_members (PandoriaMembersPanel *panel, const PandoriaSpellMembers *members)
{
  guint part = members->build.building != PANDORIA_BUILDING_NONE ? 0
               : members->monument.present                       ? 1
                                                                 : 2;
  gboolean leader = members->leader || (members->n_figures > 0 && members->figures[0].leader);

  if (gtk_widget_get_visible (template_child (panel, "resource_row")))
    adw_combo_row_set_selected (template_child (panel, "resource_row"),
                                members->resource >= 0 ? (guint) members->resource
                                                       : PANDORIA_N_RESOURCES);
  if (gtk_widget_get_visible (template_child (panel, "leader_row")))
    gtk_switch_set_active (template_child (panel, "leader_switch"), leader);
  gtk_switch_set_active (template_child (panel, "figure_switch"), !members->no_figure);
  if (gtk_widget_get_visible (template_child (panel, "part_row"))
      || gtk_widget_get_visible (template_child (panel, "build_row")))
    fill_buildings (panel, members, part);
}

static void
fill_spell (PandoriaCardPage *page, const PandoriaAction *wanted)
{
  PandoriaMembersPanel *panel = template_child (page, "members_panel");
  GtkWidget *copy;

  fill_members (panel, &wanted->members);
  if (!gtk_widget_get_visible (template_child (panel, "player_row")))
    return;
  if (wanted->members.player < 0)
    adw_combo_row_set_selected (
        template_child (panel, "player_row"),
        g_list_model_get_n_items (adw_combo_row_get_model (template_child (panel, "player_row")))
            - 1);
  else
    choose_copied_player (panel, (guint) wanted->members.player);
  copy = template_find_type (template_child (panel, "copy_bin"), PANDORIA_TYPE_MEMBERS_PANEL);
  if (copy != NULL)
    fill_members (PANDORIA_MEMBERS_PANEL (copy), &wanted->copy);
}

/* Presses the spaces of a spell on the board. */
static void
press_members (Driver *driver, const PandoriaSpellMembers *members)
{
  for (guint i = 0; i < members->n_figures; i++)
    driver_press_for_figure (driver, members->figures[i].at, members->figures[i].leader);
  for (guint i = 0; i < members->n_moves; i++)
    {
      driver_press (driver, members->moves[i].from);
      driver_press (driver, members->moves[i].to);
    }
  driver_lay_hexes (driver, members->hexes, members->n_hexes, members->artifacts);
  if (members->at != PANDORIA_SPACE_NONE)
    driver_press (driver, members->at);
  if (members->fortress != PANDORIA_SPACE_NONE)
    driver_press (driver, members->fortress);
  if (members->region != PANDORIA_SPACE_NONE)
    {
      PandoriaSpaces choices = window_driver_get_view (driver->window)->choices;

      if (pandoria_spaces_has (&choices, members->region))
        driver_press (driver, members->region);
    }
  for (guint i = 0; i < members->n_flee; i++)
    driver_press_place (driver, members->flee[i]);
}

/* --- acts with a dialog --------------------------------------------------------------------- */

/* Returns: (nullable): the panel of cards, next to the board or in its dialog. */
static PandoriaCardsPanel *
find_cards (Driver *driver)
{
  GtkWidget *dialog = window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL);
  GtkWidget *root = dialog != NULL ? dialog : GTK_WIDGET (driver->window);

  return (PandoriaCardsPanel *) template_find_type (root, PANDORIA_TYPE_CARDS_PANEL);
}

static PandoriaCardsPanel *
open_cards (Driver *driver, const char *command)
{
  PandoriaCardsPanel *panel;

  driver_activate (driver, command, NULL);
  panel = find_cards (driver);
  if (panel == NULL)
    driver_fail (driver, "the panel of cards");
  return driver->fault == NULL ? panel : NULL;
}

static void
finish_card (Driver *driver, PandoriaCardPage *page)
{
  if (window_driver_get_view (driver->window)->is_begun) /* the board asks for the rest */
    return;
  if (!is_card_possible (page))
    driver_fail (driver, "the button of the card's page");
  template_press (page, "button");
  window_driver_settle ();
}

static void
do_after (PandoriaCardPage *page, const PandoriaAction *wanted)
{
  gpointer panel = template_child (page, "members_panel"),
           picker = template_child (panel, "after_picker");

  if (wanted->kind != PANDORIA_ACT_HALFLING)
    return;
  if (wanted->build.building != PANDORIA_BUILDING_NONE)
    {
      adw_combo_row_set_selected (template_child (panel, "after_row"), PANDORIA_CARD_AFTER_BUILD);
      fill_build (picker, &wanted->build);
      return;
    }
  adw_combo_row_set_selected (template_child (panel, "after_row"), PANDORIA_CARD_AFTER_MONUMENT);
  pandoria_slot_picker_set_slot (template_child (picker, "monument_picker"), wanted->monument.slot);
}

void
driver_do_cast (Driver *driver)
{
  PandoriaCardsPanel *panel = open_cards (driver, "cast");
  PandoriaCardPage *page;
  PandoriaAction base;

  if (panel == NULL)
    return;
  page = template_child (panel, "card");
  pandoria_action_init (&base, PANDORIA_ACT_CAST);
  base.spell = driver->wanted->spell;
  base.level = driver->wanted->level;
  pandoria_cards_panel_show_act (panel, &base);
  choose_printed_cost (template_child (page, "cost_picker"), driver->wanted->cost);
  fill_spell (page, driver->wanted);
  do_after (page, driver->wanted);
  finish_card (driver, page);
  press_members (driver, &driver->wanted->members);
  press_members (driver, &driver->wanted->copy);
}

void
driver_do_build (Driver *driver)
{
  PandoriaCardsPanel *panel = open_cards (driver, "build");
  const PandoriaBuild *build = &driver->wanted->build;
  PandoriaCardPage *page;
  PandoriaAction base;

  if (panel == NULL)
    return;
  page = template_child (panel, "card");
  pandoria_action_init (&base, PANDORIA_ACT_BUILD);
  base.build.building = build->building;
  base.build.level = build->level;
  pandoria_cards_panel_show_act (panel, &base);
  choose_printed_cost (template_child (page, "cost_picker"), build->cost);
  pandoria_slot_picker_set_slot (template_child (page, "slot_picker"), build->slot);
  finish_card (driver, page);
}

void
driver_do_monument (Driver *driver)
{
  PandoriaCardsPanel *panel = open_cards (driver, "monument");
  PandoriaCardPage *page;

  if (panel == NULL)
    return;
  page = template_child (panel, "card");
  pandoria_slot_picker_set_slot (template_child (page, "slot_picker"),
                                 driver->wanted->monument.slot);
  finish_card (driver, page);
}

/* Chooses an act in the dialog under “Other”. */
void
driver_do_other (Driver *driver)
{
  PandoriaCardsPanel *panel = open_cards (driver, "other");
  const PandoriaAction *wanted = driver->wanted;
  PandoriaCardPage *page;
  PandoriaAction base;

  if (panel == NULL)
    return;
  page = template_child (panel, "card");
  pandoria_action_init (&base, wanted->kind);
  base.player = wanted->player;
  base.slot = wanted->slot;
  base.relic_artifacts = wanted->relic_artifacts;
  pandoria_cards_panel_show_act (panel, &base);
  gtk_switch_set_active (template_child (page, "leader_switch"), wanted->leader);
  if (wanted->kind == PANDORIA_ACT_RELIC)
    pandoria_number_row_set_value (template_child (page, "points_row"), wanted->relic_points);
  if (wanted->kind == PANDORIA_ACT_RECAST || wanted->kind == PANDORIA_ACT_GOBLIN_CAST)
    fill_spell (page, wanted);
  finish_card (driver, page);
  if (wanted->kind == PANDORIA_ACT_RIVER_SHIP)
    driver_press (driver, wanted->at);
  press_members (driver, &wanted->members);
  press_members (driver, &wanted->copy);
}

void
driver_do_ransom (Driver *driver)
{
  static const char *const resources[] = { "crystal", "gold", "wood" };
  PandoriaCardsPanel *panel = open_cards (driver, "ransom");
  PandoriaCardPage *page;
  gpointer ransom;

  if (panel == NULL)
    return;
  page = template_child (panel, "card");
  ransom = template_child (page, "ransom_panel");
  pandoria_number_row_set_value (template_child (ransom, "workers"), driver->wanted->workers);
  gtk_switch_set_active (template_child (ransom, "leader_switch"), driver->wanted->leader);
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    {
      guint n = 0;

      for (guint j = 0; j < driver->wanted->n_pay; j++)
        n += driver->wanted->pay[j] == i;
      pandoria_number_row_set_value (template_child (ransom, resources[i]), (int) n);
    }
  finish_card (driver, page);
}

void
driver_do_score (Driver *driver)
{
  PandoriaCardsPanel *panel;
  PandoriaCardPage *page;

  driver_activate (driver, "score", NULL);
  panel = find_cards (driver);
  if (panel == NULL)
    return;
  page = template_child (panel, "card");
  for (guint i = 0; i < driver->wanted->n_cards; i++)
    take_scored_card (template_child (page, "score_group"), i);
  finish_card (driver, page);
}

void
driver_do_buy (Driver *driver)
{
  PandoriaCardsPanel *panel = open_cards (driver, "buy");
  PandoriaCardPage *page;

  if (panel == NULL)
    return;
  page = template_child (panel, "card");
  choose_printed_cost (template_child (page, "cost_picker"), driver->wanted->cost);
  finish_card (driver, page);
}

/* --- corrections ---------------------------------------------------------------------------- */

static void
do_adjust (Driver *driver, PandoriaCorrectionsDialog *dialog)
{
  PandoriaMarkersPanel *markers = template_child (dialog, "markers");
  guint player = driver->wanted->player;

  adw_view_stack_set_visible_child_name (template_child (dialog, "stack"), "markers");
  pandoria_correction_panel_set_player (PANDORIA_CORRECTION_PANEL (markers), player);
  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    {
      int value, most;

      pandoria_state_get_counter (driver_get_state (driver), player, i, &value, &most);
      if (driver->wanted->adjust[i] != 0)
        markers_set_value (markers, i, value + driver->wanted->adjust[i]);
    }
}

static void
do_edit (Driver *driver, PandoriaCorrectionsDialog *dialog)
{
  const PandoriaAction *wanted = driver->wanted;
  PandoriaSpaceWish wish;

  driver_press (driver, wanted->at);
  pandoria_space_edit_read (driver_get_state (driver), wanted->at, &wish);
  if (wanted->edit_terrain != PANDORIA_EDIT_KEEP)
    wish.terrain = wanted->edit_terrain == PANDORIA_EDIT_SET ? wanted->terrain : -1;
  if (wanted->edit_symbols == PANDORIA_EDIT_SET)
    wish.symbols = wanted->symbols;
  if (wanted->edit_castle != PANDORIA_EDIT_KEEP)
    wish.castle = wanted->edit_castle == PANDORIA_EDIT_SET ? wanted->castle : -1;
  if (wanted->edit_figure != PANDORIA_EDIT_KEEP)
    wish.figure = wanted->edit_figure == PANDORIA_EDIT_SET ? wanted->figure.player : -1;
  if (wanted->edit_figure != PANDORIA_EDIT_KEEP)
    wish.leader = wanted->edit_figure == PANDORIA_EDIT_SET && wanted->figure.leader;
  if (wanted->edit_artifacts == PANDORIA_EDIT_SET)
    wish.artifacts = wanted->artifacts;
  pandoria_space_panel_set_wish (template_child (dialog, "space"), &wish);
}

static void
do_edit_player (Driver *driver, PandoriaCorrectionsDialog *dialog)
{
  PandoriaTableauPanel *tableau = template_child (dialog, "tableau");

  adw_view_stack_set_visible_child_name (template_child (dialog, "stack"), "tableau");
  pandoria_correction_panel_set_player (PANDORIA_CORRECTION_PANEL (tableau),
                                        driver->wanted->player);
  pandoria_tableau_panel_set_tableau (tableau, &driver->wanted->tableau);
}

static void
do_edit_table (Driver *driver, PandoriaCorrectionsDialog *dialog)
{
  const PandoriaTableEdit *wanted = &driver->wanted->table;
  PandoriaTableEdit edit;

  pandoria_table_edit_init (&edit, driver_get_state (driver));
  for (guint i = 0; i < PANDORIA_N_TABLE_NUMBERS; i++)
    if ((wanted->members >> i & 1) != 0)
      edit.numbers[i] = wanted->numbers[i];
  if ((wanted->members >> PANDORIA_TABLE_MONUMENTS & 1) != 0)
    {
      edit.n_monuments = wanted->n_monuments;
      memcpy (edit.monuments, wanted->monuments, sizeof edit.monuments);
    }
  if ((wanted->members >> PANDORIA_TABLE_RELICS & 1) != 0)
    {
      edit.n_relics = wanted->n_relics;
      memcpy (edit.relics, wanted->relics, sizeof edit.relics);
    }
  adw_view_stack_set_visible_child_name (template_child (dialog, "stack"), "table");
  pandoria_table_panel_set_table (template_child (dialog, "table"), &edit);
}

void
driver_do_correction (Driver *driver)
{
  GtkWidget *dialog;

  driver_activate (driver, "corrections", NULL);
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_CORRECTIONS_DIALOG);
  if (dialog == NULL)
    {
      driver_fail (driver, "corrections dialog");
      return;
    }
  if (driver->wanted->kind == PANDORIA_ACT_ADJUST)
    do_adjust (driver, PANDORIA_CORRECTIONS_DIALOG (dialog));
  else if (driver->wanted->kind == PANDORIA_ACT_EDIT_PLAYER)
    do_edit_player (driver, PANDORIA_CORRECTIONS_DIALOG (dialog));
  else if (driver->wanted->kind == PANDORIA_ACT_EDIT_TABLE)
    do_edit_table (driver, PANDORIA_CORRECTIONS_DIALOG (dialog));
  else
    do_edit (driver, PANDORIA_CORRECTIONS_DIALOG (dialog));
  template_press (dialog, "button");
  window_driver_settle ();
}
