/* Tests how the window opens: empty at first, then with its game or the start page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>

#include "pandoria-new-game-window.h"
#include "pandoria-start-page.h"
#include "pandoria-window-show.h"
#include "window-fixture.h"
#include "template-child.h"

/* --- helpers -------------------------------------------------------------------------------- */

/* Returns: whether the window shows neither a game nor the start page yet. */
static gboolean
is_opening (PandoriaWindow *window)
{
  return pandoria_window_get_page (window) == NULL
         || (window_driver_get_game (window) == NULL
             && adw_bin_get_child (template_child (window, "start_bin")) == NULL);
}

static PandoriaWindow *
open_window (GFile **files, guint n_files)
{
  PandoriaWindow *window = PANDORIA_WINDOW (
      pandoria_window_new_empty (ADW_APPLICATION (g_application_get_default ())));

  pandoria_window_present_and_open (window, files, n_files, NULL);
  g_assert_true (is_opening (window));
  g_assert_null (pandoria_window_get_catalogue (window));
  return window;
}

static void
wait_until_open (PandoriaWindow *window)
{
  while (is_opening (window))
    g_main_context_iteration (NULL, TRUE);
  window_driver_settle ();
}

static GFile *
get_sample (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "display", "short.pandoria", NULL);

  return g_file_new_for_path (path);
}

static gboolean
shows_start (PandoriaWindow *window)
{
  GtkWidget *page = template_find_type (window, PANDORIA_TYPE_START_PAGE);

  return page != NULL && gtk_widget_get_mapped (page);
}

static void
close_window (PandoriaWindow *window)
{
  window_driver_close_dialogs (window);
  gtk_window_destroy (GTK_WINDOW (window));
  window_driver_settle ();
}

/* --- tests ---------------------------------------------------------------------------------- */

static void
on_painted (GdkFrameClock *clock, PandoriaWindow *window)
{
  g_assert_true (is_opening (window));
  g_object_set_data (G_OBJECT (window), "painted", GUINT_TO_POINTER (1));
}

/* With nothing to open, the start page follows the first frame. A window closed before that opens
 * nothing. */
static void
test_nothing (void)
{
  PandoriaWindow *window = open_window (NULL, 0);
  gulong painted = g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)),
                                     "after-paint", G_CALLBACK (on_painted), window);

  while (g_object_get_data (G_OBJECT (window), "painted") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), painted);
  wait_until_open (window);
  g_assert_true (shows_start (window));
  g_assert_null (window_driver_get_game (window));
  close_window (window);
  close_window (open_window (NULL, 0));
}

static void
test_file (void)
{
  g_autoptr (GFile) file = get_sample ();
  PandoriaWindow *window = open_window (&file, 1);

  wait_until_open (window);
  g_assert_nonnull (window_driver_get_game (window));
  g_assert_null (template_find_type (window, PANDORIA_TYPE_START_PAGE));
  close_window (window);
}

/* The window opens the game that was open last. */
static void
test_last (void)
{
  PandoriaWindow *window = open_window (NULL, 0);

  wait_until_open (window);
  g_assert_nonnull (window_driver_get_game (window));
  close_window (window);
}

/* Files requested while the window opens are opened with it. Later requests are handled at once. */
static void
test_meanwhile (void)
{
  g_autoptr (GFile) file = get_sample ();
  g_autoptr (GFile) missing = g_file_new_for_path ("/nowhere/none.pandoria");
  PandoriaWindow *window = open_window (&missing, 1);

  pandoria_window_present_and_open (window, &file, 1, NULL);
  g_assert_true (is_opening (window));
  wait_until_open (window);
  g_assert_nonnull (window_driver_get_game (window));
  window_driver_close_dialogs (window);
  pandoria_window_set_game (window, NULL);
  g_assert_true (shows_start (window));
  pandoria_window_present_and_open (window, &file, 1, NULL);
  window_driver_settle ();
  g_assert_nonnull (window_driver_get_game (window));
  close_window (window);
}

/* For an unreadable file the start page opens, and shows the reason. */
static void
test_missing (void)
{
  g_autoptr (GFile) missing = g_file_new_for_path ("/nowhere/none.pandoria");
  PandoriaWindow *window = open_window (&missing, 1);

  wait_until_open (window);
  g_assert_true (shows_start (window));
  g_assert_nonnull (window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
  close_window (window);
}

/* The New Game action of the desktop icon works whether the window exists, is opening, or does not
 * exist. */
static void
test_new_game (void)
{
  PandoriaWindow *window;

  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "new-game", NULL);
  window = PANDORIA_WINDOW (
      gtk_application_get_windows (GTK_APPLICATION (g_application_get_default ()))->data);
  g_assert_true (is_opening (window));
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "new-game", NULL);
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW));
  wait_until_open (window);
  g_assert_nonnull (window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW));
  window_driver_close_dialogs (window);
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW));
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "new-game", NULL);
  window_driver_settle ();
  g_assert_nonnull (window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW));
  close_window (window);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/opening/nothing", test_nothing);
  g_test_add_func ("/opening/file", test_file);
  g_test_add_func ("/opening/last", test_last);
  g_test_add_func ("/opening/meanwhile", test_meanwhile);
  g_test_add_func ("/opening/missing", test_missing);
  g_test_add_func ("/opening/new-game", test_new_game);
  return window_fixture_run ();
}
