/* Ledger entries in words: a title, and the formula that explains the number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/* --- costs (6.3, 6.4) ----------------------------------------------------------------------- */

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
      return (CostText){ PANDORIA_COUNTER_CRYSTAL, C_ ("what lowers a cost", "ship"),
                         PANDORIA_BUILDING_SCHOOL };
    case PANDORIA_EVENT_CARD_PRICE:
      return (CostText){ PANDORIA_COUNTER_GOLD, "", PANDORIA_BUILDING_BANK };
    case PANDORIA_EVENT_REALM:
      return (CostText){ (PandoriaCounter) event->subject, "", PANDORIA_BUILDING_NONE };
    default:
      return (CostText){ PANDORIA_COUNTER_WOOD, C_ ("what lowers a cost", "covered"),
                         PANDORIA_BUILDING_CARPENTER };
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
    /* Translators: adds a number and its source to a reckoning, as in “5 + 1 (realm)”. */
    *reckoning = g_strdup_printf (_ ("%1$s + %2$d (%3$s)"), before, term, why);
  else
    /* Translators: adds a number and its source to a reckoning, as in “5 − 2 (Carpenter)”. */
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
static char *
get_cost_formula (const PandoriaEvent *event)
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

/* --- regions and surplus (7.2, 10) ---------------------------------------------------------- */

static char *
get_region_title (const PandoriaEvent *event)
{
  return pandoria_text_region_name (
      &(PandoriaRegion){ .spaces = event->region, .terrain = event->terrain });
}

/* Returns: the gain per space if only buildings give @bonus: Small 1, Large 2, both 3; the Statue 1
 * (7.2); else 0. */
static int
get_per_space (const PandoriaEvent *event, int bonus)
{
  int n = (int) pandoria_spaces_count (event->region);
  int most = event->terrain == PANDORIA_TERRAIN_CITY ? 1 : 3;

  if (n == 0 || bonus <= 0 || bonus % n != 0 || bonus / n > most)
    return 0;
  return bonus / n;
}

static char *
reckon_spaces (guint n, int each)
{
  if (each == 3)
    /* Translators: a Large and a Small building together, 2 and 1 for every space. */
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%u space × (2 + 1)", "%u spaces × (2 + 1)", n), n);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%1$u space × %2$d", "%1$u spaces × %2$d", n), n, each);
}

/* Returns: (nullable): the parts of the strength; NULL if only workers contribute. */
static char *
split_strength (const PandoriaEvent *event)
{
  int workers = event->strength - event->leader - event->rage;
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  if (event->leader + event->rage == 0)
    return NULL;
  if (event->leader > 0)
    pandoria_phrases_add (parts, g_strdup_printf (_ ("leader %d"), event->leader));
  if (workers > 0)
    pandoria_phrases_add (parts, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "worker %d",
                                                               "workers %d", (gulong) workers),
                                                  workers));
  if (event->rage > 0)
    pandoria_phrases_add (parts, pandoria_text_spell (PANDORIA_SPELL_RAGE, event->rage));
  return pandoria_phrases_join (parts, " + ");
}

static char *
reckon_strength (const PandoriaEvent *event)
{
  g_autofree char *symbols
      = pandoria_text_amount ((PandoriaCounter) event->counter, event->symbols);
  g_autofree char *parts = split_strength (event);

  if (parts == NULL)
    /* Translators: %1$s is an amount as in “3 crystals”, %2$u the strength of the figures next to
     * the region. */
    return g_strdup_printf (_ ("%1$s × strength %2$u"), symbols, (guint) event->strength);
  /* Translators: the same, and what the strength consists of: “4 crystals × strength 3 (leader 2 +
   * worker 1)” */
  return g_strdup_printf (_ ("%1$s × strength %2$u (%3$s)"), symbols, (guint) event->strength,
                          parts);
}

/* The event's bonus is the sum of buildings and realm (rulings 6). Its level can have the realm's
 * share. */
static char *
get_region_formula (const PandoriaEvent *event)
{
  guint n = pandoria_spaces_count (event->region);
  int realm = event->level, buildings = event->bonus - realm,
      each = get_per_space (event, buildings);
  g_autofree char *strength = reckon_strength (event);
  g_autofree char *spaces = reckon_spaces (n, each);

  if (event->bonus == 0)
    return g_strdup_printf (_ ("%1$s = %2$d"), strength, event->amount);
  if (each > 0 && realm > 0)
    return g_strdup_printf (_ ("%1$s + %2$s + %3$d (realm) = %4$d"), strength, spaces, realm,
                            event->amount);
  if (each > 0)
    return g_strdup_printf (_ ("%1$s + %2$s = %3$d"), strength, spaces, event->amount);
  if (realm > 0 && buildings == 0)
    return g_strdup_printf (_ ("%1$s + %2$d (realm) = %3$d"), strength, realm, event->amount);
  return g_strdup_printf (_ ("%1$s + %2$d from buildings and realm = %3$d"), strength, event->bonus,
                          event->amount);
}

