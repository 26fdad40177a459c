/* Adds up the points of a game by their sources, from its ledger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tally.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const char *key, *name;
} sources[] = {
  [PANDORIA_TALLY_START] = { "start", N_ ("Head start") },
  [PANDORIA_TALLY_TAKEN_OVER] = { "taken-over", N_ ("Taken over from the table") },
  [PANDORIA_TALLY_FOREST] = { "forest", N_ ("Forests") },
  [PANDORIA_TALLY_MOUNTAINS] = { "mountains", NC_ ("source of points", "Mountains") },
  [PANDORIA_TALLY_HILLS] = { "hills", NC_ ("source of points", "Hills") },
  [PANDORIA_TALLY_CITY] = { "city", N_ ("Cities") },
  [PANDORIA_TALLY_STATUE] = { "statue", N_ ("Statue") },
  [PANDORIA_TALLY_SURPLUS_CRYSTAL] = { "surplus-crystal", N_ ("Surplus crystals") },
  [PANDORIA_TALLY_SURPLUS_GOLD] = { "surplus-gold", N_ ("Surplus gold") },
  [PANDORIA_TALLY_SURPLUS_WOOD] = { "surplus-wood", N_ ("Surplus wood") },
  [PANDORIA_TALLY_STORE] = { "store", N_ ("Store") },
  [PANDORIA_TALLY_MONUMENTS] = { "monuments", N_ ("Monuments") },
  [PANDORIA_TALLY_SHRINE] = { "shrine", N_ ("Shrine") },
  [PANDORIA_TALLY_RELICS] = { "relics", N_ ("Relics") },
  [PANDORIA_TALLY_REALM] = { "realm", N_ ("Realm’s ability") },
  [PANDORIA_TALLY_FINAL_HAND] = { "final-hand", N_ ("Cards in hand at the end") },
  [PANDORIA_TALLY_FINAL_RESOURCES] = { "final-resources", N_ ("Resources at the end") },
  [PANDORIA_TALLY_FINAL_REALM] = { "final-realm", N_ ("Realm at the end") },
  [PANDORIA_TALLY_CORRECTIONS] = { "corrections", N_ ("Corrections") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (sources) == PANDORIA_N_TALLY_SOURCES);

/* The source of the points of each kind of entry; regions and surplus are divided below. */
static const PandoriaTallySource source_of[] = {
  [PANDORIA_EVENT_SPELL_COST] = PANDORIA_TALLY_CORRECTIONS,    /* never points */
  [PANDORIA_EVENT_BUILDING_COST] = PANDORIA_TALLY_CORRECTIONS, /* never points */
  [PANDORIA_EVENT_MONUMENT_COST] = PANDORIA_TALLY_CORRECTIONS, /* never points */
  [PANDORIA_EVENT_MONUMENT] = PANDORIA_TALLY_MONUMENTS,
  [PANDORIA_EVENT_CARD_PRICE] = PANDORIA_TALLY_CORRECTIONS, /* never points */
  [PANDORIA_EVENT_SHRINE] = PANDORIA_TALLY_SHRINE,
  [PANDORIA_EVENT_CONJURE] = PANDORIA_TALLY_CORRECTIONS,      /* never points */
  [PANDORIA_EVENT_REGION] = PANDORIA_TALLY_FOREST,            /* + terrain */
  [PANDORIA_EVENT_OVERFLOW] = PANDORIA_TALLY_SURPLUS_CRYSTAL, /* + counter */
  [PANDORIA_EVENT_STORE] = PANDORIA_TALLY_STORE,
  [PANDORIA_EVENT_POORHOUSE] = PANDORIA_TALLY_CORRECTIONS, /* never points */
  [PANDORIA_EVENT_REALM] = PANDORIA_TALLY_REALM,
  [PANDORIA_EVENT_RELIC] = PANDORIA_TALLY_RELICS,
  [PANDORIA_EVENT_ADJUST] = PANDORIA_TALLY_CORRECTIONS,
  [PANDORIA_EVENT_FINAL_HAND] = PANDORIA_TALLY_FINAL_HAND,
  [PANDORIA_EVENT_FINAL_RESOURCES] = PANDORIA_TALLY_FINAL_RESOURCES,
  [PANDORIA_EVENT_FINAL_REALM] = PANDORIA_TALLY_FINAL_REALM,
};
G_STATIC_ASSERT (G_N_ELEMENTS (source_of) == PANDORIA_N_EVENTS);

