/* Player models: one row each. Their choices depend only on the worth of positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-simulate-private.h"

typedef PandoriaDecision Decision;

static void choose_by_chance (const PandoriaWeights *weights, const PandoriaView *view, Decision *choice);
static void choose_by_worth (const PandoriaWeights *weights, const PandoriaView *view, Decision *choice);

static const struct
{
  const char *key;
  void (*choose) (const PandoriaWeights *weights, const PandoriaView *view, Decision *choice);
} policy_rows[] = {
  [PANDORIA_POLICY_RANDOM] = { "random", choose_by_chance },
  [PANDORIA_POLICY_GREEDY] = { "greedy", choose_by_worth },
  [PANDORIA_POLICY_THOUGHTFUL] = { "thoughtful", choose_by_worth },
  [PANDORIA_POLICY_EXPERT] = { "expert", pandoria_expert_choose },
};
G_STATIC_ASSERT (G_N_ELEMENTS (policy_rows) == PANDORIA_N_POLICIES);

const char *
pandoria_policy_key (PandoriaPolicy policy)
{
  g_return_val_if_fail ((guint) policy < PANDORIA_N_POLICIES, NULL);
  return policy_rows[policy].key;
}

int
pandoria_policy_from_key (const char *key)
{
  return pandoria_key_find (&policy_rows[0].key, sizeof policy_rows[0], PANDORIA_N_POLICIES, key);
}

/* --- trying an act ------------------------------------------------------------------------------------------------ */

static gint32
judge_now (const PandoriaWeights *weights, const PandoriaView *view, PandoriaSurvey *survey)
{
  pandoria_survey_init (survey, view->state, view->state->active, weights);
  return pandoria_survey_judge (survey);
}

/* Copies @tried to @choice if it leads from @now to a position worth more than *@worth. */
static void
try_choice (const PandoriaSurvey *now, const PandoriaView *view, Decision *tried, gint32 *worth, Decision *choice)
{
  PandoriaState then = *view->state;
  PandoriaSurvey survey;
  gint32 reached;

  if (!pandoria_settle_act (&then, view->rand, &tried->action, NULL, NULL))
    return;
  pandoria_survey_init_like (&survey, &then, now->me, now->weights, now);
  reached = pandoria_survey_judge (&survey);
  if (reached <= *worth)
    return;
  *worth = reached;
  *choice = *tried;
}

/* --- 6.1 and 6.2 -------------------------------------------------------------------------------------------------- */

static void
choose_place (const PandoriaWeights *weights, const PandoriaView *view, Decision *choice)
{
  PandoriaSurvey survey;
  PandoriaPlacement best;

  pandoria_survey_init (&survey, view->state, view->state->active, weights);
  if (pandoria_list_placements (view, &survey, &best, 1) == 0)
    {
      pandoria_simulate_placing (view->state, view->options, view->rand, &choice->action);
      return;
    }
  pandoria_placement_to_action (&best, &choice->action);
  choice->tile = best.n_hexes == 2 ? best.tile : -1;
}

static void
try_placing (const PandoriaSurvey *v, PandoriaSpaces places, gboolean leader, gint32 *worth, PandoriaAction *a)
{
  const PandoriaPlayerState *me = &v->state->players[v->me];
  gint32 stay = pandoria_survey_reserve (v, me->workers, me->leader);
  gint32 cost = stay
                - (leader ? pandoria_survey_reserve (v, me->workers, FALSE)
                          : pandoria_survey_reserve (v, me->workers - 1u, me->leader));
  PandoriaSpace at;

  PANDORIA_FOREACH_SPACE (at, places)
    {
      gint32 gain = pandoria_survey_figure (v, v->regions, v->n, at, leader ? 2 : 1) - cost;

      if (gain <= *worth)
        continue;
      *worth = gain;
      pandoria_action_init (a, PANDORIA_ACT_PLACE_FIGURE);
      a->at = at;
      a->leader = leader != FALSE;
    }
}

