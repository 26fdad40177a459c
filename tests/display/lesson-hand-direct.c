/* Does the acts of a lesson by pointer and keys of the display itself, if wanted with a wrong act
 * before each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cards-choices.h"
#include "keyboard.h"
#include "lesson-driver.h"
#include "pandoria-card-page.h"
#include "pandoria-card-row.h"
#include "pandoria-cards-panel.h"
#include "pandoria-text.h"
#include "template-child.h"
#include "xdotool.h"

/* --- what the learner does ------------------------------------------------------------------ */

/* Whether spaces are pressed by keys, too. */
static gboolean by_keys;

static void
click_space (PandoriaWindow *window, PandoriaSpace space)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window)); /* an earlier act may have moved the board */
  if (by_keys)
    window_fixture_focus_space (window, space);
  if (by_keys)
    xdotool_press_key ("space");
  else
    xdotool_click (pandoria_board_view_get_space (window_get_board (window), space));
}

static guint n_wanted;

static gboolean
has_presses (gpointer data)
{
  return window_driver_get_view (data)->n_presses >= n_wanted;
}

/* Until the press has come in. */
static void
wait_for_presses (PandoriaWindow *window, guint n)
{
  n_wanted = n;
  g_assert_true (window_fixture_wait (has_presses, window));
}

static struct
{
  guint index;
  PandoriaPlayHex hex;
} hex;

static gboolean
has_hex (gpointer data)
{
  const PandoriaPlayHex *chosen = &window_driver_get_view (data)->hexes[hex.index];

  return chosen->known && chosen->terrain == hex.hex.terrain && chosen->symbols == hex.hex.symbols;
}

/* The digits are the terrains: 1 to 4 with one symbol, 5 to 8 with two, with Shift none and three.
 */
static void
press_hex_key (guint terrain, guint symbols)
{
  g_autofree char *key = g_strdup_printf (symbols == 0 || symbols == 3 ? "shift+%u" : "%u",
                                          terrain + 1 + (symbols >= 2 ? 4 : 0));

  xdotool_press_key (key);
}

static gboolean
asks_for_single (gpointer data)
{
  return window_driver_get_view (data)->n_hexes == 1;
}

static void
lay_tile (PandoriaWindow *window, const PandoriaAction *action)
{
  guint before;

  for (guint i = 0; i < 2; i++)
    {
      hex.index = i;
      hex.hex = (PandoriaPlayHex){ TRUE, action->hexes[i].terrain, action->hexes[i].symbols };
      press_hex_key (hex.hex.terrain, hex.hex.symbols);
      g_assert_true (window_fixture_wait (has_hex, window));
    }
  for (guint i = 0; i < action->artifacts; i++)
    xdotool_press_key ("a");
  before = window_driver_get_view (window)->n_presses;
  click_space (window, action->hexes[0].at);
  wait_for_presses (window, before + 1);
  click_space (window, action->hexes[1].at);
}

static void
lay_single (PandoriaWindow *window, const PandoriaAction *action)
{
  xdotool_press_key ("s");
  g_assert_true (window_fixture_wait (asks_for_single, window));
  hex.index = 0;
  hex.hex = (PandoriaPlayHex){ TRUE, action->hexes[0].terrain, action->hexes[0].symbols };
  press_hex_key (hex.hex.terrain, hex.hex.symbols);
  g_assert_true (window_fixture_wait (has_hex, window));
  click_space (window, action->hexes[0].at);
}

/* --- cards ---------------------------------------------------------------------------------- */

static struct
{
  PandoriaWindow *window;
  PandoriaAction wanted; /* without choices on the board */
  guint cost;            /* printed on it; 0: it has none */
} card;

/* Returns: (nullable): the panel of cards, when it is seen. */
static GtkWidget *
find_cards (void)
{
  GtkWidget *dialog = window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL);
  GtkWidget *panel = template_find_type (dialog != NULL ? dialog : GTK_WIDGET (card.window),
                                         PANDORIA_TYPE_CARDS_PANEL);

  return panel != NULL && gtk_widget_get_mapped (panel) ? panel : NULL;
}

