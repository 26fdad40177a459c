/* Tests the cards panel next to the board in the real window. Without room it is a dialog.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cards-choices.h"
#include "keyboard.h"
#include "pandoria-adaptive-bin.h"
#include "pandoria-card-page.h"
#include "pandoria-cards-panel.h"
#include "pandoria-cost-picker.h"
#include "pandoria-slot-picker.h"
#include "player-card.h"
#include "stored-game.h"
#include "template-child.h"
#include "window-fixture.h"

/* --- parts ---------------------------------------------------------------------------------- */

static gpointer
open_spells (PandoriaWindow *window)
{
  window_fixture_lay_tile (window);
  window_fixture_activate (window, "cast");
  return template_find_type (window, PANDORIA_TYPE_CARDS_PANEL);
}

/* The page of a spell that puts @level figures onto the board. */
static PandoriaCardPage *
open_muster (gpointer panel, guint level)
{
  PandoriaCardPage *card = template_child (panel, "card");
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_MUSTER;
  action.level = (guint8) level;
  pandoria_cards_panel_show_act (panel, &action);
  choose_printed_cost (template_child (card, "cost_picker"), 2);
  window_driver_settle ();
  return card;
}

static void
check_closed (PandoriaWindow *window)
{
  g_assert_null (template_find_type (window, PANDORIA_TYPE_CARDS_PANEL));
  g_assert_true (
      gtk_widget_get_mapped (GTK_WIDGET (template_child (window_get_sidebar (window), "ledger"))));
  g_assert_true (
      gtk_widget_get_mapped (GTK_WIDGET (template_child (window_get_sidebar (window), "players"))));
  g_assert_false (window_driver_get_view (window)->is_begun);
}

static gboolean
has_focus (PandoriaWindow *window, gpointer panel)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  return focus != NULL && gtk_widget_is_ancestor (focus, panel);
}

/* A regular game of four in @window, before an act of @kind, which is returned in @act (out). */
static void
go_before (PandoriaWindow *window, PandoriaActKind kind, PandoriaAction *act)
{
  g_autoptr (PandoriaGame) game = stored_game_open_before (kind, act);

  pandoria_window_set_game (window, game);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  window_driver_settle ();
}

/* Opens the one act of command @name. Returns: its page, next to the board. */
static PandoriaCardPage *
open_alone (PandoriaWindow *window, const char *name)
{
  window_fixture_activate (window, name);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_nonnull (window_find_cards (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window_find_cards (window))));
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (window_get_board (window))));
  g_assert_null (window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL));
  return template_child (window_find_cards (window), "card");
}

static gboolean
is_closed (gpointer window)
{
  return window_find_cards (window) == NULL;
}

/* --- tests ---------------------------------------------------------------------------------- */

/* No window covers the board. The player can place a figure while the list is open, which closes
 * the list. */
static void
test_board_stays (PandoriaWindow *window)
{
  gpointer panel = open_spells (window);

  g_assert_nonnull (panel);
  g_assert_null (window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL));
  g_assert_true (gtk_widget_get_mapped (panel));
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (window_get_board (window))));
  g_assert_false (
      gtk_widget_get_mapped (GTK_WIDGET (template_child (window_get_sidebar (window), "ledger"))));
  keyboard_click_space (window, pandoria_spaces_first (window_fixture_get_state (window)->laid_at));
  g_assert_cmpuint (window_fixture_get_state (window)->step, ==, PANDORIA_STEP_CARD);
  check_closed (window);
}

/* Escape leads from the card to the list and to the board; from the board, too, when nothing can be
 * undone. */
