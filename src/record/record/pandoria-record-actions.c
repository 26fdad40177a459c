/* The actions of a record: keeps the JSON of the file and the parsed actions in sync.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-record-private.h"

#include "pandoria-parts-json.h"
#include "pandoria-one-line.h"
#include "pandoria-board-json.h"

#include <string.h>

/* --- an act --------------------------------------------------------------------------------- */

PandoriaRecordAct *
pandoria_record_act_new (const PandoriaAction *action, JsonObject *json)
{
  PandoriaRecordAct *act = g_new (PandoriaRecordAct, 1);
  const char *note = json_object_get_string_member_with_default (json, "note", NULL);

  g_return_val_if_fail (action != NULL, NULL);

  g_atomic_ref_count_init (&act->ref_count);
  act->action = *action;
  act->json = json_object_ref (json);
  act->text = NULL;
  act->note = note != NULL ? pandoria_one_line (note) : NULL;
  if (act->note != NULL && *act->note == '\0')
    g_clear_pointer (&act->note, g_free);
  return act;
}

static void
set_text (JsonObject *json, const char *member, const char *text)
{
  if (text != NULL && *text != '\0')
    json_object_set_string_member (json, member, text);
}

PandoriaRecordAct *
pandoria_record_act_write (const PandoriaAction *action, const char *note, const char *card,
                           const char *time)
{
  g_autoptr (JsonObject) json = pandoria_action_to_json (action);

  set_text (json, "card", card);
  set_text (json, "note", note);
  set_text (json, "time", time);
  return pandoria_record_act_new (action, json);
}

gboolean
pandoria_record_act_is_same (const PandoriaRecordAct *act, const PandoriaRecordAct *other)
{
  g_autoptr (JsonObject) json = pandoria_action_to_json (&act->action);
  g_autoptr (JsonObject) other_json = pandoria_action_to_json (&other->action);

  return json_object_equal (json, other_json);
}

PandoriaRecordAct *
pandoria_record_act_ref (PandoriaRecordAct *act)
{
  g_atomic_ref_count_inc (&act->ref_count);
  return act;
}

void
pandoria_record_act_unref (PandoriaRecordAct *act)
{
  if (!g_atomic_ref_count_dec (&act->ref_count))
    return;
  json_object_unref (act->json);
  g_free (act->note);
  g_free (act->text);
  g_free (act);
}

/* --- the acts of a record ------------------------------------------------------------------- */

PandoriaRecordAct *
pandoria_record_get_act (PandoriaRecord *record, guint index)
{
  g_return_val_if_fail (record != NULL, NULL);
  return record->acts->pdata[index];
}

guint
pandoria_record_get_n_actions (PandoriaRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);
  return record->acts->len;
}

/* A position begins with the round of the table. */
gboolean
pandoria_record_begins_position (const PandoriaAction *action)
{
  g_return_val_if_fail (action != NULL, FALSE);
  return action->kind == PANDORIA_ACT_EDIT_TABLE
         && (action->table.members & 1u << PANDORIA_TABLE_ROUND) != 0
         && action->table.numbers[PANDORIA_TABLE_ROUND] > 1;
}

guint
pandoria_record_get_n_taken_over (PandoriaRecord *record)
{
  guint n = 0;

  g_return_val_if_fail (record != NULL, 0);

  if (record->acts->len == 0
      || !pandoria_record_begins_position (pandoria_record_get_action (record, 0)))
    return 0;
  while (n < record->acts->len
         && pandoria_act_is_correction (pandoria_record_get_action (record, n)->kind))
    n++;
  return n;
}

const PandoriaAction *
pandoria_record_get_action (PandoriaRecord *record, guint index)
{
  g_return_val_if_fail (record != NULL && index < record->acts->len, NULL);
  return &pandoria_record_get_act (record, index)->action;
}

const char *
pandoria_record_get_note (PandoriaRecord *record, guint index)
{
  g_return_val_if_fail (record != NULL && index < record->acts->len, NULL);
  return pandoria_record_get_act (record, index)->note;
}

