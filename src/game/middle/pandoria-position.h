/* PandoriaPosition: a position as it lies on a table, from which a game is to go on; the draft of it while it is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-apply.h"
#include "pandoria-space-edit.h"

G_BEGIN_DECLS

/**
 * PandoriaPosition: what lies on the table at the beginning of a turn. It is a state whose sums need not be right yet: reserve and
 * board, supply and castles are entered apart from each other, as they are counted on the table (pandoria-position-faults.h
 * compares them). What no correction of record.md can set is not part of it: what was done in the turn, the tiles in the
 * hands, how many skipped in the round, and whether a ghost stands on the board with its host or waits for the next figure: it
 * waits.
 */
typedef struct
{
  PandoriaState state;
} PandoriaPosition;

/** Makes the position of @state; of a turn that has begun, what lies there as if it were about to begin. */
void pandoria_position_init (PandoriaPosition *position, const PandoriaState *state);

/** Makes @space show @wish, whatever that does to the sums; what it cannot carry (a castle on a lake) is left out. */
void pandoria_position_set_space (PandoriaPosition *position, PandoriaSpace space, const PandoriaSpaceWish *wish);
/** Takes from an adjust (differences), edit-player or edit-table what it sets; nothing goes home or leaves a reserve by that. */
void pandoria_position_take_action (PandoriaPosition *position, const PandoriaAction *action);

/** Returns: all workers of @player there are, wherever. */
guint pandoria_position_count_workers (const PandoriaPosition *position, guint player);
/** Returns: how many leaders of @player there are, wherever; one, when it is right. */
guint pandoria_position_count_leaders (const PandoriaPosition *position, guint player);
/** Returns: whether both are the same but for what no correction can set. */
gboolean pandoria_position_is_same (const PandoriaPosition *a, const PandoriaPosition *b);

/* pandoria-position-acts.c */

/**
 * Lists the corrections that lead from @from, the beginning of a turn (as a rule the first), to @position: first the table, then
 * what has to go, the spaces by column and row, the tableaus and the counters by seat. The same two always give the same
 * acts, and none where nothing differs. Each is accepted on the state that the one before leaves.
 *
 * @acts: (element-type PandoriaAction): emptied, then filled; of a fault, those before it
 * @end: (out) (nullable): the state they lead to
 * @refused: (out) (nullable): the act that was refused
 *
 * Returns: FALSE and a PANDORIA_ERROR when an act is refused, or when the acts do not lead there (PANDORIA_ERROR_IMPOSSIBLE_VALUE).
 */
gboolean pandoria_position_list_acts (const PandoriaPosition *position, const PandoriaState *from, GArray *acts,
                                      PandoriaState *end, PandoriaAction *refused, GError **error);

G_END_DECLS
