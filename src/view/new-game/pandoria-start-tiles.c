/* PandoriaStartTiles: what the two starting double tiles show, space by space (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-start-tiles.h"

#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-hex-picker.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define HEX_SIZE    48
#define N_COVERINGS 3

/* The three ways in which four spaces can be two pairs. */
static const guint8 coverings[N_COVERINGS][4] = { { 0, 1, 2, 3 }, { 0, 2, 1, 3 }, { 0, 3, 1, 2 } };

struct _PandoriaStartTiles
{
  GtkBox parent_instance;

  GtkToggleButton *buttons[PANDORIA_N_START];
  GtkToggleButton *button_0, *button_1, *button_2, *button_3;
  GtkPicture *pictures[PANDORIA_N_START];
  GtkLabel *labels[PANDORIA_N_START];
  PandoriaHexPicker *picker;
  AdwPreferencesGroup *covering_group;
  AdwComboRow *covering_row;

  PandoriaHex hexes[PANDORIA_N_START];
  guint8 ways[N_COVERINGS]; /* behind the rows of covering_row */
  guint n_ways;
  guint selected;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaStartTiles, pandoria_start_tiles, GTK_TYPE_BOX)

static guint changed_signal;

/* --- helpers -------------------------------------------------------------------------------------------------- */

static const char *
name_space (PandoriaStartTiles *self, guint index)
{
  return self->hexes[index].at >= 0 ? pandoria_space_name (self->hexes[index].at) : "";
}

static void
show_hex (PandoriaStartTiles *self, guint index)
{
  const PandoriaHex *hex = &self->hexes[index];
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  g_autoptr (GdkPaintable) art = pandoria_art_hex (hex->terrain, hex->symbols, HEX_SIZE, scale);
  g_autofree char *amount = pandoria_text_amount (pandoria_terrain_counter (hex->terrain), hex->symbols);
  /* Translators: a start space, its terrain, its symbols: “H6: Forest, 1 wood” */
  g_autofree char *words
      = g_strdup_printf (_ ("%s: %s, %s"), name_space (self, index), pandoria_text_terrain (hex->terrain), amount);

  gtk_picture_set_paintable (self->pictures[index], art);
  gtk_label_set_label (self->labels[index], name_space (self, index));
  pandoria_set_accessible_label (GTK_WIDGET (self->buttons[index]), words);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->buttons[index]), words);
}

static void
select_space (PandoriaStartTiles *self, guint index)
{
  self->updating = TRUE;
  self->selected = index;
  for (guint i = 0; i < PANDORIA_N_START; i++)
    gtk_toggle_button_set_active (self->buttons[i], i == index);
  pandoria_hex_picker_set_title (self->picker, name_space (self, index));
  pandoria_hex_picker_set_picked (self->picker, self->hexes[index].terrain, self->hexes[index].symbols);
  self->updating = FALSE;
}

static void
show_hexes (PandoriaStartTiles *self)
{
  for (guint i = 0; i < PANDORIA_N_START; i++)
    show_hex (self, i);
}

static gboolean
is_covering (PandoriaStartTiles *self, const guint8 *way)
{
  return pandoria_space_is_neighbour (self->hexes[way[0]].at, self->hexes[way[1]].at)
         && pandoria_space_is_neighbour (self->hexes[way[2]].at, self->hexes[way[3]].at);
}

/* On most boards the four spaces can be covered in more than one way: ask how the tiles lie. */
static void
offer_coverings (PandoriaStartTiles *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->n_ways = 0;
  for (guint8 i = 0; i < N_COVERINGS; i++)
    {
      const guint8 *way = coverings[i];
      g_autofree char *name = NULL;

      if (!is_covering (self, way))
        continue;
      /* Translators: the spaces of the first and of the second start tile: “H6 H7 and I6 I7” */
      name = g_strdup_printf (_ ("%s %s and %s %s"), name_space (self, way[0]), name_space (self, way[1]),
                              name_space (self, way[2]), name_space (self, way[3]));
      gtk_string_list_append (names, name);
      self->ways[self->n_ways++] = i;
    }
  adw_combo_row_set_model (self->covering_row, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->covering_group), self->n_ways > 1);
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_space_clicked (PandoriaStartTiles *self, GtkToggleButton *button)
{
  for (guint i = 0; i < PANDORIA_N_START && !self->updating; i++)
    if (self->buttons[i] == button)
      select_space (self, i);
}

