/* An icon and a number, with a description for screen readers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-player-card-private.h"

#include "pandoria-widgets.h"

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaCountView, pandoria_count_view, ADW_TYPE_BIN)

static void
pandoria_count_view_class_init (PandoriaCountViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_set_template (klass, "pandoria-count-view", PANDORIA_PARTS (PandoriaCountView, image, label), NULL);
  gtk_widget_class_set_css_name (widget_class, "countview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}
