/* Sentences about moves on the table: figures that leave the board, and all differences between two
 * positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/**
 * Describes which figures leave the board between @before and @after, whose they are, from where
 * they go and whether another player keeps them: “Marta’s worker on F7 returns to the reserve”.
 * Omits the figure that @action (nullable: unknown) itself takes back. @possible: the act has not
 * been done: “would return”.
 *
 * Returns: (transfer full) (nullable): the sentences; NULL: no figure leaves the board.
 */
char *pandoria_text_leavers (PandoriaGame *game, const PandoriaState *before,
                             const PandoriaAction *action, const PandoriaState *after,
                             gboolean possible);
/**
 * Returns: (transfer full) (nullable): pandoria_text_leavers() for each of the acts @from … @to − 1
 * of @game.
 */
char *pandoria_text_leavers_between (PandoriaGame *game, guint from, guint to);
/**
 * Returns: (transfer full) (nullable): who took how many artifacts (16) from the board in the acts
 * @from … @to − 1 of @game. No entry of the ledger contains them.
 */
char *pandoria_text_artifacts_between (PandoriaGame *game, guint from, guint to);
/**
 * Describes in one sentence by how much each player's markers differ in @after from @before, and
 * the first figures that must move: “Marta: −2 crystals; Jonas’s worker: F7 → reserve”.
 *
 * Returns: (transfer full) (nullable): NULL: no marker and no figure moves.
 */
char *pandoria_text_moves_in_short (PandoriaGame *game, const PandoriaState *before,
                                    const PandoriaState *after);
/**
 * Returns: (transfer full) (nullable): everything that must be moved on a table that shows @before
 * so that it shows @after, a line for each (pandoria_table_moves_find()); NULL: nothing.
 */
char *pandoria_text_table_moves (PandoriaGame *game, const PandoriaState *before,
                                 const PandoriaState *after);