static void
test_escape (PandoriaWindow *window)
{
  gpointer panel = open_spells (window);

  open_muster (panel, 1);
  g_assert_true (window_driver_get_view (window)->is_begun);
  gtk_widget_activate_action (panel, "cards.back", NULL);
  g_assert_false (window_driver_get_view (window)->is_begun);
  g_assert_true (gtk_stack_get_visible_child (template_child (panel, "stack"))
                 == template_child (panel, "list_page"));
  gtk_widget_activate_action (panel, "cards.back", NULL);
  window_driver_settle ();
  check_closed (window);
  window_fixture_activate (window, "cast");
  window_driver_settle ();
  g_assert_nonnull (window_find_cards (window));
  window_fixture_focus_space (window, pandoria_space_from_name ("D5"));
  g_assert_true (keyboard_press (window, "Escape"));
  check_closed (window);
}

/* A complete page marks its targets. After the last choice the act waits: Enter casts, and does not
 * end the turn. */
static void
test_targets (PandoriaWindow *window)
{
  gpointer panel = open_spells (window);
  PandoriaSpaces choices;
  PandoriaSpace first;

  open_muster (panel, 1);
  choices = window_driver_get_view (window)->choices;
  g_assert_false (pandoria_spaces_is_empty (choices));
  g_assert_cmpstr (window_fixture_get_sentence (window), ==, "Press a free space for the figure.");
  first = pandoria_spaces_first (choices);
  keyboard_click_space (window, first);
  g_assert_nonnull (window_find_cards (window));
  g_assert_true (pandoria_spaces_is_empty (window_fixture_get_state (window)->players[0].figures));
  g_assert_nonnull (
      strstr (window_fixture_get_sentence (window), "pays 2 crystals. Press again or Enter"));
  g_assert_true (keyboard_press (window, "Return"));
  g_assert_true (
      pandoria_spaces_has (&window_fixture_get_state (window)->players[0].figures, first));
  g_assert_cmpuint (window_fixture_get_state (window)->turn, ==, 1);
  check_closed (window);
}

/* The button of the page is insensitive, with the reason, until a space is chosen on the board.
 * Enter leads there. */
static void
test_button (PandoriaWindow *window)
{
  gpointer panel = open_spells (window);
  PandoriaCardPage *card = open_muster (panel, 2);
  PandoriaSpace hovered;
  PandoriaSpaces choices;

  g_assert_false (gtk_widget_get_sensitive (pandoria_card_page_get_button (card)));
  g_assert_false (gtk_widget_has_css_class (
      template_child (window_get_turn_bar (window), "main_button"), "suggested-action"));
  pandoria_card_page_enter (card);
  window_driver_settle ();
  choices = window_driver_get_view (window)->choices;
  hovered = window_driver_get_view (window)->hovered;
  g_assert_true (pandoria_spaces_has (&choices, hovered));
  g_assert_cmpuint (window_fixture_get_state (window)->step, ==, PANDORIA_STEP_FIGURE);
  keyboard_click_space (window, hovered);
  g_assert_true (gtk_widget_get_sensitive (pandoria_card_page_get_button (card)));
  template_press (card, "button");
  window_driver_settle ();
  g_assert_true (
      pandoria_spaces_has (&window_fixture_get_state (window)->players[0].figures, hovered));
  check_closed (window);
}

/* With none or one of two targets the button is insensitive. The main button may cast without any.
 */
static void
test_half_chosen (PandoriaWindow *window)
{
  PandoriaCardPage *card;
  PandoriaAction action;

  window_fixture_lay_tile (window);
  window_fixture_focus_space (window,
                              pandoria_spaces_first (window_driver_get_view (window)->choices));
  g_assert_true (keyboard_press (window, "Return"));
  window_fixture_activate (window, "cast");
  window_driver_settle ();
  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_TELEPORT;
  action.level = 1;
  pandoria_cards_panel_show_act (window_find_cards (window), &action);
  card = template_child (window_find_cards (window), "card");
  choose_printed_cost (template_child (card, "cost_picker"), 1);
  window_driver_settle ();
  for (guint i = 0; i < 2; i++)
    {
      g_assert_false (gtk_widget_get_sensitive (pandoria_card_page_get_button (card)));
      g_assert_true ((window_driver_get_view (window)->next == PANDORIA_PLAY_NEXT_ENTER)
                     == (i == 0));
      g_assert_true (
          i > 0
          || g_str_equal (window_driver_get_view (window)->next_label, "Cast Without Effect"));
      window_driver_press (window, PANDORIA_PRESS_POINTER,
                           pandoria_spaces_first (window_driver_get_view (window)->choices));
      window_driver_settle ();
    }
  g_assert_true (window_driver_get_view (window)->next == PANDORIA_PLAY_NEXT_ENTER);
  g_assert_true (gtk_widget_get_sensitive (pandoria_card_page_get_button (card)));
}

