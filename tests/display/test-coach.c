/* Tests the coach in the real window. It explains each new topic once to each player, and can be
 * limited to some players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "keyboard.h"
#include "pandoria-adaptive-bin.h"
#include "pandoria-coach-bar-testing.h"
#include "pandoria-coach.h"
#include "pandoria-preferences-window.h"
#include "pandoria-settings.h"
#include "stored-game.h"
#include "template-child.h"
#include "window-fixture.h"

static const char *
get_sentence (PandoriaWindow *window)
{
  return gtk_label_get_label (template_child (window_get_coach (window), "sentence"));
}

static gboolean
is_first_time (PandoriaWindow *window)
{
  return gtk_widget_get_mapped (template_child (window_get_coach (window), "got_it"));
}

static gboolean
is_topic (PandoriaWindow *window, PandoriaCoachTopic topic)
{
  const PandoriaState *state = pandoria_game_get_shown_state (window_driver_get_game (window));

  return is_first_time (window)
         && strstr (get_sentence (window), pandoria_coach_topic_describe (topic, state)) != NULL;
}

static const char *
get_name (PandoriaWindow *window)
{
  PandoriaGame *game = window_driver_get_game (window);

  return pandoria_record_get_player_name (pandoria_game_get_record (game),
                                          pandoria_game_get_state (game)->active);
}

/* Opens a game before its first act, with the coach on and nothing explained. Returns: (transfer
 * full): the settings. */
static GSettings *
begin (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("two-players");
  GSettings *settings = pandoria_settings_open ("coach-explained");

  pandoria_game_go_back_to (game, 0);
  pandoria_window_set_game (window, game);
  g_settings_reset (settings, "coach-explained");
  g_settings_reset (settings, "coach-players");
  g_settings_set_boolean (settings, "coach", TRUE);
  window_driver_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return settings;
}

static void
end (GSettings *settings)
{
  g_settings_reset (settings, "coach");
  g_settings_reset (settings, "coach-explained");
  g_settings_reset (settings, "coach-players");
}

/* Confirms explanations until the tip is shown. */
static void
read_all (PandoriaWindow *window)
{
  for (guint i = 0; i < PANDORIA_COACH_N_TOPICS && is_first_time (window); i++)
    {
      template_press (window_get_coach (window), "got_it");
      window_driver_settle ();
    }
  g_assert_false (is_first_time (window));
}

static void
redo_to (PandoriaWindow *window, PandoriaStep step)
{
  PandoriaGame *game = window_driver_get_game (window);

  for (guint i = 0; i < 20 && pandoria_game_get_state (game)->step != step; i++)
    window_fixture_activate (window, "redo");
  g_assert_cmpuint (pandoria_game_get_state (game)->step, ==, step);
  window_driver_settle ();
}

/* --- tests ---------------------------------------------------------------------------------- */

/* Advice comes one sentence at a time, and each sentence once for each player. Without advice the
 * bar is hidden. */
static void
test_advice (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = begin (window);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  PandoriaGame *game = window_driver_get_game (window);
  guint n = 0;

  for (guint i = 0; i < 60 && pandoria_game_can_redo (game); i++)
    {
      g_autofree char *key = NULL;
      guint turn = pandoria_game_get_state (game)->turn;
      gpointer before;

      read_all (window);
      key = g_strdup_printf ("%s: %s", get_name (window), get_sentence (window));
      if (gtk_widget_get_mapped (GTK_WIDGET (window_get_coach (window))))
        {
          n++;
          if (g_hash_table_lookup_extended (seen, key, NULL, &before))
            g_assert_cmpuint (GPOINTER_TO_UINT (before), ==, turn);
          else
            g_hash_table_insert (seen, g_steal_pointer (&key), GUINT_TO_POINTER (turn));
        }
      window_fixture_activate (window, "redo");
      window_driver_settle ();
    }
  g_assert_cmpuint (n, >, 10);
  end (settings);
}

