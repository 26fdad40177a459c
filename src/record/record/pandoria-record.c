/* A game's record: its setup and actions as in the .pandoria file, including unknown members.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-record-private.h"

#include "pandoria-one-line.h"
#include "pandoria-parts-json.h"
#include "pandoria-board-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

PandoriaRecord *
pandoria_record_create (JsonObject *root)
{
  PandoriaRecord *record = g_new0 (PandoriaRecord, 1);

  g_atomic_ref_count_init (&record->ref_count);
  record->root = root;
  record->acts = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_record_act_unref);
  record->unfit = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_record_act_unref);
  record->undone = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_record_act_unref);
  return record;
}

PandoriaRecord *
pandoria_record_ref (PandoriaRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  g_atomic_ref_count_inc (&record->ref_count);
  return record;
}

static void
clear_shown (PandoriaRecord *record)
{
  g_clear_pointer (&record->title, g_free);
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    {
      g_clear_pointer (&record->names[seat].plain, g_free);
      g_clear_pointer (&record->names[seat].lone, g_free);
      g_clear_pointer (&record->names[seat].sentence, g_free);
    }
}

void
pandoria_record_unref (PandoriaRecord *record)
{
  g_return_if_fail (record != NULL);

  if (!g_atomic_ref_count_dec (&record->ref_count))
    return;
  json_object_unref (record->root);
  g_ptr_array_unref (record->acts);
  g_ptr_array_unref (record->unfit);
  g_ptr_array_unref (record->undone);
  clear_shown (record);
  g_free (record);
}

/* --- reading -------------------------------------------------------------------------------- */

static void
read_acts (PandoriaList *list, GPtrArray *acts)
{
  while (pandoria_list_next (list))
    {
      JsonObject *object = pandoria_list_object (list);
      PandoriaAction action;

      pandoria_action_read (list->reader, object, &action);
      if (pandoria_reader_is_ok (list->reader))
        g_ptr_array_add (acts, pandoria_record_act_new (&action, object));
    }
}

/* Reads acts that are kept outside the actions. The limit applies to all acts together. */
static void
read_apart (PandoriaReader *reader, PandoriaRecord *record, const char *member, GPtrArray *acts)
{
  PandoriaList list;

  pandoria_list_open_or_empty (&list, reader, record->root, member,
                               PANDORIA_MAX_ACTIONS - record->acts->len - record->unfit->len);
  read_acts (&list, acts);
}

static void
read_record (PandoriaReader *reader, PandoriaRecord *record)
{
  PandoriaList list;
  JsonObject *setup;
  gsize mark;

  if (!pandoria_reader_check_format (reader, record->root, "pandoria-game"))
    return;
  pandoria_reader_name (reader, record->root, "id");
  pandoria_reader_name (reader, record->root, "title");
  pandoria_reader_name (reader, record->root, "created");
  setup = pandoria_reader_object (reader, record->root, "setup");
  mark = pandoria_reader_enter (reader, "setup");
  pandoria_setup_read (reader, setup, &record->setup, record->colors);
  pandoria_reader_leave (reader, mark);
  pandoria_list_open (&list, reader, record->root, "actions", 0, PANDORIA_MAX_ACTIONS);
  record->actions_json = list.array;
  read_acts (&list, record->acts);
  read_apart (reader, record, "unfit", record->unfit);
  read_apart (reader, record, "undone", record->undone);
}

PandoriaRecord *
pandoria_record_create_from_json (JsonObject *root, GBytes *bytes, GError **error)
{
  g_autoptr (PandoriaRecord) record = pandoria_record_create (root);
  PandoriaReader reader;

  pandoria_reader_init_file (&reader, bytes, root);
  read_record (&reader, record);
  if (!pandoria_reader_finish (&reader, error))
    return NULL;
  pandoria_record_update_shown (record);
  return g_steal_pointer (&record);
}

