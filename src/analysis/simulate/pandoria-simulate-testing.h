/* A random game act by act, for tests, and the table of worths, for the program that trains it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-simulate.h"

/* pandoria-simulate.c */

/**
 * Applies a random act of @options to @state, which must not be finished. @action (out): the act;
 * @events (out).
 * Returns: FALSE and @error if an option was refused (which is a bug).
 */
gboolean pandoria_simulate_act (PandoriaState *state, const PandoriaOptions *options, GRand *rand,
                                PandoriaAction *action, PandoriaEvents *events, GError **error);

/* pandoria-worth.c */

/**
 * Indexes of the table; some begin a range. Open regions are classed by the empty spaces around
 * them.
 */
enum
{
  PANDORIA_WORTH_POINTS, /* always worth one point each */
  PANDORIA_WORTH_RESOURCES,
  PANDORIA_WORTH_HAND = PANDORIA_WORTH_RESOURCES + 9,
  PANDORIA_WORTH_WORKERS = PANDORIA_WORTH_HAND + 2, /* in the reserve */
  PANDORIA_WORTH_LEADER = PANDORIA_WORTH_WORKERS + 4,
  PANDORIA_WORTH_CASTLES,
  PANDORIA_WORTH_OPEN_GOODS, /* gains from open regions: resources, points */
  PANDORIA_WORTH_OPEN_POINTS = PANDORIA_WORTH_OPEN_GOODS + 6,
  PANDORIA_WORTH_INSIDE = PANDORIA_WORTH_OPEN_POINTS + 6, /* figures in open regions */
  PANDORIA_WORTH_OUTSIDE = PANDORIA_WORTH_INSIDE + 4,
  PANDORIA_WORTH_COVERING, /* printed costs that reduce the cost of monuments over them */
  PANDORIA_WORTH_BEST_COVER,
  PANDORIA_WORTH_SLOTS,
  PANDORIA_WORTH_ARTIFACTS,
  PANDORIA_WORTH_TILES, /* apart from the first one */
  PANDORIA_WORTH_BUILDING,
  PANDORIA_WORTH_REALM = PANDORIA_WORTH_BUILDING + PANDORIA_N_BUILDINGS,
};
#define PANDORIA_WORTH_OWN \
  (PANDORIA_WORTH_REALM + PANDORIA_N_REALMS) /* a range for each realm, in order */
#define PANDORIA_N_OWN         8
#define PANDORIA_N_WORTHS      (PANDORIA_WORTH_OWN + PANDORIA_N_REALMS * PANDORIA_N_OWN)
#define PANDORIA_WORTH_MOMENTS 6

/** Fills @has with the numbers for @player. Regions that closed in this turn count as scored. */
void pandoria_worth_list (const PandoriaSurvey *survey, guint player,
                          gint16 has[PANDORIA_N_WORTHS]);
/**
 * Finds the moment of the table before the current time, which is @part of @parts of the way to the
 * next moment.
 */
void pandoria_worth_find_moment (const PandoriaSurvey *survey, guint *moment, guint *part,
                                 guint *parts);

/**
 * Parses @text and uses it as the table of worths. Only the trainer may call it, while no
 * simulation runs.
 */
void pandoria_worths_use (const char *text);
/**
 * Returns: (transfer full): the lines of the table for @n_players. @worths: PANDORIA_WORTH_MOMENTS
 * numbers for each worth, and those for the chance.
 */
char *pandoria_worths_to_text (const gint16 *worths, guint n_players);

/**
 * The facts that a chance depends on: expected points and the standing, each also times a factor
 * that grows towards the end, and whether the player still has a turn in this round.
 */
#define PANDORIA_WORTH_FACTS 5
/** Fills @facts for each player. Returns: the played share of the game, 0 to 1. */
double pandoria_worth_list_facts (const PandoriaState *state,
                                  double facts[PANDORIA_MAX_PLAYERS][PANDORIA_WORTH_FACTS]);
