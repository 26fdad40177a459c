/* Computes the effect of an act before it is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-foresight.h"

#include <string.h>

static void
append_events (PandoriaEvents *events, const PandoriaEvents *more)
{
  guint n = MIN (more->n, PANDORIA_MAX_EVENTS - events->n);

  memcpy (events->items + events->n, more->items, n * sizeof (PandoriaEvent));
  events->n += n;
}

/* Computes the scoring as if it followed at once. */
static void
foresee_scoring (PandoriaForesight *foresight)
{
  PandoriaEvents scored; /* 100 kB, so do not clear it */
  PandoriaAction score;

  foresight->scored = foresight->done;
  if (foresight->done.n_pending == 0)
    return;
  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  if (pandoria_state_apply (&foresight->done, &score, &foresight->scored, &scored, NULL))
    append_events (&foresight->events, &scored);
}

gboolean
pandoria_foresight_make (const PandoriaState *state, const PandoriaAction *action, PandoriaForesight *foresight,
                         GError **error)
{
  g_return_val_if_fail (state != NULL && foresight != NULL, FALSE);

  foresight->events.n = 0;
  if (action == NULL)
    foresight->done = *state;
  else if (!pandoria_state_apply (state, action, &foresight->done, &foresight->events, error))
    return FALSE;
  foresee_scoring (foresight);
  return TRUE;
}

static PandoriaSpaces
get_figures (const PandoriaState *state, guint player)
{
  return pandoria_spaces_or (state->players[player].figures, state->players[player].leader_at);
}

static PandoriaSpaces
get_closed_now (const PandoriaState *state, const PandoriaState *done)
{
  PandoriaSpaces closed = pandoria_spaces_empty ();

  for (guint i = state->n_pending; i < done->n_pending; i++)
    closed = pandoria_spaces_or (closed, done->pending[i].spaces);
  return closed;
}

/* Figures are identical, so one that appears elsewhere counts as moved. Figures that leave closed regions never do. */
static PandoriaSpaces
get_leavers (const PandoriaState *state, const PandoriaState *done, guint player)
{
  PandoriaSpaces before = get_figures (state, player), after = get_figures (done, player);
  PandoriaSpaces gone = pandoria_spaces_minus (before, after);
  PandoriaSpaces leavers = pandoria_spaces_and (gone, get_closed_now (state, done));
  PandoriaSpaces others = pandoria_spaces_minus (gone, leavers);
  int home = done->players[player].workers + done->players[player].leader - state->players[player].workers
             - state->players[player].leader;

  if (home >= (int) pandoria_spaces_count (gone))
    return gone;
  for (int i = (int) pandoria_spaces_count (leavers); i < home && !pandoria_spaces_is_empty (others); i++)
    pandoria_spaces_add (&leavers, pandoria_spaces_pop (&others));
  return leavers;
}

PandoriaSpaces
pandoria_foresight_get_homeward (const PandoriaState *state, const PandoriaForesight *foresight)
{
  PandoriaSpaces homeward = pandoria_spaces_empty ();

  g_return_val_if_fail (state != NULL && foresight != NULL, homeward);

  for (guint i = 0; i < state->n_players; i++)
    homeward = pandoria_spaces_or (homeward, get_leavers (state, &foresight->done, i));
  return homeward;
}

/* Returns: a figure of the event's player next to the region, if possible one without gains so far. */
static PandoriaSpace
find_earner (const PandoriaForesight *foresight, const PandoriaEvent *event, PandoriaSpaces taken)
{
  const PandoriaState *done = &foresight->done;
  PandoriaSpaces around = pandoria_spaces_around (event->region);
  PandoriaSpaces figures = get_figures (done, event->player), fresh;

  for (guint i = 0; i < done->n_players; i++)
    {
      const PandoriaHaunter *haunter = &done->players[i].haunter;

      if (haunter->place == PANDORIA_HAUNTER_BOARD && haunter->figure.player == event->player)
        pandoria_spaces_add (&figures, haunter->at);
    }
  figures = pandoria_spaces_and (figures, around);
  fresh = pandoria_spaces_minus (figures, taken);
  return pandoria_spaces_first (pandoria_spaces_is_empty (fresh) ? figures : fresh);
}

static PandoriaForeseenGain *
find_last_gain (PandoriaForeseenGain *gains, guint n, const PandoriaEvent *event)
{
  for (guint i = n; i > 0; i--)
    if (gains[i - 1].player == event->player && (guint) gains[i - 1].counter == event->counter)
      return &gains[i - 1];
  return NULL;
}

/* A turn has one overflow for all its regions (7.2), followed by the point of the Store. */
static void
add_surplus (PandoriaForeseenGain *gains, guint n, const PandoriaEvent *event)
{
  PandoriaForeseenGain *gain = find_last_gain (gains, n, event);

  if (gain == NULL)
    return;
  gain->surplus -= event->amount;
  gain->points += event->points;
}

guint
pandoria_foresight_get_gains (const PandoriaForesight *foresight, PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN])
{
  PandoriaSpaces taken = pandoria_spaces_empty ();
  guint n = 0;

  g_return_val_if_fail (foresight != NULL && gains != NULL, 0);

  for (guint i = 0; i < foresight->events.n; i++)
    {
      const PandoriaEvent *event = &foresight->events.items[i];
      PandoriaForeseenGain gain = { PANDORIA_SPACE_NONE, event->player, event->counter, event->amount, 0, 0 };

      if (event->kind == PANDORIA_EVENT_OVERFLOW)
        add_surplus (gains, n, event);
      if (event->kind != PANDORIA_EVENT_REGION || n == PANDORIA_MAX_FORESEEN)
        continue;
      gain.at = find_earner (foresight, event, taken);
      if (gain.at != PANDORIA_SPACE_NONE)
        pandoria_spaces_add (&taken, gain.at);
      gains[n++] = gain;
    }
  return n;
}
