/* A game of more than 300 acts: a stored game with corrections of a marker after its acts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <time.h>

#include "stored-game.h"
#include "session-fixture.h"

#define LONG_GAME_ACTS 300 /* at least */

/* Corrects the points of the active player @n times, each time by one, up or down. */
static inline void
long_game_correct (PandoriaGame *game, guint n)
{
  PandoriaAction adjust;

  pandoria_action_init (&adjust, PANDORIA_ACT_ADJUST);
  for (guint i = 0; i < n; i++)
    {
      adjust.adjust[PANDORIA_COUNTER_POINTS] = pandoria_game_get_position (game) % 2 == 0 ? -1 : 1;
      fixture_apply (game, adjust);
    }
}

/* Plays the stored game without its last @n_left acts. @n_corrections follow each act except the
 * last @n_plain. Returns: (transfer full): the game. */
static inline PandoriaGame *
long_game_new_of (guint n_corrections, guint n_plain, guint n_left)
{
  g_autoptr (PandoriaGame) played = stored_game_open ("four-players");
  PandoriaRecord *record = pandoria_game_get_record (played);
  g_autoptr (PandoriaRecord) beginning = pandoria_record_new_beginning (record, 0);
  g_autoptr (GError) error = NULL;
  PandoriaGame *game = pandoria_game_new (beginning, NULL, &error);
  guint n = pandoria_game_get_position (played) - n_left;

  g_assert_no_error (error);
  for (guint i = 0; i < n; i++)
    {
      fixture_apply (game, *pandoria_record_get_action (record, i));
      if (i + n_plain < n)
        long_game_correct (game, n_corrections);
    }
  return game;
}

/* Returns: (transfer full): the game, at its end. */
static inline PandoriaGame *
long_game_new (void)
{
  PandoriaGame *game = long_game_new_of (1, 0, 0);

  g_assert_cmpuint (pandoria_game_get_position (game), >=, LONG_GAME_ACTS);
  return game;
}

/* Returns: the processor time of this process, in seconds. */
static inline double
long_game_get_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

static inline int
long_game_compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static inline double
long_game_get_median (double *seconds, guint n)
{
  qsort (seconds, n, sizeof *seconds, long_game_compare);
  return seconds[n / 2];
}
