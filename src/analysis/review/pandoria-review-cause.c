/* Finds what explains a turning point, and what makes another place better than the played one.
 *
 * All amounts are from the ledger or from the engine's forecast for open regions. The weights here
 * only decide whether they explain the sign of a change; they are never shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review.h"

#include "pandoria-open-regions.h"

/* Weights, in hundredths of a point. */
#define POINT        100
#define HALF_A_POINT 50

#define RESOURCE  40
#define FIGURE    100 /* back in the reserve */
#define CARD      150 /* a building or a spell */
#define KEPT      60  /* a figure that stays in the reserve */
#define ENOUGH    50  /* explains a sign */
#define BETTER    25  /* makes a place better */
#define OPEN_PART 2   /* an open region counts for half */

static gint32
weigh_amount (guint counter, gint32 amount)
{
  return amount * (counter == PANDORIA_COUNTER_POINTS ? POINT : RESOURCE);
}

guint
pandoria_review_get_side (const PandoriaState *state, guint player)
{
  g_return_val_if_fail (state != NULL && player < PANDORIA_MAX_PLAYERS, 0);
  return state->partnership ? state->players[player].team : player;
}

gboolean
pandoria_review_is_close (const PandoriaReviewTurn *turn)
{
  const PandoriaHintPlace *played = &turn->answer.played;

  g_return_val_if_fail (turn != NULL, FALSE);

  return !turn->answer.has_played || played->behind <= MAX (HALF_A_POINT, 2 * played->error);
}

/* --- the acts of a turn ---------------------------------------------------------------- */

static gint32
weigh_event (const PandoriaEvent *event)
{
  switch (event->kind)
    {
    case PANDORIA_EVENT_REGION:
    case PANDORIA_EVENT_MONUMENT: return weigh_amount (event->counter, event->amount);
    case PANDORIA_EVENT_OVERFLOW:
      return POINT * event->points + weigh_amount (event->counter, event->amount);
    default: return 0;
    }
}

static gint32
weigh_returns (const PandoriaState *was, const PandoriaState *is, guint player)
{
  const PandoriaPlayerState *a = &was->players[player], *b = &is->players[player];

  return FIGURE * MAX (b->workers + b->leader - a->workers - a->leader, 0);
}

static gboolean
is_card (const PandoriaAction *action)
{
  return action->kind == PANDORIA_ACT_BUILD || action->kind == PANDORIA_ACT_CAST
         || action->kind == PANDORIA_ACT_HALFLING;
}

/* Adds up what pandoria_review_text_played() names. Sets @end to the position after the turn. */
static void
sum_turn (PandoriaRecord *record, const PandoriaReviewTurn *turn, gint32 sums[PANDORIA_MAX_PLAYERS],
          PandoriaState *end)
{
  g_autofree PandoriaEvents *events = g_new (PandoriaEvents, 1);

  *end = turn->before;
  for (guint i = turn->action; i < pandoria_record_get_n_actions (record); i++)
    {
      const PandoriaAction *action = pandoria_record_get_action (record, i);
      const PandoriaState was = *end;

      if (was.turn != turn->turn || !pandoria_state_apply (end, action, end, events, NULL))
        return;
      for (guint k = 0; k < events->n; k++)
        sums[events->items[k].player] += weigh_event (&events->items[k]);
      for (guint p = 0; action->kind == PANDORIA_ACT_PLACE_TILE && p < was.n_players; p++)
        sums[p] += weigh_returns (&was, end, p);
      if (is_card (action))
        sums[turn->player] += CARD;
      if (action->kind == PANDORIA_ACT_END_TURN)
        return;
    }
}

/* Returns: @side’s sum, minus the average of the other sides. */
static gint32
get_lead (const PandoriaState *state, const gint32 sums[PANDORIA_MAX_PLAYERS], guint side)
{
  const gint32 n_others = (gint32) pandoria_state_n_teams (state) - 1;
  gint32 own = 0, others = 0;

  for (guint p = 0; p < state->n_players; p++)
    if (pandoria_review_get_side (state, p) == side)
      own += sums[p];
    else
      others += sums[p];
  return own - others / MAX (n_others, 1);
}

/* --- open regions --------------------------------------------------------------------------- */

typedef struct
{
  guint n;
  PandoriaOpenRegion regions[PANDORIA_MAX_OPEN_REGIONS];
} Open;

/* Returns: what @player gains from @open by symbols, strength and buildings (7.2); 0 if a realm
 * changes that. */