guint
pandoria_record_count_valid_acts (JsonObject *root)
{
  g_autoptr (PandoriaRecord) record = pandoria_record_create (json_object_ref (root));
  PandoriaReader reader;

  pandoria_reader_init (&reader, "");
  read_record (&reader, record);
  pandoria_reader_finish (&reader, NULL);
  return record->acts->len;
}

static PandoriaRecord *
parse_bytes (GBytes *bytes, GError **error)
{
  g_autoptr (JsonNode) root = pandoria_json_parse (bytes, error);

  return root != NULL ? pandoria_record_create_from_json (json_node_dup_object (root), bytes, error)
                      : NULL;
}

PandoriaRecord *
pandoria_record_new_from_data (const char *data, gsize length, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, length);

  return parse_bytes (bytes, error);
}

PandoriaRecord *
pandoria_record_read (const char *path, GBytes **bytes, GError **error)
{
  g_autoptr (GBytes) read = NULL;
  PandoriaRecord *record;

  g_return_val_if_fail (path != NULL, NULL);

  read = pandoria_json_read_file (path, error);
  record = read != NULL ? parse_bytes (read, error) : NULL;
  if (record == NULL)
    pandoria_file_error_prefix (error, path);
  else if (bytes != NULL)
    *bytes = g_steal_pointer (&read);
  return record;
}

PandoriaRecord *
pandoria_record_new_from_file (const char *path, GError **error)
{
  g_return_val_if_fail (path != NULL, NULL);
  return pandoria_record_read (path, NULL, error);
}

PandoriaRecord *
pandoria_record_new (const PandoriaSetup *setup, JsonObject *board, const char *const *names,
                     const PandoriaColor *colors, const char *title, const char *created,
                     GError **error)
{
  JsonObject *root;
  g_autofree char *id = g_uuid_string_random ();
  g_autoptr (JsonObject) embedded = NULL;

  g_return_val_if_fail (
      setup != NULL && setup->n_players >= 2 && setup->n_players <= PANDORIA_MAX_PLAYERS, NULL);
  g_return_val_if_fail (
      board != NULL && names != NULL && colors != NULL && title != NULL && created != NULL, NULL);

  embedded = pandoria_board_embed (board);
  /* Writes JSON and reads it back, so that every new record can be read. */
  root = json_object_new ();
  pandoria_json_set_format (root, "pandoria-game");
  json_object_set_string_member (root, "id", id);
  json_object_set_string_member (root, "title", title);
  json_object_set_string_member (root, "created", created);
  json_object_set_object_member (root, "setup",
                                 pandoria_setup_to_json (setup, embedded, names, colors));
  json_object_set_array_member (root, "actions", json_array_new ());
  return pandoria_record_create_from_json (root, NULL, error);
}

/* --- members -------------------------------------------------------------------------------- */

const char *
pandoria_record_get_id (PandoriaRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);
  return json_object_get_string_member (record->root, "id");
}

void
pandoria_record_set_id (PandoriaRecord *record, const char *id)
{
  g_return_if_fail (record != NULL && id != NULL);
  json_object_set_string_member (record->root, "id", id);
}

const char *
pandoria_record_get_title (PandoriaRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);
  return record->title;
}

const char *
pandoria_record_get_written_title (PandoriaRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);
  return json_object_get_string_member (record->root, "title");
}

char *
pandoria_record_make_valid (const char *text, glong max)
{
  char *valid = g_utf8_make_valid (text, -1);

  if (g_utf8_strlen (valid, -1) > max)
    *g_utf8_offset_to_pointer (valid, max) = '\0';
  return valid;
}

void
pandoria_record_set_title (PandoriaRecord *record, const char *title)
{
  g_autofree char *valid = NULL;

  g_return_if_fail (record != NULL && title != NULL);

  valid = pandoria_record_make_valid (title, PANDORIA_MAX_NAME);
  json_object_set_string_member (record->root, "title", valid);
  pandoria_record_update_shown (record);
}

const char *
pandoria_record_get_created (PandoriaRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);
  return json_object_get_string_member (record->root, "created");
}

