/* PandoriaGame: a game with its record, its present state and undo. Only it applies actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-private.h"
#include "pandoria-game.h"

#include <string.h>

enum
{
  PROP_TITLE = 1,
  PROP_PATH,
  PROP_SAVE_ERROR,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint changed_signal, parted_signal, save_ended_signal;

G_DEFINE_QUARK (pandoria_game_error_quark, pandoria_game_error)
G_DEFINE_FINAL_TYPE (PandoriaGame, pandoria_game, G_TYPE_OBJECT)

/* --- entries -------------------------------------------------------------------------------- */

static gpointer
create_ledger_entry (gpointer owner, guint position)
{
  PandoriaGame *self = owner;
  guint action;
  const PandoriaEvent *event = pandoria_stack_get_event (&self->stack, position, &action);

  return pandoria_ledger_entry_new (event, action);
}

static gpointer
create_history_entry (gpointer owner, guint position)
{
  PandoriaGame *self = owner;
  const PandoriaState *before = pandoria_stack_get_state (&self->stack, position);
  PandoriaHistoryEntry *entry = g_object_new (PANDORIA_TYPE_HISTORY_ENTRY, NULL);

  entry->action = *pandoria_record_get_action (self->record, position);
  entry->index = position;
  entry->player = before->active;
  entry->turn = before->turn;
  return entry;
}

/* Fills ledger and history again from act @first on. */
static void
update_lists (PandoriaGame *self, guint first)
{
  guint n = pandoria_stack_get_size (&self->stack);

  if (first < MIN (g_list_model_get_n_items (G_LIST_MODEL (self->history)), n))
    {
      pandoria_entry_list_resize (self->ledger, pandoria_stack_get_n_events (&self->stack, first));
      pandoria_entry_list_resize (self->history, first);
    }
  pandoria_entry_list_resize (self->ledger, pandoria_stack_get_n_events (&self->stack, n));
  pandoria_entry_list_resize (self->history, n);
}

gboolean
pandoria_game_can_undo (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);
  return pandoria_stack_get_size (&self->stack) > self->floor
         || pandoria_game_get_amendment (self) != NULL;
}

/* Steps undone in this session fit. Steps from a file may not, and are checked when they are
 * redone. */
gboolean
pandoria_game_can_redo (PandoriaGame *self)
{
  PandoriaChange *next = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  if (self->undone->len > 0)
    next = self->undone->pdata[self->undone->len - 1];
  if (next != NULL && next->is_unsure)
    next->is_unsure = !pandoria_state_apply (pandoria_stack_get_top (&self->stack),
                                             &next->act->action, NULL, NULL, NULL);
  return next != NULL && !next->is_unsure;
}

/* --- reporting changes ---------------------------------------------------------------------- */

static void
update_options (PandoriaGame *self)
{
  if (pandoria_game_is_looking_back (self))
    memset (&self->options, 0, sizeof self->options);
  else
    pandoria_state_get_options (pandoria_stack_get_top (&self->stack), &self->options);
}

/* Searches the acts from @first on for the first number that they do not confirm. */
static void
update_difference (PandoriaGame *self, guint first)
{
  guint n = pandoria_stack_get_size (&self->stack);

  self->n_compared = MIN (self->n_compared, MIN (first, n));
  self->n_noted = MIN (self->n_noted, MIN (first, n));
  if (self->difference.action != PANDORIA_NO_DIFFERENCE
      && self->difference.action < self->n_compared)
    return;
  self->difference.action = PANDORIA_NO_DIFFERENCE;
  while (self->n_compared < n && self->difference.action == PANDORIA_NO_DIFFERENCE)
    {
      guint index = self->n_compared++;

      pandoria_record_compare (
          self->record, index, pandoria_stack_get_state (&self->stack, index)->turn,
          pandoria_stack_get_state (&self->stack, index + 1), &self->difference);
    }
}

void
pandoria_game_end_change (PandoriaGame *self, guint first)
{
  self->shown = pandoria_stack_get_size (&self->stack);
  update_difference (self, first);
  update_options (self);
  pandoria_game_write_undone (self);
  pandoria_game_file_save_change (self->file);
  update_lists (self, first);
  g_signal_emit (self, changed_signal, 0);
}

