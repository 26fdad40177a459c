/* Tests toasts: what would dismiss a toast while it appears waits until it has appeared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dialog-fixture.h"
#include "keyboard.h"
#include "pandoria-toasts.h"
#include "template-child.h"

/* In ms: the longest time in which a toast of libadwaita appears. */
#define APPEARS 500
/* In s: how long the toast stays after that. */
#define TIMEOUT 1

typedef struct
{
  GtkWidget *window;
  AdwToastOverlay *overlay;
  AdwToast *toast;
  gint64 shown, dismissed; /* the times of the first frame and of the dismissal in µs; 0: not yet */
  guint clicks;
} Fixture;

static gboolean
on_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Fixture *fixture = data;

  if (fixture->shown == 0)
    fixture->shown = gdk_frame_clock_get_frame_time (clock);
  return G_SOURCE_CONTINUE;
}

static void
on_dismissed (Fixture *fixture)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture->overlay));

  fixture->dismissed = gdk_frame_clock_get_frame_time (clock);
}

static void
on_button_clicked (Fixture *fixture)
{
  fixture->clicks++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *child = gtk_button_new_with_label ("Child");

  fixture->overlay = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  adw_toast_overlay_set_child (fixture->overlay, child);
  fixture->window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (fixture->window), GTK_WIDGET (fixture->overlay));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 600, 300);
  g_object_set (gtk_widget_get_settings (fixture->window), "gtk-enable-animations", TRUE, NULL);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
  gtk_widget_grab_focus (child);

  fixture->toast = g_object_ref (adw_toast_new ("Game deleted"));
  adw_toast_set_button_label (fixture->toast, "Undo");
  adw_toast_set_timeout (fixture->toast, TIMEOUT);
  g_signal_connect_swapped (fixture->toast, "dismissed", G_CALLBACK (on_dismissed), fixture);
  g_signal_connect_swapped (fixture->toast, "button-clicked", G_CALLBACK (on_button_clicked),
                            fixture);
  gtk_widget_add_tick_callback (GTK_WIDGET (fixture->overlay), on_frame, fixture, NULL);
  pandoria_toasts_add (fixture->overlay, g_object_ref (fixture->toast), FALSE);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->toast);
  dialog_fixture_settle ();
}

static gboolean
is_action_button (gpointer widget, gconstpointer data)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (widget), "Undo") == 0;
}

static gboolean
is_close_button (gpointer widget, gconstpointer data)
{
  return GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (widget) != NULL;
}

/* Waits until the toast is dismissed: not less than @least ms after its first frame. Later versions
 * of libadwaita can dismiss it at any time. */
static void
wait_until_dismissed (Fixture *fixture, guint least)
{
  while (fixture->dismissed == 0)
    g_main_context_iteration (NULL, TRUE);
  if (adw_get_minor_version () >= 3)
    return;
  g_assert_cmpint (fixture->shown, !=, 0);
  g_assert_cmpint (fixture->dismissed - fixture->shown, >=, least * 1000);
}

static void
test_button (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = template_find (fixture->window, is_action_button, NULL);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (fixture->clicks, ==, 1);
  wait_until_dismissed (fixture, APPEARS);
  g_assert_cmpuint (fixture->clicks, ==, 1);
}

static void
test_close_button (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = template_find (fixture->window, is_close_button, NULL);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  wait_until_dismissed (fixture, APPEARS);
  g_assert_cmpuint (fixture->clicks, ==, 0);
}

/* Escape in the window dismisses the shown toast. */
static void
test_escape (Fixture *fixture, gconstpointer data)
{
  g_assert_true (keyboard_press (fixture->window, "Escape"));
  wait_until_dismissed (fixture, APPEARS);
}

/* The time of a toast begins when it has appeared, which can be late in a hidden window. */
static void
test_timeout (Fixture *fixture, gconstpointer data)
{
  wait_until_dismissed (fixture, APPEARS + TIMEOUT * 1000);
}

#define ADD(name, function) g_test_add ("/toasts/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("button", test_button);
  ADD ("close-button", test_close_button);
  ADD ("escape", test_escape);
  ADD ("timeout", test_timeout);
  return g_test_run ();
}
