/* The panel of cards beside the board in the real window: the board stays usable, what a spell is for is pressed there, and Escape closes
 * it; where there is no room it is a dialog.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "../view/template-child.h"
#include "keyboard.h"
#include "pandoria-cards-dialog.h"
#include "pandoria-cards-testing.h"
#include "window-fixture.h"

/* --- parts -------------------------------------------------------------------------------------------------------- */

static void
lay_tile (PandoriaWindow *window)
{
  window_fixture_choose_hex (window, 1);
  window_fixture_choose_hex (window, 6);
  for (guint i = 0; i < 2; i++)
    window_driver_press (window, PANDORIA_PRESS_POINTER,
                         pandoria_spaces_first (window_driver_get_view (window)->choices));
  window_driver_settle ();
}

static gpointer
open_spells (PandoriaWindow *window)
{
  lay_tile (window);
  window_fixture_activate (window, "cast");
  window_driver_settle ();
  return window_driver_find_widget (GTK_WIDGET (window), PANDORIA_TYPE_CARDS_PANEL);
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
  pandoria_cost_picker_set_cost (template_child (card, "cost_picker"), 2);
  window_driver_settle ();
  return card;
}

static void
check_closed (PandoriaWindow *window)
{
  g_assert_null (window_driver_find_widget (GTK_WIDGET (window), PANDORIA_TYPE_CARDS_PANEL));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window->ledger)));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window->players)));
  g_assert_false (window_driver_get_view (window)->is_begun);
}

/* --- tests -------------------------------------------------------------------------------------------------------- */

/* No window lies over the board; a figure can be placed while the list is open, which then has had its day. */
static void
test_board_stays (PandoriaWindow *window)
{
  gpointer panel = open_spells (window);

  g_assert_nonnull (panel);
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_CARDS_DIALOG));
  g_assert_true (gtk_widget_get_mapped (panel));
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (window->board)));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (window->ledger)));
  keyboard_click_space (window, pandoria_spaces_first (window_fixture_get_state (window)->laid_at));
  g_assert_cmpuint (window_fixture_get_state (window)->step, ==, PANDORIA_STEP_CARD);
  check_closed (window);
}

/* Escape: from the card to the list, from the list to the board; and from the board, where there is nothing to take back. */
static void
test_escape (PandoriaWindow *window)
{
  gpointer panel = open_spells (window);

  open_muster (panel, 1);
  g_assert_true (window_driver_get_view (window)->is_begun);
  gtk_widget_activate_action (panel, "cards.back", NULL);
  g_assert_false (window_driver_get_view (window)->is_begun);
  g_assert_true (gtk_stack_get_visible_child (template_child (panel, "stack")) == template_child (panel, "list_page"));
  gtk_widget_activate_action (panel, "cards.back", NULL);
  window_driver_settle ();
  check_closed (window);
  window_fixture_activate (window, "cast");
  window_driver_settle ();
  g_assert_nonnull (window->cards);
  window_fixture_focus_space (window, pandoria_space_from_name ("D5"));
  g_assert_true (keyboard_press (window, "Escape"));
  check_closed (window);
}

/* What can be chosen is marked as soon as the page is complete; the last choice waits, and Enter then casts and does not end the turn. */
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
  g_assert_nonnull (window->cards);
  g_assert_true (pandoria_spaces_is_empty (window_fixture_get_state (window)->players[0].figures));
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), "would pay 2 crystals. Press it again or Enter"));
  g_assert_true (keyboard_press (window, "Return"));
  g_assert_true (pandoria_spaces_has (&window_fixture_get_state (window)->players[0].figures, first));
  g_assert_cmpuint (window_fixture_get_state (window)->turn, ==, 1);
  check_closed (window);
}

