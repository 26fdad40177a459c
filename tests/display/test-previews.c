/* What is shown before anything is entered: what a tile closes and brings, by pointer and by keyboard; why something cannot be
 * done, by hovering, focus and pressing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "keyboard.h"
#include "pandoria-act-button.h"
#include "pandoria-foresight.h"
#include "random-game.h"
#include "window-fixture.h"

/* --- the tile ----------------------------------------------------------------------------------------------------- */

static void
choose_tile (PandoriaWindow *window, const PandoriaAction *tile)
{
  for (guint i = 0; i < 2; i++)
    {
      int number = tile->hexes[i].terrain + 1 + (tile->hexes[i].symbols >= 2 ? 4 : 0);
      gboolean shifted = tile->hexes[i].symbols == 0 || tile->hexes[i].symbols == 3;

      window_fixture_choose_hex (window, shifted ? -number : number);
    }
  window_driver_press (window, PANDORIA_PRESS_POINTER, tile->hexes[0].at);
  window_driver_settle ();
}

static void
check_nothing_entered (PandoriaWindow *window, const PandoriaState *before)
{
  g_assert_true (pandoria_state_equal (window_fixture_get_state (window), before));
}

/* Everything is said before the second half lies; the same with the pointer and with the keyboard. */
static void
check_closing (PandoriaWindow *window, gboolean by_keyboard)
{
  PandoriaAction tile;
  PandoriaState before;

  window_fixture_play_to_closing (window, 3, &tile);
  before = *window_fixture_get_state (window);
  choose_tile (window, &tile);
  g_signal_emit_by_name (window->board, "space-hovered", -1);
  g_assert_null (window_driver_get_view (window)->foresight);
  if (by_keyboard)
    {
      window_fixture_focus_space (window, tile.hexes[0].at);
      window_fixture_focus_space (window, tile.hexes[1].at);
    }
  else
    g_signal_emit_by_name (window->board, "space-hovered", (int) tile.hexes[1].at);
  g_assert_nonnull (window_driver_get_view (window)->foresight);
  g_assert_cmpuint (window_driver_get_view (window)->n_shown, ==, 2);
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), "Closes"));
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), "gains"));
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), "home"));
  check_nothing_entered (window, &before);

  g_signal_emit_by_name (window->board, "space-hovered", -1);
  g_assert_null (window_driver_get_view (window)->foresight);
  g_assert_null (strstr (window_fixture_get_sentence (window), "Closes"));
}

static void
test_closing_hovered (PandoriaWindow *window)
{
  check_closing (window, FALSE);
}

static void
test_closing_focused (PandoriaWindow *window)
{
  check_closing (window, TRUE);
}

/* A place where the second half cannot lie says why at once, not only when pressed. */
static void
test_refused_hovered (PandoriaWindow *window)
{
  window_fixture_choose_hex (window, 1);
  window_fixture_choose_hex (window, 6);
  g_signal_emit_by_name (window->board, "space-hovered", (int) pandoria_space_from_name ("D5"));
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), "(6.1)"));
  g_signal_emit_by_name (window->board, "space-hovered", -1);
  g_assert_null (strstr (window_fixture_get_sentence (window), "(6.1)"));
}

/* Before anything is chosen, moving over the board is looking. */
static void
test_untouched (PandoriaWindow *window)
{
  g_signal_emit_by_name (window->board, "space-hovered", (int) pandoria_space_from_name ("D5"));
  g_assert_null (strstr (window_fixture_get_sentence (window), "(6.1)"));
}

/* --- other acts --------------------------------------------------------------------------------------------------- */

