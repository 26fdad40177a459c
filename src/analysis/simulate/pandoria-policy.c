/* Player models: one row each, with a function for each part of a turn. Their choices depend only
 * on the worth of positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-expert-cards.h"
#include "pandoria-expert.h"
#include "pandoria-pick.h"
#include "pandoria-random-act.h"
#include "pandoria-simulate-cards.h"

/* --- 6.1 and 6.2 ---------------------------------------------------------------------------- */

static void
choose_place (PandoriaActSearch *search)
{
  const PandoriaView *view = search->view;
  PandoriaPlacement place;

  if (pandoria_list_placements (&search->survey, view->options, view->hand->tiles,
                                view->hand->n_tiles, &place, 1)
      == 0)
    {
      pandoria_random_act_place (view->state, view->options, view->rand, &search->best->action);
      return;
    }
  pandoria_placement_to_action (&place, &search->best->action);
  search->best->tile = place.n_hexes == 2 ? place.tile : -1;
}

static void
try_placing (PandoriaActSearch *search, PandoriaSpaces places, gboolean leader)
{
  const PandoriaSurvey *v = &search->survey;
  const PandoriaPlayerState *me = &v->state->players[v->me];
  gint32 cost = pandoria_survey_reserve (v, me->workers, me->leader)
                - (leader ? pandoria_survey_reserve (v, me->workers, FALSE)
                          : pandoria_survey_reserve (v, me->workers - 1u, me->leader));
  PandoriaSpace at;

  PANDORIA_FOREACH_SPACE (at, places)
    {
      pandoria_act_search_begin (search, PANDORIA_ACT_PLACE_FIGURE);
      search->tried.action.at = at;
      search->tried.action.leader = leader != FALSE;
      pandoria_act_search_take (
          search,
          search->pass - cost + pandoria_survey_figure (v, v->regions, v->n, at, leader ? 2 : 1));
    }
}

static void
try_taking (PandoriaActSearch *search)
{
  const PandoriaSurvey *v = &search->survey;
  const PandoriaPlayerState *me = &v->state->players[v->me];
  gint32 stay = pandoria_survey_reserve (v, me->workers, me->leader);
  PandoriaSpace at;

  PANDORIA_FOREACH_SPACE (at, pandoria_spaces_and (search->view->options->take, v->figures[v->me]))
    {
      gboolean leader = pandoria_spaces_has (&me->leader_at, at);
      gint32 home = leader ? pandoria_survey_reserve (v, me->workers, TRUE)
                           : pandoria_survey_reserve (v, me->workers + 1u, me->leader);

      pandoria_act_search_begin (search, PANDORIA_ACT_TAKE_FIGURE);
      search->tried.action.take.at = at;
      pandoria_act_search_take (
          search, search->pass + home - stay
                      + pandoria_survey_figure (v, v->regions, v->n, at, leader ? -2 : -1));
    }
}

static void
choose_figure (PandoriaActSearch *search)
{
  const PandoriaOptions *o = search->view->options;

  if (pandoria_options_has_act (o, PANDORIA_ACT_PLACE_FIGURE))
    {
      try_placing (search, o->worker, FALSE);
      try_placing (search, o->leader, TRUE);
    }
  if (pandoria_options_has_act (o, PANDORIA_ACT_TAKE_FIGURE))
    try_taking (search);
  pandoria_act_search_begin (search, PANDORIA_ACT_RANSOM);
  if (pandoria_options_has_act (o, PANDORIA_ACT_RANSOM) && search->worth == search->pass
      && pandoria_random_act_ransom (search->state, o, search->view->rand, &search->tried.action))
    pandoria_act_search_take (search, search->pass + 1);
}

/* --- 6.3 ------------------------------------------------------------------------------------ */

/* Picks a card of the hand other than the played one. Returns: (nullable): the card. */
static const PandoriaCard *
pick_other_card (const PandoriaActSearch *search)
{
  const PandoriaHand *hand = search->view->hand;
  guint i;

  if (hand->n_cards < 2)
    return NULL;
  i = pandoria_pick (search->view->rand, hand->n_cards - 1);
  return &hand->cards[(int) i >= search->tried.card ? i + 1 : i];
}

static void
fill_build (const PandoriaActSearch *search, const PandoriaCard *card, PandoriaBuild *build)
{
  guint8 slots = pandoria_options_build_slots (search->state, card->building);

  build->building = PANDORIA_BUILDING_NONE;
  if (slots != 0)
    pandoria_expert_fill_build (search, card, pandoria_pick_bit (search->view->rand, slots), build);
}