/* A topic is explained once for each player, and not again after undo and redo. */
static void
test_once (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = begin (window);
  g_autofree char *first = g_strdup (get_name (window));

  g_assert_true (is_topic (window, PANDORIA_COACH_TOPIC_PLACE));
  g_assert_true (pandoria_coach_has_explained (settings, first, "place"));
  g_assert_false (pandoria_coach_has_explained (settings, first, "figure"));
  g_assert_cmpstr (gtk_button_get_label (template_child (
                       template_child (window_get_coach (window), "rule"), "button")),
                   ==, "6.1");
  read_all (window);
  redo_to (window, PANDORIA_STEP_FIGURE);
  g_assert_true (is_topic (window, PANDORIA_COACH_TOPIC_FIGURE));
  read_all (window);
  window_fixture_activate (window, "undo");
  window_driver_settle ();
  g_assert_false (is_first_time (window));
  redo_to (window, PANDORIA_STEP_FIGURE);
  g_assert_false (is_first_time (window));
  while (g_str_equal (get_name (window), first))
    window_fixture_activate (window, "redo");
  window_driver_settle ();
  g_assert_true (is_topic (window, PANDORIA_COACH_TOPIC_PLACE));
  g_assert_false (pandoria_coach_has_explained (settings, get_name (window), "figure"));
  end (settings);
}

/* What a player did in earlier turns is not new when the coach is turned on later. */
static void
test_known (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = begin (window);
  g_autofree char *first = g_strdup (get_name (window));

  g_settings_set_boolean (settings, "coach", FALSE);
  g_settings_reset (settings, "coach-explained");
  for (guint player = 0; player < 2; player++)
    while (g_str_equal (get_name (window), first) == (player == 0))
      window_fixture_activate (window, "redo");
  g_settings_set_boolean (settings, "coach", TRUE);
  window_driver_settle ();
  g_assert_false (is_topic (window, PANDORIA_COACH_TOPIC_PLACE));
  g_assert_false (pandoria_coach_has_explained (settings, first, "place"));
  redo_to (window, PANDORIA_STEP_FIGURE);
  read_all (window);
  g_assert_false (pandoria_coach_has_explained (settings, first, "figure"));
  end (settings);
}

/* An unconfirmed explanation stays through its turn, and does not come again. */
static void
test_stays (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = begin (window);
  g_autofree char *first = g_strdup (get_name (window));
  int height = gtk_widget_get_height (GTK_WIDGET (window_get_coach (window)));

  redo_to (window, PANDORIA_STEP_FIGURE);
  g_assert_true (is_topic (window, PANDORIA_COACH_TOPIC_PLACE));
  read_all (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window_get_coach (window))), ==, height);
  while (g_str_equal (get_name (window), first))
    window_fixture_activate (window, "redo");
  while (!g_str_equal (get_name (window), first))
    window_fixture_activate (window, "redo");
  window_driver_settle ();
  g_assert_false (is_topic (window, PANDORIA_COACH_TOPIC_PLACE));
  end (settings);
}

/* Earlier positions explain nothing. */
static void
test_looking_back (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = begin (window);

  redo_to (window, PANDORIA_STEP_FIGURE);
  read_all (window);
  g_settings_reset (settings, "coach-explained");
  window_fixture_activate (window, "look-previous");
  window_driver_settle ();
  g_assert_false (is_first_time (window));
  g_assert_false (pandoria_coach_has_explained (settings, get_name (window), "place"));
  window_fixture_activate (window, "look-now");
  end (settings);
}

static gboolean
is_check (gpointer widget, gconstpointer label)
{
  return GTK_IS_CHECK_BUTTON (widget)
         && g_strcmp0 (gtk_check_button_get_label (widget), label) == 0;
}

/* A coach for one player is silent in the turns of others. With no player chosen it is for everyone
 * again. */
static void
test_players (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = begin (window);
  g_autofree char *first = g_strdup (get_name (window));
  GtkMenuButton *button = template_child (window_get_coach (window), "players");
  GtkWidget *check;

  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (button)));
  gtk_menu_button_popup (button);
  window_driver_settle ();
  g_assert_true (gtk_check_button_get_active (template_find (button, is_check, "Everyone")));
  check = template_find (button, is_check, first);
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  g_assert_false (gtk_check_button_get_active (template_find (button, is_check, "Everyone")));
  g_assert_true (pandoria_coach_is_for (settings, first));
  g_assert_false (pandoria_coach_is_for (settings, NULL));
  while (g_str_equal (get_name (window), first))
    window_fixture_activate (window, "redo");
  window_driver_settle ();
  g_assert_true (g_str_has_prefix (get_sentence (window), "The coach is quiet in the turns of "));
  g_assert_false (pandoria_coach_has_explained (settings, get_name (window), "place"));
  gtk_check_button_set_active (template_find (button, is_check, "Everyone"), TRUE);
  g_assert_true (pandoria_coach_is_for (settings, NULL));
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  g_assert_true (is_topic (window, PANDORIA_COACH_TOPIC_PLACE));
  gtk_menu_button_popdown (button);
  end (settings);
}

static int
get_most_height (PandoriaWindow *window)
{
  return gtk_scrolled_window_get_max_content_height (
      template_child (template_child (window_get_tray (window), "acts"), "scrolled"));
}

