/* Tests the preferences dialog of the real window, and the effects of its switches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "pandoria-preferences-window.h"
#include "pandoria-settings.h"
#include "pandoria-text.h"
#include "pandoria-turn-clock.h"
#include "stored-game.h"
#include "template-child.h"
#include "window-fixture.h"

#define BIGGEST "The biggest score of this game: "

/* --- helpers --- */

static guint
count_labels (GtkWidget *root, const char *start)
{
  guint n = GTK_IS_LABEL (root) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (root)), start);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_labels (child, start);
  return n;
}

/* Returns: (transfer full): a game before the act *@action that causes the largest scoring so far.
 */
static PandoriaGame *
make_game_before_biggest (PandoriaAction *action)
{
  g_autoptr (PandoriaGame) whole = stored_game_open ("three-players");
  guint end = pandoria_game_get_position (whole);

  pandoria_game_go_back_to (whole, 0);
  while (pandoria_game_get_position (whole) < end)
    {
      guint from = g_list_model_get_n_items (pandoria_game_get_ledger (whole));
      guint position = pandoria_game_get_position (whole);
      g_autofree char *text = NULL;

      pandoria_game_redo (whole);
      text = pandoria_text_biggest_scoring (whole, from);
      *action = *pandoria_game_get_shown_action (whole);
      if (text != NULL && action->kind == PANDORIA_ACT_SCORE)
        return pandoria_game_branch (whole, position);
    }
  g_assert_not_reached ();
}

/* --- tests --- */

static void
test_window (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("turn-clock");
  static const struct
  {
    const char *id, *key;
  } rows[] = {
    { "turn_clock", "turn-clock" },
    { "coach", "coach" },
    { "hints", "hints" },
    { "tell_biggest", "tell-biggest-scoring" },
    { "reduced_motion", "reduced-motion" },
  };
  GtkWidget *preferences;

  window_fixture_activate (window, "preferences");
  preferences = window_driver_find_toplevel (PANDORIA_TYPE_PREFERENCES_WINDOW);
  g_assert_nonnull (preferences);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkSwitch *widget = template_child (preferences, rows[i].id);
      gboolean before = g_settings_get_boolean (settings, rows[i].key);

      g_assert_cmpint (gtk_switch_get_active (widget), ==, before);
      gtk_switch_set_active (widget, !before);
      g_assert_cmpint (g_settings_get_boolean (settings, rows[i].key), ==, !before);
      g_settings_reset (settings, rows[i].key);
      g_assert_cmpint (gtk_switch_get_active (widget), ==, before);
    }
}

static void
test_clock (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("turn-clock");
  GtkWidget *clock = template_find_type (window_get_turn_bar (window), PANDORIA_TYPE_TURN_CLOCK);

  g_assert_false (gtk_widget_get_visible (clock));
  g_settings_set_boolean (settings, "turn-clock", TRUE);
  window_driver_settle ();
  g_assert_true (gtk_widget_get_mapped (clock));
  g_assert_cmpuint (count_labels (clock, "0:0"), ==, 1);
  g_settings_reset (settings, "turn-clock");
  g_assert_false (gtk_widget_get_mapped (clock));
}

/* At the start of a game the coach shows something. The menu has the same switch. */
static void
test_coach (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("coach");
  GtkWidget *coach = GTK_WIDGET (window_get_coach (window));
  g_autoptr (PandoriaGame) game = stored_game_open ("three-players");

  pandoria_game_go_back_to (game, 0);
  pandoria_window_set_game (window, game);
  g_assert_false (gtk_widget_get_mapped (coach));
  window_fixture_activate (window, "coach");
  window_driver_settle ();
  g_assert_true (g_settings_get_boolean (settings, "coach"));
  g_assert_true (gtk_widget_get_mapped (coach));
  g_assert_cmpstr (gtk_label_get_label (template_child (coach, "sentence")), !=, "");
  window_fixture_activate (window, "coach");
  window_driver_settle ();
  g_assert_false (gtk_widget_get_mapped (coach));
  g_assert_false (g_settings_get_boolean (settings, "coach"));
}

/* Returns: how often the largest scoring is announced while the act is entered in @window, undone
 * and redone. */
static guint
enter_biggest (PandoriaWindow *window)
{
  PandoriaAction action;
  g_autoptr (PandoriaGame) game = make_game_before_biggest (&action);
  guint n;

  pandoria_window_set_game (window, game);
  window_driver_settle ();
  g_assert_cmpuint (count_labels (GTK_WIDGET (window_get_toasts (window)), BIGGEST), ==, 0);
  g_assert_cmpstr (window_driver_do (window, &action, 0), ==, NULL);
  window_driver_settle ();
  n = count_labels (GTK_WIDGET (window_get_toasts (window)), BIGGEST);
  window_fixture_activate (window, "undo");
  window_fixture_activate (window, "redo");
  g_assert_cmpuint (count_labels (GTK_WIDGET (window_get_toasts (window)), BIGGEST), ==, n);
  return n;
}

static void
test_biggest_told (PandoriaWindow *window)
{
  g_assert_cmpuint (enter_biggest (window), ==, 1);
}

static void
test_biggest_not_told (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("tell-biggest-scoring");

  g_settings_set_boolean (settings, "tell-biggest-scoring", FALSE);
  g_assert_cmpuint (enter_biggest (window), ==, 0);
  g_settings_reset (settings, "tell-biggest-scoring");
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/preferences/window", test_window);
  window_fixture_add ("/preferences/clock", test_clock);
  window_fixture_add ("/preferences/coach", test_coach);
  window_fixture_add ("/preferences/biggest-told", test_biggest_told);
  window_fixture_add ("/preferences/biggest-not-told", test_biggest_not_told);
  return window_fixture_run ();
}
