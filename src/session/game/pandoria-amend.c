/* PandoriaAmend: a correction of old acts, until it is accepted or given up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-amend.h"

#include "pandoria-amend-act.h"
#include "pandoria-game-private.h"
#include "pandoria-game-testing.h"
#include "pandoria-json-limits.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _PandoriaAmend
{
  GObject parent_instance;
  PandoriaGame *game;
  PandoriaRecord *head; /* has another set-up; NULL: that of the game */
  guint n_before;       /* actions of the game when the correction began */
  GPtrArray *acts;      /* PandoriaAmendAct */
  guint n_same;         /* so many acts at the beginning are those of the game */
  PandoriaStack stack;  /* of the acts that fit */
  GListStore *misfits;
  guint n_unchecked, n_replayed;
  gboolean changed;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PandoriaAmend, pandoria_amend, G_TYPE_OBJECT)

/* --- replaying -------------------------------------------------------------------------------------------------- */

static PandoriaAmendAct *
get_act (PandoriaAmend *self, guint index)
{
  return self->acts->pdata[index];
}

static guint
count_fitting (PandoriaAmend *self, guint end)
{
  guint n = 0;

  for (guint i = 0; i < end; i++)
    n += get_act (self, i)->fits ? 1 : 0;
  return n;
}

/* Returns: how many acts at the beginning fit, without a gap. */
static guint
count_to_first_misfit (PandoriaAmend *self)
{
  guint n = 0;

  while (n < self->acts->len && n < PANDORIA_MAX_ACTIONS && get_act (self, n)->fits)
    n++;
  return n;
}

/* Whether nothing after a misfit can be checked: what every turn must have is missing, or the game is over. */
static gboolean
holds_up (const PandoriaState *state, PandoriaActKind kind)
{
  if (pandoria_act_is_correction (kind))
    return FALSE;
  return state->step == PANDORIA_STEP_PLACE || state->step == PANDORIA_STEP_OVER || kind == PANDORIA_ACT_END_TURN;
}

static void
add_misfit (PandoriaAmend *self, guint index, const GError *error)
{
  const PandoriaState *state = pandoria_stack_get_top (&self->stack);
  g_autoptr (PandoriaMisfit) misfit
      = pandoria_misfit_new (index, &get_act (self, index)->act->action, state->turn, state->active, error);

  g_list_store_append (self->misfits, misfit);
}

static void
forget_from (PandoriaAmend *self, guint first)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->misfits));

  for (; n > 0; n--)
    {
      g_autoptr (PandoriaMisfit) misfit = g_list_model_get_item (G_LIST_MODEL (self->misfits), n - 1);

      if (pandoria_misfit_get_index (misfit) < first)
        break;
      g_list_store_remove (self->misfits, n - 1);
    }
  pandoria_stack_cut (&self->stack, count_fitting (self, first), NULL);
  self->n_unchecked = 0;
}

/* Checks all acts from number @first on; those before it are checked already. */
static void
replay_from (PandoriaAmend *self, guint first)
{
  gboolean held_up = FALSE;

  for (guint i = first; i < self->acts->len; i++)
    {
      PandoriaAmendAct *act = get_act (self, i);
      g_autoptr (GError) error = NULL;

      act->fits = !held_up && pandoria_stack_push (&self->stack, &act->act->action, &error);
      self->n_replayed += held_up ? 0 : 1;
      self->n_unchecked += held_up ? 1 : 0;
      if (error == NULL)
        continue;
      add_misfit (self, i, error);
      held_up = holds_up (pandoria_stack_get_top (&self->stack), act->act->action.kind);
    }
}

/* --- changing --------------------------------------------------------------------------------------------------- */

/* Returns: the acts entered in @branch. */
static GPtrArray *
take_acts (PandoriaGame *branch)
{
  GPtrArray *acts = g_ptr_array_new ();

  for (guint i = branch->floor; i < pandoria_game_get_position (branch); i++)
    g_ptr_array_add (acts, pandoria_amend_act_new (pandoria_record_get_act (branch->record, i)));
  return acts;
}