/* Below the coach in a narrow window the acts scroll sooner, so that the main button is in sight.
 */
static void
test_room (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = begin (window);
  int below_coach;

  window_fixture_resize (window, 360, 690, PANDORIA_WIDTH_NARROW);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window_get_coach (window))));
  below_coach = get_most_height (window);
  g_settings_set_boolean (settings, "coach", FALSE);
  window_driver_settle ();
  g_assert_cmpint (below_coach, <, get_most_height (window));
  end (settings);
}

static gboolean
is_scrolled (gpointer scroller)
{
  return gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (scroller)) > 0;
}

/* Large text in a narrow window scrolls: nothing of it is cut off. A key scrolls it, and no act
 * scrolls it back. The focus of the button that confirms it moves to the next text. */
static void
test_large (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = begin (window);
  GtkLabel *sentence = template_child (window_get_coach (window), "sentence");
  GtkScrolledWindow *scroller = template_child (window_get_coach (window), "scroller");

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  g_assert_true (is_first_time (window));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (sentence)));
  gtk_widget_child_focus (GTK_WIDGET (window_get_coach (window)), GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (scroller)));
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (scroller),
                                                   GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  g_assert_true (keyboard_press (window, "Page_Down"));
  g_assert_true (window_fixture_wait (is_scrolled, scroller));
  window_fixture_activate (window, "redo");
  g_assert_true (is_first_time (window));
  g_assert_true (is_scrolled (scroller));
  gtk_widget_grab_focus (template_child (window_get_coach (window), "got_it"));
  read_all (window);
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (scroller)));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  end (settings);
}

/* The switch is in the turn bar; in a narrow window it is only in the menu. */
static void
test_switch (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = begin (window);
  GtkWidget *button = template_child (window_get_turn_bar (window), "coach");

  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_true (
      gtk_widget_child_focus (GTK_WIDGET (window_get_turn_bar (window)), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) != button);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  g_signal_emit_by_name (button, "clicked");
  window_driver_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (window_get_coach (window))));
  g_assert_false (g_settings_get_boolean (settings, "coach"));
  end (settings);
}

/* Names that differ only in case and spaces belong to one player. Explanations can be reset. */
static void
test_memory (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = begin (window);
  GtkWidget *preferences = pandoria_preferences_window_new (GTK_WINDOW (window));
  g_autoptr (GVariant) kept = NULL;

  g_settings_reset (settings, "coach-explained");
  g_assert_false (gtk_widget_get_sensitive (template_child (preferences, "forget")));
  pandoria_coach_set_explained (settings, "Marta", "place");
  pandoria_coach_set_explained (settings, " marta", "figure");
  pandoria_coach_set_explained (settings, "Jonas", "place");
  g_assert_true (pandoria_coach_has_explained (settings, "MARTA", "place"));
  g_assert_true (pandoria_coach_has_explained (settings, "Marta", "figure"));
  g_assert_false (pandoria_coach_has_explained (settings, "Jonas", "figure"));
  for (guint i = 0; i < 2 * PANDORIA_COACH_MOST_NAMES; i++)
    {
      g_autofree char *name = g_strdup_printf ("Guest %u", i);

      pandoria_coach_set_explained (settings, name, "place");
    }
  kept = g_settings_get_value (settings, "coach-explained");
  g_assert_cmpuint (g_variant_n_children (kept), ==, PANDORIA_COACH_MOST_NAMES);
  g_assert_false (pandoria_coach_has_explained (settings, "Marta", "place"));
  g_assert_true (pandoria_coach_has_explained (settings, "Guest 199", "place"));
  adw_action_row_activate (template_child (preferences, "forget"));
  g_assert_false (pandoria_coach_has_explained (settings, "Guest 199", "place"));
  g_assert_false (gtk_widget_get_sensitive (template_child (preferences, "forget")));
  gtk_window_destroy (GTK_WINDOW (preferences));
  end (settings);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/coach/advice", test_advice);
  window_fixture_add ("/coach/once", test_once);
  window_fixture_add ("/coach/stays", test_stays);
  window_fixture_add ("/coach/known", test_known);
  window_fixture_add ("/coach/looking-back", test_looking_back);
  window_fixture_add ("/coach/players", test_players);
  window_fixture_add ("/coach/room", test_room);
  window_fixture_add ("/coach/switch", test_switch);
  window_fixture_add ("/coach/memory", test_memory);
  window_fixture_add ("/coach/large", test_large);
  return window_fixture_run_in_one_window ();
}
