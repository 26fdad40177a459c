/* Tests the turn clock: it is shown only on request, and runs only while it is visible and time
 * counts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-settings.h"
#include "pandoria-turn-clock-testing.h"
#include "panel-fixture.h"
#include "sample-game.h"

typedef struct
{
  PandoriaGame *game;
  GSettings *settings;
  GtkWidget *window;
  PandoriaTurnClock *clock;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->game = sample_game_load (SAMPLE_GAME);
  fixture->settings = pandoria_settings_open ("turn-clock");
  g_assert_nonnull (fixture->settings);
  g_settings_reset (fixture->settings, "turn-clock");
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 300, 100);
  fixture->clock = g_object_new (PANDORIA_TYPE_TURN_CLOCK, NULL);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->clock));
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_settings_reset (fixture->settings, "turn-clock");
  g_object_unref (fixture->settings);
  g_object_unref (fixture->game);
}

static const char *
get_text (Fixture *fixture)
{
  return gtk_label_get_label (GTK_LABEL (adw_bin_get_child (ADW_BIN (fixture->clock))));
}

static void
go_to (Fixture *fixture, guint position)
{
  panel_go_to (fixture->game, position);
  pandoria_turn_clock_show (fixture->clock, fixture->game);
}

static void
show (Fixture *fixture, guint position)
{
  g_settings_set_boolean (fixture->settings, "turn-clock", TRUE);
  go_to (fixture, position);
}

static void
look_at (Fixture *fixture, guint position)
{
  pandoria_game_look_at (fixture->game, position);
  pandoria_turn_clock_show (fixture->clock, fixture->game);
}

/* It is off by default: hidden and idle. */
static void
test_not_wanted (Fixture *fixture, gconstpointer data)
{
  go_to (fixture, 20);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture->clock)));
  g_assert_false (pandoria_turn_clock_is_running (fixture->clock));
  g_settings_set_boolean (fixture->settings, "turn-clock", TRUE);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->clock)));
  g_assert_true (pandoria_turn_clock_is_running (fixture->clock));
  g_settings_set_boolean (fixture->settings, "turn-clock", FALSE);
  g_assert_false (pandoria_turn_clock_is_running (fixture->clock));
}

/* The clock starts with the times of the turn's acts, and does not count the week since then. */
static void
test_begins (Fixture *fixture, gconstpointer data)
{
  g_autofree char *expected = NULL;
  int seconds;
  guint position = 20;

  do
    {
      panel_go_to (fixture->game, ++position);
      seconds = pandoria_game_get_turn_seconds (fixture->game);
    }
  while (seconds < 60);
  show (fixture, position);
  expected = g_strdup_printf ("%d:%02d", seconds / 60, seconds % 60);
  g_assert_cmpstr (get_text (fixture), ==, expected);
}

static void
test_goes (Fixture *fixture, gconstpointer data)
{
  gint64 end = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;
  g_autofree char *first = NULL;

  show (fixture, 20);
  first = g_strdup (get_text (fixture));
  g_assert_cmpstr (first, !=, "");
  while (g_str_equal (get_text (fixture), first) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (get_text (fixture), !=, first);
}

static void
test_stands (Fixture *fixture, gconstpointer data)
{
  guint end = pandoria_game_get_position (fixture->game);
  g_autofree char *text = NULL;

  show (fixture, 30);
  g_assert_true (pandoria_turn_clock_is_running (fixture->clock));
  text = g_strdup (get_text (fixture));
  look_at (fixture, 5);
  g_assert_false (pandoria_turn_clock_is_running (fixture->clock));
  g_assert_cmpstr (get_text (fixture), ==, text);
  look_at (fixture, 30);
  g_assert_true (pandoria_turn_clock_is_running (fixture->clock));
  go_to (fixture, end);
  g_assert_true (pandoria_game_get_state (fixture->game)->finished);
  g_assert_false (pandoria_turn_clock_is_running (fixture->clock));
  go_to (fixture, end - 1);
  g_assert_true (pandoria_turn_clock_is_running (fixture->clock));
  pandoria_turn_clock_show (fixture->clock, NULL);
  g_assert_false (pandoria_turn_clock_is_running (fixture->clock));
}

/* A hidden clock does not wake the program up. */
static void
test_unseen (Fixture *fixture, gconstpointer data)
{
  show (fixture, 20);
  pandoria_turn_clock_set_narrow (fixture->clock, TRUE);
  g_assert_false (pandoria_turn_clock_is_running (fixture->clock));
  pandoria_turn_clock_set_narrow (fixture->clock, FALSE);
  g_assert_true (pandoria_turn_clock_is_running (fixture->clock));
  gtk_widget_set_visible (fixture->window, FALSE);
  g_assert_false (pandoria_turn_clock_is_running (fixture->clock));
  gtk_window_present (GTK_WINDOW (fixture->window));
  g_assert_true (pandoria_turn_clock_is_running (fixture->clock));
}

#define TEST(path, function) \
  g_test_add ("/turn-clock/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  TEST ("not-wanted", test_not_wanted);
  TEST ("begins", test_begins);
  TEST ("goes", test_goes);
  TEST ("stands", test_stands);
  TEST ("unseen", test_unseen);
  return g_test_run ();
}