static gboolean
is_wanted_card (const PandoriaAction *action)
{
  return action->kind == card.wanted.kind && action->spell == card.wanted.spell
         && action->level == card.wanted.level
         && action->build.building == card.wanted.build.building
         && action->build.level == card.wanted.build.level;
}

static gboolean
shows_cards (gpointer data G_GNUC_UNUSED)
{
  return find_cards () != NULL;
}

static gboolean
is_searching (gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (data));

  return focus != NULL && gtk_widget_is_ancestor (focus, template_child (data, "search_entry"));
}

/* The row that is seen to be selected is what Enter opens. */
static gboolean
has_found_card (gpointer data)
{
  GtkWidget *list = adw_view_stack_get_visible_child (template_child (data, "lists"));
  GtkWidget *box = template_find_type (list, GTK_TYPE_LIST_BOX);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (GTK_LIST_BOX (box));

  return row != NULL && is_wanted_card (pandoria_card_row_get_action (PANDORIA_CARD_ROW (row)));
}

static gboolean
shows_card (gpointer data)
{
  PandoriaCardPage *page = template_child (data, "card");
  PandoriaAction action;

  if (!gtk_widget_get_mapped (GTK_WIDGET (page)))
    return FALSE;
  pandoria_card_page_get_action (page, &action);
  return is_wanted_card (&action);
}

static gboolean
is_filled_in (gpointer data)
{
  PandoriaCardPage *page = template_child (data, "card");
  PandoriaAction action;

  return pandoria_card_page_get_action (page, &action)
         && (is_card_possible (page)
             || window_driver_get_view (card.window)->is_begun) /* the board asks for the rest */
         && (action.kind == PANDORIA_ACT_BUILD ? action.build.cost : action.cost) == card.cost
         && action.build.slot == card.wanted.build.slot
         && action.monument.slot == card.wanted.monument.slot;
}

/* Opens the cards with @key, finds that of @wanted by its name and types its printed cost. */
static void
fill_in_card (PandoriaWindow *window, const char *key, const char *name,
              const PandoriaAction *wanted, guint cost)
{
  GtkWidget *panel;

  card.window = window;
  card.wanted = *wanted;
  card.cost = cost;
  xdotool_press_key (key);
  g_assert_true (window_fixture_wait (shows_cards, NULL));
  panel = find_cards ();
  if (name != NULL)
    {
      xdotool_press_key ("ctrl+f");
      g_assert_true (window_fixture_wait (is_searching, panel));
      xdotool_type (name);
      g_assert_true (window_fixture_wait (has_found_card, panel));
      xdotool_press_key ("Return");
    }
  g_assert_true (window_fixture_wait (shows_card, panel));
  if (cost > 0)
    {
      g_autofree char *digit = g_strdup_printf ("%u", cost);

      xdotool_press_key (digit);
    }
  g_assert_true (window_fixture_wait (is_filled_in, panel));
}

static void
use_card (PandoriaWindow *window, const char *key, const char *name, const PandoriaAction *wanted,
          guint cost)
{
  fill_in_card (window, key, name, wanted, cost);
  xdotool_press_key ("Return");
}

static void
build (PandoriaWindow *window, const PandoriaAction *action)
{
  g_autofree char *name = pandoria_text_building (action->build.building, action->build.level);

  use_card (window, "b", name, action, action->build.cost);
}

static void
fill_in_spell (PandoriaWindow *window, const PandoriaAction *action)
{
  g_autofree char *name = pandoria_text_spell (action->spell, action->level);

  fill_in_card (window, "p", name, action, action->cost);
}

static gboolean
can_press (gpointer at)
{
  PandoriaSpaces choices = window_driver_get_view (card.window)->choices;

  return pandoria_spaces_has (&choices, GPOINTER_TO_INT (at));
}

