/* Ledger entries in words: a title, and the formula that explains the number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"
#include "pandoria-text-private.h"

#include <glib/gi18n-lib.h>

/* More names than these do not fit into a line of the ledger. */
#define MAX_NAMES 4

typedef char *(*EventText) (const PandoriaEvent *event);

/* --- costs --- */

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
get_monument_cost_title (const PandoriaEvent *event)
{
  return g_strdup (_ ("Monument’s cost"));
}

static char *
get_price_title (const PandoriaEvent *event)
{
  return g_strdup (_ ("Market card"));
}

/* --- regions --- */

static char *
get_region_title (const PandoriaEvent *event)
{
  g_autofree char *names = pandoria_text_spaces (event->region, MAX_NAMES);

  /* Translators: a terrain and the spaces of one of its regions, as in “Forest F7 F8”. */
  return g_strdup_printf (C_ ("region", "%1$s %2$s"), pandoria_text_terrain ((PandoriaTerrain) event->terrain), names);
}

/* How much each space brings, when the bonus is that of buildings alone: Small 1, Large 2, both 3; the Statue 1 (7.2); else 0. */
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
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u space × (2 + 1)", "%u spaces × (2 + 1)", n), n);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u space × %2$d", "%1$u spaces × %2$d", n), n, each);
}

static char *
reckon_figures (const PandoriaEvent *event)
{
  g_autofree char *symbols = pandoria_text_amount ((PandoriaCounter) event->counter, event->symbols);
  guint strength = (guint) event->strength;

  /* Translators: %1$s is an amount as in “3 crystals”, %2$u how many figures stand next to the region. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s × %2$u figure", "%1$s × %2$u figures", strength), symbols,
                          strength);
}

/* Large and Small, Fairies and Nymphs come as one number (rulings 6); the engine may say the realm's share in level. */
static char *
get_region_formula (const PandoriaEvent *event)
{
  guint n = pandoria_spaces_count (event->region);
  int realm = event->level, buildings = event->bonus - realm, each = get_per_space (event, buildings);
  g_autofree char *figures = reckon_figures (event);
  g_autofree char *spaces = reckon_spaces (n, each);

  if (event->bonus == 0)
    return g_strdup_printf (_ ("%1$s = %2$d"), figures, event->amount);
  if (each > 0 && realm > 0)
    return g_strdup_printf (_ ("%1$s + %2$s + %3$d (realm) = %4$d"), figures, spaces, realm, event->amount);
  if (each > 0)
    return g_strdup_printf (_ ("%1$s + %2$s = %3$d"), figures, spaces, event->amount);
  if (realm > 0 && buildings == 0)
    return g_strdup_printf (_ ("%1$s + %2$d (realm) = %3$d"), figures, realm, event->amount);
  return g_strdup_printf (_ ("%1$s + %2$d from buildings and realm = %3$d"), figures, event->bonus, event->amount);
}

static char *
get_overflow_title (const PandoriaEvent *event)
{
  switch (event->counter)
    {
    case PANDORIA_COUNTER_CRYSTAL: return g_strdup (_ ("Surplus crystals"));
    case PANDORIA_COUNTER_GOLD: return g_strdup (_ ("Surplus gold"));
    default: return g_strdup (_ ("Surplus wood"));
    }
}

static char *
get_overflow_formula (const PandoriaEvent *event)
{
  guint over = (guint) -event->amount, points = (guint) event->points;

  if (points == 0)
    return g_strdup_printf (_ ("%u over the highest value, no points"), over);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u over the highest value, %2$u point",
                                       "%1$u over the highest value, %2$u points", points),
                          over, points);
}

/* --- the other kinds --- */

static char *
get_monument_title (const PandoriaEvent *event)
{
  return g_strdup_printf (_ ("Monument %d"), event->subject > 0 ? event->subject : event->amount);
}

static char *
get_shrine_title (const PandoriaEvent *event)
{
  return pandoria_text_building (PANDORIA_BUILDING_SHRINE, 0);
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
  if (event->level == 0)
    return g_strdup ("");
  switch (event->counter)
    {
    case PANDORIA_COUNTER_CRYSTAL: return g_strdup_printf (_ ("crystals set to %u"), event->level);
    case PANDORIA_COUNTER_GOLD: return g_strdup_printf (_ ("gold set to %u"), event->level);
    default: return g_strdup_printf (_ ("wood set to %u"), event->level);
    }
}

static char *
get_store_title (const PandoriaEvent *event)
{
  return pandoria_text_building (PANDORIA_BUILDING_STORE, 0);
}

