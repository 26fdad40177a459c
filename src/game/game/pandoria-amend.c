/* PandoriaAmend: a correction of old acts, until the user accepts or cancels it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-amend.h"

#include "pandoria-amend-act.h"
#include "pandoria-game-stack.h"
#include "pandoria-game-testing.h"
#include "pandoria-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _PandoriaAmend
{
  GObject parent_instance;
  PandoriaGame *game;
  PandoriaRecord *head;  /* another setup; NULL: that of the game */
  guint n_before;        /* actions of the game when the correction began */
  guint n_same;          /* unchanged acts at the beginning */
  GPtrArray *acts;       /* PandoriaRecordAct */
  GByteArray *fits;      /* for each act: whether it was checked and fits */
  PandoriaStack stack;   /* the states of the acts that fit */
  GListStore *conflicts; /* PandoriaConflict, in the order of the acts */
  guint n_unchecked;     /* acts at the end that could not be checked */
  guint n_replayed;      /* acts that have been tried so far */
  gboolean changed;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (PandoriaAmend, pandoria_amend, G_TYPE_OBJECT)

/* --- replaying ------------------------------------------------------------------------------ */

static PandoriaRecordAct *
get_act (const PandoriaAmend *self, guint index)
{
  return self->acts->pdata[index];
}

/* Returns: how many of the first @end acts fit. */
static guint
count_fitting (const PandoriaAmend *self, guint end)
{
  guint n = 0;

  for (guint i = 0; i < end; i++)
    n += self->fits->data[i];
  return n;
}

/* Returns: how many acts fit before the first that does not; at most as many as a file may have. */
static guint
count_to_first_conflict (const PandoriaAmend *self)
{
  guint n = 0;

  while (n < self->acts->len && n < PANDORIA_MAX_ACTIONS && self->fits->data[n])
    n++;
  return n;
}

/* Returns: whether no act after this conflict can be checked: the turn lacks a required act, or the
 * game is over. */
static gboolean
holds_up (const PandoriaState *state, PandoriaActKind kind)
{
  if (pandoria_act_is_correction (kind))
    return FALSE;
  return state->step == PANDORIA_STEP_PLACE || state->step == PANDORIA_STEP_OVER
         || kind == PANDORIA_ACT_END_TURN;
}

/* Adds the conflict of act @index, which the state refused with @error. */
static void
add_conflict (PandoriaAmend *self, guint index, const GError *error)
{
  const PandoriaState *state = pandoria_stack_get_top (&self->stack);
  g_autoptr (PandoriaConflict) conflict = g_object_new (PANDORIA_TYPE_CONFLICT, NULL);
  guint counter;

  conflict->index = index;
  conflict->action = get_act (self, index)->action;
  conflict->turn = state->turn;
  conflict->player = state->active;
  if (error->domain == PANDORIA_ERROR && pandoria_error_get_cost (error, &counter) > 0)
    conflict->has = state->players[state->active].counters[counter];
  conflict->error = g_error_copy (error);
  g_list_store_append (self->conflicts, conflict);
}

static void
forget_from (PandoriaAmend *self, guint first)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->conflicts));

  for (; n > 0; n--)
    {
      g_autoptr (PandoriaConflict) conflict
          = g_list_model_get_item (G_LIST_MODEL (self->conflicts), n - 1);

      if (conflict->index < first)
        break;
      g_list_store_remove (self->conflicts, n - 1);
    }
  pandoria_stack_cut (&self->stack, count_fitting (self, first), NULL);
  self->n_unchecked = 0;
}

/* Checks all acts from number @first on. */
static void
replay_from (PandoriaAmend *self, guint first)
{
  gboolean held_up = FALSE;

  g_byte_array_set_size (self->fits, first);
  for (guint i = first; i < self->acts->len; i++)
    {
      const PandoriaAction *action = &get_act (self, i)->action;
      g_autoptr (GError) error = NULL;
      guint8 fits = !held_up && pandoria_stack_push (&self->stack, action, &error);

      g_byte_array_append (self->fits, &fits, 1);
      self->n_replayed += held_up ? 0 : 1;
      self->n_unchecked += held_up ? 1 : 0;
      if (error == NULL)
        continue;
      add_conflict (self, i, error);
      held_up = holds_up (pandoria_stack_get_top (&self->stack), action->kind);
    }
}

