/* Scoring the regions of a turn (6.4, 7.2) with one overflow per resource.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

static gboolean
takes_card (PandoriaWork *w, const PandoriaRegion *region, guint player)
{
  for (guint i = 0; i < w->a->n_cards; i++)
    if (w->a->cards[i].player == player && pandoria_spaces_has (&region->spaces, w->a->cards[i].region))
      return TRUE;
  return FALSE;
}

static void
score_player (PandoriaWork *w, const PandoriaRegion *region, guint player, const guint *strengths)
{
  const PandoriaRealmRow *realm = pandoria_state_realm (w->s, player);
  gboolean family = pandoria_state_is_family (w->s);
  PandoriaCounter counter = family ? PANDORIA_COUNTER_POINTS : pandoria_terrain_counter (region->terrain);
  guint symbols = pandoria_state_symbols (w->s, region->spaces);
  int bonus = (int) (pandoria_spaces_count (region->spaces) * pandoria_buildings_bonus (w->s, player, region->terrain));
  PandoriaEvent *event;
  int extra = 0;

  if (realm->scoring_bonus != NULL)
    extra = realm->scoring_bonus (w->s, region, player, strengths);
  bonus += extra;
  event = pandoria_work_change (w, PANDORIA_EVENT_REGION, player, counter, (int) (symbols * strengths[player]) + bonus);
  event->terrain = region->terrain;
  event->region = region->spaces;
  event->symbols = (gint32) symbols;
  event->strength = (gint32) strengths[player];
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

void
pandoria_work_overflow (PandoriaWork *w)
{
  for (guint p = 0; p < w->s->n_players; p++)
    for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
      {
        int surplus = w->s->players[p].counters[r] - (int) pandoria_state_cap (w->s, p);
        guint points;

        if (surplus <= 0)
          continue;
        points = pandoria_buildings_convert (w->s, p, r, (guint) surplus, NULL);
        pandoria_work_change (w, PANDORIA_EVENT_OVERFLOW, p, r, -surplus)->points = (gint32) points;
        w->s->players[p].counters[PANDORIA_COUNTER_POINTS] += (gint32) points;
        if (pandoria_state_building_level (w->s, p, PANDORIA_BUILDING_STORE) > 0)
          pandoria_work_change (w, PANDORIA_EVENT_STORE, p, PANDORIA_COUNTER_POINTS, 1);
      }
}

/* 14 b: a card instead of points only where the player is involved in a region of this turn. */
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

gboolean
pandoria_work_score (PandoriaWork *w, gboolean cards)
{
  if (w->s->scored)
    return TRUE;
  if (cards && !check_cards (w))
    return FALSE;
  for (guint i = 0; i < w->s->n_pending; i++)
    score_region (w, &w->s->pending[i], cards);
  pandoria_work_overflow (w);
  while (w->s->n_pending > 0)
    {
      PandoriaRegion *done = &w->s->pending[--w->s->n_pending];

      done->spaces = pandoria_spaces_empty ();
      done->terrain = 0;
    }
  w->s->scored = TRUE;
  if (pandoria_state_realm (w->s, w->me)->buys_always)
    w->s->purchase = TRUE;
  return TRUE;
}
