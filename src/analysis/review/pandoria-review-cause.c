/* Finds what explains a turning point, and what makes another place better than the played one.
 *
 * All amounts are from the ledger or from the engine's forecast for open regions. The table of
 * worths weighs them. Weights decide what explains the sign of a change; they are never shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review.h"

#include <math.h>

#include "pandoria-open-regions.h"

/* In hundredths of a point. */
#define POINT        100
#define HALF_A_POINT 50
#define ENOUGH       50 /* explains a sign */
#define BETTER       25 /* makes a place better */

/* Parts of the weight that would explain a whole change, in per cent. */
#define FITTING  33 /* the text must explain so much */
#define PLENTY   50 /* if so much is explained, no cause is added */
#define TELLABLE 15 /* a single cause must explain so much */

#define FEW_SPACES 2 /* missing: the next player may close the region */

/* The position in which all weights of a turn are taken. */
typedef struct
{
  const PandoriaState *state;
  PandoriaSurvey survey;
} Scale;

static void
scale_init (Scale *scale, const PandoriaState *state)
{
  scale->state = state;
  pandoria_survey_init (&scale->survey, state, state->active, NULL, NULL);
}

static gint32
weigh_amount (const Scale *scale, guint player, guint counter, gint32 amount)
{
  return amount * pandoria_worth_price (&scale->survey, player, counter);
}

/* Weighs a gain of which only a part fits below the cap; three of the rest are a point (7.2). */
static gint32
weigh_gain (const Scale *scale, guint player, guint counter, gint32 amount)
{
  const gint32 room = (gint32) pandoria_state_cap (scale->state, player)
                      - scale->state->players[player].counters[counter];
  const gint32 kept = CLAMP (room, 0, amount);

  if (counter == PANDORIA_COUNTER_POINTS)
    return POINT * amount;
  return weigh_amount (scale, player, counter, kept) + POINT * ((amount - kept) / 3);
}

static gint32
weigh_open (const Scale *scale, guint counter, gint32 amount, guint n_missing)
{
  return amount * pandoria_worth_price_open (&scale->survey, counter, n_missing);
}

static gint32
weigh_figures (const Scale *scale, guint player, gint32 n)
{
  return n * MAX (pandoria_worth_price_figure (&scale->survey, player), 0);
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
weigh_event (const Scale *scale, const PandoriaEvent *event)
{
  switch (event->kind)
    {
    case PANDORIA_EVENT_REGION:
    case PANDORIA_EVENT_MONUMENT:
      return weigh_amount (scale, event->player, event->counter, event->amount);
    case PANDORIA_EVENT_OVERFLOW:
      return POINT * event->points
             + weigh_amount (scale, event->player, event->counter, event->amount);
    default: return 0;
    }
}

static gint32
count_returns (const PandoriaState *was, const PandoriaState *is, guint player)
{
  const PandoriaPlayerState *a = &was->players[player], *b = &is->players[player];

  return MAX (b->workers + b->leader - a->workers - a->leader, 0);
}

/* Adds up what pandoria_review_text_played() names. Sets @end to the position after the turn. */
static void
sum_turn (PandoriaRecord *record, const PandoriaReviewTurn *turn, const Scale *scale,
          gint32 sums[PANDORIA_MAX_PLAYERS], PandoriaState *end)
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
        sums[events->items[k].player] += weigh_event (scale, &events->items[k]);
      for (guint p = 0; action->kind == PANDORIA_ACT_PLACE_TILE && p < was.n_players; p++)
        sums[p] += weigh_figures (scale, p, count_returns (&was, end, p));
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
  Scale scale;
  Open before, after;
  PandoriaReviewPoint *point;
  gint32 whole; /* the weight that would explain the whole change */
  gint32 lead;  /* the weight of the whole text, in the direction of the change */
  gint32 best_weight;
  PandoriaReviewCause best;
} Search;

static gint32
get_part (gint32 whole, gint32 per_cent)
{
  return (gint32) ((gint64) whole * per_cent / 100);
}

static gboolean
is_named (const PandoriaReviewPoint *point, const PandoriaReviewCause *cause)
{
  for (guint i = 0; i < point->n_causes; i++)
    if (pandoria_spaces_meet (point->causes[i].region, cause->region)
        && point->causes[i].terrain == cause->terrain)
      return TRUE;
  return FALSE;
}

