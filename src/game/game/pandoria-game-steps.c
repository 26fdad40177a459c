/* PandoriaGame: applying actions, undo and redo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-private.h"
#include "pandoria-game-testing.h"
#include "pandoria-json-limits.h"

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK (pandoria - game - error - quark, pandoria_game_error)

/* --- acting ----------------------------------------------------------------------------------------------------- */

static char *
get_time (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

/* Apply the action in the form that the file will have, so that reading the file gives the same state. */
static PandoriaRecordAct *
normalise (PandoriaGame *self, const PandoriaAction *action, const char *note, const char *card, GError **error)
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
  g_set_error_literal (error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_LOOKING_BACK, "this is an earlier position");
  return TRUE;
}

static void
take_off_act (PandoriaGame *self)
{
  guint last = pandoria_stack_get_size (&self->stack) - 1;

  pandoria_record_truncate (self->record, last);
  pandoria_stack_cut (&self->stack, last, NULL);
}

static gboolean
push_act (PandoriaGame *self, const PandoriaAction *action, const char *note, const char *card, GError **error)
{
  g_autoptr (PandoriaRecordAct) act = NULL;

  if (pandoria_stack_get_size (&self->stack) + pandoria_record_get_n_unfit (self->record) >= PANDORIA_MAX_ACTIONS)
    {
      g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, _ ("a game has at most %d actions"),
                   PANDORIA_MAX_ACTIONS);
      return FALSE;
    }
  act = normalise (self, action, note, card, error);
  if (act == NULL || !pandoria_stack_push (&self->stack, &act->action, error))
    return FALSE;
  pandoria_record_append_act (self->record, act);
  if (!pandoria_game_fits_file (self, error))
    {
      take_off_act (self);
      return FALSE;
    }
  g_ptr_array_set_size (self->undone, 0);
  return TRUE;
}

gboolean
pandoria_game_apply (PandoriaGame *self, const PandoriaAction *action, GError **error)
{
  return pandoria_game_apply_noted (self, action, NULL, NULL, error);
}

gboolean
pandoria_game_apply_noted (PandoriaGame *self, const PandoriaAction *action, const char *note, const char *card,
                           GError **error)
{
  PandoriaGameBefore before;

  g_return_val_if_fail (PANDORIA_IS_GAME (self) && action != NULL, FALSE);

  if (refuse_looking_back (self, error))
    return FALSE;
  before = pandoria_game_begin_change (self);
  if (!push_act (self, action, note, card, error))
    return FALSE;
  pandoria_game_end_change (self, &before, PANDORIA_MAX_ACTIONS);
  return TRUE;
}

gboolean
pandoria_game_apply_several (PandoriaGame *self, const PandoriaAction *actions, guint n, const char *note,
                             GError **error)
{
  PandoriaGameBefore before;
  guint done = 0;

  g_return_val_if_fail (PANDORIA_IS_GAME (self) && actions != NULL, FALSE);

  if (refuse_looking_back (self, error))
    return FALSE;
  before = pandoria_game_begin_change (self);
  while (done < n && push_act (self, &actions[done], note, NULL, error))
    done++;
  if (done > 0)
    pandoria_game_end_change (self, &before, PANDORIA_MAX_ACTIONS);
  return done == n;
}

gboolean
pandoria_game_preview (PandoriaGame *self, const PandoriaAction *action, PandoriaState *out, PandoriaEvents *events,
                       GError **error)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self) && action != NULL, FALSE);

  if (refuse_looking_back (self, error))
    return FALSE;
  return pandoria_state_apply (pandoria_stack_get_top (&self->stack), action, out, events, error);
}

/* --- undo and redo ---------------------------------------------------------------------------------------------- */

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

/* Returns: (nullable): the amendment that is the next undo step; NULL if an act is. */
static PandoriaChange *
get_amendment (PandoriaGame *self)
{
  PandoriaChange *last = self->amendments->len > 0 ? self->amendments->pdata[self->amendments->len - 1] : NULL;

  return last != NULL && pandoria_stack_get_size (&self->stack) <= last->end ? last : NULL;
}

gboolean
pandoria_game_can_undo (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  return pandoria_stack_get_size (&self->stack) > self->floor || get_amendment (self) != NULL;
}

/* Returns: (nullable): the next redo step. */
static PandoriaChange *
get_next_redo (PandoriaGame *self)
{
  return self->undone->len > 0 ? self->undone->pdata[self->undone->len - 1] : NULL;
}

/* Steps undone in this session fit. Steps from a file may not, and are checked when they are redone. */
gboolean
pandoria_game_can_redo (PandoriaGame *self)
{
  PandoriaChange *next;

  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  next = get_next_redo (self);
  if (next != NULL && next->is_unsure)
    next->is_unsure
        = !pandoria_state_apply (pandoria_stack_get_top (&self->stack), &next->act->action, NULL, NULL, NULL);
  return next != NULL && !next->is_unsure;
}

/* Takes @act. */
static void
push_undone (PandoriaGame *self, PandoriaRecordAct *act, gboolean is_unsure)
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
    push_undone (self, pandoria_record_act_ref (acts->pdata[i - 1]), TRUE);
}

