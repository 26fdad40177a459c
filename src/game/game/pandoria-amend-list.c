/* PandoriaAmendList: replays the acts after a correction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-private.h"

#include "pandoria-amend.h"
#include "pandoria-parts-json.h"

/* --- conflicts ------------------------------------------------------------------------------------------------------ */

G_DEFINE_FINAL_TYPE (PandoriaConflict, pandoria_conflict, G_TYPE_OBJECT)

static void
pandoria_conflict_finalize (GObject *object)
{
  g_clear_error (&PANDORIA_CONFLICT (object)->error);
  G_OBJECT_CLASS (pandoria_conflict_parent_class)->finalize (object);
}

static void
pandoria_conflict_class_init (PandoriaConflictClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_conflict_finalize;
}

static void
pandoria_conflict_init (PandoriaConflict *self)
{
}

/* Returns: whether no act after this conflict can be checked: the turn lacks a required act, or the game is over. */
static gboolean
holds_up (const PandoriaState *state, PandoriaActKind kind)
{
  if (pandoria_act_is_correction (kind))
    return FALSE;
  return state->step == PANDORIA_STEP_PLACE || state->step == PANDORIA_STEP_OVER || kind == PANDORIA_ACT_END_TURN;
}

/* Adds the conflict of act @index, which the state refused with @error. */
static void
add_conflict (PandoriaAmendList *self, guint index, const GError *error)
{
  const PandoriaState *state = pandoria_stack_get_top (&self->stack);
  g_autoptr (PandoriaConflict) conflict = g_object_new (PANDORIA_TYPE_CONFLICT, NULL);
  guint counter;

  conflict->index = index;
  conflict->action = pandoria_amend_list_get (self, index)->act->action;
  conflict->turn = state->turn;
  conflict->player = state->active;
  if (error->domain == PANDORIA_ERROR && pandoria_error_get_cost (error, &counter) > 0)
    conflict->has = state->players[state->active].counters[counter];
  conflict->error = g_error_copy (error);
  g_list_store_append (self->conflicts, conflict);
}

static void
forget_from (PandoriaAmendList *self, guint first)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->conflicts));

  for (; n > 0; n--)
    {
      g_autoptr (PandoriaConflict) conflict = g_list_model_get_item (G_LIST_MODEL (self->conflicts), n - 1);

      if (conflict->index < first)
        break;
      g_list_store_remove (self->conflicts, n - 1);
    }
  pandoria_stack_cut (&self->stack, pandoria_amend_list_count_fitting (self, first), NULL);
  self->n_unchecked = 0;
}

/* Checks all acts from number @first on. */
static void
replay_from (PandoriaAmendList *self, guint first)
{
  gboolean held_up = FALSE;

  for (guint i = first; i < self->acts->len; i++)
    {
      PandoriaAmendAct *act = pandoria_amend_list_get (self, i);
      g_autoptr (GError) error = NULL;

      act->fits = !held_up && pandoria_stack_push (&self->stack, &act->act->action, &error);
      self->n_replayed += held_up ? 0 : 1;
      self->n_unchecked += held_up ? 1 : 0;
      if (error == NULL)
        continue;
      add_conflict (self, i, error);
      held_up = holds_up (pandoria_stack_get_top (&self->stack), act->act->action.kind);
    }
}

/* Every change tries the unchecked acts again. */
static guint
get_first_to_check (PandoriaAmendList *self, guint index)
{
  return self->n_unchecked > 0 ? MIN (index, self->acts->len - self->n_unchecked - 1) : index;
}

static void
add_acts (PandoriaAmendList *self, GPtrArray *acts)
{
  for (guint i = 0; i < acts->len; i++)
    g_ptr_array_add (self->acts, pandoria_amend_act_new (acts->pdata[i]));
  g_ptr_array_unref (acts);
}

void
pandoria_amend_list_init (PandoriaAmendList *self, PandoriaStack *stack, GPtrArray *fitting, GPtrArray *unfit)
{
  guint n = fitting->len;

  *self = (PandoriaAmendList){ .stack = *stack };
  self->acts = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_amend_act_free);
  self->conflicts = g_list_store_new (PANDORIA_TYPE_CONFLICT);
  add_acts (self, fitting);
  for (guint i = 0; i < n; i++)
    pandoria_amend_list_get (self, i)->fits = TRUE;
  add_acts (self, unfit);
  replay_from (self, n);
}

