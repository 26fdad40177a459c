/* Plays the lessons in the real window, by pointer and keys of the display itself, with a wrong act
 * before each.
 *
 * With PANDORIA_LESSON_PICTURES=FOLDER it also writes each step as a picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>

#include "cards-choices.h"
#include "keyboard.h"
#include "pandoria-adaptive-bin.h"
#include "pandoria-card-page.h"
#include "pandoria-card-row.h"
#include "pandoria-cards-panel.h"
#include "pandoria-folder.h"
#include "pandoria-lesson-testing.h"
#include "pandoria-summary-window.h"
#include "pandoria-text.h"
#include "template-child.h"
#include "window-fixture.h"
#include "xdotool.h"

#define FIRST "1-first"

/* --- the window ----------------------------------------------------------------------------- */

static void
open_lesson (PandoriaWindow *window, const char *name)
{
  window_driver_activate (window, "lesson", g_variant_new_string (name));
  window_driver_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_nonnull (pandoria_window_get_lesson (window));
}

static void
forget_lesson (const char *name)
{
  g_autofree char *path = pandoria_folder_get_lesson (name);

  g_remove (path);
}

static const char *
get_said (PandoriaWindow *window)
{
  return gtk_label_get_text (template_child (window_get_lesson_panel (window), "text"));
}

/* Returns: (nullable): the control that the panel names. */
static const char *
get_next (PandoriaWindow *window)
{
  GtkWidget *next = template_child (window_get_lesson_panel (window), "next");

  return gtk_widget_get_visible (next) ? gtk_label_get_text (GTK_LABEL (next)) : NULL;
}

static const PandoriaLesson *
get_lesson (PandoriaWindow *window)
{
  return pandoria_lesson_course_get_lesson (pandoria_window_get_lesson (window));
}

static int
get_act (PandoriaWindow *window)
{
  return pandoria_lesson_find_act (get_lesson (window), window_driver_get_game (window));
}

static const char *said_before;

static gboolean
says_other (gpointer data)
{
  return g_strcmp0 (get_said (data), said_before) != 0;
}

static gboolean
is_wanted (gpointer widget, gconstpointer nothing)
{
  return gtk_widget_has_css_class (widget, "lesson-wanted");
}

static int awaited;

static gboolean
is_at_awaited (gpointer data)
{
  return get_act (data) == awaited || window_driver_get_view (data)->is_answer;
}

/* --- pictures ------------------------------------------------------------------------------- */

static void
take_picture (PandoriaWindow *window, const char *what)
{
  const char *folder = g_getenv ("PANDORIA_LESSON_PICTURES");
  g_autofree char *path = NULL;
  const char *command[] = { "import", "-window", "root", NULL, NULL };

  if (folder == NULL)
    return;
  path = g_strdup_printf ("%s/%s-%02d-%s.png", folder,
                          pandoria_lesson_get_name (get_lesson (window)), get_act (window), what);
  command[3] = path;
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_usleep (200 * 1000);
  window_driver_settle ();
  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL,
                NULL);
}

/* --- what the learner does ------------------------------------------------------------------ */

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
static void
do_act (PandoriaWindow *window, const PandoriaAction *action)
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
  PandoriaSpaces spaces = pandoria_lesson_get_spaces (get_lesson (window), act);
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
  g_autofree char *text = g_strdup (get_said (window)), *next = g_strdup (get_next (window));
  const char *refusal;

  do_wrong (window, act, wanted);
  g_assert_true (window_fixture_wait (is_answered, window));
  refusal = gtk_label_get_text (template_child (window_get_lesson_panel (window), "refusal"));
  g_test_message ("%u %s, wrong: %s", act + 1, next, refusal);
  g_assert_true (pandoria_state_equal (&before, window_fixture_get_state (window)));
  g_assert_cmpstr (refusal, ==, window_driver_get_view (window)->sentence);
  g_assert_cmpstr (get_said (window), ==, text);
  g_assert_cmpstr (window_fixture_get_sentence (window), !=, refusal);
  g_assert_true (
      gtk_widget_get_visible (template_child (window_get_lesson_panel (window), "rule")));
  take_picture (window, "wrong");
  while (window_driver_get_view (window)->can_cancel)
    pandoria_play_cancel (pandoria_window_get_play (window));
  window_driver_settle ();
}