static void
try_taking (const PandoriaSurvey *v, PandoriaSpaces own, gint32 *worth, PandoriaAction *a)
{
  const PandoriaPlayerState *me = &v->state->players[v->me];
  gint32 stay = pandoria_survey_reserve (v, me->workers, me->leader);
  PandoriaSpace at;

  PANDORIA_FOREACH_SPACE (at, pandoria_spaces_and (own, v->figures[v->me]))
    {
      gboolean leader = pandoria_spaces_has (&me->leader_at, at);
      gint32 home = leader ? pandoria_survey_reserve (v, me->workers, TRUE)
                           : pandoria_survey_reserve (v, me->workers + 1u, me->leader);
      gint32 gain = pandoria_survey_figure (v, v->regions, v->n, at, leader ? -2 : -1) + home - stay;

      if (gain <= *worth)
        continue;
      *worth = gain;
      pandoria_action_init (a, PANDORIA_ACT_TAKE_FIGURE);
      a->take.at = at;
    }
}

/* Returns: FALSE if it is best to place no figure. */
static gboolean
choose_figure (const PandoriaWeights *weights, const PandoriaView *view, Decision *choice)
{
  const PandoriaOptions *o = view->options;
  PandoriaSurvey survey;
  gint32 worth = 0;

  pandoria_survey_init (&survey, view->state, view->state->active, weights);
  if (HAS (o, PLACE_FIGURE))
    {
      try_placing (&survey, o->worker, FALSE, &worth, &choice->action);
      try_placing (&survey, o->leader, TRUE, &worth, &choice->action);
    }
  if (HAS (o, TAKE_FIGURE))
    try_taking (&survey, o->take, &worth, &choice->action);
  if (HAS (o, RANSOM) && worth <= 0 && pandoria_simulate_ransom (view->state, o, view->rand, &choice->action))
    worth = 1;
  return worth > 0;
}

/* --- 6.3 ---------------------------------------------------------------------------------------------------------- */

/* Picks a card of the hand other than @played. Returns: its index, or -1. */
static int
pick_other_card (const PandoriaView *view, int played)
{
  guint n = view->hand->n_cards, i;

  if (n < 2)
    return -1;
  i = pandoria_pick (view->rand, n - 1);
  return (int) i >= played ? (int) i + 1 : (int) i;
}

static void
fill_build (const PandoriaView *view, const PandoriaCard *card, PandoriaBuild *build)
{
  const PandoriaState *s = view->state;
  guint8 slots = pandoria_options_build_slots (s, card->building);

  build->building = slots == 0 ? PANDORIA_BUILDING_NONE : card->building;
  if (slots == 0)
    return;
  build->level = card->building_level;
  build->cost = card->building_cost;
  build->slot = (guint8) pandoria_pick_bit (view->rand, slots);
  build->with = pandoria_pick_payment (s, view->rand, PANDORIA_COUNTER_WOOD,
                                       pandoria_state_building_cost (s, s->active, build->cost, build->slot));
}

/* A building that a spell allows also comes from the hand. */
static void
fill_members (const PandoriaView *view, int played, PandoriaSpellMembers *members)
{
  int other;

  if (members->build.building == PANDORIA_BUILDING_NONE)
    return;
  other = pick_other_card (view, played);
  members->build.building = PANDORIA_BUILDING_NONE;
  if (other >= 0)
    fill_build (view, &view->hand->cards[other], &members->build);
}

static gboolean
propose_cast (const PandoriaView *view, Decision *choice)
{
  const PandoriaState *s = view->state;
  const PandoriaCard *card;
  PandoriaAction *a = &choice->action;

  if (!HAS (view->options, CAST) || view->hand->n_cards == 0)
    return FALSE;
  choice->card = (int) pandoria_pick (view->rand, view->hand->n_cards);
  card = &view->hand->cards[choice->card];
  pandoria_action_init (a, PANDORIA_ACT_CAST);
  a->spell = card->spell;
  a->level = card->level;
  a->cost = card->cost;
  a->with = pandoria_pick_payment (s, view->rand, PANDORIA_COUNTER_CRYSTAL,
                                   pandoria_state_spell_cost (s, s->active, card->cost));
  pandoria_fill_spell (s, view->rand, a->spell, a->level, a);
  fill_members (view, choice->card, &a->members);
  fill_members (view, choice->card, &a->copy);
  return TRUE;
}

