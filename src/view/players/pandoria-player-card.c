/* Everything about one player: tracks, points, slots, figures, hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-player-card.h"

#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-reserve-view.h"
#include "pandoria-resource-row.h"
#include "pandoria-slot-view.h"
#include "pandoria-text.h"

#define SIGN_SIZE 26

struct _PandoriaPlayerCard
{
  AdwBin parent_instance;

  GtkBox *tracks, *details, *slots, *counts;
  GtkImage *sign;
  GtkLabel *name, *points, *points_before, *surplus;
  GtkMenuButton *realm, *spell;
  GtkLabel *realm_label, *realm_title, *realm_ability;
  GtkLabel *spell_label, *spell_title, *spell_effect;
  PandoriaReserveView *reserve;
  PandoriaResourceRow *resources[PANDORIA_N_RESOURCES];
  PandoriaSlotView *slot_views[PANDORIA_MAX_SLOTS];
  guint seat;
  int color; /* PandoriaColor, or -1: no sign yet */
};

G_DEFINE_FINAL_TYPE (PandoriaPlayerCard, pandoria_player_card, ADW_TYPE_BIN)

enum
{
  SIGNAL_SLOT_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What one update shows. */
typedef struct
{
  const PandoriaState *state, *foreseen;
  const PandoriaPlayerState *player, *then;
  const PandoriaEvents *events;
  guint seat;
  gboolean active;
} CardState;

static const char *const color_classes[] = {
  [PANDORIA_COLOR_RED] = "red",
  [PANDORIA_COLOR_BLUE] = "blue",
  [PANDORIA_COLOR_GREEN] = "green",
  [PANDORIA_COLOR_YELLOW] = "yellow",
};
G_STATIC_ASSERT (G_N_ELEMENTS (color_classes) == PANDORIA_N_COLORS);

/* --- helpers --- */

static void
set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
update_pieces (PandoriaPlayerCard *self)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  g_autoptr (GdkPaintable) sign = NULL;

  if (self->color < 0)
    return;
  sign = pandoria_art_piece (PANDORIA_ART_WORKER, (PandoriaColor) self->color, SIGN_SIZE, scale);
  gtk_image_set_from_paintable (self->sign, sign);
  pandoria_reserve_view_set_color (self->reserve, (PandoriaColor) self->color);
}

static void
set_color (PandoriaPlayerCard *self, PandoriaColor color)
{
  if (self->color == (int) color)
    return;
  self->color = (int) color;
  for (guint i = 0; i < PANDORIA_N_COLORS; i++)
    set_class (GTK_WIDGET (self), color_classes[i], i == color);
  update_pieces (self);
}

static void
update_names (PandoriaPlayerCard *self, PandoriaGame *game, const CardState *card)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  PandoriaRealm realm = (PandoriaRealm) card->player->realm;
  const char *name = pandoria_record_get_player_name (record, self->seat);
  g_autofree char *label = NULL;

  set_color (self, pandoria_record_get_player_color (record, self->seat));
  gtk_label_set_label (self->name, name);
  gtk_widget_set_visible (GTK_WIDGET (self->realm), realm != PANDORIA_REALM_NONE);
  gtk_label_set_label (self->realm_label, pandoria_text_realm (realm));
  gtk_label_set_label (self->realm_title, pandoria_text_realm (realm));
  gtk_label_set_label (self->realm_ability,
                       pandoria_text_realm_ability (realm, (PandoriaEdition) card->state->edition));
  /* Translators: the name of a realm, of which a press tells the ability. */
  label = g_strdup_printf (_ ("%s: ability"), pandoria_text_realm (realm));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->realm), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
update_spell (PandoriaPlayerCard *self, const CardState *card)
{
  const PandoriaTopSpell *top = &card->player->top_spell;
  g_autofree char *title = pandoria_text_spell ((PandoriaSpell) top->spell, top->level);
  g_autofree char *effect = pandoria_text_spell_effect ((PandoriaSpell) top->spell, top->level);
  g_autofree char *label = g_strdup_printf (_ ("Top spell: %s"), title);

  gtk_widget_set_visible (GTK_WIDGET (self->spell), top->spell != PANDORIA_SPELL_NONE);
  gtk_label_set_label (self->spell_label, title);
  gtk_label_set_label (self->spell_title, label);
  gtk_label_set_label (self->spell_effect, effect);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spell), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
