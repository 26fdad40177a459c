/* PandoriaStack: the states of a game from its beginning to now, with the ledger that led there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-apply.h"

G_BEGIN_DECLS

typedef struct
{
  GPtrArray *states; /* PandoriaState, shared by what was copied: before the first act, and after each */
  GArray *ends;      /* guint: the length of the ledger after each act */
  GArray *events;    /* PandoriaEvent */
} PandoriaStack;

/** Makes an empty stack; pandoria_stack_begin() puts the first state on it. */
void pandoria_stack_init (PandoriaStack *stack);
void pandoria_stack_clear (PandoriaStack *stack);
void pandoria_stack_begin (PandoriaStack *stack, const PandoriaState *start);

/** Applies @action on top. Returns: FALSE and a PANDORIA_ERROR when it is refused; nothing has then changed. */
gboolean pandoria_stack_push (PandoriaStack *stack, const PandoriaAction *action, GError **error);

/** Makes @copy a stack of the first @n acts of @stack. Nothing is applied: the states are shared. */
void pandoria_stack_copy (const PandoriaStack *stack, guint n, PandoriaStack *copy);
/**
 * Takes all acts from number @n on off. @rest (out, nullable): them, without a state before the first; only
 * pandoria_stack_join() and pandoria_stack_clear() may be used on it.
 */
void pandoria_stack_cut (PandoriaStack *stack, guint n, PandoriaStack *rest);
/** Puts @rest, which was cut off after the very same state, on top; it is then cleared. */
void pandoria_stack_join (PandoriaStack *stack, PandoriaStack *rest);

/** Returns: (transfer none): the last state; its address stays the same while it is on the stack. */
const PandoriaState *pandoria_stack_get_top (const PandoriaStack *stack);
/** Returns: (transfer none): the state after @n acts. */
const PandoriaState *pandoria_stack_get_state (const PandoriaStack *stack, guint n);
/** Returns: how many acts. */
guint pandoria_stack_get_size (const PandoriaStack *stack);

guint pandoria_stack_get_n_events (const PandoriaStack *stack);
/** Returns: the length of the ledger after @n acts. */
guint pandoria_stack_get_n_events_at (const PandoriaStack *stack, guint n);
/** Returns: (transfer none): entry @index of the ledger, and in @action the number of the act that made it. */
const PandoriaEvent *pandoria_stack_get_event (const PandoriaStack *stack, guint index, guint *action);

G_END_DECLS
