/* PandoriaTileChips: the tile in a flat tray, as a chip for each space, or the piece that replaces
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tile-chips.h"

#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-places.h"
#include "pandoria-text.h"
#include "pandoria-tile-preview.h"
#include "pandoria-tooltip.h"
#include "pandoria-widgets.h"

#define CHIP_SIZE 32

struct _PandoriaTileChips
{
  AdwBin parent_instance;

  GtkStack *stack;
  GtkWidget *pair, *piece_shown;
  GtkToggleButton *chip[2];
  GtkPicture *picture[2];
  GtkWidget *word[2];
  GtkPicture *piece_picture;
  GtkLabel *piece_word;

  const PandoriaPlayView *view; /* NULL only at first */
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (PandoriaTileChips, pandoria_tile_chips, ADW_TYPE_BIN)

static GdkPaintable *
new_art (PandoriaTileChips *self, const PandoriaPlayHex *hex)
{
  if (!hex->known)
    return NULL;
  return pandoria_art_hex (hex->terrain, hex->symbols, CHIP_SIZE,
                           gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

static void
update_chip (PandoriaTileChips *self, guint index)
{
  const PandoriaPlayHex *hex = &self->view->hexes[index];
  const char *space = index == 0 ? _ ("First space") : _ ("Second space");
  g_autofree char *described
      = hex->known ? pandoria_text_hex (hex->terrain, hex->symbols) : g_strdup (_ ("Not chosen"));
  g_autofree char *label = g_strdup_printf (_ ("%s: %s"), space, described);
  g_autoptr (GdkPaintable) art = new_art (self, hex);

  gtk_picture_set_paintable (self->picture[index], art);
  gtk_widget_set_visible (GTK_WIDGET (self->picture[index]), art != NULL);
  gtk_widget_set_visible (self->word[index], art == NULL || !self->narrow);
  /* Without the word the picture is centered. Filling the chip, it would request a height for that
   * width. */
  gtk_widget_set_halign (gtk_widget_get_parent (GTK_WIDGET (self->picture[index])),
                         art != NULL && self->narrow ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_visible (GTK_WIDGET (self->chip[index]), index < MAX (self->view->n_hexes, 1));
  pandoria_set_accessible_label (GTK_WIDGET (self->chip[index]), label);
  pandoria_tooltip_set (GTK_WIDGET (self->chip[index]), label);
}

static void
show_piece (PandoriaTileChips *self)
{
  g_autoptr (GdkPaintable) art = pandoria_tile_preview_get_piece (
      self->view, CHIP_SIZE, gtk_widget_get_scale_factor (GTK_WIDGET (self)));

  gtk_picture_set_paintable (self->piece_picture, art);
  gtk_label_set_text (self->piece_word, pandoria_tile_preview_get_title (self->view));
}

static void
on_chip_clicked (PandoriaTileChips *self, GtkToggleButton *chip)
{
  guint index = chip == self->chip[0] ? 0 : 1;

  if (index != self->view->current_hex)
    g_signal_emit_by_name (self, "picked", index);
}

/* The template has one child of this kind for each space. */
#define CHILD_OF(member, space) G_STRUCT_OFFSET (PandoriaTileChips, member[space])

static void
pandoria_tile_chips_class_init (PandoriaTileChipsClass *klass)
{
  pandoria_class_add_signal (klass, "picked", 1, G_TYPE_UINT);
  pandoria_class_set_template (
      klass, "pandoria-tile-chips",
      PANDORIA_PARTS (PandoriaTileChips, stack, pair, piece_shown, piece_picture, piece_word),
      "first_chip", CHILD_OF (chip, 0), "second_chip", CHILD_OF (chip, 1), "first_chip_picture",
      CHILD_OF (picture, 0), "second_chip_picture", CHILD_OF (picture, 1), "first_chip_word",
      CHILD_OF (word, 0), "second_chip_word", CHILD_OF (word, 1),
      PANDORIA_CALLBACK (on_chip_clicked), NULL);
}

static void
pandoria_tile_chips_init (PandoriaTileChips *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_set_least_layout (GTK_WIDGET (self), TRUE);
}

void
pandoria_tile_chips_show (PandoriaTileChips *self, const PandoriaPlayView *view)
{
  gboolean none;

  g_return_if_fail (PANDORIA_IS_TILE_CHIPS (self) && view != NULL);

  self->view = view;
  none = view->piece == PANDORIA_PLAY_PIECE_NONE || view->game == NULL;
  gtk_stack_set_visible_child (self->stack, none ? self->pair : self->piece_shown);
  if (!none)
    show_piece (self);
  update_chip (self, 0);
  update_chip (self, 1);
  gtk_toggle_button_set_active (self->chip[view->current_hex], TRUE);
}

void
pandoria_tile_chips_set_narrow (PandoriaTileChips *self, gboolean narrow)
{
  g_return_if_fail (PANDORIA_IS_TILE_CHIPS (self));

  self->narrow = narrow;
  if (self->view != NULL)
    pandoria_tile_chips_show (self, self->view);
}
