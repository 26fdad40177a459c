/* What any widget may need: style classes, an accessible label, and whether the pointer has moved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-widgets.h"

#include <adwaita.h>

void
pandoria_set_css_class (GtkWidget *widget, const char *name, gboolean on)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  /* GTK notifies even if the widget already has the class. */
  if (gtk_widget_has_css_class (widget, name) == on)
    return;
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
pandoria_set_accessible_label (GtkWidget *widget, const char *label)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  /* The title of such a row would be its name instead. */
  if (ADW_IS_ACTION_ROW (widget))
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

gboolean
pandoria_pointer_has_moved (GtkEventController *controller, graphene_point_t *last)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  graphene_point_t before = *last;
  double x, y;

  if (event == NULL || !gdk_event_get_position (event, &x, &y))
    return TRUE;
  *last = GRAPHENE_POINT_INIT ((float) x, (float) y);
  return before.x >= 0 && !graphene_point_near (&before, last, 0.5f);
}
