/* Everything about one player: tracks, points, slots, figures, hand; and the gains of a previewed
 * act or of the last one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-player-card.h"
#include "pandoria-player-card-testing.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-art.h"
#include "pandoria-card-change.h"
#include "pandoria-card-layout.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-explanation.h"
#include "pandoria-foresight.h"
#include "pandoria-play-view.h"
#include "pandoria-points-view.h"
#include "pandoria-reserve-view.h"
#include "pandoria-resource-row.h"
#include "pandoria-slot-view.h"
#include "pandoria-text.h"
#include "pandoria-tooltip.h"
#include "pandoria-track.h"
#include "pandoria-widgets.h"

#define SIGN_SIZE 26

/* The time in which a gain is shown next to the number, in milliseconds. */
#define GAIN_MS 2000

struct _PandoriaPlayerCard
{
  AdwBin parent_instance;

  GtkBox *content, *tracks, *slots;
  GtkWidget *head, *foot;
  GtkImage *sign;
  GtkLabel *name; /* if it is ellipsized, its tooltip has the full name */
  GtkMenuButton *realm, *spell;
  GtkLabel *realm_name, *spell_name;
  PandoriaPointsView *points;
  PandoriaReserveView *reserve;
  GtkLabel *surplus; /* without a text it keeps its room, so that nothing moves later */
  PandoriaResourceRow *resources[PANDORIA_N_RESOURCES];
  PandoriaSlotView *slot_views[PANDORIA_MAX_SLOTS];
  guint n_slot_views;
  guint seat;
  int color; /* PandoriaColor, or -1: no sign yet */
  gboolean active, roomy;
  gboolean folds, opened;  /* it folds unless the player is active; the user has opened it */
  char *pieces;            /* (nullable): the description for screen readers */
  guint choices;           /* slots that can be chosen */
  gboolean foresees;       /* a preview is shown */
  PandoriaCardChange gain; /* the changes of the last act, while shown */
  guint gain_source;       /* clears the gain; 0: no gain is shown */
};

G_DEFINE_FINAL_TYPE (PandoriaPlayerCard, pandoria_player_card, ADW_TYPE_BIN)

static const char *const color_classes[] = {
  [PANDORIA_COLOR_RED] = "red",
  [PANDORIA_COLOR_BLUE] = "blue",
  [PANDORIA_COLOR_GREEN] = "green",
  [PANDORIA_COLOR_YELLOW] = "yellow",
};
G_STATIC_ASSERT (G_N_ELEMENTS (color_classes) == PANDORIA_N_COLORS);

/* --- gains ---------------------------------------------------------------------------------- */

static void
clear_gain (PandoriaPlayerCard *self)
{
  g_clear_handle_id (&self->gain_source, g_source_remove);
  pandoria_card_change_clear (&self->gain);
}

static void
show_change (PandoriaPlayerCard *self, const PandoriaCardChange *change)
{
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    pandoria_resource_row_set_gain (self->resources[i], change->gains[i]);
  gtk_label_set_label (self->surplus, change->surplus != NULL ? change->surplus : "");
  pandoria_set_css_class (GTK_WIDGET (self->surplus), "lost", change->surplus_points == 0);
  pandoria_tooltip_set (GTK_WIDGET (self->surplus), change->surplus);
  gtk_widget_set_opacity (GTK_WIDGET (self->surplus), change->surplus != NULL ? 1 : 0);
}

static gboolean
on_gain_seen (gpointer data)
{
  PandoriaPlayerCard *self = data;

  self->gain_source = 0;
  clear_gain (self);
  pandoria_points_view_set_gain (self->points, 0);
  if (!self->foresees)
    show_change (self, &self->gain);
  return G_SOURCE_REMOVE;
}

