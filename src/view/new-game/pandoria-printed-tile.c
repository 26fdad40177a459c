/* PandoriaPrintedTile: whether and where the expansion's start tile lies on the board, and what it shows (16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-printed-tile.h"

#include <glib/gi18n.h>

#include "pandoria-board-view.h"
#include "pandoria-class.h"
#include "pandoria-new-game-testing.h"
#include "pandoria-text.h"

struct _PandoriaPrintedTile
{
  AdwExpanderRow parent_instance;

  AdwComboRow *terrain_row;
  AdwActionRow *rows[2];
  AdwActionRow *first_row, *second_row;
  GtkSpinButton *first_spin, *second_spin;
  AdwBin *board_bin;
  PandoriaBoardView *board;

  PandoriaSpaces possible;
  PandoriaSpace at[2];
};

G_DEFINE_FINAL_TYPE (PandoriaPrintedTile, pandoria_printed_tile, ADW_TYPE_EXPANDER_ROW)

static guint changed_signal;

/* --- helpers -------------------------------------------------------------------------------------------------- */

static void
fill_hex (PandoriaPrintedTile *self, guint index, GtkSpinButton *spin, PandoriaHex *hex)
{
  hex->at = self->at[index];
  hex->terrain = (guint8) MIN (adw_combo_row_get_selected (self->terrain_row), PANDORIA_N_TERRAINS - 1);
  hex->symbols = (guint8) gtk_spin_button_get_value_as_int (spin);
}

static PandoriaSpaces
get_chosen (PandoriaPrintedTile *self)
{
  PandoriaSpaces chosen = pandoria_spaces_empty ();

  for (guint i = 0; i < G_N_ELEMENTS (self->at); i++)
    if (self->at[i] != PANDORIA_SPACE_NONE)
      pandoria_spaces_add (&chosen, self->at[i]);
  return chosen;
}

/* While one space is chosen, its neighbours can follow. */
static PandoriaSpaces
get_choices (PandoriaPrintedTile *self)
{
  PandoriaSpaces choices = pandoria_spaces_empty ();
  PandoriaSpace space;

  if (self->at[0] == PANDORIA_SPACE_NONE || self->at[1] != PANDORIA_SPACE_NONE)
    return self->possible;
  PANDORIA_FOREACH_SPACE (space, self->possible)
    {
      if (pandoria_space_is_neighbour (space, self->at[0]))
        pandoria_spaces_add (&choices, space);
    }
  return choices;
}

static void
show_places (PandoriaPrintedTile *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->at); i++)
    adw_action_row_set_subtitle (self->rows[i], self->at[i] != PANDORIA_SPACE_NONE ? pandoria_space_name (self->at[i])
                                                                                   : _ ("Press it on the board"));
  pandoria_board_view_set_choices (self->board, get_choices (self));
  pandoria_board_view_set_selected (self->board, get_chosen (self));
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_changed (PandoriaPrintedTile *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* The first press says the first space, the next one its neighbour; a press after that begins anew. */
static void
on_space_activated (PandoriaPrintedTile *self, int pressed)
{
  PandoriaSpace space = (PandoriaSpace) pressed;

  if (!pandoria_spaces_has (&self->possible, space))
    return;
  if (self->at[0] == PANDORIA_SPACE_NONE || self->at[1] != PANDORIA_SPACE_NONE
      || !(space == self->at[0] || pandoria_space_is_neighbour (space, self->at[0])))
    {
      self->at[0] = space;
      self->at[1] = PANDORIA_SPACE_NONE;
    }
  else if (space == self->at[0])
    self->at[0] = PANDORIA_SPACE_NONE;
  else
    self->at[1] = space;
  show_places (self);
  on_changed (self);
}

/* --- class ---------------------------------------------------------------------------------------------------- */

#define CHILD(member) PANDORIA_CHILD (PandoriaPrintedTile, member)

static void
pandoria_printed_tile_class_init (PandoriaPrintedTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  changed_signal = pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (klass, "pandoria-printed-tile", CHILD (terrain_row), CHILD (first_row),
                               CHILD (second_row), CHILD (first_spin), CHILD (second_spin), CHILD (board_bin), NULL);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
}

static void
pandoria_printed_tile_init (PandoriaPrintedTile *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->at[0] = self->at[1] = PANDORIA_SPACE_NONE;
  self->board = PANDORIA_BOARD_VIEW (pandoria_board_view_new ());
  pandoria_board_view_set_in_page (self->board, TRUE);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows[0] = self->first_row;
  self->rows[1] = self->second_row;
  adw_bin_set_child (self->board_bin, GTK_WIDGET (self->board));
  g_signal_connect_swapped (self->board, "space-activated", G_CALLBACK (on_space_activated), self);
  for (guint i = 0; i < PANDORIA_N_TERRAINS; i++)
    gtk_string_list_append (names, pandoria_text_terrain (i));
  adw_combo_row_set_model (self->terrain_row, G_LIST_MODEL (names));
  show_places (self);
}

/* --- public --------------------------------------------------------------------------------------------------- */

void
pandoria_printed_tile_show_state (PandoriaPrintedTile *self, const PandoriaState *state)
{
  static const PandoriaColor colors[]
      = { PANDORIA_COLOR_RED, PANDORIA_COLOR_BLUE, PANDORIA_COLOR_GREEN, PANDORIA_COLOR_YELLOW };

  g_return_if_fail (PANDORIA_IS_PRINTED_TILE (self));

  self->possible = pandoria_spaces_or (pandoria_state_empty_plain (state), get_chosen (self));
  pandoria_board_view_set_state (self->board, state, colors);
  show_places (self);
}

gboolean
pandoria_printed_tile_fill (PandoriaPrintedTile *self, PandoriaSetup *setup)
{
  g_return_val_if_fail (PANDORIA_IS_PRINTED_TILE (self), FALSE);

  setup->n_artifact_start = 0;
  if (!setup->artifacts || !adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self)))
    return TRUE;
  if (self->at[0] == PANDORIA_SPACE_NONE || self->at[1] == PANDORIA_SPACE_NONE)
    return FALSE;
  fill_hex (self, 0, self->first_spin, &setup->artifact_start[0]);
  fill_hex (self, 1, self->second_spin, &setup->artifact_start[1]);
  setup->n_artifact_start = 2;
  return TRUE;
}

void
pandoria_printed_tile_set (PandoriaPrintedTile *self, PandoriaTerrain terrain, const char *first, const char *second)
{
  g_return_if_fail (PANDORIA_IS_PRINTED_TILE (self));

  adw_combo_row_set_selected (self->terrain_row, terrain);
  self->at[0] = pandoria_space_from_name (first);
  self->at[1] = pandoria_space_from_name (second);
  show_places (self);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (self), TRUE);
  on_changed (self);
}
