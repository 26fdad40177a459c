/* PandoriaStatistics: statistics of a selection of games by player, realm, seat, edition and number
 * of players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-statistics.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* --- tallies -------------------------------------------------------------------------------- */

static const struct
{
  const char *key, *name;
} sources[] = {
  [PANDORIA_TALLY_START] = { "start", N_ ("Head start") },
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
pandoria_tally_begin (PandoriaTally *tally, const PandoriaState *start)
{
  g_return_if_fail (tally != NULL && start != NULL);

  *tally = (PandoriaTally){ .n_players = start->n_players };
  for (guint seat = 0; seat < start->n_players; seat++)
    tally->sums[seat] = tally->points[PANDORIA_TALLY_START][seat]
        = start->players[seat].counters[PANDORIA_COUNTER_POINTS];
}

void
pandoria_tally_init (PandoriaTally *tally, PandoriaGame *game)
{
  GListModel *ledger;

  g_return_if_fail (tally != NULL && PANDORIA_IS_GAME (game));

  ledger = pandoria_game_get_ledger (game);
  pandoria_tally_begin (tally, pandoria_game_get_state_at (game, 0));
  for (guint i = 0; i < g_list_model_get_n_items (ledger); i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);

      pandoria_tally_add (tally, &entry->event);
    }
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    tally->teams[seat] = tally->sums[seat % 2] + tally->sums[seat % 2 + 2];
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

/** Count: the rows under construction. */
typedef struct
{
  PandoriaStatistics *statistics;
  GHashTable *by_name; /* folded name → row; only by player */
  GHashTable *folded;  /* name as written → folded name; a cache, because there are few names */
  PandoriaPeople *people; /* nullable */
  PandoriaArchiveEntry *entry;
  guint game; /* from 1 */
} Count;

static PandoriaStatisticsRow *
create_row (Count *count, guint number)
{
  PandoriaStatisticsRow *row = g_new0 (PandoriaStatisticsRow, 1);

  row->number = number;
  row->named = G_MININT64;
  g_ptr_array_add (count->statistics->rows, row);
  return row;
}

static void
free_row (gpointer data)
{
  PandoriaStatisticsRow *row = data;

  g_free (row->name);
  g_free (row);
}

static const char *
get_folded (Count *count, const char *name)
{
  const char *folded = g_hash_table_lookup (count->folded, name);

  if (folded == NULL)
    {
      folded = pandoria_people_fold (name);
      g_hash_table_insert (count->folded, g_strdup (name), (gpointer) folded);
    }
  return folded;
}

static PandoriaStatisticsRow *
find_player (Count *count, const char *name)
{
  const char *shown = count->people != NULL ? pandoria_people_find (count->people, name) : name;
  const char *folded = get_folded (count, shown);
  PandoriaStatisticsRow *row = g_hash_table_lookup (count->by_name, folded);

  if (row == NULL)
    {
      row = create_row (count, count->statistics->rows->len);
      g_hash_table_insert (count->by_name, (gpointer) folded, row);
    }
  if (row->name == NULL || count->entry->changed > row->named)
    {
      g_free (row->name);
      row->name = g_strstrip (g_strdup (shown));
      row->named = count->entry->changed;
    }
  return row;
}

static PandoriaStatisticsRow *
find_number (Count *count, guint number)
{
  GPtrArray *rows = count->statistics->rows;

  for (guint i = 0; i < rows->len; i++)
    if (((PandoriaStatisticsRow *) rows->pdata[i])->number == number)
      return rows->pdata[i];
  return create_row (count, number);
}

static PandoriaStatisticsRow *
find_row (Count *count, guint seat)
{
  PandoriaArchiveEntry *entry = count->entry;

  switch (count->statistics->by)
    {
    case PANDORIA_STATISTICS_BY_PLAYER: return find_player (count, entry->players[seat].name);
    case PANDORIA_STATISTICS_BY_REALM: return find_number (count, entry->players[seat].realm);
    case PANDORIA_STATISTICS_BY_SEAT:
      return find_number (count,
                          (seat + entry->n_players - entry->start_player) % entry->n_players);
    case PANDORIA_STATISTICS_BY_EDITION: return find_number (count, entry->edition);
    case PANDORIA_STATISTICS_BY_N_PLAYERS:
    default: return find_number (count, entry->n_players);
    }
}

static gboolean
is_shared (PandoriaArchiveEntry *entry)
{
  guint winners = 0;

  for (guint seat = 0; seat < entry->n_players; seat++)
    if (entry->players[seat].place == 1)
      winners |= 1u << entry->players[seat].team;
  return (winners & (winners - 1)) != 0;
}

static void
count_game (Count *count, PandoriaStatisticsRow *row)
{
  if (row->last == count->game)
    return;
  row->last = count->game;
  if (!count->entry->finished)
    {
      row->unfinished++;
      return;
    }
  row->games++;
  if (count->entry->seconds >= 0)
    {
      row->timed++;
      row->seconds += count->entry->seconds;
    }
}

static void
count_result (Count *count, PandoriaStatisticsRow *row, const PandoriaArchivePlayer *player,
              gboolean shared)
{
  count_game (count, row);
  if (!count->entry->finished)
    return;
  row->best = row->results == 0 ? player->points : MAX (row->best, player->points);
  row->results++;
  row->points += player->points;
  if (player->place == 1 && shared)
    row->shared++;
  else if (player->place == 1)
    row->wins++;
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    row->sources[source] += player->sources[source];
}

static void
count_entry (Count *count, PandoriaArchiveEntry *entry)
{
  gboolean shared = is_shared (entry);

  if (entry->n_players == 0)
    {
      count->statistics->unreadable++;
      return;
    }
  count->game++;
  count->entry = entry;
  for (guint seat = 0; seat < entry->n_players; seat++)
    {
      count_result (count, find_row (count, seat), &entry->players[seat], shared);
      count_result (count, &count->statistics->total, &entry->players[seat], shared);
    }
}

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  const PandoriaStatisticsRow *one = *(PandoriaStatisticsRow *const *) a,
                              *other = *(PandoriaStatisticsRow *const *) b;

  if (one->name == NULL || other->name == NULL)
    return (one->number > other->number) - (one->number < other->number);
  if (one->games != other->games)
    return one->games > other->games ? -1 : 1;
  if (one->unfinished != other->unfinished)
    return one->unfinished > other->unfinished ? -1 : 1;
  return g_utf8_collate (one->name, other->name);
}

