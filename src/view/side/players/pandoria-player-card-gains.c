/* PandoriaPlayerCard: points and tracks, the gains of a previewed act, and for a short time those of the last act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-player-card-private.h"

/* The time in which a gain is shown next to the number, in milliseconds. */
#define GAIN_MS 2000

static void
show_gain (PandoriaPlayerCard *self)
{
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    pandoria_resource_row_set_gained (self->resources[i], self->gain.gains[i]);
  pandoria_card_foot_set_surplus (self->foot, self->gain.surplus != NULL ? self->gain.surplus : "",
                                  self->gain.surplus_points == 0);
}

static gboolean
on_gain_seen (gpointer data)
{
  PandoriaPlayerCard *self = data;

  self->gain_source = 0;
  pandoria_player_card_clear_gain (self);
  pandoria_points_view_set_gain (self->head->points, 0);
  if (!self->foresees)
    show_gain (self);
  return G_SOURCE_REMOVE;
}

void
pandoria_player_card_update_gains (PandoriaPlayerCard *self, const PandoriaState *state,
                                   const PandoriaForesight *foresight)
{
  const gint32 *now = state->players[self->seat].counters;
  const gint32 *then = foresight != NULL ? foresight->scored.players[self->seat].counters : now;
  PandoriaCardChange change = { 0 };

  self->foresees = foresight != NULL;
  if (self->foresees)
    pandoria_card_change_read (&change, self->seat, state, &foresight->scored, &foresight->events);
  pandoria_points_view_set_points (self->head->points, now[PANDORIA_COUNTER_POINTS], then[PANDORIA_COUNTER_POINTS]);
  pandoria_points_view_set_gain (self->head->points, self->gain.points);
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    {
      pandoria_resource_row_set_small (self->resources[i], !self->active);
      pandoria_resource_row_set_value (self->resources[i], (guint) MAX (now[i], 0), (guint) MAX (then[i], 0),
                                       change.gains[i], pandoria_state_cap (state, self->seat));
    }
  if (self->foresees)
    pandoria_card_foot_set_surplus (self->foot, change.surplus, change.surplus_points == 0);
  else
    show_gain (self);
  pandoria_card_change_clear (&change);
}

void
pandoria_player_card_show_gain (PandoriaPlayerCard *self, const PandoriaState *before, const PandoriaState *after,
                                const PandoriaEvents *events)
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
  pandoria_player_card_clear_gain (self);
  self->gain = change;
  self->gain_source = g_timeout_add (GAIN_MS, on_gain_seen, self);
  pandoria_points_view_count_to (self->head->points, counters[PANDORIA_COUNTER_POINTS]);
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    pandoria_track_move (self->resources[i]->track, (guint) MAX (counters[i], 0));
}

void
pandoria_player_card_settle (PandoriaPlayerCard *self)
{
  g_return_if_fail (PANDORIA_IS_PLAYER_CARD (self));

  pandoria_player_card_clear_gain (self);
  pandoria_points_view_settle (self->head->points);
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    pandoria_track_settle (self->resources[i]->track);
}

void
pandoria_player_card_clear_gain (PandoriaPlayerCard *self)
{
  g_clear_handle_id (&self->gain_source, g_source_remove);
  pandoria_card_change_clear (&self->gain);
}