static char *
get_overflow_formula (const PandoriaEvent *event)
{
  g_autofree char *rate = pandoria_text_amount (PANDORIA_COUNTER_POINTS, event->rate);
  g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, event->points);

  /* Translators: a marker’s value, what is added, its highest value, and what the rest brings at a
   * rate, as in “8 + 6 − 10 = 4 surplus, 1 point per 2 = 2 points”. */
  return g_strdup_printf (_ ("%1$d + %2$d − %3$d = %4$d surplus, %5$s per %6$u = %7$s"),
                          event->before, event->gained, event->cap, -event->amount, rate,
                          event->per, points);
}

static char *
get_resources_formula (const PandoriaEvent *event)
{
  g_autofree char *given = pandoria_text_amount ((PandoriaCounter) event->counter, -event->amount);
  g_autofree char *rate = pandoria_text_amount (PANDORIA_COUNTER_POINTS, event->rate);
  g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, event->points);

  /* Translators: resources given away, of how many, and what they bring at a rate, as in
   * “6 gold of 7, 1 point per 3 = 2 points”. */
  return g_strdup_printf (_ ("%1$s of %2$d, %3$s per %4$u = %5$s"), given, event->before, rate,
                          event->per, points);
}

/* --- other entries -------------------------------------------------------------------------- */

static char *
get_shrine_formula (const PandoriaEvent *event)
{
  g_autofree char *spell = pandoria_text_spell ((PandoriaSpell) event->subject, event->level);

  if (event->subject == PANDORIA_SPELL_NONE)
    return g_strdup (_ ("for a spell"));
  return g_strdup_printf (_ ("for casting %s"), spell);
}

static char *
get_conjure_formula (const PandoriaEvent *event)
{
  int after = event->before + event->amount;

  if (after < event->level)
    return g_strdup_printf (_ ("%1$d becomes %2$d, the highest value"), event->before, after);
  /* Translators: a marker is set from one value to another, as in “3 becomes 8”. */
  return g_strdup_printf (_ ("%1$d becomes %2$d"), event->before, after);
}

static char *
get_store_formula (const PandoriaEvent *event)
{
  static const char *const formulas[PANDORIA_N_RESOURCES]
      = { N_ ("1 point for surplus crystals"), N_ ("1 point for surplus gold"),
          N_ ("1 point for surplus wood") };

  return g_strdup (_ (formulas[MIN (event->subject, PANDORIA_COUNTER_WOOD)]));
}

static char *
get_poorhouse_formula (const PandoriaEvent *event)
{
  return g_strdup_printf (_ ("%1$d becomes %2$d"), 0, event->amount);
}

/* Three abilities move counters (17): Centaurs gain, Golems pay, the Hanbok are paid. */
static char *
get_realm_formula (const PandoriaEvent *event)
{
  g_autofree char *region = NULL;

  if (event->printed > 0)
    return get_cost_formula (event);
  if (pandoria_spaces_is_empty (event->region))
    return g_strdup (_ ("1 for each ransomed figure"));
  region = get_region_title (event);
  /* Translators: %s is a region that was closed, as in “Forest F7 F8”. */
  return g_strdup_printf (_ ("1 for a figure removed from %s"), region);
}

static char *
get_relic_formula (const PandoriaEvent *event)
{
  g_autofree char *price = pandoria_text_amount (PANDORIA_COUNTER_ARTIFACTS, event->subject);

  if (event->strength > 1)
    /* Translators: the points of a relic, doubled in the family variants, as in “4 × 2 = 8, for 3
     * artifacts”. */
    return g_strdup_printf (_ ("%1$d × %2$d = %3$d, for %4$s"), event->symbols, event->strength,
                            event->amount, price);
  return g_strdup_printf (_ ("for %s"), price);
}

static char *
get_hand_formula (const PandoriaEvent *event)
{
  guint n = (guint) MAX (event->amount, 0);

  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u card, 1 point", "%u cards, 1 point each", n), n);
}

static char *
get_final_realm_formula (const PandoriaEvent *event)
{
  guint n = (guint) MAX (event->amount, 0);

  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u figure, 1 point", "%u figures, 1 point each", n), n);
}

/* An entry with a constant title has it in @name, one title for each resource in @names. Without a
 * formula, it has none. */