/* Another cost begins the spell again, and drops the choices for the old cost. */
static void
test_changed (PandoriaWindow *window)
{
  gpointer panel = open_spells (window);
  PandoriaCardPage *card = open_muster (panel, 1);

  window_driver_press (window, PANDORIA_PRESS_POINTER,
                       pandoria_spaces_first (window_driver_get_view (window)->choices));
  g_assert_false (pandoria_spaces_is_empty (window_driver_get_view (window)->chosen));
  choose_printed_cost (template_child (card, "cost_picker"), 3);
  g_assert_true (window_driver_get_view (window)->is_begun);
  g_assert_true (pandoria_spaces_is_empty (window_driver_get_view (window)->chosen));
  window_driver_press (window, PANDORIA_PRESS_POINTER,
                       pandoria_spaces_first (window_driver_get_view (window)->choices));
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), "pays 3 crystals"));
}

/* The keyboard reaches the panel like any other. Showing the ledger closes the panel. */
static void
test_panels (PandoriaWindow *window)
{
  window_fixture_assert_reached (window, open_spells (window));
  window_fixture_activate (window, "ledger");
  check_closed (window);
}

/* While the panel replaces the ledger, the search command searches the panel. */
static void
test_search (PandoriaWindow *window)
{
  gpointer panel = open_spells (window);
  GtkWidget *focus;

  window_fixture_activate (window, "search-ledger");
  g_assert_nonnull (window_find_cards (window));
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (gtk_widget_is_ancestor (focus, template_child (panel, "search_entry")));
}

/* A ledger that the user had hidden is hidden again after the panel closes. */
static void
test_restored (PandoriaWindow *window)
{
  GtkWidget *ledger = template_child (window_get_sidebar (window), "ledger_bin");

  gtk_widget_set_visible (ledger, FALSE);
  open_spells (window);
  g_assert_nonnull (window_find_cards (window));
  gtk_widget_activate_action (GTK_WIDGET (window_find_cards (window)), "cards.back", NULL);
  g_assert_null (window_find_cards (window));
  g_assert_false (gtk_widget_get_visible (ledger));
  gtk_widget_set_visible (ledger, TRUE);
  g_assert_true (gtk_widget_get_visible (
      GTK_WIDGET (template_child (window_get_sidebar (window), "players_bin"))));
}

static const char *
get_main_label (PandoriaWindow *window)
{
  return template_text (window_get_turn_bar (window), "main_label");
}

static gboolean
has_key (PandoriaWindow *window)
{
  return gtk_widget_get_opacity (template_child (window_get_turn_bar (window), "main_key")) > 0.5;
}

