/* Finds the best acts for the rest of a turn, by the expert model, and the results of acts on the
 * board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-hint.h"

#include <string.h>

/* --- acts: hands are hidden, so the best cards are named ------------------------------------ */

#define MAX_PRICE 8
#define LEAST     25 /* hundredths of a point; acts with a lower gain are not listed */

typedef struct
{
  PandoriaState *state; /* with the figure */
  PandoriaCatalogue *catalogue;
  PandoriaHintAct *acts;
  guint n, first; /* @first: index of the first act of the current kind */
} Best;

/* Keeps only the best acts of each kind. */
static void
add_act (Best *best, PandoriaExpertPart part, const PandoriaCard *card)
{
  PandoriaHintAct act = { .part = (guint8) part };
  guint i = best->n;

  act.gain = pandoria_expert_suggest (best->state, part, card, &act.action);
  if (act.gain < (part == PANDORIA_EXPERT_PURCHASE ? 1 : LEAST))
    return;
  while (i > best->first && best->acts[i - 1].gain < act.gain)
    i--;
  if (i - best->first >= PANDORIA_HINT_PLACES)
    return;
  best->n = MIN (best->n + 1, best->first + PANDORIA_HINT_PLACES);
  for (guint k = best->n - 1; k > i; k--)
    best->acts[k] = best->acts[k - 1];
  best->acts[i] = act;
}

/* Tries the cards whose cost is known. */
static void
add_cards (Best *best, PandoriaPrintedKind kind)
{
  g_autoptr (GArray) things = pandoria_printed_list (kind);

  best->first = best->n;
  for (guint i = 0; i < things->len; i++)
    {
      const PandoriaPrinted *thing = &g_array_index (things, PandoriaPrinted, i);
      gboolean is_spell = kind == PANDORIA_PRINTED_SPELL;
      g_autoptr (GArray) costs = pandoria_catalogue_get_values (best->catalogue, *thing);
      guint8 cost = costs->len > 0 ? (guint8) g_array_index (costs, guint, 0) : 0;
      const PandoriaCard spell = { .spell = thing->spell, .level = thing->level, .cost = cost };
      const PandoriaCard building
          = { .building = thing->building, .building_level = thing->level, .building_cost = cost };

      gboolean is_in_game
          = !is_spell || pandoria_variant_has_spell (best->state->variant, thing->spell);

      if (costs->len > 0 && thing->level > 0 && is_in_game)
        add_act (best, PANDORIA_EXPERT_CARD, is_spell ? &spell : &building);
    }
}

/* Finds the highest price that a card is worth. */
static void
add_purchase (Best *best)
{
  best->first = best->n;
  for (guint8 price = MAX_PRICE; price > 0 && best->n == best->first; price--)
    add_act (best, PANDORIA_EXPERT_PURCHASE, &(PandoriaCard){ .price = price });
}

static void
add_one (Best *best, PandoriaExpertPart part)
{
  best->first = best->n;
  add_act (best, part, NULL);
}

/* Applies the best figure, so that the later acts start from there. */
static void
add_figure (Best *best)
{
  add_one (best, PANDORIA_EXPERT_FIGURE);
  if (best->n > 0)
    pandoria_state_apply (best->state, &best->acts[0].action, best->state, NULL, NULL);
}

guint
pandoria_hint_list_acts (const PandoriaState *state, PandoriaCatalogue *catalogue,
                         PandoriaHintAct acts[PANDORIA_MAX_HINT_ACTS], PandoriaState *later)
{
  Best best = { later, catalogue, acts, 0, 0 };

  g_return_val_if_fail (state != NULL && PANDORIA_IS_CATALOGUE (catalogue), 0);
  g_return_val_if_fail (acts != NULL && later != NULL, 0);

  *later = *state;
  if (state->finished || state->step == PANDORIA_STEP_PLACE)
    return 0;
  add_figure (&best);
  if (state->players[state->active].hand > 0)
    {
      add_cards (&best, PANDORIA_PRINTED_SPELL);
      add_cards (&best, PANDORIA_PRINTED_BUILDING);
    }
  add_one (&best, PANDORIA_EXPERT_REALM);
  add_purchase (&best);
  add_one (&best, PANDORIA_EXPERT_ELF);
  return best.n;
}