/* Shows points and tracks of @state, the changes by @foresight (nullable), or the latest gain. */
static void
update_gains (PandoriaPlayerCard *self, const PandoriaState *state,
              const PandoriaForesight *foresight)
{
  const gint32 *now = state->players[self->seat].counters;
  const gint32 *then = foresight != NULL ? foresight->scored.players[self->seat].counters : now;
  PandoriaCardChange change = { 0 };

  self->foresees = foresight != NULL;
  if (self->foresees)
    pandoria_card_change_read (&change, self->seat, state, &foresight->scored, &foresight->events);
  pandoria_points_view_set_points (self->points, now[PANDORIA_COUNTER_POINTS],
                                   then[PANDORIA_COUNTER_POINTS]);
  pandoria_points_view_set_gain (self->points, self->gain.points);
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    pandoria_resource_row_set_value (self->resources[i], (guint) MAX (now[i], 0),
                                     (guint) MAX (then[i], 0),
                                     pandoria_state_cap (state, self->seat), !self->active);
  show_change (self, self->foresees ? &change : &self->gain);
  pandoria_card_change_clear (&change);
}

/* --- the parts ------------------------------------------------------------------------------ */

static void
update_pieces (PandoriaPlayerCard *self)
{
  if (self->color < 0)
    return;
  pandoria_art_show_piece (self->sign, PANDORIA_ART_WORKER, (PandoriaColor) self->color, SIGN_SIZE);
  pandoria_reserve_view_set_color (self->reserve, (PandoriaColor) self->color);
}

static void
set_color (PandoriaPlayerCard *self, PandoriaColor color)
{
  if (self->color == (int) color)
    return;
  self->color = (int) color;
  for (guint i = 0; i < PANDORIA_N_COLORS; i++)
    pandoria_set_css_class (GTK_WIDGET (self), color_classes[i], i == color);
  update_pieces (self);
}

/* Slots that can be chosen must be visible. */
static gboolean
is_folded (PandoriaPlayerCard *self)
{
  gboolean is_needed = self->active || self->opened || self->choices != 0;

  return self->folds && !is_needed;
}

/* The tooltip contains the explanation, too, so that no press is needed to read or hear it. */
static void
explain (GtkMenuButton *button, GtkLabel *label, const char *name, const char *title,
         const char *text)
{
  gtk_label_set_label (label, name);
  pandoria_explanation_set (button, title, text, NULL);
  pandoria_tooltip_set (GTK_WIDGET (button), text);
  pandoria_set_accessible_label (GTK_WIDGET (button), title);
}

static void
update_names (PandoriaPlayerCard *self, PandoriaGame *game, const PandoriaState *state)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  PandoriaRealm realm = (PandoriaRealm) state->players[self->seat].realm;
  const char *name = pandoria_record_get_player_name (record, self->seat);
  /* Translators: a player and the realm: “Marta, Humans” */
  g_autofree char *title = g_strdup_printf (_ ("%1$s, %2$s"), name, pandoria_text_realm (realm));
  g_autofree char *words = pandoria_card_describe (game, state, self->seat);
  g_autofree char *pieces = pandoria_card_describe_pieces (state, self->seat);

  set_color (self, pandoria_record_get_player_color (record, self->seat));
  gtk_label_set_label (self->name, name);
  gtk_widget_set_visible (GTK_WIDGET (self->realm),
                          realm != PANDORIA_REALM_NONE && !is_folded (self));
  explain (self->realm, self->realm_name, pandoria_text_realm (realm), title,
           pandoria_text_realm_ability (realm, (PandoriaEdition) state->edition));
  pandoria_set_accessible_label (GTK_WIDGET (self), words);
  if (pandoria_set_str (&self->pieces, pieces)) /* an equal description would be read again */
    pandoria_describe (GTK_WIDGET (self), pieces);
}

static void
update_spell (PandoriaPlayerCard *self, const PandoriaTopSpell *top)
{
  g_autofree char *name = pandoria_text_spell ((PandoriaSpell) top->spell, top->level);
  g_autofree char *effect = pandoria_text_spell_effect ((PandoriaSpell) top->spell, top->level);
  g_autofree char *title = g_strdup_printf (_ ("Top spell: %s"), name);

  gtk_widget_set_visible (GTK_WIDGET (self->spell),
                          top->spell != PANDORIA_SPELL_NONE && !is_folded (self));
  explain (self->spell, self->spell_name, name, title, effect);
}