/* While the card is open, the main button builds, like Enter, from the page and from the board. */
static void
test_main_button (PandoriaWindow *window)
{
  GtkWidget *main_button = template_child (window_get_turn_bar (window), "main_button");
  g_autofree char *before = NULL;
  PandoriaAction act, page;
  PandoriaCardPage *card;
  guint player;

  go_before (window, PANDORIA_ACT_BUILD, &act);
  player = window_fixture_get_state (window)->active;
  before = g_strdup (get_main_label (window));
  window_fixture_activate (window, "build");
  window_driver_settle ();
  g_assert_cmpstr (get_main_label (window), ==, before);
  g_assert_false (has_key (window)); /* Enter activates a row of the list */
  pandoria_action_init (&page, PANDORIA_ACT_BUILD);
  page.build.building = act.build.building;
  page.build.level = act.build.level;
  pandoria_cards_panel_show_act (window_find_cards (window), &page);
  card = template_child (window_find_cards (window), "card");
  window_driver_settle ();
  g_assert_cmpstr (get_main_label (window), ==, "Build");
  choose_printed_cost (template_child (card, "cost_picker"), act.build.cost);
  pandoria_slot_picker_set_slot (template_child (card, "slot_picker"), act.build.slot);
  window_driver_settle ();
  g_assert_true (gtk_widget_is_sensitive (main_button));
  gtk_widget_grab_focus (pandoria_card_page_get_button (card));
  g_assert_true (has_key (window));
  gtk_widget_activate_action (GTK_WIDGET (window_find_cards (window)), "cards.back", NULL);
  g_assert_cmpstr (get_main_label (window), ==, before);
  pandoria_cards_panel_show_act (window_find_cards (window), &page);
  choose_printed_cost (template_child (card, "cost_picker"), act.build.cost);
  pandoria_slot_picker_set_slot (template_child (card, "slot_picker"), act.build.slot);
  gtk_widget_grab_focus (main_button);
  g_assert_cmpstr (get_main_label (window), ==, "Build");
  g_assert_true (has_key (window));
  g_assert_true (keyboard_press (window, "Return"));
  g_assert_true (window_fixture_wait (is_closed, window));
  g_assert_cmpuint (
      window_fixture_get_state (window)->players[player].slots[act.build.slot].building, ==,
      act.build.building);
  g_assert_cmpstr (get_main_label (window), !=, "Build");
}

/* Whether a figure goes onto the castle is asked only once: in the tray, like the next figure. */
static void
test_figures_asked_once (PandoriaWindow *window)
{
  gpointer panel = open_spells (window);
  GtkWidget *acts = template_child (window_get_tray (window), "acts");
  PandoriaCardPage *card = template_child (panel, "card");
  gpointer members = template_child (card, "members_panel");
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_ENCHANTED_CASTLE;
  pandoria_cards_panel_show_act (panel, &action);
  choose_printed_cost (template_child (card, "cost_picker"), 1);
  window_driver_settle ();
  g_assert_true (window_driver_get_view (window)->can_choose_figure);
  g_assert_true (gtk_widget_get_mapped (template_child (acts, "figure_check")));
  g_assert_false (gtk_widget_get_mapped (template_child (members, "figure_row")));
  g_assert_false (gtk_widget_get_mapped (template_child (members, "simple_group")));
}

/* The same for the leader. */
static void
test_leader_asked_once (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("leader-left");
  PandoriaCardPage *card;

  pandoria_window_set_game (window, game);
  window_fixture_activate (window, "cast");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  card = open_muster (window_find_cards (window), 1);
  g_assert_true (window_driver_get_view (window)->is_begun);
  g_assert_true (gtk_widget_get_mapped (
      template_child (template_child (window_get_tray (window), "acts"), "leader_check")));
  g_assert_false (gtk_widget_get_mapped (
      template_child (template_child (card, "members_panel"), "leader_row")));
}

/* A card without a known cost asks for the cost first. The button before it opens the catalogue, so
 * Enter there would leave the game. */
static void
test_first_choice (PandoriaWindow *window)
{
  gpointer panel = open_spells (window);
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_MUSTER;
  action.level = 1;
  pandoria_cards_panel_show_act (panel, &action);
  window_driver_settle ();
  g_assert_true (
      gtk_widget_get_mapped (template_child (template_child (panel, "card"), "correct")));
  g_assert_true (
      has_focus (window, template_child (template_child (panel, "card"), "cost_picker")));
  /* GTK moves the focus by the allocated positions of the card's parts, known only after drawing.
   */
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_child_focus (panel, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window))
                 == template_child (template_child (panel, "card"), "correct"));
}

