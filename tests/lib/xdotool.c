/* Controls the pointer and the keyboard of the display itself with xdotool.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "xdotool.h"

#include <gdk/x11/gdkx.h>

#include "still.h"

/* Whether the pointer was moved. */
static gboolean moved;

gboolean
xdotool_is_there (void)
{
  g_autofree char *path = g_find_program_in_path ("xdotool");

  if (path == NULL)
    g_test_skip ("xdotool is not installed");
  return path != NULL;
}

static void
run (const char *const *argv)
{
  g_autoptr (GError) error = NULL;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL, NULL,
                NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

void
xdotool_press_key (const char *key)
{
  run ((const char *[]){ "xdotool", "key", "--clearmodifiers", key, NULL });
}

static void
on_done (GObject *process, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_subprocess_wait_check_finish (G_SUBPROCESS (process), result, &error);
  g_assert_no_error (error);
  *(gboolean *) data = TRUE;
}

/* Runs xdotool while the main loop runs. */
static void
run_meanwhile (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process
      = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error);
  gboolean done = FALSE;

  g_assert_no_error (error);
  g_subprocess_wait_check_async (process, NULL, on_done, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

void
xdotool_type (const char *text)
{
  run_meanwhile (
      (const char *[]){ "xdotool", "type", "--clearmodifiers", "--delay", "30", text, NULL });
}

/* Returns: the window of @widget as xdotool names it, and where (@x, @y) of @widget is in it. */
static char *
find_place (GtkWidget *widget, double x, double y, char **left, char **top)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_point_t point;
  double dx, dy;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native),
                                           &GRAPHENE_POINT_INIT ((float) x, (float) y), &point));
  gtk_native_get_surface_transform (native, &dx, &dy);
  *left = g_strdup_printf ("%d", (int) (point.x + dx));
  *top = g_strdup_printf ("%d", (int) (point.y + dy));
  return g_strdup_printf ("%lu", gdk_x11_surface_get_xid (gtk_native_get_surface (native)));
}

static void
move_to (GtkWidget *widget, double x, double y)
{
  g_autofree char *left = NULL, *top = NULL, *window = find_place (widget, x, y, &left, &top);

  run ((const char *[]){ "xdotool", "mousemove", "--window", window, left, top, NULL });
  moved = TRUE;
}

void
xdotool_move (GtkWidget *widget, double x, double y)
{
  still_wait (widget);
  move_to (widget, x, y);
}

void
xdotool_put_back (void)
{
  if (moved)
    run ((const char *[]){ "xdotool", "mousemove", "99999", "99999", NULL });
  moved = FALSE;
}

void
xdotool_click_fast (GtkWidget *const *widgets, guint n)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) argv = NULL;

  g_strv_builder_add (words, "xdotool");
  for (guint i = 0; i < n; i++)
    still_wait (widgets[i]);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *left = NULL, *top = NULL;
      g_autofree char *window = find_place (widgets[i], gtk_widget_get_width (widgets[i]) / 2.0,
                                            gtk_widget_get_height (widgets[i]) / 2.0, &left, &top);

      g_strv_builder_add_many (words, "mousemove", "--window", window, left, top, "click", "1",
                               NULL);
    }
  argv = g_strv_builder_end (words);
  run_meanwhile ((const char *const *) argv);
  moved = TRUE;
}

void
xdotool_move_onto (GtkWidget *widget)
{
  still_wait (widget); /* before its size is read */
  move_to (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

void
xdotool_hold (gboolean down)
{
  run ((const char *[]){ "xdotool", down ? "mousedown" : "mouseup", "1", NULL });
}

void
xdotool_click (GtkWidget *widget)
{
  xdotool_move_onto (widget);
  run ((const char *[]){ "xdotool", "click", "1", NULL });
}

void
xdotool_turn_wheel (GtkWidget *widget, gboolean down, guint n)
{
  g_autofree char *times = g_strdup_printf ("%u", n);

  xdotool_move_onto (widget);
  run ((const char *[]){ "xdotool", "click", "--repeat", times, down ? "5" : "4", NULL });
}

void
xdotool_hold_key (const char *key, gboolean down)
{
  run ((const char *[]){ "xdotool", down ? "keydown" : "keyup", key, NULL });
}
