/* PandoriaStatistics: statistics of players, realms, seats, editions, numbers of players and pairs
 * of partners in any selection of games.
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
  PANDORIA_STATISTICS_BY_PAIR, /* partners; only games with partners count */
} PandoriaStatisticsBy;
#define PANDORIA_N_STATISTICS_BY 6

/** PandoriaMeasure: the values of a row. */
typedef enum
{
  PANDORIA_MEASURE_GAMES,
  PANDORIA_MEASURE_UNFINISHED,
  PANDORIA_MEASURE_WINS,
  PANDORIA_MEASURE_SHARED,
  PANDORIA_MEASURE_SHARE, /* of the results that are victories, alone or shared, 0…1 */
  PANDORIA_MEASURE_AVERAGE,
  PANDORIA_MEASURE_BEST,
  PANDORIA_MEASURE_MINUTES, /* average for a game */
} PandoriaMeasure;
#define PANDORIA_N_MEASURES 8

/** The number of results in the form of a row. */
#define PANDORIA_N_FORM 10

typedef enum
{
  PANDORIA_OUTCOME_LOST,
  PANDORIA_OUTCOME_SHARED,
  PANDORIA_OUTCOME_WON,
} PandoriaOutcome;

/**
 * PandoriaStatisticsRow: sums over the finished games of the row. Of unfinished games it has only
 * the number. A result belongs to one player in one game. Points are those of the player; in a
 * partnership, wins are those of the team (13). A shared victory counts as shared, not as a win. A
 * pair has one result in a game, with the points of both.
 */
typedef struct
{
  char *name;    /* by player: the latest spelling; by pair: the first name; else NULL */
  char *partner; /* by pair: the second name; else NULL */
  guint number;  /* PandoriaRealm, seat from 0, PandoriaEdition, number of players; of a player: the
                    order in the games */
  guint games, unfinished, results;
  guint wins, shared;
  gint64 points;
  int best; /* 0 without a result */
  guint timed;
  gint64 seconds; /* of the timed games */
  gint64 sources[PANDORIA_N_TALLY_SOURCES];

  guint n_form;
  struct
  {
    gint64 when;
    PandoriaOutcome outcome;
  } form[PANDORIA_N_FORM]; /* the latest results, the oldest of them first */

  gint64 named; /* when this spelling was used */
  guint last;   /* the last counted game, from 1, so that each counts once */
} PandoriaStatisticsRow;

/** PandoriaDuel: two players, or two pairs, who played against each other. */
typedef struct
{
  const PandoriaStatisticsRow *one, *other;
  guint games;     /* finished */
  guint won, lost; /* where @one was before @other, and behind */
} PandoriaDuel;

/**
 * PandoriaStatistics: rows in the displayed order: players with most results first, all others in
 * their own order.
 */
typedef struct
{
  PandoriaStatisticsBy by;
  GPtrArray *rows;             /* PandoriaStatisticsRow */
  GPtrArray *duels;            /* PandoriaDuel, most games first; by player and pair */
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
/** Returns: whether rows of this kind are players or pairs, with a form and duels. */
gboolean pandoria_statistics_by_has_names (PandoriaStatisticsBy by);
