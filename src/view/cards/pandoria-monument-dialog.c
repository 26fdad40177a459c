/* PandoriaMonumentDialog: over which building the monument is erected (6.3.3).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-monument-dialog.h"

#include "pandoria-card-page.h"
#include "pandoria-class.h"

struct _PandoriaMonumentDialog
{
  AdwWindow parent_instance;

  PandoriaCardPage *card;
};

G_DEFINE_FINAL_TYPE (PandoriaMonumentDialog, pandoria_monument_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_CONSIDERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_card_chosen (PandoriaMonumentDialog *self, gpointer action)
{
  PandoriaAction chosen = *(const PandoriaAction *) action;

  g_object_ref (self);
  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, &chosen);
  g_object_unref (self);
}

static void
on_card_considered (PandoriaMonumentDialog *self, gpointer action)
{
  g_signal_emit (self, signals[SIGNAL_CONSIDERED], 0, action);
}

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_monument_dialog_class_init (PandoriaMonumentDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_CHOSEN] = pandoria_class_add_signal (klass, "chosen", 1, G_TYPE_POINTER);
  signals[SIGNAL_CONSIDERED] = pandoria_class_add_signal (klass, "considered", 1, G_TYPE_POINTER);
  g_type_ensure (PANDORIA_TYPE_CARD_PAGE);
  pandoria_class_set_template (klass, "pandoria-monument-dialog", PANDORIA_CHILD (PandoriaMonumentDialog, card), NULL);
  gtk_widget_class_bind_template_callback (widget_class, on_card_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_card_considered);
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

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  self = g_object_new (PANDORIA_TYPE_MONUMENT_DIALOG, "transient-for", parent, NULL);
  pandoria_action_init (&action, PANDORIA_ACT_MONUMENT);
  action.monument.present = TRUE;
  pandoria_card_page_show (self->card, game, NULL, &action);
  gtk_window_set_default_widget (GTK_WINDOW (self), pandoria_card_page_get_button (self->card));
  if (pandoria_card_page_is_possible (self->card))
    gtk_window_set_focus (GTK_WINDOW (self), pandoria_card_page_get_button (self->card));
  return GTK_WIDGET (self);
}

PandoriaCardPage *
pandoria_monument_dialog_get_card (PandoriaMonumentDialog *self)
{
  g_return_val_if_fail (PANDORIA_IS_MONUMENT_DIALOG (self), NULL);
  return self->card;
}