/* The button of the page leads to the board first, and casts when something is chosen. */
static void
test_button (PandoriaWindow *window)
{
  gpointer panel = open_spells (window);
  PandoriaCardPage *card = open_muster (panel, 2);
  PandoriaSpace hovered;
  PandoriaSpaces choices;

  template_press (template_child (card, "footer"), "button");
  window_driver_settle ();
  choices = window_driver_get_view (window)->choices;
  hovered = window_driver_get_view (window)->hovered;
  g_assert_true (pandoria_spaces_has (&choices, hovered));
  g_assert_cmpuint (window_fixture_get_state (window)->step, ==, PANDORIA_STEP_FIGURE);
  keyboard_click_space (window, hovered);
  template_press (template_child (card, "footer"), "button");
  window_driver_settle ();
  g_assert_true (pandoria_spaces_has (&window_fixture_get_state (window)->players[0].figures, hovered));
  check_closed (window);
}

/* Another cost begins the spell anew; what was chosen for the other one is given up. */
static void
test_changed (PandoriaWindow *window)
{
  gpointer panel = open_spells (window);
  PandoriaCardPage *card = open_muster (panel, 1);

  window_driver_press (window, PANDORIA_PRESS_POINTER,
                       pandoria_spaces_first (window_driver_get_view (window)->choices));
  g_assert_false (pandoria_spaces_is_empty (window_driver_get_view (window)->chosen));
  pandoria_cost_picker_set_cost (template_child (card, "cost_picker"), 3);
  g_assert_true (window_driver_get_view (window)->is_begun);
  g_assert_true (pandoria_spaces_is_empty (window_driver_get_view (window)->chosen));
  window_driver_press (window, PANDORIA_PRESS_POINTER,
                       pandoria_spaces_first (window_driver_get_view (window)->choices));
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), "would pay 3 crystals"));
}

/* The keyboard walks to it like to any panel; the ledger takes its place back. */
static void
test_panels (PandoriaWindow *window)
{
  gpointer panel = open_spells (window);
  GtkWidget *focus;
  gboolean found = FALSE;

  window_fixture_focus_space (window, pandoria_space_from_name ("D5"));
  for (guint i = 0; i < 5 && !found; i++)
    {
      window_fixture_activate (window, "next-panel");
      focus = gtk_root_get_focus (GTK_ROOT (window));
      found = focus != NULL && gtk_widget_is_ancestor (focus, panel);
    }
  g_assert_true (found);
  window_fixture_activate (window, "ledger");
  check_closed (window);
}

/* What stands in the place of the ledger is what is searched. */
static void
test_search (PandoriaWindow *window)
{
  gpointer panel = open_spells (window);
  GtkWidget *focus;

  window_fixture_activate (window, "search-ledger");
  g_assert_nonnull (window->cards);
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (gtk_widget_is_ancestor (focus, template_child (panel, "search_entry")));
}

/* A list that the user had put away is away again. */
static void
test_restored (PandoriaWindow *window)
{
  gtk_widget_set_visible (GTK_WIDGET (window->side_ledger), FALSE);
  open_spells (window);
  g_assert_nonnull (window->cards);
  gtk_widget_activate_action (GTK_WIDGET (window->cards), "cards.back", NULL);
  g_assert_null (window->cards);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window->side_ledger)));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window->side_players)));
}

/* Where there is no room beside the board; and a window that becomes narrow gives the panel up. */
static void
test_narrow (PandoriaWindow *window)
{
  g_assert_nonnull (open_spells (window));
  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  g_assert_null (window->cards);
  window_fixture_activate (window, "cast");
  window_driver_settle ();
  g_assert_null (window->cards);
  g_assert_nonnull (window_driver_find_toplevel (PANDORIA_TYPE_CARDS_DIALOG));
  window_driver_close_dialogs (window);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/cards-beside/board-stays", test_board_stays);
  window_fixture_add ("/cards-beside/escape", test_escape);
  window_fixture_add ("/cards-beside/targets", test_targets);
  window_fixture_add ("/cards-beside/button", test_button);
  window_fixture_add ("/cards-beside/changed", test_changed);
  window_fixture_add ("/cards-beside/panels", test_panels);
  window_fixture_add ("/cards-beside/search", test_search);
  window_fixture_add ("/cards-beside/restored", test_restored);
  window_fixture_add ("/cards-beside/narrow", test_narrow);
  return window_fixture_run ();
}