/* Keeps @cause if it explains more than the best one so far. @worth: what it gives the player. */
static void
try_cause (Search *search, const PandoriaReviewCause *cause, gint32 worth)
{
  const gboolean own = pandoria_review_get_side (search->is, cause->player) == search->point->side;
  const gint32 others = (gint32) pandoria_state_n_teams (search->is) - 1;
  const gint32 weight = worth / (own ? 1 : -others);

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
          const PandoriaReviewCause cause = { .kind = PANDORIA_REVIEW_LOST,
                                              .player = p,
                                              .counter = old->counter,
                                              .amount = gain,
                                              .terrain = old->region.terrain,
                                              .region = old->region.spaces };

          if (gain > 0)
            try_cause (search, &cause,
                       -weigh_open (&search->scale, old->counter, gain,
                                    pandoria_spaces_count (old->missing)));
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
          const PandoriaReviewCause cause = { .kind = PANDORIA_REVIEW_GROWN,
                                              .player = p,
                                              .counter = now->counter,
                                              .amount = gain,
                                              .number = pandoria_spaces_count (now->missing),
                                              .terrain = now->region.terrain,
                                              .region = now->region.spaces };

          if (gain > 0 && more > 0)
            try_cause (search, &cause,
                       weigh_open (&search->scale, now->counter, more,
                                   pandoria_spaces_count (now->missing)));
        }
    }
}

/* Returns: whether the turn covered spaces around the open region @now. */
static gboolean
is_closer (const Search *search, const PandoriaOpenRegion *now)
{
  const PandoriaOpenRegion *old = find_region (&search->before, &now->region);

  return old == NULL || pandoria_spaces_count (old->missing) > pandoria_spaces_count (now->missing);
}

/* The next player may close a region that now needs only a few spaces. */
static void
try_next_turn (Search *search)
{
  const guint next = search->is->active;

  for (guint i = 0; i < search->after.n; i++)
    {
      const PandoriaOpenRegion *now = &search->after.regions[i];
      const guint n_missing = pandoria_spaces_count (now->missing);
      const gint32 gain = get_plain_gain (search->is, now, next);
      const PandoriaReviewCause cause = { .kind = PANDORIA_REVIEW_NEXT,
                                          .player = next,
                                          .counter = now->counter,
                                          .amount = gain,
                                          .number = n_missing,
                                          .terrain = now->region.terrain,
                                          .region = now->region.spaces };

      if (!now->at_exit && gain > 0 && n_missing <= FEW_SPACES && is_closer (search, now))
        try_cause (search, &cause, weigh_open (&search->scale, now->counter, gain, n_missing));
    }
}

/* --- the standing --------------------------------------------------------------------------- */

static gint32
get_points (const PandoriaState *state, guint side)
{
  gint32 points = 0;

  for (guint p = 0; p < state->n_players; p++)
    if (pandoria_review_get_side (state, p) == side)
      points += state->players[p].counters[PANDORIA_COUNTER_POINTS];
  return points;
}

/* Returns: the side with the most points apart from @side. */
static guint
find_best_other (const PandoriaState *state, guint side)
{
  guint best = side == 0 ? 1 : 0;

  for (guint i = best + 1; i < pandoria_state_n_teams (state); i++)
    if (i != side && get_points (state, i) > get_points (state, best))
      best = i;
  return best;
}

/* Returns: the number of turns that began after @turn. */
static guint
count_later_turns (PandoriaRecord *record, const PandoriaReviewTurn *turn)
{
  guint n = 0;
  gboolean is_over = FALSE;

  for (guint i = turn->action; i < pandoria_record_get_n_actions (record); i++)
    {
      n += is_over;
      is_over = pandoria_record_get_action (record, i)->kind == PANDORIA_ACT_END_TURN;
    }
  return n;
}

/* Adds who leads if that agrees with the change: with every turn, a lead counts more. Returns:
 * whether the lead was large enough to explain the change. */
static gboolean
add_standing (PandoriaRecord *record, const PandoriaReviewTurn *turn, Search *search)
{
  PandoriaReviewPoint *point = search->point;
  const guint other = find_best_other (search->is, point->side);
  const gint32 lead = get_points (search->is, point->side) - get_points (search->is, other);

  if (point->n_causes == PANDORIA_REVIEW_CAUSES || lead * point->change <= 0
      || POINT * ABS (lead) < get_part (search->whole, FITTING))
    return FALSE;
  point->causes[point->n_causes++]
      = (PandoriaReviewCause){ .kind = PANDORIA_REVIEW_STANDING,
                               .player = lead > 0 ? point->side : other,
                               .other = lead > 0 ? other : point->side,
                               .counter = PANDORIA_COUNTER_POINTS,
                               .amount = ABS (lead),
                               .number = count_later_turns (record, turn) };
  return TRUE;
}

