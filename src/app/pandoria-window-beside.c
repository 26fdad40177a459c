/* The place of the ledger beside the board, where cards and questions stand as long as they are open.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-beside.h"

#include "pandoria-window-private.h"

/* The players stay where the ledger has a column of its own, and where enough is left below them; else what is chosen needs their room. */
static gboolean
has_room_for_players (PandoriaWindow *self, int least_height)
{
  int width = gtk_widget_get_width (self->side), natural;

  if (pandoria_adaptive_bin_get_width_class (self->adaptive) == PANDORIA_WIDTH_EXTRA)
    return TRUE;
  gtk_widget_measure (GTK_WIDGET (self->side_players), GTK_ORIENTATION_VERTICAL, width > 0 ? width : -1, NULL, &natural,
                      NULL, NULL);
  return gtk_widget_get_height (GTK_WIDGET (self->flap)) - natural >= least_height;
}

/* Where the players have to go, their points stay. */
static void
show_players (PandoriaWindow *self, gboolean shown)
{
  gtk_widget_set_visible (GTK_WIDGET (self->side_players), shown);
  gtk_widget_set_visible (GTK_WIDGET (self->side_strip), !shown);
}

gboolean
pandoria_window_has_room_beside (PandoriaWindow *window)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (window), FALSE);
  return pandoria_adaptive_bin_get_width_class (window->adaptive) >= PANDORIA_WIDTH_WIDE;
}

void
pandoria_window_put_beside (PandoriaWindow *window, GtkWidget *panel, int least_height)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (window) && GTK_IS_WIDGET (panel));

  if (pandoria_window_get_beside (window) == NULL)
    {
      window->beside_hid_ledger = gtk_widget_get_visible (GTK_WIDGET (window->side_ledger));
      window->beside_hid_side = adw_flap_get_reveal_flap (window->flap);
      g_object_ref (window->ledger_box);
      show_players (window, has_room_for_players (window, least_height));
    }
  adw_bin_set_child (window->side_ledger, panel);
  gtk_widget_set_visible (GTK_WIDGET (window->side_ledger), TRUE);
  adw_flap_set_reveal_flap (window->flap, TRUE);
}

void
pandoria_window_clear_beside (PandoriaWindow *window)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (window));

  if (pandoria_window_get_beside (window) == NULL)
    return;
  adw_bin_set_child (window->side_ledger, window->ledger_box);
  g_object_unref (window->ledger_box);
  show_players (window, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (window->side_ledger), window->beside_hid_ledger);
  adw_flap_set_reveal_flap (window->flap, window->beside_hid_side);
}

GtkWidget *
pandoria_window_get_beside (PandoriaWindow *window)
{
  GtkWidget *child;

  g_return_val_if_fail (PANDORIA_IS_WINDOW (window), NULL);

  child = adw_bin_get_child (window->side_ledger);
  return child != window->ledger_box ? child : NULL;
}
