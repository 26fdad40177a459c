/* PandoriaBoardLayer: a drawing over all spaces of a board, without input or accessible content.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-layer.h"

typedef struct
{
  PandoriaBoardPlace *place;
} PandoriaBoardLayerPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (PandoriaBoardLayer, pandoria_board_layer, GTK_TYPE_WIDGET)

static PandoriaBoardLayerPrivate *
get_private (gpointer layer)
{
  return pandoria_board_layer_get_instance_private (PANDORIA_BOARD_LAYER (layer));
}

static void
pandoria_board_layer_finalize (GObject *object)
{
  g_object_unref (get_private (object)->place);
  G_OBJECT_CLASS (pandoria_board_layer_parent_class)->finalize (object);
}

static void
pandoria_board_layer_class_init (PandoriaBoardLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pandoria_board_layer_finalize;
  gtk_widget_class_set_css_name (widget_class, "boardlayer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
pandoria_board_layer_init (PandoriaBoardLayer *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

gpointer
pandoria_board_layer_new (GType type, PandoriaBoardPlace *place)
{
  gpointer layer;

  g_return_val_if_fail (g_type_is_a (type, PANDORIA_TYPE_BOARD_LAYER), NULL);
  g_return_val_if_fail (PANDORIA_IS_BOARD_PLACE (place), NULL);

  layer = g_object_new (type, NULL);
  get_private (layer)->place = g_object_ref (place);
  return layer;
}

PandoriaBoardPlace *
pandoria_board_layer_get_place (gpointer layer)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_LAYER (layer), NULL);

  return get_private (layer)->place;
}

const PandoriaBoardLayout *
pandoria_board_layer_get_layout (gpointer layer)
{
  return pandoria_board_place_get_layout (pandoria_board_layer_get_place (layer));
}