/* Adds the open region that counts most in the direction of the change, even if it did not grow. */
static gboolean
add_open (Search *search)
{
  PandoriaReviewPoint *point = search->point;

  search->best_weight = 0;
  for (guint i = 0; i < search->after.n; i++)
    {
      const PandoriaOpenRegion *now = &search->after.regions[i];

      for (guint p = 0; p < search->is->n_players && !now->at_exit; p++)
        {
          const PandoriaReviewCause cause = { .kind = PANDORIA_REVIEW_GROWN,
                                              .player = p,
                                              .counter = now->counter,
                                              .amount = get_plain_gain (search->is, now, p),
                                              .number = pandoria_spaces_count (now->missing),
                                              .terrain = now->region.terrain,
                                              .region = now->region.spaces };

          if (cause.amount > 0)
            try_cause (search, &cause,
                       weigh_open (&search->scale, now->counter, cause.amount,
                                   pandoria_spaces_count (now->missing)));
        }
    }
  if (search->best_weight == 0 || point->n_causes == PANDORIA_REVIEW_CAUSES)
    return FALSE;
  point->causes[point->n_causes++] = search->best;
  return TRUE;
}

/* --- the search ----------------------------------------------------------------------------- */

static gboolean
has_won (const PandoriaState *end, guint side)
{
  PandoriaResult result;

  pandoria_state_get_result (end, &result);
  return result.place[side] == 1;
}

/* Returns: what the better way that the text shows took from the mover, in the direction of the
 * change; 0 if it shows none. */
static gint32
weigh_missed (const Search *search, const PandoriaReviewTurn *turn)
{
  PandoriaHintReason reasons[PANDORIA_REVIEW_REASONS];
  const PandoriaReviewPoint *point = search->point;
  const gboolean own = pandoria_review_get_side (&turn->before, turn->player) == point->side;
  const gint32 n_others = (gint32) pandoria_state_n_teams (&turn->before) - 1;
  const gint32 missed = turn->answer.played.behind;
  gint32 gained;

  if (pandoria_review_list_reasons (turn, reasons) == 0)
    return 0;
  gained = own ? -missed : missed / MAX (n_others, 1);
  return point->change > 0 ? gained : -gained;
}

/* Adds open regions until enough is explained. */
static void
add_regions (Search *search)
{
  PandoriaReviewPoint *point = search->point;

  while (search->lead < MAX (ENOUGH, get_part (search->whole, PLENTY))
         && point->n_causes < PANDORIA_REVIEW_CAUSES)
    {
      search->best_weight = MAX (get_part (search->whole, TELLABLE), HALF_A_POINT);
      search->best.amount = 0;
      try_lost_regions (search);
      try_grown_regions (search);
      if (search->best.amount == 0)
        try_next_turn (search);
      if (search->best.amount == 0)
        return;
      point->causes[point->n_causes++] = search->best;
      search->lead += search->best_weight;
    }
}

/* Returns: the weight that would change the chance of @point as much. */
static gint32
find_whole (const PandoriaState *state, const PandoriaReviewPoint *point)
{
  const double was = CLAMP (point->before, 50, 950) / 1000.0;
  const double is = CLAMP (point->after, 50, 950) / 1000.0;
  const double odds = fabs (log (is / (1 - is)) - log (was / (1 - was)));
  const double slope = pandoria_worth_find_slope (state);

  return slope > 0 ? (gint32) (POINT * odds / slope) : 0;
}

gboolean
pandoria_review_explain (PandoriaRecord *record, const PandoriaReviewTurn *turn,
                         PandoriaReviewPoint *point, gboolean by_standing)
{
  g_autofree Search *search = g_new0 (Search, 1);
  gint32 sums[PANDORIA_MAX_PLAYERS] = { 0 }, sign;
  PandoriaState end;

  g_return_val_if_fail (record != NULL && turn != NULL && point != NULL, FALSE);

  sign = point->change > 0 ? 1 : -1;
  point->n_causes = 0;
  scale_init (&search->scale, &turn->before);
  sum_turn (record, turn, &search->scale, sums, &end);
  if (end.finished)
    return has_won (&end, point->side) == (sign > 0);
  search->was = &turn->before;
  search->is = &end;
  search->point = point;
  search->whole = find_whole (&turn->before, point);
  search->lead = get_lead (&end, sums, point->side) * sign;
  search->before.n = pandoria_state_list_open_regions (&turn->before, search->before.regions);
  search->after.n = pandoria_state_list_open_regions (&end, search->after.regions);
  add_regions (search);
  if (search->lead + MAX (weigh_missed (search, turn), 0)
      >= MAX (ENOUGH, get_part (search->whole, FITTING)))
    return TRUE;
  return by_standing
         && (add_standing (record, turn, search) || add_open (search) || point->n_causes > 0);
}

