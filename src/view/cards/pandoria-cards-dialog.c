/* PandoriaCardsDialog: the panel of cards in a window of its own, where there is no room beside the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cards-dialog.h"

#include "pandoria-class.h"

/* One card needs less than the lists, which have their size in the template. */
#define ALONE_WIDTH  480
#define ALONE_HEIGHT 560

struct _PandoriaCardsDialog
{
  PandoriaActDialog parent_instance;

  PandoriaCardsPanel *panel;
};

G_DEFINE_FINAL_TYPE (PandoriaCardsDialog, pandoria_cards_dialog, PANDORIA_TYPE_ACT_DIALOG)

static void
pandoria_cards_dialog_class_init (PandoriaCardsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PANDORIA_TYPE_CARDS_PANEL);
  pandoria_class_set_template (klass, "pandoria-cards-dialog", PANDORIA_CHILD (PandoriaCardsDialog, panel), NULL);
  gtk_widget_class_bind_template_callback (widget_class, pandoria_act_dialog_consider);
  gtk_widget_class_bind_template_callback (widget_class, pandoria_act_dialog_choose);
  gtk_widget_class_bind_template_callback (widget_class, gtk_window_close);
}

static void
pandoria_cards_dialog_init (PandoriaCardsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
pandoria_cards_dialog_new (GtkWindow *parent, PandoriaGame *game, PandoriaCatalogue *catalogue)
{
  PandoriaCardsDialog *self = pandoria_act_dialog_new (PANDORIA_TYPE_CARDS_DIALOG, parent, game);

  pandoria_cards_panel_set_game (self->panel, game, catalogue);
  pandoria_cards_panel_fill_window (self->panel);
  return GTK_WIDGET (self);
}

GtkWidget *
pandoria_cards_dialog_new_alone (GtkWindow *parent, PandoriaGame *game, const PandoriaAction *action)
{
  PandoriaCardsDialog *self = pandoria_act_dialog_new (PANDORIA_TYPE_CARDS_DIALOG, parent, game);

  pandoria_cards_panel_show_alone (self->panel, game, action);
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
