/* Carries out one action: refusing, changing counters, paying.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

gboolean
pandoria_work_refuse (PandoriaWork *w, PandoriaErrorCode code, const char *rule, PandoriaSpace at)
{
  w->unpaid = FALSE;
  w->code = code;
  w->rule = rule;
  w->at = at;
  return FALSE;
}

static guint
get_cost (const PandoriaBill *bill)
{
  return (guint) MAX (1, bill->printed + bill->extra - bill->covered - bill->discount);
}

/* Notes only the first payment that fails. It is reported only if there is no other fault. */
static void
refuse_payment (PandoriaWork *w, PandoriaErrorCode code, const PandoriaBill *bill)
{
  if (w->unpaid)
    return;
  w->unpaid = TRUE;
  w->code = code;
  w->rule = bill->rule;
  w->at = PANDORIA_SPACE_NONE;
  w->unpaid_counter = bill->resource;
  w->unpaid_cost = get_cost (bill);
}

PandoriaEvent *
pandoria_work_change (PandoriaWork *w, PandoriaEventKind kind, guint player,
                      PandoriaCounter counter, int amount)
{
  PandoriaEvent *event;

  g_assert (w->events->n < PANDORIA_MAX_EVENTS);

  if (counter <= PANDORIA_COUNTER_POINTS)
    w->s->players[player].counters[counter] += amount;
  event = &w->events->items[w->events->n++];
  *event = (PandoriaEvent){ .kind = (guint8) kind,
                            .player = (guint8) player,
                            .counter = (guint8) counter,
                            .turn = w->s->turn,
                            .amount = amount };
  return event;
}

/* Returns how many of another resource replace one missing unit (Buildings, Market); 0 without a
 * Market. */
static guint
get_market_rate (const PandoriaState *s, guint player)
{
  return pandoria_state_building_level (s, player, PANDORIA_BUILDING_MARKET);
}

static gboolean
can_substitute (const PandoriaState *s, guint player, guint resource, guint other, guint need)
{
  return other != resource && s->players[player].counters[other] >= (int) need;
}

/* Returns the other resource that pays the missing rest, or -1 and notes the reason. */
static int
choose_substitute (PandoriaWork *w, const PandoriaBill *bill, guint need)
{
  int found = -1;

  if (bill->with >= 0 && can_substitute (w->s, w->me, bill->resource, (guint) bill->with, need))
    return bill->with;
  for (guint other = 0; bill->with < 0 && other < PANDORIA_N_RESOURCES; other++)
    {
      if (!can_substitute (w->s, w->me, bill->resource, other, need))
        continue;
      if (found >= 0)
        {
          refuse_payment (w, PANDORIA_ERROR_CHOICE_NEEDED, bill);
          return -1;
        }
      found = (int) other;
    }
  if (found < 0)
    refuse_payment (w, PANDORIA_ERROR_CANNOT_PAY, bill);
  return found;
}

static void
take_payment (PandoriaWork *w, const PandoriaBill *bill, guint resource, guint amount)
{
  PandoriaEvent *event;

  if (amount == 0)
    return;
  event = pandoria_work_change (w, bill->kind, w->me, resource, -(int) amount);
  event->printed = bill->printed;
  event->covered = bill->covered;
  event->discount = bill->discount;
  event->extra = bill->extra;
  event->subject = bill->subject;
  event->level = bill->level;
}

/* Pays with the resource itself first, then the rest with one other resource at the Market's rate
 * ("Paying"). */
void
pandoria_work_pay (PandoriaWork *w, const PandoriaBill *bill)
{
  guint have = (guint) pandoria_work_me (w)->counters[bill->resource];
  guint cost = get_cost (bill);
  guint rate = get_market_rate (w->s, w->me);
  guint need;
  int other;

  if (have >= cost)
    {
      take_payment (w, bill, bill->resource, cost);
      return;
    }
  if (rate == 0)
    {
      refuse_payment (w, PANDORIA_ERROR_CANNOT_PAY, bill);
      return;
    }
  need = (cost - have) * rate;
  other = choose_substitute (w, bill, need);
  if (other < 0)
    return;
  take_payment (w, bill, bill->resource, have);
  take_payment (w, bill, (guint) other, need);
}

void
pandoria_work_pay_spell (PandoriaWork *w, const PandoriaCast *cast, const char *rule)
{
  guint school = pandoria_state_building_level (w->s, w->me, PANDORIA_BUILDING_SCHOOL);
  guint shrine = pandoria_state_building_level (w->s, w->me, PANDORIA_BUILDING_SHRINE);

  pandoria_work_pay (w, &(PandoriaBill){ .kind = PANDORIA_EVENT_SPELL_COST,
                                         .resource = PANDORIA_COUNTER_CRYSTAL,
                                         .with = w->a->with,
                                         .rule = rule,
                                         .printed = cast->printed,
                                         .covered = cast->ship,
                                         .discount = (guint8) school,
                                         .extra = (gint8) cast->extra,
                                         .subject = cast->spell,
                                         .level = cast->level });
  if (shrine > 0)
    pandoria_work_change (w, PANDORIA_EVENT_SHRINE, w->me, PANDORIA_COUNTER_POINTS, (int) shrine)
        ->subject
        = cast->spell;
}

guint
pandoria_state_can_pay (const PandoriaState *state, guint player, guint resource)
{
  guint rate = get_market_rate (state, player);
  guint most = 0;

  g_return_val_if_fail (player < state->n_players && resource < PANDORIA_N_RESOURCES, 0);

  for (guint other = 0; rate > 0 && other < PANDORIA_N_RESOURCES; other++)
    if (other != resource)
      most = MAX (most, (guint) state->players[player].counters[other] / rate);
  return (guint) state->players[player].counters[resource] + most;
}