static const struct
{
  char *(*formula) (const PandoriaEvent *event);
  const char *name, *names[PANDORIA_N_RESOURCES];
} events[] = {
  [PANDORIA_EVENT_SPELL_COST] = { get_cost_formula },
  [PANDORIA_EVENT_BUILDING_COST] = { get_cost_formula },
  [PANDORIA_EVENT_MONUMENT_COST] = { get_cost_formula, N_ ("Monument’s cost") },
  [PANDORIA_EVENT_MONUMENT] = { NULL },
  [PANDORIA_EVENT_CARD_PRICE] = { get_cost_formula, N_ ("Card bought") },
  [PANDORIA_EVENT_SHRINE] = { get_shrine_formula },
  [PANDORIA_EVENT_CONJURE] = { get_conjure_formula },
  [PANDORIA_EVENT_REGION] = { get_region_formula },
  [PANDORIA_EVENT_OVERFLOW]
  = { get_overflow_formula,
      NULL,
      { N_ ("Surplus crystals"), N_ ("Surplus gold"), N_ ("Surplus wood") } },
  [PANDORIA_EVENT_STORE] = { get_store_formula, N_ ("Store") },
  [PANDORIA_EVENT_POORHOUSE] = { get_poorhouse_formula, N_ ("Poorhouse") },
  [PANDORIA_EVENT_REALM] = { get_realm_formula, N_ ("Realm’s ability") },
  [PANDORIA_EVENT_RELIC] = { get_relic_formula, N_ ("Relic") },
  [PANDORIA_EVENT_ADJUST] = { NULL },
  [PANDORIA_EVENT_FINAL_HAND] = { get_hand_formula, N_ ("Cards in hand") },
  [PANDORIA_EVENT_FINAL_RESOURCES]
  = { get_resources_formula, NULL, { N_ ("Crystals left"), N_ ("Gold left"), N_ ("Wood left") } },
  [PANDORIA_EVENT_FINAL_REALM] = { get_final_realm_formula, N_ ("Prisoners") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (events) == PANDORIA_N_EVENTS);

char *
pandoria_text_event_title (const PandoriaEvent *event)
{
  g_return_val_if_fail (event != NULL && event->kind < PANDORIA_N_EVENTS, g_strdup (""));

  switch (event->kind)
    {
    case PANDORIA_EVENT_SPELL_COST:
      if (event->subject == PANDORIA_SPELL_NONE)
        return g_strdup (_ ("River ship"));
      return pandoria_text_spell ((PandoriaSpell) event->subject, event->level);
    case PANDORIA_EVENT_BUILDING_COST:
      return pandoria_text_building ((PandoriaBuilding) event->subject, event->level);
    case PANDORIA_EVENT_MONUMENT:
      return g_strdup_printf (_ ("Monument %d"),
                              event->subject > 0 ? event->subject : event->amount);
    case PANDORIA_EVENT_SHRINE: /* gives its level in points */
      return pandoria_text_building (PANDORIA_BUILDING_SHRINE, (guint) MAX (event->amount, 0));
    case PANDORIA_EVENT_CONJURE: return pandoria_text_spell (PANDORIA_SPELL_CONJURE, event->level);
    case PANDORIA_EVENT_REGION: return get_region_title (event);
    case PANDORIA_EVENT_ADJUST:
      return g_strdup_printf (_ ("Correction of %s"),
                              pandoria_text_counter ((PandoriaCounter) event->counter));
    default:
      if (events[event->kind].name != NULL)
        return g_strdup (_ (events[event->kind].name));
      return g_strdup (_ (events[event->kind].names[MIN (event->counter, PANDORIA_COUNTER_WOOD)]));
    }
}

char *
pandoria_text_event_formula (const PandoriaEvent *event)
{
  g_return_val_if_fail (event != NULL && event->kind < PANDORIA_N_EVENTS, g_strdup (""));
  return events[event->kind].formula != NULL ? events[event->kind].formula (event) : g_strdup ("");
}

char *
pandoria_text_event_change (const PandoriaEvent *event)
{
  g_autofree char *change = NULL, *points = NULL;

  g_return_val_if_fail (event != NULL, g_strdup (""));

  change = pandoria_text_change ((PandoriaCounter) event->counter, event->amount);
  if (event->points == 0)
    return g_steal_pointer (&change);
  points = pandoria_text_change (PANDORIA_COUNTER_POINTS, event->points);
  /* Translators: two changes by one entry of the ledger: “−69 crystals, +23 points” */
  return g_strdup_printf (C_ ("changes", "%1$s, %2$s"), change, points);
}

char *
pandoria_text_event (const PandoriaEvent *event)
{
  g_autofree char *title = pandoria_text_event_title (event);
  g_autofree char *formula = pandoria_text_event_formula (event);

  if (*formula == '\0')
    return g_steal_pointer (&title);
  /* Translators: an entry of the ledger in one line: its title and its formula. */
  return g_strdup_printf (C_ ("ledger", "%1$s: %2$s"), title, formula);
}
