/* The expert model: of all allowed acts it chooses the one that leads to the best position by the
 * table of worths.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-simulate-private.h"

#define N_PLACES 16 /* for a tile or castle, by a quick estimate */
/* Percent of the opponents' average worth that is subtracted; all of it for a single opponent. */
#define OTHERS 70

/* Judges by @weights, or by the table of worths without them. @like: see pandoria_survey_init(). */
static gint32
judge_like (const PandoriaState *state, guint me, const PandoriaWeights *weights,
            const PandoriaSurvey *like, PandoriaSurvey *survey)
{
  const gint32 opponents = state->partnership ? 2 : state->n_players - 1;
  gint32 own = 0, others = 0;

  pandoria_survey_init (survey, state, me, weights, like);
  if (weights != NULL)
    return pandoria_survey_judge (survey);
  for (guint p = 0; p < state->n_players; p++)
    {
      const gint32 worth = pandoria_worth_judge (survey, p);

      if (p == me || pandoria_state_are_partners (state, p, me))
        own += worth;
      else
        others += worth;
    }
  if (state->n_players == 2)
    return own - others;
  return own - others * OTHERS / (100 * opponents);
}

/* The table of worths comes from the regular game. */
static const PandoriaWeights *
find_weights (const PandoriaState *state)
{
  return pandoria_variant_is_family (state->variant)
             ? pandoria_policy_weights (PANDORIA_POLICY_THOUGHTFUL)
             : NULL;
}

gint32
pandoria_expert_judge (const PandoriaState *state, guint me)
{
  PandoriaSurvey survey;

  g_return_val_if_fail (state != NULL && me < state->n_players, 0);

  return judge_like (state, me, find_weights (state), NULL, &survey);
}

void
pandoria_act_search_init (PandoriaActSearch *search, PandoriaPolicy policy,
                          const PandoriaView *view, PandoriaDecision *best)
{
  const PandoriaState *s = view->state;

  search->view = view;
  search->state = s;
  search->best = best;
  pandoria_survey_init (&search->survey, s, s->active, pandoria_policy_weights (policy), NULL);
  search->weights = policy == PANDORIA_POLICY_EXPERT ? find_weights (s) : search->survey.weights;
  search->pass = search->weights != NULL ? pandoria_survey_judge (&search->survey)
                                         : pandoria_expert_judge (s, s->active);
  search->worth = search->pass;
}

void
pandoria_act_search_take (PandoriaActSearch *search, gint32 worth)
{
  if (worth <= search->worth)
    return;
  search->worth = worth;
  *search->best = search->tried;
}

void
pandoria_act_search_try (PandoriaActSearch *search)
{
  const PandoriaAction asked = search->tried.action;
  PandoriaState then = *search->state;
  PandoriaSurvey survey;

  if (pandoria_settle_act (&then, search->view->rand, &search->tried.action, NULL, NULL))
    pandoria_act_search_take (search, judge_like (&then, search->state->active, search->weights,
                                                  &search->survey, &survey));
  search->tried.action = asked;
}

void
pandoria_act_search_begin (PandoriaActSearch *search, PandoriaActKind kind)
{
  search->tried.tile = search->tried.card = search->tried.market = -1;
  pandoria_action_init (&search->tried.action, kind);
}

gint8
pandoria_act_search_pick_payment (const PandoriaActSearch *search, guint resource, guint cost)
{
  return pandoria_pick_payment (search->state, search->view->rand, resource, cost);
}

