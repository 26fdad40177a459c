/* PandoriaBoardLayer: something drawn over all spaces of the board; it takes no input and is not read out.
 *
 * A widget of its own, so that GTK keeps what it has drawn while only spaces change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Draws the layer; @data is the object that made it. */
typedef void (*PandoriaLayerPainter) (gpointer data, GtkWidget *layer, GtkSnapshot *snapshot);

#define PANDORIA_TYPE_BOARD_LAYER (pandoria_board_layer_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardLayer, pandoria_board_layer, PANDORIA, BOARD_LAYER, GtkWidget)

/** @data: (not owned): must outlive the layer */
GtkWidget *pandoria_board_layer_new (PandoriaLayerPainter painter, gpointer data);

G_END_DECLS
