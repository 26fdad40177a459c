/* Tests the window for a position on its own: that every page has room on a narrow screen with large text, and what is offered in
 * which game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dialog-fixture.h"
#include "pandoria-middle-window.h"
#include "template-child.h"

#define NARROW 360
#define LARGE  400

static const PandoriaRealm realms[] = { PANDORIA_REALM_HANBOK, PANDORIA_REALM_GHOSTS, PANDORIA_REALM_GOBLINS };

static void
go_on (gpointer dialog)
{
  template_press (dialog, "next_button");
  dialog_fixture_settle ();
}

static gboolean
is_last (gpointer dialog)
{
  return gtk_widget_get_visible (template_child (dialog, "begin_button"));
}

static int
get_least_width (gpointer widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* Every page of @dialog fits the width (with large text the bar's two buttons need somewhat more), and is shown. */
static void
check_pages (gpointer dialog, const char *prefix, int most)
{
  for (guint page = 0;; page++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%u", prefix, page);
      gpointer stack = template_child (dialog, "stack");

      dialog_fixture_show (dialog, name);
      g_assert_cmpint (get_least_width (gtk_stack_get_visible_child (stack)), <=, NARROW);
      g_assert_cmpint (get_least_width (dialog), <=, most);
      if (is_last (dialog))
        break;
      go_on (dialog);
    }
  gtk_window_destroy (dialog);
}

static void
test_wide (void)
{
  g_autoptr (PandoriaGame) game = dialog_fixture_make_game (4, PANDORIA_EDITION_FIRST, PANDORIA_REALM_HUMANS);

  check_pages (pandoria_middle_window_new (NULL, game, NULL), "middle-wide", NARROW);
}

static void
test_narrow (void)
{
  g_autoptr (PandoriaGame) game
      = dialog_fixture_make_game_of (3, realms, PANDORIA_VARIANT_REGULAR, PANDORIA_EDITION_FIRST, TRUE);
  GtkWidget *dialog = pandoria_middle_window_new (NULL, game, NULL);

  gtk_window_set_default_size (GTK_WINDOW (dialog), NARROW, 640);
  check_pages (dialog, "middle-narrow", NARROW);
}

static void
test_large_text (void)
{
  g_autoptr (PandoriaGame) game
      = dialog_fixture_make_game_of (3, realms, PANDORIA_VARIANT_REGULAR, PANDORIA_EDITION_FIRST, TRUE);
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *dialog;
  int before;

  g_object_get (settings, "gtk-xft-dpi", &before, NULL);
  g_object_set (settings, "gtk-xft-dpi", 192 * 1024, NULL);
  dialog = pandoria_middle_window_new (NULL, game, NULL);
  gtk_window_set_default_size (GTK_WINDOW (dialog), NARROW, 640);
  check_pages (dialog, "middle-large-text", LARGE);
  g_object_set (settings, "gtk-xft-dpi", before, NULL);
}

/* In the family's game nothing lies on a tableau, and without the module there are no artifacts. */
static void
test_family (void)
{
  g_autoptr (PandoriaGame) game
      = dialog_fixture_make_game_of (2, NULL, PANDORIA_VARIANT_FAMILY, PANDORIA_EDITION_FIRST, FALSE);
  GtkWidget *dialog = pandoria_middle_window_new (NULL, game, NULL);
  GtkWidget *artifacts = template_child (template_child (dialog, "tools"), "artifacts");

  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (artifacts)));
  check_pages (dialog, "middle-family", NARROW);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/middle-window/wide", test_wide);
  g_test_add_func ("/middle-window/narrow", test_narrow);
  g_test_add_func ("/middle-window/large-text", test_large_text);
  g_test_add_func ("/middle-window/family", test_family);
  return g_test_run ();
}
