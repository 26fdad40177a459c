/* Tests the dialogs of cards, monuments, purchases and questions: each is shown and filled in, and
 * its result is read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cards-choices.h"
#include "dialog-fixture.h"
#include "pandoria-card-page.h"
#include "pandoria-cards-panel.h"
#include "pandoria-members-panel.h"
#include "pandoria-panel-window.h"
#include "pandoria-question-panel.h"
#include "pandoria-slot-picker.h"
#include "template-child.h"

typedef struct
{
  PandoriaGame *game;
  PandoriaCatalogue *catalogue;
  PandoriaAction chosen;
  guint n_chosen;
} Fixture;

static void
on_chosen (Fixture *fixture, gpointer action)
{
  fixture->chosen = *(const PandoriaAction *) action;
  fixture->n_chosen++;
}

static void
set_up_realm (Fixture *fixture, PandoriaEdition edition, PandoriaRealm realm)
{
  fixture->game = dialog_fixture_make_game (4, edition, realm);
  fixture->catalogue = dialog_fixture_make_catalogue ();
  dialog_fixture_lay (fixture->game);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  set_up_realm (fixture, PANDORIA_EDITION_FIRST, PANDORIA_REALM_HUMANS);
}

static void
set_up_mages (Fixture *fixture, gconstpointer data)
{
  set_up_realm (fixture, PANDORIA_EDITION_REVISED, PANDORIA_REALM_MAGES);
}

static void
set_up_halflings (Fixture *fixture, gconstpointer data)
{
  set_up_realm (fixture, PANDORIA_EDITION_REVISED, PANDORIA_REALM_HALFLINGS);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_object (&fixture->game);
  g_clear_object (&fixture->catalogue);
}

static GtkWidget *
open_cards (Fixture *fixture, const char *name)
{
  GtkWidget *dialog = dialog_fixture_new_cards (NULL, fixture->game, fixture->catalogue);

  g_signal_connect_swapped (dialog_fixture_get_panel (dialog), "chosen", G_CALLBACK (on_chosen),
                            fixture);
  dialog_fixture_show (dialog, name);
  return dialog;
}

static PandoriaCardPage *
open_spell (Fixture *fixture, GtkWidget *dialog, PandoriaSpell spell, guint level, const char *name)
{
  dialog_fixture_open_spell (dialog, spell, level);
  dialog_fixture_show (GTK_WIDGET (dialog), name);
  return dialog_fixture_get_card (dialog);
}

static void
test_spell (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_cards (fixture, "cards-spells");
  PandoriaCardPage *page = open_spell (fixture, dialog, PANDORIA_SPELL_MUSTER, 2, "card-muster");
  g_autoptr (GArray) costs = NULL;

  g_assert_false (is_card_possible (page)); /* its cost is not known yet */
  choose_printed_cost (template_child (page, "cost_picker"), 40);
  g_assert_false (is_card_possible (page)); /* it cannot be paid */
  choose_printed_cost (template_child (page, "cost_picker"), 3);
  g_assert_true (is_card_possible (page));
  template_press (page, "button");
  dialog_fixture_settle ();
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  g_assert_cmpuint (fixture->chosen.kind, ==, PANDORIA_ACT_CAST);
  g_assert_cmpuint (fixture->chosen.spell, ==, PANDORIA_SPELL_MUSTER);
  g_assert_cmpuint (fixture->chosen.level, ==, 2);
  g_assert_cmpuint (fixture->chosen.cost, ==, 3);
  costs = pandoria_catalogue_get_values (fixture->catalogue,
                                         pandoria_printed_spell (PANDORIA_SPELL_MUSTER, 2));
  g_assert_cmpuint (costs->len, ==, 1); /* it was remembered */
  fixture_apply (fixture->game, fixture->chosen);
}

static void
test_conjure (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_cards (fixture, "cards-again");
  PandoriaCardPage *page = open_spell (fixture, dialog, PANDORIA_SPELL_CONJURE, 8, "card-conjure");

  choose_printed_cost (template_child (page, "cost_picker"), 2);
  template_press (page, "button");
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  g_assert_cmpint (fixture->chosen.members.resource, ==,
                   PANDORIA_COUNTER_GOLD); /* the lowest of 5/4/5 */
  fixture_apply (fixture->game, fixture->chosen);
  g_assert_cmpint (
      pandoria_game_get_state (fixture->game)->players[0].counters[PANDORIA_COUNTER_GOLD], ==, 8);
}

