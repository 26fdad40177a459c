/* PandoriaStack: the states of a game from its beginning to now, with the ledger that led there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-stack.h"

void
pandoria_stack_init (PandoriaStack *stack)
{
  stack->states = g_ptr_array_new_with_free_func (g_free);
  stack->ends = g_array_new (FALSE, FALSE, sizeof (guint));
  stack->events = g_array_new (FALSE, FALSE, sizeof (PandoriaEvent));
}

void
pandoria_stack_clear (PandoriaStack *stack)
{
  g_ptr_array_unref (stack->states);
  g_array_unref (stack->ends);
  g_array_unref (stack->events);
}

void
pandoria_stack_begin (PandoriaStack *stack, const PandoriaState *start)
{
  g_ptr_array_add (stack->states, g_memdup2 (start, sizeof *start));
}

gboolean
pandoria_stack_push (PandoriaStack *stack, const PandoriaAction *action, GError **error)
{
  PandoriaState state;
  PandoriaEvents events;

  if (!pandoria_state_apply (pandoria_stack_get_top (stack), action, &state, &events, error))
    return FALSE;
  g_ptr_array_add (stack->states, g_memdup2 (&state, sizeof state));
  g_array_append_vals (stack->events, events.items, events.n);
  g_array_append_val (stack->ends, stack->events->len);
  return TRUE;
}

static guint
get_end (const PandoriaStack *stack, guint action)
{
  return g_array_index (stack->ends, guint, action);
}

void
pandoria_stack_pop (PandoriaStack *stack)
{
  guint last = stack->ends->len - 1;

  g_ptr_array_set_size (stack->states, (gint) stack->states->len - 1);
  g_array_set_size (stack->events, last > 0 ? get_end (stack, last - 1) : 0);
  g_array_set_size (stack->ends, last);
}

const PandoriaState *
pandoria_stack_get_top (const PandoriaStack *stack)
{
  return stack->states->pdata[stack->states->len - 1];
}

const PandoriaState *
pandoria_stack_get_state (const PandoriaStack *stack, guint n)
{
  return stack->states->pdata[n];
}

guint
pandoria_stack_get_size (const PandoriaStack *stack)
{
  return stack->ends->len;
}

guint
pandoria_stack_get_n_events (const PandoriaStack *stack)
{
  return stack->events->len;
}

/* The act is the first whose entries end behind @index. */
const PandoriaEvent *
pandoria_stack_get_event (const PandoriaStack *stack, guint index, guint *action)
{
  guint low = 0, high = stack->ends->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (get_end (stack, middle) > index)
        high = middle;
      else
        low = middle + 1;
    }
  *action = low;
  return &g_array_index (stack->events, PandoriaEvent, index);
}