const char *
pandoria_record_get_written_note (PandoriaRecord *record, guint index)
{
  g_return_val_if_fail (record != NULL && index < record->acts->len, NULL);
  return json_object_get_string_member_with_default (pandoria_record_get_act (record, index)->json,
                                                     "note", NULL);
}

const char *
pandoria_record_get_card (PandoriaRecord *record, guint index)
{
  g_return_val_if_fail (record != NULL && index < record->acts->len, NULL);
  return json_object_get_string_member_with_default (pandoria_record_get_act (record, index)->json,
                                                     "card", NULL);
}

/* A copy of the record or the undone acts may share the act, so the node gets another object. */
void
pandoria_record_replace_act (PandoriaRecord *record, guint index, PandoriaRecordAct *act)
{
  PandoriaRecordAct *old;

  g_return_if_fail (record != NULL && index < record->acts->len && act != NULL);

  old = record->acts->pdata[index];
  json_node_set_object (json_array_get_element (record->actions_json, index), act->json);
  record->acts->pdata[index] = pandoria_record_act_ref (act);
  pandoria_record_act_unref (old);
}

void
pandoria_record_set_note (PandoriaRecord *record, guint index, const char *note)
{
  g_autoptr (PandoriaRecordAct) act = NULL;
  g_autoptr (JsonObject) json = NULL;

  g_return_if_fail (record != NULL && index < record->acts->len);

  json = pandoria_json_object_copy (pandoria_record_get_act (record, index)->json);
  if (note != NULL && *note != '\0')
    {
      g_autofree char *valid = pandoria_record_make_valid (note, PANDORIA_MAX_NOTE);

      json_object_set_string_member (json, "note", valid);
    }
  else
    json_object_remove_member (json, "note");
  act = pandoria_record_act_new (pandoria_record_get_action (record, index), json);
  pandoria_record_replace_act (record, index, act);
}

void
pandoria_record_append_act (PandoriaRecord *record, PandoriaRecordAct *act)
{
  g_return_if_fail (record != NULL);

  json_array_add_object_element (record->actions_json, json_object_ref (act->json));
  g_ptr_array_add (record->acts, pandoria_record_act_ref (act));
}

void
pandoria_record_append (PandoriaRecord *record, const PandoriaAction *action, const char *time,
                        const char *note)
{
  g_autoptr (PandoriaRecordAct) act = NULL;

  g_return_if_fail (record != NULL && action != NULL);
  g_return_if_fail (record->acts->len < PANDORIA_MAX_ACTIONS);

  act = pandoria_record_act_write (action, note, NULL, time);
  pandoria_record_append_act (record, act);
}

void
pandoria_record_truncate (PandoriaRecord *record, guint n)
{
  g_return_if_fail (record != NULL && n <= record->acts->len);

  for (guint i = record->acts->len; i > n; i--)
    json_array_remove_element (record->actions_json, i - 1);
  g_ptr_array_set_size (record->acts, (int) n);
}

PandoriaRecordAct *
pandoria_record_parse_act (PandoriaRecord *record, JsonObject *json, GError **error)
{
  PandoriaReader reader;
  PandoriaAction action;

  g_return_val_if_fail (record != NULL, NULL);

  pandoria_reader_init (&reader, "action");
  pandoria_setup_prepare_reader (&record->setup, &reader);
  pandoria_action_read (&reader, json, &action);
  return pandoria_reader_finish (&reader, error) ? pandoria_record_act_new (&action, json) : NULL;
}

/* --- parts ---------------------------------------------------------------------------------- */

static GPtrArray *
copy_acts (GPtrArray *acts, guint first)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_record_act_unref);

  for (guint i = first; i < acts->len; i++)
    g_ptr_array_add (copy, pandoria_record_act_ref (acts->pdata[i]));
  return copy;
}

