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
static guint changed_signal;

G_DEFINE_QUARK (pandoria - game - error - quark, pandoria_game_error)
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

/* Acts before @first have not changed. */
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

/* --- telling -------------------------------------------------------------------------------- */

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
  pandoria_game_save_change (self);
  update_lists (self, first);
  g_signal_emit (self, changed_signal, 0);
}

static void
pandoria_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaGame *self = PANDORIA_GAME (object);

  switch (id)
    {
    case PROP_TITLE: g_value_set_string (value, pandoria_record_get_title (self->record)); break;
    case PROP_PATH: g_value_set_string (value, pandoria_game_get_path (self)); break;
    case PROP_SAVE_ERROR: g_value_set_string (value, self->file.error); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_title (PandoriaGame *self, const char *title)
{
  if (title == NULL || g_strcmp0 (title, pandoria_record_get_title (self->record)) == 0)
    return;
  pandoria_record_set_title (self->record, title);
  pandoria_game_save_change (self);
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
  pandoria_game_clear_file (self);
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
  g_signal_new ("parted", PANDORIA_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                1, G_TYPE_STRING);
  g_signal_new ("save-ended", PANDORIA_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
pandoria_game_init (PandoriaGame *self)
{
  pandoria_stack_init (&self->stack);
  self->difference.action = PANDORIA_NO_DIFFERENCE;
  pandoria_game_init_file (self);
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

PandoriaGame *
pandoria_game_new_from_stack (PandoriaRecord *record, PandoriaStack *stack)
{
  PandoriaGame *self = g_object_new (PANDORIA_TYPE_GAME, NULL);

  pandoria_stack_clear (&self->stack);
  self->stack = *stack;
  self->record = record;
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
    return pandoria_game_new_from_stack (pandoria_record_ref (record), &stack);
  pandoria_stack_clear (&stack);
  return NULL;
}

/* Put the acts that no longer fit before the unfit acts of the file. */
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
    return pandoria_game_new_from_stack (pandoria_record_ref (record), &stack);
  if (failed < n)
    return pandoria_game_new_from_stack (split_record (record, failed), &stack);
  pandoria_stack_clear (&stack);
  g_propagate_error (error, g_steal_pointer (&local));
  return NULL;
}

PandoriaGame *
pandoria_game_branch (PandoriaGame *self, guint n)
{
  PandoriaStack stack;
  PandoriaGame *branch;

  g_return_val_if_fail (PANDORIA_IS_GAME (self) && n <= pandoria_game_get_position (self), NULL);

  pandoria_stack_copy (&self->stack, n, &stack);
  branch = pandoria_game_new_from_stack (pandoria_record_new_beginning (self->record, n), &stack);
  branch->floor = n;
  return branch;
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

/* --- thinking times and turns --------------------------------------------------------------- */

/* Adds up the seconds before the acts of each player in @turn (0: all turns). A long pause is an
 * interruption. Returns: the number of acts with a time. */
static guint
add_up (PandoriaGame *self, guint turn, int seconds[PANDORIA_MAX_PLAYERS])
{
  guint n_times;
  g_autoptr (GArray) pauses = pandoria_record_list_pauses (pandoria_game_get_record (self),
                                                           pandoria_game_get_position (self),
                                                           PANDORIA_LONGEST_ACT, &n_times);

  for (guint i = 0; i < pauses->len; i++)
    {
      const PandoriaState *state = pandoria_game_get_state_at (self, i);

      if (turn == 0 || state->turn == turn)
        seconds[state->active] += g_array_index (pauses, int, i);
    }
  return n_times;
}

gboolean
pandoria_game_get_player_seconds (PandoriaGame *self, int seconds[PANDORIA_MAX_PLAYERS])
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  memset (seconds, 0, PANDORIA_MAX_PLAYERS * sizeof seconds[0]);
  return add_up (self, 0, seconds) >= 2;
}

int
pandoria_game_get_turn_seconds (PandoriaGame *self)
{
  int seconds[PANDORIA_MAX_PLAYERS] = { 0 };

  g_return_val_if_fail (PANDORIA_IS_GAME (self), 0);

  add_up (self, pandoria_game_get_state (self)->turn, seconds);
  return seconds[0] + seconds[1] + seconds[2] + seconds[3];
}

static gboolean
is_of_turn (PandoriaGame *game, guint index, const PandoriaTurnSpan *span)
{
  return pandoria_game_get_state_at (game, index)->turn == span->turn;
}

gboolean
pandoria_turn_span_find (PandoriaGame *game, guint position, guint index, PandoriaTurnSpan *span)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (game) && span != NULL, FALSE);

  if (index >= position)
    return FALSE;
  span->turn = pandoria_game_get_state_at (game, index)->turn;
  span->player = pandoria_game_get_state_at (game, index)->active;
  for (span->first = index; span->first > 0 && is_of_turn (game, span->first - 1, span);
       span->first--)
    ;
  for (span->end = index + 1; span->end < position && is_of_turn (game, span->end, span);
       span->end++)
    ;
  return TRUE;
}

/* The last act of a turn starts the next turn or ends the game. */
gboolean
pandoria_turn_span_find_last (PandoriaGame *game, PandoriaTurnSpan *span)
{
  const PandoriaState *state;
  guint shown;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && span != NULL, FALSE);

  shown = pandoria_game_get_shown (game);
  state = pandoria_game_get_shown_state (game);
  if (shown == 0 || !pandoria_turn_span_find (game, shown, shown - 1, span))
    return FALSE;
  if (span->turn != state->turn || state->finished)
    return TRUE;
  return span->first > 0 && pandoria_turn_span_find (game, shown, span->first - 1, span);
}
