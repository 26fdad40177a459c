/* A real window with a game, for the tests of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "window-fixture.h"

#include <execinfo.h>
#include <libintl.h>
#include <locale.h>
#include <signal.h>
#include <unistd.h>

#include "pandoria-compat-testing.h"

#include "pandoria-application.h"
#include "stored-game.h"
#include "template-child.h"
#include "pandoria-window-files.h"
#include "xdotool.h"

#define SECONDS     20
#define MOST_FRAMES 60

/* In px: the size at which a window is opened. */
#define FIRST_WIDTH  1270
#define FIRST_HEIGHT 800

/* One for all tests: a process registers one application on the bus. */
static PandoriaApplication *application;

/* --- waiting -------------------------------------------------------------------------------- */

static gboolean
on_timeout (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

gboolean
window_fixture_wait (gboolean (*condition) (gpointer data), gpointer data)
{
  gboolean late = FALSE;
  guint timeout = g_timeout_add_seconds (SECONDS, on_timeout, &late);

  while (!condition (data) && !late)
    g_main_context_iteration (NULL, TRUE);
  if (!late)
    g_source_remove (timeout);
  window_driver_settle ();
  return !late;
}

static gboolean
is_active (gpointer window)
{
  return gtk_window_is_active (window);
}

static PandoriaWidthClass wanted_class;

static gboolean
has_wanted_class (gpointer data)
{
  return pandoria_adaptive_bin_get_width_class (data) == wanted_class;
}

void
window_fixture_resize (PandoriaWindow *window, int width, int height, PandoriaWidthClass wanted)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  wanted_class = wanted;
  g_assert_true (window_fixture_wait (has_wanted_class, window_get_adaptive (window)));
}

/* --- the window ----------------------------------------------------------------------------- */

/* Whether all tests use one window. */
static gboolean is_kept;

/* The window of the last test; NULL: the next test needs a new one. */
static GtkWidget *kept;

/* In px: the frame of the window. */
static int frame;

/* An earlier test may have resized the window. */
static gboolean
has_first_width (gpointer window)
{
  static int width;

  if (width == 0)
    width = gtk_widget_get_width (window);
  return gtk_widget_get_width (window) == width;
}

/* The board of a game that was just opened has no places before its first layout. */
static gboolean
has_places (gpointer window)
{
  PandoriaBoardView *board = window_get_board (window);
  GtkWidget *space = pandoria_board_view_get_space (board, pandoria_space_from_name ("D5"));

  return space != NULL && gtk_widget_get_width (space) > 0;
}

static PandoriaWindow *
open_window (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "display", "short.pandoria", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (kept == NULL)
    g_set_weak_pointer (&kept, pandoria_window_new (ADW_APPLICATION (application)));
  else
    pandoria_window_set_game (PANDORIA_WINDOW (kept), NULL);
  fixture_empty_games ();
  gtk_window_set_default_size (GTK_WINDOW (kept), FIRST_WIDTH, FIRST_HEIGHT);
  gtk_window_present (GTK_WINDOW (kept));
  /* The display moves the focus to the window some time after it is mapped. */
  g_assert_true (window_fixture_wait (is_active, kept));
  pandoria_window_open_files (PANDORIA_WINDOW (kept), &file, 1);
  gtk_test_widget_wait_for_draw (kept);
  g_assert_true (window_fixture_wait (has_first_width, kept));
  g_assert_true (window_fixture_wait (has_places, kept));
  if (frame == 0)
    frame = FIRST_WIDTH
            - gtk_widget_get_width (GTK_WIDGET (window_get_adaptive (PANDORIA_WINDOW (kept))));
  return PANDORIA_WINDOW (kept);
}

int
window_fixture_get_frame (void)
{
  return frame;
}

/** Test: a test with a window. */
typedef struct
{
  void (*run) (PandoriaWindow *window);
  void (*run_with) (PandoriaWindow *window, gconstpointer data);
  gconstpointer data;
} Test;

