/* PandoriaStack: the states of a game from its beginning to now, with the ledger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-stack.h"

void
pandoria_stack_init (PandoriaStack *stack)
{
  stack->states = g_ptr_array_new_with_free_func (g_rc_box_release);
  stack->ends = g_array_new (FALSE, FALSE, sizeof (guint));
  stack->events = g_array_sized_new (FALSE, FALSE, sizeof (PandoriaEvent),
                                     1); /* so that its data is never NULL */
}

void
pandoria_stack_clear (PandoriaStack *stack)
{
  g_ptr_array_unref (stack->states);
  g_array_unref (stack->ends);
  g_array_unref (stack->events);
}

void
pandoria_stack_add_state (PandoriaStack *stack, const PandoriaState *state)
{
  PandoriaState *kept = g_rc_box_new (PandoriaState);

  *kept = *state;
  g_ptr_array_add (stack->states, kept);
}

gboolean
pandoria_stack_push (PandoriaStack *stack, const PandoriaAction *action, GError **error)
{
  PandoriaState state;
  PandoriaEvents events;

  if (!pandoria_state_apply (pandoria_stack_get_top (stack), action, &state, &events, error))
    return FALSE;
  pandoria_stack_add_state (stack, &state);
  g_array_append_vals (stack->events, events.items, events.n);
  g_array_append_val (stack->ends, stack->events->len);
  return TRUE;
}

static guint
get_end (const PandoriaStack *stack, guint action)
{
  return g_array_index (stack->ends, guint, action);
}

/* Appends the acts @first … @last − 1 of @from to @to, with their states. */
static void
append_acts (PandoriaStack *to, const PandoriaStack *from, guint first, guint last,
             gsize states_before)
{
  guint start = pandoria_stack_get_n_events (from, first), base = to->events->len, n_events;

  for (guint i = first; i < last; i++)
    {
      guint end = get_end (from, i) - start + base;

      g_ptr_array_add (to->states, g_rc_box_acquire (from->states->pdata[i + states_before]));
      g_array_append_val (to->ends, end);
    }
  n_events = pandoria_stack_get_n_events (from, last) - start;
  if (n_events > 0)
    g_array_append_vals (to->events, &g_array_index (from->events, PandoriaEvent, start), n_events);
}

void
pandoria_stack_copy (const PandoriaStack *stack, guint n, PandoriaStack *copy)
{
  pandoria_stack_init (copy);
  g_ptr_array_add (copy->states, g_rc_box_acquire (stack->states->pdata[0]));
  append_acts (copy, stack, 0, n, 1);
}

void
pandoria_stack_cut (PandoriaStack *stack, guint n, PandoriaStack *rest)
{
  if (rest != NULL)
    {
      pandoria_stack_init (rest);
      append_acts (rest, stack, n, stack->ends->len, 1);
    }
  g_array_set_size (stack->events, pandoria_stack_get_n_events (stack, n));
  g_array_set_size (stack->ends, n);
  g_ptr_array_set_size (stack->states, (gint) n + 1);
}

void
pandoria_stack_join (PandoriaStack *stack, PandoriaStack *rest)
{
  append_acts (stack, rest, 0, rest->ends->len, 0);
  pandoria_stack_clear (rest);
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
pandoria_stack_get_n_events (const PandoriaStack *stack, guint n)
{
  return n > 0 ? get_end (stack, n - 1) : 0;
}

/* Find the first act whose entries end after @index. */
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
