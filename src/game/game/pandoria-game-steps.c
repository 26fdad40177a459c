/* PandoriaGame: applying actions, undo and redo, amendments and notes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-private.h"
#include "pandoria-game.h"
#include "pandoria-json.h"

#include <glib/gi18n-lib.h>

/* --- acting --------------------------------------------------------------------------------- */

static char *
get_time (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

/* Apply the action in the form that the file will have, so that reading the file gives the same
 * state. */
static PandoriaRecordAct *
normalise (PandoriaGame *self, const PandoriaAction *action, const char *note, const char *card,
           GError **error)
{
  g_autofree char *time = get_time ();
  g_autoptr (PandoriaRecordAct) act = pandoria_record_act_write (action, note, card, time);

  return pandoria_record_parse_act (self->record, act->json, error);
}

static gboolean
refuse_looking_back (PandoriaGame *self, GError **error)
{
  if (!pandoria_game_is_looking_back (self))
    return FALSE;
  g_set_error_literal (error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_LOOKING_BACK,
                       "this is an earlier position");
  return TRUE;
}

static void
take_off_act (PandoriaGame *self)
{
  guint last = pandoria_stack_get_size (&self->stack) - 1;

  pandoria_record_truncate (self->record, last);
  pandoria_stack_cut (&self->stack, last, NULL);
  self->n_noted = MIN (self->n_noted, last);
}

/* Games of older programs and files written by hand may lack the numbers of earlier turns. They get
 * them with the next one. */
static void
note_after (PandoriaGame *self)
{
  for (; self->n_noted < pandoria_stack_get_size (&self->stack); self->n_noted++)
    {
      guint i = self->n_noted;

      if (!pandoria_record_act_has_after (pandoria_record_get_act (self->record, i)))
        pandoria_record_note_after (self->record, i,
                                    pandoria_stack_get_state (&self->stack, i + 1));
    }
}

static gboolean
push_act (PandoriaGame *self, const PandoriaAction *action, const char *note, const char *card,
          GError **error)
{
  g_autoptr (PandoriaRecordAct) act = NULL;

  if (pandoria_stack_get_size (&self->stack) + pandoria_record_get_n_unfit (self->record)
      >= PANDORIA_MAX_ACTIONS)
    {
      g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
                   _ ("The game is full: it has at most %d actions. Continue in a new game."),
                   PANDORIA_MAX_ACTIONS);
      return FALSE;
    }
  act = normalise (self, action, note, card, error);
  if (act == NULL || !pandoria_stack_push (&self->stack, &act->action, error))
    return FALSE;
  pandoria_record_append_act (self->record, act);
  if (action->kind == PANDORIA_ACT_END_TURN)
    note_after (self);
  if (!pandoria_game_file_has_room (self->file, error))
    {
      take_off_act (self);
      return FALSE;
    }
  g_ptr_array_set_size (self->undone, 0);
  return TRUE;
}

/* Applies up to @n actions. Returns: whether all were accepted. */
static gboolean
apply (PandoriaGame *self, const PandoriaAction *actions, guint n, const char *note,
       const char *card, GError **error)
{
  guint done = 0;

  if (refuse_looking_back (self, error))
    return FALSE;
  while (done < n && push_act (self, &actions[done], note, card, error))
    done++;
  if (done > 0)
    pandoria_game_end_change (self, PANDORIA_MAX_ACTIONS);
  return done == n;
}

gboolean
pandoria_game_apply_noted (PandoriaGame *self, const PandoriaAction *action, const char *note,
                           const char *card, GError **error)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self) && action != NULL, FALSE);
  return apply (self, action, 1, note, card, error);
}

gboolean
pandoria_game_apply_several (PandoriaGame *self, const PandoriaAction *actions, guint n,
                             const char *note, GError **error)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self) && actions != NULL, FALSE);
  return apply (self, actions, n, note, NULL, error);
}

gboolean
pandoria_game_preview (PandoriaGame *self, const PandoriaAction *action, PandoriaState *out,
                       PandoriaEvents *events, GError **error)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self) && action != NULL, FALSE);

  if (refuse_looking_back (self, error))
    return FALSE;
  return pandoria_state_apply (pandoria_stack_get_top (&self->stack), action, out, events, error);
}

/* --- undo and redo -------------------------------------------------------------------------- */

static void
take_back_act (PandoriaGame *self)
{
  guint last = pandoria_stack_get_size (&self->stack) - 1;

  pandoria_game_push_undone (
      self, pandoria_record_act_ref (pandoria_record_get_act (self->record, last)), FALSE);
  take_off_act (self);
}

/* Returns: whether the next act to be taken back belongs to the position that the game began with.
 */
static gboolean
is_position_next (PandoriaGame *self)
{
  const guint n = pandoria_stack_get_size (&self->stack);

  return self->floor == 0 && n > 0 && n == pandoria_record_get_n_taken_over (self->record);
}

/* Returns: the number of undone acts that would bring the position back that the game began with.
 */
