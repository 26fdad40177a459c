/* PandoriaBuyDialog: the printed price of the market card that is bought (6.4).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-buy-dialog.h"

#include <glib/gi18n.h>

#include "pandoria-act-footer.h"
#include "pandoria-class.h"
#include "pandoria-cost-picker.h"
#include "pandoria-offers.h"

#define MOST_GOLD 10

struct _PandoriaBuyDialog
{
  PandoriaActDialog parent_instance;

  PandoriaCostPicker *cost_picker;
  AdwEntryRow *card_row;
  PandoriaActFooter *footer;
};

G_DEFINE_FINAL_TYPE (PandoriaBuyDialog, pandoria_buy_dialog, PANDORIA_TYPE_ACT_DIALOG)

/* --- helpers -------------------------------------------------------------------------------------------------- */

static gboolean
make_action (PandoriaBuyDialog *self, PandoriaAction *action)
{
  int cost = pandoria_cost_picker_get_cost (self->cost_picker);

  pandoria_action_init (action, PANDORIA_ACT_BUY);
  action->cost = (guint8) MAX (cost, 0);
  return cost >= 0;
}

static void
update (PandoriaBuyDialog *self)
{
  PandoriaGame *game = pandoria_act_dialog_get_game (PANDORIA_ACT_DIALOG (self));
  g_autofree char *reason = NULL;
  PandoriaAction action;
  gboolean known = make_action (self, &action), possible = pandoria_offers_try (game, &action, &reason);

  if (known && possible)
    pandoria_act_footer_show_act (self->footer, game, &action);
  else
    pandoria_act_footer_show_reason (self->footer, !possible ? reason : _ ("Choose the price printed on the card."));
  pandoria_act_dialog_consider (PANDORIA_ACT_DIALOG (self), known && possible ? &action : NULL);
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_changed (PandoriaBuyDialog *self)
{
  if (pandoria_act_dialog_get_game (PANDORIA_ACT_DIALOG (self)) != NULL)
    update (self);
}

static void
on_button_clicked (PandoriaBuyDialog *self)
{
  PandoriaAction action;

  if (make_action (self, &action))
    pandoria_act_dialog_choose (PANDORIA_ACT_DIALOG (self), &action);
}

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_buy_dialog_class_init (PandoriaBuyDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PANDORIA_TYPE_COST_PICKER);
  g_type_ensure (PANDORIA_TYPE_ACT_FOOTER);
  pandoria_class_set_template (klass, "pandoria-buy-dialog", PANDORIA_CHILD (PandoriaBuyDialog, cost_picker),
                               PANDORIA_CHILD (PandoriaBuyDialog, card_row), PANDORIA_CHILD (PandoriaBuyDialog, footer),
                               NULL);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_button_clicked);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
pandoria_buy_dialog_init (PandoriaBuyDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- public --------------------------------------------------------------------------------------------------- */

GtkWidget *
pandoria_buy_dialog_new (GtkWindow *parent, PandoriaGame *game)
{
  PandoriaBuyDialog *self;

  self = pandoria_act_dialog_new (PANDORIA_TYPE_BUY_DIALOG, parent, game);
  pandoria_act_footer_set_label (self->footer, _ ("_Buy"));
  pandoria_act_footer_show_have (self->footer, game, PANDORIA_COUNTER_GOLD, PANDORIA_N_COUNTERS);
  gtk_window_set_default_widget (GTK_WINDOW (self), pandoria_act_footer_get_button (self->footer));
  pandoria_cost_picker_offer (self->cost_picker, NULL, MOST_GOLD);
  gtk_widget_child_focus (GTK_WIDGET (self->cost_picker), GTK_DIR_TAB_FORWARD);
  update (self);
  return GTK_WIDGET (self);
}

const char *
pandoria_buy_dialog_get_card (PandoriaBuyDialog *self)
{
  const char *card;

  g_return_val_if_fail (PANDORIA_IS_BUY_DIALOG (self), NULL);

  card = gtk_editable_get_text (GTK_EDITABLE (self->card_row));
  return *card != '\0' ? card : NULL;
}