/* One press chooses, and the next space is asked for. */
static void
on_picked (PandoriaStartTiles *self, guint terrain, guint symbols)
{
  pandoria_start_tiles_set_hex (self, self->selected, terrain, symbols);
  select_space (self, (self->selected + 1) % PANDORIA_N_START);
}

static void
on_covering_selected (PandoriaStartTiles *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* --- class ---------------------------------------------------------------------------------------------------- */

#define CHILD(member) PANDORIA_CHILD (PandoriaStartTiles, member)

static void
pandoria_start_tiles_class_init (PandoriaStartTilesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  changed_signal = pandoria_class_add_signal (klass, "changed", 0);
  g_type_ensure (PANDORIA_TYPE_HEX_PICKER);
  pandoria_class_set_template (klass, "pandoria-start-tiles", CHILD (button_0), CHILD (button_1), CHILD (button_2),
                               CHILD (button_3), CHILD (picker), CHILD (covering_group), CHILD (covering_row), NULL);
  gtk_widget_class_bind_template_callback (widget_class, on_space_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_picked);
  gtk_widget_class_bind_template_callback (widget_class, on_covering_selected);
}

static void
fill_button (PandoriaStartTiles *self, guint index, GtkToggleButton *button)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *picture = gtk_picture_new ();
  GtkWidget *label = gtk_label_new (NULL);

  self->buttons[index] = button;
  self->pictures[index] = GTK_PICTURE (picture);
  self->labels[index] = GTK_LABEL (label);
  gtk_widget_set_size_request (picture, HEX_SIZE, HEX_SIZE * 7 / 8);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
}

static void
pandoria_start_tiles_init (PandoriaStartTiles *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_button (self, 0, self->button_0);
  fill_button (self, 1, self->button_1);
  fill_button (self, 2, self->button_2);
  fill_button (self, 3, self->button_3);
  for (guint i = 0; i < PANDORIA_N_START; i++)
    self->hexes[i] = (PandoriaHex){ PANDORIA_SPACE_NONE, (guint8) i, 1 };
  show_hexes (self);
  select_space (self, 0);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (show_hexes), self,
                           G_CONNECT_SWAPPED);
}

/* --- public --------------------------------------------------------------------------------------------------- */

void
pandoria_start_tiles_set_board (PandoriaStartTiles *self, const PandoriaBoard *board)
{
  g_return_if_fail (PANDORIA_IS_START_TILES (self));

  for (guint i = 0; i < PANDORIA_N_START; i++)
    self->hexes[i].at = board->start[i];
  show_hexes (self);
  offer_coverings (self);
  select_space (self, 0);
}

void
pandoria_start_tiles_set_hex (PandoriaStartTiles *self, guint index, PandoriaTerrain terrain, guint symbols)
{
  g_return_if_fail (PANDORIA_IS_START_TILES (self));
  g_return_if_fail (index < PANDORIA_N_START && terrain < PANDORIA_N_TERRAINS && symbols <= PANDORIA_MAX_SYMBOLS);

  self->hexes[index].terrain = (guint8) terrain;
  self->hexes[index].symbols = (guint8) symbols;
  show_hex (self, index);
  if (index == self->selected)
    select_space (self, index);
  g_signal_emit (self, changed_signal, 0);
}

const PandoriaHex *
pandoria_start_tiles_get_hex (PandoriaStartTiles *self, guint index)
{
  g_return_val_if_fail (PANDORIA_IS_START_TILES (self), NULL);
  g_return_val_if_fail (index < PANDORIA_N_START, NULL);
  return &self->hexes[index];
}

void
pandoria_start_tiles_get_tiles (PandoriaStartTiles *self, PandoriaHex tiles[2][2])
{
  guint selected;
  const guint8 *way;

  g_return_if_fail (PANDORIA_IS_START_TILES (self));

  selected = adw_combo_row_get_selected (self->covering_row);
  way = coverings[selected < self->n_ways ? self->ways[selected] : 0];
  for (guint i = 0; i < PANDORIA_N_START; i++)
    tiles[i / 2][i % 2] = self->hexes[way[i]];
}