void
pandoria_amend_list_clear (PandoriaAmendList *self)
{
  pandoria_stack_clear (&self->stack);
  g_clear_pointer (&self->acts, g_ptr_array_unref);
  g_clear_object (&self->conflicts);
}

PandoriaAmendAct *
pandoria_amend_list_get (const PandoriaAmendList *self, guint index)
{
  return self->acts->pdata[index];
}

guint
pandoria_amend_list_count_fitting (const PandoriaAmendList *self, guint end)
{
  guint n = 0;

  for (guint i = 0; i < end; i++)
    n += pandoria_amend_list_get (self, i)->fits ? 1 : 0;
  return n;
}

guint
pandoria_amend_list_count_to_first_conflict (const PandoriaAmendList *self)
{
  guint n = 0;

  while (n < self->acts->len && n < PANDORIA_MAX_ACTIONS && pandoria_amend_list_get (self, n)->fits)
    n++;
  return n;
}

GPtrArray *
pandoria_amend_list_collect (const PandoriaAmendList *self, guint first, guint end)
{
  GPtrArray *acts = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_record_act_unref);

  for (guint i = first; i < end; i++)
    g_ptr_array_add (acts, pandoria_record_act_ref (pandoria_amend_list_get (self, i)->act));
  return acts;
}

void
pandoria_amend_list_splice (PandoriaAmendList *self, guint index, guint n_removed, GPtrArray *new)
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
}

/* The replay skipped them, so nothing else changes. */
guint
pandoria_amend_list_drop_conflicts (PandoriaAmendList *self)
{
  guint first = pandoria_amend_list_count_to_first_conflict (self);

  for (guint i = self->acts->len; i > first; i--)
    if (!pandoria_amend_list_get (self, i - 1)->fits)
      g_ptr_array_remove_index (self->acts, i - 1);
  g_list_store_remove_all (self->conflicts);
  self->n_unchecked = 0;
  return first;
}

void
pandoria_amend_list_restart (PandoriaAmendList *self, const PandoriaState *start, GPtrArray *acts)
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

/* --- an act ----------------------------------------------------------------------------------------------------- */

PandoriaAmendAct *
pandoria_amend_act_new (PandoriaRecordAct *record_act)
{
  PandoriaAmendAct *act = g_new0 (PandoriaAmendAct, 1);

  act->act = pandoria_record_act_ref (record_act);
  return act;
}

void
pandoria_amend_act_free (PandoriaAmendAct *act)
{
  pandoria_record_act_unref (act->act);
  g_free (act);
}

/* Returns: whether a replacement keeps @member: it is a remark, not part of the action. A card name belongs to its purchase. */
static gboolean
is_remark (const char *member, JsonObject *said)
{
  return !g_str_equal (member, "card") && !json_object_has_member (said, member);
}

static void
set_json (PandoriaAmendAct *act, JsonObject *json)
{
  PandoriaRecordAct *old = act->act;

  act->act = pandoria_record_act_new (&old->action, json);
  pandoria_record_act_unref (old);
}

static void
copy_member (JsonObject *from, const char *member, JsonObject *to)
{
  if (json_object_has_member (from, member))
    json_object_set_member (to, member, json_object_dup_member (from, member));
}

/* Keep the file's text of an unchanged act, but take over a new card name or note. */
static void
keep_words (PandoriaAmendAct *act, const PandoriaAmendAct *old)
{
  g_autoptr (JsonObject) json = pandoria_json_object_copy (old->act->json);

  copy_member (act->act->json, "card", json);
  copy_member (act->act->json, "note", json);
  set_json (act, json_object_equal (json, old->act->json) ? old->act->json : json);
}

void
pandoria_amend_act_inherit (PandoriaAmendAct *act, const PandoriaAmendAct *old)
{
  g_autoptr (JsonObject) said = pandoria_action_to_json (&old->act->action);
  g_autoptr (GList) members = json_object_get_members (old->act->json);
  g_autoptr (JsonObject) json = NULL;

  if (pandoria_record_act_is_same (act->act, old->act))
    {
      keep_words (act, old);
      return;
    }
  json = pandoria_json_object_copy (act->act->json);
  for (GList *i = members; i != NULL; i = i->next)
    if (is_remark (i->data, said) && (g_str_equal (i->data, "time") || !json_object_has_member (json, i->data)))
      copy_member (old->act->json, i->data, json);
  set_json (act, json);
}