static void
wait_until_choice (PandoriaWindow *window, PandoriaSpace space)
{
  card.window = window;
  g_assert_true (window_fixture_wait (can_press, GINT_TO_POINTER (space)));
}

/* --- every act ------------------------------------------------------------------------------ */

static void
press_then_click (PandoriaWindow *window, const char *key, PandoriaSpace space)
{
  xdotool_press_key (key);
  wait_until_choice (window, space);
  click_space (window, space);
}

/* What a card has chosen on the board is confirmed there. */
static void
choose_and_confirm (PandoriaWindow *window, PandoriaSpace space)
{
  guint before;

  wait_until_choice (window, space);
  before = window_driver_get_view (window)->n_presses;
  click_space (window, space);
  wait_for_presses (window, before + 1);
  xdotool_press_key ("ctrl+Return");
}

/* Points of a relic and a correction are filled in by their functions. */
void
lesson_hand_direct_do (PandoriaWindow *window, const PandoriaAction *action)
{
  const char *fault = NULL;

  switch ((int) action->kind)
    {
    case PANDORIA_ACT_PLACE_TILE: lay_tile (window, action); break;
    case PANDORIA_ACT_PLACE_SINGLE: lay_single (window, action); break;
    case PANDORIA_ACT_PLACE_CASTLE: press_then_click (window, "c", action->at); break;
    case PANDORIA_ACT_PLACE_FORTRESS: press_then_click (window, "f", action->at); break;
    case PANDORIA_ACT_PLACE_FIGURE:
      if (action->leader)
        press_then_click (window, "l", action->at);
      else
        click_space (window, action->at);
      break;
    case PANDORIA_ACT_TAKE_FIGURE:
      click_space (window, action->take.at);
      wait_for_presses (window, 1);
      click_space (window, action->take.at);
      break;
    case PANDORIA_ACT_ELF_MOVE:
      press_then_click (window, "v", action->from);
      wait_until_choice (window, action->to);
      click_space (window, action->to);
      break;
    case PANDORIA_ACT_BUILD: build (window, action); break;
    case PANDORIA_ACT_MONUMENT: use_card (window, "m", NULL, action, 0); break;
    case PANDORIA_ACT_BUY: use_card (window, "u", NULL, action, action->cost); break;
    case PANDORIA_ACT_CAST:
      fill_in_spell (window, action);
      if (window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL) != NULL)
        xdotool_press_key ("Return");
      choose_and_confirm (window, action->members.at);
      break;
    case PANDORIA_ACT_RIVER_SHIP:
      use_card (window, "o", "river", action, 0);
      choose_and_confirm (window, action->at);
      break;
    case PANDORIA_ACT_SCORE:
    case PANDORIA_ACT_END_TURN: xdotool_press_key ("ctrl+Return"); break;
    default: fault = window_driver_do (window, action, 0); break;
    }
  g_assert_cmpstr (fault, ==, NULL);
}

/* --- wrong acts ----------------------------------------------------------------------------- */

static gboolean
lays_castle (gpointer data)
{
  return window_driver_get_view (data)->piece == PANDORIA_PLAY_PIECE_CASTLE;
}

/* Returns: a space of the board that is not one of @wanted. */
static PandoriaSpace
find_other_space (PandoriaWindow *window, PandoriaSpaces wanted)
{
  const PandoriaPlayView *view = window_driver_get_view (window);
  PandoriaSpaces choices = view->choices;
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, choices)
    if (!pandoria_spaces_has (&wanted, space))
      return space;
  for (space = 0; space < PANDORIA_N_SPACES; space++)
    if (!pandoria_spaces_has (&wanted, space)
        && pandoria_board_view_get_space (window_get_board (window), space) != NULL
        && pandoria_spaces_has (&window_fixture_get_state (window)->plain, space))
      return space;
  g_assert_not_reached ();
}

