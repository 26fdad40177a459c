/* Tests announcements: they are merged, none is lost, repeated ones are read again, and they are
 * read before a new title.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <gtk/gtk.h>

#include "pandoria-announcer.h"
#include "pandoria-compat-testing.h"
#include "pandoria-compat.h"
#include "pandoria-glide.h"
#include "pandoria-tooltip.h"

typedef struct
{
  GtkWidget *window, *first, *second;
} Fixture;

/* --- helpers --- */

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  fixture->window = gtk_window_new ();
  fixture->first = gtk_button_new_with_label ("First");
  fixture->second = gtk_button_new_with_label ("Second");
  gtk_box_append (GTK_BOX (box), fixture->first);
  gtk_box_append (GTK_BOX (box), fixture->second);
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), fixture->first);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
assert_said (Fixture *fixture, const char *text)
{
  settle ();
  if (!PANDORIA_GTK_ANNOUNCES)
    gtk_test_accessible_assert_property (fixture->window, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
  else
    g_assert_cmpstr (pandoria_announcer_get_last (GTK_WINDOW (fixture->window)), ==, text);
}

/* In ms: the wait after the focus moved, and then how long the window has no name. */
#define PAUSE 400
#define REST  4000

/* The announcer's clock, in ms. Only the test moves it on. */
static gint64 clock_now = 2 * REST;

gint64 __wrap_g_get_monotonic_time (void);

/* The linker calls it instead of GLib's function (see meson.build). */
gint64
__wrap_g_get_monotonic_time (void)
{
  return clock_now * 1000;
}

static void
wait_for_active (GtkWidget *window, gboolean active)
{
  while (gtk_window_is_active (GTK_WINDOW (window)) != active)
    g_main_context_iteration (NULL, TRUE);
}

/* Moves the clock on, and waits until everything due has been announced. */
static void
pass (Fixture *fixture, int time)
{
  clock_now += time;
  while (pandoria_announcer_is_waiting (GTK_WINDOW (fixture->window)))
    g_main_context_iteration (NULL, TRUE);
}

/* --- tests --- */

static void
test_joined (Fixture *fixture, gconstpointer data)
{
  pandoria_announce (fixture->first, "Marta gains 6 wood");
  pandoria_announce (fixture->second, "One worker returns to the reserve.");
  pandoria_announce (fixture->window, "Jonas’s turn.");
  pandoria_announce (fixture->window, NULL);
  pandoria_announce (fixture->window, "");
  assert_said (fixture, "Marta gains 6 wood. One worker returns to the reserve. Jonas’s turn.");
  pandoria_announce (fixture->first, "Aylin gains 4 gold.");
  assert_said (fixture, "Aylin gains 4 gold.");
}

/* A repeated announcement needs another name; otherwise screen readers ignore it. */
static void
test_again (Fixture *fixture, gconstpointer data)
{
  pandoria_announce (fixture->first, "Undone.");
  assert_said (fixture, "Undone.");
  pandoria_announce (fixture->first, "Undone.");
  assert_said (fixture, "Undone. ");
  pandoria_announce (fixture->first, "Undone.");
  assert_said (fixture, "Undone.");
}

/* A new title is read after its cause; the same title is not read again. */
static void
test_title (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);

  pandoria_announce_title (window, "Marta, place a tile");
  assert_said (fixture, "Marta, place a tile");
  g_assert_cmpstr (gtk_window_get_title (window), ==, "Marta, place a tile");
  pandoria_announce_title (window, "Jonas, place a tile");
  pandoria_announce (fixture->first, "End of turn");
  assert_said (fixture, "End of turn. Jonas, place a tile");
  pandoria_announce_title (window, "Jonas, place a tile");
  pandoria_announce (fixture->first, "D5 is taken.");
  assert_said (fixture, "D5 is taken.");
}

/* The focused widget is read first. The announcement never stays as the name that Orca notes. */
static void
test_pause (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);

  wait_for_active (fixture->window, TRUE);
  pandoria_announce (fixture->first, "Before.");
  assert_said (fixture, "Before.");
  clock_now += REST;
  gtk_window_set_focus (window, fixture->second);
  clock_now += PAUSE - 1;
  pandoria_announce (fixture->second, "One.");
  assert_said (fixture, "Before.");
  pandoria_announce (fixture->second, "Two.");
  assert_said (fixture, "Before.");
  pass (fixture, 1);
  g_assert_cmpstr (pandoria_announcer_get_last (window), ==, "One. Two.");
  assert_said (fixture, "");
  clock_now += REST - PAUSE - 1;
  pandoria_announce (fixture->second, "Three.");
  settle ();
  g_assert_cmpstr (pandoria_announcer_get_last (window), ==, "Three.");
  assert_said (fixture, "");
  clock_now += 1;
  pandoria_announce (fixture->second, "Four.");
  assert_said (fixture, "Four.");
}

/* When a window becomes active, screen readers read its name. A waiting announcement becomes the
 * name at once, and stays. */
static void
test_activated (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *other = gtk_window_new ();

  wait_for_active (fixture->window, TRUE);
  pandoria_announce_title (window, "Marta, place a tile");
  assert_said (fixture, "Marta, place a tile");
  gtk_window_set_focus (window, fixture->second);
  pandoria_announce (fixture->second, "One.");
  gtk_window_present (GTK_WINDOW (other));
  wait_for_active (fixture->window, FALSE);
  g_assert_true (pandoria_announcer_is_waiting (window));
  gtk_window_present (window);
  wait_for_active (fixture->window, TRUE);
  g_assert_false (pandoria_announcer_is_waiting (window));
  gtk_test_accessible_assert_property (fixture->window, GTK_ACCESSIBLE_PROPERTY_LABEL, "One.");
  pandoria_announce (fixture->second, "Two.");
  pass (fixture, PAUSE);
  assert_said (fixture, "Two.");
  gtk_window_present (GTK_WINDOW (other));
  wait_for_active (fixture->window, FALSE);
  g_assert_null (pandoria_announcer_get_last (window));
  gtk_window_destroy (GTK_WINDOW (other));
}

