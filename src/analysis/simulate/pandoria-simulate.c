/* Applies random acts, with random answers to the questions about closed regions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-simulate.h"

#include "pandoria-pick.h"
#include "pandoria-random-act.h"
#include "pandoria-simulate-testing.h"

#define MAX_TRIES 64

/* --- what a closing asks -------------------------------------------------------------------- */

/* Names random resources for the parts of a spell, because earlier payments are not known yet. */
static void
answer_payments (GRand *rand, PandoriaSpellMembers *members)
{
  members->build.with = (gint8) pandoria_pick (rand, PANDORIA_N_RESOURCES);
  members->monument.with = (gint8) pandoria_pick (rand, PANDORIA_N_RESOURCES);
}

/* Answers all questions that the engine may ask: ghosts, ships at a fork, a resource at the
 * Poorhouse, payments. */
static void
answer (const PandoriaState *s, GRand *rand, PandoriaAction *a)
{
  a->n_haunt = s->n_players;
  for (guint p = 0; p < s->n_players; p++)
    {
      a->haunt[p].player = (guint8) p;
      a->haunt[p].leader = pandoria_chance (rand, 50);
    }
  a->n_drift = 0;
  for (guint i = 0; i < s->n_ships && a->n_drift < PANDORIA_MAX_DRIFT; i++)
    if (s->ships[i].next != 0)
      {
        a->drift[a->n_drift].from = s->ships[i].at;
        a->drift[a->n_drift].to = s->ships[pandoria_pick (rand, s->n_ships)].at;
        a->n_drift++;
      }
  answer_payments (rand, &a->members);
  answer_payments (rand, &a->copy);
  if (a->kind == PANDORIA_ACT_HALFLING)
    a->build.with = a->monument.with = (gint8) pandoria_pick (rand, PANDORIA_N_RESOURCES);
  if (a->kind == PANDORIA_ACT_END_TURN)
    a->poorhouse = (gint8) pandoria_pick (rand, PANDORIA_N_RESOURCES);
}

/* Replaces @a with @bare if both lead to the same state. */
static void
prefer (const PandoriaState *s, PandoriaAction *a, const PandoriaAction *bare)
{
  PandoriaState out, without;

  if (pandoria_state_apply (s, a, &out, NULL, NULL)
      && pandoria_state_apply (s, bare, &without, NULL, NULL)
      && pandoria_state_equal (&out, &without))
    *a = *bare;
}

/* Drops answers that the engine did not ask for, so that records contain only real choices. */
static void
drop_needless (const PandoriaState *s, const PandoriaAction *asked, PandoriaAction *a)
{
  PandoriaAction bare = *a;

  bare.n_drift = 0;
  prefer (s, a, &bare);
  bare = *a;
  bare.n_haunt = 0;
  prefer (s, a, &bare);
  bare = *a;
  bare.members = asked->members;
  bare.copy = asked->copy;
  prefer (s, a, &bare);
}

gboolean
pandoria_settle_act (PandoriaState *s, GRand *rand, PandoriaAction *a, PandoriaEvents *events,
                     GError **error)
{
  g_autoptr (GError) refusal = NULL;
  PandoriaAction asked;

  if (pandoria_state_apply (s, a, s, events, &refusal))
    return TRUE;
  asked = *a;
  for (guint i = 0; i < MAX_TRIES && refusal->code == PANDORIA_ERROR_CHOICE_NEEDED; i++)
    {
      answer (s, rand, a);
      if (!pandoria_state_apply (s, a, NULL, NULL, NULL))
        continue;
      drop_needless (s, &asked, a);
      return pandoria_state_apply (s, a, s, events, error);
    }
  g_propagate_error (error, g_steal_pointer (&refusal));
  return FALSE;
}

gboolean
pandoria_simulate_act (PandoriaState *state, const PandoriaOptions *options, GRand *rand,
                       PandoriaAction *action, PandoriaEvents *events, GError **error)
{
  g_return_val_if_fail (state != NULL && !state->finished && options != NULL && rand != NULL
                            && action != NULL,
                        FALSE);

  pandoria_random_act_choose (state, options, rand, action);
  return pandoria_settle_act (state, rand, action, events, error);
}

gboolean
pandoria_lay_placement (PandoriaState *state, const PandoriaPlacement *placement, GRand *rand)
{
  PandoriaAction action;

  g_return_val_if_fail (state != NULL && placement != NULL && rand != NULL, FALSE);

  pandoria_placement_to_action (placement, &action);
  if (!pandoria_settle_act (state, rand, &action, NULL, NULL))
    return FALSE;
  return !pandoria_placement_to_figure (placement, &action)
         || pandoria_settle_act (state, rand, &action, NULL, NULL);
}