static void
run_test (gconstpointer data)
{
  const Test *test = data;
  PandoriaWindow *window
      = test->run_with != NULL && kept != NULL ? PANDORIA_WINDOW (kept) : open_window ();

  if (test->run != NULL)
    test->run (window);
  else
    test->run_with (window, test->data);
  window_driver_close_dialogs (window);
  xdotool_put_back ();
  if (!is_kept)
    {
      g_clear_weak_pointer (&kept);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  window_driver_settle ();
}

void
window_fixture_add (const char *path, void (*test) (PandoriaWindow *window))
{
  Test *added = g_new0 (Test, 1);

  added->run = test;
  g_test_add_data_func_full (path, added, run_test, g_free);
}

void
window_fixture_add_with (const char *path,
                         void (*test) (PandoriaWindow *window, gconstpointer data),
                         gconstpointer data)
{
  Test *added = g_new0 (Test, 1);

  added->run_with = test;
  added->data = data;
  g_test_add_data_func_full (path, added, run_test, g_free);
}

/* Hardly any test looks at pixels, and drawing takes a sixth of their time. */
static gboolean
on_realized (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  gpointer widget = g_value_get_object (&values[0]);

  if (GTK_IS_WINDOW (widget))
    gtk_widget_set_opacity (widget, 0);
  return TRUE;
}

/* A crash that comes once in many runs cannot be looked at again, so print where it was. */
static void
on_crash (int number)
{
  gpointer frames[MOST_FRAMES];
  int n = backtrace (frames, MOST_FRAMES);

  backtrace_symbols_fd (frames, n, STDERR_FILENO);
  signal (number, SIG_DFL);
  raise (number);
}

void
window_fixture_init_translated (int *argc, char ***argv)
{
  gtk_test_init (argc, argv, NULL);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("PANDORIA_CATALOGUES"));
  textdomain (GETTEXT_PACKAGE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

int
window_fixture_run (void)
{
  g_autoptr (GError) error = NULL;
  int result;

  signal (SIGSEGV, on_crash);
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET)); /* creates its signals */
  if (g_getenv ("PANDORIA_TEST_UNDRAWN") != NULL)
    g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, on_realized, NULL,
                                NULL);
  application = pandoria_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  result = g_test_run ();
  g_object_unref (application);
  return result;
}

/* --- the game ------------------------------------------------------------------------------- */

const PandoriaState *
window_fixture_get_state (PandoriaWindow *window)
{
  return pandoria_game_get_state (window_driver_get_game (window));
}

static guint awaited;

static gboolean
is_at_awaited (gpointer window)
{
  return pandoria_game_get_position (window_driver_get_game (window)) == awaited;
}

void
window_fixture_wait_for_position (PandoriaWindow *window, guint position)
{
  awaited = position;
  g_assert_true (window_fixture_wait (is_at_awaited, window));
}

void
window_fixture_wait_for_words (PandoriaWindow *window)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  while (pandoria_announcer_is_waiting (GTK_WINDOW (window)))
    g_main_context_iteration (NULL, TRUE);
}

gboolean
window_fixture_was_announced (PandoriaWindow *window, const char *text)
{
  const char *last;

  window_fixture_wait_for_words (window);
  last = pandoria_announcer_get_last (GTK_WINDOW (window));
  g_test_message ("announced: %s", last != NULL ? last : "nothing");
  return g_strcmp0 (last, text) == 0;
}

const char *
window_fixture_get_sentence (PandoriaWindow *window)
{
  return template_text (window_get_turn_bar (window), "sentence");
}

PandoriaPlayMode
window_fixture_get_history_mode (PandoriaWindow *window)
{
  gpointer bar = window_get_history_bar (window);
  const char *page;

  if (!gtk_widget_get_visible (bar))
    return PANDORIA_PLAY_MODE_NOW;
  page = gtk_stack_get_visible_child_name (template_child (bar, "buttons"));
  if (g_str_equal (page, "inserting"))
    return PANDORIA_PLAY_MODE_INSERTING;
  if (g_str_equal (page, "unfit"))
    return PANDORIA_PLAY_MODE_UNFIT;
  return gtk_widget_get_visible (template_child (bar, "leave_button"))
             ? PANDORIA_PLAY_MODE_CORRECTING
             : PANDORIA_PLAY_MODE_LOOKING_BACK;
}