/* Fills @found with the best of @places for a figure that counts @strength. Returns: how many. */
guint
pandoria_act_search_find_spaces (const PandoriaActSearch *search, PandoriaSpaces places,
                                 int strength, PandoriaSpace found[PANDORIA_ACT_SEARCH_SPACES])
{
  gint32 gains[PANDORIA_ACT_SEARCH_SPACES];
  PandoriaSpace at;
  guint n = 0;

  PANDORIA_FOREACH_SPACE (at, places)
    {
      gint32 gain = pandoria_survey_figure (&search->survey, search->survey.regions,
                                            search->survey.n, at, strength);
      guint i = MIN (n, PANDORIA_ACT_SEARCH_SPACES - 1);

      if (n == PANDORIA_ACT_SEARCH_SPACES && gain <= gains[i])
        continue;
      n = MIN (n + 1, PANDORIA_ACT_SEARCH_SPACES);
      for (; i > 0 && gains[i - 1] < gain; i--)
        {
          gains[i] = gains[i - 1];
          found[i] = found[i - 1];
        }
      gains[i] = gain;
      found[i] = at;
    }
  return n;
}

void
pandoria_act_search_try_at (PandoriaActSearch *search, PandoriaActKind kind, PandoriaSpaces places,
                            gboolean leader)
{
  PandoriaSpace at;

  PANDORIA_FOREACH_SPACE (at, places)
    {
      pandoria_act_search_begin (search, kind);
      search->tried.action.at = at;
      search->tried.action.leader = leader;
      if (kind == PANDORIA_ACT_GOLEM_FIGURE)
        search->tried.action.with = pandoria_act_search_pick_payment (
            search,
            pandoria_terrain_counter (
                (PandoriaTerrain) pandoria_state_terrain_at (search->state, at)),
            3);
      pandoria_act_search_try (search);
    }
}

/* --- the steps of a turn -------------------------------------------------------------------- */

static void
try_figures (PandoriaActSearch *search, const PandoriaState *laid, const PandoriaSurvey *survey,
             const PandoriaOptions *o)
{
  for (guint leader = 0; leader < 2; leader++)
    {
      const PandoriaSpaces places = leader ? o->leader : o->worker;
      PandoriaSpace at;

      PANDORIA_FOREACH_SPACE (at, places)
        {
          PandoriaState then = *laid;
          PandoriaSurvey later;
          PandoriaAction action;

          pandoria_action_init (&action, PANDORIA_ACT_PLACE_FIGURE);
          action.at = at;
          action.leader = leader;
          if (pandoria_state_apply (&then, &action, &then, NULL, NULL))
            pandoria_act_search_take (
                search, judge_like (&then, laid->active, search->weights, survey, &later));
        }
    }
}

/* Judges each placement together with the best figure after it. */
void
pandoria_expert_choose_place (PandoriaActSearch *search)
{
  PandoriaPlacement places[N_PLACES];
  const PandoriaView *view = search->view;
  const guint n
      = pandoria_list_placements (&search->survey, view->options, view->hand->tiles,
                                  view->hand->n_tiles, places, MIN (view->tries, N_PLACES));

  for (guint i = 0; i < n; i++)
    {
      PandoriaState laid = *search->state;
      PandoriaOptions options;
      PandoriaSurvey survey;

      pandoria_act_search_begin (search, PANDORIA_ACT_PLACE_TILE);
      pandoria_placement_to_action (&places[i], &search->tried.action);
      search->tried.tile = places[i].n_hexes == 2 ? places[i].tile : -1;
      if (!pandoria_settle_act (&laid, search->view->rand, &search->tried.action, NULL, NULL))
        continue;
      pandoria_act_search_take (
          search, judge_like (&laid, search->state->active, search->weights, NULL, &survey));
      pandoria_state_get_options (&laid, &options);
      try_figures (search, &laid, &survey, &options);
    }
  if (n == 0)
    pandoria_simulate_placing (search->state, search->view->options, search->view->rand,
                               &search->best->action);
}

void
pandoria_expert_choose_figure (PandoriaActSearch *search)
{
  const PandoriaOptions *o = search->view->options;
  PandoriaSpace at;

  pandoria_act_search_try_at (search, PANDORIA_ACT_PLACE_FIGURE, o->worker, FALSE);
  pandoria_act_search_try_at (search, PANDORIA_ACT_PLACE_FIGURE, o->leader, TRUE);
  PANDORIA_FOREACH_SPACE (at, o->take)
    {
      pandoria_act_search_begin (search, PANDORIA_ACT_TAKE_FIGURE);
      search->tried.action.take.at = at;
      pandoria_act_search_try (search);
    }
  pandoria_act_search_begin (search, PANDORIA_ACT_RANSOM);
  if (pandoria_options_has_act (o, PANDORIA_ACT_RANSOM)
      && pandoria_simulate_ransom (search->state, o, search->view->rand, &search->tried.action))
    pandoria_act_search_try (search);
}

