/* Tests the table display and the real window: there is one display, which shows the open game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "control-names.h"
#include "pandoria-game.h"
#include "pandoria-table-display.h"
#include "pandoria-table-testing.h"
#include "pandoria-table-face.h"
#include "pandoria-table-text.h"
#include "template-child.h"
#include "window-fixture.h"

/* --- instead of a window manager --- ------------------------------ */

static GtkWindow *full;

void
gtk_window_fullscreen (GtkWindow *window)
{
  full = window;
}

void
gtk_window_unfullscreen (GtkWindow *window)
{
  full = NULL;
}

gboolean
gtk_window_is_fullscreen (GtkWindow *window)
{
  return full == window;
}

/* --- helpers --- */

/* Returns: (nullable): the last table display that is open; *@n is the number of open ones. */
static PandoriaTableDisplay *
find_display (guint *n)
{
  return window_driver_count_toplevels (PANDORIA_TYPE_TABLE_DISPLAY, n);
}

static PandoriaGame *
get_game (PandoriaTableDisplay *display)
{
  return pandoria_table_face_get_game (PANDORIA_TABLE_FACE (template_child (display, "face")));
}

static char *
get_turn (PandoriaTableDisplay *display)
{
  return g_strdup (pandoria_table_text_get (
      PANDORIA_TABLE_TEXT (template_nth (template_child (display, "face"), 1))));
}

/* --- tests --- */

static void
test_one (PandoriaWindow *window)
{
  PandoriaTableDisplay *display;
  guint n;

  window_fixture_activate (window, "table-display");
  window_fixture_activate (window, "table-display");
  display = find_display (&n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (get_game (display) == window_driver_get_game (window));
  g_assert_null (gtk_window_get_transient_for (GTK_WINDOW (display)));
  /* After closing, the display can be opened again. */
  g_object_add_weak_pointer (G_OBJECT (display), (gpointer *) &display);
  gtk_window_close (GTK_WINDOW (display));
  window_driver_settle ();
  g_assert_null (display);
  find_display (&n);
  g_assert_cmpuint (n, ==, 0);
  window_fixture_activate (window, "table-display");
  find_display (&n);
  g_assert_cmpuint (n, ==, 1);
}

static void
test_names (PandoriaWindow *window)
{
  PandoriaTableDisplay *display;
  guint n;

  window_fixture_activate (window, "table-display");
  display = find_display (&n);
  g_assert_nonnull (display);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (display));
  control_names_check (GTK_WIDGET (display), "table display");
  control_names_check (GTK_WIDGET (window), "main window");
}

/* The display shows only the present: no previews, drafts or earlier positions. */
static void
test_no_preview (PandoriaWindow *window)
{
  PandoriaTableDisplay *display;
  PandoriaGame *game;
  PandoriaAction closing;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  guint n;

  window_fixture_play_to_closing (window, &closing);
  game = window_driver_get_game (window);
  window_fixture_activate (window, "table-display");
  display = find_display (&n);
  before = get_turn (display);
  window_fixture_activate (window, "look-previous");
  window_fixture_activate (window, "correct-act");
  g_assert_true (window_driver_get_view (window)->game != game);
  g_assert_true (window_driver_get_view (window)->own_game == game);
  g_assert_true (get_game (display) == game);
  after = get_turn (display);
  g_assert_cmpstr (after, ==, before);
  window_fixture_activate (window, "cancel-correction");
  g_assert_true (find_display (&n) == display);
}

/* The display switches to another game. Without a game it closes. */
static void
test_other_game (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) other = window_driver_copy_game (window);
  guint n;

  window_fixture_activate (window, "table-display");
  pandoria_window_set_game (window, other);
  window_driver_settle ();
  g_assert_true (get_game (find_display (&n)) == other);
  g_assert_cmpuint (n, ==, 1);
  pandoria_window_set_game (window, NULL);
  window_driver_settle ();
  find_display (&n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_false (window_driver_is_possible (window, "table-display"));
}

static gboolean
is_not_cut (gpointer title)
{
  return !gtk_widget_get_mapped (title)
         || !pango_layout_is_ellipsized (gtk_label_get_layout (title));
}

/* In a narrow window with three window buttons the title is whole or not shown. */
static void
test_title (PandoriaWindow *window)
{
  PandoriaTableDisplay *display;
  GtkLabel *title;
  guint n;

  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":minimize,maximize,close",
                NULL);
  window_fixture_activate (window, "table-display");
  display = find_display (&n);
  title = template_find (template_child (display, "header"), template_is_label,
                         gtk_window_get_title (GTK_WINDOW (display)));
  g_assert_nonnull (title);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (title)));
  gtk_window_set_default_size (GTK_WINDOW (display), 360, 640);
  window_driver_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (display));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (display)), <=, 360);
  g_assert_true (window_fixture_wait (is_not_cut, title));
}

/* The display closes with its window, so that the program ends. */
static void
test_closed (PandoriaWindow *window)
{
  window_fixture_assert_closes (window, "table-display", PANDORIA_TYPE_TABLE_DISPLAY);
}

static void
test_fullscreen (PandoriaWindow *window)
{
  window_fixture_activate (window, "fullscreen");
  g_assert_true (full == GTK_WINDOW (window));
  window_fixture_activate (window, "fullscreen");
  g_assert_null (full);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  window_fixture_add ("/window-table/one", test_one);
  window_fixture_add ("/window-table/names", test_names);
  window_fixture_add ("/window-table/no-preview", test_no_preview);
  window_fixture_add ("/window-table/other-game", test_other_game);
  window_fixture_add ("/window-table/title", test_title);
  window_fixture_add ("/window-table/closed", test_closed);
  window_fixture_add ("/window-table/fullscreen", test_fullscreen);
  return window_fixture_run_in_one_window ();
}
