/* PandoriaStack: the states of a game from its beginning to now, with the ledger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

typedef struct
{
  GPtrArray *states; /* PandoriaState, shared by copies: before the first act, and after each */
  GArray *ends;      /* guint: the length of the ledger after each act */
  GArray *events;    /* PandoriaEvent */
} PandoriaStack;

/** Initializes an empty stack. The caller adds the first state. */
void pandoria_stack_init (PandoriaStack *stack);
void pandoria_stack_clear (PandoriaStack *stack);
/** Appends a copy of @state: the first state, or the one after an act. */
void pandoria_stack_add_state (PandoriaStack *stack, const PandoriaState *state);

/**
 * Applies @action to the last state.
 * Returns: FALSE and a PANDORIA_ERROR, with nothing changed, if it is refused.
 */
gboolean pandoria_stack_push (PandoriaStack *stack, const PandoriaAction *action, GError **error);

/**
 * Initializes @copy with the first @n acts of @stack. Shares their states instead of applying the
 * acts again.
 */
void pandoria_stack_copy (const PandoriaStack *stack, guint n, PandoriaStack *copy);
/**
 * Removes all acts from number @n on. @rest (out, nullable) gets them, without a state before the
 * first. Only pandoria_stack_join() and pandoria_stack_clear() may be used on @rest.
 */
void pandoria_stack_cut (PandoriaStack *stack, guint n, PandoriaStack *rest);
/** Appends @rest, which was cut off after exactly the last state of @stack, and clears @rest. */
void pandoria_stack_join (PandoriaStack *stack, PandoriaStack *rest);

/**
 * Returns: (transfer none): the last state; its address stays the same while it is on the stack.
 */
const PandoriaState *pandoria_stack_get_top (const PandoriaStack *stack);
/** Returns: (transfer none): the state after @n acts. */
const PandoriaState *pandoria_stack_get_state (const PandoriaStack *stack, guint n);
/** Returns: the number of acts. */
guint pandoria_stack_get_size (const PandoriaStack *stack);

/** Returns: the length of the ledger after @n acts. */
guint pandoria_stack_get_n_events (const PandoriaStack *stack, guint n);
/**
 * Returns: (transfer none): entry @index of the ledger. Sets @action to the number of the act that
 * made it.
 */
const PandoriaEvent *pandoria_stack_get_event (const PandoriaStack *stack, guint index,
                                               guint *action);

/* --- stacks and games (pandoria-game.c, pandoria-game-steps.c) ------------------------------ */

/** Initializes @stack with the first @n acts of @self. */
void pandoria_game_copy_stack (PandoriaGame *self, guint n, PandoriaStack *stack);
/**
 * Takes @record and the content of @stack.
 * Returns: (transfer full): the game of @record at the end of @stack, where its undo stops.
 */
PandoriaGame *pandoria_game_branch_from_stack (PandoriaRecord *record, PandoriaStack *stack);
/** Returns: (transfer full) (element-type PandoriaRecordAct): the acts since the branch began. */
GPtrArray *pandoria_game_list_branch_acts (PandoriaGame *self);
/**
 * Replaces everything from action @first on, as one undo step, and saves once. Takes @acts and
 * @unfit (PandoriaRecordAct) and the content of @stack, which has the state after each of @acts.
 * With the setup of @head (nullable, taken), @first is 0, and @stack starts with the first state.
 * @kind: PANDORIA_GAME_STEP_CORRECTION or _NUMBERS.
 */
void pandoria_game_replace_end (PandoriaGame *self, PandoriaGameStepKind kind, PandoriaRecord *head,
                                guint first, GPtrArray *acts, GPtrArray *unfit,
                                PandoriaStack *stack);