/* --- what makes another place better -------------------------------------------------------- */

/* Weighs what each player gets from @reason: now, or from a region that stays open. */
static gint32
weigh_gains (const Scale *scale, const PandoriaHintReason *reason, guint player)
{
  gint32 sums[PANDORIA_MAX_PLAYERS] = { 0 };

  for (guint p = 0; p < scale->state->n_players; p++)
    if (reason->kind == PANDORIA_HINT_CLOSES)
      sums[p] = weigh_gain (scale, p, reason->counter, reason->gains[p]);
    else
      sums[p] = weigh_open (scale, reason->counter, reason->gains[p], reason->missing);
  return get_lead (scale->state, sums, pandoria_review_get_side (scale->state, player));
}

static gint32
weigh_reason (const Scale *scale, const PandoriaHintReason *reason, guint player)
{
  switch ((PandoriaHintKind) reason->kind)
    {
    case PANDORIA_HINT_CLOSES:
    case PANDORIA_HINT_GROWS:
    case PANDORIA_HINT_OPENS: return weigh_gains (scale, reason, player);
    case PANDORIA_HINT_DENIES: return -weigh_gains (scale, reason, player);
    case PANDORIA_HINT_RETURNS: return weigh_figures (scale, player, reason->figures);
    case PANDORIA_HINT_KEEPS: return weigh_figures (scale, player, 1);
    case PANDORIA_HINT_OPENS_NOTHING:
    case PANDORIA_HINT_CLEAR_OF_EXIT:
    case PANDORIA_HINT_SCORES: /* not of a tile: a turn begins without closed regions */
    default: return 0;
    }
}

/* Returns: how much @reason is worth more than the same reason of the played place. */
static gint32
weigh_difference (const Scale *scale, guint player, const PandoriaHintReason *reason,
                  const PandoriaHintReason *played, guint n_played)
{
  gint32 same = 0;

  for (guint i = 0; i < n_played; i++)
    if (played[i].kind == reason->kind && played[i].terrain == reason->terrain
        && (pandoria_spaces_is_empty (reason->region)
            || pandoria_spaces_meet (played[i].region, reason->region)))
      same = MAX (same, weigh_reason (scale, &played[i], player));
  return weigh_reason (scale, reason, player) - same;
}

/* Returns: the index of the largest weight above 0; -1 if there is none. */
static int
find_top (const gint32 *weights, guint n)
{
  int top = -1;

  for (guint i = 0; i < n; i++)
    if (weights[i] > (top >= 0 ? weights[top] : 0))
      top = (int) i;
  return top;
}

/* The reasons that are shown must outweigh all that speaks for the played place, and against the
 * better one. */
guint
pandoria_review_list_reasons (const PandoriaReviewTurn *turn,
                              PandoriaHintReason reasons[PANDORIA_REVIEW_REASONS])
{
  PandoriaHintReason best[PANDORIA_MAX_HINT_REASONS], played[PANDORIA_MAX_HINT_REASONS];
  gint32 weights[PANDORIA_MAX_HINT_REASONS], lead = 0;
  guint n_best, n_played, n = 0;
  Scale scale;
  int top;

  g_return_val_if_fail (turn != NULL && reasons != NULL, 0);

  if (pandoria_review_is_close (turn))
    return 0;
  scale_init (&scale, &turn->before);
  n_best = pandoria_hint_list_reasons (&turn->before, &turn->answer.places[0].placement, best);
  n_played = pandoria_hint_list_reasons (&turn->before, &turn->played, played);
  for (guint i = 0; i < n_best; i++)
    {
      weights[i] = weigh_difference (&scale, turn->player, &best[i], played, n_played);
      lead += MIN (weigh_reason (&scale, &best[i], turn->player), 0);
    }
  for (guint i = 0; i < n_played; i++)
    lead -= MAX (weigh_reason (&scale, &played[i], turn->player), 0);
  while (n < PANDORIA_REVIEW_REASONS && (top = find_top (weights, n_best)) >= 0)
    {
      reasons[n++] = best[top];
      lead += weigh_reason (&scale, &best[top], turn->player);
      weights[top] = 0;
    }
  return lead >= BETTER ? n : 0;
}
