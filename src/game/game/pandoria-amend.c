/* PandoriaAmend: a correction of old acts, until the user accepts or cancels it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-amend.h"

#include "pandoria-game-private.h"
#include "pandoria-game-testing.h"
#include "pandoria-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _PandoriaAmend
{
  GObject parent_instance;
  PandoriaGame *game;
  PandoriaRecord *head; /* another setup; NULL: that of the game */
  guint n_before;       /* actions of the game when the correction began */
  guint n_same;         /* unchanged acts at the beginning */
  PandoriaAmendList list;
  gboolean changed;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (PandoriaAmend, pandoria_amend, G_TYPE_OBJECT)

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

static void
announce (PandoriaAmend *self, guint first_changed)
{
  self->n_same = MIN (self->n_same, first_changed);
  self->changed = TRUE;
  g_signal_emit (self, changed_signal, 0);
}

/* Takes ownership of @new (nullable). */
static void
change (PandoriaAmend *self, guint index, guint n_removed, GPtrArray *new)
{
  pandoria_amend_list_splice (&self->list, index, n_removed, new);
  announce (self, index);
}

static gboolean
has_room (PandoriaAmend *self, guint more, GError **error)
{
  if (more == 0 || self->list.acts->len + more <= PANDORIA_MAX_ACTIONS)
    return TRUE;
  g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, _ ("a game has at most %d actions"),
               PANDORIA_MAX_ACTIONS);
  return FALSE;
}

static void
pandoria_amend_finalize (GObject *object)
{
  PandoriaAmend *self = PANDORIA_AMEND (object);

  pandoria_amend_list_clear (&self->list);
  g_clear_object (&self->game);
  g_clear_pointer (&self->head, pandoria_record_unref);
  G_OBJECT_CLASS (pandoria_amend_parent_class)->finalize (object);
}

static void
pandoria_amend_class_init (PandoriaAmendClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_amend_finalize;
  changed_signal
      = g_signal_new ("changed", PANDORIA_TYPE_AMEND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pandoria_amend_init (PandoriaAmend *self)
{
}

/* --- making and reading ----------------------------------------------------------------------------------------- */

PandoriaAmend *
pandoria_amend_new (PandoriaGame *game)
{
  PandoriaAmend *self;
  PandoriaStack stack;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  self = g_object_new (PANDORIA_TYPE_AMEND, NULL);
  self->game = g_object_ref (game);
  self->n_before = self->n_same = pandoria_game_get_position (game);
  pandoria_stack_copy (&game->stack, self->n_before, &stack);
  pandoria_amend_list_init (&self->list, &stack, pandoria_record_get_end (game->record, 0),
                            pandoria_record_get_unfit (game->record));
  /* An unfit act that fits again is a change, too. */
  self->changed = self->list.acts->len > self->n_before && pandoria_amend_list_get (&self->list, self->n_before)->fits;
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
  return self->list.acts->len;
}

const PandoriaAction *
pandoria_amend_get_action (PandoriaAmend *self, guint index)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self) && index < self->list.acts->len, NULL);
  return &pandoria_amend_list_get (&self->list, index)->act->action;
}

gboolean
pandoria_amend_fits (PandoriaAmend *self, guint index)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self) && index < self->list.acts->len, FALSE);
  return pandoria_amend_list_get (&self->list, index)->fits;
}

GListModel *
pandoria_amend_get_conflicts (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), NULL);
  return G_LIST_MODEL (self->list.conflicts);
}

guint
pandoria_amend_get_n_unchecked (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), 0);
  return self->list.n_unchecked;
}

guint
pandoria_amend_get_n_replayed (PandoriaAmend *self)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self), 0);
  return self->list.n_replayed;
}

/* --- correcting ------------------------------------------------------------------------------------------------- */

PandoriaGame *
pandoria_amend_branch (PandoriaAmend *self, guint index)
{
  guint n, n_same;
  PandoriaRecord *record;
  PandoriaStack stack;
  PandoriaGame *branch;

  g_return_val_if_fail (PANDORIA_IS_AMEND (self) && index <= self->list.acts->len, NULL);

  n = pandoria_amend_list_count_fitting (&self->list, index);
  n_same = self->head == NULL ? MIN (self->n_same, index) : 0;
  record = pandoria_record_new_beginning (pandoria_amend_get_head (self), n_same);
  for (guint i = n_same; i < index; i++)
    if (pandoria_amend_list_get (&self->list, i)->fits)
      pandoria_record_append_act (record, pandoria_amend_list_get (&self->list, i)->act);
  pandoria_stack_copy (&self->list.stack, n, &stack);
  branch = pandoria_game_new_from_stack (record, &stack);
  branch->floor = n;
  return branch;
}