/* Enters a legal act of the same kind if there is one, otherwise an act out of turn. */
static void
do_wrong (PandoriaWindow *window, guint act, const PandoriaAction *wanted)
{
  PandoriaSpaces spaces = pandoria_lesson_get_spaces (lesson_get (window), act);
  PandoriaAction wrong = *wanted;

  switch ((int) wanted->kind)
    {
    case PANDORIA_ACT_PLACE_SINGLE:
    case PANDORIA_ACT_PLACE_TILE: press_hex_key (wanted->hexes[0].terrain, 0); break;
    case PANDORIA_ACT_PLACE_CASTLE:
      xdotool_press_key ("c");
      g_assert_true (window_fixture_wait (lays_castle, window));
      click_space (window, find_other_space (window, spaces));
      break;
    case PANDORIA_ACT_BUILD:
      wrong.build.building = PANDORIA_BUILDING_STORE;
      wrong.build.level = 0;
      build (window, &wrong);
      break;
    case PANDORIA_ACT_CAST:
      wrong.spell = PANDORIA_SPELL_FLEE;
      fill_in_spell (window, &wrong);
      xdotool_press_key ("Return");
      break;
    case PANDORIA_ACT_BUY:
      wrong.cost--;
      use_card (window, "u", NULL, &wrong, wrong.cost);
      break;
    case PANDORIA_ACT_SCORE: xdotool_press_key ("e"); break;
    default: click_space (window, find_other_space (window, spaces)); break;
    }
}

static gboolean
is_answered (gpointer data)
{
  return window_driver_get_view (data)->is_answer;
}

/* The lesson replies with the section of the rules, and repeats the task. The turn bar shows no
 * refusal. */
static void
check_wrong (PandoriaWindow *window, guint act, const PandoriaAction *wanted)
{
  const PandoriaState before = *window_fixture_get_state (window);
  g_autofree char *text = g_strdup (lesson_get_text (window)),
                  *next = g_strdup (lesson_get_next (window));
  const char *refusal;

  do_wrong (window, act, wanted);
  g_assert_true (window_fixture_wait (is_answered, window));
  refusal = gtk_label_get_text (template_child (window_get_lesson_panel (window), "refusal"));
  g_test_message ("%u %s, wrong: %s", act + 1, next, refusal);
  g_assert_true (pandoria_state_equal (&before, window_fixture_get_state (window)));
  g_assert_cmpstr (refusal, ==, window_driver_get_view (window)->sentence);
  g_assert_cmpstr (lesson_get_text (window), ==, text);
  g_assert_cmpstr (window_fixture_get_sentence (window), !=, refusal);
  g_assert_true (
      gtk_widget_get_visible (template_child (window_get_lesson_panel (window), "rule")));
  lesson_take_picture (window, "wrong");
  while (window_driver_get_view (window)->can_cancel)
    pandoria_play_cancel (pandoria_window_get_play (window));
  window_driver_settle ();
}

/* --- the hands ------------------------------------------------------------------------------ */

static void
turn_page (PandoriaWindow *window)
{
  window_fixture_activate (window, "lesson-next");
}

static void
act (PandoriaWindow *window)
{
  int number = lesson_get_act (window);

  lesson_hand_direct_do (window, pandoria_lesson_get_action (lesson_get (window), (guint) number));
  lesson_wait_for_act (window, number + 1);
  window_driver_close_dialogs (window);
}

const LessonHand lesson_hand_direct = { "by keys and pointer", turn_page, act };

static void
act_by_keys (PandoriaWindow *window)
{
  by_keys = TRUE;
  act (window);
  by_keys = FALSE;
}

const LessonHand lesson_hand_direct_keys = { "by keys", turn_page, act_by_keys };

static void
act_wrong_first (PandoriaWindow *window)
{
  guint number = (guint) lesson_get_act (window);

  check_wrong (window, number, pandoria_lesson_get_action (lesson_get (window), number));
  act (window);
}

const LessonHand lesson_hand_direct_wrong
    = { "with something wrong before each act", turn_page, act_wrong_first };
