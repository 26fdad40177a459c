/* PandoriaBuyDialog: the printed price of the market card that is bought (6.4).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-buy-dialog.h"

#include <glib/gi18n.h>

#include "pandoria-cost-picker.h"
#include "pandoria-offers.h"
#include "pandoria-text.h"

#define MOST_GOLD 10

struct _PandoriaBuyDialog
{
  AdwWindow parent_instance;

  PandoriaCostPicker *cost_picker;
  AdwEntryRow *card_row;
  GtkLabel *summary, *have;
  GtkButton *button;

  PandoriaGame *game;
};

G_DEFINE_FINAL_TYPE (PandoriaBuyDialog, pandoria_buy_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- helpers -------------------------------------------------------------------------------------------------- */

static gboolean
make_action (PandoriaBuyDialog *self, PandoriaAction *action)
{
  int cost = pandoria_cost_picker_get_cost (self->cost_picker);

  pandoria_action_init (action, PANDORIA_ACT_BUY);
  action->cost = (guint8) MAX (cost, 0);
  return cost >= 0;
}

static char *
describe (PandoriaBuyDialog *self, const PandoriaAction *action)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);
  g_autofree char *cost = pandoria_offers_describe_cost (self->game, action);

  if (cost == NULL)
    cost = pandoria_text_amount (PANDORIA_COUNTER_GOLD,
                                 (int) pandoria_state_card_price (state, state->active, action->cost));
  /* Translators: what a card of the market costs after discounts: “Costs 2 gold.” */
  return g_strdup_printf (_("Costs %s."), cost);
}

static void
update (PandoriaBuyDialog *self)
{
  g_autofree char *reason = NULL;
  g_autofree char *text = NULL;
  PandoriaAction action;
  gboolean known, possible;

  known = make_action (self, &action);
  possible = pandoria_offers_try (self->game, &action, &reason);
  if (!possible)
    text = g_steal_pointer (&reason);
  else if (!known)
    text = g_strdup (_("Choose the price printed on the card."));
  else
    text = describe (self, &action);
  gtk_label_set_label (self->summary, text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), known && possible);
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_changed (PandoriaBuyDialog *self)
{
  if (self->game != NULL)
    update (self);
}

static void
on_button_clicked (PandoriaBuyDialog *self)
{
  PandoriaAction action;

  if (!make_action (self, &action))
    return;
  g_object_ref (self);
  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, &action);
  g_object_unref (self);
}

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_buy_dialog_finalize (GObject *object)
{
  g_clear_object (&PANDORIA_BUY_DIALOG (object)->game);
  G_OBJECT_CLASS (pandoria_buy_dialog_parent_class)->finalize (object);
}

static void
pandoria_buy_dialog_class_init (PandoriaBuyDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pandoria_buy_dialog_finalize;
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", PANDORIA_TYPE_BUY_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_type_ensure (PANDORIA_TYPE_COST_PICKER);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/pandoria_companion/PandoriaCompanion/ui/pandoria-buy-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PandoriaBuyDialog, cost_picker);
  gtk_widget_class_bind_template_child (widget_class, PandoriaBuyDialog, card_row);
  gtk_widget_class_bind_template_child (widget_class, PandoriaBuyDialog, summary);
  gtk_widget_class_bind_template_child (widget_class, PandoriaBuyDialog, have);
  gtk_widget_class_bind_template_child (widget_class, PandoriaBuyDialog, button);
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
  const PandoriaState *state;
  g_autofree char *amount = NULL;
  g_autofree char *have = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  self = g_object_new (PANDORIA_TYPE_BUY_DIALOG, "transient-for", parent, NULL);
  self->game = g_object_ref (game);
  state = pandoria_game_get_state (game);
  amount = pandoria_text_amount (PANDORIA_COUNTER_GOLD, state->players[state->active].counters[PANDORIA_COUNTER_GOLD]);
  /* Translators: a player’s name and what there is: “Marta has 3 gold.” */
  have = g_strdup_printf (_("%s has %s."),
                          pandoria_record_get_player_name (pandoria_game_get_record (game), state->active), amount);
  gtk_label_set_label (self->have, have);
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

void
pandoria_buy_dialog_set_cost (PandoriaBuyDialog *self, int cost)
{
  g_return_if_fail (PANDORIA_IS_BUY_DIALOG (self));
  pandoria_cost_picker_set_cost (self->cost_picker, cost);
}

void
pandoria_buy_dialog_finish (PandoriaBuyDialog *self)
{
  g_return_if_fail (PANDORIA_IS_BUY_DIALOG (self));

  if (gtk_widget_get_sensitive (GTK_WIDGET (self->button)))
    on_button_clicked (self);
}