/* A building that a spell allows uses another card of the hand. */
static void
fill_members (const PandoriaActSearch *search, PandoriaSpellMembers *members)
{
  const PandoriaCard *other;

  if (members->build.building == PANDORIA_BUILDING_NONE)
    return;
  other = pick_other_card (search);
  members->build.building = PANDORIA_BUILDING_NONE;
  if (other != NULL)
    fill_build (search, other, &members->build);
}

/* Begins an act of @kind with a random card. Returns: (nullable): the card; NULL if there is none.
 */
static const PandoriaCard *
begin_card (PandoriaActSearch *search, PandoriaActKind kind)
{
  const PandoriaHand *hand = search->view->hand;

  if (!pandoria_options_has_act (search->view->options, kind) || hand->n_cards == 0)
    return NULL;
  pandoria_act_search_begin (search, kind);
  search->tried.card = (int) pandoria_pick (search->view->rand, hand->n_cards);
  return &hand->cards[search->tried.card];
}

static gboolean
propose_cast (PandoriaActSearch *search)
{
  const PandoriaState *s = search->state;
  const PandoriaCard *card = begin_card (search, PANDORIA_ACT_CAST);
  PandoriaAction *a = &search->tried.action;

  if (card == NULL)
    return FALSE;
  a->spell = card->spell;
  a->level = card->level;
  a->cost = card->cost;
  a->with = pandoria_act_search_pick_payment (search, PANDORIA_COUNTER_CRYSTAL,
                                              pandoria_state_spell_cost (s, s->active, card->cost));
  pandoria_fill_spell (s, search->view->rand, a->spell, a->level, a);
  fill_members (search, &a->members);
  fill_members (search, &a->copy);
  return TRUE;
}

static gboolean
propose_build (PandoriaActSearch *search)
{
  const PandoriaCard *card = begin_card (search, PANDORIA_ACT_BUILD);

  if (card != NULL)
    fill_build (search, card, &search->tried.action.build);
  return card != NULL && search->tried.action.build.building != PANDORIA_BUILDING_NONE;
}

static gboolean
propose_monument (PandoriaActSearch *search)
{
  const PandoriaOptions *o = search->view->options;

  pandoria_act_search_begin (search, PANDORIA_ACT_MONUMENT);
  return pandoria_options_has_act (o, PANDORIA_ACT_MONUMENT)
         && pandoria_pick_monument (search->state, search->view->rand, o->monument_slots,
                                    &search->tried.action.monument);
}

/* Halflings cast and build the same card (11). */
static gboolean
propose_halfling (PandoriaActSearch *search)
{
  PandoriaAction *a = &search->tried.action;

  if (!pandoria_options_has_act (search->view->options, PANDORIA_ACT_HALFLING)
      || !propose_cast (search))
    return FALSE;
  a->kind = PANDORIA_ACT_HALFLING;
  if (!pandoria_chance (search->view->rand, 50))
    return pandoria_pick_monument (search->state, search->view->rand,
                                   pandoria_options_monument_slots (search->state), &a->monument);
  fill_build (search, &search->view->hand->cards[search->tried.card], &a->build);
  return a->build.building != PANDORIA_BUILDING_NONE;
}

static gboolean
propose_realm (PandoriaActSearch *search)
{
  pandoria_act_search_begin (search, PANDORIA_ACT_RELIC);
  return pandoria_simulate_realm_act (search->state, search->view->options, search->view->rand,
                                      &search->tried.action);
}

static gboolean
propose_golem (PandoriaActSearch *search)
{
  pandoria_act_search_begin (search, PANDORIA_ACT_GOLEM_FIGURE);
  return pandoria_random_act_golem (search->state, search->view->options, search->view->rand,
                                    &search->tried.action);
}

/* Tries the proposals in turn, as many as the view allows. The best one is kept. */
static void
choose_card (PandoriaActSearch *search)
{
  static gboolean (*const proposals[]) (PandoriaActSearch *)
      = { propose_cast,  propose_build,    propose_monument, propose_cast,
          propose_realm, propose_halfling, propose_golem };

  for (guint i = 0; i < search->view->tries; i++)
    if (proposals[i % G_N_ELEMENTS (proposals)](search))
      pandoria_act_search_try (search);
}

/* --- 6.5 ------------------------------------------------------------------------------------ */

static void
choose_elf (PandoriaActSearch *search)
{
  const PandoriaView *view = search->view;

  for (guint i = 0; i < view->tries / 2; i++)
    {
      PandoriaAction *a = &search->tried.action;

      pandoria_act_search_begin (search, PANDORIA_ACT_ELF_MOVE);
      a->from = pandoria_pick_space (view->rand, view->options->elf_from);
      a->to = pandoria_pick_space (view->rand, pandoria_options_elf_to (view->state, a->from));
      pandoria_act_search_try (search);
    }
}

