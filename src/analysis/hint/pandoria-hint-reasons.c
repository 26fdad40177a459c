/* Finds the results of an act on the board. Applying the act by the rules shows which regions close; a survey before
 * and after shows how open ones change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-hint.h"

#include <string.h>

typedef struct
{
  const PandoriaState *before;
  PandoriaState after; /* after the act, with the figure */
  PandoriaSpaces laid;
  PandoriaSurvey old, new;
  guint n;
  PandoriaHintReason *reasons;
} Look;

static PandoriaHintReason *
add_reason (Look *look, PandoriaHintKind kind, guint terrain, PandoriaSpaces region)
{
  PandoriaHintReason *reason;

  if (look->n == PANDORIA_MAX_HINT_REASONS)
    return NULL;
  reason = &look->reasons[look->n++];
  memset (reason, 0, sizeof *reason);
  reason->kind = (guint8) kind;
  reason->terrain = (guint8) terrain;
  reason->counter = (guint8) (pandoria_variant_is_family (look->before->variant)
                                  ? PANDORIA_COUNTER_POINTS
                                  : pandoria_terrain_counter ((PandoriaTerrain) terrain));
  reason->region = region;
  return reason;
}

/* Gains of closed regions are those that scoring would record (6.4), before the cap limits them. */
static void
list_closings (Look *look)
{
  const PandoriaSpaces near = pandoria_spaces_or (look->laid, pandoria_spaces_around (look->laid));
  PandoriaEvents events;
  PandoriaState scored = look->after;
  PandoriaAction score;

  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  if (look->after.n_pending == 0 || !pandoria_state_apply (&scored, &score, &scored, &events, NULL))
    return;
  for (guint i = 0; i < look->after.n_pending; i++)
    {
      const PandoriaRegion *region = &look->after.pending[i];
      PandoriaHintReason *reason = NULL;

      if (i >= look->before->n_pending || pandoria_spaces_meet (region->spaces, near))
        reason = add_reason (look, PANDORIA_HINT_CLOSES, region->terrain, region->spaces);
      for (guint k = 0; reason != NULL && k < events.n; k++)
        if (events.items[k].kind == PANDORIA_EVENT_REGION
            && pandoria_spaces_equal (events.items[k].region, region->spaces))
          reason->gains[events.items[k].player] = (gint16) events.items[k].amount;
    }
}

static void
list_figures (Look *look)
{
  const PandoriaPlayerState *was = &look->before->players[look->before->active];
  PandoriaSpaces closed = pandoria_spaces_empty ();
  PandoriaHintReason *reason;
  guint n;

  for (guint i = look->before->n_pending; i < look->after.n_pending; i++)
    closed = pandoria_spaces_or (closed, look->after.pending[i].spaces);
  n = pandoria_spaces_count (pandoria_spaces_and (pandoria_spaces_or (was->figures, was->leader_at), closed));
  if (n == 0)
    return;
  reason = add_reason (look, PANDORIA_HINT_RETURNS, 0, pandoria_spaces_empty ());
  if (reason != NULL)
    reason->figures = (guint8) n;
}

/* Returns: the gain of @player from the regions of @survey that are now part of @now, except regions at an exit. */
static gint32
sum_before (const PandoriaSurvey *survey, const PandoriaSurveyed *now, guint player)
{
  gint32 sum = 0;

  for (guint i = 0; i < survey->n; i++)
    if (!survey->regions[i].at_exit && pandoria_spaces_meet (survey->regions[i].spaces, now->spaces))
      sum += (gint32) pandoria_survey_gain (survey, &survey->regions[i], player);
  return sum;
}

static gboolean
is_other (const Look *look, guint player)
{
  return player != look->before->active && !pandoria_state_are_partners (look->before, player, look->before->active);
}

/* Returns: whether @now gives a reason of this @kind. Fills @gains with its gains. */
static gboolean
matches (const Look *look, PandoriaHintKind kind, const PandoriaSurveyed *now, gint16 gains[PANDORIA_MAX_PLAYERS])
{
  const guint me = look->before->active;
  gboolean any = FALSE;

  if (now->closed || now->at_exit != (kind == PANDORIA_HINT_DENIES)
      || !pandoria_spaces_meet (pandoria_spaces_or (now->spaces, now->beside), look->laid))
    return FALSE;
  for (guint p = 0; p < look->before->n_players; p++)
    {
      gint32 was = sum_before (&look->old, now, p), is = (gint32) pandoria_survey_gain (&look->new, now, p);
      gint32 gain = kind == PANDORIA_HINT_OPENS ? is - was : kind == PANDORIA_HINT_DENIES ? was : is;

      if ((p == me) == (kind == PANDORIA_HINT_GROWS) && (p == me || is_other (look, p)) && gain > 0)
        gains[p] = (gint16) gain;
      any = any || gains[p] > 0;
    }
  return any && (kind != PANDORIA_HINT_GROWS || gains[me] > sum_before (&look->old, now, me));
}