/* A window may have become active just before its first announcement. It keeps a name. */
static void
test_first (Fixture *fixture, gconstpointer data)
{
  wait_for_active (fixture->window, TRUE);
  pandoria_announce (fixture->first, "One.");
  gtk_window_set_focus (GTK_WINDOW (fixture->window), fixture->second);
  pass (fixture, PAUSE);
  assert_said (fixture, "One.");
}

/* Of several waiting choices in one place only the last is read, after all other announcements. */
static void
test_choice (Fixture *fixture, gconstpointer data)
{
  pandoria_announce_choice (fixture->first, "Bank 1");
  pandoria_announce (fixture->second, "One.");
  pandoria_announce_choice (fixture->second, "H6");
  pandoria_announce_choice (fixture->first, "Shrine 1");
  assert_said (fixture, "One. H6. Shrine 1");
}

/* The window or the focused widget may be destroyed before or after the announcement. A widget may
 * have no window. */
static void
test_destroyed (Fixture *fixture, gconstpointer data)
{
  GtkWidget *alone = g_object_ref_sink (gtk_label_new (""));

  pandoria_announce (alone, "Nobody hears it.");
  pandoria_announce (fixture->first, "One.");
  settle ();
  gtk_box_remove (GTK_BOX (gtk_window_get_child (GTK_WINDOW (fixture->window))), fixture->first);
  settle ();
  pandoria_announce (fixture->second, "Two.");
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&fixture->window)));
  settle ();
  g_object_unref (alone);
}

static void
test_motion (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);
  g_autoptr (GSettings) own = g_settings_new (PANDORIA_APP_ID);

  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  g_settings_set_boolean (own, "reduced-motion", FALSE);
  g_assert_true (pandoria_motion_is_on (fixture->window));
  g_settings_set_boolean (own, "reduced-motion", TRUE);
  g_assert_false (pandoria_motion_is_on (fixture->window));
  g_settings_set_boolean (own, "reduced-motion", FALSE);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  g_assert_false (pandoria_motion_is_on (fixture->window));
}

static void
count (guint *n)
{
  (*n)++;
}

/* An existing tooltip is not set again: that would query the display for the pointer's position. */
static void
test_tooltip (Fixture *fixture, gconstpointer data)
{
  guint n = 0;

  g_signal_connect_swapped (fixture->window, "notify::tooltip-text", G_CALLBACK (count), &n);
  pandoria_tooltip_set (fixture->window, "4 wood");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (fixture->window), ==, "4 wood");
  g_assert_cmpuint (n, >, 0);
  n = 0;
  pandoria_tooltip_set (fixture->window, "4 wood");
  g_assert_cmpuint (n, ==, 0);
  pandoria_tooltip_set (fixture->window, NULL);
  g_assert_null (gtk_widget_get_tooltip_text (fixture->window));
}

/* Tooltips do not query the display for an unmapped widget, and do not change its visibility. */
static void
test_tooltip_unseen (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new ("wood"));
  guint n = 0;

  g_signal_connect_swapped (label, "notify::visible", G_CALLBACK (count), &n);
  pandoria_tooltip_set (label, "4 wood");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (label), ==, "4 wood");
  g_assert_true (gtk_widget_get_visible (label));
  g_assert_cmpuint (n, ==, 2);
  gtk_widget_set_visible (label, FALSE);
  pandoria_tooltip_set (label, "5 wood");
  g_assert_false (gtk_widget_get_visible (label));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (label), ==, "5 wood");
  g_object_unref (label);
}

/* A label has its text as a tooltip only while part of it is cut off. */
static void
test_tooltip_cut (Fixture *fixture, gconstpointer data)
{
  GtkWidget *label = gtk_label_new ("A sentence of more than ten characters");
  GtkTooltip *tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown;

  pandoria_tooltip_follow_label (GTK_LABEL (label));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 10);
  gtk_window_set_child (GTK_WINDOW (fixture->window), label);
  gtk_test_widget_wait_for_draw (label);
  g_signal_emit_by_name (label, "query-tooltip", 1, 1, FALSE, tooltip, &shown);
  g_assert_true (shown);
  gtk_label_set_label (GTK_LABEL (label), "Short");
  gtk_test_widget_wait_for_draw (label);
  g_signal_emit_by_name (label, "query-tooltip", 1, 1, FALSE, tooltip, &shown);
  g_assert_false (shown);
  g_object_unref (tooltip);
}

/* --- main --- */

#define TEST(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  TEST ("/announcer/joined", test_joined);
  TEST ("/announcer/again", test_again);
  TEST ("/announcer/title", test_title);
  TEST ("/announcer/choice", test_choice);
  if (!PANDORIA_GTK_ANNOUNCES)
    {
      TEST ("/announcer/pause", test_pause);
      TEST ("/announcer/activated", test_activated);
      TEST ("/announcer/first", test_first);
    }
  TEST ("/announcer/destroyed", test_destroyed);
  TEST ("/announcer/motion", test_motion);
  TEST ("/tooltip/unchanged", test_tooltip);
  TEST ("/tooltip/cut", test_tooltip_cut);
  g_test_add_func ("/tooltip/unseen", test_tooltip_unseen);
  return g_test_run ();
}
