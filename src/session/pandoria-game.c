/* PandoriaGame: the session. It holds the record, the present state and the way back; only it applies actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-entry-list.h"
#include "pandoria-game-entries.h"
#include "pandoria-game-stack.h"
#include "pandoria-record-private.h"

#include <string.h>

struct _PandoriaGame
{
  GObject parent_instance;
  PandoriaRecord *record; /* holds what is applied, nothing more */
  PandoriaStack stack;
  GPtrArray *undone;       /* JsonObject: the acts that can be redone, the next one last */
  PandoriaOptions options; /* of the last state */
  PandoriaEntryList *ledger, *history;
  char *path;
  char *save_error;
};

enum
{
  PROP_TITLE = 1,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_PATH,
  PROP_SAVE_ERROR,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PandoriaGame, pandoria_game, G_TYPE_OBJECT)

/* --- entries ---------------------------------------------------------------------------------------------------- */

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

  return pandoria_history_entry_new (pandoria_record_get_action (self->record, position), position, before->active,
                                     before->turn);
}

static void
update_lists (PandoriaGame *self)
{
  pandoria_entry_list_resize (self->ledger, pandoria_stack_get_n_events (&self->stack));
  pandoria_entry_list_resize (self->history, pandoria_stack_get_size (&self->stack));
}

/* --- saving and telling ----------------------------------------------------------------------------------------- */

static void
set_save_error (PandoriaGame *self, const char *message)
{
  if (g_strcmp0 (self->save_error, message) == 0)
    return;
  g_free (self->save_error);
  self->save_error = g_strdup (message);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SAVE_ERROR]);
}

/* Everything that follows from another state or another record. The file comes first: what is seen is on disk. */
static void
announce_change (PandoriaGame *self, gboolean could_undo, gboolean could_redo)
{
  pandoria_state_get_options (pandoria_stack_get_top (&self->stack), &self->options);
  pandoria_game_save (self, NULL);
  update_lists (self);
  if (could_undo != pandoria_game_can_undo (self))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
  if (could_redo != pandoria_game_can_redo (self))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_REDO]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* --- overrides -------------------------------------------------------------------------------------------------- */

