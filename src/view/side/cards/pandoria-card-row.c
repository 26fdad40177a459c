/* PandoriaCardRow: a row of the list of cards: name, effect, and the cost or the reason of a
 * refusal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-card-row.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-cost-picker.h"
#include "pandoria-labels.h"
#include "pandoria-offers.h"
#include "pandoria-search-words.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define SIGN_SIZE    16
#define MOST_PRINTED 9

struct _PandoriaCardRow
{
  GtkListBoxRow parent_instance;

  GtkLabel *title, *effect, *brings, *reckoning, *reason, *cost;
  GtkWidget *reason_box, *cost_box, *arrow;
  GtkWidget *correct; /* only if the page, which has the same button, cannot be opened */
  GtkImage *sign;
  GtkMenuButton *ask; /* while no printed cost is known */

  PandoriaGame *game;
  PandoriaCatalogue *catalogue;
  PandoriaAction action;
  GStrv names; /* (nullable): other names of the card, created by the first search */
  gboolean possible;
  gboolean is_own;
  guint found;    /* the quality of the match with the search; 0: none */
  guint last_use; /* the higher, the later; 0: not recently */
};

G_DEFINE_FINAL_TYPE (PandoriaCardRow, pandoria_card_row, GTK_TYPE_LIST_BOX_ROW)

/* --- possible acts -------------------------------------------------------------------------- */

/* Leaves the first possible slot in @action, or returns the @reason of the first slot. */
static gboolean
try_slots (PandoriaGame *game, PandoriaAction *action, char **reason)
{
  for (guint8 i = 0; i < PANDORIA_MAX_SLOTS; i++)
    {
      g_autofree char *why_not = NULL;

      action->build.slot = action->monument.slot = i;
      if (pandoria_offers_try (game, action, &why_not))
        {
          g_clear_pointer (reason, g_free);
          return TRUE;
        }
      if (*reason == NULL)
        *reason = g_steal_pointer (&why_not);
    }
  return FALSE;
}

/* Makes the spell raise the smallest resource, which its page proposes, too. */
static void
propose_choices (PandoriaGame *game, PandoriaAction *action)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  const gint32 *counters = state->players[state->active].counters;

  if (action->kind != PANDORIA_ACT_CAST
      || (pandoria_spell_get_members ((PandoriaSpell) action->spell) & PANDORIA_MEMBER_RESOURCE)
             == 0)
    return;
  action->members.resource = 0;
  for (gint8 i = 1; i < PANDORIA_N_RESOURCES; i++)
    if (counters[i] < counters[action->members.resource])
      action->members.resource = i;
}

static gboolean
try_act (PandoriaCardRow *self, PandoriaAction *action, guint cost, char **reason)
{
  *action = self->action;
  action->cost = (guint8) cost;
  action->build.cost = (guint8) cost;
  if (action->kind == PANDORIA_ACT_RANSOM || action->kind == PANDORIA_ACT_RIVER_SHIP
      || action->kind == PANDORIA_ACT_RELIC)
    return TRUE; /* listed only when it is possible; the user chooses the details on its page */
  if (action->kind == PANDORIA_ACT_BUILD || action->kind == PANDORIA_ACT_MONUMENT)
    return try_slots (self->game, action, reason);
  propose_choices (self->game, action);
  return pandoria_offers_try (self->game, action, reason);
}

/* --- what it costs -------------------------------------------------------------------------- */

/* Fills @pays with the effective costs, “3, 5”, and @reckoning (nullable) with the calculation of
 * each cost. */
static void
reckon (PandoriaCardRow *self, GArray *known, char **pays, char **reckoning)
{
  g_autoptr (GPtrArray) costs = pandoria_phrases_new (), formulas = pandoria_phrases_new ();

  for (guint i = 0; i < known->len; i++)
    {
      guint cost, printed = g_array_index (known, guint, i);

      pandoria_phrases_add (formulas,
                            pandoria_offers_reckon (self->game, &self->action, printed, &cost));
      pandoria_phrases_add (costs, g_strdup_printf ("%u", cost));
    }
  /* Translators: between the printed costs of different cards with the same name: “5, 7” */
  *pays = pandoria_phrases_join (costs, C_ ("costs of cards", ", "));
  *reckoning = pandoria_phrases_join (formulas, C_ ("costs", "; "));
}

static void
show_sign (PandoriaCardRow *self)
{
  PandoriaCounter counter
      = self->action.kind == PANDORIA_ACT_BUILD ? PANDORIA_COUNTER_WOOD : PANDORIA_COUNTER_CRYSTAL;

  pandoria_art_show_counter (self->sign, counter, SIGN_SIZE);
}

