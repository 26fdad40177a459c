/* PandoriaStatistics: players, realms, seats, editions and numbers of players in any selection of games, and which names are one
 * player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive-entry.h"
#include "pandoria-game.h"

/* --- pandoria-people.c -------------------------------------------------------------------------------------------- */
/* PandoriaPeople: which names are one player's. The games keep the names as they were written. */

#define PANDORIA_MAX_PEOPLE       1000
#define PANDORIA_MAX_NAMES_OF_ONE 100

/** PandoriaPeople: a table of people, each with the name that is shown and the others that are meant by it. */
typedef struct _PandoriaPeople PandoriaPeople;

/**
 * Reads the table in the file @path, which need not exist. Returns: (transfer full): it; an empty one, and a PANDORIA_FILE_ERROR,
 * for a file that cannot be read or is damaged.
 */
PandoriaPeople *pandoria_people_load (const char *path, GError **error);
void pandoria_people_free (PandoriaPeople *people);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaPeople, pandoria_people_free)

/** Returns: (transfer full): @name without what makes no other player: case, the way in which letters are encoded, spaces. */
char *pandoria_people_fold (const char *name);
/** Returns: (transfer none): the name that is shown for who played as @name; @name itself for one that is not in the table. */
const char *pandoria_people_find (PandoriaPeople *people, const char *name);
/** Returns: (transfer full): the other names of who is shown as @name; may be empty. */
GStrv pandoria_people_get_others (PandoriaPeople *people, const char *name);

/**
 * Shows the player @name as @to from now on. When @to is another player's name, both are one player. Writes the table.
 * Returns: FALSE, the reason, and nothing changed: @to has no visible character, the table is full, or the file is damaged, was
 * written meanwhile, or cannot be written.
 */
gboolean pandoria_people_rename (const char *path, const char *name, const char *to, GError **error);
/** Removes the player @name from the table: each name is again a separate player. Fails alike. */
gboolean pandoria_people_separate (const char *path, const char *name, GError **error);

/* --- pandoria-statistics.c ---------------------------------------------------------------------------------------- */

/** PandoriaStatisticsBy: what the rows are. */
typedef enum
{
  PANDORIA_STATISTICS_BY_PLAYER,
  PANDORIA_STATISTICS_BY_REALM,
  PANDORIA_STATISTICS_BY_SEAT, /* counted from who began */
  PANDORIA_STATISTICS_BY_EDITION,
  PANDORIA_STATISTICS_BY_N_PLAYERS,
} PandoriaStatisticsBy;
#define PANDORIA_N_STATISTICS_BY 5

/** PandoriaMeasure: the figures of a row. */
typedef enum
{
  PANDORIA_MEASURE_GAMES,
  PANDORIA_MEASURE_UNFINISHED,
  PANDORIA_MEASURE_WINS,
  PANDORIA_MEASURE_SHARED,
  PANDORIA_MEASURE_AVERAGE,
  PANDORIA_MEASURE_BEST,
  PANDORIA_MEASURE_MINUTES, /* of a game, on average */
} PandoriaMeasure;
#define PANDORIA_N_MEASURES 7

/**
 * PandoriaStatisticsRow: sums over the finished games of the row; unfinished ones are counted apart and nothing else of
 * them. A result is that of one player in one game; points are the player's own, wins are the team's in a partnership
 * (13). A victory that several share is no win of any of them but a shared one.
 */
typedef struct
{
  char *name;   /* by player: as it was written last; else NULL */
  guint number; /* PandoriaRealm, seat from 0, PandoriaEdition, number of players */
  guint games, unfinished, results;
  guint wins, shared;
  gint64 points;
  int best; /* 0 without a result */
  guint timed;
  gint64 seconds; /* of the timed games */
  gint64 sources[PANDORIA_N_TALLY_SOURCES];

  gint64 named; /* when the name was written so */
  guint last;   /* the game that was counted last, from 1: each is counted once */
} PandoriaStatisticsRow;

/** PandoriaStatistics: rows as they are shown: players by results, the most first; all else in its own order. */
typedef struct
{
  PandoriaStatisticsBy by;
  GPtrArray *rows;             /* PandoriaStatisticsRow */
  PandoriaStatisticsRow total; /* of all games */
  guint unreadable;            /* entries without a game, not counted otherwise */
} PandoriaStatistics;

/**
 * Reckons over @entries (PandoriaArchiveEntry). Needs no main loop: 10,000 games are better reckoned on another thread.
 * Players of one name are one player, without regard to case and spaces, and so are the names that @people (nullable) joins;
 * players without a name are one, too.
 */
PandoriaStatistics *pandoria_statistics_new (GPtrArray *entries, PandoriaStatisticsBy by, PandoriaPeople *people);
void pandoria_statistics_free (PandoriaStatistics *statistics);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaStatistics, pandoria_statistics_free)

/** Returns: @measure of @row; NAN when nothing is known of it. */
double pandoria_statistics_row_get (const PandoriaStatisticsRow *row, PandoriaMeasure measure);
/** Returns: the points from @source of a player in a game, on average; NAN without a result. */
double pandoria_statistics_row_get_source (const PandoriaStatisticsRow *row, PandoriaTallySource source);
/** Returns: whether such rows have wins and shared victories: in every game a player wins. */
gboolean pandoria_statistics_by_has_wins (PandoriaStatisticsBy by);
