/* A column of player cards, the active one large, and the sums of the teams.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-players-panel.h"

#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-places.h"
#include "pandoria-text.h"

/* From this number of players on, the other players' cards fold to leave their room to the ledger.
 */
#define LEAST_FOLDED 3

struct _PandoriaPlayersPanel
{
  AdwBin parent_instance;

  GtkWidget *content;
  GtkBox *cards;
  GtkWidget *teams[2];
  GtkLabel *team_names[2], *team_points[2];
  PandoriaPlayerCard *players[PANDORIA_MAX_PLAYERS];
  guint n_players;
  guint arranged_players;       /* the cards are in order for this many players */
  gboolean arranged_partners;   /* and for partners */
  const PandoriaPlayView *view; /* (nullable): not owned */
  const PandoriaGame *game;     /* the shown game, only compared */
  guint shown;                  /* the shown position */
  gboolean looking_back;        /* whether it is an earlier one */
  gboolean shows_act;           /* whether effects of an act, or slots for it, are shown */
  gboolean roomy, folds, crowded;
};

G_DEFINE_FINAL_TYPE (PandoriaPlayersPanel, pandoria_players_panel, ADW_TYPE_BIN)

static void pandoria_players_panel_update (PandoriaPlayersPanel *self);

static void
set_n_players (PandoriaPlayersPanel *self, guint n)
{
  while (self->n_players > n)
    gtk_box_remove (self->cards, GTK_WIDGET (self->players[--self->n_players]));
  while (self->n_players < n)
    {
      GtkWidget *card = pandoria_player_card_new (self->n_players);

      g_signal_connect_swapped (card, "toggled", G_CALLBACK (pandoria_players_panel_update), self);
      gtk_box_append (self->cards, card);
      self->players[self->n_players++] = PANDORIA_PLAYER_CARD (card);
    }
}

static GtkWidget *
put_after (PandoriaPlayersPanel *self, GtkWidget *widget, GtkWidget *last)
{
  gtk_box_reorder_child_after (self->cards, widget, last);
  return widget;
}

/* Arranges the cards by seat, or partners below their sum, because they sit opposite each other
 * (13). */
static void
arrange_cards (PandoriaPlayersPanel *self, gboolean partnership)
{
  guint step = partnership ? 2 : 1;
  GtkWidget *last = NULL;

  if (self->arranged_players == self->n_players && self->arranged_partners == partnership)
    return;
  self->arranged_players = self->n_players;
  self->arranged_partners = partnership;
  for (guint team = 0; team < 2; team++)
    gtk_widget_set_visible (self->teams[team], partnership);
  for (guint side = 0; side < step; side++)
    {
      last = put_after (self, self->teams[side], last);
      for (guint seat = side; seat < self->n_players; seat += step)
        last = put_after (self, GTK_WIDGET (self->players[seat]), last);
    }
}

static void
update_team (PandoriaPlayersPanel *self, guint team, const PandoriaResult *now,
             const PandoriaResult *then)
{
  g_autofree char *names = pandoria_text_side (self->view->game, team);
  g_autofree char *points
      = pandoria_describe_becoming (GTK_WIDGET (self), now->points[team], then->points[team]);

  gtk_label_set_label (self->team_names[team], names);
  gtk_label_set_label (self->team_points[team], points);
}

static void
update_teams (PandoriaPlayersPanel *self, const PandoriaState *state,
              const PandoriaForesight *foresight)
{
  PandoriaResult now, then;

  arrange_cards (self, state->partnership);
  if (!state->partnership)
    return;
  pandoria_state_get_result (state, &now);
  pandoria_state_get_result (foresight != NULL ? &foresight->scored : state, &then);
  for (guint team = 0; team < 2; team++)
    update_team (self, team, &now, &then);
}

static gboolean
has_act (const PandoriaPlayView *view)
{
  guint slots = 0;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    slots |= view->slots[i] | view->chosen_slots[i];
  return view->foresight != NULL || slots != 0;
}

static void
pandoria_players_panel_update (PandoriaPlayersPanel *self)
{
  const PandoriaPlayView *view = self->view;
  const PandoriaState *state;

  if (view == NULL || view->game == NULL)
    {
      set_n_players (self, 0);
      arrange_cards (self, FALSE);
      return;
    }
  self->shows_act = has_act (view);
  state = pandoria_game_get_shown_state (view->game);
  set_n_players (self, state->n_players);
  for (guint seat = 0; seat < self->n_players; seat++)
    pandoria_player_card_show (self->players[seat], view, self->roomy,
                               self->folds && (self->crowded || state->n_players >= LEAST_FOLDED));
  update_teams (self, state, view->foresight);
}

/* Returns: (transfer full): the ledger's entries of act number @action. */
static PandoriaEvents *
collect_events (PandoriaGame *game, guint action)
{
  GListModel *ledger = pandoria_game_get_ledger (game);
  PandoriaEvents *events = g_new0 (PandoriaEvents, 1);

  for (guint i = g_list_model_get_n_items (ledger); i > 0 && events->n < PANDORIA_MAX_EVENTS; i--)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i - 1);

      if (entry->action < action)
        break;
      if (entry->action == action)
        events->items[events->n++] = entry->event;
    }
  return events;
}

