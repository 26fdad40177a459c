/* Costs as a reckoning: what is printed, what covering and buildings take off it, and how a Market split the payment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text-private.h"

#include <glib/gi18n-lib.h>

/* What covers and what discounts the costs of each kind are called. */
typedef struct
{
  PandoriaCounter counter;
  const char *covered;
  PandoriaBuilding discount;
} CostText;

static CostText
get_cost_text (const PandoriaEvent *event)
{
  switch (event->kind)
    {
    case PANDORIA_EVENT_SPELL_COST:
      return (CostText){ PANDORIA_COUNTER_CRYSTAL, C_ ("what lowers a cost", "ship"), PANDORIA_BUILDING_SCHOOL };
    case PANDORIA_EVENT_CARD_PRICE: return (CostText){ PANDORIA_COUNTER_GOLD, "", PANDORIA_BUILDING_BANK };
    default:
      return (CostText){ PANDORIA_COUNTER_WOOD, C_ ("what lowers a cost", "covered"), PANDORIA_BUILDING_CARPENTER };
    }
}

static char *
reckon_one (const PandoriaEvent *event, int minus, const char *why)
{
  int printed = event->printed;

  if (printed - minus >= 1)
    /* Translators: a reckoning, as in “5 − 2 (Carpenter) = 3”. */
    return g_strdup_printf (_ ("%1$d − %2$d (%3$s) = %4$d"), printed, minus, why, printed - minus);
  return g_strdup_printf (_ ("%1$d − %2$d (%3$s), at least 1"), printed, minus, why);
}

static char *
reckon_two (const PandoriaEvent *event, const CostText *text, const char *building)
{
  int printed = event->printed, covered = event->covered, discount = event->discount;

  if (printed - covered - discount >= 1)
    /* Translators: a reckoning, as in “6 − 3 (covered) − 2 (Carpenter) = 1”. */
    return g_strdup_printf (_ ("%1$d − %2$d (%3$s) − %4$d (%5$s) = %6$d"), printed, covered, text->covered, discount,
                            building, printed - covered - discount);
  return g_strdup_printf (_ ("%1$d − %2$d (%3$s) − %4$d (%5$s), at least 1"), printed, covered, text->covered, discount,
                          building);
}

static char *
reckon_cost (const PandoriaEvent *event, const CostText *text)
{
  g_autofree char *building = pandoria_text_building (text->discount, 0);

  if (event->covered > 0 && event->discount > 0)
    return reckon_two (event, text, building);
  if (event->covered > 0)
    return reckon_one (event, event->covered, text->covered);
  if (event->discount > 0)
    return reckon_one (event, event->discount, building);
  if (event->printed == 0)
    return g_strdup (_ ("at least 1"));
  return g_strdup_printf (_ ("%d as printed"), event->printed);
}

/* A visible Market splits a cost into two entries, the second in another resource (6.4, Paying). */
char *
pandoria_text_cost (const PandoriaEvent *event)
{
  CostText text = get_cost_text (event);
  g_autofree char *reckoning = reckon_cost (event, &text);
  g_autofree char *share = pandoria_text_amount ((PandoriaCounter) event->counter, -event->amount);
  int cost = MAX (1, event->printed - event->covered - event->discount);

  if (event->counter != text.counter)
    /* Translators: %1$s is the reckoning of a cost, %2$s an amount as in “2 wood”. */
    return g_strdup_printf (_ ("%1$s; the rest paid with %2$s (Market)"), reckoning, share);
  if (-event->amount < cost)
    return g_strdup_printf (_ ("%1$s; of this %2$s"), reckoning, share);
  return g_steal_pointer (&reckoning);
}