/* Returns: the space of the first figure, movement or hex of a spell, or else of the spell. */
static PandoriaSpace
find_spell_space (const PandoriaSpellMembers *members)
{
  if (members->n_figures > 0)
    return members->figures[0].at;
  if (members->n_moves > 0)
    return members->moves[0].to;
  if (members->n_hexes > 0)
    return members->hexes[0].at;
  return members->at;
}

PandoriaSpace
pandoria_hint_find_space (const PandoriaAction *action)
{
  g_return_val_if_fail (action != NULL, PANDORIA_SPACE_NONE);

  switch (action->kind)
    {
    case PANDORIA_ACT_PLACE_FIGURE:
    case PANDORIA_ACT_GOLEM_FIGURE: return action->at;
    case PANDORIA_ACT_ELF_MOVE: return action->to;
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_RECAST: return find_spell_space (&action->members);
    default: return PANDORIA_SPACE_NONE;
    }
}

/* --- results: by the rules, an act closes regions; a survey before and after shows how open ones
 * change --- */

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
      const gboolean closes = i >= look->before->n_pending;
      PandoriaHintReason *reason = NULL;

      if (closes || pandoria_spaces_meet (region->spaces, near))
        reason = add_reason (look, closes ? PANDORIA_HINT_CLOSES : PANDORIA_HINT_SCORES,
                             region->terrain, region->spaces);
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
  n = pandoria_spaces_count (
      pandoria_spaces_and (pandoria_spaces_or (was->figures, was->leader_at), closed));
  if (n == 0)
    return;
  reason = add_reason (look, PANDORIA_HINT_RETURNS, 0, pandoria_spaces_empty ());
  if (reason != NULL)
    reason->figures = (guint8) n;
}

/* Returns: the gain of @player from the regions of @survey that are now part of @now, except
 * regions at an exit. */
static gint32
sum_before (const PandoriaSurvey *survey, const PandoriaSurveyed *now, guint player)
{
  gint32 sum = 0;

  for (guint i = 0; i < survey->n; i++)
    if (!survey->regions[i].at_exit
        && pandoria_spaces_meet (survey->regions[i].spaces, now->spaces))
      sum += (gint32) pandoria_survey_gain (survey, &survey->regions[i], player);
  return sum;
}

static gboolean
is_other (const Look *look, guint player)
{
  return player != look->before->active
         && !pandoria_state_are_partners (look->before, player, look->before->active);
}

/* Returns: whether the turns left in the last round can cover the missing spaces, two in each turn
 * (9). */
static gboolean
can_still_close (const Look *look, const PandoriaSurveyed *now)
{
  const PandoriaState *s = look->before;
  const guint n = s->n_players, n_turns = n - 1 - (s->active + n - s->start_player) % n;

  return (s->double_tiles > 0 && !s->last_round)
         || (guint) pandoria_spaces_count (now->missing) <= 2 * n_turns;
}

/* Returns: whether the act can have changed the chances of the region @now. Exits count only for
 * PANDORIA_HINT_DENIES, all other regions only while they can still close. */
static gboolean
is_concerned (const Look *look, PandoriaHintKind kind, const PandoriaSurveyed *now)
{
  if (now->closed || now->at_exit != (kind == PANDORIA_HINT_DENIES))
    return FALSE;
  if (!now->at_exit && !can_still_close (look, now))
    return FALSE;
  return pandoria_spaces_meet (pandoria_spaces_or (now->spaces, now->next_to), look->laid);
}

/* Returns: the gain of @player that counts for a reason of this @kind. */
static gint32
get_gain (const Look *look, PandoriaHintKind kind, const PandoriaSurveyed *now, guint player)
{
  const gint32 was = sum_before (&look->old, now, player);
  const gint32 is = (gint32) pandoria_survey_gain (&look->new, now, player);

  switch (kind)
    {
    case PANDORIA_HINT_OPENS: return is - was;
    case PANDORIA_HINT_DENIES: return was;
    default: return is;
    }
}