static gboolean
propose_build (const PandoriaView *view, Decision *choice)
{
  if (!HAS (view->options, BUILD) || view->hand->n_cards == 0)
    return FALSE;
  choice->card = (int) pandoria_pick (view->rand, view->hand->n_cards);
  pandoria_action_init (&choice->action, PANDORIA_ACT_BUILD);
  fill_build (view, &view->hand->cards[choice->card], &choice->action.build);
  return choice->action.build.building != PANDORIA_BUILDING_NONE;
}

static gboolean
propose_monument (const PandoriaView *view, Decision *choice)
{
  if (!HAS (view->options, MONUMENT))
    return FALSE;
  pandoria_action_init (&choice->action, PANDORIA_ACT_MONUMENT);
  return pandoria_pick_monument (view->state, view->rand, view->options->monument_slots, &choice->action.monument);
}

/* Halflings cast and build the same card (11). */
static gboolean
propose_halfling (const PandoriaView *view, Decision *choice)
{
  if (!HAS (view->options, HALFLING) || !propose_cast (view, choice))
    return FALSE;
  choice->action.kind = PANDORIA_ACT_HALFLING;
  if (pandoria_chance (view->rand, 50))
    fill_build (view, &view->hand->cards[choice->card], &choice->action.build);
  else
    pandoria_pick_monument (view->state, view->rand, pandoria_options_monument_slots (view->state),
                            &choice->action.monument);
  return TRUE;
}

static gboolean
propose_realm (const PandoriaView *view, Decision *choice)
{
  return pandoria_simulate_realm_act (view->state, view->options, view->rand, &choice->action);
}

static gboolean
propose_golem (const PandoriaView *view, Decision *choice)
{
  return HAS (view->options, GOLEM_FIGURE)
         && pandoria_simulate_golem (view->state, view->options, view->rand, &choice->action);
}

/* Returns: FALSE if no proposal is better than passing. */
static gboolean
choose_card (const PandoriaWeights *weights, const PandoriaView *view, Decision *choice)
{
  static gboolean (*const proposals[]) (const PandoriaView *, Decision *)
      = { propose_cast, propose_build, propose_monument, propose_cast, propose_realm, propose_halfling, propose_golem };
  PandoriaSurvey now;
  gint32 pass = judge_now (weights, view, &now), worth = pass;

  for (guint i = 0; i < view->tries; i++)
    {
      Decision tried = { .tile = -1, .card = -1, .market = -1 };

      if (proposals[i % G_N_ELEMENTS (proposals)](view, &tried))
        try_choice (&now, view, &tried, &worth, choice);
    }
  return worth > pass;
}

/* --- 6.4 and 6.5 -------------------------------------------------------------------------------------------------- */

static gboolean
choose_purchase (const PandoriaWeights *weights, const PandoriaView *view, Decision *choice)
{
  const PandoriaState *s = view->state;
  PandoriaSurvey now;
  gint32 pass = judge_now (weights, view, &now), worth = pass;

  for (guint i = 0; i < view->n_market; i++)
    {
      Decision tried = { .tile = -1, .card = -1, .market = (int) i };

      pandoria_action_init (&tried.action, PANDORIA_ACT_BUY);
      tried.action.cost = view->market[i].price;
      tried.action.with = pandoria_pick_payment (s, view->rand, PANDORIA_COUNTER_GOLD,
                                                 pandoria_state_card_price (s, s->active, tried.action.cost));
      try_choice (&now, view, &tried, &worth, choice);
    }
  return worth > pass;
}