/* Returns: (nullable): the cost for screen readers. */
static char *
show_cost (PandoriaCardRow *self, GArray *known)
{
  gboolean printed = pandoria_card_costs_are_printed (&self->action);
  g_autofree char *cost = NULL, *reckoning = NULL;

  if (known->len > 0)
    reckon (self, known, &cost, &reckoning);
  else if (!printed)
    cost = pandoria_offers_describe_costs (self->game, &self->action, FALSE);
  pandoria_set_text (self->cost, cost);
  pandoria_set_text (self->reckoning, reckoning);
  gtk_widget_set_visible (self->cost_box, cost != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->sign), printed);
  gtk_widget_set_visible (GTK_WIDGET (self->ask), printed && known->len == 0);
  gtk_widget_set_visible (self->correct, printed && known->len > 0 && !self->possible);
  if (printed)
    show_sign (self);
  if (cost == NULL)
    return printed ? g_strdup (_ ("cost not known yet")) : NULL;
  /* Translators: the cost of a card, for screen readers */
  return g_strdup_printf (_ ("cost %s"), reckoning != NULL ? reckoning : cost);
}

static void
show_possible (PandoriaCardRow *self, const char *reason)
{
  gtk_widget_set_visible (self->reason_box, !self->possible);
  gtk_label_set_label (self->reason, reason != NULL ? reason : "");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), self->possible);
  gtk_widget_set_visible (self->arrow, self->possible);
  pandoria_set_css_class (GTK_WIDGET (self), "impossible", !self->possible);
}

/* Describes the row for screen readers. */
static void
show_accessible (PandoriaCardRow *self, const char *cost, const char *reason)
{
  const char *brings = gtk_widget_get_visible (GTK_WIDGET (self->brings))
                           ? gtk_label_get_label (self->brings)
                           : NULL;
  const char *parts[] = { gtk_label_get_label (self->effect), cost, brings, reason };
  g_autoptr (GPtrArray) phrases = pandoria_phrases_new ();
  g_autofree char *words = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    pandoria_phrases_add (phrases, g_strdup (parts[i]));
  words = pandoria_phrases_join (phrases, " ");
  pandoria_set_accessible_label (GTK_WIDGET (self), gtk_label_get_label (self->title));
  pandoria_describe (GTK_WIDGET (self), words);
}

/* --- callbacks ------------------------------------------------------------------------------ */

static void
on_cost_picked (PandoriaCardRow *self, PandoriaCostPicker *picker)
{
  int cost = pandoria_cost_picker_get_cost (picker);
  PandoriaAction action = self->action;

  if (cost < 0)
    return;
  action.cost = action.build.cost = (guint8) cost;
  pandoria_card_costs_remember (self->catalogue, &action, NULL, self->game);
  gtk_menu_button_popdown (self->ask);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  pandoria_card_row_update (self);
}

static void
on_correct_clicked (PandoriaCardRow *self)
{
  pandoria_card_costs_correct (GTK_WIDGET (self), &self->action);
}

/* Created on demand: most costs of a long list are never needed. */
static void
on_ask_popup (GtkMenuButton *ask, gpointer data)
{
  PandoriaCardRow *self = data;
  gboolean wood = self->action.kind == PANDORIA_ACT_BUILD;
  GtkWidget *popover, *box, *label, *picker;

  if (gtk_menu_button_get_popover (ask) != NULL)
    return;
  popover = gtk_popover_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  label = pandoria_new_label (wood ? _ ("Cost on your card (wood)")
                                   : _ ("Cost on your card (crystals)"),
                              0.5, "heading", NULL);
  picker = g_object_new (PANDORIA_TYPE_COST_PICKER, NULL);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (box, "explanation");
  pandoria_cost_picker_offer (PANDORIA_COST_PICKER (picker), NULL, MOST_PRINTED);
  pandoria_cost_picker_set_others (PANDORIA_COST_PICKER (picker), FALSE);
  g_signal_connect_object (picker, "changed", G_CALLBACK (on_cost_picked), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), picker);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (ask, popover);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_card_row_class_init (PandoriaCardRowClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaCardRow, game, g_object_unref),
                           PANDORIA_OWNS (PandoriaCardRow, catalogue, g_object_unref),
                           PANDORIA_OWNS (PandoriaCardRow, names, g_strfreev), NULL);
  pandoria_class_set_template (klass, "pandoria-card-row",
                               PANDORIA_PARTS (PandoriaCardRow, title, effect, reason_box, reason,
                                               cost, arrow, brings, reckoning, cost_box, sign, ask,
                                               correct),
                               PANDORIA_CALLBACK (on_correct_clicked), NULL);
}