static void
on_path_changed (PandoriaGame *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PATH]);
}

static void
on_save_error_changed (PandoriaGame *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SAVE_ERROR]);
}

/* The record has another title now. */
static void
on_parted (PandoriaGame *self, const char *path)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
  g_signal_emit (self, parted_signal, 0, path);
}

static void
on_save_ended (PandoriaGame *self)
{
  g_signal_emit (self, save_ended_signal, 0);
}

static void
pandoria_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaGame *self = PANDORIA_GAME (object);

  switch (id)
    {
    case PROP_TITLE: g_value_set_string (value, pandoria_record_get_title (self->record)); break;
    case PROP_PATH: g_value_set_string (value, pandoria_game_get_path (self)); break;
    case PROP_SAVE_ERROR: g_object_get_property (G_OBJECT (self->file), "save-error", value); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_title (PandoriaGame *self, const char *title)
{
  if (title == NULL || g_strcmp0 (title, pandoria_record_get_title (self->record)) == 0)
    return;
  pandoria_record_set_title (self->record, title);
  pandoria_game_file_save_change (self->file);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
}

static void
pandoria_game_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_TITLE)
    set_title (PANDORIA_GAME (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
pandoria_game_finalize (GObject *object)
{
  PandoriaGame *self = PANDORIA_GAME (object);

  /* Other objects may hold the lists longer than the game. */
  pandoria_entry_list_resize (self->ledger, 0);
  pandoria_entry_list_resize (self->history, 0);
  g_object_unref (self->ledger);
  g_object_unref (self->history);
  pandoria_stack_clear (&self->stack);
  g_ptr_array_unref (self->amendments);
  g_ptr_array_unref (self->undone);
  g_clear_pointer (&self->record, pandoria_record_unref);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (pandoria_game_parent_class)->finalize (object);
}

static void
pandoria_game_class_init (PandoriaGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = pandoria_game_get_property;
  object_class->set_property = pandoria_game_set_property;
  object_class->finalize = pandoria_game_finalize;
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, writable);
  props[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, readable);
  props[PROP_SAVE_ERROR] = g_param_spec_string ("save-error", NULL, NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
  changed_signal = g_signal_new ("changed", PANDORIA_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  parted_signal = g_signal_new ("parted", PANDORIA_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  save_ended_signal = g_signal_new ("save-ended", PANDORIA_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
}

static void
pandoria_game_init (PandoriaGame *self)
{
  pandoria_stack_init (&self->stack);
  self->difference.action = PANDORIA_NO_DIFFERENCE;
  self->amendments = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_change_free);
  self->undone = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_change_free);
  self->ledger = pandoria_entry_list_new (PANDORIA_TYPE_LEDGER_ENTRY, create_ledger_entry, self);
  self->history = pandoria_entry_list_new (PANDORIA_TYPE_HISTORY_ENTRY, create_history_entry, self);
}

/* --- making and reading --------------------------------------------------------------------- */

/* Returns: whether all actions fit. Otherwise the stack ends before action *@failed; if *@failed is
 * unchanged, the setup is not valid. */
static gboolean
replay (PandoriaRecord *record, PandoriaStack *stack, guint *failed, GError **error)
{
  guint n = pandoria_record_get_n_actions (record);
  PandoriaState state;

  if (!pandoria_state_init (&state, pandoria_record_get_setup (record), error))
    return FALSE;
  pandoria_stack_add_state (stack, &state);
  for (guint i = 0; i < n; i++)
    if (!pandoria_stack_push (stack, pandoria_record_get_action (record, i), error))
      {
        if (failed != NULL)
          *failed = i;
        return FALSE;
      }
  return TRUE;
}

/* Returns: (transfer full): the file of the record. The game repeats its notifications and signals.
 */
static PandoriaGameFile *
create_file (PandoriaGame *self)
{
  PandoriaGameFile *file = pandoria_game_file_new (self->record);

  g_signal_connect_object (file, "notify::path", G_CALLBACK (on_path_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (file, "notify::save-error", G_CALLBACK (on_save_error_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (file, "parted", G_CALLBACK (on_parted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (file, "save-ended", G_CALLBACK (on_save_ended), self, G_CONNECT_SWAPPED);
  return file;
}

/* Returns: (transfer full): the game of @record at the end of @stack. Takes both. */
static PandoriaGame *
create_game (PandoriaRecord *record, PandoriaStack *stack)
{
  PandoriaGame *self = g_object_new (PANDORIA_TYPE_GAME, NULL);

  pandoria_stack_clear (&self->stack);
  self->stack = *stack;
  self->record = record;
  self->file = create_file (self);
  self->shown = pandoria_stack_get_size (stack);
  update_difference (self, 0);
  pandoria_game_read_undone (self);
  update_options (self);
  update_lists (self, 0);
  return self;
}

PandoriaGame *
pandoria_game_new (PandoriaRecord *record, guint *failed, GError **error)
{
  PandoriaStack stack;

  g_return_val_if_fail (record != NULL, NULL);

  pandoria_stack_init (&stack);
  if (replay (record, &stack, failed, error))
    return create_game (pandoria_record_ref (record), &stack);
  pandoria_stack_clear (&stack);
  return NULL;
}

/* Returns: (transfer full): @record until act @first. The later acts become unfit, before those
 * that the file already has. */
static PandoriaRecord *
split_record (PandoriaRecord *record, guint first)
{
  PandoriaRecord *beginning = pandoria_record_new_beginning (record, first);
  g_autoptr (GPtrArray) unfit = pandoria_record_get_end (record, first);
  g_autoptr (GPtrArray) undone = pandoria_record_get_undone (record);

  g_ptr_array_extend_and_steal (unfit, pandoria_record_get_unfit (record));
  pandoria_record_set_unfit (beginning, unfit);
  pandoria_record_set_undone (beginning, undone);
  return beginning;
}

PandoriaGame *
pandoria_game_new_as_far (PandoriaRecord *record, GError **error)
{
  guint n, failed;
  g_autoptr (GError) local = NULL;
  PandoriaStack stack;

  g_return_val_if_fail (record != NULL, NULL);

  failed = n = pandoria_record_get_n_actions (record);
  pandoria_stack_init (&stack);
  if (replay (record, &stack, &failed, &local))
    return create_game (pandoria_record_ref (record), &stack);
  if (failed < n)
    return create_game (split_record (record, failed), &stack);
  pandoria_stack_clear (&stack);
  g_propagate_error (error, g_steal_pointer (&local));
  return NULL;
}

PandoriaGame *
pandoria_game_branch_from_stack (PandoriaRecord *record, PandoriaStack *stack)
{
  PandoriaGame *branch = create_game (record, stack);

  branch->floor = pandoria_stack_get_size (&branch->stack);
  return branch;
}

GPtrArray *
pandoria_game_list_branch_acts (PandoriaGame *self)
{
  return pandoria_record_get_end (self->record, self->floor);
}

PandoriaGame *
pandoria_game_branch (PandoriaGame *self, guint n)
{
  PandoriaStack stack;

  g_return_val_if_fail (PANDORIA_IS_GAME (self) && n <= pandoria_game_get_position (self), NULL);

  pandoria_stack_copy (&self->stack, n, &stack);
  return pandoria_game_branch_from_stack (pandoria_record_new_beginning (self->record, n), &stack);
}

void
pandoria_game_copy_stack (PandoriaGame *self, guint n, PandoriaStack *stack)
{
  pandoria_stack_copy (&self->stack, n, stack);
}

PandoriaRecord *
pandoria_game_get_record (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);
  return self->record;
}

const char *
pandoria_game_get_player_name (PandoriaGame *self, guint seat)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);
  return pandoria_record_get_player_name (self->record, seat);
}

const PandoriaState *
pandoria_game_get_state (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);
  return pandoria_stack_get_top (&self->stack);
}

const PandoriaState *
pandoria_game_get_state_at (PandoriaGame *self, guint n)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self) && n <= pandoria_game_get_position (self), NULL);
  return pandoria_stack_get_state (&self->stack, n);
}

const PandoriaDifference *
pandoria_game_get_difference (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);
  return self->difference.action != PANDORIA_NO_DIFFERENCE ? &self->difference : NULL;
}

const PandoriaOptions *
pandoria_game_get_options (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);
  return &self->options;
}