/* --- whole lessons -------------------------------------------------------------------------- */

static guint n_presses;

static gboolean
shows_all (PandoriaWindow *window)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (
      template_child (window_get_lesson_panel (window), "scroller"));

  return gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment);
}

static void
read_on (PandoriaWindow *window)
{
  while (pandoria_lesson_course_waits (pandoria_window_get_lesson (window)))
    {
      take_picture (window, "read");
      g_assert_true (shows_all (window));
      g_assert_null (get_next (window));
      window_fixture_activate (window, "lesson-next");
      window_driver_settle ();
    }
}

static void
play_act (PandoriaWindow *window, guint act, gboolean with_wrong)
{
  const PandoriaAction *wanted = pandoria_lesson_get_action (get_lesson (window), act);

  read_on (window);
  if (get_act (window) > (int) act) /* the program has entered it */
    return;
  g_assert_cmpint (get_act (window), ==, act);
  take_picture (window, "do");
  g_assert_true (shows_all (window));
  g_assert_nonnull (get_next (window));
  n_presses++;
  if (with_wrong)
    check_wrong (window, act, wanted);
  do_act (window, wanted);
  awaited = (int) act + 1;
  if (!window_fixture_wait (is_at_awaited, window) || get_act (window) != awaited)
    {
      take_picture (window, "failed");
      g_error ("%u: %s", act + 1, window_fixture_get_sentence (window));
    }
  window_driver_close_dialogs (window);
}

static void
begin_lesson (PandoriaWindow *window, const char *name)
{
  forget_lesson (name);
  open_lesson (window, name);
  n_presses = 0;
}

static void
play_lesson (PandoriaWindow *window, const char *name, gboolean with_wrong)
{
  guint n;

  if (!xdotool_is_there ())
    return;
  begin_lesson (window, name);
  n = pandoria_lesson_get_n_acts (get_lesson (window));
  for (guint i = 0; i < n; i++)
    play_act (window, i, with_wrong);
  read_on (window);
  take_picture (window, "end");
  g_assert_true (pandoria_lesson_course_is_over (pandoria_window_get_lesson (window)));
  g_assert_true (gtk_widget_get_mapped (template_child (window_get_lesson_panel (window), "end")));
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_SUMMARY_WINDOW));
  g_test_message ("%s: %u steps", name, n_presses);
}

static void
test_family (PandoriaWindow *window)
{
  play_lesson (window, "7-family", TRUE);
}

static void
play_all (PandoriaWindow *window, gboolean with_wrong)
{
  const PandoriaLesson *lesson;

  for (guint i = 0; (lesson = pandoria_lesson_get (i)) != NULL; i++)
    play_lesson (window, pandoria_lesson_get_name (lesson), with_wrong);
}

static void
test_wrong (PandoriaWindow *window)
{
  play_all (window, TRUE);
}

static void
test_keys (PandoriaWindow *window)
{
  by_keys = TRUE;
  play_all (window, FALSE);
  by_keys = FALSE;
}

static void
test_narrow (PandoriaWindow *window)
{
  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  play_all (window, FALSE);
}

/* Turns the page, or does its act as the program would. */
static void
go_on (PandoriaWindow *window)
{
  int act = get_act (window);

  if (pandoria_lesson_course_waits (pandoria_window_get_lesson (window)))
    window_fixture_activate (window, "lesson-next");
  else
    pandoria_game_apply_noted (window_driver_get_game (window),
                               pandoria_lesson_get_action (get_lesson (window), (guint) act), NULL,
                               NULL, NULL);
  window_driver_settle ();
}