/* What the foresight of each kind of act says is there as soon as a dialog or a button has it in mind. */
static void
test_all_kinds (PandoriaWindow *window)
{
  const guint32 wanted = 1u << PANDORIA_ACT_PLACE_TILE | 1u << PANDORIA_ACT_PLACE_CASTLE
                         | 1u << PANDORIA_ACT_PLACE_FIGURE | 1u << PANDORIA_ACT_TAKE_FIGURE | 1u << PANDORIA_ACT_CAST
                         | 1u << PANDORIA_ACT_BUILD | 1u << PANDORIA_ACT_MONUMENT | 1u << PANDORIA_ACT_SCORE
                         | 1u << PANDORIA_ACT_BUY | 1u << PANDORIA_ACT_END_TURN;
  guint32 seen = 0;

  for (guint32 seed = 1; seed <= 20 && (seen & wanted) != wanted; seed++)
    {
      g_autoptr (PandoriaGame) game = random_game_new (4, FALSE, seed);
      g_autoptr (PandoriaRecord) record
          = pandoria_record_new_beginning (pandoria_game_get_record (game), pandoria_game_get_position (game));

      pandoria_window_set_game (window, game);
      while (pandoria_game_can_undo (game) && (seen & wanted) != wanted)
        {
          const PandoriaAction *action;

          pandoria_game_undo (game);
          action = pandoria_record_get_action (record, pandoria_game_get_position (game));
          if (seen >> action->kind & 1)
            continue;
          seen |= 1u << action->kind;
          pandoria_play_consider (pandoria_window_get_play (window), action);
          g_assert_nonnull (window_driver_get_view (window)->foresight);
          g_assert_cmpstr (window_fixture_get_sentence (window), !=, "");
          pandoria_play_consider (pandoria_window_get_play (window), NULL);
        }
    }
  g_assert_cmpuint (seen & wanted, ==, wanted);
}

/* After laying, a figure is foreseen where it would stand; elsewhere a press says why not. */
static void
test_figure (PandoriaWindow *window)
{
  PandoriaSpace first;

  window_fixture_choose_hex (window, 1);
  window_fixture_choose_hex (window, 6);
  for (guint i = 0; i < 2; i++)
    window_driver_press (window, PANDORIA_PRESS_POINTER,
                         pandoria_spaces_first (window_driver_get_view (window)->choices));
  first = pandoria_spaces_first (window_fixture_get_state (window)->laid_at);
  g_signal_emit_by_name (window->board, "space-hovered", (int) first);
  g_assert_nonnull (window_driver_get_view (window)->foresight);
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), pandoria_space_name (first)));
  window_driver_press (window, PANDORIA_PRESS_POINTER, pandoria_space_from_name ("D5"));
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), "(6.2)"));
}

/* --- acts that are impossible ----------------------------------------------------------------------------------------- */

static GtkWidget *
find_act_button (GtkWidget *root, const char *reason)
{
  if (PANDORIA_IS_ACT_BUTTON (root) && gtk_widget_get_mapped (root)
      && g_strcmp0 (pandoria_act_button_get_reason (PANDORIA_ACT_BUTTON (root)), NULL) != 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_act_button (child, reason);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Its button takes the keyboard, can be pressed, and both say why. */
static void
test_impossible_button (PandoriaWindow *window)
{
  g_autofree char *reason = NULL;
  GtkWidget *button;

  window_fixture_choose_hex (window, 1);
  window_fixture_choose_hex (window, 6);
  for (guint i = 0; i < 2; i++)
    window_driver_press (window, PANDORIA_PRESS_POINTER,
                         pandoria_spaces_first (window_driver_get_view (window)->choices));
  window_driver_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  button = find_act_button (GTK_WIDGET (window->tray), NULL);
  g_assert_nonnull (button);
  reason = g_strdup (pandoria_act_button_get_reason (PANDORIA_ACT_BUTTON (button)));
  g_assert_true (gtk_widget_grab_focus (button));
  g_assert_cmpstr (window_fixture_get_sentence (window), ==, reason);
  gtk_widget_grab_focus (GTK_WIDGET (window->board));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  keyboard_click (button);
  g_assert_cmpstr (window_fixture_get_sentence (window), ==, reason);
}

/* So does its key. */
static void
test_impossible_key (PandoriaWindow *window)
{
  g_assert_true (keyboard_press (window, "g"));
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), "(6"));
  g_assert_true (keyboard_press (window, "Escape"));
  g_assert_null (strstr (window_fixture_get_sentence (window), "(6"));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/previews/closing-hovered", test_closing_hovered);
  window_fixture_add ("/previews/closing-focused", test_closing_focused);
  window_fixture_add ("/previews/refused-hovered", test_refused_hovered);
  window_fixture_add ("/previews/untouched", test_untouched);
  window_fixture_add ("/previews/all-kinds", test_all_kinds);
  window_fixture_add ("/previews/figure", test_figure);
  window_fixture_add ("/previews/impossible-button", test_impossible_button);
  window_fixture_add ("/previews/impossible-key", test_impossible_key);
  return window_fixture_run ();
}
