/* The expert model: of all allowed acts it chooses the one that leads to the best position by the
 * table of worths.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-expert.h"

#include "pandoria-expert-cards.h"
#include "pandoria-random-act.h"

#define N_PLACES 16 /* for a tile or castle, by a quick estimate */

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
            pandoria_act_search_take (search,
                                      pandoria_act_search_judge (search, &then, survey, &later));
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
      pandoria_act_search_take (search, pandoria_act_search_judge (search, &laid, NULL, &survey));
      pandoria_state_get_options (&laid, &options);
      try_figures (search, &laid, &survey, &options);
    }
  if (n == 0)
    pandoria_random_act_place (search->state, search->view->options, search->view->rand,
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
      && pandoria_random_act_ransom (search->state, o, search->view->rand, &search->tried.action))
    pandoria_act_search_try (search);
}

void
pandoria_expert_choose_card (PandoriaActSearch *search)
{
  const PandoriaOptions *o = search->view->options;

  for (guint i = 0; i < search->view->hand->n_cards; i++)
    pandoria_expert_try_card (search, &search->view->hand->cards[i], (int) i);
  pandoria_act_search_begin (search, PANDORIA_ACT_MONUMENT);
  if (pandoria_options_has_act (o, PANDORIA_ACT_MONUMENT))
    pandoria_expert_try_monuments (search, o->monument_slots, &search->tried.action.monument);
  pandoria_expert_try_realm (search);
}

void
pandoria_expert_try_purchases (PandoriaActSearch *search)
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
    pandoria_expert_try_card (&search, card, 0);
  else if (part == PANDORIA_EXPERT_REALM)
    pandoria_expert_choose_card (&search);
  else if (part == PANDORIA_EXPERT_PURCHASE
           && pandoria_options_has_act (&options, PANDORIA_ACT_BUY))
    pandoria_expert_try_purchases (&search);
  else if (part == PANDORIA_EXPERT_ELF
           && pandoria_options_has_act (&options, PANDORIA_ACT_ELF_MOVE))
    pandoria_expert_choose_elf (&search);
  *action = choice.action;
  return search.worth - search.pass;
}