/* Returns: whether the gain of @player is a reason of this @kind: our own if a region grows, that
 * of other players otherwise. */
static gboolean
counts_for (const Look *look, PandoriaHintKind kind, guint player)
{
  if (kind == PANDORIA_HINT_GROWS)
    return player == look->before->active;
  return is_other (look, player);
}

/* Returns: whether @now gives a reason of this @kind. Fills @gains with its gains. */
static gboolean
matches (const Look *look, PandoriaHintKind kind, const PandoriaSurveyed *now,
         gint16 gains[PANDORIA_MAX_PLAYERS])
{
  const guint me = look->before->active;
  gboolean any = FALSE;

  if (!is_concerned (look, kind, now))
    return FALSE;
  for (guint p = 0; p < look->before->n_players; p++)
    {
      gint32 gain = get_gain (look, kind, now, p);

      if (counts_for (look, kind, p) && gain > 0)
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
  PandoriaSpaces next_to = pandoria_spaces_around (look->laid);

  for (guint t = 0; t < PANDORIA_N_TERRAINS; t++)
    if (pandoria_spaces_meet (next_to, look->before->open_exit[t])
        && !pandoria_spaces_meet (look->after.terrain[t], look->laid))
      add_reason (look, PANDORIA_HINT_CLEAR_OF_EXIT, t, look->laid);
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
    case PANDORIA_HINT_CLOSES:
    case PANDORIA_HINT_SCORES: return MAX (2, 6 * own - 6 * others / (look->before->n_players - 1));
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

/* Returns: whether something opens for others. */
static gboolean
list_all (Look *look)
{
  const PandoriaWeights *weights = pandoria_policy_weights (PANDORIA_POLICY_THOUGHTFUL);

  pandoria_survey_init (&look->old, look->before, look->before->active, weights, NULL);
  pandoria_survey_init (&look->new, &look->after, look->before->active, weights, NULL);
  list_closings (look);
  list_figures (look);
  list_open (look, PANDORIA_HINT_GROWS);
  list_open (look, PANDORIA_HINT_DENIES);
  return list_open (look, PANDORIA_HINT_OPENS) > 0;
}

/* Returns: whether the active player has a figure, and there are tiles for another turn. */
static gboolean
can_place_later (const PandoriaState *state)
{
  const PandoriaPlayerState *player = &state->players[state->active];

  return state->double_tiles > 0 && (player->workers > 0 || player->leader);
}

guint
pandoria_hint_list_reasons (const PandoriaState *state, const PandoriaPlacement *placement,
                            PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS])
{
  g_autofree Look *look = g_new0 (Look, 1);
  g_autoptr (GRand) rand = g_rand_new_with_seed (0);

  g_return_val_if_fail (state != NULL && placement != NULL && reasons != NULL, 0);

  look->before = state;
  look->after = *state;
  look->reasons = reasons;
  if (!pandoria_lay_placement (&look->after, placement, rand))
    return 0;
  for (guint i = 0; i < placement->n_hexes; i++)
    pandoria_spaces_add (&look->laid, placement->hexes[i].at);
  if (!list_all (look))
    add_reason (look, PANDORIA_HINT_OPENS_NOTHING, 0, pandoria_spaces_empty ());
  list_exits (look);
  if (placement->figure == PANDORIA_SPACE_NONE && can_place_later (state))
    add_reason (look, PANDORIA_HINT_KEEPS, 0, pandoria_spaces_empty ());
  put_deciding_first (look);
  return look->n;
}

guint
pandoria_hint_list_act_reasons (const PandoriaState *state, const PandoriaAction *action,
                                PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS])
{
  g_autofree Look *look = g_new0 (Look, 1);
  const PandoriaSpace at = pandoria_hint_find_space (action);

  g_return_val_if_fail (state != NULL && action != NULL && reasons != NULL, 0);

  look->before = state;
  look->reasons = reasons;
  if (at < 0 || !pandoria_state_apply (state, action, &look->after, NULL, NULL))
    return 0;
  pandoria_spaces_add (&look->laid, at);
  list_all (look);
  put_deciding_first (look);
  return look->n;
}
