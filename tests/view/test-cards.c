/* Tests the lists of cards: effective costs, results of a card, costs asked for in the row, search,
 * keyboard, and size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "cards-choices.h"
#include "dialog-fixture.h"
#include "pandoria-card-name-panel.h"
#include "pandoria-card-page.h"
#include "pandoria-card-row.h"
#include "pandoria-cards-panel.h"
#include "pandoria-cost-picker.h"
#include "pandoria-number-row.h"
#include "pandoria-offers.h"
#include "pandoria-slot-picker.h"
#include "panel-fixture.h"
#include "scenario-fixture.h"
#include "session-fixture.h"
#include "sample-game.h"
#include "template-child.h"

typedef struct
{
  PandoriaGame *game;
  PandoriaCatalogue *catalogue;
  GtkWidget *dialog;
  PandoriaAction considered;
  gboolean is_considered;
  guint n_considered;
} Fixture;

static void
on_considered (Fixture *fixture, gpointer action)
{
  fixture->n_considered++;
  fixture->is_considered = action != NULL;
  if (action != NULL)
    fixture->considered = *(const PandoriaAction *) action;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->game = dialog_fixture_make_game (4, PANDORIA_EDITION_FIRST, PANDORIA_REALM_HUMANS);
  fixture->catalogue = dialog_fixture_make_catalogue ();
  dialog_fixture_lay (fixture->game);
}

static void
open_dialog (Fixture *fixture, const char *name)
{
  GtkWidget *dialog = dialog_fixture_new_cards (NULL, fixture->game, fixture->catalogue);

  fixture->dialog = dialog;
  g_signal_connect_swapped (dialog_fixture_get_panel (dialog), "considered",
                            G_CALLBACK (on_considered), fixture);
  dialog_fixture_show (dialog, name);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->dialog != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->dialog));
  dialog_fixture_settle ();
  g_clear_object (&fixture->game);
  g_clear_object (&fixture->catalogue);
}

static gboolean
is_row (gpointer widget, gconstpointer title)
{
  return PANDORIA_IS_CARD_ROW (widget) && panel_has_label (widget, title);
}

static void
build (PandoriaGame *game, PandoriaBuilding building, guint level, guint slot)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_WOOD] = 5;
  fixture_apply (game, action);
  pandoria_action_init (&action, PANDORIA_ACT_BUILD);
  action.build = (PandoriaBuild){ (guint8) building, (guint8) level, 4, (guint8) slot, -1 };
  fixture_apply (game, action);
  dialog_fixture_play_round (game);
}

/* --- costs ---------------------------------------------------------------------------------- */

static void
test_discount (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row;
  PandoriaCardPage *page;

  build (fixture->game, PANDORIA_BUILDING_CARPENTER, 2, 0);
  open_dialog (fixture, "cards-discount");
  pandoria_cards_panel_show_page (dialog_fixture_get_panel (fixture->dialog),
                                  PANDORIA_CARDS_BUILDINGS);
  row = template_find (fixture->dialog, is_row, "Large Treasury");
  g_assert_true (panel_has_label (row, "3, 5"));
  g_assert_true (panel_has_label (row, "5 − 2 (Carpenter) = 3; 7 − 2 (Carpenter) = 5"));
  dialog_fixture_show (GTK_WIDGET (fixture->dialog), "cards-discount-buildings");
  dialog_fixture_open_building (fixture->dialog, PANDORIA_BUILDING_TREASURY_LARGE, 0);
  page = dialog_fixture_get_card (fixture->dialog);
  choose_printed_cost (template_child (page, "cost_picker"), 5);
  pandoria_slot_picker_set_slot (template_child (page, "slot_picker"), 1);
  g_assert_true (panel_has_label (GTK_WIDGET (page), "Costs 3 wood: 5 − 2 (Carpenter) = 3."));
  pandoria_slot_picker_set_slot (template_child (page, "slot_picker"), 0);
  /* A covered Carpenter gives no discount. */
  g_assert_true (panel_has_label (GTK_WIDGET (page), "Costs 1 wood: 5 − 4 (covered) = 1."));
  dialog_fixture_show (GTK_WIDGET (fixture->dialog), "card-overbuild");
}

