/* Scoring the regions of a turn (6.4, 7.2) with one overflow per resource.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

static gboolean
takes_card (PandoriaWork *w, const PandoriaRegion *region, guint player)
{
  for (guint i = 0; i < w->a->n_cards; i++)
    if (w->a->cards[i].player == player
        && pandoria_spaces_has (&region->spaces, w->a->cards[i].region))
      return TRUE;
  return FALSE;
}

static void
score_player (PandoriaWork *w, const PandoriaRegion *region, guint player, const guint *strengths)
{
  const PandoriaRealmRow *realm = pandoria_state_realm (w->s, player);
  gboolean family = pandoria_state_is_family (w->s);
  PandoriaCounter counter
      = family ? PANDORIA_COUNTER_POINTS : pandoria_terrain_counter (region->terrain);
  guint symbols = pandoria_state_symbols (w->s, region->spaces);
  int bonus = (int) (pandoria_spaces_count (region->spaces)
                     * pandoria_state_building_bonus (w->s, player, region->terrain));
  const PandoriaStrength parts = pandoria_state_split_strength (w->s, region->spaces, player);
  PandoriaEvent *event;
  int extra = 0;

  if (realm->scoring_bonus != NULL)
    extra = realm->scoring_bonus (w->s, region, player, strengths);
  bonus += extra;
  event = pandoria_work_change (w, PANDORIA_EVENT_REGION, player, counter,
                                (int) (symbols * strengths[player]) + bonus);
  event->terrain = region->terrain;
  event->region = region->spaces;
  event->symbols = (gint32) symbols;
  event->strength = (gint32) strengths[player];
  event->leader = (guint8) parts.leader;
  event->rage = (guint8) parts.rage;
  event->bonus = bonus;
  event->level = (guint8) extra;
}

static void
score_region (PandoriaWork *w, const PandoriaRegion *region, gboolean cards)
{
  guint strengths[PANDORIA_MAX_PLAYERS] = { 0 };

  for (guint p = 0; p < w->s->n_players; p++)
    strengths[p] = pandoria_state_strength (w->s, region->spaces, p);
  for (guint p = 0; p < w->s->n_players; p++)
    {
      if (strengths[p] == 0)
        continue;
      w->s->purchase = TRUE;
      if (cards && takes_card (w, region, p))
        w->s->players[p].hand++;
      else
        score_player (w, region, p, strengths);
    }
}

/* Returns what the ledger entries from @first on have added to the overflowing marker. */
static int
sum_gains (const PandoriaWork *w, guint first, guint player, guint resource)
{
  int sum = 0;

  for (guint i = first; i < w->events->n; i++)
    if (w->events->items[i].player == player && w->events->items[i].counter == resource)
      sum += w->events->items[i].amount;
  return sum;
}

static void
overflow (PandoriaWork *w, guint first, guint player, guint resource, int cap)
{
  PandoriaPlayerState *p = &w->s->players[player];
  int value = p->counters[resource], gained = sum_gains (w, first, player, resource);
  PandoriaConversion c = pandoria_buildings_convert (w->s, player, resource, (guint) (value - cap));
  PandoriaEvent *event
      = pandoria_work_change (w, PANDORIA_EVENT_OVERFLOW, player, resource, cap - value);

  event->points = (gint32) c.points;
  event->before = value - gained;
  event->gained = gained;
  event->cap = cap;
  event->rate = c.rate;
  event->per = c.per;
  p->counters[PANDORIA_COUNTER_POINTS] += (gint32) c.points;
  if (pandoria_state_building_level (w->s, player, PANDORIA_BUILDING_STORE) > 0)
    pandoria_work_change (w, PANDORIA_EVENT_STORE, player, PANDORIA_COUNTER_POINTS, 1)->subject
        = (guint8) resource;
}

void
pandoria_work_overflow (PandoriaWork *w, guint first)
{
  for (guint p = 0; p < w->s->n_players; p++)
    {
      const int cap = (int) pandoria_state_cap (w->s, p);

      for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
        if (w->s->players[p].counters[r] > cap)
          overflow (w, first, p, r, cap);
    }
}

/* Only a player who is involved in a region of this turn may take a card instead of points (14 b).
 */
static gboolean
check_cards (PandoriaWork *w)
{
  for (guint i = 0; i < w->a->n_cards; i++)
    {
      guint player = w->a->cards[i].player;
      PandoriaSpace space = w->a->cards[i].region;
      gboolean found = FALSE;

      for (guint r = 0; r < w->s->n_pending && player < w->s->n_players; r++)
        found = found
                || (pandoria_spaces_has (&w->s->pending[r].spaces, space)
                    && pandoria_state_strength (w->s, w->s->pending[r].spaces, player) > 0);
      if (!found)
        return pandoria_work_refuse (w, PANDORIA_ERROR_NO_SCORING, "14", space);
    }
  return TRUE;
}

static void
score_all (PandoriaWork *w, gboolean cards)
{
  guint first = w->events->n;

  if (w->s->scored)
    return;
  for (guint i = 0; i < w->s->n_pending; i++)
    score_region (w, &w->s->pending[i], cards);
  if (w->events->n > first)
    pandoria_work_overflow (w, first);
  while (w->s->n_pending > 0)
    {
      PandoriaRegion *done = &w->s->pending[--w->s->n_pending];

      done->spaces = pandoria_spaces_empty ();
      done->terrain = 0;
    }
  w->s->scored = TRUE;
  if (pandoria_state_realm (w->s, w->me)->buys_always)
    w->s->purchase = TRUE;
}

void
pandoria_work_score (PandoriaWork *w)
{
  score_all (w, FALSE);
}

gboolean
pandoria_act_score (PandoriaWork *w)
{
  if (!check_cards (w))
    return FALSE;
  score_all (w, TRUE);
  w->s->step = w->s->purchase && w->s->market > 0 ? PANDORIA_STEP_BUY : PANDORIA_STEP_END;
  return TRUE;
}