static guint
count_undone_position (PandoriaGame *self)
{
  guint n = 0;

  if (pandoria_stack_get_size (&self->stack) > 0)
    return 0;
  for (guint i = self->undone->len; i > 0; i--, n++)
    {
      const PandoriaChange *change = self->undone->pdata[i - 1];

      if (change->act == NULL || !pandoria_act_is_correction (change->act->action.kind)
          || (n == 0 && !pandoria_record_begins_position (&change->act->action)))
        break;
    }
  return n;
}

static void
take_back_amendment (PandoriaGame *self, PandoriaChange *amendment)
{
  g_ptr_array_steal_index (self->amendments, self->amendments->len - 1);
  pandoria_game_exchange (self, amendment);
  g_ptr_array_add (self->undone, amendment);
}

void
pandoria_game_undo (PandoriaGame *self)
{
  PandoriaChange *amendment;
  guint first = PANDORIA_MAX_ACTIONS;

  g_return_if_fail (PANDORIA_IS_GAME (self));

  if (!pandoria_game_can_undo (self))
    return;
  amendment = pandoria_game_get_amendment (self);
  if (amendment != NULL)
    {
      take_back_amendment (self, amendment);
      first = amendment->first;
    }
  else if (is_position_next (self))
    while (pandoria_stack_get_size (&self->stack) > 0)
      take_back_act (self);
  else
    take_back_act (self);
  pandoria_game_end_change (self, first);
}

static void
redo_act (PandoriaGame *self, PandoriaRecordAct *act)
{
  /* This state accepted it before, or it was just checked. */
  gboolean ok = pandoria_stack_push (&self->stack, &act->action, NULL);

  g_assert (ok);
  pandoria_record_append_act (self->record, act);
}

/* Returns: the first of the old actions that has changed. */
static guint
redo_next (PandoriaGame *self)
{
  PandoriaChange *change = g_ptr_array_steal_index (self->undone, self->undone->len - 1);

  if (change->act != NULL)
    {
      redo_act (self, change->act);
      pandoria_change_free (change);
      return PANDORIA_MAX_ACTIONS;
    }
  pandoria_game_exchange (self, change);
  g_ptr_array_add (self->amendments, change);
  return change->first;
}

void
pandoria_game_redo (PandoriaGame *self)
{
  g_return_if_fail (PANDORIA_IS_GAME (self));
  pandoria_game_redo_several (self, MAX (count_undone_position (self), 1));
}

void
pandoria_game_redo_several (PandoriaGame *self, guint n)
{
  guint first = PANDORIA_MAX_ACTIONS;

  g_return_if_fail (PANDORIA_IS_GAME (self));

  if (n == 0 || !pandoria_game_can_redo (self))
    return;
  for (; n > 0 && pandoria_game_can_redo (self); n--)
    {
      guint changed = redo_next (self);

      first = MIN (first, changed);
    }
  pandoria_game_end_change (self, first);
}

static gboolean
keeps_numbers (const PandoriaChange *amendment)
{
  return amendment != NULL && amendment->step.kind == PANDORIA_GAME_STEP_NUMBERS;
}

/* An act was taken back while @amendment (nullable) was the next undo step. */
static void
shorten_amendment (PandoriaGame *self, PandoriaChange *amendment)
{
  const guint size = pandoria_stack_get_size (&self->stack);

  if (amendment == NULL)
    return;
  amendment->end = size;
  if (keeps_numbers (amendment) && amendment->first >= size)
    g_ptr_array_set_size (self->amendments, (gint) self->amendments->len - 1);
}

/* Undoes amendments of acts after @n. Keeps earlier amendments as the next undo steps. After
 * "keep numbers", the acts do not get the other numbers back.
 * Returns: the first changed action. */
static guint
take_back_until (PandoriaGame *self, guint n)
{
  guint first = PANDORIA_MAX_ACTIONS;

  while (pandoria_stack_get_size (&self->stack) > n)
    {
      PandoriaChange *amendment = pandoria_game_get_amendment (self);

      if (amendment != NULL && amendment->first > n && !keeps_numbers (amendment))
        {
          first = MIN (first, amendment->first);
          take_back_amendment (self, amendment);
        }
      else
        {
          take_back_act (self);
          shorten_amendment (self, amendment);
        }
    }
  return first;
}

guint
pandoria_game_go_back_to (PandoriaGame *self, guint n)
{
  guint first, n_before;

  g_return_val_if_fail (PANDORIA_IS_GAME (self) && n >= self->floor, 0);

  if (n >= pandoria_stack_get_size (&self->stack))
    {
      pandoria_game_look_at (self, n);
      return 0;
    }
  n_before = self->undone->len;
  first = take_back_until (self, n);
  pandoria_game_end_change (self, first);
  return self->undone->len - n_before;
}

/* --- what would be taken or brought back ---------------------------------------------------- */

const PandoriaGameStep *
pandoria_game_get_undo (PandoriaGame *self)
{
  PandoriaChange *amendment;

  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);

  if (!pandoria_game_can_undo (self))
    return NULL;
  amendment = pandoria_game_get_amendment (self);
  if (amendment != NULL)
    return &amendment->step;
  self->undo = (PandoriaGameStep){
    .kind = is_position_next (self) ? PANDORIA_GAME_STEP_POSITION : PANDORIA_GAME_STEP_ACT,
    .action
    = *pandoria_record_get_action (self->record, pandoria_stack_get_size (&self->stack) - 1),
  };
  return &self->undo;
}

