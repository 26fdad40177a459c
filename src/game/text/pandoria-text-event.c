/* Ledger entries in words: a title, and the formula that explains the number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text-private.h"

#include <glib/gi18n-lib.h>

typedef char *(*EventText) (const PandoriaEvent *event);

static char *
get_spell_cost_title (const PandoriaEvent *event)
{
  if (event->subject == PANDORIA_SPELL_NONE)
    return g_strdup (_ ("River ship"));
  return pandoria_text_spell ((PandoriaSpell) event->subject, event->level);
}

static char *
get_building_cost_title (const PandoriaEvent *event)
{
  return pandoria_text_building ((PandoriaBuilding) event->subject, event->level);
}

static char *
get_monument_title (const PandoriaEvent *event)
{
  return g_strdup_printf (_ ("Monument %d"), event->subject > 0 ? event->subject : event->amount);
}

static char *
get_shrine_title (const PandoriaEvent *event)
{
  /* a Shrine gives its level in points */
  return pandoria_text_building (PANDORIA_BUILDING_SHRINE, (guint) MAX (event->amount, 0));
}

static char *
get_shrine_formula (const PandoriaEvent *event)
{
  g_autofree char *spell = pandoria_text_spell ((PandoriaSpell) event->subject, event->level);

  if (event->subject == PANDORIA_SPELL_NONE)
    return g_strdup (_ ("for a spell"));
  return g_strdup_printf (_ ("for casting %s"), spell);
}

static char *
get_conjure_title (const PandoriaEvent *event)
{
  return pandoria_text_spell (PANDORIA_SPELL_CONJURE, event->level);
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
get_store_title (const PandoriaEvent *event)
{
  return pandoria_text_building (PANDORIA_BUILDING_STORE, 0);
}

static char *
get_store_formula (const PandoriaEvent *event)
{
  static const char *const formulas[PANDORIA_N_RESOURCES]
      = { N_ ("1 point for surplus crystals"), N_ ("1 point for surplus gold"), N_ ("1 point for surplus wood") };

  return g_strdup (_ (formulas[MIN (event->subject, PANDORIA_COUNTER_WOOD)]));
}

static char *
get_poorhouse_title (const PandoriaEvent *event)
{
  return pandoria_text_building (PANDORIA_BUILDING_POORHOUSE, 0);
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
    return pandoria_text_cost (event);
  if (pandoria_spaces_is_empty (event->region))
    return g_strdup (_ ("1 for each ransomed figure"));
  region = pandoria_text_region_title (event);
  /* Translators: %s is a region that was closed, as in “Forest F7 F8”. */
  return g_strdup_printf (_ ("1 for a figure removed from %s"), region);
}

static char *
get_relic_formula (const PandoriaEvent *event)
{
  g_autofree char *price = pandoria_text_amount (PANDORIA_COUNTER_ARTIFACTS, event->subject);

  if (event->strength > 1)
    /* Translators: the points of a relic, doubled in the family variants, as in “4 × 2 = 8, for 3 artifacts”. */
    return g_strdup_printf (_ ("%1$d × %2$d = %3$d, for %4$s"), event->symbols, event->strength, event->amount, price);
  return g_strdup_printf (_ ("for %s"), price);
}

static char *
get_adjust_title (const PandoriaEvent *event)
{
  return g_strdup_printf (_ ("Correction of %s"), pandoria_text_counter ((PandoriaCounter) event->counter));
}

static char *
get_hand_formula (const PandoriaEvent *event)
{
  guint n = (guint) MAX (event->amount, 0);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card, 1 point", "%u cards, 1 point each", n), n);
}

static char *
get_resources_title (const PandoriaEvent *event)
{
  static const char *const titles[PANDORIA_N_RESOURCES] = { N_ ("Crystals left"), N_ ("Gold left"), N_ ("Wood left") };

  return g_strdup (_ (titles[MIN (event->counter, PANDORIA_COUNTER_WOOD)]));
}

static char *
get_final_realm_formula (const PandoriaEvent *event)
{
  guint n = (guint) MAX (event->amount, 0);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u figure, 1 point", "%u figures, 1 point each", n), n);
}

/* An entry with a constant title has it in @name. A NULL formula means that there is none. */
static const struct
{
  EventText title, formula;
  const char *name;
} events[] = {
  [PANDORIA_EVENT_SPELL_COST] = { get_spell_cost_title, pandoria_text_cost },
  [PANDORIA_EVENT_BUILDING_COST] = { get_building_cost_title, pandoria_text_cost },
  [PANDORIA_EVENT_MONUMENT_COST] = { NULL, pandoria_text_cost, N_ ("Monument’s cost") },
  [PANDORIA_EVENT_MONUMENT] = { get_monument_title },
  [PANDORIA_EVENT_CARD_PRICE] = { NULL, pandoria_text_cost, N_ ("Card bought") },
  [PANDORIA_EVENT_SHRINE] = { get_shrine_title, get_shrine_formula },
  [PANDORIA_EVENT_CONJURE] = { get_conjure_title, get_conjure_formula },
  [PANDORIA_EVENT_REGION] = { pandoria_text_region_title, pandoria_text_region_formula },
  [PANDORIA_EVENT_OVERFLOW] = { pandoria_text_overflow_title, pandoria_text_overflow_formula },
  [PANDORIA_EVENT_STORE] = { get_store_title, get_store_formula },
  [PANDORIA_EVENT_POORHOUSE] = { get_poorhouse_title, get_poorhouse_formula },
  [PANDORIA_EVENT_REALM] = { NULL, get_realm_formula, N_ ("Realm’s ability") },
  [PANDORIA_EVENT_RELIC] = { NULL, get_relic_formula, N_ ("Relic") },
  [PANDORIA_EVENT_ADJUST] = { get_adjust_title },
  [PANDORIA_EVENT_FINAL_HAND] = { NULL, get_hand_formula, N_ ("Cards in hand") },
  [PANDORIA_EVENT_FINAL_RESOURCES] = { get_resources_title, pandoria_text_final_resources },
  [PANDORIA_EVENT_FINAL_REALM] = { NULL, get_final_realm_formula, N_ ("Prisoners") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (events) == PANDORIA_N_EVENTS);

char *
pandoria_text_event_title (const PandoriaEvent *event)
{
  g_return_val_if_fail (event != NULL && event->kind < PANDORIA_N_EVENTS, g_strdup (""));
  if (events[event->kind].title == NULL)
    return g_strdup (_ (events[event->kind].name));
  return events[event->kind].title (event);
}

char *
pandoria_text_event_formula (const PandoriaEvent *event)
{
  g_return_val_if_fail (event != NULL && event->kind < PANDORIA_N_EVENTS, g_strdup (""));
  return events[event->kind].formula != NULL ? events[event->kind].formula (event) : g_strdup ("");
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