static void
pandoria_card_row_init (PandoriaCardRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->found = 1;
  gtk_menu_button_set_create_popup_func (self->ask, on_ask_popup, self, NULL);
}

/* --- public --------------------------------------------------------------------------------- */

void
pandoria_card_row_update (PandoriaCardRow *self)
{
  g_autoptr (GArray) known = NULL;
  g_autofree char *title = NULL, *effect = NULL, *cost = NULL, *reason = NULL;
  PandoriaAction action;
  gboolean certain;

  g_return_if_fail (PANDORIA_IS_CARD_ROW (self));

  known = pandoria_card_costs_get_known (self->catalogue, &self->action, NULL);
  self->possible
      = try_act (self, &action, known->len > 0 ? g_array_index (known, guint, 0) : 0, &reason);
  title = pandoria_card_acts_describe (&self->action, self->game, &effect);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->effect, effect);
  cost = show_cost (self, known);
  certain = self->possible && (known->len > 0 || !pandoria_card_costs_are_printed (&action));
  pandoria_offers_show_effect (self->brings, self->game, certain ? &action : NULL);
  show_possible (self, reason);
  show_accessible (self, cost, reason);
}

/* Returns: (transfer full): the names of the card of @action in all languages; empty for other
 * actions. */
static GStrv
list_names (const PandoriaAction *action)
{
  switch (action->kind)
    {
    case PANDORIA_ACT_CAST: return pandoria_text_spell_names (action->spell, action->level);
    case PANDORIA_ACT_BUILD:
      return pandoria_text_building_names (action->build.building, action->build.level);
    case PANDORIA_ACT_MONUMENT: return pandoria_text_in_all_languages (N_ ("Monument"));
    default: return g_new0 (char *, 1);
    }
}

guint
pandoria_card_row_find (PandoriaCardRow *self, const char *const *words)
{
  g_autofree char *all = NULL;
  guint best = PANDORIA_FOUND_NOT;

  g_return_val_if_fail (PANDORIA_IS_CARD_ROW (self), 0);

  if (self->names == NULL)
    self->names = list_names (&self->action);
  best = pandoria_search_words_find (words, gtk_label_get_label (self->title));
  for (guint i = 0; self->names[i] != NULL; i++)
    best = MAX (best, pandoria_search_words_find (words, self->names[i]));
  if (best != PANDORIA_FOUND_NOT)
    return self->found = PANDORIA_FOUND_WORD + best;
  all = g_strconcat (gtk_label_get_label (self->title), " ", gtk_label_get_label (self->effect),
                     NULL);
  /* In a description, a match at the beginning counts no more than a later one. */
  return self->found = MIN (pandoria_search_words_find (words, all), PANDORIA_FOUND_WORD);
}

const PandoriaAction *
pandoria_card_row_get_action (PandoriaCardRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARD_ROW (self), NULL);
  return &self->action;
}

const char *
pandoria_card_row_get_title (PandoriaCardRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARD_ROW (self), NULL);
  return gtk_label_get_label (self->title);
}

GtkWidget *
pandoria_card_row_new (PandoriaGame *game, PandoriaCatalogue *catalogue,
                       const PandoriaAction *action)
{
  PandoriaCardRow *self;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);
  g_return_val_if_fail (action != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_CARD_ROW, NULL);
  self->action = *action;
  self->game = g_object_ref (game);
  g_set_object (&self->catalogue, catalogue);
  pandoria_card_row_update (self);
  return GTK_WIDGET (self);
}

gboolean
pandoria_card_row_is_possible (PandoriaCardRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARD_ROW (self), FALSE);
  return self->possible;
}

guint
pandoria_card_row_get_found (PandoriaCardRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARD_ROW (self), 0);
  return self->found;
}

guint
pandoria_card_row_get_last_use (PandoriaCardRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARD_ROW (self), 0);
  return self->last_use;
}

void
pandoria_card_row_set_last_use (PandoriaCardRow *self, guint last_use)
{
  g_return_if_fail (PANDORIA_IS_CARD_ROW (self));
  self->last_use = last_use;
}

gboolean
pandoria_card_row_is_own (PandoriaCardRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARD_ROW (self), FALSE);
  return self->is_own;
}

void
pandoria_card_row_set_own (PandoriaCardRow *self, gboolean is_own)
{
  g_return_if_fail (PANDORIA_IS_CARD_ROW (self));
  self->is_own = is_own;
}