/* Returns: the title of the page, if its text is cut. */
static const char *
find_cut (PandoriaWindow *window, const char *name)
{
  PandoriaLessonCourse *course;

  begin_lesson (window, name);
  course = (PandoriaLessonCourse *) pandoria_window_get_lesson (window);
  while (!pandoria_lesson_course_is_over (course))
    {
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      if (!shows_all (window))
        return pandoria_lesson_course_get_heading (course);
      go_on (window);
    }
  return shows_all (window) ? NULL : pandoria_lesson_course_get_heading (course);
}

/* In the smallest window, too. */
static void
test_cut (PandoriaWindow *window)
{
  g_assert_cmpstr (find_cut (window, FIRST), ==, NULL);
  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  g_assert_cmpstr (find_cut (window, FIRST), ==, NULL);
}

static graphene_rect_t
get_place (PandoriaWindow *window, gpointer widget)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &place));
  return place;
}

/* On all pages, and after all acts, the panel keeps its height, and the board does not move. */
static void
test_still (PandoriaWindow *window)
{
  graphene_rect_t panel, space;
  guint n_pages = 0;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  begin_lesson (window, FIRST);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  panel = get_place (window, window_get_lesson_panel (window));
  space = get_place (window, pandoria_board_view_get_space (window_get_board (window),
                                                            pandoria_space_from_name ("E5")));
  while (!pandoria_lesson_course_is_over (pandoria_window_get_lesson (window)))
    {
      graphene_rect_t panel_now, space_now;

      go_on (window);
      gtk_widget_queue_draw (GTK_WIDGET (window));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      panel_now = get_place (window, window_get_lesson_panel (window));
      space_now
          = get_place (window, pandoria_board_view_get_space (window_get_board (window),
                                                              pandoria_space_from_name ("E5")));
      if (!graphene_rect_equal (&panel, &panel_now))
        g_error ("%s: %g px high, not %g",
                 pandoria_lesson_course_get_heading (pandoria_window_get_lesson (window)),
                 panel_now.size.height, panel.size.height);
      if (!graphene_rect_equal (&space, &space_now))
        g_error ("%s: the board has moved by %g, %g",
                 pandoria_lesson_course_get_heading (pandoria_window_get_lesson (window)),
                 space_now.origin.x - space.origin.x, space_now.origin.y - space.origin.y);
      n_pages++;
    }
  g_assert_cmpuint (n_pages, >, 50);
}

/* What pages name, and the widgets that show it. */
static const struct
{
  const char *part, *type;
  guint n; /* at least */
} parts[] = {
  { "points", "PandoriaPointsView", 1 },
  { "resources", "PandoriaResourceRow", 3 },
  { "steps", "PandoriaStepMark", 5 },
  { "figures", "PandoriaReserveView", 1 },
};