static gint32
get_plain_gain (const PandoriaState *state, const PandoriaOpenRegion *open, guint player)
{
  const PandoriaSpaces spaces = open->region.spaces;
  const guint strength = pandoria_state_strength (state, spaces, player);
  const guint bonus
      = pandoria_spaces_count (spaces)
        * pandoria_state_building_bonus (state, player, (PandoriaTerrain) open->region.terrain);
  const gint32 gain
      = (gint32) (strength > 0 ? pandoria_state_symbols (state, spaces) * strength + bonus : 0);

  return open->gains[player].amount == gain ? gain : 0;
}

/* Returns: the region of @open that @region belongs to; NULL if there is none. */
static const PandoriaOpenRegion *
find_region (const Open *open, const PandoriaRegion *region)
{
  for (guint i = 0; i < open->n; i++)
    if (open->regions[i].region.terrain == region->terrain
        && pandoria_spaces_meet (open->regions[i].region.spaces, region->spaces))
      return &open->regions[i];
  return NULL;
}

/* Returns: how much the open regions of @open that belong to @region bring @player. */
static gint32
sum_gains (const PandoriaState *state, const Open *open, const PandoriaRegion *region, guint player)
{
  gint32 sum = 0;

  for (guint i = 0; i < open->n; i++)
    if (open->regions[i].region.terrain == region->terrain && !open->regions[i].at_exit
        && pandoria_spaces_meet (open->regions[i].region.spaces, region->spaces))
      sum += get_plain_gain (state, &open->regions[i], player);
  return sum;
}

/* A search for the causes of a change. */
typedef struct
{
  const PandoriaState *was, *is;
  Open before, after;
  PandoriaReviewPoint *point;
  gint32 best_weight;
  PandoriaReviewCause best;
} Search;

static gboolean
is_named (const PandoriaReviewPoint *point, const PandoriaReviewCause *cause)
{
  for (guint i = 0; i < point->n_causes; i++)
    if (pandoria_spaces_meet (point->causes[i].region, cause->region)
        && point->causes[i].terrain == cause->terrain)
      return TRUE;
  return FALSE;
}

/* Keeps @cause if it explains more than the best one so far. @change: how much it changed what the
 * player can gain. */
static void
try_cause (Search *search, const PandoriaReviewCause *cause, gint32 change)
{
  const gboolean own = pandoria_review_get_side (search->is, cause->player) == search->point->side;
  const gint32 others = (gint32) pandoria_state_n_teams (search->is) - 1;
  const gint32 weight = weigh_amount (cause->counter, change) / OPEN_PART / (own ? 1 : -others);

  if (weight * (search->point->change > 0 ? 1 : -1) <= search->best_weight
      || is_named (search->point, cause))
    return;
  search->best_weight = weight * (search->point->change > 0 ? 1 : -1);
  search->best = *cause;
}

static void
try_lost_regions (Search *search)
{
  for (guint i = 0; i < search->before.n; i++)
    {
      const PandoriaOpenRegion *old = &search->before.regions[i];
      const PandoriaOpenRegion *now = find_region (&search->after, &old->region);

      if (old->at_exit || now == NULL || !now->at_exit)
        continue;
      for (guint p = 0; p < search->was->n_players; p++)
        {
          const gint32 gain = get_plain_gain (search->was, old, p);
          const PandoriaReviewCause cause = { .lost = TRUE,
                                              .player = p,
                                              .counter = old->counter,
                                              .amount = gain,
                                              .terrain = old->region.terrain,
                                              .region = old->region.spaces };

          if (gain > 0)
            try_cause (search, &cause, -gain);
        }
    }
}

static void
try_grown_regions (Search *search)
{
  for (guint i = 0; i < search->after.n; i++)
    {
      const PandoriaOpenRegion *now = &search->after.regions[i];

      for (guint p = 0; p < search->is->n_players && !now->at_exit; p++)
        {
          const gint32 gain = get_plain_gain (search->is, now, p);
          const gint32 more = gain - sum_gains (search->was, &search->before, &now->region, p);
          const PandoriaReviewCause cause = { .player = p,
                                              .counter = now->counter,
                                              .amount = gain,
                                              .terrain = now->region.terrain,
                                              .region = now->region.spaces };

          if (gain > 0 && more > 0)
            try_cause (search, &cause, more);
        }
    }
}

static gboolean
has_won (const PandoriaState *end, guint side)
{
  PandoriaResult result;

  pandoria_state_get_result (end, &result);
  return result.place[side] == 1;
}