GListModel *
pandoria_game_get_ledger (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);
  return G_LIST_MODEL (self->ledger);
}

guint
pandoria_game_get_n_events (PandoriaGame *self, guint n)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self) && n <= pandoria_game_get_position (self), 0);
  return pandoria_stack_get_n_events (&self->stack, n);
}

const PandoriaEvent *
pandoria_game_get_events (PandoriaGame *self, guint index)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);
  return &g_array_index (self->stack.events, PandoriaEvent, index);
}

GListModel *
pandoria_game_get_history (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);
  return G_LIST_MODEL (self->history);
}

guint
pandoria_game_get_position (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), 0);
  return pandoria_stack_get_size (&self->stack);
}

guint
pandoria_game_get_room (PandoriaGame *self)
{
  guint n;

  g_return_val_if_fail (PANDORIA_IS_GAME (self), 0);

  n = pandoria_stack_get_size (&self->stack) + pandoria_record_get_n_unfit (self->record);
  return PANDORIA_MAX_ACTIONS - MIN (n, PANDORIA_MAX_ACTIONS);
}

/* --- looking back --------------------------------------------------------------------------- */

void
pandoria_game_look_at (PandoriaGame *self, guint n)
{
  g_return_if_fail (PANDORIA_IS_GAME (self));

  n = MIN (n, pandoria_stack_get_size (&self->stack));
  if (n == self->shown)
    return;
  self->shown = n;
  update_options (self);
  g_signal_emit (self, changed_signal, 0);
}

