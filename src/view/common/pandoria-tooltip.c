/* Tooltips that are set as often as a state is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tooltip.h"

void
pandoria_tooltip_set (GtkWidget *widget, const char *text)
{
  gboolean unseen;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return;
  /* GTK does not ask for a hidden widget. */
  unseen = gtk_widget_get_visible (widget) && !gtk_widget_get_mapped (widget);
  if (unseen)
    gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, text);
  if (unseen)
    gtk_widget_set_visible (widget, TRUE);
}
