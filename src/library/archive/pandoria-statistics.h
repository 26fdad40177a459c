/* PandoriaStatistics: statistics of players, realms, seats, editions and numbers of players in any
 * selection of games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive-entry.h"
#include "pandoria-people.h"

/** PandoriaStatisticsBy: the subject of the rows. */
typedef enum
{
  PANDORIA_STATISTICS_BY_PLAYER,
  PANDORIA_STATISTICS_BY_REALM,
  PANDORIA_STATISTICS_BY_SEAT, /* counted from the starting player */
  PANDORIA_STATISTICS_BY_EDITION,
  PANDORIA_STATISTICS_BY_N_PLAYERS,
} PandoriaStatisticsBy;
#define PANDORIA_N_STATISTICS_BY 5

/** PandoriaMeasure: the values of a row. */
typedef enum
{
  PANDORIA_MEASURE_GAMES,
  PANDORIA_MEASURE_UNFINISHED,
  PANDORIA_MEASURE_WINS,
  PANDORIA_MEASURE_SHARED,
  PANDORIA_MEASURE_AVERAGE,
  PANDORIA_MEASURE_BEST,
  PANDORIA_MEASURE_MINUTES, /* average for a game */
} PandoriaMeasure;
#define PANDORIA_N_MEASURES 7

/**
 * PandoriaStatisticsRow: sums over the finished games of the row. Of unfinished games it has only
 * the number. A result belongs to one player in one game. Points are those of the player; in a
 * partnership, wins are those of the team (13). A shared victory counts as shared, not as a win.
 */
typedef struct
{
  char *name;   /* by player: the latest spelling; else NULL */
  guint number; /* PandoriaRealm, seat from 0, PandoriaEdition, number of players; of a player: the
                   order in the games */
  guint games, unfinished, results;
  guint wins, shared;
  gint64 points;
  int best; /* 0 without a result */
  guint timed;
  gint64 seconds; /* of the timed games */
  gint64 sources[PANDORIA_N_TALLY_SOURCES];

  gint64 named; /* when this spelling was used */
  guint last;   /* the last counted game, from 1, so that each counts once */
} PandoriaStatisticsRow;

/**
 * PandoriaStatistics: rows in the displayed order: players with most results first, all others in
 * their own order.
 */
typedef struct
{
  PandoriaStatisticsBy by;
  GPtrArray *rows;             /* PandoriaStatisticsRow */
  PandoriaStatisticsRow total; /* of all games */
  guint unreadable;            /* entries without a game, which count nowhere else */
} PandoriaStatistics;

/**
 * Computes statistics of @entries (PandoriaArchiveEntry). Needs no main loop: use another thread
 * for 10,000 games. Names that differ only in case and spaces, or that @people (nullable) joins,
 * are one player. All players without a name are one, too.
 */
PandoriaStatistics *pandoria_statistics_new (GPtrArray *entries, PandoriaStatisticsBy by,
                                             PandoriaPeople *people);
void pandoria_statistics_free (PandoriaStatistics *statistics);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaStatistics, pandoria_statistics_free)

/** Returns: @measure of @row; NAN if it is unknown. */
double pandoria_statistics_row_get (const PandoriaStatisticsRow *row, PandoriaMeasure measure);
/** Returns: a player's average points from @source in a game; NAN without a result. */
double pandoria_statistics_row_get_source (const PandoriaStatisticsRow *row,
                                           PandoriaTallySource source);
/**
 * Returns: whether rows of this kind have wins and shared victories. Rows with all players of each
 * game do not.
 */
gboolean pandoria_statistics_by_has_wins (PandoriaStatisticsBy by);