update_points (PandoriaPlayerCard *self, const CardState *card)
{
  int now = card->player->counters[PANDORIA_COUNTER_POINTS], then = card->then->counters[PANDORIA_COUNTER_POINTS];
  g_autofree char *points = g_strdup_printf ("%d", then);
  g_autofree char *words = pandoria_text_amount (PANDORIA_COUNTER_POINTS, now);
  g_autofree char *before = now == then ? g_strdup ("") : g_strdup_printf ("%d →", now);

  gtk_label_set_label (self->points, points);
  gtk_label_set_label (self->points_before, before);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->points), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->points), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* What the foreseen act brings of @resource in all, the surplus included. */
static int
get_gain (const CardState *card, PandoriaCounter resource)
{
  int gain = 0;

  if (card->events == NULL)
    return card->then->counters[resource] - card->player->counters[resource];
  for (guint i = 0; i < card->events->n; i++)
    {
      const PandoriaEvent *event = &card->events->items[i];

      if (event->player == card->seat && event->counter == resource && event->kind != PANDORIA_EVENT_OVERFLOW)
        gain += event->amount;
    }
  return gain;
}

static void
update_resources (PandoriaPlayerCard *self, const CardState *card)
{
  guint cap = pandoria_state_cap (card->state, card->seat);

  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    {
      pandoria_resource_row_set_small (self->resources[i], !card->active);
      pandoria_resource_row_set_value (self->resources[i], (guint) MAX (card->player->counters[i], 0),
                                       (guint) MAX (card->then->counters[i], 0), get_gain (card, i), cap);
    }
}

static void
update_slots (PandoriaPlayerCard *self, PandoriaGame *game, const CardState *card)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  guint n = pandoria_state_n_slots (card->state, card->seat);

  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    {
      const PandoriaSlot *slot = &card->player->slots[i];

      pandoria_slot_view_set_small (self->slot_views[i], !card->active);
      pandoria_slot_view_set_slot (self->slot_views[i], slot, i + 1);
      pandoria_slot_view_set_occupant (self->slot_views[i],
                                       slot->occupant < card->state->n_players
                                           ? (int) pandoria_record_get_player_color (record, slot->occupant)
                                           : -1,
                                       slot->occupant_leader);
      gtk_widget_set_visible (GTK_WIDGET (self->slot_views[i]), i < n);
    }
}

/* A surplus in words; the label keeps its room when there is none. */
static void
update_surplus (PandoriaPlayerCard *self, const CardState *card)
{
  g_autofree char *text = g_strdup ("");

  for (guint i = 0; card->events != NULL && i < card->events->n; i++)
    {
      const PandoriaEvent *event = &card->events->items[i];

      if (event->player == card->seat && event->kind == PANDORIA_EVENT_OVERFLOW)
        {
          g_autofree char *over = pandoria_text_amount ((PandoriaCounter) event->counter, -event->amount);
          g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, event->points);

          g_free (text);
          /* Translators: a surplus and what it brings, as in “4 wood over → 2 points”. */
          text = g_strdup_printf (_ ("%1$s over → %2$s"), over, points);
        }
    }
  gtk_label_set_label (self->surplus, text);
  gtk_widget_set_opacity (GTK_WIDGET (self->surplus), *text != '\0' ? 1 : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->surplus), card->active);
}

/* More counts than the usual four leave no room for the slots beside them. */
static gboolean
has_rare_counts (const CardState *card)
{
  return card->state->artifacts || pandoria_state_takes_prisoners (card->state, card->seat)
         || card->player->haunter.place == PANDORIA_HAUNTER_RESERVE;
}

/* The active player's card is large: tracks below one another, slots above the counts. The others take two lines. */
static void
arrange (PandoriaPlayerCard *self, const CardState *card)
{
  gboolean active = card->active;
  GtkOrientation lines = active ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
  gboolean resources
      = card->state->variant != PANDORIA_VARIANT_FAMILY && card->state->variant != PANDORIA_VARIANT_FAMILY_SPELLS;

  set_class (GTK_WIDGET (self), "active", active);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->tracks), lines);
  gtk_box_set_spacing (self->tracks, active ? 1 : 8);
  gtk_box_set_homogeneous (self->tracks, !active);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->details),
                                  has_rare_counts (card) ? GTK_ORIENTATION_VERTICAL : lines);
  gtk_box_reorder_child_after (self->details, GTK_WIDGET (self->slots), active ? NULL : GTK_WIDGET (self->counts));
  gtk_box_set_homogeneous (self->slots, active);
  gtk_widget_set_halign (GTK_WIDGET (self->slots), active ? GTK_ALIGN_FILL : GTK_ALIGN_END);
  gtk_widget_set_visible (GTK_WIDGET (self->tracks), resources);
  gtk_widget_set_visible (GTK_WIDGET (self->slots), resources);
}