/* Returns: the text about the points of @player in the strip above the cards, which is filled when
 * it is shown. */
static const char *
get_points (PandoriaWindow *window, guint player)
{
  GtkWidget *strip = template_child (window_get_sidebar (window), "strip"), *chip;

  gtk_widget_set_visible (strip, TRUE);
  gtk_widget_set_visible (strip, FALSE);
  chip = template_nth (adw_bin_get_child (ADW_BIN (strip)), player);
  return gtk_label_get_label (template_nth (adw_bin_get_child (ADW_BIN (chip)), 3));
}

/* A single monument is previewed, with its points. Enter erects it, and the focus moves to the
 * board. */
static void
test_monument (PandoriaWindow *window)
{
  PandoriaCardPage *card;
  PandoriaAction act;
  guint player;

  go_before (window, PANDORIA_ACT_MONUMENT, &act);
  player = window_fixture_get_state (window)->active;
  window_fixture_wait_for_words (window);
  card = open_alone (window, "monument");
  g_assert_cmpstr (pandoria_cards_panel_get_title (window_find_cards (window)), ==, "Monument");
  g_assert_true (window_fixture_was_announced (window, "Monument"));
  pandoria_slot_picker_set_slot (template_child (card, "slot_picker"), act.monument.slot);
  g_assert_nonnull (window_driver_get_view (window)->foresight);
  g_assert_nonnull (strstr (get_points (window, player), " → "));
  g_assert_true (has_focus (window, window_find_cards (window)));
  g_assert_true (keyboard_press (window, "Return"));
  g_assert_true (window_fixture_wait (is_closed, window));
  g_assert_true (
      window_fixture_get_state (window)->players[player].slots[act.monument.slot].has_monument);
  g_assert_true (has_focus (window, window_get_board (window)));
  g_assert_null (strstr (get_points (window, player), " → "));
  check_closed (window);
}

/* A digit and Enter buy a card, and its name is written to the file. */
static void
test_buy (PandoriaWindow *window)
{
  PandoriaPrinted bought = { .kind = PANDORIA_PRINTED_CARD,
                             .spell = PANDORIA_SPELL_FLEE,
                             .building = PANDORIA_BUILDING_VAULT };
  g_auto (PandoriaLearned) learned = { 0 };
  g_autofree char *key = NULL, *data = NULL;
  PandoriaCardPage *card;
  PandoriaAction act;

  go_before (window, PANDORIA_ACT_BUY, &act);
  key = g_strdup_printf ("%u", act.cost);
  card = open_alone (window, "buy");
  g_assert_cmpstr (pandoria_cards_panel_get_title (window_find_cards (window)), ==, "Buy a Card");
  g_assert_false (is_card_possible (card));
  g_assert_true (has_focus (window, window_find_cards (window)));
  g_assert_true (keyboard_press (window, key));
  g_assert_true (is_card_possible (card));
  g_assert_nonnull (window_driver_get_view (window)->foresight);
  gtk_editable_set_text (template_child (template_child (card, "name_panel"), "name_row"),
                         "Flee and Vault");
  g_assert_true (keyboard_press (window, "Return"));
  g_assert_true (window_fixture_wait (is_closed, window));
  data = pandoria_record_to_data (pandoria_game_get_record (window_driver_get_game (window)), NULL);
  g_assert_nonnull (strstr (data, "\"Flee and Vault\""));
  bought.value = (gint8) act.cost;
  g_assert_cmpint (
      pandoria_catalogue_get_source (pandoria_window_get_catalogue (window), &bought, &learned), ==,
      PANDORIA_PRINTED_LEARNED);
  check_closed (window);
}

