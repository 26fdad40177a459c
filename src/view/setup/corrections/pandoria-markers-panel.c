/* PandoriaMarkersPanel: sets every marker of one player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-markers-panel.h"

#include "pandoria-corrections-private.h"
#include "pandoria-corrections-testing.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define MOST_POINTS    9999
#define MOST_CARDS     54
#define MOST_CASTLES   2
#define MOST_ARTIFACTS 99

struct _PandoriaMarkersPanel
{
  GtkBox parent_instance;

  AdwComboRow *player_row;
  AdwPreferencesGroup *group;
  AdwActionRow *rows[PANDORIA_N_COUNTERS];
  GtkSpinButton *spins[PANDORIA_N_COUNTERS];

  PandoriaGame *game;
  gboolean updating, only;
};

G_DEFINE_FINAL_TYPE (PandoriaMarkersPanel, pandoria_markers_panel, GTK_TYPE_BOX)

static const char *const titles[PANDORIA_N_COUNTERS] = {
  [PANDORIA_COUNTER_CRYSTAL] = N_ ("Crystals"),
  [PANDORIA_COUNTER_GOLD] = N_ ("Gold"),
  [PANDORIA_COUNTER_WOOD] = N_ ("Wood"),
  [PANDORIA_COUNTER_POINTS] = N_ ("Points"),
  [PANDORIA_COUNTER_HAND] = N_ ("Cards in Hand"),
  [PANDORIA_COUNTER_WORKERS] = N_ ("Workers in the Reserve"),
  [PANDORIA_COUNTER_CASTLES] = N_ ("Castles in the Supply"),
  [PANDORIA_COUNTER_ARTIFACTS] = N_ ("Artifacts"),
};

static guint
get_player (PandoriaMarkersPanel *self)
{
  guint n = pandoria_game_get_state (self->game)->n_players;

  return MIN (adw_combo_row_get_selected (self->player_row), n - 1);
}

static int
get_value (PandoriaMarkersPanel *self, guint counter)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);
  const PandoriaPlayerState *player = &state->players[get_player (self)];

  switch (counter)
    {
    case PANDORIA_COUNTER_HAND: return player->hand;
    case PANDORIA_COUNTER_WORKERS: return player->workers;
    case PANDORIA_COUNTER_CASTLES: return player->castles;
    case PANDORIA_COUNTER_ARTIFACTS: return (int) pandoria_state_artifacts (state, get_player (self));
    default: return player->counters[counter];
    }
}

/* The highest value in the rules. The engine validates them. */
static int
get_most (PandoriaMarkersPanel *self, guint counter)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);

  switch (counter)
    {
    case PANDORIA_COUNTER_POINTS: return MOST_POINTS;
    case PANDORIA_COUNTER_HAND: return MOST_CARDS;
    case PANDORIA_COUNTER_WORKERS: return state->players[get_player (self)].max_workers;
    case PANDORIA_COUNTER_CASTLES: return MOST_CASTLES;
    case PANDORIA_COUNTER_ARTIFACTS: return MOST_ARTIFACTS;
    default: return (int) pandoria_state_cap (state, get_player (self));
    }
}

static int
get_difference (PandoriaMarkersPanel *self, guint counter)
{
  return gtk_spin_button_get_value_as_int (self->spins[counter]) - get_value (self, counter);
}

/* "Now 4, +2" next to the differences. */
static void
show_difference (PandoriaMarkersPanel *self, guint counter)
{
  int difference = get_difference (self, counter);
  g_autofree char *sign = pandoria_text_signed (difference);
  g_autofree char *text = NULL;

  if (difference != 0 && !self->only)
    /* Translators: the value in the program, and by how much the table differs: “4 in the program, +2” */
    text = g_strdup_printf (_ ("%d in the program, %s"), get_value (self, counter), sign);
  adw_action_row_set_subtitle (self->rows[counter], text != NULL ? text : "");
}

static void
show_values (PandoriaMarkersPanel *self)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);

  self->updating = TRUE;
  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    {
      gtk_spin_button_set_range (self->spins[i], 0, MAX (get_most (self, i), get_value (self, i)));
      gtk_spin_button_set_value (self->spins[i], get_value (self, i));
      show_difference (self, i);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->rows[PANDORIA_COUNTER_ARTIFACTS]), state->artifacts);
  self->updating = FALSE;
  g_signal_emit_by_name (self, "changed");
}

static void
on_player_selected (PandoriaMarkersPanel *self)
{
  if (self->game != NULL && !self->updating)
    show_values (self);
}

static void
on_value_changed (PandoriaMarkersPanel *self)
{
  if (self->updating)
    return;
  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    show_difference (self, i);
  g_signal_emit_by_name (self, "changed");
}

static void
pandoria_markers_panel_class_init (PandoriaMarkersPanelClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaMarkersPanel, game, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (klass, "pandoria-markers-panel", PANDORIA_CHILD (PandoriaMarkersPanel, player_row),
                               PANDORIA_CHILD (PandoriaMarkersPanel, group), PANDORIA_CALLBACK (on_player_selected),
                               NULL);
}

static void
pandoria_markers_panel_init (PandoriaMarkersPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->updating = TRUE;
  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    self->rows[i] = pandoria_add_number (self->group, _ (titles[i]), MOST_POINTS, &self->spins[i],
                                         G_CALLBACK (on_value_changed), self);
  self->updating = FALSE;
}

void
pandoria_markers_panel_set_game (PandoriaMarkersPanel *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_MARKERS_PANEL (self));
  g_return_if_fail (PANDORIA_IS_GAME (game));

  g_set_object (&self->game, game);
  self->updating = TRUE;
  pandoria_offer_players (self->player_row, game);
  adw_combo_row_set_selected (self->player_row, pandoria_game_get_state (game)->active);
  self->updating = FALSE;
  show_values (self);
}

guint
pandoria_markers_panel_get_player (PandoriaMarkersPanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_MARKERS_PANEL (self), 0);
  return get_player (self);
}

void
pandoria_markers_panel_set_player (PandoriaMarkersPanel *self, guint player)
{
  g_return_if_fail (PANDORIA_IS_MARKERS_PANEL (self));
  adw_combo_row_set_selected (self->player_row, player);
}

void
pandoria_markers_panel_show_only (PandoriaMarkersPanel *self, guint player)
{
  g_return_if_fail (PANDORIA_IS_MARKERS_PANEL (self));

  self->only = TRUE;
  adw_combo_row_set_selected (self->player_row, player);
  gtk_widget_set_visible (gtk_widget_get_first_child (GTK_WIDGET (self)), FALSE);
}

void
pandoria_markers_panel_reset (PandoriaMarkersPanel *self)
{
  g_return_if_fail (PANDORIA_IS_MARKERS_PANEL (self));
  show_values (self);
}

void
pandoria_markers_panel_set_value (PandoriaMarkersPanel *self, PandoriaCounter counter, int value)
{
  g_return_if_fail (PANDORIA_IS_MARKERS_PANEL (self));
  g_return_if_fail (counter < PANDORIA_N_COUNTERS);
  gtk_spin_button_set_value (self->spins[counter], value);
}

gboolean
pandoria_markers_panel_get_action (PandoriaMarkersPanel *self, PandoriaAction *action)
{
  gboolean any = FALSE;

  g_return_val_if_fail (PANDORIA_IS_MARKERS_PANEL (self), FALSE);

  pandoria_action_init (action, PANDORIA_ACT_ADJUST);
  action->player = (guint8) get_player (self);
  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    {
      action->adjust[i] = (gint16) get_difference (self, i);
      any = any || action->adjust[i] != 0;
    }
  return any;
}
