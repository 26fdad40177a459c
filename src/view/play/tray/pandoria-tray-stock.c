/* PandoriaTrayStock: the remaining tiles, cards and monuments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tray-stock.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"

struct _PandoriaTrayStock
{
  GtkBox parent_instance;

  GtkWidget *deck_row;
  GtkLabel *tiles_left, *cards_left, *monuments_title, *monuments_left;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaTrayStock, pandoria_tray_stock, GTK_TYPE_BOX)

static void
pandoria_tray_stock_class_init (PandoriaTrayStockClass *klass)
{
  pandoria_class_set_template (klass, "pandoria-tray-stock",
                               PANDORIA_PARTS (PandoriaTrayStock, deck_row, tiles_left, cards_left,
                                               monuments_title, monuments_left),
                               NULL);
}

static void
set_number (GtkLabel *label, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  gtk_label_set_text (label, text);
}

void
pandoria_tray_stock_show (PandoriaTrayStock *self, const PandoriaState *state)
{
  gboolean family;
  g_autofree char *title = NULL;

  g_return_if_fail (PANDORIA_IS_TRAY_STOCK (self) && state != NULL);

  family = state->variant == PANDORIA_VARIANT_FAMILY
           || state->variant == PANDORIA_VARIANT_FAMILY_SPELLS;
  set_number (self->tiles_left, state->double_tiles);
  set_number (self->cards_left, state->deck);
  set_number (self->monuments_left, state->n_monuments);
  /* Translators: %u is the value of the topmost monument */
  title = state->n_monuments > 0 ? g_strdup_printf (_ ("Monuments left (next: %u)"),
                                                    state->monuments[state->n_monuments - 1])
                                 : g_strdup (_ ("Monuments left"));
  gtk_label_set_text (self->monuments_title, title);
  gtk_widget_set_visible (self->deck_row, !family);
}