gboolean
pandoria_review_explain (PandoriaRecord *record, const PandoriaReviewTurn *turn,
                         PandoriaReviewPoint *point)
{
  g_autofree Search *search = g_new0 (Search, 1);
  gint32 sums[PANDORIA_MAX_PLAYERS] = { 0 }, sign, lead;
  PandoriaState end;

  g_return_val_if_fail (record != NULL && turn != NULL && point != NULL, FALSE);

  sign = point->change > 0 ? 1 : -1;
  point->n_causes = 0;
  sum_turn (record, turn, sums, &end);
  if (end.finished)
    return has_won (&end, point->side) == (sign > 0);
  lead = get_lead (&end, sums, point->side) * sign;
  search->was = &turn->before;
  search->is = &end;
  search->point = point;
  search->before.n = pandoria_state_list_open_regions (&turn->before, search->before.regions);
  search->after.n = pandoria_state_list_open_regions (&end, search->after.regions);
  while (lead < ENOUGH && point->n_causes < PANDORIA_REVIEW_CAUSES)
    {
      search->best_weight = 0;
      try_lost_regions (search);
      try_grown_regions (search);
      if (search->best_weight == 0)
        break;
      point->causes[point->n_causes++] = search->best;
      lead += search->best_weight;
    }
  return lead >= ENOUGH;
}

/* --- what makes another place better -------------------------------------------------------- */

static gint32
weigh_gains (const PandoriaReviewTurn *turn, const PandoriaHintReason *reason)
{
  gint32 sums[PANDORIA_MAX_PLAYERS];

  for (guint p = 0; p < PANDORIA_MAX_PLAYERS; p++)
    sums[p] = weigh_amount (reason->counter, reason->gains[p]);
  return get_lead (&turn->before, sums, pandoria_review_get_side (&turn->before, turn->player));
}

static gint32
weigh_reason (const PandoriaReviewTurn *turn, const PandoriaHintReason *reason)
{
  switch ((PandoriaHintKind) reason->kind)
    {
    case PANDORIA_HINT_CLOSES: return weigh_gains (turn, reason);
    case PANDORIA_HINT_RETURNS: return FIGURE * reason->figures;
    case PANDORIA_HINT_GROWS: return weigh_gains (turn, reason) / (1 + reason->missing);
    case PANDORIA_HINT_DENIES: return -weigh_gains (turn, reason) / OPEN_PART;
    case PANDORIA_HINT_OPENS: return weigh_gains (turn, reason) / (OPEN_PART + reason->missing);
    case PANDORIA_HINT_KEEPS: return KEPT;
    case PANDORIA_HINT_OPENS_NOTHING:
    case PANDORIA_HINT_CLEAR_OF_EXIT:
    default: return 0;
    }
}

/* Returns: how much @reason is worth more than the same reason of the played place. */
static gint32
weigh_difference (const PandoriaReviewTurn *turn, const PandoriaHintReason *reason,
                  const PandoriaHintReason *played, guint n_played)
{
  gint32 same = 0;

  for (guint i = 0; i < n_played; i++)
    if (played[i].kind == reason->kind && played[i].terrain == reason->terrain
        && (pandoria_spaces_is_empty (reason->region)
            || pandoria_spaces_meet (played[i].region, reason->region)))
      same = MAX (same, weigh_reason (turn, &played[i]));
  return weigh_reason (turn, reason) - same;
}

guint
pandoria_review_list_reasons (const PandoriaReviewTurn *turn,
                              PandoriaHintReason reasons[PANDORIA_REVIEW_REASONS])
{
  PandoriaHintReason best[PANDORIA_MAX_HINT_REASONS], played[PANDORIA_MAX_HINT_REASONS];
  gint32 weights[PANDORIA_MAX_HINT_REASONS], lead = 0;
  guint n_best, n_played, n = 0;

  g_return_val_if_fail (turn != NULL && reasons != NULL, 0);

  if (pandoria_review_is_close (turn))
    return 0;
  n_best = pandoria_hint_list_reasons (&turn->before, &turn->answer.places[0].placement, best);
  n_played = pandoria_hint_list_reasons (&turn->before, &turn->played, played);
  for (guint i = 0; i < n_best; i++)
    {
      lead += weigh_reason (turn, &best[i]);
      weights[i] = weigh_difference (turn, &best[i], played, n_played);
    }
  for (guint i = 0; i < n_played; i++)
    lead -= weigh_reason (turn, &played[i]);
  if (lead < BETTER)
    return 0;
  while (n < PANDORIA_REVIEW_REASONS)
    {
      guint top = 0;

      for (guint i = 1; i < n_best; i++)
        if (weights[i] > weights[top])
          top = i;
      if (n_best == 0 || weights[top] <= 0)
        break;
      reasons[n++] = best[top];
      weights[top] = 0;
    }
  return n;
}
