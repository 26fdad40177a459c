/* An icon and a number, with a description for screen readers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-player-card-private.h"

#include "pandoria-widgets.h"

struct _PandoriaCountView
{
  AdwBin parent_instance;

  GtkImage *image;
  GtkLabel *label;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaCountView, pandoria_count_view, ADW_TYPE_BIN)

static void
pandoria_count_view_class_init (PandoriaCountViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_set_template (klass, "pandoria-count-view", PANDORIA_PARTS (PandoriaCountView, image, label), NULL);
  gtk_widget_class_set_css_name (widget_class, "countview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

void
pandoria_count_view_set_paintable (PandoriaCountView *self, GdkPaintable *paintable)
{
  g_return_if_fail (PANDORIA_IS_COUNT_VIEW (self));
  gtk_image_set_from_paintable (self->image, paintable);
}

void
pandoria_count_view_set_icon_name (PandoriaCountView *self, const char *icon_name)
{
  g_return_if_fail (PANDORIA_IS_COUNT_VIEW (self));
  gtk_image_set_from_icon_name (self->image, icon_name);
}

void
pandoria_count_view_set_count (PandoriaCountView *self, guint count, const char *words)
{
  g_autofree char *text = g_strdup_printf ("%u", count);

  g_return_if_fail (PANDORIA_IS_COUNT_VIEW (self));

  gtk_widget_remove_css_class (GTK_WIDGET (self->label), "foreseen");
  gtk_label_set_label (self->label, text);
  pandoria_tooltip_set (GTK_WIDGET (self), words);
  pandoria_set_accessible_label (GTK_WIDGET (self), words);
}

void
pandoria_count_view_set_foreseen (PandoriaCountView *self, guint count, const char *words)
{
  g_return_if_fail (PANDORIA_IS_COUNT_VIEW (self));

  pandoria_count_view_set_count (self, count, words);
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "foreseen");
}