/* A card that is always folded never creates its slots. */
static void
update_slots (PandoriaPlayerCard *self, PandoriaGame *game, const PandoriaState *state,
              guint chosen)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  guint n = pandoria_state_n_slots (state, self->seat);

  for (; self->n_slot_views < n; self->n_slot_views++)
    {
      self->slot_views[self->n_slot_views]
          = pandoria_slot_view_new (self->seat, self->n_slot_views);
      gtk_box_append (self->slots, GTK_WIDGET (self->slot_views[self->n_slot_views]));
    }
  for (guint i = 0; i < self->n_slot_views; i++)
    {
      const PandoriaSlot *slot = &state->players[self->seat].slots[i];

      pandoria_slot_view_set_look (self->slot_views[i], self->choices >> i & 1, chosen >> i & 1,
                                   !self->active && !self->roomy);
      pandoria_slot_view_set_slot (
          self->slot_views[i], slot, i + 1,
          slot->occupant < state->n_players
              ? (int) pandoria_record_get_player_color (record, slot->occupant)
              : -1);
      gtk_widget_set_visible (GTK_WIDGET (self->slot_views[i]), i < n);
    }
}

/* The active player's card is large: each track has a line, and slots have names. In a separate
 * column all cards are large. Elsewhere the other cards have all tracks in one line. A folded card
 * is one line: name, points and resources. */
static void
arrange (PandoriaPlayerCard *self, const PandoriaState *state)
{
  gboolean large = self->active || self->roomy;
  gboolean resources = !pandoria_variant_is_family ((PandoriaVariant) state->variant);

  pandoria_set_css_class (GTK_WIDGET (self), "active", self->active);
  pandoria_set_css_class (GTK_WIDGET (self), "partner", state->partnership);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->tracks),
                                  large ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->tracks, large ? 1 : 8);
  gtk_box_set_homogeneous (self->tracks, !large);
  gtk_widget_set_visible (GTK_WIDGET (self->tracks), resources);
  gtk_box_set_homogeneous (self->slots, large);
  gtk_box_set_spacing (self->slots, large ? 4 : 2);
  if (gtk_widget_has_css_class (self->foot, PANDORIA_CARD_FOOT_NAMED) != large)
    gtk_widget_queue_resize (self->foot);
  pandoria_set_css_class (self->foot, PANDORIA_CARD_FOOT_NAMED, large);
  gtk_widget_set_visible (GTK_WIDGET (self->slots), resources);
  gtk_widget_set_visible (self->foot, !is_folded (self));
  gtk_widget_set_hexpand (self->head, is_folded (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content), is_folded (self)
                                                                      ? GTK_ORIENTATION_HORIZONTAL
                                                                      : GTK_ORIENTATION_VERTICAL);
  pandoria_set_css_class (GTK_WIDGET (self), "folded", is_folded (self));
  pandoria_set_css_class (GTK_WIDGET (self), "tight", self->folds);
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    pandoria_resource_row_set_folded (self->resources[i], is_folded (self));
}

/* --- callbacks --- */

/* A press opens or folds the card of another player. */
static void
toggle (PandoriaPlayerCard *self)
{
  if (!self->folds || self->active)
    return;
  self->opened = !self->opened;
  g_signal_emit_by_name (self, "toggled");
}

/* --- overrides --- */

/* Tab focuses the card first, so that a screen reader reads the whole card, and then its parts. */
static gboolean
pandoria_player_card_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean backward = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP;
  GtkWidget *content = adw_bin_get_child (ADW_BIN (widget));
  GtkRoot *root = gtk_widget_get_root (widget);

  if (gtk_widget_get_focus_child (widget) != NULL)
    {
      if (gtk_widget_child_focus (content, direction))
        return TRUE;
      if (!backward)
        return FALSE;
    }
  else if (gtk_widget_is_focus (widget))
    return !backward && direction != GTK_DIR_DOWN && gtk_widget_child_focus (content, direction);
  else if (direction == GTK_DIR_TAB_BACKWARD && gtk_widget_child_focus (content, direction))
    return TRUE;
  gtk_root_set_focus (root, widget);
  return TRUE;
}

static void
on_toggle (GtkWidget *widget, const char *name, GVariant *parameter)
{
  toggle (PANDORIA_PLAYER_CARD (widget));
}

/* --- class --- */

static void
pandoria_player_card_dispose (GObject *object)
{
  PandoriaPlayerCard *self = PANDORIA_PLAYER_CARD (object);

  clear_gain (self);
  G_OBJECT_CLASS (pandoria_player_card_parent_class)->dispose (object);
}