/* Only the ship with a discount of 3 makes Astral Ship, which costs 6, affordable (15). */
static void
test_ship_discount (Fixture *fixture, gconstpointer data)
{
  PandoriaAction action;

  g_clear_object (&fixture->game);
  fixture->game = scenario_fixture_open ("15/astral-ship-discount", 1);
  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_CRYSTAL] = -7;
  fixture_apply (fixture->game, action);
  open_dialog (fixture, "cards-ship");
  dialog_fixture_open_spell (fixture->dialog, PANDORIA_SPELL_ASTRAL_SHIP, 0);
  choose_printed_cost (template_child (dialog_fixture_get_card (fixture->dialog), "cost_picker"),
                       6);
  g_assert_true (is_card_possible (dialog_fixture_get_card (fixture->dialog)));
  choose_printed_cost (template_child (dialog_fixture_get_card (fixture->dialog), "cost_picker"),
                       7);
  g_assert_false (is_card_possible (dialog_fixture_get_card (fixture->dialog)));
}

static void
test_ask (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = fixture_make_folder ();
  g_autofree char *own = g_build_filename (folder, "catalogue.json", NULL);
  g_autoptr (PandoriaCatalogue) again = NULL;
  g_autoptr (GArray) costs = NULL;
  GtkWidget *row, *ask, *chip;

  g_clear_object (&fixture->catalogue);
  fixture->catalogue
      = pandoria_catalogue_new ("resource://" FIXTURE_PREFIX "data/catalogue.json", own, NULL);
  open_dialog (fixture, "cards-ask");
  row = template_find (fixture->dialog, is_row, "Conjure 8");
  ask = template_find_type (row, GTK_TYPE_MENU_BUTTON);
  g_assert_true (gtk_widget_get_visible (ask));
  gtk_menu_button_popup (GTK_MENU_BUTTON (ask));
  dialog_fixture_show (GTK_WIDGET (fixture->dialog), "cards-asking");
  chip = template_find_type (
      template_find_type (gtk_menu_button_get_popover (GTK_MENU_BUTTON (ask)), GTK_TYPE_FLOW_BOX),
      GTK_TYPE_TOGGLE_BUTTON);
  g_signal_emit_by_name (chip, "clicked"); /* 1 */
  g_assert_false (gtk_widget_get_visible (ask));
  g_assert_true (panel_has_label (row, "1"));
  g_assert_true (
      panel_has_label (row, "Would bring +4 gold")); /* from 4 to 8, the lowest of 5/4/5 */
  /* The program remembers it after a restart. */
  again = pandoria_catalogue_new ("resource://" FIXTURE_PREFIX "data/catalogue.json", own, NULL);
  costs = pandoria_catalogue_get_values (again, pandoria_printed_spell (PANDORIA_SPELL_CONJURE, 8));
  g_assert_cmpuint (costs->len, ==, 1);
  g_assert_cmpuint (g_array_index (costs, guint, 0), ==, 1);
  g_remove (own);
  g_rmdir (folder);
}

static void
test_impossible (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row;

  open_dialog (fixture, "cards-impossible");
  row = template_find (fixture->dialog, is_row, "Monument");
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  g_assert_true (panel_has_label (row, "A monument must be erected over a building (rule 6.3.3)."));
}

/* --- what an act brings --------------------------------------------------------------------- */

static void
test_effect (Fixture *fixture, gconstpointer data)
{
  PandoriaAction action;
  GtkLabel *label = GTK_LABEL (g_object_ref_sink (gtk_label_new (NULL)));

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_FLEE;
  action.cost = 1;
  pandoria_offers_show_effect (label, fixture->game, &action);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (label))); /* its cost is no effect */
  action.spell = PANDORIA_SPELL_CONJURE;
  action.level = 10;
  action.cost = 2;
  action.members.resource = PANDORIA_COUNTER_CRYSTAL;
  pandoria_offers_show_effect (label, fixture->game, &action);
  g_assert_cmpstr (gtk_label_get_label (label), ==,
                   "Would bring +5 crystals"); /* from 5 over 3 to 10 */
  action.spell = PANDORIA_SPELL_FLEE;
  action.level = 0;
  build (fixture->game, PANDORIA_BUILDING_SHRINE, 2, 0);
  pandoria_offers_show_effect (label, fixture->game, &action);
  g_assert_cmpstr (gtk_label_get_label (label), ==, "Would bring +2 points");
  g_object_unref (label);
}