GPtrArray *
pandoria_record_get_end (PandoriaRecord *record, guint first)
{
  g_return_val_if_fail (record != NULL, NULL);
  return copy_acts (record->acts, first);
}

PandoriaRecord *
pandoria_record_new_beginning (PandoriaRecord *record, guint n)
{
  PandoriaRecord *beginning = pandoria_record_create (pandoria_json_object_copy (record->root));

  json_object_remove_member (beginning->root, "unfit");
  json_object_remove_member (beginning->root, "undone");
  beginning->actions_json = pandoria_json_add_array (beginning->root, "actions");
  beginning->setup = record->setup;
  memcpy (beginning->colors, record->colors, sizeof record->colors);
  for (guint i = 0; i < n; i++)
    pandoria_record_append_act (beginning, record->acts->pdata[i]);
  pandoria_record_update_shown (beginning);
  return beginning;
}

/* --- unfit and undone actions --------------------------------------------------------------- */

/* Replaces *@own and its list in the file by @acts. Without acts, the file has no list. */
static void
set_apart (PandoriaRecord *record, const char *member, GPtrArray **own, GPtrArray *acts)
{
  GPtrArray *old = *own;
  JsonArray *array;

  *own = copy_acts (acts, 0);
  g_ptr_array_unref (old);
  if (acts->len == 0)
    {
      json_object_remove_member (record->root, member);
      return;
    }
  array = pandoria_json_add_array (record->root, member);
  for (guint i = 0; i < acts->len; i++)
    json_array_add_object_element (array,
                                   json_object_ref (((PandoriaRecordAct *) acts->pdata[i])->json));
}

guint
pandoria_record_get_n_unfit (PandoriaRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);
  return record->unfit->len;
}

GPtrArray *
pandoria_record_get_unfit (PandoriaRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);
  return copy_acts (record->unfit, 0);
}

void
pandoria_record_set_unfit (PandoriaRecord *record, GPtrArray *unfit)
{
  g_return_if_fail (record != NULL);
  set_apart (record, "unfit", &record->unfit, unfit);
}

GPtrArray *
pandoria_record_get_undone (PandoriaRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);
  return copy_acts (record->undone, 0);
}

void
pandoria_record_set_undone (PandoriaRecord *record, GPtrArray *undone)
{
  g_return_if_fail (record != NULL);

  if (undone->len > 0 || record->undone->len > 0)
    set_apart (record, "undone", &record->undone, undone);
}

gboolean
pandoria_record_contains (PandoriaRecord *record, PandoriaRecord *other)
{
  JsonObject *setup, *other_setup;

  g_return_val_if_fail (record != NULL && other != NULL, FALSE);

  setup = json_object_get_object_member (record->root, "setup");
  other_setup = json_object_get_object_member (other->root, "setup");
  if (other->acts->len > record->acts->len + record->undone->len
      || !json_object_equal (setup, other_setup))
    return FALSE;
  for (guint i = 0, n = record->acts->len; i < other->acts->len; i++)
    if (!pandoria_record_act_is_same (i < n ? record->acts->pdata[i] : record->undone->pdata[i - n],
                                      other->acts->pdata[i]))
      return FALSE;
  return TRUE;
}

/* --- other facts ---------------------------------------------------------------------------- */

/* A longer pause means that the players took a break. */
#define LONGEST_THOUGHT 3600

/* Length of a title that leaves room for a number. */
#define LONGEST_STEM (PANDORIA_MAX_NAME - 8)

gint64
pandoria_record_get_unix_time (PandoriaRecord *record, guint index)
{
  JsonObject *json = pandoria_record_get_act (record, index)->json;
  const char *text = json_object_get_string_member_with_default (json, "time", NULL);
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) time = text != NULL ? g_date_time_new_from_iso8601 (text, utc) : NULL;

  return time != NULL ? g_date_time_to_unix (time) : 0;
}

JsonObject *
pandoria_record_get_board_json (PandoriaRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);
  return json_object_get_object_member (json_object_get_object_member (record->root, "setup"),
                                        "board");
}