void
window_fixture_activate (PandoriaWindow *window, const char *name)
{
  g_test_message ("activating %s", name);
  g_assert_true (window_driver_is_possible (window, name));
  window_driver_activate (window, name, NULL);
  window_driver_settle ();
}

void
window_fixture_choose_hex (PandoriaWindow *window, int number)
{
  window_driver_activate (window, "hex", g_variant_new_int32 (number));
  window_driver_settle ();
}

void
window_fixture_lay_tile (PandoriaWindow *window)
{
  window_fixture_choose_hex (window, 1);
  window_fixture_choose_hex (window, 6);
  for (guint i = 0; i < 2; i++)
    window_driver_press (window, PANDORIA_PRESS_POINTER,
                         pandoria_spaces_first (window_driver_get_view (window)->choices));
  window_driver_settle ();
}

graphene_rect_t
window_fixture_get_place (PandoriaWindow *window, gpointer widget)
{
  graphene_rect_t place;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &place));
  return place;
}

static gboolean
is_low (gpointer adaptive)
{
  return pandoria_adaptive_bin_is_low (adaptive);
}

static gboolean
is_high (gpointer adaptive)
{
  return !is_low (adaptive);
}

void
window_fixture_wait_for_height (PandoriaWindow *window, gboolean low)
{
  g_assert_true (window_fixture_wait (low ? is_low : is_high, window_get_adaptive (window)));
}

void
window_fixture_focus_space (PandoriaWindow *window, PandoriaSpace space)
{
  g_assert_true (
      gtk_widget_grab_focus (pandoria_board_view_get_space (window_get_board (window), space)));
  window_driver_settle ();
}

void
window_fixture_assert_reached (PandoriaWindow *window, gpointer panel)
{
  gboolean found = FALSE;

  window_fixture_focus_space (window, pandoria_space_from_name ("D5"));
  for (guint i = 0; i < 5 && !found; i++)
    {
      GtkWidget *focus;

      window_fixture_activate (window, "next-panel");
      focus = gtk_root_get_focus (GTK_ROOT (window));
      found = focus != NULL && gtk_widget_is_ancestor (focus, panel);
    }
  g_assert_true (found);
}

void
window_fixture_assert_closes (PandoriaWindow *window, const char *action, GType type)
{
  GtkWidget *other = pandoria_window_new (ADW_APPLICATION (application));
  g_autoptr (PandoriaGame) game = window_driver_copy_game (window);
  guint n;

  pandoria_window_set_game (PANDORIA_WINDOW (other), game);
  window_fixture_activate (PANDORIA_WINDOW (other), action);
  window_driver_count_toplevels (type, &n);
  g_assert_cmpuint (n, ==, 1);
  gtk_window_destroy (GTK_WINDOW (other));
  window_driver_settle ();
  window_driver_count_toplevels (type, &n);
  g_assert_cmpuint (n, ==, 0);
}

void
window_fixture_play_turn (PandoriaWindow *window)
{
  PandoriaGame *game = window_driver_get_game (window);
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_PLACE_TILE);
  action.hexes[0] = (PandoriaHex){ pandoria_space_from_name ("C5"), PANDORIA_TERRAIN_FOREST, 1 };
  action.hexes[1] = (PandoriaHex){ pandoria_space_from_name ("C6"), PANDORIA_TERRAIN_HILLS, 1 };
  fixture_apply (game, action);
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_FIGURE);
  action.at = pandoria_space_from_name ("C5");
  fixture_apply (game, action);
  pandoria_action_init (&action, PANDORIA_ACT_END_TURN);
  fixture_apply (game, action);
  window_driver_settle ();
}

void
window_fixture_play_to_closing (PandoriaWindow *window, PandoriaAction *closing)
{
  g_autoptr (PandoriaGame) game = stored_game_open_before_last ("before-a-closing", closing);

  pandoria_window_set_game (window, game);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  window_driver_settle ();
}

int
window_fixture_run_in_one_window (void)
{
  is_kept = TRUE;
  return window_fixture_run ();
}
