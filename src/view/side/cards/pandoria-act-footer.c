/* PandoriaActFooter: the bottom of a dialog for one act: its cost, its effects or why it is impossible, what the
 * player has, and the button for the act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cards-private.h"

#include "pandoria-offers.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

struct _PandoriaActFooter
{
  GtkBox parent_instance;

  GtkLabel *pays, *brings, *reason, *have;
  GtkWidget *reason_box;
  GtkButton *button;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaActFooter, pandoria_act_footer, GTK_TYPE_BOX)

static char *
describe_cost (PandoriaGame *game, const PandoriaAction *action)
{
  g_autofree char *cost = pandoria_offers_describe_cost (game, action);
  g_autofree char *reckoning = pandoria_offers_describe_reckoning (game, action);

  if (cost == NULL)
    return NULL;
  if (reckoning == NULL)
    /* Translators: what an act costs after discounts: “Costs 2 crystals.” */
    return g_strdup_printf (_ ("Costs %s."), cost);
  /* Translators: what an act costs, and how that is reckoned: “Costs 3 wood: 5 − 2 (Carpenter) = 3.” */
  return g_strdup_printf (_ ("Costs %1$s: %2$s."), cost, reckoning);
}

static void
on_button_clicked (PandoriaActFooter *self)
{
  g_signal_emit_by_name (self, "clicked");
}

static void
pandoria_act_footer_class_init (PandoriaActFooterClass *klass)
{
  pandoria_class_add_signal (klass, "clicked", 0);
  pandoria_class_set_template (klass, "pandoria-act-footer",
                               PANDORIA_PARTS (PandoriaActFooter, pays, brings, reason, have, reason_box, button),
                               PANDORIA_CALLBACK (on_button_clicked), NULL);
}

/* Returns: (nullable): describes how much of @counter the active player has. */
static char *
get_amount (const PandoriaState *state, guint counter)
{
  if (counter == PANDORIA_COUNTER_ARTIFACTS)
    return pandoria_text_amount (counter, (int) pandoria_state_artifacts (state, state->active));
  if (counter < PANDORIA_N_RESOURCES)
    return pandoria_text_amount (counter, state->players[state->active].counters[counter]);
  return NULL;
}

void
pandoria_act_footer_set_label (PandoriaActFooter *self, const char *label)
{
  g_return_if_fail (PANDORIA_IS_ACT_FOOTER (self));
  gtk_button_set_label (self->button, label);
}

/* A building that a spell or the Halflings build costs wood. */
static gboolean
builds_with_spell (const PandoriaAction *action)
{
  guint members = pandoria_spell_get_members ((PandoriaSpell) action->spell);

  return action->kind == PANDORIA_ACT_HALFLING || (members & (PANDORIA_MEMBER_BUILD | PANDORIA_MEMBER_MONUMENT));
}

void
pandoria_act_footer_show_have (PandoriaActFooter *self, PandoriaGame *game, const PandoriaAction *action, guint counter)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  const char *name = pandoria_game_get_player_name (game, state->active);
  guint other
      = counter == PANDORIA_COUNTER_CRYSTAL && builds_with_spell (action) ? PANDORIA_COUNTER_WOOD : PANDORIA_N_COUNTERS;
  g_autofree char *amount = get_amount (state, counter);
  g_autofree char *further = get_amount (state, other);
  g_autofree char *text = NULL;

  g_return_if_fail (PANDORIA_IS_ACT_FOOTER (self));

  if (amount != NULL && further != NULL)
    /* Translators: a player’s name and what there is: “Marta has 3 crystals and 2 wood.” */
    text = g_strdup_printf (_ ("%1$s has %2$s and %3$s."), name, amount, further);
  else if (amount != NULL)
    /* Translators: a player’s name and what there is: “Marta has 3 crystals.” */
    text = g_strdup_printf (_ ("%s has %s."), name, amount);
  pandoria_set_text (self->have, text);
}

void
pandoria_act_footer_show_act (PandoriaActFooter *self, PandoriaGame *game, const PandoriaAction *action)
{
  g_autofree char *cost = NULL;
  g_autofree char *effect = NULL;
  gboolean loses = FALSE;

  g_return_if_fail (PANDORIA_IS_ACT_FOOTER (self));

  cost = describe_cost (game, action);
  effect = pandoria_offers_describe_effect (game, action, &loses);
  pandoria_set_text (self->pays, cost);
  pandoria_set_text (self->brings, effect);
  pandoria_set_css_class (GTK_WIDGET (self->brings), "loss", loses);
  pandoria_act_footer_set_prompt (self, NULL);
}

void
pandoria_act_footer_show_reason (PandoriaActFooter *self, const char *reason)
{
  g_return_if_fail (PANDORIA_IS_ACT_FOOTER (self));

  pandoria_set_text (self->pays, NULL);
  pandoria_set_text (self->brings, NULL);
  pandoria_act_footer_set_prompt (self, reason);
}

void
pandoria_act_footer_set_prompt (PandoriaActFooter *self, const char *prompt)
{
  g_return_if_fail (PANDORIA_IS_ACT_FOOTER (self));

  gtk_label_set_label (self->reason, prompt != NULL ? prompt : "");
  gtk_widget_set_visible (self->reason_box, prompt != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), prompt == NULL);
}

GtkWidget *
pandoria_act_footer_get_button (PandoriaActFooter *self)
{
  g_return_val_if_fail (PANDORIA_IS_ACT_FOOTER (self), NULL);
  return GTK_WIDGET (self->button);
}