void
pandoria_expert_choose_card (PandoriaActSearch *search)
{
  const PandoriaOptions *o = search->view->options;

  for (guint i = 0; i < search->view->hand->n_cards; i++)
    pandoria_act_search_try_card (search, &search->view->hand->cards[i], (int) i);
  pandoria_act_search_begin (search, PANDORIA_ACT_MONUMENT);
  if (pandoria_options_has_act (o, PANDORIA_ACT_MONUMENT))
    pandoria_act_search_try_monuments (search, o->monument_slots, &search->tried.action.monument);
  pandoria_act_search_try_realm (search);
}

void
pandoria_act_search_try_purchases (PandoriaActSearch *search)
{
  for (guint i = 0; i < search->view->n_market; i++)
    {
      pandoria_act_search_begin (search, PANDORIA_ACT_BUY);
      search->tried.market = (int) i;
      search->tried.action.cost = search->view->market[i].price;
      search->tried.action.with = pandoria_act_search_pick_payment (
          search, PANDORIA_COUNTER_GOLD,
          pandoria_state_card_price (search->state, search->state->active,
                                     search->tried.action.cost));
      pandoria_act_search_try (search);
    }
}

void
pandoria_expert_choose_elf (PandoriaActSearch *search)
{
  PandoriaSpace from;

  PANDORIA_FOREACH_SPACE (from, search->view->options->elf_from)
    {
      PandoriaSpace to[PANDORIA_ACT_SEARCH_SPACES];
      const guint n = pandoria_act_search_find_spaces (
          search, pandoria_options_elf_to (search->state, from), 1, to);

      for (guint i = 0; i < n; i++)
        {
          pandoria_act_search_begin (search, PANDORIA_ACT_ELF_MOVE);
          search->tried.action.from = from;
          search->tried.action.to = to[i];
          pandoria_act_search_try (search);
        }
    }
}

gint32
pandoria_expert_suggest (const PandoriaState *state, PandoriaExpertPart part,
                         const PandoriaCard *card, PandoriaAction *action)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (0);
  const PandoriaHand hand = { 0 };
  PandoriaOptions options;
  const PandoriaView view = {
    .state = state, .options = &options, .hand = &hand, .market = card, .n_market = 1, .rand = rand
  };
  PandoriaDecision choice = { 0 };
  PandoriaActSearch search;

  g_return_val_if_fail (state != NULL && action != NULL, 0);
  g_return_val_if_fail (
      card != NULL || (part != PANDORIA_EXPERT_CARD && part != PANDORIA_EXPERT_PURCHASE), 0);

  pandoria_state_get_options (state, &options);
  pandoria_act_search_init (&search, PANDORIA_POLICY_EXPERT, &view, &choice);
  if (part == PANDORIA_EXPERT_FIGURE && state->step == PANDORIA_STEP_FIGURE)
    pandoria_expert_choose_figure (&search);
  else if (part == PANDORIA_EXPERT_CARD)
    pandoria_act_search_try_card (&search, card, 0);
  else if (part == PANDORIA_EXPERT_REALM)
    pandoria_expert_choose_card (&search);
  else if (part == PANDORIA_EXPERT_PURCHASE
           && pandoria_options_has_act (&options, PANDORIA_ACT_BUY))
    pandoria_act_search_try_purchases (&search);
  else if (part == PANDORIA_EXPERT_ELF
           && pandoria_options_has_act (&options, PANDORIA_ACT_ELF_MOVE))
    pandoria_expert_choose_elf (&search);
  *action = choice.action;
  return search.worth - search.pass;
}
