/* PandoriaBoardLayer: a drawing over all spaces of the board, without input or accessible content.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-view-private.h"

struct _PandoriaBoardLayer
{
  GtkWidget parent_instance;

  PandoriaLayerPainter painter;
  gpointer data;
};

G_DEFINE_FINAL_TYPE (PandoriaBoardLayer, pandoria_board_layer, GTK_TYPE_WIDGET)

static void
pandoria_board_layer_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaBoardLayer *self = PANDORIA_BOARD_LAYER (widget);

  self->painter (self->data, widget, snapshot);
}

static void
pandoria_board_layer_class_init (PandoriaBoardLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = pandoria_board_layer_snapshot;
  gtk_widget_class_set_css_name (widget_class, "boardlayer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
pandoria_board_layer_init (PandoriaBoardLayer *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

GtkWidget *
pandoria_board_layer_new (PandoriaLayerPainter painter, gpointer data)
{
  PandoriaBoardLayer *self = g_object_new (PANDORIA_TYPE_BOARD_LAYER, NULL);

  self->painter = painter;
  self->data = data;
  return GTK_WIDGET (self);
}