/* Counts the outlined widgets on the screen, all of which have this type. */
static guint
count_outlined (GtkWidget *widget, const char *type)
{
  guint n = 0;

  if (gtk_widget_get_mapped (widget) && is_wanted (widget, NULL))
    {
      g_assert_cmpstr (G_OBJECT_TYPE_NAME (widget), ==, type);
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_outlined (child, type);
  return n;
}

static gsize wanted_part;

static gboolean
is_part_outlined (gpointer window)
{
  return count_outlined (window, parts[wanted_part].type) >= parts[wanted_part].n;
}

/* A page about a part of the window outlines it, and nothing else. */
static void
test_parts (PandoriaWindow *window)
{
  guint n_pages = 0;

  begin_lesson (window, FIRST);
  while (pandoria_lesson_course_waits (pandoria_window_get_lesson (window)))
    {
      const char *part = pandoria_lesson_course_get_part (pandoria_window_get_lesson (window));

      for (guint i = 0; part != NULL && i < G_N_ELEMENTS (parts); i++)
        if (g_str_equal (parts[i].part, part))
          {
            wanted_part = i;
            g_assert_true (window_fixture_wait (is_part_outlined, window));
            n_pages++;
          }
      if (part == NULL)
        g_assert_cmpuint (count_outlined (GTK_WIDGET (window), ""), ==, 0);
      window_fixture_activate (window, "lesson-next");
      window_driver_settle ();
    }
  g_assert_cmpuint (n_pages, ==, G_N_ELEMENTS (parts));
}

/* A left lesson continues there; an ended one starts again. The start page does not offer it as a
 * game. The focus was on a space that the board of the lesson does not have. */
static void
test_later (PandoriaWindow *window)
{
  g_autofree char *last = pandoria_folder_get_last (), *now = NULL,
                  *path = pandoria_folder_get_lesson (FIRST);

  gtk_widget_grab_focus (
      pandoria_board_view_get_space (window_get_board (window), pandoria_space_from_name ("B4")));
  forget_lesson (FIRST);
  open_lesson (window, FIRST);
  g_assert_false (window_driver_is_possible (window, "undo"));
  read_on (window);
  do_act (window, pandoria_lesson_get_action (get_lesson (window), 0));
  awaited = 1;
  g_assert_true (window_fixture_wait (is_at_awaited, window));
  window_fixture_activate (window, "lesson-leave");
  g_assert_null (pandoria_window_get_lesson (window));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window_get_lesson_panel (window))));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  now = pandoria_folder_get_last ();
  g_assert_cmpstr (now, ==, last);
  open_lesson (window, FIRST);
  g_assert_cmpint (get_act (window), ==, 1);
  g_assert_cmpint (pandoria_lesson_course_get_phase (pandoria_window_get_lesson (window)), ==,
                   PANDORIA_LESSON_PHASE_DO);
  window_fixture_activate (window, "undo");
  g_assert_cmpint (get_act (window), ==, 0);
  window_fixture_activate (window, "redo");
  window_fixture_activate (window, "lesson-again");
  g_assert_cmpint (get_act (window), ==, 0);
  g_assert_cmpint (pandoria_lesson_course_get_phase (pandoria_window_get_lesson (window)), ==,
                   PANDORIA_LESSON_PHASE_READ);
}

/* A lesson that has just ended, and is still open, can be chosen again. */
static void
test_again (PandoriaWindow *window)
{
  begin_lesson (window, "7-family");
  while (!pandoria_lesson_course_is_over (pandoria_window_get_lesson (window)))
    window_fixture_activate (window, "lesson-skip");
  open_lesson (window, "7-family");
  g_assert_cmpint (get_act (window), ==, 0);
  g_assert_false (pandoria_lesson_course_is_over (pandoria_window_get_lesson (window)));
}

static void
read_by_enter (PandoriaWindow *window)
{
  while (pandoria_lesson_course_waits (pandoria_window_get_lesson (window)))
    {
      g_autofree char *text = g_strdup (get_said (window));

      xdotool_press_key ("Return");
      said_before = text;
      g_assert_true (window_fixture_wait (says_other, window));
    }
}

/* Enter turns the pages; the program ends the turn. */
static void
test_enter (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  begin_lesson (window, FIRST);
  for (guint i = 0; i < 2; i++)
    {
      read_by_enter (window);
      do_act (window, pandoria_lesson_get_action (get_lesson (window), i));
      awaited = (int) i + 1;
      g_assert_true (window_fixture_wait (is_at_awaited, window));
    }
  read_by_enter (window);
  g_assert_cmpint (get_act (window), ==, 3);
}

