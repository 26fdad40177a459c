/* PandoriaStatistics: statistics of a selection of games by player, realm, seat, edition, number of
 * players and pair.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-statistics.h"

#include <math.h>
#include <string.h>

/** Count: the rows under construction. */
typedef struct
{
  PandoriaStatistics *statistics;
  GHashTable *by_name; /* folded name, or names → row; only by player and pair */
  GHashTable *duels;   /* a PandoriaDuel, as its own key */
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
  g_free (row->partner);
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

static const char *
get_shown (Count *count, const char *name)
{
  return count->people != NULL ? pandoria_people_find (count->people, name) : name;
}

/* Names @row if it has no name yet, or if the game at hand is later. @partner: nullable */
static void
name_row (Count *count, PandoriaStatisticsRow *row, const char *name, const char *partner)
{
  if (row->name != NULL && count->entry->changed <= row->named)
    return;
  g_free (row->name);
  g_free (row->partner);
  row->name = g_strstrip (g_strdup (name));
  row->partner = partner != NULL ? g_strstrip (g_strdup (partner)) : NULL;
  row->named = count->entry->changed;
}

static PandoriaStatisticsRow *
find_player (Count *count, const char *name)
{
  const char *shown = get_shown (count, name);
  const char *folded = get_folded (count, shown);
  PandoriaStatisticsRow *row = g_hash_table_lookup (count->by_name, folded);

  if (row == NULL)
    {
      row = create_row (count, count->statistics->rows->len);
      g_hash_table_insert (count->by_name, (gpointer) folded, row);
    }
  name_row (count, row, shown, NULL);
  return row;
}

/* A pair is the same in either order of its seats. */
static PandoriaStatisticsRow *
find_pair (Count *count, guint side)
{
  const char *one = get_shown (count, count->entry->players[side].name);
  const char *other = get_shown (count, count->entry->players[side + 2].name);
  gboolean turned = strcmp (get_folded (count, one), get_folded (count, other)) > 0;
  const char *first = turned ? other : one, *second = turned ? one : other;
  g_autofree char *key
      = g_strconcat (get_folded (count, first), "\n", get_folded (count, second), NULL);
  PandoriaStatisticsRow *row = g_hash_table_lookup (count->by_name, key);

  if (row == NULL)
    {
      row = create_row (count, count->statistics->rows->len);
      /* The table of folded names owns the key. */
      g_hash_table_insert (count->folded, g_strdup (key), g_strdup (key));
      g_hash_table_insert (count->by_name, g_hash_table_lookup (count->folded, key), row);
    }
  name_row (count, row, first, second);
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
    case PANDORIA_STATISTICS_BY_PAIR: return find_pair (count, seat);
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

/* Keeps the latest results in the order of their times. */
static void
add_form (PandoriaStatisticsRow *row, gint64 when, PandoriaOutcome outcome)
{
  guint place = row->n_form;

  while (place > 0 && row->form[place - 1].when > when)
    place--;
  if (row->n_form == PANDORIA_N_FORM && place == 0)
    return;
  if (row->n_form == PANDORIA_N_FORM)
    {
      place--;
      memmove (&row->form[0], &row->form[1], place * sizeof row->form[0]);
    }
  else
    {
      memmove (&row->form[place + 1], &row->form[place],
               (row->n_form - place) * sizeof row->form[0]);
      row->n_form++;
    }
  row->form[place].when = when;
  row->form[place].outcome = outcome;
}

static PandoriaOutcome
get_outcome (const PandoriaArchivePlayer *player, gboolean shared)
{
  if (player->place != 1)
    return PANDORIA_OUTCOME_LOST;
  return shared ? PANDORIA_OUTCOME_SHARED : PANDORIA_OUTCOME_WON;
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
  row->shared += get_outcome (player, shared) == PANDORIA_OUTCOME_SHARED;
  row->wins += get_outcome (player, shared) == PANDORIA_OUTCOME_WON;
  add_form (row, count->entry->changed, get_outcome (player, shared));
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    row->sources[source] += player->sources[source];
}

/* --- against each other --------------------------------------------------------------------- */

static guint
hash_duel (gconstpointer key)
{
  const PandoriaDuel *duel = key;

  return g_direct_hash (duel->one) * 31 + g_direct_hash (duel->other);
}

static gboolean
duels_are_equal (gconstpointer a, gconstpointer b)
{
  const PandoriaDuel *one = a, *other = b;

  return one->one == other->one && one->other == other->other;
}

/* @place, @other_place: in the finished game at hand */
static void
count_duel (Count *count, const PandoriaStatisticsRow *row, guint place,
            const PandoriaStatisticsRow *other, guint other_place)
{
  const gboolean turned = row->number > other->number;
  const PandoriaDuel key = { .one = turned ? other : row, .other = turned ? row : other };
  const guint one_place = turned ? other_place : place, two_place = turned ? place : other_place;
  PandoriaDuel *duel = g_hash_table_lookup (count->duels, &key);

  if (row == other)
    return;
  if (duel == NULL)
    {
      duel = g_memdup2 (&key, sizeof key);
      g_hash_table_add (count->duels, duel);
      g_ptr_array_add (count->statistics->duels, duel);
    }
  duel->games++;
  duel->won += one_place < two_place;
  duel->lost += one_place > two_place;
}

/* @rows: of the players or pairs of the game at hand */
static void
count_duels (Count *count, PandoriaStatisticsRow *const *rows, guint n)
{
  const PandoriaArchivePlayer *players = count->entry->players;

  for (guint i = 0; i < n && count->entry->finished; i++)
    for (guint j = i + 1; j < n; j++)
      if (players[i].team != players[j].team)
        count_duel (count, rows[i], players[i].place, rows[j], players[j].place);
}

/* --- a game --------------------------------------------------------------------------------- */

/* Adds up the points of both partners. The rest is equal. */
static PandoriaArchivePlayer
join_pair (PandoriaArchiveEntry *entry, guint side)
{
  PandoriaArchivePlayer pair = entry->players[side];

  pair.points += entry->players[side + 2].points;
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    pair.sources[source] += entry->players[side + 2].sources[source];
  return pair;
}

static void
count_entry (Count *count, PandoriaArchiveEntry *entry)
{
  const PandoriaStatisticsBy by = count->statistics->by;
  const gboolean by_pair = by == PANDORIA_STATISTICS_BY_PAIR, shared = is_shared (entry);
  const guint n = by_pair ? entry->n_players / 2 : entry->n_players;
  PandoriaStatisticsRow *rows[PANDORIA_MAX_PLAYERS];

  if (entry->n_players == 0)
    {
      count->statistics->unreadable++;
      return;
    }
  if (by_pair && !entry->partnership)
    return;
  count->game++;
  count->entry = entry;
  for (guint i = 0; i < n; i++)
    {
      const PandoriaArchivePlayer result = by_pair ? join_pair (entry, i) : entry->players[i];

      rows[i] = find_row (count, i);
      count_result (count, rows[i], &result, shared);
      count_result (count, &count->statistics->total, &result, shared);
    }
  if (pandoria_statistics_by_has_names (by))
    count_duels (count, rows, n);
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
  if (g_utf8_collate (one->name, other->name) != 0 || one->partner == NULL)
    return g_utf8_collate (one->name, other->name);
  return g_utf8_collate (one->partner, other->partner);
}

static int
compare_duels (gconstpointer a, gconstpointer b)
{
  const PandoriaDuel *one = *(PandoriaDuel *const *) a, *other = *(PandoriaDuel *const *) b;

  if (one->games != other->games)
    return one->games > other->games ? -1 : 1;
  if (one->one != other->one)
    return one->one->number < other->one->number ? -1 : 1;
  return (one->other->number > other->other->number) - (one->other->number < other->other->number);
}

PandoriaStatistics *
pandoria_statistics_new (GPtrArray *entries, PandoriaStatisticsBy by, PandoriaPeople *people)
{
  PandoriaStatistics *statistics = g_new0 (PandoriaStatistics, 1);
  g_autoptr (GHashTable) folded = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GHashTable) by_name = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) games = NULL;
  g_autoptr (GHashTable) duels = g_hash_table_new (hash_duel, duels_are_equal);
  Count count = { statistics, by_name, duels, folded, people, NULL, 0 };

  g_assert (entries != NULL && (guint) by < PANDORIA_N_STATISTICS_BY);

  statistics->by = by;
  statistics->rows = g_ptr_array_new_with_free_func (free_row);
  statistics->duels = g_ptr_array_new_with_free_func (g_free);
  games = pandoria_archive_find_games (entries);
  for (guint i = 0; i < entries->len; i++)
    if (!pandoria_archive_entry_is_copy (entries->pdata[i], games))
      count_entry (&count, entries->pdata[i]);
  g_ptr_array_sort (statistics->rows, compare_rows);
  g_ptr_array_sort (statistics->duels, compare_duels);
  return statistics;
}

void
pandoria_statistics_free (PandoriaStatistics *statistics)
{
  g_ptr_array_unref (statistics->duels);
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
    case PANDORIA_MEASURE_SHARE: return divide (row->wins + row->shared, row->results);
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
         || by == PANDORIA_STATISTICS_BY_SEAT || by == PANDORIA_STATISTICS_BY_PAIR;
}

gboolean
pandoria_statistics_by_has_names (PandoriaStatisticsBy by)
{
  return by == PANDORIA_STATISTICS_BY_PLAYER || by == PANDORIA_STATISTICS_BY_PAIR;
}
