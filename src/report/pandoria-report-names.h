/* What a report calls things: players on one line, editions, variants, the day of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/** Returns: (transfer none): "First edition", "Complete game" …, translated. */
const char *pandoria_report_edition (PandoriaEdition edition);
const char *pandoria_report_variant (PandoriaVariant variant);

/**
 * Returns: (transfer full) (nullable): when the game was begun, in the zone that the record says (UTC for none); NULL
 * when the record says nothing that is a time.
 */
GDateTime *pandoria_report_created (PandoriaRecord *record);

/**
 * Returns: (transfer full): the facts of the game on one line: day, edition, variant, partnership, artifacts, board,
 * length so far.
 */
char *pandoria_report_facts (PandoriaGame *game);

/** Returns: (transfer none): the title; "Pandoria" for a game without one. */
const char *pandoria_report_title (PandoriaRecord *record);

/** Returns: (transfer full): who wins; of an unfinished game that it is one, and how far it has come. */
char *pandoria_report_outcome (PandoriaGame *game);

/**
 * Returns: (transfer full): how equal points are told apart (10): a sentence for each number of points that more than one
 * player or team has; the rule itself when there is none.
 */
char *pandoria_report_ties (PandoriaGame *game);

/* --- pandoria-report-best.c: the best scorings of a game ---------------------------------------------------------- */

#define PANDORIA_REPORT_N_BEST 10

/**
 * Returns: (transfer full): the PandoriaLedgerEntrys of the regions that brought one player most, at most
 * PANDORIA_REPORT_N_BEST; the highest amount first, of equal ones the earlier.
 */
GPtrArray *pandoria_report_find_best (PandoriaGame *game);

/** Returns: (transfer full): what was scored, in which turn, by whom, in a line. */
char *pandoria_report_best_title (PandoriaRecord *record, const PandoriaEvent *event);

G_END_DECLS