static void
show_gains (PandoriaPlayersPanel *self, PandoriaGame *game)
{
  guint shown = pandoria_game_get_shown (game);
  const PandoriaState *before = pandoria_game_get_state_at (game, shown - 1);
  const PandoriaState *after = pandoria_game_get_state_at (game, shown);
  g_autofree PandoriaEvents *events = collect_events (game, shown - 1);

  for (guint i = 0; i < self->n_players; i++)
    pandoria_player_card_show_gain (self->players[i], before, after, events);
}

/* Shows gains only for an act that was just entered, not after undo or when an earlier position is
 * shown. */
static void
follow_position (PandoriaPlayersPanel *self)
{
  PandoriaGame *game = self->view->game;
  guint shown = game != NULL ? pandoria_game_get_shown (game) : 0;
  gboolean looking_back = game != NULL && pandoria_game_is_looking_back (game);
  gboolean is_same = game == self->game && looking_back == self->looking_back;

  if (is_same && shown == self->shown)
    return;
  if (is_same && shown > self->shown && !looking_back)
    show_gains (self, game);
  else
    for (guint i = 0; i < self->n_players; i++)
      pandoria_player_card_settle (self->players[i]);
  self->game = game;
  self->shown = shown;
  self->looking_back = looking_back;
}

/* GtkScrolledWindow measures the natural height of its child without a width. A card whose pieces
 * need a second line would then get too little room, and the last card would be cut off. */
static void
pandoria_players_panel_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                                int *minimum, int *natural, int *minimum_baseline,
                                int *natural_baseline)
{
  PandoriaPlayersPanel *self = PANDORIA_PLAYERS_PANEL (widget);
  int high = 0;

  gtk_widget_measure (adw_bin_get_child (ADW_BIN (self)), orientation, for_size, minimum, natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    gtk_widget_measure (self->content, orientation, for_size, NULL, &high, NULL, NULL);
  *natural = MAX (*natural, high);
}

static void
pandoria_players_panel_class_init (PandoriaPlayersPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = pandoria_get_height_for_width;
  widget_class->measure = pandoria_players_panel_measure;
  widget_class->size_allocate = pandoria_allocate_child;
  pandoria_class_set_template (
      klass, "pandoria-players-panel", PANDORIA_PARTS (PandoriaPlayersPanel, content, cards),
      "first_team", G_STRUCT_OFFSET (PandoriaPlayersPanel, teams[0]), "second_team",
      G_STRUCT_OFFSET (PandoriaPlayersPanel, teams[1]), "first_names",
      G_STRUCT_OFFSET (PandoriaPlayersPanel, team_names[0]), "second_names",
      G_STRUCT_OFFSET (PandoriaPlayersPanel, team_names[1]), "first_points",
      G_STRUCT_OFFSET (PandoriaPlayersPanel, team_points[0]), "second_points",
      G_STRUCT_OFFSET (PandoriaPlayersPanel, team_points[1]), NULL);
  gtk_widget_class_set_css_name (widget_class, "playerspanel");
}

static void
pandoria_players_panel_init (PandoriaPlayersPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Numbers run from left to right in every script, and are at the end of their line. */
  for (guint team = 0; team < 2; team++)
    {
      gtk_label_set_xalign (self->team_points[team],
                            gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? 0
                                                                                             : 1);
      gtk_widget_set_direction (GTK_WIDGET (self->team_points[team]), GTK_TEXT_DIR_LTR);
    }
  /* Without a layout manager GTK calls the measure and size_allocate functions of the class. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

void
pandoria_players_panel_show (PandoriaPlayersPanel *self, const PandoriaPlayView *view, guint parts)
{
  g_return_if_fail (PANDORIA_IS_PLAYERS_PANEL (self) && view != NULL);

  self->view = view;
  if ((parts & PANDORIA_PLAY_GAME) != 0)
    follow_position (self);
  if ((parts & PANDORIA_PLAY_GAME) != 0 || self->shows_act || has_act (view))
    pandoria_players_panel_update (self);
}

void
pandoria_players_panel_set_layout (PandoriaPlayersPanel *self, gboolean roomy, gboolean folds)
{
  g_return_if_fail (PANDORIA_IS_PLAYERS_PANEL (self));

  self->roomy = roomy;
  self->folds = folds;
  pandoria_players_panel_update (self);
}

void
pandoria_players_panel_set_crowded (PandoriaPlayersPanel *self, gboolean crowded)
{
  g_return_if_fail (PANDORIA_IS_PLAYERS_PANEL (self));

  self->crowded = crowded;
  pandoria_players_panel_update (self);
}

void
pandoria_players_panel_focus_slot (PandoriaPlayersPanel *self)
{
  g_return_if_fail (PANDORIA_IS_PLAYERS_PANEL (self));

  for (guint i = 0; i < self->n_players; i++)
    if (pandoria_player_card_focus_slot (self->players[i]))
      return;
}
