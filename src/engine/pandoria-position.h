/* PandoriaPosition: a position on a table from which a game is to continue; its draft while the
 * user enters it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-action.h"
#include "pandoria-error.h"
#include "pandoria-state.h"

/* --- pandoria-position.c: which corrections make a space look as it does on the table ------- */

#define PANDORIA_MAX_SPACE_EDITS 2

/** PANDORIA_MAX_CASTLES: the castles of a player. */
#define PANDORIA_MAX_CASTLES 2

/** PandoriaSpaceWish: the wanted content of a space; -1: none. */
typedef struct
{
  int terrain; /* PandoriaTerrain */
  guint symbols, artifacts;
  int castle; /* seat of the owner; on an exit, of the fortress */
  int figure; /* seat */
  gboolean leader;
} PandoriaSpaceWish;

/** Fills @wish with the content of @space in @state. */
void pandoria_space_edit_read (const PandoriaState *state, PandoriaSpace space,
                               PandoriaSpaceWish *wish);

/**
 * Fills @actions with the edit-space acts that lead from @state to @wish, in order.
 * Returns: their number, 0 if nothing differs; -1 and a PANDORIA_ERROR if no acts lead there.
 */
int pandoria_space_edit_plan (const PandoriaState *state, PandoriaSpace space,
                              const PandoriaSpaceWish *wish,
                              PandoriaAction actions[PANDORIA_MAX_SPACE_EDITS], GError **error);

/**
 * PandoriaPosition: the table at the beginning of a turn. It is a state whose sums may still be
 * wrong: the user enters reserve and board, supply and castles separately, as counted on the table
 * (pandoria_position_check() compares them). It omits everything that a correction (docs/format.md,
 * Corrections) cannot set: the acts of the turn, the tiles in the hands, and the number of skips in
 * the round. A ghost always waits for the next figure, even if it is on the board with its host.
 */
typedef struct
{
  PandoriaState state;
} PandoriaPosition;

/** Initializes @position from @state. If the turn has begun, keeps the table and resets the turn to
 * its beginning. */
void pandoria_position_init (PandoriaPosition *position, const PandoriaState *state);

/** Sets the content of @space, even if the sums are then wrong. Omits impossible content (a castle
 * on a lake). */
void pandoria_position_set_space (PandoriaPosition *position, PandoriaSpace space,
                                  const PandoriaSpaceWish *wish);
/** Applies an adjust (differences), edit-player or edit-table. Moves no figures to or from a
 * reserve. */
void pandoria_position_take_action (PandoriaPosition *position, const PandoriaAction *action);

/** Takes the double tiles on the board from the stack, unless the stack differs from that in @from:
 * the user has counted it. */
void pandoria_position_count_tiles (PandoriaPosition *position, const PandoriaState *from);

/** Returns: whether both are the same, apart from members that a correction cannot set. */
gboolean pandoria_position_is_same (const PandoriaPosition *a, const PandoriaPosition *b);

/* pandoria-position-acts.c */

/**
 * Lists the corrections that lead from @from, the beginning of a turn (usually the first), to
 * @position: first the table, then removals, the spaces by column and row, the tableaus and the
 * counters by seat. The result is always the same, and empty if nothing differs. Each act is valid
 * in the state after the previous one.
 *
 * @acts: (element-type PandoriaAction): emptied, then filled; after a failure, has the acts before
 * the refused one
 * @end: (out) (nullable): the state after the acts
 * @refused: (out) (nullable): the act that was refused
 *
 * Returns: FALSE and a PANDORIA_ERROR if an act is refused, or if the acts do not lead to @position
 * (PANDORIA_ERROR_IMPOSSIBLE_VALUE).
 */
gboolean pandoria_position_list_acts (const PandoriaPosition *position, const PandoriaState *from,
                                      GArray *acts, PandoriaState *end, PandoriaAction *refused,
                                      GError **error);

/* --- pandoria-position-faults.c: what does not add up in a position, each with its place ---- */

typedef enum
{
  /* faults: no game can continue */
  PANDORIA_POSITION_TWO_FIGURES,  /* at */
  PANDORIA_POSITION_NO_GROUND,    /* at, player: a figure on a space that cannot have one */
  PANDORIA_POSITION_MANY_LEADERS, /* player; at, if one is on the board */
  PANDORIA_POSITION_NO_LEADER,    /* player */
  PANDORIA_POSITION_FORTRESSES,   /* player, found */
  PANDORIA_POSITION_COUNTER,      /* player, counter, found, expected: the most */
  PANDORIA_POSITION_IMPOSSIBLE,   /* at or player: a correction is refused for any other reason */
  /* warnings: a game can continue, but the user probably forgot something */
  PANDORIA_POSITION_WORKERS,          /* player, found, expected */
  PANDORIA_POSITION_CASTLES,          /* player, found, expected */
  PANDORIA_POSITION_TILES,            /* found, expected: spaces with tiles */
  PANDORIA_POSITION_MONUMENTS,        /* found, expected */
  PANDORIA_POSITION_CARDS,            /* found, expected: at most */
  PANDORIA_POSITION_ARTIFACTS,        /* found, expected: at most */
  PANDORIA_POSITION_DUPLICATE,        /* player, slot: a second identical building */
  PANDORIA_POSITION_CLOSED_FIGURE,    /* at, player */
  PANDORIA_POSITION_CLOSED_ARTIFACTS, /* at */
} PandoriaPositionFaultKind;
#define PANDORIA_N_POSITION_FAULTS 16

/** PandoriaPositionPlace: where the user can fix a fault. */
typedef enum
{
  PANDORIA_POSITION_PLACE_TABLE,
  PANDORIA_POSITION_PLACE_MARKERS, /* of a player */
  PANDORIA_POSITION_PLACE_TABLEAU, /* of a player */
  PANDORIA_POSITION_PLACE_SPACE,
} PandoriaPositionPlace;

typedef struct
{
  PandoriaPositionFaultKind kind;
  PandoriaPositionPlace place;
  PandoriaSpace at; /* or PANDORIA_SPACE_NONE */
  guint player;
  guint counter; /* PandoriaCounter */
  guint slot;    /* 0…4 */
  int found, expected;
} PandoriaPositionFault;

/**
 * Checks whether a game that starts at @from, the beginning of its first turn, can reach @position.
 * Calls pandoria_state_check() on the corrected state, and compares the sums of figures, castles,
 * tiles, monuments, cards and artifacts.
 *
 * Returns: (transfer full) (element-type PandoriaPositionFault): the faults; those that prevent a
 * game come first.
 */
GArray *pandoria_position_check (const PandoriaPosition *position, const PandoriaState *from);
/** Returns: whether a game can continue despite @fault. */
gboolean pandoria_position_fault_is_warning (const PandoriaPositionFault *fault);