guint
pandoria_game_get_shown (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), 0);
  return self->shown;
}

gboolean
pandoria_game_is_looking_back (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);
  return self->shown < pandoria_stack_get_size (&self->stack);
}

const PandoriaState *
pandoria_game_get_shown_state (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);
  return pandoria_stack_get_state (&self->stack, self->shown);
}

const PandoriaAction *
pandoria_game_get_shown_action (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);
  return self->shown > 0 ? pandoria_record_get_action (self->record, self->shown - 1) : NULL;
}

/* --- saving --------------------------------------------------------------------------------- */

void
pandoria_game_set_open_elsewhere (GError **error)
{
  g_set_error_literal (error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_OPEN_ELSEWHERE,
                       "the game is open elsewhere");
}

PandoriaGame *
pandoria_game_open (const char *path, GError **error)
{
  g_autoptr (PandoriaSaver) saver = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GBytes) bytes = NULL;
  PandoriaGame *self;

  g_return_val_if_fail (path != NULL, NULL);

  saver = pandoria_game_file_lock (path, error);
  if (saver == NULL)
    return NULL;
  record = pandoria_record_read (path, &bytes, error);
  self = record != NULL ? pandoria_game_new_as_far (record, error) : NULL;
  if (self == NULL)
    return NULL;
  pandoria_saver_adopt (saver, bytes);
  pandoria_game_file_take_saver (self->file, g_steal_pointer (&saver), g_bytes_get_size (bytes));
  return self;
}

gboolean
pandoria_game_set_path (PandoriaGame *self, const char *path, GError **error)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);
  return pandoria_game_file_set_path (self->file, path, error);
}

const char *
pandoria_game_get_path (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);
  return pandoria_game_file_get_path (self->file);
}

void
pandoria_game_save_in_thread (PandoriaGame *self)
{
  g_return_if_fail (PANDORIA_IS_GAME (self));
  pandoria_game_file_save_in_thread (self->file);
}

gboolean
pandoria_game_save (PandoriaGame *self, GError **error)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);
  return pandoria_game_file_save (self->file, error);
}

gboolean
pandoria_game_is_saved (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);
  return pandoria_game_file_is_saved (self->file);
}

gboolean
pandoria_game_is_saving (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);
  return pandoria_game_file_is_saving (self->file);
}

gboolean
pandoria_game_wait_until_saved (PandoriaGame *self, guint milliseconds)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);
  return pandoria_game_file_wait_until_saved (self->file, milliseconds);
}

gint64
pandoria_game_get_unsaved_since (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), 0);
  return pandoria_game_file_get_unsaved_since (self->file);
}

gboolean
pandoria_game_has_large_file (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);
  return pandoria_game_file_is_large (self->file);
}