/* The 5 wood for the monument would be surplus after the scoring, and bring a point: it brings no
 * wood, and a point less than its value. */
static void
test_paid_with_surplus (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  GtkWidget *brings = g_object_ref_sink (gtk_label_new (NULL));
  PandoriaRecord *record = pandoria_game_get_record (game);
  guint n = pandoria_record_get_n_actions (record);
  PandoriaAction monument;

  while (pandoria_record_get_action (record, n - 1)->kind != PANDORIA_ACT_MONUMENT)
    n--;
  monument = *pandoria_record_get_action (record, n - 1);
  pandoria_game_go_back_to (game, n - 1);
  pandoria_offers_show_effect (GTK_LABEL (brings), game, &monument);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (brings)), ==, "Would bring +4 points");
  g_object_unref (brings);
}

/* A loss is not shown in green as a gain. */
static void
test_loss (Fixture *fixture, gconstpointer data)
{
  GtkWidget *brings = g_object_ref_sink (gtk_label_new (NULL));
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_GOLD] = -2;
  pandoria_offers_show_effect (GTK_LABEL (brings), fixture->game, &action);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (brings)), "−2 gold"));
  g_assert_true (gtk_widget_has_css_class (brings, "loss"));
  action.adjust[PANDORIA_COUNTER_GOLD] = 2;
  pandoria_offers_show_effect (GTK_LABEL (brings), fixture->game, &action);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (brings)), ==, "Would bring +2 gold");
  g_assert_false (gtk_widget_has_css_class (brings, "loss"));
  g_object_unref (brings);
}

static void
test_considered (Fixture *fixture, gconstpointer data)
{
  PandoriaCardPage *page;

  open_dialog (fixture, "cards-considered");
  dialog_fixture_open_spell (fixture->dialog, PANDORIA_SPELL_CONJURE, 10);
  page = dialog_fixture_get_card (fixture->dialog);
  g_assert_cmpuint (fixture->n_considered, >, 0);
  g_assert_false (fixture->is_considered);
  choose_printed_cost (template_child (page, "cost_picker"), 2);
  g_assert_true (fixture->is_considered);
  g_assert_cmpuint (fixture->considered.spell, ==, PANDORIA_SPELL_CONJURE);
  g_assert_cmpuint (fixture->considered.cost, ==, 2);
  gtk_widget_activate_action (GTK_WIDGET (dialog_fixture_get_panel (fixture->dialog)), "cards.back",
                              NULL);
  g_assert_false (fixture->is_considered);
}

/* The monument's dialog previews its first choice as soon as it is visible. */
static void
test_considered_at_once (Fixture *fixture, gconstpointer data)
{
  GtkWidget *monument;

  build (fixture->game, PANDORIA_BUILDING_CARPENTER, 2, 0);
  monument = dialog_fixture_new_alone (fixture->game, PANDORIA_ACT_MONUMENT);
  g_signal_connect_swapped (dialog_fixture_get_panel (monument), "considered",
                            G_CALLBACK (on_considered), fixture);
  dialog_fixture_show (monument, "monument-considered");
  g_assert_true (fixture->is_considered);
  g_assert_cmpuint (fixture->considered.kind, ==, PANDORIA_ACT_MONUMENT);
  g_assert_cmpuint (fixture->considered.monument.slot, ==, 0);
  gtk_window_destroy (GTK_WINDOW (monument));
}

/* --- search and keyboard -------------------------------------------------------------------- */