static void
test_construct (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_cards (fixture, "cards-construct");
  PandoriaCardPage *page
      = open_spell (fixture, dialog, PANDORIA_SPELL_CONSTRUCT, 0, "card-construct");
  PandoriaAction action;

  choose_printed_cost (template_child (page, "cost_picker"), 2);
  g_assert_false (pandoria_card_page_get_action (page, &action)); /* the building has no cost yet */
  g_assert_cmpuint (action.members.build.building, ==, PANDORIA_BUILDING_BANK);
  g_assert_false (is_card_possible (page));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* On a small screen with large text, the reason why a card is impossible is complete. */
static void
test_reason_is_complete (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_cards (fixture, "cards-reason");
  GtkWidget *reason = template_child (dialog_fixture_get_card (dialog), "reason");
  GtkWidget *scroller = gtk_widget_get_ancestor (reason, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  gtk_window_set_default_size (GTK_WINDOW (dialog), 360, 720);
  dialog_fixture_open_building (dialog, PANDORIA_BUILDING_TREASURY_LARGE, 0);
  dialog_fixture_show (dialog, "card-reason");
  g_assert_true (gtk_widget_get_mapped (reason));
  g_assert_true (gtk_widget_compute_bounds (reason, scroller, &bounds));
  g_assert_cmpint ((int) (bounds.origin.y + bounds.size.height), <=,
                   gtk_widget_get_height (scroller));
  g_assert_cmpint (gtk_widget_get_height (reason), >, 60); /* several lines */
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

static void
test_building (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_cards (fixture, "cards-build");
  PandoriaCardPage *page = dialog_fixture_get_card (dialog);

  pandoria_cards_panel_show_page (dialog_fixture_get_panel (dialog), PANDORIA_CARDS_BUILDINGS);
  dialog_fixture_show (GTK_WIDGET (dialog), "cards-buildings");
  dialog_fixture_open_building (dialog, PANDORIA_BUILDING_TREASURY_LARGE, 0);
  dialog_fixture_show (GTK_WIDGET (dialog), "card-treasury");
  g_assert_false (is_card_possible (page)); /* two costs are known: which? */
  choose_printed_cost (template_child (page, "cost_picker"), 5);
  pandoria_slot_picker_set_slot (template_child (page, "slot_picker"), 2);
  dialog_fixture_show (GTK_WIDGET (dialog), "card-treasury-5");
  g_assert_true (is_card_possible (page));
  template_press (page, "button");
  g_assert_cmpuint (fixture->chosen.kind, ==, PANDORIA_ACT_BUILD);
  g_assert_cmpuint (fixture->chosen.build.slot, ==, 2);
  fixture_apply (fixture->game, fixture->chosen);
  g_assert_cmpint (
      pandoria_game_get_state (fixture->game)->players[0].counters[PANDORIA_COUNTER_WOOD], ==, 0);
}

static void
build_bank (PandoriaGame *game)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_BUILD);
  action.build = (PandoriaBuild){ PANDORIA_BUILDING_BANK, 1, 4, 1, -1 };
  fixture_apply (game, action);
}

static void
give_wood (PandoriaGame *game, int wood)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_WOOD] = (gint16) wood;
  fixture_apply (game, action);
}

static void
test_monument (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;
  PandoriaCardPage *page;

  dialog = dialog_fixture_new_alone (fixture->game, PANDORIA_ACT_MONUMENT);
  dialog_fixture_show (dialog, "monument-impossible");
  g_assert_false (is_card_possible (dialog_fixture_get_card (dialog)));
  gtk_window_destroy (GTK_WINDOW (dialog));

  build_bank (fixture->game);
  dialog_fixture_play_round (fixture->game);
  give_wood (fixture->game, 5);
  dialog = dialog_fixture_new_alone (fixture->game, PANDORIA_ACT_MONUMENT);
  g_signal_connect_swapped (dialog_fixture_get_panel (dialog), "chosen", G_CALLBACK (on_chosen),
                            fixture);
  dialog_fixture_show (dialog, "monument");
  page = dialog_fixture_get_card (dialog);
  g_assert_true (is_card_possible (page));
  template_press (page, "button");
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  g_assert_cmpuint (fixture->chosen.monument.slot, ==, 1);
  fixture_apply (fixture->game, fixture->chosen);
  g_assert_cmpint (
      pandoria_game_get_state (fixture->game)->players[0].counters[PANDORIA_COUNTER_POINTS], ==, 6);
}

/* Sends key @trigger to the controllers of @widget and of its parents. Returns: whether one handled
 * it. */