static int
get_cost (PandoriaCardPage *card)
{
  return pandoria_cost_picker_get_cost (template_child (card, "cost_picker"));
}

/* A digit chooses the cost, whether it is offered or not, wherever the focus is in the card. */
static void
test_digits (PandoriaWindow *window)
{
  PandoriaPrinted muster = pandoria_printed_spell (PANDORIA_SPELL_MUSTER, 1);
  gpointer panel = open_spells (window);
  PandoriaCardPage *card = template_child (panel, "card");
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_MUSTER;
  action.level = 1;
  muster.value = 2;
  g_assert_true (
      pandoria_catalogue_learn (pandoria_window_get_catalogue (window), &muster, NULL, NULL));
  pandoria_cards_panel_show_act (panel, &action);
  window_driver_settle ();
  g_assert_cmpint (get_cost (card), ==, 2);
  g_assert_true (gtk_widget_grab_focus (template_child (card, "correct")));
  g_assert_true (keyboard_press (window, "3"));
  g_assert_cmpint (get_cost (card), ==, 3);
  g_assert_true (has_focus (window, template_child (template_child (card, "cost_picker"), "spin")));
  g_assert_true (gtk_widget_grab_focus (template_child (card, "correct")));
  g_assert_true (keyboard_press (window, "2"));
  g_assert_cmpint (get_cost (card), ==, 2);
  g_assert_true (
      has_focus (window, template_child (template_child (card, "cost_picker"), "chips")));
}

/* For a card without a cost, a digit chooses the slot. */
static void
test_digit_of_slot (PandoriaWindow *window)
{
  PandoriaCardPage *card;
  PandoriaAction act;
  gpointer slots;

  go_before (window, PANDORIA_ACT_MONUMENT, &act);
  card = open_alone (window, "monument");
  slots = template_child (card, "slot_picker");
  pandoria_slot_picker_set_slot (slots, -1);
  g_assert_true (keyboard_press (window, (char[]){ (char) ('1' + act.monument.slot), '\0' }));
  g_assert_cmpint (pandoria_slot_picker_get_slot (slots), ==, act.monument.slot);
  g_assert_true (has_focus (window, slots));
}

/* The button buys the card, too. */
static void
test_buy_by_pointer (PandoriaWindow *window)
{
  PandoriaCardPage *card;
  PandoriaAction act;
  guint hand, player;

  go_before (window, PANDORIA_ACT_BUY, &act);
  player = window_fixture_get_state (window)->active;
  hand = window_fixture_get_state (window)->players[player].hand;
  card = open_alone (window, "buy");
  choose_printed_cost (template_child (card, "cost_picker"), act.cost);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  keyboard_click (pandoria_card_page_get_button (card));
  g_assert_cmpuint (window_fixture_get_state (window)->players[player].hand, ==, hand + 1);
  check_closed (window);
}

/* Escape closes a page without a list. The preview disappears, and the focus returns. */
static void
test_escape_alone (PandoriaWindow *window)
{
  static const struct
  {
    const char *name;
    PandoriaActKind kind;
  } acts[] = { { "monument", PANDORIA_ACT_MONUMENT }, { "buy", PANDORIA_ACT_BUY } };

  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      PandoriaAction act;
      GtkWidget *before;

      go_before (window, acts[i].kind, &act);
      g_assert_true (
          gtk_widget_child_focus (GTK_WIDGET (window_get_tray (window)), GTK_DIR_TAB_FORWARD));
      before = gtk_root_get_focus (GTK_ROOT (window));
      open_alone (window, acts[i].name);
      g_assert_false (
          gtk_widget_get_visible (template_child (window_find_cards (window), "card_back")));
      g_assert_true (has_focus (window, window_find_cards (window)));
      g_assert_true (keyboard_press (window, "Escape"));
      check_closed (window);
      g_assert_null (window_driver_get_view (window)->foresight);
      g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == before);
      open_alone (window, acts[i].name);
      keyboard_click (template_find_close (window_find_cards (window)));
      check_closed (window);
    }
}