static guint
list_open (Look *look, PandoriaHintKind kind)
{
  guint n = 0;

  for (guint i = 0; i < look->new.n; i++)
    {
      const PandoriaSurveyed *now = &look->new.regions[i];
      gint16 gains[PANDORIA_MAX_PLAYERS] = { 0 };
      PandoriaHintReason *reason;

      if (!matches (look, kind, now, gains))
        continue;
      n++;
      reason = add_reason (look, kind, now->terrain, now->spaces);
      if (reason == NULL)
        continue;
      reason->missing = (guint8) pandoria_spaces_count (now->missing);
      memcpy (reason->gains, gains, sizeof gains);
    }
  return n;
}

static void
list_exits (Look *look)
{
  PandoriaSpaces beside = pandoria_spaces_around (look->laid);

  for (guint t = 0; t < PANDORIA_N_TERRAINS; t++)
    if (pandoria_spaces_meet (beside, look->before->open_exit[t])
        && !pandoria_spaces_meet (look->after.terrain[t], look->laid))
      add_reason (look, PANDORIA_HINT_CLEAR_OF_EXIT, t, look->laid);
}

static void
list_kept (Look *look)
{
  const PandoriaPlayerState *me = &look->before->players[look->before->active];

  if (look->before->double_tiles > 0 && (me->workers > 0 || me->leader))
    add_reason (look, PANDORIA_HINT_KEEPS, 0, pandoria_spaces_empty ());
}

/* Weighs a reason roughly: the active player's gain, and the gains that others lose. */
static gint32
weigh (const Look *look, const PandoriaHintReason *reason)
{
  gint32 own = reason->gains[look->before->active], others = 0;

  for (guint p = 0; p < look->before->n_players; p++)
    others += is_other (look, p) ? reason->gains[p] : 0;
  switch ((PandoriaHintKind) reason->kind)
    {
    case PANDORIA_HINT_CLOSES: return MAX (2, 6 * own - 6 * others / (look->before->n_players - 1));
    case PANDORIA_HINT_RETURNS: return 9 * reason->figures;
    case PANDORIA_HINT_GROWS: return 6 * own / (1 + reason->missing);
    case PANDORIA_HINT_DENIES: return 4 * others;
    case PANDORIA_HINT_OPENS: return -others;
    case PANDORIA_HINT_OPENS_NOTHING: return 1;
    case PANDORIA_HINT_KEEPS: return 2;
    case PANDORIA_HINT_CLEAR_OF_EXIT:
    default: return 0;
    }
}

/* Moves the deciding reason to the front. The other reasons stay in order. */
static void
put_deciding_first (Look *look)
{
  guint best = 0;
  PandoriaHintReason deciding;

  for (guint i = 1; i < look->n; i++)
    if (weigh (look, &look->reasons[i]) > weigh (look, &look->reasons[best]))
      best = i;
  if (best == 0)
    return;
  deciding = look->reasons[best];
  memmove (&look->reasons[1], &look->reasons[0], best * sizeof deciding);
  look->reasons[0] = deciding;
}

static void
list_all (Look *look)
{
  const PandoriaWeights *weights = pandoria_policy_weights (PANDORIA_POLICY_THOUGHTFUL);

  pandoria_survey_init (&look->old, look->before, look->before->active, weights);
  pandoria_survey_init (&look->new, &look->after, look->before->active, weights);
  list_closings (look);
  list_figures (look);
  list_open (look, PANDORIA_HINT_GROWS);
  list_open (look, PANDORIA_HINT_DENIES);
  if (list_open (look, PANDORIA_HINT_OPENS) == 0)
    add_reason (look, PANDORIA_HINT_OPENS_NOTHING, 0, pandoria_spaces_empty ());
}

guint
pandoria_hint_list_reasons (const PandoriaState *state, const PandoriaPlacement *placement,
                            PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS])
{
  g_autofree Look *look = NULL;
  g_autoptr (GRand) rand = NULL;

  g_return_val_if_fail (state != NULL && placement != NULL && reasons != NULL, 0);

  look = g_new0 (Look, 1);
  rand = g_rand_new_with_seed (0);
  look->before = state;
  look->after = *state;
  look->reasons = reasons;
  if (!pandoria_lay_placement (&look->after, placement, rand))
    return 0;
  for (guint i = 0; i < placement->n_hexes; i++)
    pandoria_spaces_add (&look->laid, placement->hexes[i].at);
  list_all (look);
  list_exits (look);
  if (placement->figure == PANDORIA_SPACE_NONE)
    list_kept (look);
  put_deciding_first (look);
  return look->n;
}

guint
pandoria_hint_list_act_reasons (const PandoriaState *state, const PandoriaAction *action,
                                PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS])
{
  g_autofree Look *look = NULL;
  const PandoriaSpace at = pandoria_hint_find_space (action);

  g_return_val_if_fail (state != NULL && action != NULL && reasons != NULL, 0);

  look = g_new0 (Look, 1);
  look->before = state;
  look->reasons = reasons;
  if (at < 0 || !pandoria_state_apply (state, action, &look->after, NULL, NULL))
    return 0;
  pandoria_spaces_add (&look->laid, at);
  list_all (look);
  put_deciding_first (look);
  if (look->n > 0 && look->reasons[look->n - 1].kind == PANDORIA_HINT_OPENS_NOTHING)
    look->n--; /* only a tile can open something */
  return look->n;
}