static gboolean
press_key (GtkWidget *widget, const char *trigger)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

      for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
        {
          g_autoptr (GObject) keys = g_list_model_get_item (controllers, i);

          for (guint n = 0; GTK_IS_SHORTCUT_CONTROLLER (keys)
                            && n < g_list_model_get_n_items (G_LIST_MODEL (keys));
               n++)
            {
              g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (keys), n);
              g_autofree char *name
                  = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

              if (g_str_equal (name, trigger)
                  && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                                   gtk_shortcut_get_arguments (shortcut)))
                return TRUE;
            }
        }
    }
  return FALSE;
}

/* A digit and Enter buy: the digit moves the focus to the cost, Enter on the chosen cost continues.
 */
static void
test_buy_by_digit (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = dialog_fixture_new_alone (fixture->game, PANDORIA_ACT_BUY);

  g_signal_connect_swapped (dialog_fixture_get_panel (dialog), "chosen", G_CALLBACK (on_chosen),
                            fixture);
  dialog_fixture_show (dialog, "buy-by-digit");
  g_assert_false (press_key (gtk_window_get_focus (GTK_WINDOW (dialog)), "Return|KP_Enter"));
  g_assert_true (press_key (gtk_window_get_focus (GTK_WINDOW (dialog)), "2"));
  g_assert_cmpuint (fixture->n_chosen, ==, 0);
  g_assert_true (press_key (gtk_window_get_focus (GTK_WINDOW (dialog)), "Return|KP_Enter"));
  for (guint n = 0; n < 100 && fixture->n_chosen == 0;
       n++) /* an activated button stays pressed for a short time */
    {
      g_usleep (20000);
      dialog_fixture_settle ();
    }
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  g_assert_cmpuint (fixture->chosen.cost, ==, 2);
}

static void
test_buy (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;
  PandoriaCardPage *page;

  dialog = dialog_fixture_new_alone (fixture->game, PANDORIA_ACT_BUY);
  g_signal_connect_swapped (dialog_fixture_get_panel (dialog), "chosen", G_CALLBACK (on_chosen),
                            fixture);
  dialog_fixture_show (dialog, "buy");
  page = dialog_fixture_get_card (dialog);
  template_press (page, "button");
  g_assert_cmpuint (fixture->n_chosen, ==, 0);
  choose_printed_cost (template_child (page, "cost_picker"), 9);
  template_press (page, "button");
  g_assert_cmpuint (fixture->n_chosen, ==, 0); /* 3 gold are not enough */
  choose_printed_cost (template_child (page, "cost_picker"), 2);
  dialog_fixture_show (dialog, "buy-2");
  template_press (page, "button");
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  g_assert_cmpuint (fixture->chosen.cost, ==, 2);
  fixture_apply (fixture->game, fixture->chosen);
}

/* A Poorhouse with two resources at 0 needs a choice. */
static void
test_question (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PandoriaPlay) play = pandoria_play_new ();
  PandoriaQuestionPanel *panel;
  PandoriaAction action;
  GtkWidget *dialog;

  pandoria_action_init (&action, PANDORIA_ACT_BUILD);
  action.build = (PandoriaBuild){ PANDORIA_BUILDING_POORHOUSE, 0, 2, 0, -1 };
  fixture_apply (fixture->game, action);
  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_CRYSTAL] = -5;
  action.adjust[PANDORIA_COUNTER_GOLD] = -4;
  fixture_apply (fixture->game, action);

  pandoria_play_set_game (play, fixture->game);
  pandoria_play_begin_kind (play, PANDORIA_ACT_END_TURN, FALSE);
  g_assert_cmpint (pandoria_play_get_view (play)->results.asks, ==, PANDORIA_PLAY_ASKS_QUESTION);
  panel = g_object_new (PANDORIA_TYPE_QUESTION_PANEL, NULL);
  dialog = GTK_WIDGET (pandoria_panel_window_new (NULL, GTK_WIDGET (panel), "Question", 340, -1));
  pandoria_question_panel_ask (panel, play);
  pandoria_question_panel_focus (panel);
  dialog_fixture_show (dialog, "question");
  /* The first answer has the focus, and its result is previewed before it is chosen. */
  g_assert_nonnull (pandoria_play_get_view (play)->foresight);
  g_assert_cmpint (
      pandoria_play_get_view (play)->foresight->done.players[0].counters[PANDORIA_COUNTER_CRYSTAL],
      ==, 2);
  gtk_widget_grab_focus (template_nth (template_child (panel, "answers"), 1));
  g_assert_cmpint (
      pandoria_play_get_view (play)->foresight->done.players[0].counters[PANDORIA_COUNTER_GOLD], ==,
      2);
  template_press_nth (panel, "answers", 1);
  g_assert_cmpint (pandoria_game_get_shown_action (fixture->game)->poorhouse, ==,
                   PANDORIA_COUNTER_GOLD);
}