/* What waits behind a misfit is tried again whenever something changes. */
static guint
get_first_to_check (PandoriaAmend *self, guint index)
{
  return self->n_unchecked > 0 ? MIN (index, self->acts->len - self->n_unchecked - 1) : index;
}

static void
announce (PandoriaAmend *self, guint first_changed)
{
  self->n_same = MIN (self->n_same, first_changed);
  self->changed = TRUE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* @new (nullable) is taken. */
static void
splice (PandoriaAmend *self, guint index, guint n_removed, GPtrArray *new)
{
  guint first = get_first_to_check (self, index);

  forget_from (self, first);
  if (n_removed > 0)
    g_ptr_array_remove_range (self->acts, index, n_removed);
  for (guint i = 0; new != NULL &&i < new->len; i++)
    g_ptr_array_insert (self->acts, (gint) (index + i), new->pdata[i]);
  if (new != NULL)
    g_ptr_array_unref (new);
  replay_from (self, first);
  announce (self, index);
}

static gboolean
has_room (PandoriaAmend *self, guint more, GError **error)
{
  if (more == 0 || self->acts->len + more <= PANDORIA_MAX_ACTIONS)
    return TRUE;
  g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, _ ("a game has at most %d actions"),
               PANDORIA_MAX_ACTIONS);
  return FALSE;
}

/* --- overrides -------------------------------------------------------------------------------------------------- */

static void
pandoria_amend_finalize (GObject *object)
{
  PandoriaAmend *self = PANDORIA_AMEND (object);

  pandoria_stack_clear (&self->stack);
  g_ptr_array_unref (self->acts);
  g_object_unref (self->misfits);
  g_clear_object (&self->game);
  g_clear_pointer (&self->head, pandoria_record_unref);
  G_OBJECT_CLASS (pandoria_amend_parent_class)->finalize (object);
}

static void
pandoria_amend_class_init (PandoriaAmendClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_amend_finalize;
  signals[SIGNAL_CHANGED]
      = g_signal_new ("changed", PANDORIA_TYPE_AMEND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pandoria_amend_init (PandoriaAmend *self)
{
  self->acts = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_amend_act_free);
  self->misfits = g_list_store_new (PANDORIA_TYPE_MISFIT);
}

/* --- making and reading ----------------------------------------------------------------------------------------- */

static void
add_acts (PandoriaAmend *self, GPtrArray *acts)
{
  for (guint i = 0; i < acts->len; i++)
    g_ptr_array_add (self->acts, pandoria_amend_act_new (acts->pdata[i]));
  g_ptr_array_unref (acts);
}

PandoriaAmend *
pandoria_amend_new (PandoriaGame *game)
{
  PandoriaAmend *self;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  self = g_object_new (PANDORIA_TYPE_AMEND, NULL);
  self->game = g_object_ref (game);
  self->n_before = self->n_same = pandoria_game_get_position (game);
  pandoria_stack_copy (&game->stack, self->n_before, &self->stack);
  add_acts (self, pandoria_record_get_end (game->record, 0));
  for (guint i = 0; i < self->acts->len; i++)
    get_act (self, i)->fits = TRUE;
  add_acts (self, pandoria_record_get_unfit (game->record));
  replay_from (self, self->n_before);
  /* What was kept apart and fits again is a change of its own. */
  self->changed = self->acts->len > self->n_before && get_act (self, self->n_before)->fits;
  return self;
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

  return &get_act (self, index)->act->action;
}

gboolean
pandoria_amend_fits (PandoriaAmend *self, guint index)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self) && index < self->acts->len, FALSE);

  return get_act (self, index)->fits;
}

GListModel *
pandoria_amend_get_misfits (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), NULL);

  return G_LIST_MODEL (self->misfits);
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

/* --- correcting ------------------------------------------------------------------------------------------------- */