GDateTime *
pandoria_record_get_day (PandoriaRecord *record)
{
  const char *written = pandoria_record_get_created (record);
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) created
      = written != NULL ? g_date_time_new_from_iso8601 (written, utc) : NULL;

  if (created == NULL)
    return NULL;
  return strpbrk (written, "Zz") != NULL ? g_date_time_to_local (created)
                                         : g_steal_pointer (&created);
}

char *
pandoria_record_make_created (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%S%:z");
}

const PandoriaSetup *
pandoria_record_get_setup (PandoriaRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);
  return &record->setup;
}

const char *
pandoria_record_get_player_name (PandoriaRecord *record, guint seat)
{
  g_return_val_if_fail (record != NULL && seat < record->setup.n_players, NULL);
  return record->names[seat].sentence;
}

const char *
pandoria_record_get_lone_name (PandoriaRecord *record, guint seat)
{
  g_return_val_if_fail (record != NULL && seat < record->setup.n_players, NULL);
  return record->names[seat].lone;
}

const char *
pandoria_record_get_plain_name (PandoriaRecord *record, guint seat)
{
  g_return_val_if_fail (record != NULL && seat < record->setup.n_players, NULL);
  return record->names[seat].plain;
}

const char *
pandoria_record_get_written_name (PandoriaRecord *record, guint seat)
{
  JsonObject *setup;
  JsonArray *players;

  g_return_val_if_fail (record != NULL && seat < record->setup.n_players, NULL);

  setup = json_object_get_object_member (record->root, "setup");
  players = json_object_get_array_member (setup, "players");
  return json_object_get_string_member (json_array_get_object_element (players, seat), "name");
}

PandoriaColor
pandoria_record_get_player_color (PandoriaRecord *record, guint seat)
{
  g_return_val_if_fail (record != NULL && seat < record->setup.n_players, PANDORIA_COLOR_RED);
  return record->colors[seat];
}

/* Sentences need a visible subject, so the color replaces an invisible name. */
static char *
get_plain_name (PandoriaRecord *record, guint seat)
{
  g_autofree char *name = pandoria_one_line (pandoria_record_get_written_name (record, seat));

  return *name != '\0' ? g_steal_pointer (&name)
                       : g_strdup (pandoria_color_name (record->colors[seat]));
}

static gboolean
looks_like_another (PandoriaRecord *record, guint seat)
{
  for (guint other = 0; other < record->setup.n_players; other++)
    if (other != seat
        && pandoria_names_look_equal (record->names[seat].plain, record->names[other].plain))
      return TRUE;
  return FALSE;
}

static char *
get_sentence_name (PandoriaRecord *record, guint seat)
{
  const char *lone = record->names[seat].lone;

  return looks_like_another (record, seat) ? pandoria_color_add_to_name (lone, record->colors[seat])
                                           : g_strdup (lone);
}

void
pandoria_record_update_shown (PandoriaRecord *record)
{
  guint n = record->setup.n_players;

  clear_shown (record);
  record->title = pandoria_one_line (pandoria_record_get_written_title (record));
  for (guint seat = 0; seat < n; seat++)
    {
      record->names[seat].plain = get_plain_name (record, seat);
      record->names[seat].lone = pandoria_isolate (record->names[seat].plain);
    }
  for (guint seat = 0; seat < n; seat++)
    record->names[seat].sentence = get_sentence_name (record, seat);
}

/* --- writing -------------------------------------------------------------------------------- */

#define ACT_LEVEL 2 /* in a list that is a member of root */

static const char *
get_text (PandoriaRecordAct *act)
{
  g_autoptr (JsonNode) node = NULL;
  char *made;

  if (g_atomic_pointer_get (&act->text) != NULL)
    return act->text;
  node = json_node_init_object (json_node_alloc (), act->json);
  made = pandoria_json_part_to_text (node, ACT_LEVEL);
  if (!g_atomic_pointer_compare_and_exchange (&act->text, NULL, made))
    g_free (made);
  return act->text;
}