/* Every change tries the unchecked acts again. */
static guint
get_first_to_check (PandoriaAmend *self, guint index)
{
  return self->n_unchecked > 0 ? MIN (index, self->acts->len - self->n_unchecked - 1) : index;
}

/* --- changing ------------------------------------------------------------------------------- */

static void
announce (PandoriaAmend *self, guint first_changed)
{
  self->n_same = MIN (self->n_same, first_changed);
  self->changed = TRUE;
  g_signal_emit (self, changed_signal, 0);
}

/* Replaces @n_removed acts from @index on by @new (nullable), and replays the later acts. */
static void
change (PandoriaAmend *self, guint index, guint n_removed, GPtrArray *new)
{
  guint first = get_first_to_check (self, index);

  forget_from (self, first);
  if (n_removed > 0)
    g_ptr_array_remove_range (self->acts, index, n_removed);
  for (guint i = 0; new != NULL &&i < new->len; i++)
    g_ptr_array_insert (self->acts, (gint) (index + i), pandoria_record_act_ref (new->pdata[i]));
  replay_from (self, first);
  announce (self, index);
}

static gboolean
has_room (PandoriaAmend *self, guint more, GError **error)
{
  if (more == 0 || self->acts->len + more <= PANDORIA_MAX_ACTIONS)
    return TRUE;
  g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
               _ ("The game is full: it has at most %d actions. Continue in a new game."),
               PANDORIA_MAX_ACTIONS);
  return FALSE;
}

static void
pandoria_amend_finalize (GObject *object)
{
  PandoriaAmend *self = PANDORIA_AMEND (object);

  g_ptr_array_unref (self->acts);
  g_byte_array_unref (self->fits);
  pandoria_stack_clear (&self->stack);
  g_object_unref (self->conflicts);
  g_clear_object (&self->game);
  g_clear_pointer (&self->head, pandoria_record_unref);
  G_OBJECT_CLASS (pandoria_amend_parent_class)->finalize (object);
}

static void
pandoria_amend_class_init (PandoriaAmendClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_amend_finalize;
  changed_signal = g_signal_new ("changed", PANDORIA_TYPE_AMEND, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
pandoria_amend_init (PandoriaAmend *self)
{
}

/* --- making and reading --------------------------------------------------------------------- */

PandoriaAmend *
pandoria_amend_new (PandoriaGame *game)
{
  PandoriaAmend *self;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  self = g_object_new (PANDORIA_TYPE_AMEND, NULL);
  self->game = g_object_ref (game);
  self->n_before = self->n_same = pandoria_game_get_position (game);
  pandoria_game_copy_stack (game, self->n_before, &self->stack);
  self->conflicts = g_list_store_new (PANDORIA_TYPE_CONFLICT);
  self->acts = pandoria_record_get_end (pandoria_game_get_record (game), 0);
  self->fits = g_byte_array_new ();
  for (guint i = 0; i < self->n_before; i++)
    g_byte_array_append (self->fits, (const guint8[]){ TRUE }, 1);
  g_ptr_array_extend_and_steal (self->acts,
                                pandoria_record_get_unfit (pandoria_game_get_record (game)));
  replay_from (self, self->n_before);
  /* An unfit act that fits again is a change, too. */
  self->changed = self->acts->len > self->n_before && self->fits->data[self->n_before];
  return self;
}

PandoriaGame *
pandoria_amend_get_game (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), NULL);
  return self->game;
}

guint
pandoria_amend_get_n_acts (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), 0);
  return self->acts->len;
}

const PandoriaAction *
pandoria_amend_get_action (PandoriaAmend *self, guint index)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self) && index < self->acts->len, NULL);
  return &get_act (self, index)->action;
}

gboolean
pandoria_amend_fits (PandoriaAmend *self, guint index)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self) && index < self->acts->len, FALSE);
  return self->fits->data[index];
}

GListModel *
pandoria_amend_get_conflicts (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), NULL);
  return G_LIST_MODEL (self->conflicts);
}