static void
test_search (Fixture *fixture, gconstpointer data)
{
  GtkWidget *entry, *stack, *row;

  open_dialog (fixture, "cards-search");
  pandoria_cards_panel_show_page (dialog_fixture_get_panel (fixture->dialog),
                                  PANDORIA_CARDS_SPELLS);
  gtk_widget_activate_action (GTK_WIDGET (dialog_fixture_get_panel (fixture->dialog)),
                              "cards.search", NULL);
  entry = template_find_type (fixture->dialog, GTK_TYPE_SEARCH_ENTRY);
  stack = template_find_type (fixture->dialog, ADW_TYPE_VIEW_STACK);
  gtk_editable_set_text (GTK_EDITABLE (entry), "TREASURY large");
  g_signal_emit_by_name (entry, "search-changed");
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (ADW_VIEW_STACK (stack)), ==, "buildings");
  dialog_fixture_show (GTK_WIDGET (fixture->dialog), "cards-found");
  row = template_find (fixture->dialog, is_row, "Large Treasury");
  g_assert_true (gtk_widget_get_child_visible (row));
  g_assert_false (
      gtk_widget_get_child_visible (template_find (fixture->dialog, is_row, "Small Treasury")));
  g_signal_emit_by_name (entry, "activate"); /* Enter opens the first result */
  g_assert_true (
      panel_has_label (GTK_WIDGET (dialog_fixture_get_card (fixture->dialog)), "Large Treasury"));
}

static void
test_arrow (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GListModel) controllers = NULL;
  GtkWidget *entry;
  gboolean stopped = FALSE;

  open_dialog (fixture, "cards-arrow");
  gtk_widget_activate_action (GTK_WIDGET (dialog_fixture_get_panel (fixture->dialog)),
                              "cards.search", NULL);
  entry = template_find_type (fixture->dialog, GTK_TYPE_SEARCH_ENTRY);
  controllers = gtk_widget_observe_controllers (entry);
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !stopped; i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Down, 0, 0, &stopped);
    }
  g_assert_true (stopped);
  g_assert_true (PANDORIA_IS_CARD_ROW (gtk_window_get_focus (GTK_WINDOW (fixture->dialog))));
}

/* The typed number is empty while nothing is chosen, and 0 is a valid number. */
static void
test_other_number (Fixture *fixture, gconstpointer data)
{
  PandoriaCostPicker *picker = g_object_ref_sink (g_object_new (PANDORIA_TYPE_COST_PICKER, NULL));
  GtkSpinButton *spin;

  pandoria_cost_picker_offer (picker, NULL, 5);
  spin = GTK_SPIN_BUTTON (template_find_type (picker, GTK_TYPE_SPIN_BUTTON));
  g_assert_cmpint (pandoria_cost_picker_get_cost (picker), ==, -1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "");
  gtk_spin_button_update (spin); /* as when the focus leaves it */
  g_assert_cmpint (pandoria_cost_picker_get_cost (picker), ==, -1);
  gtk_editable_set_text (GTK_EDITABLE (spin), "0");
  gtk_spin_button_update (spin);
  g_assert_cmpint (pandoria_cost_picker_get_cost (picker), ==, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "0");
  choose_printed_cost (picker, 7);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "7");
  choose_printed_cost (picker, -1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "");
  g_object_unref (picker);
}

/* The game also remembers the points of a relic, and enters them next time; 0 means unknown. */
static void
test_relic (Fixture *fixture, gconstpointer data)
{
  PandoriaRealm realms[] = { PANDORIA_REALM_HUMANS, PANDORIA_REALM_ELVES, PANDORIA_REALM_MAGES };
  g_autoptr (PandoriaGame) game = dialog_fixture_make_game_of (3, realms, PANDORIA_VARIANT_REGULAR,
                                                               PANDORIA_EDITION_FIRST, TRUE);
  PandoriaPrinted relic = pandoria_printed_relic (4);
  g_autoptr (GArray) none = NULL, known = NULL;
  g_auto (PandoriaLearned) learned = { 0 };
  PandoriaAction action;
  gpointer cards = g_object_ref_sink (g_object_new (PANDORIA_TYPE_CARDS_PANEL, NULL));
  gpointer page = template_child (cards, "card");

  pandoria_action_init (&action, PANDORIA_ACT_RELIC);
  action.relic_artifacts = 4;
  pandoria_card_costs_remember (fixture->catalogue, &action, NULL, game);
  none = pandoria_catalogue_get_values (fixture->catalogue, relic);
  g_assert_cmpuint (none->len, ==, 0);
  action.relic_points = 7;
  pandoria_card_costs_remember (fixture->catalogue, &action, NULL, game);
  known = pandoria_catalogue_get_values (fixture->catalogue, relic);
  g_assert_cmpuint (known->len, ==, 1);
  relic.value = 7;
  g_assert_cmpint (pandoria_catalogue_get_source (fixture->catalogue, &relic, &learned), ==,
                   PANDORIA_PRINTED_LEARNED);
  action.relic_points = 0;
  pandoria_card_page_show (page, game, fixture->catalogue, &action);
  g_assert_cmpint (pandoria_number_row_get_value (template_child (page, "points_row")), ==, 7);
  g_object_unref (cards);
}

