/* Scoring, buying, the end of a turn, of a round and of the game (6.4, 6.5, 9, 10).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

void
pandoria_work_draw_market (PandoriaWork *w)
{
  if (w->s->deck > 0)
    w->s->deck--;
  else
    w->s->market--;
}

gboolean
pandoria_act_buy (PandoriaWork *w)
{
  pandoria_work_score (w);
  if (!w->s->purchase || w->s->market == 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_PURCHASE, "6.4", PANDORIA_SPACE_NONE);
  pandoria_work_pay (w, &(PandoriaBill){ .kind = PANDORIA_EVENT_CARD_PRICE,
                                         .resource = PANDORIA_COUNTER_GOLD,
                                         .with = w->a->with,
                                         .rule = "6.4",
                                         .printed = w->a->cost,
                                         .discount = (guint8) pandoria_state_building_level (
                                             w->s, w->me, PANDORIA_BUILDING_BANK) });
  pandoria_work_me (w)->hand++;
  pandoria_work_draw_market (w);
  w->s->step = PANDORIA_STEP_END;
  return TRUE;
}

static void
draw_tile (PandoriaWork *w)
{
  PandoriaPlayerState *me = pandoria_work_me (w);

  if (w->s->laid != PANDORIA_LAID_TILE)
    return;
  if (w->s->double_tiles == 0)
    w->s->last_round = TRUE;
  while (w->s->double_tiles > 0 && me->tiles < pandoria_state_realm (w->s, w->me)->tiles)
    {
      w->s->double_tiles--;
      me->tiles++;
    }
}

guint8
pandoria_state_find_poor (const PandoriaState *s)
{
  guint8 poor = 0;

  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    if (s->players[s->active].counters[r] == 0)
      poor |= (guint8) (1u << r);
  if (poor != 0 && pandoria_state_building_level (s, s->active, PANDORIA_BUILDING_POORHOUSE) == 0)
    return 0;
  return poor;
}

static gboolean
visit_poorhouse (PandoriaWork *w)
{
  guint8 poor = pandoria_state_find_poor (w->s);
  int chosen = w->a->poorhouse;

  if (poor == 0)
    return TRUE;
  if (chosen >= 0 && (poor & 1u << chosen) == 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_IMPOSSIBLE_VALUE, "6.5", PANDORIA_SPACE_NONE);
  if (chosen < 0 && (poor & (poor - 1)) != 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_CHOICE_NEEDED, "6.5", PANDORIA_SPACE_NONE);
  if (chosen < 0)
    chosen = __builtin_ctz (poor);
  pandoria_work_change (w, PANDORIA_EVENT_POORHOUSE, w->me, (PandoriaCounter) chosen, 2);
  return TRUE;
}

static void
convert_resources (PandoriaWork *w, guint player)
{
  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    {
      PandoriaPlayerState *p = &w->s->players[player];
      PandoriaConversion c = pandoria_buildings_convert (w->s, player, r, (guint) p->counters[r]);
      PandoriaEvent *event;

      if (c.used == 0)
        continue;
      event = pandoria_work_change (w, PANDORIA_EVENT_FINAL_RESOURCES, player, r, -(int) c.used);
      event->points = (gint32) c.points;
      event->before = p->counters[r] + (gint32) c.used;
      event->rate = c.rate;
      event->per = c.per;
      p->counters[PANDORIA_COUNTER_POINTS] += (gint32) c.points;
      p->converted += (gint32) c.used;
    }
}

static void
finish_game (PandoriaWork *w)
{
  for (guint p = 0; p < w->s->n_players; p++)
    {
      const PandoriaPlayerState *player = &w->s->players[p];

      if (player->hand > 0)
        pandoria_work_change (w, PANDORIA_EVENT_FINAL_HAND, p, PANDORIA_COUNTER_POINTS,
                              player->hand);
      convert_resources (w, p);
      if (player->n_prisoners > 0)
        pandoria_work_change (w, PANDORIA_EVENT_FINAL_REALM, p, PANDORIA_COUNTER_POINTS,
                              player->n_prisoners);
    }
  w->s->finished = TRUE;
  w->s->step = PANDORIA_STEP_OVER;
}

static void
begin_turn (PandoriaState *s, guint player)
{
  s->active = (guint8) player;
  s->turn = (guint16) pandoria_state_find_turn (s);
  s->step = PANDORIA_STEP_PLACE;
  s->laid = PANDORIA_LAID_NOTHING;
  s->laid_at = pandoria_spaces_empty ();
  s->golem_moved = s->elf_moved = s->extra_cast = FALSE;
  s->scored = s->purchase = FALSE;
  s->raging = PANDORIA_SPACE_NONE;
  s->rage_level = 0;
  s->rage_region = pandoria_spaces_empty ();
}

/* Players who skipped 6.1 and then left may still count, hence more skips than players. */
static gboolean
is_last_round (const PandoriaState *s)
{
  return s->last_round || s->skips >= pandoria_state_count_present (s);
}

void
pandoria_work_pass_turn (PandoriaWork *w)
{
  PandoriaState *s = w->s;
  guint next = s->active;
  gboolean ends_round = FALSE;

  do
    {
      next = (next + 1u) % s->n_players;
      ends_round = ends_round || next == s->start_player;
    }
  while (s->players[next].left && next != s->active);
  if (ends_round && is_last_round (s))
    {
      finish_game (w);
      return;
    }
  if (ends_round)
    {
      s->round++;
      s->skips = 0;
    }
  begin_turn (s, next);
}

gboolean
pandoria_act_end_turn (PandoriaWork *w)
{
  pandoria_work_score (w);
  draw_tile (w);
  if (!visit_poorhouse (w))
    return FALSE;
  pandoria_work_pass_turn (w);
  return TRUE;
}

static void
rank (PandoriaResult *result)
{
  for (guint i = 0; i < result->n; i++)
    {
      result->place[i] = 1;
      for (guint j = 0; j < result->n; j++)
        if (result->points[j] > result->points[i]
            || (result->points[j] == result->points[i]
                && result->tie_break[j] > result->tie_break[i]))
          result->place[i]++;
    }
}

void
pandoria_state_get_result (const PandoriaState *state, PandoriaResult *result)
{
  g_return_if_fail (state != NULL && result != NULL);

  *result = (PandoriaResult){ .n = pandoria_state_n_teams (state) };
  for (guint i = 0; i < state->n_players; i++)
    {
      const PandoriaPlayerState *player = &state->players[i];

      result->points[player->team] += player->counters[PANDORIA_COUNTER_POINTS];
      for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
        result->tie_break[player->team] += player->counters[r];
      if (state->tie_break == PANDORIA_TIE_BREAK_TOTAL)
        result->tie_break[player->team] += player->converted;
    }
  rank (result);
}

gboolean
pandoria_state_get_lead (const PandoriaState *state, guint *side, guint *lead)
{
  PandoriaResult result;
  gint second = G_MININT;
  guint best = 0;

  g_return_val_if_fail (state != NULL && side != NULL && lead != NULL, FALSE);

  pandoria_state_get_result (state, &result);
  for (guint i = 1; i < result.n; i++)
    if (result.points[i] > result.points[best])
      best = i;
  for (guint i = 0; i < result.n; i++)
    if (i != best)
      second = MAX (second, result.points[i]);
  *side = best;
  *lead = (guint) (result.points[best] - second);
  return *lead > 0;
}