guint
pandoria_amend_get_n_unchecked (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), 0);
  return self->n_unchecked;
}

guint
pandoria_amend_get_n_replayed (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), 0);
  return self->n_replayed;
}

/* --- correcting ----------------------------------------------------------------------------- */

PandoriaGame *
pandoria_amend_branch (PandoriaAmend *self, guint index)
{
  guint n, n_same;
  PandoriaRecord *record;
  PandoriaStack stack;

  g_return_val_if_fail (PANDORIA_IS_AMEND (self) && index <= self->acts->len, NULL);

  n = count_fitting (self, index);
  n_same = self->head == NULL ? MIN (self->n_same, index) : 0;
  record = pandoria_record_new_beginning (pandoria_amend_get_head (self), n_same);
  for (guint i = n_same; i < index; i++)
    if (self->fits->data[i])
      pandoria_record_append_act (record, get_act (self, i));
  pandoria_stack_copy (&self->stack, n, &stack);
  return pandoria_game_branch_from_stack (record, &stack);
}

gboolean
pandoria_amend_replace (PandoriaAmend *self, guint index, PandoriaGame *branch, GError **error)
{
  g_autoptr (GPtrArray) new = NULL;

  g_return_val_if_fail (PANDORIA_IS_AMEND (self) && index < self->acts->len, FALSE);
  g_return_val_if_fail (PANDORIA_IS_GAME (branch), FALSE);

  new = pandoria_game_list_branch_acts (branch);
  if (!has_room (self, new->len > 0 ? new->len - 1 : 0, error))
    return FALSE;
  if (new->len == 1)
    {
      PandoriaRecordAct *act = pandoria_amend_act_inherit (new->pdata[0], get_act (self, index));

      g_ptr_array_set_size (new, 0);
      g_ptr_array_add (new, act);
      if (act->json == get_act (self, index)->json)
        return TRUE;
    }
  change (self, index, 1, new);
  return TRUE;
}

gboolean
pandoria_amend_insert (PandoriaAmend *self, guint index, PandoriaGame *branch, GError **error)
{
  g_autoptr (GPtrArray) new = NULL;

  g_return_val_if_fail (PANDORIA_IS_AMEND (self) && index <= self->acts->len, FALSE);
  g_return_val_if_fail (PANDORIA_IS_GAME (branch), FALSE);

  new = pandoria_game_list_branch_acts (branch);
  if (!has_room (self, new->len, error))
    return FALSE;
  if (new->len > 0)
    change (self, index, 0, new);
  return TRUE;
}

void
pandoria_amend_remove (PandoriaAmend *self, guint index)
{
  g_return_if_fail (PANDORIA_IS_AMEND (self) && index < self->acts->len);
  change (self, index, 1, NULL);
}

/* The replay skipped them, so nothing else changes. */
void
pandoria_amend_drop_conflicts (PandoriaAmend *self)
{
  guint first, n;

  g_return_if_fail (PANDORIA_IS_AMEND (self));

  n = self->acts->len;
  first = count_to_first_conflict (self);
  for (guint i = n; i > first; i--)
    if (!self->fits->data[i - 1])
      {
        g_ptr_array_remove_index (self->acts, i - 1);
        g_byte_array_remove_index (self->fits, i - 1);
      }
  g_list_store_remove_all (self->conflicts);
  self->n_unchecked = 0;
  if (first < n)
    announce (self, first);
}

/* --- another setup -------------------------------------------------------------------------- */

PandoriaRecord *
pandoria_amend_get_head (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), NULL);
  return self->head != NULL ? self->head : pandoria_game_get_record (self->game);
}

gboolean
pandoria_amend_keeps_acts (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), FALSE);
  return self->n_same == self->n_before && count_to_first_conflict (self) == self->n_before;
}

static gboolean
is_same_play (PandoriaAmend *self, const PandoriaState *start, GPtrArray *acts)
{
  if (memcmp (start, pandoria_stack_get_state (&self->stack, 0), sizeof *start) != 0)
    return FALSE;
  for (guint i = 0; i < acts->len; i++)
    if (((PandoriaRecordAct *) acts->pdata[i])->json != get_act (self, i)->json)
      return FALSE;
  return TRUE;
}