char *
pandoria_record_get_board_name (PandoriaRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return pandoria_one_line (json_object_get_string_member_with_default (
      pandoria_record_get_board_json (record), "name", ""));
}

/* Returns: the number in the brackets that end @title, at least 2, and the length of the text
 * before it in *@length; 0 without such a number. */
static guint64
read_number (const char *title, gsize *length)
{
  const char *bracket = g_strrstr (title, " (");
  g_autofree char *digits = NULL;
  guint64 number;

  if (bracket == NULL || !g_str_has_suffix (title, ")"))
    return 0;
  digits = g_strndup (bracket + 2, strlen (bracket + 2) - 1);
  if (!g_ascii_string_to_unsigned (digits, 10, 2, 9999, &number, NULL))
    return 0;
  *length = (gsize) (bracket - title);
  return number;
}

char *
pandoria_record_make_next_title (PandoriaRecord *record)
{
  const char *title;
  gsize length;
  guint64 number;
  g_autofree char *stem = NULL;

  g_return_val_if_fail (record != NULL, NULL);

  title = pandoria_record_get_title (record);
  length = strlen (title);
  number = read_number (title, &length);
  stem = g_strndup (title, length);
  if (g_utf8_strlen (stem, -1) > LONGEST_STEM)
    *g_utf8_offset_to_pointer (stem, LONGEST_STEM) = '\0';
  return g_strdup_printf ("%s (%" G_GUINT64_FORMAT ")", stem, MAX (number, 1) + 1);
}

gint64
pandoria_record_get_last_time (PandoriaRecord *record)
{
  gint64 time = 0;

  g_return_val_if_fail (record != NULL, 0);

  for (guint i = pandoria_record_get_n_actions (record); i > 0 && time == 0; i--)
    time = pandoria_record_get_unix_time (record, i - 1);
  return time;
}

/* The clocks of two computers may differ. Then the act after a change of the computer seems to come
 * much later, and the one after the way back before its predecessor. Takes the jump back out of the
 * longest pause since the last one, which began it. */
static void
end_jump (GArray *pauses, int *longest, gint64 back)
{
  if (*longest >= 0 && g_array_index (pauses, int, *longest) >= back)
    g_array_index (pauses, int, *longest) -= (int) back;
  *longest = -1;
}

GArray *
pandoria_record_list_pauses (PandoriaRecord *record, guint n, int most, guint *n_times)
{
  GArray *pauses = g_array_new (FALSE, TRUE, sizeof (int));
  gint64 before = 0;
  int longest = -1;

  g_return_val_if_fail (record != NULL && n_times != NULL, pauses);

  n = MIN (n, pandoria_record_get_n_actions (record));
  g_array_set_size (pauses, n);
  *n_times = 0;
  for (guint i = 0; i < n; i++)
    {
      gint64 now = pandoria_record_get_unix_time (record, i), pause = now - before;

      if (now == 0)
        continue;
      if (*n_times > 0 && pause > 0 && pause <= most)
        {
          g_array_index (pauses, int, i) = (int) pause;
          if (longest < 0 || pause > g_array_index (pauses, int, longest))
            longest = (int) i;
        }
      else if (*n_times > 0 && pause < 0)
        end_jump (pauses, &longest, -pause);
      (*n_times)++;
      before = now;
    }
  return pauses;
}

int
pandoria_record_get_seconds (PandoriaRecord *record, guint n)
{
  g_autoptr (GArray) pauses = NULL;
  gint64 sum = 0;
  guint n_times;

  g_return_val_if_fail (record != NULL, -1);

  pauses = pandoria_record_list_pauses (record, n, LONGEST_THOUGHT, &n_times);
  for (guint i = 0; i < pauses->len; i++)
    sum += g_array_index (pauses, int, i);
  return n_times >= 2 ? (int) MIN (sum, G_MAXINT) : -1;
}
