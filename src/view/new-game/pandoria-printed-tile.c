/* PandoriaPrintedTile: whether and where the expansion's start tile lies on the board, and what it shows (16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-printed-tile.h"

#include "pandoria-text.h"

struct _PandoriaPrintedTile
{
  AdwExpanderRow parent_instance;

  AdwComboRow *terrain_row;
  GtkEditable *first_row, *second_row;
  GtkSpinButton *first_spin, *second_spin;
};

G_DEFINE_FINAL_TYPE (PandoriaPrintedTile, pandoria_printed_tile, ADW_TYPE_EXPANDER_ROW)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- helpers -------------------------------------------------------------------------------------------------- */

static gboolean
fill_hex (PandoriaPrintedTile *self, GtkEditable *entry, GtkSpinButton *spin, PandoriaHex *hex)
{
  g_autofree char *name = g_ascii_strup (gtk_editable_get_text (entry), -1);

  g_strstrip (name);
  hex->at = pandoria_space_from_name (name);
  hex->terrain = (guint8) MIN (adw_combo_row_get_selected (self->terrain_row), PANDORIA_N_TERRAINS - 1);
  hex->symbols = (guint8) gtk_spin_button_get_value_as_int (spin);
  return hex->at != PANDORIA_SPACE_NONE;
}

static void
on_changed (PandoriaPrintedTile *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_printed_tile_class_init (PandoriaPrintedTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_CHANGED]
      = g_signal_new ("changed", PANDORIA_TYPE_PRINTED_TILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/pandoria_companion/PandoriaCompanion/ui/pandoria-printed-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, PandoriaPrintedTile, terrain_row);
  gtk_widget_class_bind_template_child (widget_class, PandoriaPrintedTile, first_row);
  gtk_widget_class_bind_template_child (widget_class, PandoriaPrintedTile, second_row);
  gtk_widget_class_bind_template_child (widget_class, PandoriaPrintedTile, first_spin);
  gtk_widget_class_bind_template_child (widget_class, PandoriaPrintedTile, second_spin);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
}

static void
pandoria_printed_tile_init (PandoriaPrintedTile *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < PANDORIA_N_TERRAINS; i++)
    gtk_string_list_append (names, pandoria_text_terrain (i));
  adw_combo_row_set_model (self->terrain_row, G_LIST_MODEL (names));
}

/* --- public --------------------------------------------------------------------------------------------------- */

gboolean
pandoria_printed_tile_fill (PandoriaPrintedTile *self, PandoriaSetup *setup)
{
  g_return_val_if_fail (PANDORIA_IS_PRINTED_TILE (self), FALSE);

  setup->n_artifact_start = 0;
  if (!setup->artifacts || !adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self)))
    return TRUE;
  if (!fill_hex (self, self->first_row, self->first_spin, &setup->artifact_start[0])
      || !fill_hex (self, self->second_row, self->second_spin, &setup->artifact_start[1]))
    return FALSE;
  setup->n_artifact_start = 2;
  return TRUE;
}

void
pandoria_printed_tile_set (PandoriaPrintedTile *self, PandoriaTerrain terrain, const char *first, const char *second)
{
  g_return_if_fail (PANDORIA_IS_PRINTED_TILE (self));

  adw_combo_row_set_selected (self->terrain_row, terrain);
  gtk_editable_set_text (self->first_row, first);
  gtk_editable_set_text (self->second_row, second);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (self), TRUE);
}
