/* Waits for a place that a test is about to aim at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "still.h"

#include "window-driver.h"

#define STILL_FRAMES 4

void
still_wait (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_native (widget));
  graphene_rect_t before = GRAPHENE_RECT_INIT_ZERO, now;

  for (guint still = 0; still < STILL_FRAMES; before = now)
    {
      gtk_widget_queue_draw (window);
      gtk_test_widget_wait_for_draw (window);
      window_driver_settle ();
      g_assert_true (gtk_widget_compute_bounds (widget, window, &now));
      if (now.size.width > 0 && graphene_rect_equal (&now, &before))
        still++;
      else
        still = 0;
    }
}