gboolean
pandoria_amend_replace (PandoriaAmend *self, guint index, PandoriaGame *branch, GError **error)
{
  g_autoptr (GPtrArray) new = NULL;
  PandoriaAmendAct *old;

  g_return_val_if_fail (PANDORIA_IS_AMEND (self) && index < self->list.acts->len, FALSE);
  g_return_val_if_fail (PANDORIA_IS_GAME (branch), FALSE);

  new = take_acts (branch);
  g_ptr_array_set_free_func (new, (GDestroyNotify) pandoria_amend_act_free);
  if (!has_room (self, new->len > 0 ? new->len - 1 : 0, error))
    return FALSE;
  old = pandoria_amend_list_get (&self->list, index);
  if (new->len == 1)
    pandoria_amend_act_inherit (new->pdata[0], old);
  if (new->len == 1 && ((PandoriaAmendAct *) new->pdata[0])->act->json == old->act->json)
    return TRUE;
  g_ptr_array_set_free_func (new, NULL);
  change (self, index, 1, g_steal_pointer (&new));
  return TRUE;
}

gboolean
pandoria_amend_insert (PandoriaAmend *self, guint index, PandoriaGame *branch, GError **error)
{
  g_return_val_if_fail (PANDORIA_IS_AMEND (self) && index <= self->list.acts->len, FALSE);
  g_return_val_if_fail (PANDORIA_IS_GAME (branch), FALSE);

  if (!has_room (self, pandoria_game_get_position (branch) - branch->floor, error))
    return FALSE;
  if (pandoria_game_get_position (branch) > branch->floor)
    change (self, index, 0, take_acts (branch));
  return TRUE;
}

void
pandoria_amend_remove (PandoriaAmend *self, guint index)
{
  g_return_if_fail (PANDORIA_IS_AMEND (self) && index < self->list.acts->len);
  change (self, index, 1, NULL);
}

void
pandoria_amend_drop_conflicts (PandoriaAmend *self)
{
  guint first, n;

  g_return_if_fail (PANDORIA_IS_AMEND (self));

  n = self->list.acts->len;
  first = pandoria_amend_list_drop_conflicts (&self->list);
  if (first < n)
    announce (self, first);
}

/* --- another setup --------------------------------------------------------------------------------------------- */

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
  return self->n_same == self->n_before && pandoria_amend_list_count_to_first_conflict (&self->list) == self->n_before;
}

static void
fail_at_act (PandoriaAmend *self, guint index, GError **error)
{
  g_autofree char *reason = g_strdup ((*error)->message);

  g_clear_error (error);
  /* Translators: %1$u is the number of an act in the game, %2$s what is wrong with it */
  g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
               _ ("With this setup, action %1$u is not possible: %2$s"), index + 1, reason);
}

/* Returns: (transfer full) (nullable): all acts, converted to the setup of @head. */
static GPtrArray *
move_acts (PandoriaAmend *self, PandoriaRecord *head, const guint8 *origins, GError **error)
{
  g_autoptr (GPtrArray) acts = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_amend_act_free);
  guint8 moved[PANDORIA_MAX_PLAYERS];

  memset (moved, PANDORIA_MAX_PLAYERS, sizeof moved);
  for (guint8 seat = 0; seat < pandoria_record_get_setup (head)->n_players; seat++)
    if (origins[seat] < PANDORIA_MAX_PLAYERS)
      moved[origins[seat]] = seat;
  for (guint i = 0; i < self->list.acts->len; i++)
    {
      g_autoptr (GError) local = NULL;
      g_autoptr (PandoriaRecordAct) act
          = pandoria_record_move_act (head, pandoria_amend_list_get (&self->list, i)->act, moved, &local);

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
  if (memcmp (start, pandoria_stack_get_state (&self->list.stack, 0), sizeof *start) != 0)
    return FALSE;
  for (guint i = 0; i < acts->len; i++)
    if (((PandoriaAmendAct *) acts->pdata[i])->act->json != pandoria_amend_list_get (&self->list, i)->act->json)
      return FALSE;
  return TRUE;
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
    pandoria_amend_list_restart (&self->list, start, g_steal_pointer (&acts));
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

  return self->changed && g_list_model_get_n_items (G_LIST_MODEL (self->list.conflicts)) == 0
         && self->list.acts->len <= PANDORIA_MAX_ACTIONS;
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
  end = pandoria_amend_list_count_to_first_conflict (&self->list);
  pandoria_stack_cut (&self->list.stack, end, NULL);
  if (self->head == NULL)
    pandoria_stack_cut (&self->list.stack, first, &stack);
  else
    pandoria_stack_copy (&self->list.stack, end, &stack);
  pandoria_game_replace_end (self->game, g_steal_pointer (&self->head), first,
                             pandoria_amend_list_collect (&self->list, first, end),
                             pandoria_amend_list_collect (&self->list, end, self->list.acts->len), &stack);
  self->changed = FALSE;
}
