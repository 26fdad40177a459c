/* The Hanbok (17): they take prisoners, which their owners can ransom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

static guint
count_prisoners (const PandoriaPlayerState *hanbok, guint owner, gboolean leader)
{
  guint n = 0;

  for (guint i = 0; i < hanbok->n_prisoners; i++)
    n += hanbok->prisoners[i].player == owner && !hanbok->prisoners[i].leader == !leader;
  return n;
}

/* Frees the prisoners in the order of capture (rulings 58). */
static void
free_prisoners (PandoriaWork *w, PandoriaPlayerState *hanbok, gboolean leader, guint n)
{
  guint kept = 0;

  for (guint i = 0; i < hanbok->n_prisoners; i++)
    {
      if (n > 0 && hanbok->prisoners[i].player == w->me && !hanbok->prisoners[i].leader == !leader)
        {
          n--;
          continue;
        }
      hanbok->prisoners[kept].player = hanbok->prisoners[i].player;
      hanbok->prisoners[kept].leader = hanbok->prisoners[i].leader;
      kept++;
    }
  for (guint i = kept; i < hanbok->n_prisoners; i++)
    hanbok->prisoners[i].player = hanbok->prisoners[i].leader = 0;
  hanbok->n_prisoners = (guint8) kept;
}

static gboolean
can_pay (PandoriaWork *w)
{
  gint32 left[PANDORIA_N_RESOURCES];

  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    left[r] = pandoria_work_me (w)->counters[r];
  for (guint i = 0; i < w->a->n_pay; i++)
    if (left[w->a->pay[i]]-- == 0)
      return FALSE;
  return TRUE;
}

gboolean
pandoria_act_ransom (PandoriaWork *w)
{
  PandoriaPlayerState *hanbok = &w->s->players[w->a->player];
  PandoriaPlayerState *me = pandoria_work_me (w);
  guint leaders = w->a->leader != 0, first = w->events->n;

  if (!pandoria_state_realm (w->s, w->a->player)->captures)
    return pandoria_work_refuse (w, PANDORIA_ERROR_WRONG_REALM, "17", PANDORIA_SPACE_NONE);
  if (w->a->workers + leaders == 0 || count_prisoners (hanbok, w->me, FALSE) < w->a->workers
      || count_prisoners (hanbok, w->me, TRUE) < leaders)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_FIGURE, "17", PANDORIA_SPACE_NONE);
  if (!can_pay (w))
    return pandoria_work_refuse (w, PANDORIA_ERROR_CANNOT_PAY, "17", PANDORIA_SPACE_NONE);
  for (guint i = 0; i < w->a->n_pay; i++)
    {
      pandoria_work_change (w, PANDORIA_EVENT_REALM, w->me, w->a->pay[i], -1);
      pandoria_work_change (w, PANDORIA_EVENT_REALM, w->a->player, w->a->pay[i], 1);
    }
  pandoria_work_overflow (w, first);
  free_prisoners (w, hanbok, FALSE, w->a->workers);
  free_prisoners (w, hanbok, TRUE, leaders);
  me->workers = (guint16) (me->workers + w->a->workers);
  me->leader = (guint8) (me->leader + leaders);
  w->s->step = PANDORIA_STEP_CARD;
  return TRUE;
}

void
pandoria_hanbok_options (const PandoriaState *s, PandoriaOptions *o)
{
  const PandoriaPlayerState *me = &s->players[s->active];
  guint purse = (guint) (me->counters[0] + me->counters[1] + me->counters[2]);

  for (guint p = 0; p < s->n_players; p++)
    {
      if (p == s->active || purse == 0 || s->players[p].n_prisoners == 0)
        continue;
      o->ransom_workers[p] = (guint8) MIN (purse, count_prisoners (&s->players[p], s->active, FALSE));
      o->ransom_leader[p] = (guint8) count_prisoners (&s->players[p], s->active, TRUE);
    }
}