/* --- class --- */

static void
on_slot_chosen (PandoriaPlayerCard *self, GtkWidget *slot)
{
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    if (GTK_WIDGET (self->slot_views[i]) == slot)
      {
        g_signal_emit (self, signals[SIGNAL_SLOT_CHOSEN], 0, i);
        return;
      }
}

static void
bind_children (GtkWidgetClass *widget_class)
{
#define BIND(child) gtk_widget_class_bind_template_child (widget_class, PandoriaPlayerCard, child)
  BIND (tracks);
  BIND (details);
  BIND (slots);
  BIND (counts);
  BIND (reserve);
  BIND (sign);
  BIND (name);
  BIND (points);
  BIND (points_before);
  BIND (surplus);
  BIND (realm);
  BIND (spell);
  BIND (realm_label);
  BIND (realm_title);
  BIND (realm_ability);
  BIND (spell_label);
  BIND (spell_title);
  BIND (spell_effect);
#undef BIND
}

static void
pandoria_player_card_class_init (PandoriaPlayerCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_SLOT_CHOSEN] = g_signal_new ("slot-chosen", PANDORIA_TYPE_PLAYER_CARD, G_SIGNAL_RUN_LAST, 0, NULL,
                                              NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  g_type_ensure (PANDORIA_TYPE_RESERVE_VIEW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/pandoria_companion/PandoriaCompanion/ui/pandoria-player-card.ui");
  gtk_widget_class_set_css_name (widget_class, "playercard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  bind_children (widget_class);
}

static void
pandoria_player_card_init (PandoriaPlayerCard *self)
{
  self->color = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    {
      self->resources[i] = PANDORIA_RESOURCE_ROW (pandoria_resource_row_new (i));
      gtk_box_append (self->tracks, GTK_WIDGET (self->resources[i]));
    }
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    {
      self->slot_views[i] = PANDORIA_SLOT_VIEW (pandoria_slot_view_new ());
      g_signal_connect_swapped (self->slot_views[i], "chosen", G_CALLBACK (on_slot_chosen), self);
      gtk_box_append (self->slots, GTK_WIDGET (self->slot_views[i]));
    }
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_pieces), NULL);
}

/* --- public functions --- */

GtkWidget *
pandoria_player_card_new (guint seat)
{
  PandoriaPlayerCard *self = g_object_new (PANDORIA_TYPE_PLAYER_CARD, NULL);

  self->seat = seat;
  return GTK_WIDGET (self);
}

void
pandoria_player_card_update (PandoriaPlayerCard *self, PandoriaGame *game, const PandoriaState *foreseen,
                             const PandoriaEvents *events)
{
  const PandoriaState *state = pandoria_game_get_shown_state (game);
  CardState card;

  g_return_if_fail (PANDORIA_IS_PLAYER_CARD (self));
  g_return_if_fail (self->seat < state->n_players);

  if (foreseen == NULL)
    foreseen = state;
  card = (CardState){ .state = state,
                      .foreseen = foreseen,
                      .player = &state->players[self->seat],
                      .then = &foreseen->players[self->seat],
                      .events = events,
                      .seat = self->seat,
                      .active = !state->finished && state->active == self->seat };
  arrange (self, &card);
  update_names (self, game, &card);
  update_spell (self, &card);
  update_points (self, &card);
  update_resources (self, &card);
  update_slots (self, game, &card);
  pandoria_reserve_view_update (self->reserve, state, self->seat);
  update_surplus (self, &card);
}

void
pandoria_player_card_set_slot_choices (PandoriaPlayerCard *self, guint slots)
{
  g_return_if_fail (PANDORIA_IS_PLAYER_CARD (self));

  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    pandoria_slot_view_set_choosable (self->slot_views[i], (slots >> i & 1) != 0);
}

gboolean
pandoria_player_card_focus_slot (PandoriaPlayerCard *self)
{
  g_return_val_if_fail (PANDORIA_IS_PLAYER_CARD (self), FALSE);

  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    if (pandoria_slot_view_is_choosable (self->slot_views[i]))
      return gtk_widget_child_focus (GTK_WIDGET (self->slot_views[i]), GTK_DIR_TAB_FORWARD);
  return FALSE;
}

PandoriaSlotView *
pandoria_player_card_get_slot (PandoriaPlayerCard *self, guint slot)
{
  g_return_val_if_fail (PANDORIA_IS_PLAYER_CARD (self), NULL);
  g_return_val_if_fail (slot < PANDORIA_MAX_SLOTS, NULL);
  return self->slot_views[slot];
}