/* --- the models ----------------------------------------------------------------------------- */

/* How a model chooses; the random one has no search. */
static const struct
{
  const char *key;
  void (*place) (PandoriaActSearch *search);
  void (*figure) (PandoriaActSearch *search);
  void (*card) (PandoriaActSearch *search);
  void (*elf) (PandoriaActSearch *search);
} policy_rows[] = {
  [PANDORIA_POLICY_RANDOM] = { .key = "random" },
  [PANDORIA_POLICY_GREEDY] = { "greedy", choose_place, choose_figure, choose_card, choose_elf },
  [PANDORIA_POLICY_THOUGHTFUL]
  = { "thoughtful", choose_place, choose_figure, choose_card, choose_elf },
  [PANDORIA_POLICY_EXPERT]
  = { "expert", pandoria_expert_choose_place, pandoria_expert_choose_figure,
      pandoria_expert_choose_card, pandoria_expert_choose_elf },
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

/* Passes unless an act improves the position, but always places a tile, which is compulsory. */
static void
choose (PandoriaPolicy policy, const PandoriaView *view, PandoriaDecision *choice)
{
  const PandoriaOptions *o = view->options;
  const guint step = view->state->step;
  PandoriaActSearch search;

  pandoria_action_init (&choice->action, pandoria_options_has_act (o, PANDORIA_ACT_SCORE)
                                                 && view->state->n_pending > 0
                                             ? PANDORIA_ACT_SCORE
                                             : PANDORIA_ACT_END_TURN);
  if (step > PANDORIA_STEP_CARD && !pandoria_options_has_act (o, PANDORIA_ACT_BUY)
      && !pandoria_options_has_act (o, PANDORIA_ACT_ELF_MOVE))
    return;
  pandoria_act_search_init (&search, policy, view, choice);
  if (step == PANDORIA_STEP_PLACE)
    {
      search.worth = G_MININT32;
      policy_rows[policy].place (&search);
      return;
    }
  if (step == PANDORIA_STEP_FIGURE)
    policy_rows[policy].figure (&search);
  if (step <= PANDORIA_STEP_CARD && search.worth == search.pass)
    policy_rows[policy].card (&search);
  if (search.worth != search.pass || choice->action.kind != PANDORIA_ACT_END_TURN)
    return;
  if (pandoria_options_has_act (o, PANDORIA_ACT_BUY))
    pandoria_expert_try_purchases (&search);
  if (pandoria_options_has_act (o, PANDORIA_ACT_ELF_MOVE) && search.worth == search.pass)
    policy_rows[policy].elf (&search);
}

/* Removes the tile and the card of @choice from the hand, and moves a bought card from the card
 * market to it. */
static void
use_up (PandoriaHidden *hidden, guint player, const PandoriaDecision *choice)
{
  PandoriaHand *hand = &hidden->hands[player];

  if (choice->tile >= 0)
    hand->tiles[choice->tile] = hand->tiles[--hand->n_tiles];
  if (choice->card >= 0)
    hand->cards[choice->card] = hand->cards[--hand->n_cards];
  if (choice->market < 0)
    return;
  if (hand->n_cards < PANDORIA_HIDDEN_HAND)
    hand->cards[hand->n_cards++] = hidden->market[choice->market];
  hidden->market[choice->market] = hidden->market[--hidden->n_market];
}

gboolean
pandoria_policy_act (PandoriaPolicy policy, PandoriaState *state, const PandoriaOptions *options,
                     PandoriaHidden *hidden, GRand *rand, guint tries, PandoriaAction *action,
                     PandoriaEvents *events, GError **error)
{
  const guint player = state->active;
  const PandoriaView view
      = { state, options, &hidden->hands[player], hidden->market, hidden->n_market, rand, tries };
  PandoriaDecision choice = { .tile = -1, .card = -1, .market = -1 };

  g_return_val_if_fail ((guint) policy < PANDORIA_N_POLICIES && state != NULL && !state->finished,
                        FALSE);
  g_return_val_if_fail (options != NULL && hidden != NULL && rand != NULL && action != NULL, FALSE);

  if (policy == PANDORIA_POLICY_RANDOM)
    pandoria_random_act_choose (state, options, rand, &choice.action);
  else
    choose (policy, &view, &choice);
  *action = choice.action;
  if (!pandoria_settle_act (state, rand, action, events, error))
    return FALSE;
  use_up (hidden, player, &choice);
  pandoria_hidden_follow (hidden, state);
  return TRUE;
}
