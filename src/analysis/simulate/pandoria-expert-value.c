/* How the expert model judges a position, and an act by the position that it leads to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-simulate-private.h"

#define OTHERS 70 /* percent of the opponents' average worth that is subtracted; all of it for a single opponent */

gint32
pandoria_expert_judge (const PandoriaState *state, guint me)
{
  PandoriaSurvey survey;

  g_return_val_if_fail (state != NULL && me < state->n_players, 0);

  return pandoria_expert_judge_like (state, me, NULL, &survey);
}

gint32
pandoria_expert_judge_like (const PandoriaState *state, guint me, const PandoriaSurvey *like, PandoriaSurvey *survey)
{
  const gint32 opponents = state->partnership ? 2 : state->n_players - 1;
  gint32 own = 0, others = 0;

  if (pandoria_variant_is_family (state->variant)) /* the table of worths comes from the regular game */
    {
      pandoria_survey_init_like (survey, state, me, pandoria_policy_weights (PANDORIA_POLICY_THOUGHTFUL), like);
      return pandoria_survey_judge (survey);
    }
  pandoria_survey_init_like (survey, state, me, NULL, like);
  for (guint p = 0; p < state->n_players; p++)
    *(p == me || pandoria_state_are_partners (state, p, me) ? &own : &others) += pandoria_worth_judge (survey, p);
  return own - (state->n_players == 2 ? others : others * OTHERS / (100 * opponents));
}

void
pandoria_search_take (PandoriaSearch *search, gint32 worth)
{
  if (worth <= search->worth)
    return;
  search->worth = worth;
  *search->best = search->tried;
}

void
pandoria_search_try (PandoriaSearch *search)
{
  const PandoriaAction asked = search->tried.action;
  PandoriaState then = *search->state;
  PandoriaSurvey survey;

  if (pandoria_settle_act (&then, search->view->rand, &search->tried.action, NULL, NULL))
    pandoria_search_take (search, pandoria_expert_judge_like (&then, search->state->active, &search->survey, &survey));
  search->tried.action = asked;
}

void
pandoria_search_begin (PandoriaSearch *search, PandoriaActKind kind)
{
  search->tried.tile = search->tried.card = search->tried.market = -1;
  pandoria_action_init (&search->tried.action, kind);
}

gint8
pandoria_search_pick_payment (const PandoriaSearch *search, guint resource, guint cost)
{
  return pandoria_pick_payment (search->state, search->view->rand, resource, cost);
}

/* Fills @found with the best of @places for a figure that counts @strength. Returns: how many. */
guint
pandoria_search_find_spaces (const PandoriaSearch *search, PandoriaSpaces places, int strength,
                             PandoriaSpace found[PANDORIA_SEARCH_SPACES])
{
  gint32 gains[PANDORIA_SEARCH_SPACES];
  PandoriaSpace at;
  guint n = 0;

  PANDORIA_FOREACH_SPACE (at, places)
    {
      gint32 gain = pandoria_survey_figure (&search->survey, search->survey.regions, search->survey.n, at, strength);
      guint i = MIN (n, PANDORIA_SEARCH_SPACES - 1);

      if (n == PANDORIA_SEARCH_SPACES && gain <= gains[i])
        continue;
      n = MIN (n + 1, PANDORIA_SEARCH_SPACES);
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
pandoria_search_try_at (PandoriaSearch *search, PandoriaActKind kind, PandoriaSpaces places, gboolean leader)
{
  PandoriaSpace at;

  PANDORIA_FOREACH_SPACE (at, places)
    {
      pandoria_search_begin (search, kind);
      search->tried.action.at = at;
      search->tried.action.leader = leader;
      if (kind == PANDORIA_ACT_GOLEM_FIGURE)
        search->tried.action.with = pandoria_search_pick_payment (
            search, pandoria_terrain_counter ((PandoriaTerrain) pandoria_state_terrain_at (search->state, at)), 3);
      pandoria_search_try (search);
    }
}
