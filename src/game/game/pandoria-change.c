/* PandoriaChange: an undo or redo step, and the redo steps in the file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-private.h"

void
pandoria_change_free (PandoriaChange *change)
{
  g_clear_pointer (&change->act, pandoria_record_act_unref);
  g_clear_pointer (&change->head, pandoria_record_unref);
  g_free (change->title);
  g_clear_pointer (&change->acts, g_ptr_array_unref);
  g_clear_pointer (&change->unfit, g_ptr_array_unref);
  if (change->stack.states != NULL)
    pandoria_stack_clear (&change->stack);
  g_free (change);
}

/* Swaps the title of the game with *@title. */
static void
exchange_title (PandoriaGame *self, char **title)
{
  char *own = g_strdup (pandoria_record_get_written_title (self->record));

  pandoria_record_set_title (self->record, *title);
  g_free (*title);
  *title = own;
  g_object_notify (G_OBJECT (self), "title");
}

void
pandoria_game_exchange (PandoriaGame *self, PandoriaChange *change)
{
  g_autoptr (GPtrArray) acts = g_steal_pointer (&change->acts),
                        unfit = g_steal_pointer (&change->unfit);
  PandoriaStack stack = change->stack;

  change->acts = pandoria_record_get_end (self->record, change->first);
  change->unfit = pandoria_record_get_unfit (self->record);
  pandoria_record_truncate (self->record, change->first);
  if (change->head != NULL)
    {
      pandoria_record_exchange_setup (self->record, change->head);
      change->stack = self->stack;
      self->stack = stack;
    }
  else
    {
      pandoria_stack_cut (&self->stack, change->first, &change->stack);
      pandoria_stack_join (&self->stack, &stack);
    }
  for (guint i = 0; i < acts->len; i++)
    pandoria_record_append_act (self->record, acts->pdata[i]);
  pandoria_record_set_unfit (self->record, unfit);
  change->end = pandoria_stack_get_size (&self->stack);
  if (change->title != NULL)
    exchange_title (self, &change->title);
}

PandoriaChange *
pandoria_game_get_amendment (PandoriaGame *self)
{
  PandoriaChange *last
      = self->amendments->len > 0 ? self->amendments->pdata[self->amendments->len - 1] : NULL;

  return last != NULL && pandoria_stack_get_size (&self->stack) <= last->end ? last : NULL;
}

void
pandoria_game_push_undone (PandoriaGame *self, PandoriaRecordAct *act, gboolean is_unsure)
{
  PandoriaChange *change = g_new0 (PandoriaChange, 1);

  change->act = act;
  change->is_unsure = is_unsure;
  change->step = (PandoriaGameStep){ .kind = PANDORIA_GAME_STEP_ACT, .action = act->action };
  g_ptr_array_add (self->undone, change);
}

void
pandoria_game_read_undone (PandoriaGame *self)
{
  g_autoptr (GPtrArray) acts = pandoria_record_get_undone (self->record);

  for (guint i = acts->len; i > 0; i--)
    pandoria_game_push_undone (self, pandoria_record_act_ref (acts->pdata[i - 1]), TRUE);
}

/* Adds a redo step to @acts, the acts that follow the present ones. The file can represent an
 * undone correction only if
 * - everything that it changes is undone, too,
 * - it does not change the setup,
 * - all acts fit before and after it.
 * Otherwise this step and those after it cannot be saved.
 * Returns: whether @acts now represent @change. */
static gboolean
add_undone (PandoriaGame *self, GPtrArray *acts, const PandoriaChange *change)
{
  guint n = pandoria_stack_get_size (&self->stack);
  gboolean all_fit;

  if (change->act != NULL)
    {
      g_ptr_array_add (acts, pandoria_record_act_ref (change->act));
      return TRUE;
    }
  all_fit = change->unfit->len == 0 && pandoria_record_get_n_unfit (self->record) == 0;
  if (change->head != NULL || change->first < n || !all_fit)
    return FALSE;
  g_ptr_array_set_size (acts, (gint) (change->first - n));
  for (guint i = 0; i < change->acts->len; i++)
    g_ptr_array_add (acts, pandoria_record_act_ref (change->acts->pdata[i]));
  return TRUE;
}

void
pandoria_game_write_undone (PandoriaGame *self)
{
  guint room = PANDORIA_MAX_ACTIONS - pandoria_stack_get_size (&self->stack)
               - pandoria_record_get_n_unfit (self->record);
  g_autoptr (GPtrArray) acts
      = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_record_act_unref);

  for (guint i = self->undone->len; i > 0 && add_undone (self, acts, self->undone->pdata[i - 1]);
       i--)
    ;
  g_ptr_array_set_size (acts, (gint) MIN (acts->len, room));
  pandoria_record_set_undone (self->record, acts);
}
