/* PandoriaBrushOptions: the brush that draws a board, with the options of its tool.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-brush-options.h"

#include "pandoria-class.h"
#include "pandoria-text.h"

struct _PandoriaBrushOptions
{
  AdwBin parent_instance;

  GtkDropDown *terrain;
  GtkCheckButton *paired;
  GtkSpinButton *symbols, *discount;
  GtkWidget *symbols_box, *discount_box;
  GtkWidget *placeholder; /* of tools without options */

  PandoriaBoardTool tool;
};

G_DEFINE_FINAL_TYPE (PandoriaBrushOptions, pandoria_brush_options, ADW_TYPE_BIN)

static void
pandoria_brush_options_class_init (PandoriaBrushOptionsClass *klass)
{
  pandoria_class_set_template (klass, "pandoria-brush-options",
                               PANDORIA_PARTS (PandoriaBrushOptions, terrain, paired, symbols,
                                               discount, symbols_box, discount_box, placeholder),
                               NULL);
}

static void
pandoria_brush_options_init (PandoriaBrushOptions *self)
{
  g_autoptr (GtkStringList) terrains = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (int terrain = 0; terrain < PANDORIA_N_TERRAINS; terrain++)
    gtk_string_list_append (terrains, pandoria_text_terrain ((PandoriaTerrain) terrain));
  gtk_drop_down_set_model (self->terrain, G_LIST_MODEL (terrains));
}

void
pandoria_brush_options_set_tool (PandoriaBrushOptions *self, PandoriaBoardTool tool)
{
  gboolean has_terrain, has_options;

  g_return_if_fail (PANDORIA_IS_BRUSH_OPTIONS (self));
  g_return_if_fail (tool < PANDORIA_N_BOARD_TOOLS);

  has_terrain = tool == PANDORIA_BOARD_TOOL_EXIT || tool == PANDORIA_BOARD_TOOL_PRINTED;
  has_options = has_terrain || tool == PANDORIA_BOARD_TOOL_SHIP;
  self->tool = tool;
  gtk_widget_set_visible (GTK_WIDGET (self->terrain), has_terrain);
  gtk_widget_set_visible (GTK_WIDGET (self->paired), tool == PANDORIA_BOARD_TOOL_EXIT);
  gtk_widget_set_visible (self->symbols_box, tool == PANDORIA_BOARD_TOOL_PRINTED);
  gtk_widget_set_visible (self->discount_box, tool == PANDORIA_BOARD_TOOL_SHIP);
  gtk_widget_set_visible (self->placeholder, !has_options);
}

PandoriaBoardTool
pandoria_brush_options_get_tool (PandoriaBrushOptions *self)
{
  g_return_val_if_fail (PANDORIA_IS_BRUSH_OPTIONS (self), PANDORIA_BOARD_TOOL_PLAIN);

  return self->tool;
}

PandoriaBoardBrush
pandoria_brush_options_get_brush (PandoriaBrushOptions *self)
{
  g_return_val_if_fail (PANDORIA_IS_BRUSH_OPTIONS (self), (PandoriaBoardBrush){ 0 });

  return (PandoriaBoardBrush){
    .tool = self->tool,
    .terrain = (guint8) gtk_drop_down_get_selected (self->terrain),
    .symbols = (guint8) gtk_spin_button_get_value_as_int (self->symbols),
    .discount = (guint8) gtk_spin_button_get_value_as_int (self->discount),
    .paired = gtk_check_button_get_active (self->paired),
  };
}
