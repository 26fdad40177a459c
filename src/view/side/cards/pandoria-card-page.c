/* PandoriaCardPage: the page of one act of step 3, scoring with cards, or buying a card: printed
 * cost, slot, choices, the present cost, and the button for the act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-card-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "pandoria-card-name-panel.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-cost-picker.h"
#include "pandoria-labels.h"
#include "pandoria-members-panel.h"
#include "pandoria-number-row.h"
#include "pandoria-offers.h"
#include "pandoria-ransom-panel.h"
#include "pandoria-score-choices.h"
#include "pandoria-slot-picker.h"
#include "pandoria-text-room.h"

#define MOST_PRINTED 9
#define MOST_GOLD    10

/* The parts of the page that an act needs, and the marker that pays for it. */
typedef struct
{
  gboolean cost, slot, members, leader, points, ransom, name, cards;
  const char *button;               /* NULL: the page does not support the act */
  guint counter;                    /* 0: crystals */
  const char *cost_title, *missing; /* NULL: that of most acts */
} PageRow;

static const PageRow page_rows[PANDORIA_N_ACTS] = {
  [PANDORIA_ACT_CAST] = { .cost = TRUE, .members = TRUE, .button = N_ ("_Cast") },
  [PANDORIA_ACT_BUILD] = { .cost = TRUE,
                           .slot = TRUE,
                           .button = N_ ("_Build"),
                           .counter = PANDORIA_COUNTER_WOOD,
                           .cost_title = N_ ("Cost on your card (wood)") },
  [PANDORIA_ACT_MONUMENT]
  = { .slot = TRUE, .button = N_ ("_Erect"), .counter = PANDORIA_COUNTER_WOOD },
  [PANDORIA_ACT_RECAST] = { .members = TRUE, .button = N_ ("_Cast Again") },
  [PANDORIA_ACT_GOBLIN_CAST] = { .members = TRUE, .button = N_ ("_Cast") },
  [PANDORIA_ACT_GOBLIN_OCCUPY]
  = { .leader = TRUE, .button = N_ ("_Occupy"), .counter = PANDORIA_COUNTER_WOOD },
  [PANDORIA_ACT_RIVER_SHIP] = { .leader = TRUE, .button = N_ ("Choose the _Ship") },
  [PANDORIA_ACT_RANSOM] = { .ransom = TRUE,
                            .button = N_ ("_Ransom"),
                            .counter = PANDORIA_N_COUNTERS,
                            .missing = N_ ("One resource is paid for each figure that is freed.") },
  [PANDORIA_ACT_RELIC] = { .points = TRUE,
                           .button = N_ ("_Take"),
                           .counter = PANDORIA_COUNTER_ARTIFACTS,
                           .missing = N_ ("Enter the points printed on the relic.") },
  [PANDORIA_ACT_SCORE] = { .cards = TRUE, .button = N_ ("_Score"), .counter = PANDORIA_N_COUNTERS },
  [PANDORIA_ACT_BUY] = { .cost = TRUE,
                         .name = TRUE,
                         .button = N_ ("_Buy"),
                         .counter = PANDORIA_COUNTER_GOLD,
                         .cost_title = N_ ("Price on your card (gold)"),
                         .missing = N_ ("Choose the price printed on the card.") },
};

struct _PandoriaCardPage
{
  GtkBox parent_instance;

  GtkWidget *intro;
  GtkLabel *title, *effect;
  AdwPreferencesGroup *cost_group, *slot_group, *score_group, *other_group;
  PandoriaCostPicker *cost_picker;
  PandoriaSlotPicker *slot_picker;
  PandoriaMembersPanel *members_panel;
  PandoriaRansomPanel *ransom_panel;
  AdwActionRow *leader_row;
  PandoriaNumberRow *points_row;
  GtkSwitch *leader_switch;
  PandoriaCardNamePanel *name_panel;
  GtkWidget *correct, *reason_box;
  GtkLabel *pays, *brings, *reason, *have;
  GtkWidget *button;