static void
pandoria_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaGame *self = PANDORIA_GAME (object);

  switch (id)
    {
    case PROP_TITLE: g_value_set_string (value, pandoria_record_get_title (self->record)); break;
    case PROP_CAN_UNDO: g_value_set_boolean (value, pandoria_game_can_undo (self)); break;
    case PROP_CAN_REDO: g_value_set_boolean (value, pandoria_game_can_redo (self)); break;
    case PROP_PATH: g_value_set_string (value, self->path); break;
    case PROP_SAVE_ERROR: g_value_set_string (value, self->save_error); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_title (PandoriaGame *self, const char *title)
{
  if (title == NULL || g_strcmp0 (title, pandoria_record_get_title (self->record)) == 0)
    return;
  pandoria_record_set_title (self->record, title);
  pandoria_game_save (self, NULL);
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

  /* Somebody may hold the lists longer than the game. */
  pandoria_entry_list_detach (self->ledger);
  pandoria_entry_list_detach (self->history);
  g_object_unref (self->ledger);
  g_object_unref (self->history);
  pandoria_stack_clear (&self->stack);
  g_ptr_array_unref (self->undone);
  g_clear_pointer (&self->record, pandoria_record_unref);
  g_free (self->path);
  g_free (self->save_error);
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
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);
  props[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, readable);
  props[PROP_SAVE_ERROR] = g_param_spec_string ("save-error", NULL, NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[SIGNAL_CHANGED]
      = g_signal_new ("changed", PANDORIA_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pandoria_game_init (PandoriaGame *self)
{
  pandoria_stack_init (&self->stack);
  self->undone = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  self->ledger = pandoria_entry_list_new (PANDORIA_TYPE_LEDGER_ENTRY, create_ledger_entry, self);
  self->history = pandoria_entry_list_new (PANDORIA_TYPE_HISTORY_ENTRY, create_history_entry, self);
}

/* --- making and reading ----------------------------------------------------------------------------------------- */

static gboolean
replay (PandoriaGame *self, guint *failed, GError **error)
{
  guint n = pandoria_record_get_n_actions (self->record);
  PandoriaState state;

  if (!pandoria_state_init (&state, pandoria_record_get_setup (self->record), error))
    return FALSE;
  pandoria_stack_begin (&self->stack, &state);
  for (guint i = 0; i < n; i++)
    if (!pandoria_stack_push (&self->stack, pandoria_record_get_action (self->record, i), error))
      {
        if (failed != NULL)
          *failed = i;
        return FALSE;
      }
  return TRUE;
}

PandoriaGame *
pandoria_game_new (PandoriaRecord *record, guint *failed, GError **error)
{
  g_autoptr (PandoriaGame) self = NULL;

  g_return_val_if_fail (record != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_GAME, NULL);
  self->record = pandoria_record_ref (record);
  if (!replay (self, failed, error))
    return NULL;
  pandoria_state_get_options (pandoria_stack_get_top (&self->stack), &self->options);
  update_lists (self);
  return g_steal_pointer (&self);
}

PandoriaRecord *
pandoria_game_get_record (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);

  return self->record;
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

const PandoriaAction *
pandoria_game_get_last_action (PandoriaGame *self)
{
  guint n;

  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);

  n = pandoria_stack_get_size (&self->stack);
  return n > 0 ? pandoria_record_get_action (self->record, n - 1) : NULL;
}

/* --- acting ----------------------------------------------------------------------------------------------------- */

static char *
get_time (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

/* What is applied is what the file will say, so that reading it again cannot lead elsewhere. */
static JsonObject *
normalise (PandoriaGame *self, const PandoriaAction *action, const char *note, const char *card,
           PandoriaAction *normal, GError **error)
{
  g_autoptr (JsonObject) json = pandoria_action_to_json (action);
  g_autofree char *time = get_time ();

  if (card != NULL && *card != '\0')
    json_object_set_string_member (json, "card", card);
  if (note != NULL && *note != '\0')
    json_object_set_string_member (json, "note", note);
  json_object_set_string_member (json, "time", time);
  return pandoria_record_parse_action (self->record, json, normal, error) ? g_steal_pointer (&json) : NULL;
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
  gboolean could_undo, could_redo;
  g_autoptr (JsonObject) json = NULL;
  PandoriaAction normal;

  g_return_val_if_fail (PANDORIA_IS_GAME (self) && action != NULL, FALSE);

  if (pandoria_stack_get_size (&self->stack) >= PANDORIA_MAX_ACTIONS)
    {
      g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, "a game has at most %d actions",
                   PANDORIA_MAX_ACTIONS);
      return FALSE;
    }
  could_undo = pandoria_game_can_undo (self);
  could_redo = pandoria_game_can_redo (self);
  json = normalise (self, action, note, card, &normal, error);
  if (json == NULL || !pandoria_stack_push (&self->stack, &normal, error))
    return FALSE;
  pandoria_record_append_json (self->record, &normal, json);
  g_ptr_array_set_size (self->undone, 0);
  announce_change (self, could_undo, could_redo);
  return TRUE;
}

gboolean
pandoria_game_preview (PandoriaGame *self, const PandoriaAction *action, PandoriaState *out, PandoriaEvents *events,
                       GError **error)
{
  PandoriaState state;

  g_return_val_if_fail (PANDORIA_IS_GAME (self) && action != NULL, FALSE);

  return pandoria_state_apply (pandoria_stack_get_top (&self->stack), action, out != NULL ? out : &state, events,
                               error);
}

gboolean
pandoria_game_can_undo (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  return pandoria_stack_get_size (&self->stack) > 0;
}

gboolean
pandoria_game_can_redo (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  return self->undone->len > 0;
}

void
pandoria_game_undo (PandoriaGame *self)
{
  gboolean could_redo;
  guint last;

  g_return_if_fail (PANDORIA_IS_GAME (self));

  if (!pandoria_game_can_undo (self))
    return;
  could_redo = pandoria_game_can_redo (self);
  last = pandoria_stack_get_size (&self->stack) - 1;
  g_ptr_array_add (self->undone, json_object_ref (pandoria_record_get_action_json (self->record, last)));
  pandoria_record_truncate (self->record, last);
  pandoria_stack_pop (&self->stack);
  announce_change (self, TRUE, could_redo);
}

void
pandoria_game_redo (PandoriaGame *self)
{
  gboolean could_undo, ok;
  JsonObject *json;
  PandoriaAction action;

  g_return_if_fail (PANDORIA_IS_GAME (self));

  if (!pandoria_game_can_redo (self))
    return;
  could_undo = pandoria_game_can_undo (self);
  json = self->undone->pdata[self->undone->len - 1];
  /* It was accepted on this very state before. */
  ok = pandoria_record_parse_action (self->record, json, &action, NULL)
       && pandoria_stack_push (&self->stack, &action, NULL);
  g_assert (ok);
  pandoria_record_append_json (self->record, &action, json);
  g_ptr_array_set_size (self->undone, (gint) self->undone->len - 1);
  announce_change (self, could_undo, TRUE);
}

/* --- files ------------------------------------------------------------------------------------------------------ */

const char *
pandoria_game_get_path (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);

  return self->path;
}

gboolean
pandoria_game_save (PandoriaGame *self, GError **error)
{
  g_autoptr (GError) local = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  if (self->path != NULL)
    pandoria_record_save (self->record, self->path, &local);
  set_save_error (self, local != NULL ? local->message : NULL);
  if (local == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/* Whether the file already says what the record says, however it is laid out: then opening it does not write it. */
static gboolean
holds_record (const char *path, PandoriaRecord *record)
{
  g_autoptr (PandoriaRecord) kept = NULL;
  g_autofree char *there = NULL;
  g_autofree char *here = NULL;
  gsize there_length, here_length;

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return FALSE;
  kept = pandoria_record_new_from_file (path, NULL);
  if (kept == NULL)
    return FALSE;
  there = pandoria_record_to_data (kept, &there_length);
  here = pandoria_record_to_data (record, &here_length);
  return there_length == here_length && memcmp (there, here, here_length) == 0;
}

gboolean
pandoria_game_set_path (PandoriaGame *self, const char *path, GError **error)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  if (g_strcmp0 (self->path, path) != 0)
    {
      g_free (self->path);
      self->path = g_strdup (path);
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PATH]);
    }
  if (path != NULL && holds_record (path, self->record))
    return TRUE;
  return pandoria_game_save (self, error);
}

gboolean
pandoria_game_export (PandoriaGame *self, const char *path, GError **error)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self) && path != NULL, FALSE);

  return pandoria_record_save (self->record, path, error);
}