PandoriaStatistics *
pandoria_statistics_new (GPtrArray *entries, PandoriaStatisticsBy by, PandoriaPeople *people)
{
  PandoriaStatistics *statistics = g_new0 (PandoriaStatistics, 1);
  g_autoptr (GHashTable) folded = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GHashTable) by_name = g_hash_table_new (g_str_hash, g_str_equal);
  Count count = { statistics, by_name, folded, people, NULL, 0 };

  g_assert (entries != NULL && (guint) by < PANDORIA_N_STATISTICS_BY);

  statistics->by = by;
  statistics->rows = g_ptr_array_new_with_free_func (free_row);
  for (guint i = 0; i < entries->len; i++)
    count_entry (&count, entries->pdata[i]);
  g_ptr_array_sort (statistics->rows, compare_rows);
  return statistics;
}

void
pandoria_statistics_free (PandoriaStatistics *statistics)
{
  g_ptr_array_unref (statistics->rows);
  g_free (statistics);
}

static double
divide (gint64 sum, guint n)
{
  return n > 0 ? (double) sum / n : NAN;
}

double
pandoria_statistics_row_get (const PandoriaStatisticsRow *row, PandoriaMeasure measure)
{
  g_return_val_if_fail (row != NULL, NAN);

  switch (measure)
    {
    case PANDORIA_MEASURE_GAMES: return row->games;
    case PANDORIA_MEASURE_UNFINISHED: return row->unfinished;
    case PANDORIA_MEASURE_WINS: return row->wins;
    case PANDORIA_MEASURE_SHARED: return row->shared;
    case PANDORIA_MEASURE_AVERAGE: return divide (row->points, row->results);
    case PANDORIA_MEASURE_BEST: return row->results > 0 ? row->best : NAN;
    case PANDORIA_MEASURE_MINUTES:
    default: return divide (row->seconds, row->timed) / 60;
    }
}

double
pandoria_statistics_row_get_source (const PandoriaStatisticsRow *row, PandoriaTallySource source)
{
  g_return_val_if_fail (row != NULL && source < PANDORIA_N_TALLY_SOURCES, NAN);
  return divide (row->sources[source], row->results);
}

gboolean
pandoria_statistics_by_has_wins (PandoriaStatisticsBy by)
{
  return by == PANDORIA_STATISTICS_BY_PLAYER || by == PANDORIA_STATISTICS_BY_REALM
         || by == PANDORIA_STATISTICS_BY_SEAT;
}
