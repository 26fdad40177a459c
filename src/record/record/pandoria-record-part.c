/* Reads the beginning of a damaged game: all acts before the first fault (rulings 81).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-record-private.h"

#include "pandoria-json.h"

#define UNREAD "x-unread"

/* Adds the elements of @from, from number @first on, to @to. */
static void
add_elements (JsonArray *to, JsonArray *from, guint first)
{
  for (guint i = first; i < json_array_get_length (from); i++)
    json_array_add_element (to, json_array_dup_element (from, i));
}

/* Moves the contents of @member, if it exists, to the end of @rest. */
static void
set_apart (JsonObject *root, const char *member, JsonArray *rest)
{
  JsonNode *node = json_object_get_member (root, member);

  if (node == NULL)
    return;
  if (JSON_NODE_HOLDS_ARRAY (node))
    add_elements (rest, json_node_get_array (node), 0);
  else
    json_array_add_element (rest, json_node_copy (node));
  json_object_remove_member (root, member);
}

/* Returns: (nullable): the actions of @root, which can be damaged. */
static JsonArray *
get_actions (JsonObject *root)
{
  JsonNode *node = json_object_get_member (root, "actions");

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

/* Leaves only the valid acts in @root, and moves the others to @rest. Undone acts follow the last
 * act, so they are moved, too. */
static void
cut_acts (JsonObject *root, JsonArray *actions, JsonArray *rest)
{
  guint n_valid = pandoria_record_count_valid_acts (root);
  JsonArray *valid = json_array_sized_new (n_valid);

  for (guint i = 0; i < n_valid; i++)
    json_array_add_element (valid, json_array_dup_element (actions, i));
  add_elements (rest, actions, n_valid);
  json_object_set_array_member (root, "actions", valid);
  set_apart (root, "undone", rest);
}

/* Returns: (transfer full) (nullable): the valid beginning of the game @whole. Adds everything else
 * to @rest. */
static PandoriaRecord *
read_beginning (JsonObject *whole, JsonArray *rest)
{
  g_autoptr (JsonObject) root = pandoria_json_object_copy (whole);
  JsonArray *actions = get_actions (root);
  PandoriaRecord *record;

  if (actions == NULL)
    return NULL;
  cut_acts (root, actions, rest);
  record = pandoria_record_create_from_json (json_object_ref (root), NULL, NULL);
  if (record != NULL)
    return record;
  set_apart (root, "unfit", rest);
  return pandoria_record_create_from_json (json_object_ref (root), NULL, NULL);
}

/* Returns: the turn of the last act that the rules allow; 0 if no turn has ended before it. */
static guint
find_last_turn (PandoriaRecord *record)
{
  PandoriaState state;
  gboolean has_ended = FALSE;
  guint turn = 0;

  if (!pandoria_state_init (&state, &record->setup, NULL))
    return 0;
  for (guint i = 0; i < record->acts->len; i++)
    {
      const PandoriaAction *action = pandoria_record_get_action (record, i);
      guint turn_before = state.turn;

      if (!pandoria_state_apply (&state, action, &state, NULL, NULL))
        break;
      turn = turn_before;
      has_ended = has_ended || action->kind == PANDORIA_ACT_END_TURN;
    }
  return has_ended ? turn : 0;
}

/* A copy that was damaged again keeps its earlier rest. */
static void
keep_rest (PandoriaRecord *record, JsonArray *rest)
{
  g_autofree char *name = g_strdup (UNREAD);

  for (guint i = 2; json_object_has_member (record->root, name); i++)
    {
      g_free (name);
      name = g_strdup_printf (UNREAD "-%u", i);
    }
  json_object_set_array_member (record->root, name, json_array_ref (rest));
}

/* Escapes in the kept text can make the file too large. */
static gboolean
can_be_written (PandoriaRecord *record)
{
  g_autoptr (GBytes) bytes = pandoria_record_to_bytes (record, NULL);

  return bytes != NULL && pandoria_json_check (bytes, NULL);
}

/* Returns: (transfer full) (nullable): the root of @bytes. If they are no JSON, the root ends after
 * the last whole act, and *@text (transfer full) is what follows. */
static JsonNode *
parse_damaged (GBytes *bytes, char **text)
{
  JsonNode *root = pandoria_json_parse (bytes, NULL);
  g_autoptr (GBytes) closed = NULL;

  if (root != NULL)
    return root;
  closed = pandoria_json_close_list (bytes, "actions", text);
  return closed != NULL ? pandoria_json_parse (closed, NULL) : NULL;
}

PandoriaRecord *
pandoria_record_read_part (const char *path, guint *turn)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (JsonArray) rest = json_array_new ();
  g_autoptr (PandoriaRecord) record = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (path != NULL && turn != NULL, NULL);

  bytes = pandoria_json_read_file (path, NULL);
  root = bytes != NULL ? parse_damaged (bytes, &text) : NULL;
  record = root != NULL ? read_beginning (json_node_get_object (root), rest) : NULL;
  if (record == NULL)
    return NULL;
  if (text != NULL)
    json_array_add_string_element (rest, text);
  *turn = find_last_turn (record);
  if (*turn == 0 || json_array_get_length (rest) == 0)
    return NULL;
  keep_rest (record, rest);
  return can_be_written (record) ? g_steal_pointer (&record) : NULL;
}