static int
get_cost (gpointer page)
{
  return pandoria_cost_picker_get_cost (template_child (page, "cost_picker"));
}

/* The game remembers the price of a named card, and offers it when the card is named again. Typing
 * finds the card. */
static void
test_bought (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PandoriaGame) game
      = dialog_fixture_make_game (2, PANDORIA_EDITION_FIRST, PANDORIA_REALM_HUMANS);
  PandoriaPrinted card = { .kind = PANDORIA_PRINTED_CARD,
                           .spell = PANDORIA_SPELL_FLEE,
                           .building = PANDORIA_BUILDING_VAULT,
                           .value = 5 };
  gpointer cards = g_object_ref_sink (g_object_new (PANDORIA_TYPE_CARDS_PANEL, NULL));
  gpointer page = template_child (cards, "card"), panel, name, row;
  g_autoptr (GArray) known = NULL;
  g_auto (PandoriaLearned) learned = { 0 };
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_BUY);
  pandoria_card_page_show (page, game, fixture->catalogue, &action);
  panel = template_child (page, "name_panel");
  name = template_child (panel, "name_row");
  gtk_editable_set_text (name, "flee vault");
  g_assert_cmpint (get_cost (page), ==, -1);
  choose_printed_cost (template_child (page, "cost_picker"), 5);
  gtk_editable_set_text (name, "Flee Vault");
  g_assert_cmpint (get_cost (page), ==, 5); /* not known as the cost of another card */
  action.cost = 5;
  pandoria_card_costs_remember (fixture->catalogue, &action, "Sawmill", game);
  pandoria_card_costs_remember (fixture->catalogue, &action,
                                pandoria_card_name_panel_get_name (panel), game);
  known = pandoria_catalogue_get_values (fixture->catalogue, card);
  g_assert_cmpuint (known->len, ==, 1);
  g_assert_cmpint (pandoria_catalogue_get_source (fixture->catalogue, &card, &learned), ==,
                   PANDORIA_PRINTED_LEARNED);

  action.cost = 0;
  pandoria_card_page_show (page, game, fixture->catalogue, &action);
  g_assert_null (pandoria_card_name_panel_get_name (panel));
  g_assert_cmpint (get_cost (page), ==, -1);
  row = get_suggestion (panel, 0);
  g_assert_false (gtk_widget_get_visible (row));
  gtk_editable_set_text (name, "va");
  g_assert_true (gtk_widget_get_visible (row));
  g_assert_cmpstr (adw_preferences_row_get_title (row), ==, "Flee and Vault");
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, "5 gold");
  g_assert_false (gtk_widget_get_visible (get_suggestion (panel, 1)));
  g_assert_cmpint (get_cost (page), ==, -1);
  adw_action_row_activate (row);
  g_assert_cmpstr (pandoria_card_name_panel_get_name (panel), ==, "Flee and Vault");
  g_assert_cmpint (get_cost (page), ==, 5);
  g_assert_false (gtk_widget_get_visible (row));
  g_object_unref (cards);
}

#define ADD(path, function) g_test_add ("/cards/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("discount", test_discount);
  ADD ("ship-discount", test_ship_discount);
  ADD ("ask", test_ask);
  ADD ("impossible", test_impossible);
  ADD ("effect", test_effect);
  ADD ("loss", test_loss);
  g_test_add_func ("/cards/paid-with-surplus", test_paid_with_surplus);
  ADD ("considered", test_considered);
  ADD ("considered-at-once", test_considered_at_once);
  ADD ("search", test_search);
  ADD ("arrow", test_arrow);
  ADD ("other-number", test_other_number);
  ADD ("relic", test_relic);
  ADD ("bought", test_bought);
  return g_test_run ();
}
