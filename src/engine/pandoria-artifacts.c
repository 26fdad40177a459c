/* The artifacts module (16): fortresses and relics.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

/* Returns whether every region of the exit's terrain next to the exit still has an empty neighbour,
 * and at least one region of any terrain does (rulings 24, 73). */
static gboolean
are_regions_open (const PandoriaState *s, PandoriaSpaces exit, guint terrain)
{
  PandoriaSpaces left
      = pandoria_spaces_and (pandoria_spaces_around (exit), pandoria_state_all_terrain (s));
  PandoriaSpaces empty = pandoria_state_empty_plain (s);
  gboolean any = pandoria_spaces_is_empty (left);

  while (!pandoria_spaces_is_empty (left))
    {
      PandoriaSpaces region = pandoria_state_region (s, pandoria_spaces_first (left));
      gboolean open = pandoria_spaces_meet (pandoria_spaces_around (region), empty);

      if (!open && pandoria_spaces_meet (region, s->terrain[terrain]))
        return FALSE;
      any = any || open;
      left = pandoria_spaces_minus (left, region);
    }
  return any;
}

/* @contact: the result of pandoria_state_contact(). A fortress needs contact like a castle. */
static gboolean
may_lay_fortress (const PandoriaState *s, PandoriaSpaces contact, const PandoriaExit *exit)
{
  PandoriaSpaces spaces = pandoria_exit_spaces (exit);

  return pandoria_state_fortress_at (s, exit->spaces[0]) < 0
         && pandoria_spaces_meet (contact, spaces) && are_regions_open (s, spaces, exit->terrain);
}

PandoriaSpaces
pandoria_options_fortress (const PandoriaState *state)
{
  PandoriaSpaces found = pandoria_spaces_empty (), contact = pandoria_state_contact (state);

  for (guint i = 0; i < state->n_exits; i++)
    if (may_lay_fortress (state, contact, &state->exits[i]))
      pandoria_spaces_add (&found, state->exits[i].spaces[0]);
  return found;
}

gboolean
pandoria_work_lay_fortress (PandoriaWork *w, PandoriaSpace at, const char *rule)
{
  PandoriaPlayerState *me = pandoria_work_me (w);
  const PandoriaExit *exit = pandoria_state_find_exit (w->s, at);
  PandoriaSpaces spaces;

  if (!me->fortress)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_CASTLE, rule, PANDORIA_SPACE_NONE);
  if (exit == NULL || exit->spaces[0] != at
      || !may_lay_fortress (w->s, pandoria_state_contact (w->s), exit))
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_ALLOWED_SPACE, rule, at);
  spaces = pandoria_exit_spaces (exit);
  me->fortress = 0;
  me->fortress_at = pandoria_spaces_or (me->fortress_at, spaces);
  w->s->open_exit[exit->terrain] = pandoria_spaces_minus (w->s->open_exit[exit->terrain], spaces);
  return pandoria_work_close (w, spaces, exit->terrain);
}

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

/* Returns whether the relic can still be taken. */
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