static void
append_acts (GString *text, GPtrArray *acts)
{
  for (guint i = 0; i < acts->len; i++)
    {
      g_string_append (text, i == 0 ? "[\n    " : ",\n    ");
      g_string_append (text, get_text (acts->pdata[i]));
    }
  g_string_append (text, "\n  ]");
}

/* Returns: (nullable): the acts in the list @name of root. */
static GPtrArray *
get_acts (PandoriaRecord *record, const char *name)
{
  GPtrArray *acts = NULL;

  if (g_str_equal (name, "actions"))
    acts = record->acts;
  else if (g_str_equal (name, "unfit"))
    acts = record->unfit;
  else if (g_str_equal (name, "undone"))
    acts = record->undone;
  return acts != NULL && acts->len > 0 ? acts : NULL;
}

static void
append_part (GString *text, JsonNode *node)
{
  g_autofree char *part = pandoria_json_part_to_text (node, 1);

  g_string_append (text, part);
}

static void
append_member (GString *text, PandoriaRecord *record, const char *name)
{
  g_autoptr (JsonNode) name_node = json_node_init_string (json_node_alloc (), name);
  GPtrArray *acts = get_acts (record, name);

  append_part (text, name_node);
  g_string_append (text, " : ");
  if (acts != NULL)
    append_acts (text, acts);
  else
    append_part (text, json_object_get_member (record->root, name));
}

/* Returns: (transfer full): root as indented text of *@length bytes. Converts each act to text only
 * once, however often it is written. */
static char *
write_text (PandoriaRecord *record, gsize *length)
{
  g_autoptr (GList) names = json_object_get_members (record->root);
  GString *text = g_string_new (NULL);

  for (GList *i = names; i != NULL; i = i->next)
    {
      g_string_append (text, i == names ? "{\n  " : ",\n  ");
      append_member (text, record, i->data);
    }
  g_string_append (text, "\n}\n");
  *length = text->len;
  return g_string_free (text, FALSE);
}

char *
pandoria_record_to_data (PandoriaRecord *record, gsize *length)
{
  gsize size;
  char *data;

  g_return_val_if_fail (record != NULL, NULL);

  data = write_text (record, &size);
  /* Indentation can make a file too large that was within the limit when it was read. */
  if (size > PANDORIA_MAX_FILE_SIZE)
    {
      g_free (data);
      data = pandoria_json_to_text (record->root, FALSE);
      size = strlen (data);
    }
  if (length != NULL)
    *length = size;
  return data;
}

GBytes *
pandoria_record_to_bytes (PandoriaRecord *record, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  gsize length;
  char *data;

  g_return_val_if_fail (record != NULL, NULL);

  data = pandoria_record_to_data (record, &length);
  bytes = g_bytes_new_take (data, length);
  /* The file is well-formed, but may have become too large. */
  if (length >= PANDORIA_SMALL_FILE_SIZE && !pandoria_json_check (bytes, error))
    return NULL;
  return g_steal_pointer (&bytes);
}

gboolean
pandoria_record_save (PandoriaRecord *record, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) cause = NULL;

  g_return_val_if_fail (record != NULL && path != NULL, FALSE);

  bytes = pandoria_record_to_bytes (record, &cause);
  if (bytes != NULL && pandoria_file_write (path, bytes, 0644, &cause))
    return TRUE;
  name = pandoria_file_display_name (path);
  /* Translators: the name of a file, and why, as in “No space left on device” */
  g_set_error (error, cause->domain, cause->code, _ ("%1$s: cannot be written: %2$s"), name,
               cause->message);
  return FALSE;
}

gboolean
pandoria_record_is_in_file (PandoriaRecord *record, const char *path, GBytes **bytes)
{
  g_autoptr (GBytes) read = NULL;
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (record != NULL && path != NULL && bytes != NULL, FALSE);

  read = pandoria_json_read_file (path, NULL);
  root = read != NULL ? pandoria_json_parse (read, NULL) : NULL;
  if (root == NULL || !json_object_equal (json_node_get_object (root), record->root))
    return FALSE;
  *bytes = g_steal_pointer (&read);
  return TRUE;
}
