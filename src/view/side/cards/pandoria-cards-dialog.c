/* PandoriaCardsDialog: the panel of cards in a separate window, when there is no room next to the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cards-dialog.h"

#include "pandoria-widgets.h"

/* The width for one card. The template has the larger size for the lists. */
#define ALONE_WIDTH  480
#define ALONE_HEIGHT 560

struct _PandoriaCardsDialog
{
  AdwWindow parent_instance;

  PandoriaCardsPanel *panel;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaCardsDialog, pandoria_cards_dialog, ADW_TYPE_WINDOW)

static void
on_chosen (PandoriaCardsDialog *self, gpointer action)
{
  PandoriaAction chosen = *(const PandoriaAction *) action;

  g_object_ref (self);
  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit_by_name (self, "chosen", &chosen);
  g_object_unref (self);
}

static void
on_considered (PandoriaCardsDialog *self, gpointer action)
{
  g_signal_emit_by_name (self, "considered", action);
}

static void
pandoria_cards_dialog_class_init (PandoriaCardsDialogClass *klass)
{
  pandoria_class_add_signal (klass, "chosen", 1, G_TYPE_POINTER);
  pandoria_class_add_signal (klass, "considered", 1, G_TYPE_POINTER);
  pandoria_class_set_template (klass, "pandoria-cards-dialog", PANDORIA_NEEDS (PANDORIA_TYPE_CARDS_PANEL),
                               PANDORIA_CHILD (PandoriaCardsDialog, panel),
                               PANDORIA_CALLBACK (on_considered, on_chosen, gtk_window_close), NULL);
}

GtkWidget *
pandoria_cards_dialog_new (GtkWindow *parent, PandoriaGame *game, PandoriaCatalogue *catalogue)
{
  PandoriaCardsDialog *self = g_object_new (PANDORIA_TYPE_CARDS_DIALOG, "transient-for", parent, NULL);

  pandoria_cards_panel_set_game (self->panel, game, catalogue);
  pandoria_cards_panel_fill_window (self->panel);
  return GTK_WIDGET (self);
}

GtkWidget *
pandoria_cards_dialog_new_alone (GtkWindow *parent, PandoriaGame *game, PandoriaCatalogue *catalogue,
                                 const PandoriaAction *action)
{
  PandoriaCardsDialog *self = g_object_new (PANDORIA_TYPE_CARDS_DIALOG, "transient-for", parent, NULL);

  pandoria_cards_panel_show_alone (self->panel, game, catalogue, action);
  pandoria_cards_panel_fill_window (self->panel);
  gtk_window_set_title (GTK_WINDOW (self), pandoria_cards_panel_get_title (self->panel));
  gtk_window_set_default_size (GTK_WINDOW (self), ALONE_WIDTH, ALONE_HEIGHT);
  return GTK_WIDGET (self);
}

PandoriaCardsPanel *
pandoria_cards_dialog_get_panel (PandoriaCardsDialog *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARDS_DIALOG (self), NULL);
  return self->panel;
}