/* While a page without a list is open, the search command searches the ledger. */
static void
test_search_alone (PandoriaWindow *window)
{
  PandoriaAction act;

  go_before (window, PANDORIA_ACT_BUY, &act);
  open_alone (window, "buy");
  window_fixture_activate (window, "search-ledger");
  check_closed (window);
  g_assert_true (has_focus (window, template_child (window_get_sidebar (window), "ledger")));
}

/* In a game of four the active player's card stays, and the others become lines. The board does not
 * move. */
static void
test_points_in_sight (PandoriaWindow *window)
{
  graphene_rect_t before, board;
  gpointer players = template_child (window_get_sidebar (window), "players");
  PandoriaAction act;

  go_before (window, PANDORIA_ACT_BUY, &act);
  before = window_fixture_get_place (window, window_get_board (window));
  open_alone (window, "buy");
  g_assert_false (
      gtk_widget_get_visible (GTK_WIDGET (template_child (window_get_sidebar (window), "strip"))));
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      GtkWidget *card = find_player_card (players, i);

      g_assert_true (gtk_widget_has_css_class (card, "folded")
                     == (i != window_fixture_get_state (window)->active));
    }
  board = window_fixture_get_place (window, window_get_board (window));
  g_assert_true (graphene_rect_equal (&before, &board));
  g_assert_true (keyboard_press (window, "Escape"));
  check_closed (window);
}

/* When the ledger has its own column, the players' cards do not change. */
static void
test_players_stay (PandoriaWindow *window)
{
  PandoriaAction act;

  window_fixture_resize (window, 1800, 900, PANDORIA_WIDTH_EXTRA);
  go_before (window, PANDORIA_ACT_MONUMENT, &act);
  open_alone (window, "monument");
  g_assert_true (
      gtk_widget_get_mapped (GTK_WIDGET (template_child (window_get_sidebar (window), "players"))));
  g_assert_false (
      gtk_widget_get_visible (GTK_WIDGET (template_child (window_get_sidebar (window), "strip"))));
  g_assert_true (keyboard_press (window, "Escape"));
  window_fixture_resize (window, 1270, 800, PANDORIA_WIDTH_WIDE);
}

static gboolean
has_switcher (gpointer window)
{
  GtkWidget *bar = template_child (window_find_cards (window), "switcher_bar");

  return gtk_widget_get_height (bar) > 0;
}

/* There is no room for the switcher above three lists, so it is below them, also without
 * animations. */
