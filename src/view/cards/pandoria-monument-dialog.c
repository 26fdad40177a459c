/* PandoriaMonumentDialog: over which building the monument is erected (6.3.3).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-monument-dialog.h"

#include "pandoria-card-page.h"
#include "pandoria-class.h"

struct _PandoriaMonumentDialog
{
  PandoriaActDialog parent_instance;

  PandoriaCardPage *card;
};

G_DEFINE_FINAL_TYPE (PandoriaMonumentDialog, pandoria_monument_dialog, PANDORIA_TYPE_ACT_DIALOG)

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_monument_dialog_class_init (PandoriaMonumentDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PANDORIA_TYPE_CARD_PAGE);
  pandoria_class_set_template (klass, "pandoria-monument-dialog", PANDORIA_CHILD (PandoriaMonumentDialog, card), NULL);
  gtk_widget_class_bind_template_callback (widget_class, pandoria_act_dialog_choose);
  gtk_widget_class_bind_template_callback (widget_class, pandoria_act_dialog_consider);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
pandoria_monument_dialog_init (PandoriaMonumentDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- public --------------------------------------------------------------------------------------------------- */

GtkWidget *
pandoria_monument_dialog_new (GtkWindow *parent, PandoriaGame *game)
{
  PandoriaMonumentDialog *self;
  PandoriaAction action;

  self = pandoria_act_dialog_new (PANDORIA_TYPE_MONUMENT_DIALOG, parent, game);
  pandoria_action_init (&action, PANDORIA_ACT_MONUMENT);
  action.monument.present = TRUE;
  pandoria_card_page_show (self->card, game, NULL, &action);
  gtk_window_set_default_widget (GTK_WINDOW (self), pandoria_card_page_get_button (self->card));
  if (pandoria_card_page_is_possible (self->card))
    gtk_window_set_focus (GTK_WINDOW (self), pandoria_card_page_get_button (self->card));
  return GTK_WIDGET (self);
}