const PandoriaGameStep *
pandoria_game_get_redo (PandoriaGame *self)
{
  static const PandoriaGameStep position = { .kind = PANDORIA_GAME_STEP_POSITION };

  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);

  if (count_undone_position (self) > 1)
    return &position;
  return pandoria_game_can_redo (self)
             ? &((PandoriaChange *) self->undone->pdata[self->undone->len - 1])->step
             : NULL;
}

/* --- amending ------------------------------------------------------------------------------- */

/* An unchanged title is not part of the step: the user may rename the game before undo. */
static void
describe_head (PandoriaGame *self, PandoriaChange *change)
{
  const char *title = pandoria_record_get_written_title (change->head);

  change->step.kind = pandoria_record_differs_only_in_board (self->record, change->head)
                          ? PANDORIA_GAME_STEP_BOARD
                          : PANDORIA_GAME_STEP_SETUP;
  if (g_strcmp0 (title, pandoria_record_get_written_title (self->record)) != 0)
    change->title = g_strdup (title);
}

void
pandoria_game_replace_end (PandoriaGame *self, PandoriaGameStepKind kind, PandoriaRecord *head,
                           guint first, GPtrArray *acts, GPtrArray *unfit, PandoriaStack *stack)
{
  PandoriaChange *change = g_new0 (PandoriaChange, 1);

  change->step.kind = kind;
  change->step.turn = pandoria_stack_get_state (&self->stack, first)->turn;
  change->head = head;
  change->first = first;
  change->acts = acts;
  change->unfit = unfit;
  change->stack = *stack;
  if (head != NULL)
    describe_head (self, change);
  pandoria_game_exchange (self, change);
  g_ptr_array_add (self->amendments, change);
  g_ptr_array_set_size (self->undone, 0);
  pandoria_game_end_change (self, first);
}

void
pandoria_game_keep_numbers (PandoriaGame *self)
{
  PandoriaStack whole, end;
  GPtrArray *acts;
  guint first;

  g_return_if_fail (PANDORIA_IS_GAME (self));

  first = self->difference.action;
  if (first == PANDORIA_NO_DIFFERENCE || first < self->floor)
    return;
  acts = pandoria_record_get_end (self->record, first);
  for (guint i = 0; i < acts->len; i++)
    {
      PandoriaRecordAct *old = acts->pdata[i];

      acts->pdata[i] = pandoria_record_act_note_after (
          old, pandoria_stack_get_state (&self->stack, first + i + 1));
      pandoria_record_act_unref (old);
    }
  pandoria_stack_copy (&self->stack, pandoria_stack_get_size (&self->stack), &whole);
  pandoria_stack_cut (&whole, first, &end);
  pandoria_stack_clear (&whole);
  pandoria_game_replace_end (self, PANDORIA_GAME_STEP_NUMBERS, NULL, first, acts,
                             pandoria_record_get_unfit (self->record), &end);
}

/* Returns: (transfer full): the acts of @record from @first on, up to @end. */
static GPtrArray *
list_acts (PandoriaRecord *record, guint first, guint end)
{
  GPtrArray *acts = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_record_act_unref);

  for (guint i = first; i < end; i++)
    g_ptr_array_add (acts, pandoria_record_act_ref (pandoria_record_get_act (record, i)));
  return acts;
}

void
pandoria_game_take_over (PandoriaGame *self, PandoriaRecord *newer)
{
  const guint first = pandoria_game_get_position (self), n = pandoria_record_get_n_actions (newer);
  PandoriaStack all, later;
  GPtrArray *unfit;
  guint end = first;

  g_return_if_fail (PANDORIA_IS_GAME (self) && newer != NULL);
  g_return_if_fail (pandoria_record_contains (newer, self->record) && n > first);

  pandoria_stack_copy (&self->stack, first, &all);
  while (end < n && pandoria_stack_push (&all, pandoria_record_get_action (newer, end), NULL))
    end++;
  pandoria_stack_cut (&all, first, &later);
  pandoria_stack_clear (&all);
  unfit = list_acts (newer, end, n);
  g_ptr_array_extend_and_steal (unfit, pandoria_record_get_unfit (newer));
  pandoria_game_replace_end (self, PANDORIA_GAME_STEP_TAKEN_OVER, NULL, first,
                             list_acts (newer, first, end), unfit, &later);
}

void
pandoria_game_set_note (PandoriaGame *self, guint index, const char *note)
{
  g_return_if_fail (PANDORIA_IS_GAME (self) && index < pandoria_game_get_position (self));

  if (note != NULL && *note == '\0')
    note = NULL;
  if (g_strcmp0 (note, pandoria_record_get_note (self->record, index)) == 0)
    return;
  pandoria_record_set_note (self->record, index, note);
  pandoria_game_end_change (self, index);
}

guint
pandoria_game_get_n_unfit (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), 0);
  return pandoria_record_get_n_unfit (self->record);
}