static void
test_three_lists (PandoriaWindow *window)
{
  gpointer panel;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  panel = open_spells (window);
  g_assert_false (has_switcher (window));
  adw_view_stack_page_set_visible (template_child (panel, "other_page"), TRUE);
  g_assert_true (window_fixture_wait (has_switcher, window));
  adw_view_stack_page_set_visible (template_child (panel, "other_page"), FALSE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

static gboolean
has_whole_name (GtkWidget *chip)
{
  GtkLabel *name = template_nth (adw_bin_get_child (ADW_BIN (chip)), 2);

  return gtk_widget_get_mapped (GTK_WIDGET (name))
         && !pango_layout_is_ellipsized (gtk_label_get_layout (name));
}

/* A window too low for the cards still shows their points, with both names of partners on a
 * separate line. */
static void
test_partners (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("partners");
  GtkWidget *chip;
  guint n = 0;

  pandoria_game_go_back_to (game, pandoria_game_get_position (game) / 2);
  while (pandoria_game_get_state (game)->step != PANDORIA_STEP_CARD
         && pandoria_game_can_undo (game))
    pandoria_game_undo (game);
  pandoria_window_set_game (window, game);
  window_fixture_resize (window, 1270, 640, PANDORIA_WIDTH_WIDE);
  window_driver_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  open_alone (window, "cast");
  for (chip = gtk_widget_get_first_child (
           adw_bin_get_child (ADW_BIN (template_child (window_get_sidebar (window), "strip"))));
       chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    n += ADW_IS_BIN (chip) && gtk_widget_get_visible (chip) && has_whole_name (chip)
         && gtk_widget_get_width (chip)
                > 0.8 * gtk_widget_get_width (GTK_WIDGET (window_get_sidebar (window)));
  g_assert_cmpuint (n, ==, 2);
}

/* Below the wide layout both are dialogs, with titles. */
static void
test_medium_alone (PandoriaWindow *window)
{
  static const struct
  {
    const char *name, *title;
    PandoriaActKind kind;
  } acts[] = { { "monument", "Monument", PANDORIA_ACT_MONUMENT },
               { "buy", "Buy a Card", PANDORIA_ACT_BUY } };

  window_fixture_resize (window, 720, 800, PANDORIA_WIDTH_MEDIUM);
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      PandoriaAction act;
      GtkWidget *dialog;

      go_before (window, acts[i].kind, &act);
      window_fixture_activate (window, acts[i].name);
      g_assert_null (window_find_cards (window));
      dialog = window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL);
      g_assert_nonnull (dialog);
      g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, acts[i].title);
      g_assert_true (keyboard_press (dialog, "Escape"));
      g_assert_null (window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL));
    }
  window_fixture_resize (window, 1270, 800, PANDORIA_WIDTH_WIDE);
}

/* Without room next to the board, and when a window becomes narrow, the panel closes. */
static void
test_narrow (PandoriaWindow *window)
{
  g_assert_nonnull (open_spells (window));
  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  g_assert_null (window_find_cards (window));
  window_fixture_activate (window, "cast");
  window_driver_settle ();
  g_assert_null (window_find_cards (window));
  g_assert_nonnull (window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL));
  window_driver_close_dialogs (window);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/cards-next-to/first-choice", test_first_choice);
  window_fixture_add ("/cards-next-to/board-stays", test_board_stays);
  window_fixture_add ("/cards-next-to/escape", test_escape);
  window_fixture_add ("/cards-next-to/targets", test_targets);
  window_fixture_add ("/cards-next-to/button", test_button);
  window_fixture_add ("/cards-next-to/half-chosen", test_half_chosen);
  window_fixture_add ("/cards-next-to/digits", test_digits);
  window_fixture_add ("/cards-next-to/digit-of-slot", test_digit_of_slot);
  window_fixture_add ("/cards-next-to/changed", test_changed);
  window_fixture_add ("/cards-next-to/panels", test_panels);
  window_fixture_add ("/cards-next-to/search", test_search);
  window_fixture_add ("/cards-next-to/restored", test_restored);
  window_fixture_add ("/cards-next-to/monument", test_monument);
  window_fixture_add ("/cards-next-to/main-button", test_main_button);
  window_fixture_add ("/cards-next-to/figures-asked-once", test_figures_asked_once);
  window_fixture_add ("/cards-next-to/leader-asked-once", test_leader_asked_once);
  window_fixture_add ("/cards-next-to/buy", test_buy);
  window_fixture_add ("/cards-next-to/buy-by-pointer", test_buy_by_pointer);
  window_fixture_add ("/cards-next-to/escape-alone", test_escape_alone);
  window_fixture_add ("/cards-next-to/search-alone", test_search_alone);
  window_fixture_add ("/cards-next-to/points-in-sight", test_points_in_sight);
  window_fixture_add ("/cards-next-to/players-stay", test_players_stay);
  window_fixture_add ("/cards-next-to/three-lists", test_three_lists);
  window_fixture_add ("/cards-next-to/partners", test_partners);
  window_fixture_add ("/cards-next-to/medium-alone", test_medium_alone);
  window_fixture_add ("/cards-next-to/narrow", test_narrow);
  return window_fixture_run_in_one_window ();
}
