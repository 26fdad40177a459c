/* A random game act by act, for tests, and the table of worths, for its trainer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-simulate.h"

/* pandoria-simulate.c */

/**
 * Does one act in @state, which is not finished, chosen with @rand among its @options. @action (out): the act; @events (out).
 * Returns: FALSE and the refusal when an option was refused (which is a bug).
 */
gboolean pandoria_simulate_act (PandoriaState *state, const PandoriaOptions *options, GRand *rand,
                                PandoriaAction *action, PandoriaEvents *events, GError **error);

/* pandoria-worth.c */

/** PandoriaWorth: the numbers; some are the first of several. Open regions are classed by the empty spaces around them. */
enum
{
  PANDORIA_WORTH_POINTS, /* always a point each */
  PANDORIA_WORTH_RESOURCES,
  PANDORIA_WORTH_HAND = PANDORIA_WORTH_RESOURCES + 9,
  PANDORIA_WORTH_WORKERS = PANDORIA_WORTH_HAND + 2, /* in the reserve */
  PANDORIA_WORTH_LEADER = PANDORIA_WORTH_WORKERS + 4,
  PANDORIA_WORTH_CASTLES,
  PANDORIA_WORTH_OPEN_GOODS, /* what open regions would bring: resources, points */
  PANDORIA_WORTH_OPEN_POINTS = PANDORIA_WORTH_OPEN_GOODS + 6,
  PANDORIA_WORTH_INSIDE = PANDORIA_WORTH_OPEN_POINTS + 6, /* figures in open regions */
  PANDORIA_WORTH_OUTSIDE = PANDORIA_WORTH_INSIDE + 4,
  PANDORIA_WORTH_COVERING, /* printed costs that a monument would save */
  PANDORIA_WORTH_BEST_COVER,
  PANDORIA_WORTH_SLOTS,
  PANDORIA_WORTH_ARTIFACTS,
  PANDORIA_WORTH_TILES, /* besides the first one */
  PANDORIA_WORTH_BUILDING,
  PANDORIA_WORTH_REALM = PANDORIA_WORTH_BUILDING + PANDORIA_N_BUILDINGS,
};
#define PANDORIA_WORTH_OWN     (PANDORIA_WORTH_REALM + PANDORIA_N_REALMS) /* those of each realm, in their order */
#define PANDORIA_N_OWN         8
#define PANDORIA_N_WORTHS      (PANDORIA_WORTH_OWN + PANDORIA_N_REALMS * PANDORIA_N_OWN)
#define PANDORIA_WORTH_MOMENTS 6

/** Fills @has with what @player has; what closed in this turn counts as scored. */
void pandoria_worth_list (const PandoriaSurvey *survey, guint player, gint16 has[PANDORIA_N_WORTHS]);
/** Finds between which two moments of the table the game is: @part of @parts of the way from @moment to the next. */
void pandoria_worth_find_moment (const PandoriaSurvey *survey, guint *moment, guint *part, guint *parts);

/** Takes @text for the table of worths; only the trainer does, while nothing is simulated. */
void pandoria_worths_use (const char *text);
/** Returns: (transfer full): the lines of the table for @n_players. @worths: PANDORIA_WORTH_MOMENTS for each, and those of the chance. */
char *pandoria_worths_to_text (const gint16 *worths, guint n_players);

/** The facts of a chance: expected points and the standing, both also times a root that grows to the end; who still plays in this round. */
#define PANDORIA_WORTH_FACTS 5
/** Fills @facts with those of each player. Returns: which share of the game was played. */
double pandoria_worth_list_facts (const PandoriaState *state, double facts[PANDORIA_MAX_PLAYERS][PANDORIA_WORTH_FACTS]);