static gboolean
choose_elf (const PandoriaWeights *weights, const PandoriaView *view, Decision *choice)
{
  PandoriaSurvey now;
  gint32 pass = judge_now (weights, view, &now), worth = pass;

  for (guint i = 0; i < view->tries / 2; i++)
    {
      Decision tried = { .tile = -1, .card = -1, .market = -1 };

      pandoria_action_init (&tried.action, PANDORIA_ACT_ELF_MOVE);
      tried.action.from = pandoria_pick_space (view->rand, view->options->elf_from);
      tried.action.to = pandoria_pick_space (view->rand, pandoria_options_elf_to (view->state, tried.action.from));
      try_choice (&now, view, &tried, &worth, choice);
    }
  return worth > pass;
}

static void
choose_ending (const PandoriaWeights *weights, const PandoriaView *view, Decision *choice)
{
  const PandoriaState *s = view->state;

  if (HAS (view->options, SCORE) && s->n_pending > 0)
    pandoria_action_init (&choice->action, PANDORIA_ACT_SCORE);
  else if ((HAS (view->options, BUY) && choose_purchase (weights, view, choice))
           || (HAS (view->options, ELF_MOVE) && choose_elf (weights, view, choice)))
    return;
  else
    pandoria_action_init (&choice->action, PANDORIA_ACT_END_TURN);
}

/* --- the models --------------------------------------------------------------------------------------------------- */

static void
choose_by_chance (const PandoriaWeights *weights G_GNUC_UNUSED, const PandoriaView *view, Decision *choice)
{
  pandoria_simulate_choose (view->state, view->options, view->rand, &choice->action);
}

static void
choose_by_worth (const PandoriaWeights *weights, const PandoriaView *view, Decision *choice)
{
  const guint step = view->state->step;

  if (step == PANDORIA_STEP_PLACE)
    choose_place (weights, view, choice);
  else if ((step == PANDORIA_STEP_FIGURE && choose_figure (weights, view, choice))
           || (step <= PANDORIA_STEP_CARD && choose_card (weights, view, choice)))
    return;
  else
    choose_ending (weights, view, choice);
}

/* Removes the tile and the card of @choice from the hand, and moves a bought card from the card market to it. */
static void
use_up (PandoriaTable *table, guint player, const Decision *choice)
{
  PandoriaHand *hand = &table->hands[player];

  if (choice->tile >= 0)
    pandoria_hand_drop_tile (hand, (guint) choice->tile);
  if (choice->card >= 0)
    pandoria_hand_drop_card (hand, (guint) choice->card);
  if (choice->market < 0)
    return;
  if (hand->n_cards < PANDORIA_TABLE_HAND)
    hand->cards[hand->n_cards++] = table->market[choice->market];
  table->market[choice->market] = table->market[--table->n_market];
}

gboolean
pandoria_policy_act (PandoriaPolicy policy, PandoriaState *state, const PandoriaOptions *options, PandoriaTable *table,
                     GRand *rand, guint tries, PandoriaAction *action, PandoriaEvents *events, GError **error)
{
  const guint player = state->active;
  const PandoriaView view = { state, options, &table->hands[player], table->market, table->n_market, rand, tries };
  Decision choice = { .tile = -1, .card = -1, .market = -1 };

  g_return_val_if_fail ((guint) policy < PANDORIA_N_POLICIES && state != NULL && !state->finished, FALSE);
  g_return_val_if_fail (options != NULL && table != NULL && rand != NULL && action != NULL, FALSE);

  policy_rows[policy].choose (pandoria_policy_weights (policy), &view, &choice);
  *action = choice.action;
  if (!pandoria_settle_act (state, rand, action, events, error))
    return FALSE;
  use_up (table, player, &choice);
  pandoria_table_follow (table, state);
  return TRUE;
}

void
pandoria_policy_play (PandoriaPolicy policy, PandoriaState *state, PandoriaTable *table, GRand *rand, guint tries,
                      guint turn)
{
  PandoriaOptions options;
  PandoriaAction action;

  while (!state->finished && state->turn < turn)
    {
      pandoria_state_get_options (state, &options);
      if (!pandoria_policy_act (policy, state, &options, table, rand, tries, &action, NULL, NULL))
        return;
    }
}
