/* The window of the program, as the benchmarks use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench-window.h"

#include "pandoria-window-testing.h"

static void
on_painted (GdkFrameClock *clock G_GNUC_UNUSED, guint *n)
{
  ++*n;
}

PandoriaWindow *
bench_window_open (PandoriaApplication **application)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *window;

  *application = pandoria_application_new ();
  g_application_register (G_APPLICATION (*application), NULL, &error);
  g_assert_no_error (error);
  window = pandoria_window_new (ADW_APPLICATION (*application));
  gtk_window_present (GTK_WINDOW (window));
  return PANDORIA_WINDOW (window);
}

void
bench_window_wait_until_painted (PandoriaWindow *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  guint n_painted = 0;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_painted), &n_painted);

  while (n_painted == 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}
