/* The actions of a record: the JSON of the file and beside it the parsed ones, always in step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-record-private.h"

#include "pandoria-action-json.h"
#include "pandoria-apply.h"

#include <string.h>

/* --- actions ---------------------------------------------------------------------------------------------------- */

guint
pandoria_record_get_n_actions (PandoriaRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);

  return record->actions->len;
}

const PandoriaAction *
pandoria_record_get_action (PandoriaRecord *record, guint index)
{
  g_return_val_if_fail (record != NULL && index < record->actions->len, NULL);

  return &g_array_index (record->actions, PandoriaAction, index);
}

JsonObject *
pandoria_record_get_action_json (PandoriaRecord *record, guint index)
{
  return json_array_get_object_element (record->actions_json, index);
}

JsonObject *
pandoria_json_object_copy (JsonObject *object)
{
  JsonObject *copy = json_object_new ();
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *i = members; i != NULL; i = i->next)
    json_object_set_member (copy, i->data, json_node_ref (json_object_get_member (object, i->data)));
  return copy;
}

const char *
pandoria_record_get_note (PandoriaRecord *record, guint index)
{
  g_return_val_if_fail (record != NULL && index < record->actions->len, NULL);

  return json_object_get_string_member_with_default (pandoria_record_get_action_json (record, index), "note", NULL);
}

const char *
pandoria_record_get_time (PandoriaRecord *record, guint index)
{
  g_return_val_if_fail (record != NULL && index < record->actions->len, NULL);

  return json_object_get_string_member_with_default (pandoria_record_get_action_json (record, index), "time", NULL);
}

static char *
make_valid_note (const char *note)
{
  char *valid = g_utf8_make_valid (note, -1);

  if (g_utf8_strlen (valid, -1) > PANDORIA_MAX_NOTE)
    *g_utf8_offset_to_pointer (valid, PANDORIA_MAX_NOTE) = '\0';
  return valid;
}

/* The object itself may be shared with a copy of the record, or wait to be redone: another one takes its place. */
void
pandoria_record_set_note (PandoriaRecord *record, guint index, const char *note)
{
  g_autoptr (GPtrArray) end = NULL;
  JsonObject *json;

  g_return_if_fail (record != NULL && index < record->actions->len);

  end = pandoria_record_get_end (record, index);
  json = pandoria_json_object_copy (end->pdata[0]);
  if (note != NULL && *note != '\0')
    {
      g_autofree char *valid = make_valid_note (note);

      json_object_set_string_member (json, "note", valid);
    }
  else
    json_object_remove_member (json, "note");
  json_object_unref (end->pdata[0]);
  end->pdata[0] = json;
  for (guint i = record->actions->len; i > index; i--)
    json_array_remove_element (record->actions_json, i - 1);
  for (guint i = 0; i < end->len; i++)
    json_array_add_object_element (record->actions_json, json_object_ref (end->pdata[i]));
}

void
pandoria_record_append_json (PandoriaRecord *record, const PandoriaAction *action, JsonObject *json)
{
  json_array_add_object_element (record->actions_json, json_object_ref (json));
  g_array_append_val (record->actions, *action);
}

void
pandoria_record_append (PandoriaRecord *record, const PandoriaAction *action, const char *time, const char *note)
{
  g_autoptr (JsonObject) json = NULL;

  g_return_if_fail (record != NULL && action != NULL);
  g_return_if_fail (record->actions->len < PANDORIA_MAX_ACTIONS);

  json = pandoria_action_to_json (action);
  if (note != NULL)
    json_object_set_string_member (json, "note", note);
  if (time != NULL)
    json_object_set_string_member (json, "time", time);
  pandoria_record_append_json (record, action, json);
}

void
pandoria_record_truncate (PandoriaRecord *record, guint n)
{
  g_return_if_fail (record != NULL && n <= record->actions->len);

  for (guint i = record->actions->len; i > n; i--)
    json_array_remove_element (record->actions_json, i - 1);
  g_array_set_size (record->actions, n);
}

gboolean
pandoria_record_parse_action (PandoriaRecord *record, JsonObject *object, PandoriaAction *action, GError **error)
{
  PandoriaReader reader;

  pandoria_reader_init (&reader, "action");
  reader.n_players = record->setup.n_players;
  reader.free_cards = record->setup.variant == PANDORIA_VARIANT_FAMILY_SPELLS;
  pandoria_action_read (&reader, object, action);
  return pandoria_reader_finish (&reader, error);
}

gboolean
pandoria_record_replay (PandoriaRecord *record, guint n, PandoriaState *state, guint *failed, GError **error)
{
  g_return_val_if_fail (record != NULL && state != NULL && n <= record->actions->len, FALSE);

  if (!pandoria_state_init (state, &record->setup, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!pandoria_state_apply (state, &g_array_index (record->actions, PandoriaAction, i), state, NULL, error))
      {
        if (failed != NULL)
          *failed = i;
        return FALSE;
      }
  return TRUE;
}

/* --- parts -------------------------------------------------------------------------------------------------------- */

static GPtrArray *
collect_objects (JsonArray *array, guint first)
{
  GPtrArray *objects = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);

  for (guint i = first; array != NULL && i < json_array_get_length (array); i++)
    g_ptr_array_add (objects, json_object_ref (json_array_get_object_element (array, i)));
  return objects;
}

GPtrArray *
pandoria_record_get_end (PandoriaRecord *record, guint first)
{
  return collect_objects (record->actions_json, first);
}

PandoriaRecord *
pandoria_record_new_beginning (PandoriaRecord *record, guint n)
{
  PandoriaRecord *beginning = g_new0 (PandoriaRecord, 1);

  g_atomic_ref_count_init (&beginning->ref_count);
  beginning->root = pandoria_json_object_copy (record->root);
  json_object_remove_member (beginning->root, "unfit");
  beginning->actions_json = json_array_new ();
  json_object_set_array_member (beginning->root, "actions", beginning->actions_json);
  beginning->setup = record->setup;
  memcpy (beginning->colors, record->colors, sizeof record->colors);
  beginning->actions = g_array_new (FALSE, FALSE, sizeof (PandoriaAction));
  for (guint i = 0; i < n; i++)
    pandoria_record_append_json (beginning, pandoria_record_get_action (record, i),
                                 pandoria_record_get_action_json (record, i));
  return beginning;
}

/* --- what no longer fits ------------------------------------------------------------------------------------------ */

static JsonArray *
find_unfit (PandoriaRecord *record)
{
  return json_object_has_member (record->root, "unfit") ? json_object_get_array_member (record->root, "unfit") : NULL;
}

guint
pandoria_record_get_n_unfit (PandoriaRecord *record)
{
  JsonArray *unfit;

  g_return_val_if_fail (record != NULL, 0);

  unfit = find_unfit (record);
  return unfit != NULL ? json_array_get_length (unfit) : 0;
}

GPtrArray *
pandoria_record_get_unfit (PandoriaRecord *record)
{
  return collect_objects (find_unfit (record), 0);
}

void
pandoria_record_set_unfit (PandoriaRecord *record, GPtrArray *unfit)
{
  JsonArray *array;

  json_object_remove_member (record->root, "unfit");
  if (unfit->len == 0)
    return;
  array = json_array_new ();
  for (guint i = 0; i < unfit->len; i++)
    json_array_add_object_element (array, json_object_ref (unfit->pdata[i]));
  json_object_set_array_member (record->root, "unfit", array);
}
