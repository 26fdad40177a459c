/* PandoriaGame: replaces the end of the record, or all of it with the setup, as one step; sets notes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-private.h"

#include <string.h>

/* Removes the acts that @by replaces. Returns: (transfer full): the removed acts. */
static PandoriaChange *
cut_end (PandoriaGame *self, const PandoriaChange *by)
{
  PandoriaChange *change = g_new0 (PandoriaChange, 1);

  change->first = by->first;
  change->acts = pandoria_record_get_end (self->record, by->first);
  change->unfit = pandoria_record_get_unfit (self->record);
  pandoria_record_truncate (self->record, by->first);
  if (by->head == NULL)
    pandoria_stack_cut (&self->stack, by->first, &change->stack);
  else
    {
      change->stack = self->stack;
      pandoria_stack_init (&self->stack);
    }
  return change;
}

static void
join_stack (PandoriaGame *self, PandoriaChange *change)
{
  if (change->head == NULL)
    {
      pandoria_stack_join (&self->stack, &change->stack);
      return;
    }
  pandoria_stack_clear (&self->stack);
  self->stack = change->stack;
}

/* Moves the content of @change into the game. The caller stores the old content in @change. */
static void
join_end (PandoriaGame *self, PandoriaChange *change)
{
  if (change->head != NULL)
    pandoria_record_exchange_setup (self->record, change->head);
  for (guint i = 0; i < change->acts->len; i++)
    pandoria_record_append_act (self->record, change->acts->pdata[i]);
  pandoria_record_set_unfit (self->record, change->unfit);
  join_stack (self, change);
  g_ptr_array_unref (change->acts);
  g_ptr_array_unref (change->unfit);
}

void
pandoria_game_exchange (PandoriaGame *self, PandoriaChange *change)
{
  PandoriaChange *cut = cut_end (self, change);

  join_end (self, change);
  change->acts = g_steal_pointer (&cut->acts);
  change->unfit = g_steal_pointer (&cut->unfit);
  change->stack = cut->stack;
  memset (&cut->stack, 0, sizeof cut->stack);
  pandoria_change_free (cut);
  change->end = pandoria_stack_get_size (&self->stack);
  if (change->title != NULL)
    pandoria_game_exchange_title (self, &change->title);
}

/* Applies @change (taken) as the last step of the game. */
static void
enter_change (PandoriaGame *self, PandoriaChange *change)
{
  PandoriaGameBefore before = pandoria_game_begin_change (self);

  pandoria_game_exchange (self, change);
  g_ptr_array_add (self->amendments, change);
  g_ptr_array_set_size (self->undone, 0);
  pandoria_game_end_change (self, &before, change->first);
}

void
pandoria_game_replace_end (PandoriaGame *self, guint first, GPtrArray *acts, GPtrArray *unfit, PandoriaStack *stack)
{
  PandoriaChange *change = g_new0 (PandoriaChange, 1);

  change->step.kind = PANDORIA_GAME_STEP_CORRECTION;
  change->step.turn = pandoria_stack_get_state (&self->stack, first)->turn;
  change->first = first;
  change->acts = acts;
  change->unfit = unfit;
  change->stack = *stack;
  enter_change (self, change);
}

void
pandoria_game_replace_all (PandoriaGame *self, PandoriaRecord *head, GPtrArray *acts, GPtrArray *unfit,
                           PandoriaStack *stack)
{
  PandoriaChange *change = g_new0 (PandoriaChange, 1);
  const char *title = pandoria_record_get_written_title (head);

  change->step.kind
      = pandoria_record_differs_in_board (self->record, head) ? PANDORIA_GAME_STEP_BOARD : PANDORIA_GAME_STEP_SETUP;
  change->head = head;
  /* An unchanged title is not part of the step: the user may rename the game before undo. */
  if (g_strcmp0 (title, pandoria_record_get_written_title (self->record)) != 0)
    change->title = g_strdup (title);
  change->acts = acts;
  change->unfit = unfit;
  change->stack = *stack;
  enter_change (self, change);
}

void
pandoria_game_set_note (PandoriaGame *self, guint index, const char *note)
{
  PandoriaGameBefore before;

  g_return_if_fail (PANDORIA_IS_GAME (self) && index < pandoria_game_get_position (self));

  if (note != NULL && *note == '\0')
    note = NULL;
  if (g_strcmp0 (note, pandoria_record_get_note (self->record, index)) == 0)
    return;
  before = pandoria_game_begin_change (self);
  pandoria_record_set_note (self->record, index, note);
  pandoria_game_end_change (self, &before, index);
}

guint
pandoria_game_get_n_unfit (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), 0);

  return pandoria_record_get_n_unfit (self->record);
}