  PandoriaGame *game;
  PandoriaCatalogue *catalogue;
  PandoriaAction base;
  GArray *choices;   /* (nullable): of score_group */
  GArray *known;     /* (nullable): the printed costs that are offered */
  gboolean possible; /* and no choice is missing on the page */
  gboolean updating;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaCardPage, pandoria_card_page, GTK_TYPE_BOX)

/* --- helpers -------------------------------------------------------------------------------- */

static const PageRow *
get_row (PandoriaCardPage *self)
{
  return &page_rows[self->base.kind];
}

static GtkWidget *
get_panel (PandoriaCardPage *self)
{
  return gtk_widget_get_ancestor (GTK_WIDGET (self), PANDORIA_TYPE_CARDS_PANEL);
}

static const PandoriaState *
get_state (PandoriaCardPage *self)
{
  return pandoria_game_get_state (self->game);
}

static gboolean
fill_slot (PandoriaCardPage *self, PandoriaAction *action)
{
  int slot = pandoria_slot_picker_get_slot (self->slot_picker);

  action->build.slot = (guint8) MAX (slot, 0);
  if (self->base.kind == PANDORIA_ACT_MONUMENT)
    action->monument
        = (PandoriaErect){ .present = TRUE, .slot = (guint8) MAX (slot, 0), .with = -1 };
  return slot >= 0;
}

static gboolean
fill_cost (PandoriaCardPage *self, PandoriaAction *action)
{
  int cost = pandoria_cost_picker_get_cost (self->cost_picker);

  action->cost = (guint8) MAX (cost, 0);
  if (self->base.kind == PANDORIA_ACT_BUILD)
    action->build.cost = (guint8) MAX (cost, 0);
  return cost >= 0;
}

/* --- the bottom ----------------------------------------------------------------------------- */

static char *
describe_cost (PandoriaCardPage *self, const PandoriaAction *action)
{
  g_autofree char *cost = pandoria_offers_describe_costs (self->game, action, FALSE);
  g_autofree char *reckoning = pandoria_offers_describe_costs (self->game, action, TRUE);

  if (cost == NULL)
    return NULL;
  if (reckoning == NULL)
    /* Translators: what an act costs after discounts: “Costs 2 crystals.” */
    return g_strdup_printf (_ ("Costs %s."), cost);
  /* Translators: what an act costs, and how that is calculated: “Costs 3 wood: 5 − 2 (Carpenter)
   * = 3.” */
  return g_strdup_printf (_ ("Costs %1$s: %2$s."), cost, reckoning);
}

static void
show_act (PandoriaCardPage *self, const PandoriaAction *action)
{
  g_autofree char *cost = action != NULL ? describe_cost (self, action) : NULL;

  pandoria_set_text (self->pays, cost);
  pandoria_offers_show_effect (self->brings, self->game, action);
}

/* Shows why the button is disabled; NULL: enables it. */
static void
show_reason (PandoriaCardPage *self, const char *reason)
{
  gtk_label_set_label (self->reason, reason != NULL ? reason : "");
  gtk_widget_set_visible (self->reason_box, reason != NULL);
  gtk_widget_set_sensitive (self->button, reason == NULL);
}

/* --- the possible choices ------------------------------------------------------------------- */

static void
offer_slots (PandoriaCardPage *self)
{
  PandoriaAction action = self->base;
  gboolean known = !get_row (self)->cost || fill_cost (self, &action);
  int cost = known ? action.build.cost : -1;
  guint8 *slot = &action.build.slot;

  if (self->base.kind == PANDORIA_ACT_MONUMENT)
    {
      action.monument = (PandoriaErect){ .present = TRUE, .with = -1 };
      slot = &action.monument.slot;
    }
  pandoria_slot_picker_offer (self->slot_picker, self->game, &action, slot, cost);
}

static void
offer_members (PandoriaCardPage *self)
{
  PandoriaAction action = self->base;

  if (!get_row (self)->members)
    return;
  fill_cost (self, &action);
  pandoria_members_panel_update (self->members_panel, &action);
}

static gboolean
is_possible (PandoriaCardPage *self, const PandoriaAction *action, gboolean known, char **reason)
{
  gboolean possible
      = (!known && get_row (self)->ransom) || pandoria_offers_try (self->game, action, reason);

  if (self->base.kind == PANDORIA_ACT_RIVER_SHIP) /* the player must still choose the ship */
    possible = (pandoria_game_get_options (self->game)->acts >> PANDORIA_ACT_RIVER_SHIP & 1) != 0;
  return possible;
}