PandoriaGame *
pandoria_amend_branch (PandoriaAmend *self, guint index)
{
  guint n, n_same;
  PandoriaRecord *record;
  PandoriaStack stack;
  PandoriaGame *branch;

  g_return_val_if_fail (PANDORIA_IS_AMEND (self) && index <= self->acts->len, NULL);

  n = count_fitting (self, index);
  n_same = self->head == NULL ? MIN (self->n_same, index) : 0;
  record = pandoria_record_new_beginning (pandoria_amend_get_head (self), n_same);
  for (guint i = n_same; i < index; i++)
    if (get_act (self, i)->fits)
      pandoria_record_append_act (record, get_act (self, i)->act);
  pandoria_stack_copy (&self->stack, n, &stack);
  branch = pandoria_game_new_from_stack (record, &stack);
  branch->floor = n;
  return branch;
}

gboolean
pandoria_amend_replace (PandoriaAmend *self, guint index, PandoriaGame *branch, GError **error)
{
  g_autoptr (GPtrArray) new = NULL;
  PandoriaAmendAct *old;

  g_return_val_if_fail (PANDORIA_IS_AMEND (self) && index < self->acts->len, FALSE);
  g_return_val_if_fail (PANDORIA_IS_GAME (branch), FALSE);

  new = take_acts (branch);
  g_ptr_array_set_free_func (new, (GDestroyNotify) pandoria_amend_act_free);
  if (!has_room (self, new->len > 0 ? new->len - 1 : 0, error))
    return FALSE;
  old = get_act (self, index);
  if (new->len == 1)
    pandoria_amend_act_inherit (new->pdata[0], old);
  if (new->len == 1 && ((PandoriaAmendAct *) new->pdata[0])->act->json == old->act->json)
    return TRUE;
  g_ptr_array_set_free_func (new, NULL);
  splice (self, index, 1, g_steal_pointer (&new));
  return TRUE;
}

gboolean
pandoria_amend_insert (PandoriaAmend *self, guint index, PandoriaGame *branch, GError **error)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self) && index <= self->acts->len, FALSE);
  g_return_val_if_fail (PANDORIA_IS_GAME (branch), FALSE);

  if (!has_room (self, pandoria_game_get_position (branch) - branch->floor, error))
    return FALSE;
  if (pandoria_game_get_position (branch) > branch->floor)
    splice (self, index, 0, take_acts (branch));
  return TRUE;
}

void
pandoria_amend_remove (PandoriaAmend *self, guint index)
{
  g_return_if_fail (PANDORIA_IS_AMEND (self) && index < self->acts->len);

  splice (self, index, 1, NULL);
}

/* They were passed over, so that nothing else changes. */
void
pandoria_amend_drop_misfits (PandoriaAmend *self)
{
  guint first;

  g_return_if_fail (PANDORIA_IS_AMEND (self));

  first = count_to_first_misfit (self);
  if (first == self->acts->len)
    return;
  for (guint i = self->acts->len; i > first; i--)
    if (!get_act (self, i - 1)->fits)
      g_ptr_array_remove_index (self->acts, i - 1);
  g_list_store_remove_all (self->misfits);
  self->n_unchecked = 0;
  announce (self, first);
}

/* --- another set-up --------------------------------------------------------------------------------------------- */

PandoriaRecord *
pandoria_amend_get_head (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), NULL);

  return self->head != NULL ? self->head : self->game->record;
}

gboolean
pandoria_amend_keeps_acts (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), FALSE);

  return self->n_same == self->n_before && count_to_first_misfit (self) == self->n_before;
}

static void
fail_at_act (PandoriaAmend *self, guint index, GError **error)
{
  g_autofree char *reason = g_strdup ((*error)->message);

  g_clear_error (error);
  /* Translators: %1$u is the number of an act in the game, %2$s what is wrong with it */
  g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, _ ("Act %1$u cannot be in such a game: %2$s"),
               index + 1, reason);
}