/* Adds a redo step to @acts, the acts that follow the present ones. The file can represent an undone correction only if
 * - everything that it changes is undone, too,
 * - it does not change the setup,
 * - all acts fit before and after it.
 * Otherwise this step and those after it cannot be saved.
 * Returns: whether @acts now represent @change. */
static gboolean
add_undone (PandoriaGame *self, GPtrArray *acts, const PandoriaChange *change)
{
  guint n = pandoria_stack_get_size (&self->stack);

  if (change->act != NULL)
    {
      g_ptr_array_add (acts, pandoria_record_act_ref (change->act));
      return TRUE;
    }
  if (change->head != NULL || change->first < n || change->unfit->len > 0
      || pandoria_record_get_n_unfit (self->record) > 0)
    return FALSE;
  g_ptr_array_set_size (acts, (gint) (change->first - n));
  for (guint i = 0; i < change->acts->len; i++)
    g_ptr_array_add (acts, pandoria_record_act_ref (change->acts->pdata[i]));
  return TRUE;
}

void
pandoria_game_write_undone (PandoriaGame *self)
{
  guint room
      = PANDORIA_MAX_ACTIONS - pandoria_stack_get_size (&self->stack) - pandoria_record_get_n_unfit (self->record);
  g_autoptr (GPtrArray) acts = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_record_act_unref);

  for (guint i = self->undone->len; i > 0 && add_undone (self, acts, self->undone->pdata[i - 1]); i--)
    ;
  g_ptr_array_set_size (acts, (gint) MIN (acts->len, room));
  pandoria_record_set_undone (self->record, acts);
}

static void
take_back_act (PandoriaGame *self)
{
  guint last = pandoria_stack_get_size (&self->stack) - 1;

  push_undone (self, pandoria_record_act_ref (pandoria_record_get_act (self->record, last)), FALSE);
  take_off_act (self);
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
  PandoriaGameBefore before;
  PandoriaChange *amendment;
  guint first = PANDORIA_MAX_ACTIONS;

  g_return_if_fail (PANDORIA_IS_GAME (self));

  if (!pandoria_game_can_undo (self))
    return;
  before = pandoria_game_begin_change (self);
  amendment = get_amendment (self);
  if (amendment != NULL)
    {
      take_back_amendment (self, amendment);
      first = amendment->first;
    }
  else
    take_back_act (self);
  pandoria_game_end_change (self, &before, first);
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
  pandoria_game_redo_several (self, 1);
}

void
pandoria_game_redo_several (PandoriaGame *self, guint n)
{
  PandoriaGameBefore before;
  guint first = PANDORIA_MAX_ACTIONS;

  g_return_if_fail (PANDORIA_IS_GAME (self));

  if (n == 0 || !pandoria_game_can_redo (self))
    return;
  before = pandoria_game_begin_change (self);
  for (; n > 0 && pandoria_game_can_redo (self); n--)
    {
      guint changed = redo_next (self);

      first = MIN (first, changed);
    }
  pandoria_game_end_change (self, &before, first);
}

/* Undoes amendments of acts after @n. Keeps earlier amendments as the next undo steps.
 * Returns: the first changed action. */
static guint
take_back_until (PandoriaGame *self, guint n)
{
  guint first = PANDORIA_MAX_ACTIONS;

  while (pandoria_stack_get_size (&self->stack) > n)
    {
      PandoriaChange *amendment = get_amendment (self);

      if (amendment != NULL && amendment->first > n)
        {
          first = MIN (first, amendment->first);
          take_back_amendment (self, amendment);
        }
      else
        {
          take_back_act (self);
          if (amendment != NULL)
            amendment->end = pandoria_stack_get_size (&self->stack);
        }
    }
  return first;
}

guint
pandoria_game_go_back_to (PandoriaGame *self, guint n)
{
  PandoriaGameBefore before;
  guint first, n_before;

  g_return_val_if_fail (PANDORIA_IS_GAME (self) && n >= self->floor, 0);

  if (n >= pandoria_stack_get_size (&self->stack))
    {
      pandoria_game_look_at (self, n);
      return 0;
    }
  n_before = self->undone->len;
  before = pandoria_game_begin_change (self);
  first = take_back_until (self, n);
  pandoria_game_end_change (self, &before, first);
  return self->undone->len - n_before;
}

/* --- what would be taken or brought back ------------------------------------------------------------------------ */

const PandoriaGameStep *
pandoria_game_get_undo (PandoriaGame *self)
{
  PandoriaChange *amendment;

  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);

  if (!pandoria_game_can_undo (self))
    return NULL;
  amendment = get_amendment (self);
  if (amendment != NULL)
    return &amendment->step;
  self->undo = (PandoriaGameStep){ .kind = PANDORIA_GAME_STEP_ACT, .action = *pandoria_game_get_last_action (self) };
  return &self->undo;
}

const PandoriaGameStep *
pandoria_game_get_redo (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);

  return pandoria_game_can_redo (self) ? &((PandoriaChange *) self->undone->pdata[self->undone->len - 1])->step : NULL;
}
