/* Tooltips that are set as often as a state is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tooltip.h"

static gboolean
on_tooltip_queried (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip,
                    gpointer data)
{
  GtkLabel *label = GTK_LABEL (widget);

  if (!pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return FALSE;
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return TRUE;
}

void
pandoria_tooltip_set (GtkWidget *widget, const char *text)
{
  gboolean unseen;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return;
  /* GTK does not query the pointer for a hidden widget. */
  unseen = gtk_widget_get_visible (widget) && !gtk_widget_get_mapped (widget);
  if (unseen)
    gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, text);
  if (unseen)
    gtk_widget_set_visible (widget, TRUE);
}

void
pandoria_tooltip_follow_label (GtkLabel *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  g_signal_connect (label, "query-tooltip", G_CALLBACK (on_tooltip_queried), NULL);
  gtk_widget_set_has_tooltip (GTK_WIDGET (label), TRUE);
}
