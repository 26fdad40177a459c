/* PandoriaBoardLayer: a drawing over all spaces of a board, without input or accessible content. It
 * is a separate widget, so that GTK does not redraw it when only spaces change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-board-layout.h"
#include "pandoria-board-place.h"

#define PANDORIA_TYPE_BOARD_LAYER (pandoria_board_layer_get_type ())
G_DECLARE_DERIVABLE_TYPE (PandoriaBoardLayer, pandoria_board_layer, PANDORIA, BOARD_LAYER,
                          GtkWidget)

struct _PandoriaBoardLayerClass
{
  GtkWidgetClass parent_class;
};

/** Returns: (transfer floating): a layer of the class @type over a board at @place. */
gpointer pandoria_board_layer_new (GType type, PandoriaBoardPlace *place);
/** Returns: where the board is. */
PandoriaBoardPlace *pandoria_board_layer_get_place (gpointer layer);
const PandoriaBoardLayout *pandoria_board_layer_get_layout (gpointer layer);