static char *
get_store_formula (const PandoriaEvent *event)
{
  return g_strdup (_ ("a resource exceeded its highest value"));
}

static char *
get_poorhouse_title (const PandoriaEvent *event)
{
  return pandoria_text_building (PANDORIA_BUILDING_POORHOUSE, 0);
}

static char *
get_poorhouse_formula (const PandoriaEvent *event)
{
  return g_strdup (_ ("0 becomes 2"));
}

static char *
get_realm_title (const PandoriaEvent *event)
{
  return g_strdup (_ ("Realm’s ability"));
}

static char *
get_relic_title (const PandoriaEvent *event)
{
  return g_strdup (_ ("Relic"));
}

static char *
get_relic_formula (const PandoriaEvent *event)
{
  g_autofree char *price = pandoria_text_amount (PANDORIA_COUNTER_ARTIFACTS, event->subject);

  return g_strdup_printf (_ ("for %s"), price);
}

static char *
get_adjust_title (const PandoriaEvent *event)
{
  return g_strdup_printf (_ ("Correction of %s"), pandoria_text_counter ((PandoriaCounter) event->counter));
}

static char *
get_hand_title (const PandoriaEvent *event)
{
  return g_strdup (_ ("Hand cards"));
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
  switch (event->counter)
    {
    case PANDORIA_COUNTER_CRYSTAL: return g_strdup (_ ("Crystals left"));
    case PANDORIA_COUNTER_GOLD: return g_strdup (_ ("Gold left"));
    default: return g_strdup (_ ("Wood left"));
    }
}

static char *
get_resources_formula (const PandoriaEvent *event)
{
  g_autofree char *given = pandoria_text_amount ((PandoriaCounter) event->counter, -event->amount);
  g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, event->points);

  /* Translators: resources and what they become, as in “6 wood → 2 points”. */
  return g_strdup_printf (_ ("%1$s → %2$s"), given, points);
}

static char *
get_final_realm_title (const PandoriaEvent *event)
{
  return g_strdup (_ ("Prisoners"));
}

static char *
get_nothing (const PandoriaEvent *event)
{
  return g_strdup ("");
}

static const struct
{
  EventText title, formula;
} events[] = {
  [PANDORIA_EVENT_SPELL_COST] = { get_spell_cost_title, pandoria_text_cost },
  [PANDORIA_EVENT_BUILDING_COST] = { get_building_cost_title, pandoria_text_cost },
  [PANDORIA_EVENT_MONUMENT_COST] = { get_monument_cost_title, pandoria_text_cost },
  [PANDORIA_EVENT_MONUMENT] = { get_monument_title, get_nothing },
  [PANDORIA_EVENT_CARD_PRICE] = { get_price_title, pandoria_text_cost },
  [PANDORIA_EVENT_SHRINE] = { get_shrine_title, get_shrine_formula },
  [PANDORIA_EVENT_CONJURE] = { get_conjure_title, get_conjure_formula },
  [PANDORIA_EVENT_REGION] = { get_region_title, get_region_formula },
  [PANDORIA_EVENT_OVERFLOW] = { get_overflow_title, get_overflow_formula },
  [PANDORIA_EVENT_STORE] = { get_store_title, get_store_formula },
  [PANDORIA_EVENT_POORHOUSE] = { get_poorhouse_title, get_poorhouse_formula },
  [PANDORIA_EVENT_REALM] = { get_realm_title, get_nothing },
  [PANDORIA_EVENT_RELIC] = { get_relic_title, get_relic_formula },
  [PANDORIA_EVENT_ADJUST] = { get_adjust_title, get_nothing },
  [PANDORIA_EVENT_FINAL_HAND] = { get_hand_title, get_hand_formula },
  [PANDORIA_EVENT_FINAL_RESOURCES] = { get_resources_title, get_resources_formula },
  [PANDORIA_EVENT_FINAL_REALM] = { get_final_realm_title, get_nothing },
};
G_STATIC_ASSERT (G_N_ELEMENTS (events) == PANDORIA_N_EVENTS);

/* --- public functions --- */

char *
pandoria_text_event_title (const PandoriaEvent *event)
{
  g_return_val_if_fail (event != NULL && event->kind < PANDORIA_N_EVENTS, g_strdup (""));
  return events[event->kind].title (event);
}

char *
pandoria_text_event_formula (const PandoriaEvent *event)
{
  g_return_val_if_fail (event != NULL && event->kind < PANDORIA_N_EVENTS, g_strdup (""));
  return events[event->kind].formula (event);
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