/* Replaces all acts with @acts (taken) and replays them from @start. */
static void
restart (PandoriaAmend *self, const PandoriaState *start, GPtrArray *acts)
{
  g_ptr_array_unref (self->acts);
  self->acts = acts;
  pandoria_stack_clear (&self->stack);
  pandoria_stack_init (&self->stack);
  pandoria_stack_add_state (&self->stack, start);
  g_list_store_remove_all (self->conflicts);
  self->n_unchecked = 0;
  replay_from (self, 0);
}

gboolean
pandoria_amend_set_setup (PandoriaAmend *self, PandoriaRecord *edited, const guint8 *origins,
                          GError **error)
{
  g_autoptr (PandoriaRecord) head = NULL;
  g_autoptr (GPtrArray) acts = NULL;
  g_autofree PandoriaState *start = g_new0 (PandoriaState, 1);
  guint first;

  g_return_val_if_fail (PANDORIA_IS_AMEND (self) && edited != NULL && origins != NULL, FALSE);

  head = pandoria_record_new_edited (pandoria_amend_get_head (self), edited, origins, error);
  if (head == NULL || !pandoria_state_init (start, pandoria_record_get_setup (head), error))
    return FALSE;
  if (pandoria_record_has_setup_of (head, pandoria_amend_get_head (self)))
    return TRUE;
  acts = pandoria_amend_move_acts (self->acts, head, origins, error);
  if (acts == NULL)
    return FALSE;
  first = is_same_play (self, start, acts) ? self->n_same : 0;
  if (first == 0)
    restart (self, start, g_steal_pointer (&acts));
  g_clear_pointer (&self->head, pandoria_record_unref);
  self->head = g_steal_pointer (&head);
  announce (self, first);
  return TRUE;
}

/* --- accepting ------------------------------------------------------------------------------ */

gboolean
pandoria_amend_is_current (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), FALSE);
  return pandoria_game_get_position (self->game) == self->n_before;
}

gboolean
pandoria_amend_is_changed (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), FALSE);
  return self->changed;
}

gboolean
pandoria_amend_can_accept (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), FALSE);

  return self->changed && g_list_model_get_n_items (G_LIST_MODEL (self->conflicts)) == 0
         && self->acts->len <= PANDORIA_MAX_ACTIONS;
}

/* The fitting acts from @first up to @end get the numbers that the correction leads to. */
static void
note_after (PandoriaAmend *self, guint first, guint end)
{
  for (guint i = first; i < end; i++)
    {
      PandoriaRecordAct *old = get_act (self, i);

      self->acts->pdata[i]
          = pandoria_record_act_note_after (old, pandoria_stack_get_state (&self->stack, i + 1));
      pandoria_record_act_unref (old);
    }
}

/* Returns: (transfer full): the acts from @first up to @end. */
static GPtrArray *
collect (PandoriaAmend *self, guint first, guint end)
{
  GPtrArray *acts = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_record_act_unref);

  for (guint i = first; i < end; i++)
    g_ptr_array_add (acts, pandoria_record_act_ref (get_act (self, i)));
  return acts;
}

void
pandoria_amend_accept (PandoriaAmend *self)
{
  PandoriaStack stack;
  guint first, end;

  g_return_if_fail (PANDORIA_IS_AMEND (self));
  g_return_if_fail (pandoria_game_get_position (self->game) == self->n_before);

  if (!self->changed)
    return;
  first = self->head == NULL ? self->n_same : 0;
  end = count_to_first_conflict (self);
  note_after (self, first, end);
  pandoria_stack_cut (&self->stack, end, NULL);
  if (self->head == NULL)
    pandoria_stack_cut (&self->stack, first, &stack);
  else
    pandoria_stack_copy (&self->stack, end, &stack);
  pandoria_game_replace_end (self->game, PANDORIA_GAME_STEP_CORRECTION,
                             g_steal_pointer (&self->head), first, collect (self, first, end),
                             collect (self, end, self->acts->len), &stack);
  self->changed = FALSE;
}