static void
update (PandoriaCardPage *self)
{
  g_autofree char *reason = NULL, *have = NULL;
  const char *missing = get_row (self)->missing;
  PandoriaAction action = self->base;
  gboolean known, possible;

  if (self->updating || self->game == NULL)
    return;
  if (get_row (self)->slot)
    offer_slots (self);
  offer_members (self);
  known = pandoria_card_page_get_action (self, &action);
  possible = is_possible (self, &action, known, &reason);
  have = pandoria_offers_describe_have (self->game, &action, get_row (self)->counter);
  pandoria_set_text (self->have, have);
  self->possible = known && possible;
  show_act (self, self->possible ? &action : NULL);
  if (possible || reason == NULL)
    pandoria_set_str (&reason,
                      missing != NULL ? _ (missing) : _ ("The printed cost is still missing."));
  show_reason (self, self->possible ? NULL : reason);
  g_signal_emit_by_name (get_panel (self), "considered", self->possible ? &action : NULL);
}

/* --- callbacks ------------------------------------------------------------------------------ */

void
pandoria_card_page_enter (PandoriaCardPage *self)
{
  PandoriaAction action;
  const char *card;

  g_return_if_fail (PANDORIA_IS_CARD_PAGE (self));

  if (!self->possible || !pandoria_card_page_get_action (self, &action))
    return;
  card = pandoria_card_name_panel_get_name (self->name_panel);
  pandoria_card_costs_remember (self->catalogue, &action, card, self->game);
  g_signal_emit_by_name (get_panel (self), "chosen", &action, card);
}

/* A known card offers its price. An unknown one keeps the price that was chosen. */
static void
on_name_changed (PandoriaCardPage *self)
{
  if (!self->updating)
    pandoria_card_page_refresh (self);
}

static void
on_correct_clicked (PandoriaCardPage *self)
{
  pandoria_card_costs_correct (GTK_WIDGET (self), &self->base);
}

/* A digit chooses the printed cost, otherwise the slot, unless a number is being typed. */
static gboolean
on_digit (GtkWidget *widget, GVariant *digit, gpointer data)
{
  PandoriaCardPage *self = PANDORIA_CARD_PAGE (widget);
  const guint number = g_variant_get_uint32 (digit);

  if (self->game == NULL)
    return GDK_EVENT_PROPAGATE;
  if (get_row (self)->cost)
    return pandoria_cost_picker_type_digit (self->cost_picker, number);
  return get_row (self)->slot && number > 0
         && pandoria_slot_picker_choose (self->slot_picker, number - 1);
}

/* --- class ---------------------------------------------------------------------------------- */

/* Emits "considered" again once the page is visible, because some choices may have been made
 * before. */
static void
pandoria_card_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (pandoria_card_page_parent_class)->map (widget);
  update (PANDORIA_CARD_PAGE (widget));
}

static void
add_digits (GtkWidgetClass *widget_class)
{
  for (guint digit = 0; digit <= 9; digit++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_0 + digit, 0, on_digit, "u", digit);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_0 + digit, 0, on_digit, "u", digit);
    }
}

static void
pandoria_card_page_class_init (PandoriaCardPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaCardPage, game, g_object_unref),
                            PANDORIA_OWNS (PandoriaCardPage, catalogue, g_object_unref),
                            PANDORIA_OWNS (PandoriaCardPage, choices, g_array_unref),
                            PANDORIA_OWNS (PandoriaCardPage, known, g_array_unref), NULL);
  widget_class->map = pandoria_card_page_map;
  pandoria_class_set_template (
      klass, "pandoria-card-page",
      PANDORIA_NEEDS (PANDORIA_TYPE_CARD_NAME_PANEL, PANDORIA_TYPE_NUMBER_ROW,
                      PANDORIA_TYPE_TEXT_ROOM, PANDORIA_TYPE_COST_PICKER, PANDORIA_TYPE_SLOT_PICKER,
                      PANDORIA_TYPE_MEMBERS_PANEL, PANDORIA_TYPE_RANSOM_PANEL),
      PANDORIA_PARTS (PandoriaCardPage, intro, title, effect, cost_group, slot_group, other_group,
                      name_panel, cost_picker, slot_picker, members_panel, ransom_panel,
                      score_group, leader_row, points_row, leader_switch, correct, pays, brings,
                      reason, have, reason_box, button),
      PANDORIA_CALLBACK (update, pandoria_card_page_enter, on_correct_clicked, on_name_changed),
      NULL);
  add_digits (widget_class);
}

