/* PandoriaStatistics: statistics of a selection of games by player, realm, seat, edition and number
 * of players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-statistics.h"

#include <math.h>

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
  g_autoptr (GHashTable) games = NULL;
  Count count = { statistics, by_name, folded, people, NULL, 0 };

  g_assert (entries != NULL && (guint) by < PANDORIA_N_STATISTICS_BY);

  statistics->by = by;
  statistics->rows = g_ptr_array_new_with_free_func (free_row);
  games = pandoria_archive_find_games (entries);
  for (guint i = 0; i < entries->len; i++)
    if (!pandoria_archive_entry_is_copy (entries->pdata[i], games))
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