static void
pandoria_player_card_finalize (GObject *object)
{
  g_free (PANDORIA_PLAYER_CARD (object)->pieces);
  G_OBJECT_CLASS (pandoria_player_card_parent_class)->finalize (object);
}

static void
pandoria_player_card_class_init (PandoriaPlayerCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_player_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = pandoria_player_card_finalize;
  widget_class->focus = pandoria_player_card_focus;
  pandoria_class_add_signal (klass, "toggled", 0);
  pandoria_class_set_template (
      klass, "pandoria-player-card",
      PANDORIA_NEEDS (PANDORIA_TYPE_POINTS_VIEW, PANDORIA_TYPE_RESERVE_VIEW),
      PANDORIA_PARTS (PandoriaPlayerCard, content, tracks, head, foot, sign, name, realm,
                      realm_name, spell, spell_name, points, slots, reserve, surplus),
      NULL);
  gtk_widget_class_install_action (widget_class, "card.toggle", NULL, on_toggle);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "card.toggle", NULL);
  gtk_widget_class_set_css_name (widget_class, "playercard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
pandoria_player_card_init (PandoriaPlayerCard *self)
{
  GtkGesture *press = gtk_gesture_click_new ();

  self->color = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_card_layout_install (self->head, self->foot);
  pandoria_tooltip_follow_label (self->name);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    {
      self->resources[i] = PANDORIA_RESOURCE_ROW (pandoria_resource_row_new (i));
      gtk_box_append (self->tracks, GTK_WIDGET (self->resources[i]));
    }
  g_signal_connect_swapped (press, "released", G_CALLBACK (toggle), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
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
pandoria_player_card_show (PandoriaPlayerCard *self, const PandoriaPlayView *view, gboolean roomy,
                           gboolean folds)
{
  const PandoriaState *state = pandoria_game_get_shown_state (view->game);

  g_return_if_fail (PANDORIA_IS_PLAYER_CARD (self));
  g_return_if_fail (self->seat < state->n_players);

  self->roomy = roomy;
  self->folds = folds;
  self->active = !state->finished && state->active == self->seat;
  self->choices = view->slots[self->seat];
  arrange (self, state);
  update_names (self, view->game, state);
  update_spell (self, &state->players[self->seat].top_spell);
  if (!is_folded (self))
    {
      update_slots (self, view->game, state, view->chosen_slots[self->seat]);
      pandoria_reserve_view_update (self->reserve, state,
                                    view->foresight != NULL ? &view->foresight->scored : state,
                                    self->seat);
    }
  update_gains (self, state, view->foresight);
}

void
pandoria_player_card_show_gain (PandoriaPlayerCard *self, const PandoriaState *before,
                                const PandoriaState *after, const PandoriaEvents *events)
{
  const gint32 *counters = after->players[self->seat].counters;
  PandoriaCardChange change = { 0 };

  g_return_if_fail (PANDORIA_IS_PLAYER_CARD (self));

  pandoria_card_change_read (&change, self->seat, before, after, events);
  if (!pandoria_card_change_is_any (&change))
    {
      pandoria_card_change_clear (&change);
      return;
    }
  clear_gain (self);
  self->gain = change;
  self->gain_source = g_timeout_add (GAIN_MS, on_gain_seen, self);
  pandoria_points_view_count_to (self->points, counters[PANDORIA_COUNTER_POINTS]);
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    pandoria_resource_row_move (self->resources[i], (guint) MAX (counters[i], 0));
}

void
pandoria_player_card_settle (PandoriaPlayerCard *self)
{
  g_return_if_fail (PANDORIA_IS_PLAYER_CARD (self));

  clear_gain (self);
  pandoria_points_view_settle (self->points);
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    pandoria_resource_row_settle (self->resources[i]);
}

guint
pandoria_player_card_get_seat (PandoriaPlayerCard *self)
{
  g_return_val_if_fail (PANDORIA_IS_PLAYER_CARD (self), 0);
  return self->seat;
}

gboolean
pandoria_player_card_focus_slot (PandoriaPlayerCard *self)
{
  g_return_val_if_fail (PANDORIA_IS_PLAYER_CARD (self), FALSE);

  for (guint i = 0; i < self->n_slot_views; i++)
    if (pandoria_slot_view_focus_choice (self->slot_views[i]))
      return TRUE;
  return FALSE;
}