/* --- public --------------------------------------------------------------------------------- */

static GArray *
get_known (PandoriaCardPage *self)
{
  return pandoria_card_costs_get_known (self->catalogue, &self->base,
                                        pandoria_card_name_panel_get_name (self->name_panel));
}

/* The cost of a card from the card market is stored only if the user names the card. */
static void
offer_costs (PandoriaCardPage *self)
{
  gboolean buys = self->base.kind == PANDORIA_ACT_BUY;
  const char *title = get_row (self)->cost_title;
  GArray *known = get_known (self);

  g_clear_pointer (&self->known, g_array_unref);
  self->known = known;
  gtk_widget_set_visible (self->correct, self->catalogue != NULL && !buys);
  adw_preferences_group_set_title (self->cost_group,
                                   title != NULL ? _ (title) : _ ("Cost on your card (crystals)"));
  adw_preferences_group_set_description (
      self->cost_group, known->len > 0 || buys ? NULL : _ ("You will be asked only once."));
  pandoria_cost_picker_offer (self->cost_picker, known, buys ? MOST_GOLD : MOST_PRINTED);
}

static void
show_parts (PandoriaCardPage *self)
{
  const PageRow *row = get_row (self);

  gtk_widget_set_visible (GTK_WIDGET (self->cost_group), row->cost);
  gtk_widget_set_visible (GTK_WIDGET (self->slot_group), row->slot);
  gtk_widget_set_visible (GTK_WIDGET (self->members_panel), row->members);
  gtk_widget_set_visible (GTK_WIDGET (self->ransom_panel), row->ransom);
  gtk_widget_set_visible (GTK_WIDGET (self->score_group), row->cards);
  gtk_widget_set_visible (GTK_WIDGET (self->other_group), row->leader || row->points);
  gtk_widget_set_visible (GTK_WIDGET (self->name_panel), row->name);
  gtk_widget_set_visible (GTK_WIDGET (self->leader_row), row->leader);
  gtk_widget_set_visible (GTK_WIDGET (self->points_row), row->points);
  gtk_widget_set_sensitive (GTK_WIDGET (self->leader_row),
                            pandoria_options_may_place (get_state (self), TRUE));
  gtk_button_set_label (GTK_BUTTON (self->button), _ (row->button));
}

/* Returns: the points of the relic of @action if the setup lists it or @catalogue (nullable)
 * contains it, or 0. */
static guint
find_relic_points (PandoriaCatalogue *catalogue, const PandoriaState *state,
                   const PandoriaAction *action)
{
  for (guint i = 0; i < state->n_relics; i++)
    if (state->relics[i].artifacts == action->relic_artifacts)
      return state->relics[i].points;
  return pandoria_catalogue_find_value (catalogue, pandoria_printed_relic (action->relic_artifacts),
                                        0);
}