/* The rows of the terrains and of the resources follow one another in the order of their types. */
G_STATIC_ASSERT (PANDORIA_TALLY_FOREST + PANDORIA_TERRAIN_CITY == (int) PANDORIA_TALLY_CITY);
G_STATIC_ASSERT (PANDORIA_TALLY_SURPLUS_CRYSTAL + PANDORIA_COUNTER_WOOD
                 == (int) PANDORIA_TALLY_SURPLUS_WOOD);

static void
add (PandoriaTally *tally, guint source, guint seat, int points)
{
  tally->points[source][seat] += points;
  tally->sums[seat] += points;
}

/* Additions by a realm count for the realm. Any other addition to a city's points comes from the
 * Statue (7.2). */
static void
add_region (PandoriaTally *tally, const PandoriaEvent *event)
{
  int realm = event->level;
  int statue = event->terrain == PANDORIA_TERRAIN_CITY ? event->bonus - realm : 0;

  if (event->counter != PANDORIA_COUNTER_POINTS)
    return;
  add (tally, PANDORIA_TALLY_REALM, event->player, realm);
  add (tally, PANDORIA_TALLY_STATUE, event->player, statue);
  add (tally, PANDORIA_TALLY_FOREST + (guint) event->terrain, event->player,
       event->amount - realm - statue);
}

void
pandoria_tally_add (PandoriaTally *tally, const PandoriaEvent *event)
{
  guint source;
  int points = event->points;

  g_return_if_fail (tally != NULL && event != NULL);
  g_return_if_fail (event->kind < PANDORIA_N_EVENTS && event->player < tally->n_players);

  if (event->kind == PANDORIA_EVENT_REGION)
    {
      add_region (tally, event);
      return;
    }
  if (event->counter == PANDORIA_COUNTER_POINTS)
    points += event->amount;
  source = source_of[event->kind];
  if (event->kind == PANDORIA_EVENT_OVERFLOW)
    source += event->counter;
  add (tally, source, event->player, points);
}

void
pandoria_tally_take_over (PandoriaTally *tally, const PandoriaEvent *event)
{
  g_return_if_fail (tally != NULL && event != NULL && event->player < tally->n_players);

  if (event->counter == PANDORIA_COUNTER_POINTS)
    add (tally, PANDORIA_TALLY_TAKEN_OVER, event->player, event->amount);
}

void
pandoria_tally_begin (PandoriaTally *tally, const PandoriaState *start)
{
  g_return_if_fail (tally != NULL && start != NULL);

  *tally = (PandoriaTally){ .n_players = start->n_players, .partnership = start->partnership };
  for (guint seat = 0; seat < start->n_players; seat++)
    tally->sums[seat] = tally->points[PANDORIA_TALLY_START][seat]
        = start->players[seat].counters[PANDORIA_COUNTER_POINTS];
}

void
pandoria_tally_init (PandoriaTally *tally, PandoriaGame *game)
{
  GListModel *ledger;
  guint n_taken_over;

  g_return_if_fail (tally != NULL && PANDORIA_IS_GAME (game));

  n_taken_over = pandoria_record_get_n_taken_over (pandoria_game_get_record (game));

  ledger = pandoria_game_get_ledger (game);
  pandoria_tally_begin (tally, pandoria_game_get_state_at (game, 0));
  for (guint i = 0; i < g_list_model_get_n_items (ledger); i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);

      if (entry->action < n_taken_over)
        pandoria_tally_take_over (tally, &entry->event);
      else
        pandoria_tally_add (tally, &entry->event);
    }
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    tally->teams[seat] = tally->sums[seat % 2] + tally->sums[seat % 2 + 2];
}

guint
pandoria_tally_get_seat (const PandoriaTally *tally, guint column)
{
  g_return_val_if_fail (tally != NULL && column < tally->n_players, 0);
  return tally->partnership ? column / 2 + column % 2 * 2 : column;
}

gboolean
pandoria_tally_has_source (const PandoriaTally *tally, PandoriaTallySource source)
{
  g_return_val_if_fail (source < PANDORIA_N_TALLY_SOURCES, FALSE);

  for (guint seat = 0; seat < tally->n_players; seat++)
    if (tally->points[source][seat] != 0)
      return TRUE;
  return FALSE;
}

const char *
pandoria_tally_source_name (PandoriaTallySource source)
{
  g_return_val_if_fail (source < PANDORIA_N_TALLY_SOURCES, "");

  if (source == PANDORIA_TALLY_MOUNTAINS || source == PANDORIA_TALLY_HILLS)
    return g_dpgettext2 (GETTEXT_PACKAGE, "source of points", sources[source].name);
  return _ (sources[source].name);
}

const char *
pandoria_tally_source_key (PandoriaTallySource source)
{
  g_return_val_if_fail (source < PANDORIA_N_TALLY_SOURCES, NULL);
  return sources[source].key;
}
