/* The artifacts module (16): fortresses and relics.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

/* Returns: (nullable): the relic for @artifacts in the setup's list. */
static const PandoriaRelic *
find_listed (const PandoriaState *s, guint artifacts)
{
  for (guint i = 0; i < s->n_relics; i++)
    if (s->relics[i].artifacts == artifacts)
      return &s->relics[i];
  return NULL;
}

/* If the setup lists relics, only these are available; else all relics for this number of players
 * (16). */
gboolean
pandoria_artifacts_has_relic (const PandoriaState *s, guint artifacts)
{
  if (s->relics_listed)
    return find_listed (s, artifacts) != NULL;
  return artifacts > 0 && !(artifacts == 7 && s->n_players <= 3)
         && !(artifacts == 4 && s->n_players == 2);
}

/* Returns: whether the relic can still be taken. */
static gboolean
is_relic_there (const PandoriaState *s, guint artifacts)
{
  for (guint i = 0; i < s->n_relics_taken; i++)
    if (s->relics_taken[i] == artifacts)
      return FALSE;
  return pandoria_artifacts_has_relic (s, artifacts);
}

void
pandoria_artifacts_options (const PandoriaState *s, PandoriaOptions *o)
{
  guint held = pandoria_state_artifacts (s, s->active);

  for (guint n = 1; n <= MIN (held, PANDORIA_MAX_COST); n++)
    if (is_relic_there (s, n))
      o->relics[n / 64] |= G_GUINT64_CONSTANT (1) << n % 64;
}

gboolean
pandoria_act_relic (PandoriaWork *w)
{
  guint artifacts = w->a->relic_artifacts;
  const PandoriaRelic *listed = find_listed (w->s, artifacts);
  guint holder = w->s->partnership ? w->me % 2 : w->me;
  int times = pandoria_state_is_family (w->s) ? 2 : 1, points = w->a->relic_points * times;
  PandoriaEvent *event;

  if (!is_relic_there (w->s, artifacts) || (listed != NULL && listed->points != w->a->relic_points)
      || w->s->n_relics_taken == PANDORIA_MAX_RELICS)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_RELIC, "16", PANDORIA_SPACE_NONE);
  if (w->s->players[holder].artifacts < artifacts)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_ARTIFACTS, "16", PANDORIA_SPACE_NONE);
  w->s->players[holder].artifacts = (guint16) (w->s->players[holder].artifacts - artifacts);
  w->s->relics_taken[w->s->n_relics_taken++] = (guint8) artifacts;
  if (points > 0)
    {
      event
          = pandoria_work_change (w, PANDORIA_EVENT_RELIC, w->me, PANDORIA_COUNTER_POINTS, points);
      event->subject = (guint8) artifacts;
      event->symbols = w->a->relic_points;
      event->strength = times;
    }
  w->s->step = PANDORIA_STEP_SCORE;
  return TRUE;
}