static void
cast_something (PandoriaGame *game)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_CONJURE;
  action.level = 6;
  action.cost = 1;
  fixture_apply (game, action);
}

/* Adopt asks whose spell, and what the copied spell needs. */
static void
test_adopt (Fixture *fixture, gconstpointer data)
{
  PandoriaAction end;
  GtkWidget *dialog;
  PandoriaCardPage *page;

  cast_something (fixture->game);
  pandoria_action_init (&end, PANDORIA_ACT_END_TURN);
  fixture_apply (fixture->game, end);
  dialog_fixture_lay (fixture->game);
  dialog = open_cards (fixture, "cards-adopt");
  page = open_spell (fixture, dialog, PANDORIA_SPELL_ADOPT, 0, "card-adopt");
  choose_printed_cost (template_child (page, "cost_picker"), 1);
  template_press (page, "button");
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  g_assert_cmpint (fixture->chosen.members.player, ==, 0);
  g_assert_cmpint (fixture->chosen.copy.resource, >=, 0);
  fixture_apply (fixture->game, fixture->chosen);
}

static void
test_recast (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  cast_something (fixture->game);
  dialog_fixture_play_round (fixture->game);
  dialog = open_cards (fixture, "cards-mages");
  pandoria_cards_panel_show_page (dialog_fixture_get_panel (dialog), PANDORIA_CARDS_OTHER);
  dialog_fixture_show (GTK_WIDGET (dialog), "cards-other");
  g_assert_true (pandoria_game_get_options (fixture->game)->acts >> PANDORIA_ACT_RECAST & 1);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Checks the resources at the bottom of the page. */
static void
assert_have (PandoriaCardPage *page, const char *words)
{
  g_assert_cmpstr (gtk_label_get_label (template_child (page, "have")), ==, words);
}

static void
test_halflings (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_cards (fixture, "cards-halflings");
  PandoriaCardPage *page
      = open_spell (fixture, dialog, PANDORIA_SPELL_ACQUIRE, 1, "card-halflings");
  gpointer panel = template_child (page, "members_panel");

  choose_printed_cost (template_child (page, "cost_picker"), 2);
  g_assert_true (is_card_possible (page));
  assert_have (page, "Marta has 4 crystals.");
  adw_combo_row_set_selected (template_child (panel, "after_row"), PANDORIA_CARD_AFTER_BUILD);
  assert_have (page, "Marta has 4 crystals and 7 wood.");
  g_assert_false (is_card_possible (page)); /* the building's cost is still missing */
  choose_built_building (template_child (panel, "after_picker"), PANDORIA_BUILDING_STORE, 0);
  choose_printed_cost (template_child (template_child (panel, "after_picker"), "cost_picker"), 3);
  dialog_fixture_show (GTK_WIDGET (dialog), "card-halflings-build");
  g_assert_true (is_card_possible (page));
  template_press (page, "button");
  g_assert_cmpuint (fixture->chosen.kind, ==, PANDORIA_ACT_HALFLING);
  g_assert_cmpuint (fixture->chosen.build.building, ==, PANDORIA_BUILDING_STORE);
  fixture_apply (fixture->game, fixture->chosen);
  g_assert_cmpint (
      pandoria_game_get_state (fixture->game)->players[0].counters[PANDORIA_COUNTER_WOOD], ==,
      7 - 2);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(path, up, func) g_test_add (path, Fixture, NULL, up, func, tear_down)
  ADD ("/dialogs/spell", set_up, test_spell);
  ADD ("/dialogs/conjure", set_up, test_conjure);
  ADD ("/dialogs/construct", set_up, test_construct);
  ADD ("/dialogs/building", set_up, test_building);
  ADD ("/dialogs/reason-is-complete", set_up, test_reason_is_complete);
  ADD ("/dialogs/monument", set_up, test_monument);
  ADD ("/dialogs/buy", set_up_mages, test_buy);
  ADD ("/dialogs/buy-by-digit", set_up_mages, test_buy_by_digit);
  ADD ("/dialogs/question", set_up, test_question);
  ADD ("/dialogs/adopt", set_up, test_adopt);
  ADD ("/dialogs/recast", set_up_mages, test_recast);
  ADD ("/dialogs/halflings", set_up_halflings, test_halflings);
  return g_test_run ();
}
