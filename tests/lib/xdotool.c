/* The pointer and the keyboard of the display itself, by xdotool.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "xdotool.h"

#include <gdk/x11/gdkx.h>

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

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, NULL,
                NULL, &error);
  g_assert_no_error (error);
}

void
xdotool_press_key (const char *key)
{
  run ((const char *[]){ "xdotool", "key", "--clearmodifiers", key, NULL });
}

static void
on_typed (GObject *process, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_subprocess_wait_check_finish (G_SUBPROCESS (process), result, &error);
  g_assert_no_error (error);
  *(gboolean *) data = TRUE;
}

void
xdotool_type (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error, "xdotool", "type",
                                                      "--clearmodifiers", "--delay", "30", text, NULL);
  gboolean typed = FALSE;

  g_assert_no_error (error);
  g_subprocess_wait_check_async (process, NULL, on_typed, &typed);
  while (!typed)
    g_main_context_iteration (NULL, TRUE);
}

void
xdotool_move (GtkWidget *widget, double x, double y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  gulong id = gdk_x11_surface_get_xid (gtk_native_get_surface (native));
  g_autofree char *window = g_strdup_printf ("%lu", id), *left = NULL, *top = NULL;
  graphene_point_t point;
  double dx, dy;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (
      gtk_widget_compute_point (widget, GTK_WIDGET (native), &GRAPHENE_POINT_INIT ((float) x, (float) y), &point));
  gtk_native_get_surface_transform (native, &dx, &dy);
  left = g_strdup_printf ("%d", (int) (point.x + dx));
  top = g_strdup_printf ("%d", (int) (point.y + dy));
  run ((const char *[]){ "xdotool", "mousemove", "--window", window, left, top, NULL });
}

void
xdotool_move_onto (GtkWidget *widget)
{
  xdotool_move (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

void
xdotool_click (GtkWidget *widget)
{
  xdotool_move_onto (widget);
  run ((const char *[]){ "xdotool", "click", "1", NULL });
}
