/* PandoriaTileRow: the first row of a flat tray: the tile, the acts instead of it, and the main
 * button if the turn bar has none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tile-row.h"

#include "pandoria-act-button.h"
#include "pandoria-class.h"
#include "pandoria-main-button.h"
#include "pandoria-places.h"
#include "pandoria-tile-chips.h"
#include "pandoria-widgets.h"

struct _PandoriaTileRow
{
  GtkBox parent_instance;

  PandoriaTileChips *tile_chips;
  GtkWidget *ask, *ask_more; /* one of them shows a hint */
  PandoriaActButton *castle, *fortress, *single;
  GtkWidget *more;
  PandoriaMainButton *main_button;

  gboolean with_main, hints;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaTileRow, pandoria_tile_row, GTK_TYPE_BOX)

static void
update_hints (PandoriaTileRow *self)
{
  gtk_widget_set_visible (self->ask, self->hints && !self->with_main);
  gtk_widget_set_visible (self->ask_more, self->hints && self->with_main);
}

/* Shows the acts instead of the tile. */
static void
update_acts (PandoriaTileRow *self, const PandoriaPlayView *view)
{
  gboolean artifacts = pandoria_game_get_shown_state (view->game)->artifacts;

  pandoria_act_button_update (self->castle, view);
  pandoria_act_button_update (self->fortress, view);
  pandoria_act_button_update (self->single, view);
  gtk_widget_set_visible (GTK_WIDGET (self->fortress), artifacts);
  gtk_widget_set_visible (self->more, artifacts || self->with_main);
  pandoria_main_button_set_expansion (self->main_button, artifacts);
}

static void
on_chip_picked (PandoriaTileRow *self, guint index)
{
  g_signal_emit_by_name (self, "hex-picked", index);
}

static void
pandoria_tile_row_class_init (PandoriaTileRowClass *klass)
{
  pandoria_class_add_signal (klass, "hex-picked", 1, G_TYPE_UINT);
  pandoria_class_set_template (klass, "pandoria-tile-row",
                               PANDORIA_NEEDS (PANDORIA_TYPE_ACT_BUTTON, PANDORIA_TYPE_MAIN_BUTTON,
                                               PANDORIA_TYPE_TILE_CHIPS),
                               PANDORIA_PARTS (PandoriaTileRow, tile_chips, ask, ask_more, castle,
                                               fortress, single, more, main_button),
                               PANDORIA_CALLBACK (on_chip_picked, gtk_popover_popdown), NULL);
}

void
pandoria_tile_row_show (PandoriaTileRow *self, const PandoriaPlayView *view)
{
  g_return_if_fail (PANDORIA_IS_TILE_ROW (self) && view != NULL);

  pandoria_tile_chips_show (self->tile_chips, view);
  if (view->next_label != NULL)
    pandoria_main_button_set_words (self->main_button, view->next_label);
  if (view->game != NULL)
    update_acts (self, view);
}

void
pandoria_tile_row_set_with_main (PandoriaTileRow *self, gboolean with_main)
{
  g_return_if_fail (PANDORIA_IS_TILE_ROW (self));

  self->with_main = with_main;
  gtk_widget_set_visible (GTK_WIDGET (self->main_button), with_main);
  pandoria_tile_chips_set_narrow (self->tile_chips, with_main);
  update_hints (self);
}

void
pandoria_tile_row_set_hints (PandoriaTileRow *self, gboolean wanted)
{
  g_return_if_fail (PANDORIA_IS_TILE_ROW (self));

  self->hints = wanted;
  update_hints (self);
}

void
pandoria_tile_row_set_suggested (PandoriaTileRow *self, gboolean suggested)
{
  g_return_if_fail (PANDORIA_IS_TILE_ROW (self));

  pandoria_set_css_class (GTK_WIDGET (self->main_button), "suggested-action", suggested);
}
