/* Costs as formulas: the printed cost, its changes by realm, covering, ship and buildings, and split Market payments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text-private.h"

#include <glib/gi18n-lib.h>

/* For each kind of cost: its resource, and the names of what lowers it. */
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
    case PANDORIA_EVENT_REALM: return (CostText){ (PandoriaCounter) event->subject, "", PANDORIA_BUILDING_NONE };
    default:
      return (CostText){ PANDORIA_COUNTER_WOOD, C_ ("what lowers a cost", "covered"), PANDORIA_BUILDING_CARPENTER };
    }
}

static int
get_cost (const PandoriaEvent *event)
{
  return event->printed + event->extra - event->covered - event->discount;
}

/* Adds a term to *@reckoning, as in “6 − 3 (covered)”. */
static void
add_term (char **reckoning, int term, const char *why)
{
  g_autofree char *before = *reckoning;

  if (term == 0)
    *reckoning = g_steal_pointer (&before);
  else if (term > 0)
    /* Translators: a reckoning goes on with a number and where it comes from, as in “5 + 1 (realm)”. */
    *reckoning = g_strdup_printf (_ ("%1$s + %2$d (%3$s)"), before, term, why);
  else
    /* Translators: a reckoning goes on with a number and where it comes from, as in “5 − 2 (Carpenter)”. */
    *reckoning = g_strdup_printf (_ ("%1$s − %2$d (%3$s)"), before, -term, why);
}

static char *
reckon_terms (const PandoriaEvent *event, const CostText *text)
{
  g_autofree char *building = pandoria_text_building (text->discount, 0);
  g_autofree char *terms = g_strdup_printf ("%d", event->printed);

  add_term (&terms, event->extra, C_ ("what lowers a cost", "realm"));
  add_term (&terms, -event->covered, text->covered);
  add_term (&terms, -event->discount, building);
  if (get_cost (event) < 1)
    /* Translators: the lowest cost, as in “3 − 5 (covered), at least 1”. */
    return g_strdup_printf (_ ("%s, at least 1"), terms);
  /* Translators: a reckoning and its result, as in “5 − 2 (Carpenter) = 3”. */
  return g_strdup_printf (_ ("%1$s = %2$d"), terms, get_cost (event));
}

static char *
reckon_cost (const PandoriaEvent *event, const CostText *text)
{
  if (event->kind == PANDORIA_EVENT_REALM)
    /* Translators: what the Golems pay, as in “3 for a further figure”. */
    return g_strdup_printf (_ ("%d for an extra figure"), event->printed);
  if (event->covered != 0 || event->discount != 0 || event->extra != 0)
    return reckon_terms (event, text);
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
  int cost = MAX (1, get_cost (event));

  if (event->counter != text.counter)
    /* Translators: %1$s is the reckoning of a cost, %2$s an amount as in “2 wood”. */
    return g_strdup_printf (_ ("%1$s; the rest paid with %2$s (Market)"), reckoning, share);
  if (-event->amount < cost)
    return g_strdup_printf (_ ("%1$s; of this %2$s"), reckoning, share);
  return g_steal_pointer (&reckoning);
}
