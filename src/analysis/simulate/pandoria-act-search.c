/* The search of a player model for its best act, and how it judges positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-act-search.h"

#include "pandoria-pick.h"

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

gint32
pandoria_act_search_judge (const PandoriaActSearch *search, const PandoriaState *state,
                           const PandoriaSurvey *like, PandoriaSurvey *survey)
{
  return judge_like (state, search->state->active, search->weights, like, survey);
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
    pandoria_act_search_take (search,
                              pandoria_act_search_judge (search, &then, &search->survey, &survey));
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
