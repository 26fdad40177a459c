/* PandoriaPosition: a position on a table from which a game is to continue; its draft while the user enters it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

/* --- pandoria-space-edit.c: which corrections make a space look as it does on the table --------------------------- */

#define PANDORIA_MAX_SPACE_EDITS 2

/** PandoriaSpaceWish: what a space shall show; -1: nothing of the sort. */
typedef struct
{
  int terrain; /* PandoriaTerrain */
  guint symbols, artifacts;
  int castle; /* seat; on an exit: whose fortress */
  int figure; /* seat */
  gboolean leader;
} PandoriaSpaceWish;

/** Fills @wish with what @space shows in @state. */
void pandoria_space_edit_read (const PandoriaState *state, PandoriaSpace space, PandoriaSpaceWish *wish);

/**
 * Fills @actions with the edit-space acts that lead from @state to @wish, in order.
 * Returns: how many, 0 when it is so already; -1 and a PANDORIA_ERROR when there are none that do.
 */
int pandoria_space_edit_plan (const PandoriaState *state, PandoriaSpace space, const PandoriaSpaceWish *wish,
                              PandoriaAction actions[PANDORIA_MAX_SPACE_EDITS], GError **error);

/* --- pandoria-position.c ------------------------------------------------------------------------------------------ */

/**
 * PandoriaPosition: the table at the beginning of a turn. It is a state whose sums may still be wrong: the user enters reserve and
 * board, supply and castles separately, as they are counted on the table (pandoria-position.h
 * compares them). It leaves out all that a correction of record.md cannot set: the acts of the turn, the tiles in the
 * hands, the number of skips in the round, and whether a ghost is on the board with its host or waits for the next figure: it
 * waits.
 */
typedef struct
{
  PandoriaState state;
} PandoriaPosition;

/** Makes the position of @state. Of a turn that has begun, takes the table as if the turn were about to begin. */
void pandoria_position_init (PandoriaPosition *position, const PandoriaState *state);

/** Makes @space show @wish, even if the sums are then wrong. Leaves out what the space cannot carry (a castle on a lake). */
void pandoria_position_set_space (PandoriaPosition *position, PandoriaSpace space, const PandoriaSpaceWish *wish);
/** Takes from an adjust (differences), edit-player or edit-table what it sets; nothing goes home or leaves a reserve by that. */
void pandoria_position_take_action (PandoriaPosition *position, const PandoriaAction *action);

/** Returns: all workers of @player there are, wherever. */
guint pandoria_position_count_workers (const PandoriaPosition *position, guint player);
/** Returns: how many leaders of @player there are, wherever; one, when it is right. */
guint pandoria_position_count_leaders (const PandoriaPosition *position, guint player);
/** Returns: whether both are the same, apart from members that a correction cannot set. */
gboolean pandoria_position_is_same (const PandoriaPosition *a, const PandoriaPosition *b);

/* pandoria-position-acts.c */

/**
 * Lists the corrections that lead from @from, the beginning of a turn (as a rule the first), to @position: first the table, then
 * removals, the spaces by column and row, the tableaus and the counters by seat. The same two always give the same
 * acts, and equal ones give none. Each is accepted on the state that the previous one leaves.
 *
 * @acts: (element-type PandoriaAction): emptied, then filled; of a fault, those before it
 * @end: (out) (nullable): the state they lead to
 * @refused: (out) (nullable): the act that was refused
 *
 * Returns: FALSE and a PANDORIA_ERROR when an act is refused, or when the acts do not lead there (PANDORIA_ERROR_IMPOSSIBLE_VALUE).
 */
gboolean pandoria_position_list_acts (const PandoriaPosition *position, const PandoriaState *from, GArray *acts,
                                      PandoriaState *end, PandoriaAction *refused, GError **error);

/* --- pandoria-position-faults.c: what does not add up in a position, each with its place -------------------------- */

typedef enum
{
  /* so no game can continue */
  PANDORIA_POSITION_TWO_FIGURES,  /* at */
  PANDORIA_POSITION_NO_GROUND,    /* at, player: a figure on a space that cannot have one */
  PANDORIA_POSITION_MANY_LEADERS, /* player; at, when one is on the board */
  PANDORIA_POSITION_NO_LEADER,    /* player */
  PANDORIA_POSITION_FORTRESSES,   /* player, found */
  PANDORIA_POSITION_COUNTER,      /* player, counter, found, expected: the most */
  PANDORIA_POSITION_IMPOSSIBLE,   /* at or player: a correction is refused for any other reason */
  /* so a game can continue, but the user probably forgot something */
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

/** PandoriaPositionPlace: where a fault is put right. */
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
 * Compares @position with the possible positions of a game from @from, the beginning of its first turn: pandoria_state_check() of the
 * state that its corrections lead to, and the sums: figures, castles, tiles, monuments, cards, artifacts.
 *
 * Returns: (transfer full) (element-type PandoriaPositionFault): the faults, those first with which no game can continue.
 */
GArray *pandoria_position_check (const PandoriaPosition *position, const PandoriaState *from);
/** Returns: whether a game can continue with it. */
gboolean pandoria_position_fault_is_warning (const PandoriaPositionFault *fault);

/* pandoria-position-text.c */

/** Returns: (transfer full): a sentence with its place; @record has names and colours. */
char *pandoria_position_fault_to_text (const PandoriaPositionFault *fault, PandoriaRecord *record);