void
pandoria_card_page_show (PandoriaCardPage *self, PandoriaGame *game, PandoriaCatalogue *catalogue,
                         const PandoriaAction *base)
{
  g_autofree char *title = NULL, *effect = NULL;
  PandoriaSpell spell;
  guint level;

  g_return_if_fail (PANDORIA_IS_CARD_PAGE (self));
  g_return_if_fail (base->kind < PANDORIA_N_ACTS && page_rows[base->kind].button != NULL);

  g_set_object (&self->game, game);
  g_set_object (&self->catalogue, catalogue);
  self->base = *base;
  self->updating = TRUE;
  title = pandoria_card_acts_describe (base, game, &effect);
  gtk_label_set_label (self->title, title);
  pandoria_set_text (self->effect, effect);
  pandoria_card_name_panel_show (self->name_panel, catalogue);
  gtk_switch_set_active (self->leader_switch,
                         get_row (self)->leader
                             && !pandoria_options_may_place (get_state (self), FALSE)
                             && pandoria_options_may_place (get_state (self), TRUE));
  pandoria_slot_picker_set_slot (self->slot_picker, -1);
  offer_costs (self);
  show_parts (self);
  if (get_row (self)->members)
    {
      spell = pandoria_offers_find_spell (get_state (self), base, &level);
      pandoria_members_panel_show (self->members_panel, game, catalogue, base, spell, level, FALSE);
    }
  pandoria_number_row_set_range (self->points_row, 0, PANDORIA_MAX_COST, 5);
  pandoria_number_row_set_value (self->points_row,
                                 (int) find_relic_points (catalogue, get_state (self), base));
  if (get_row (self)->ransom)
    pandoria_ransom_panel_show (self->ransom_panel, game, base->player);
  if (get_row (self)->cards)
    self->choices = pandoria_score_choices_new (self->score_group, game, G_CALLBACK (update), self);
  self->updating = FALSE;
  update (self);
}

void
pandoria_card_page_refresh (PandoriaCardPage *self)
{
  g_autoptr (GArray) known = NULL;

  g_return_if_fail (PANDORIA_IS_CARD_PAGE (self));

  if (self->game == NULL)
    return;
  known = get_known (self);
  if (known->len == self->known->len
      && (known->len == 0
          || memcmp (known->data, self->known->data, known->len * sizeof (guint)) == 0))
    return;
  offer_costs (self);
  update (self);
}

/* No relic of the box brings 0 points, but the setup may list one that does. Returns: whether the
 * points are entered. */
static gboolean
fill_points (PandoriaCardPage *self, PandoriaAction *action)
{
  action->relic_points = (guint8) pandoria_number_row_get_value (self->points_row);
  return action->relic_points > 0 || get_state (self)->n_relics > 0;
}

gboolean
pandoria_card_page_get_action (PandoriaCardPage *self, PandoriaAction *action)
{
  const PageRow *row;
  gboolean known = TRUE;

  g_return_val_if_fail (PANDORIA_IS_CARD_PAGE (self), FALSE);
  g_return_val_if_fail (self->game != NULL, FALSE);

  row = get_row (self);
  *action = self->base;
  if (row->cost)
    known = fill_cost (self, action);
  if (row->slot)
    known = fill_slot (self, action) && known;
  if (row->members)
    known = pandoria_members_panel_fill (self->members_panel, action) && known;
  if (row->ransom)
    known = pandoria_ransom_panel_fill (self->ransom_panel, action);
  if (row->cards)
    pandoria_score_choices_fill (self->choices, action);
  if (row->leader)
    action->leader = gtk_switch_get_active (self->leader_switch);
  if (row->points)
    known = fill_points (self, action) && known;
  return known;
}

void
pandoria_card_page_set_prompt (PandoriaCardPage *self, const char *prompt)
{
  g_return_if_fail (PANDORIA_IS_CARD_PAGE (self));

  if (self->possible)
    show_reason (self, prompt);
}

void
pandoria_card_page_focus (PandoriaCardPage *self)
{
  g_return_if_fail (PANDORIA_IS_CARD_PAGE (self));

  if (self->possible)
    {
      if (!gtk_widget_grab_focus (self->button))
        pandoria_card_page_enter (self); /* the act needs a choice on the board */
      return;
    }
  /* Skip the Correct button, which comes before the choices: Enter on it would leave the game. */
  gtk_widget_set_can_focus (self->correct, FALSE);
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  gtk_widget_set_can_focus (self->correct, TRUE);
}

GtkWidget *
pandoria_card_page_get_button (PandoriaCardPage *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARD_PAGE (self), NULL);
  return self->button;
}

const char *
pandoria_card_page_hide_title (PandoriaCardPage *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARD_PAGE (self), NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->title), FALSE);
  gtk_widget_set_visible (self->intro, gtk_widget_get_visible (GTK_WIDGET (self->effect)));
  return gtk_label_get_label (self->title);
}