/* Step by step the control to press is named, and outlined where it is a button. */
static void
test_pointer (PandoriaWindow *window)
{
  begin_lesson (window, FIRST);
  read_on (window);
  g_assert_cmpstr (get_next (window), ==, "Press: Mountains, 2 symbols");
  g_assert_nonnull (template_find (window_get_tray (window), is_wanted, NULL));
  window_fixture_choose_hex (window, 6);
  g_assert_cmpstr (get_next (window), ==, "Press: Second space: Hills, 1 symbol");
  window_fixture_choose_hex (window, 3);
  g_assert_cmpstr (get_next (window), ==, "Press: D5 D4");
  g_assert_null (template_find (window_get_tray (window), is_wanted, NULL));
  window_fixture_activate (window, "lesson-skip");
  read_on (window);
  while (template_find (window, is_wanted, NULL) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* What a correction has changed is no lesson any more, until it is undone. */
static void
test_left (PandoriaWindow *window)
{
  PandoriaAction adjust;
  const PandoriaLessonCourse *course;

  forget_lesson (FIRST);
  open_lesson (window, FIRST);
  course = pandoria_window_get_lesson (window);
  pandoria_action_init (&adjust, PANDORIA_ACT_ADJUST);
  adjust.adjust[PANDORIA_COUNTER_POINTS] = 1;
  g_assert_true (
      pandoria_game_apply_noted (window_driver_get_game (window), &adjust, NULL, NULL, NULL));
  window_driver_settle ();
  g_assert_cmpint (pandoria_lesson_course_get_phase (course), ==, PANDORIA_LESSON_PHASE_LEFT);
  window_fixture_activate (window, "undo");
  g_assert_cmpint (pandoria_lesson_course_get_phase (course), ==, PANDORIA_LESSON_PHASE_DO);
}

/* A typed line and a page of cards go through the same door; a card of a lesson teaches the
 * catalogue nothing. */
static void
test_other_doors (PandoriaWindow *window)
{
  PandoriaPlay *play = pandoria_window_get_play (window);

  forget_lesson (FIRST);
  open_lesson (window, FIRST);
  g_assert_false (pandoria_play_enter_line (play, "castle D5"));
  g_assert_cmpint (get_act (window), ==, 0);
  g_assert_nonnull (pandoria_lesson_course_get_refusal (pandoria_window_get_lesson (window)));
  /* Nothing can be entered before the page of the step. */
  g_assert_false (pandoria_play_enter_line (play, "H1 D4 M2 D5"));
  g_assert_cmpstr (pandoria_lesson_course_get_refusal (pandoria_window_get_lesson (window)), ==,
                   "Read on first: press “Continue”.");
  while (pandoria_lesson_course_waits (pandoria_window_get_lesson (window)))
    window_fixture_activate (window, "lesson-next");
  g_assert_false (pandoria_play_enter_line (play, "H1 F4 M2 G4"));
  g_assert_cmpstr (pandoria_lesson_course_get_refusal (pandoria_window_get_lesson (window)), ==,
                   "That is legal, but this lesson places it on D4 D5.");
  g_assert_true (pandoria_play_enter_line (play, "H1 D4 M2 D5 +D5 ."));
  g_assert_cmpint (get_act (window), ==, 3);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/lesson/later", test_later);
  window_fixture_add ("/lesson/again", test_again);
  window_fixture_add ("/lesson/enter", test_enter);
  window_fixture_add ("/lesson/pointer", test_pointer);
  window_fixture_add ("/lesson/cut", test_cut);
  window_fixture_add ("/lesson/still", test_still);
  window_fixture_add ("/lesson/parts", test_parts);
  window_fixture_add ("/lesson/left", test_left);
  window_fixture_add ("/lesson/other-doors", test_other_doors);
  window_fixture_add ("/lesson/family", test_family);
  if (g_test_slow ())
    {
      window_fixture_add ("/lesson/wrong", test_wrong);
      window_fixture_add ("/lesson/keys", test_keys);
      window_fixture_add ("/lesson/narrow", test_narrow);
    }
  return window_fixture_run ();
}
