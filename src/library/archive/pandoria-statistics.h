/* PandoriaStatistics: what any selection of games says about players, realms, seats, editions and numbers of players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive-entry.h"
#include "pandoria-people.h"

G_BEGIN_DECLS

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

/** PandoriaMeasure: what is measured of a row. */
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
 * Players of one name are one player, whatever its case and spaces, and so are those whom @people (nullable) says to be one;
 * players without a name are one, too.
 */
PandoriaStatistics *pandoria_statistics_new (GPtrArray *entries, PandoriaStatisticsBy by, PandoriaPeople *people);
void pandoria_statistics_free (PandoriaStatistics *statistics);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaStatistics, pandoria_statistics_free)

/** Returns: @measure of @row; NAN when nothing is known of it. */
double pandoria_statistics_row_get (const PandoriaStatisticsRow *row, PandoriaMeasure measure);
/** Returns: the points from @source of a player in a game, on average; NAN without a result. */
double pandoria_statistics_row_get_source (const PandoriaStatisticsRow *row, PandoriaTallySource source);
/** Returns: whether wins and shared victories say something of such rows: in every game somebody wins. */
gboolean pandoria_statistics_by_has_wins (PandoriaStatisticsBy by);

G_END_DECLS