/* Returns: (transfer full) (nullable): all acts as they are in the game of @head. */
static GPtrArray *
move_acts (PandoriaAmend *self, PandoriaRecord *head, const guint8 *origins, GError **error)
{
  g_autoptr (GPtrArray) acts = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_amend_act_free);
  guint8 moved[PANDORIA_MAX_PLAYERS];

  memset (moved, PANDORIA_MAX_PLAYERS, sizeof moved);
  for (guint8 seat = 0; seat < pandoria_record_get_setup (head)->n_players; seat++)
    if (origins[seat] < PANDORIA_MAX_PLAYERS)
      moved[origins[seat]] = seat;
  for (guint i = 0; i < self->acts->len; i++)
    {
      g_autoptr (GError) local = NULL;
      g_autoptr (PandoriaRecordAct) act = pandoria_record_move_act (head, get_act (self, i)->act, moved, &local);

      if (act == NULL)
        {
          fail_at_act (self, i, &local);
          g_propagate_error (error, g_steal_pointer (&local));
          return NULL;
        }
      g_ptr_array_add (acts, pandoria_amend_act_new (act));
    }
  return g_steal_pointer (&acts);
}

static gboolean
is_same_play (PandoriaAmend *self, const PandoriaState *start, GPtrArray *acts)
{
  if (memcmp (start, pandoria_stack_get_state (&self->stack, 0), sizeof *start) != 0)
    return FALSE;
  for (guint i = 0; i < acts->len; i++)
    if (((PandoriaAmendAct *) acts->pdata[i])->act->json != get_act (self, i)->act->json)
      return FALSE;
  return TRUE;
}

/* Takes @acts. */
static void
replay_on (PandoriaAmend *self, const PandoriaState *start, GPtrArray *acts)
{
  g_ptr_array_unref (self->acts);
  self->acts = acts;
  pandoria_stack_clear (&self->stack);
  pandoria_stack_init (&self->stack);
  pandoria_stack_begin (&self->stack, start);
  g_list_store_remove_all (self->misfits);
  self->n_unchecked = 0;
  replay_from (self, 0);
}

gboolean
pandoria_amend_set_setup (PandoriaAmend *self, PandoriaRecord *edited, const guint8 *origins, GError **error)
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
  acts = move_acts (self, head, origins, error);
  if (acts == NULL)
    return FALSE;
  first = is_same_play (self, start, acts) ? self->n_same : 0;
  if (first == 0)
    replay_on (self, start, g_steal_pointer (&acts));
  g_clear_pointer (&self->head, pandoria_record_unref);
  self->head = g_steal_pointer (&head);
  announce (self, first);
  return TRUE;
}

/* --- accepting -------------------------------------------------------------------------------------------------- */

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

  return self->changed && g_list_model_get_n_items (G_LIST_MODEL (self->misfits)) == 0
         && self->acts->len <= PANDORIA_MAX_ACTIONS;
}

static GPtrArray *
collect_acts (PandoriaAmend *self, guint first, guint end)
{
  GPtrArray *acts = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_record_act_unref);

  for (guint i = first; i < end; i++)
    g_ptr_array_add (acts, pandoria_record_act_ref (get_act (self, i)->act));
  return acts;
}

static void
accept_end (PandoriaAmend *self, guint end)
{
  PandoriaStack stack;

  pandoria_stack_cut (&self->stack, end, NULL);
  pandoria_stack_cut (&self->stack, self->n_same, &stack);
  pandoria_game_replace_end (self->game, self->n_same, collect_acts (self, self->n_same, end),
                             collect_acts (self, end, self->acts->len), &stack);
}

static void
accept_all (PandoriaAmend *self, guint end)
{
  PandoriaStack stack;

  pandoria_stack_copy (&self->stack, end, &stack);
  pandoria_game_replace_all (self->game, g_steal_pointer (&self->head), collect_acts (self, 0, end),
                             collect_acts (self, end, self->acts->len), &stack);
}

void
pandoria_amend_accept (PandoriaAmend *self)
{
  guint end;

  g_return_if_fail (PANDORIA_IS_AMEND (self));
  g_return_if_fail (pandoria_game_get_position (self->game) == self->n_before);

  if (!self->changed)
    return;
  end = count_to_first_misfit (self);
  if (self->head != NULL)
    accept_all (self, end);
  else
    accept_end (self, end);
  /* Nothing is left to be corrected by this one. */
  self->changed = FALSE;
}
