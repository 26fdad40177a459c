/* Gives a record another setup. Unchanged parts keep their text, and acts follow the players to
 * other seats.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-record-private.h"

#include "pandoria-record-after.h"

#include "pandoria-board-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- comparing ------------------------------------------------------------------------------ */

static gboolean
is_hex (const PandoriaHex *hex, const PandoriaHex *other)
{
  return hex->at == other->at && hex->terrain == other->terrain && hex->symbols == other->symbols;
}

static gboolean
is_tile (const PandoriaHex tile[2], const PandoriaHex other[2])
{
  return (is_hex (&tile[0], &other[0]) && is_hex (&tile[1], &other[1]))
         || (is_hex (&tile[0], &other[1]) && is_hex (&tile[1], &other[0]));
}

/* Compares them in any order of the tiles and of their halves. */
static gboolean
has_same_tiles (const PandoriaSetup *setup, const PandoriaSetup *other)
{
  return (is_tile (setup->start_tiles[0], other->start_tiles[0])
          && is_tile (setup->start_tiles[1], other->start_tiles[1]))
         || (is_tile (setup->start_tiles[0], other->start_tiles[1])
             && is_tile (setup->start_tiles[1], other->start_tiles[0]));
}

static gboolean
is_same_text (const char *text, const char *other)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autofree char *other_stripped = g_strstrip (g_strdup (other));

  return strcmp (stripped, other_stripped) == 0;
}

/* A shown name replaces the written name. */
static const char *
choose_name (PandoriaRecord *record, guint origin, PandoriaRecord *edited, guint seat)
{
  const char *name = pandoria_record_get_written_name (edited, seat);

  if (origin < record->setup.n_players
      && is_same_text (name, pandoria_record_get_plain_name (record, origin)))
    return pandoria_record_get_written_name (record, origin);
  return name;
}

static const char *
choose_title (PandoriaRecord *record, PandoriaRecord *edited)
{
  const char *title = pandoria_record_get_written_title (edited);

  return is_same_text (title, record->title) ? pandoria_record_get_written_title (record) : title;
}

/* --- the file's words ----------------------------------------------------------------------- */

static JsonObject *
get_setup_json (PandoriaRecord *record)
{
  return json_object_get_object_member (record->root, "setup");
}

static gboolean
is_same_member (JsonObject *object, JsonObject *other, const char *member)
{
  return json_object_has_member (object, member) && json_object_has_member (other, member)
         && json_node_equal (json_object_get_member (object, member),
                             json_object_get_member (other, member));
}

/* Returns: (transfer full): @words, the members of @before, with the changes made in @after. */
static JsonObject *
overlay (JsonObject *words, JsonObject *before, JsonObject *after)
{
  JsonObject *result = pandoria_json_object_copy (words);
  g_autoptr (GList) old = json_object_get_members (before);
  g_autoptr (GList) new = json_object_get_members (after);

  for (GList *i = old; i != NULL; i = i->next)
    if (!json_object_has_member (after, i->data) && json_object_has_member (result, i->data))
      json_object_remove_member (result, i->data);
  for (GList *i = new; i != NULL; i = i->next)
    if (!is_same_member (before, after, i->data))
      json_object_set_member (result, i->data, json_object_dup_member (after, i->data));
  return result;
}

static JsonArray *
overlay_players (JsonArray *words, JsonArray *before, JsonArray *after, const guint8 *origins)
{
  JsonArray *result = json_array_new ();

  for (guint i = 0; i < json_array_get_length (after); i++)
    {
      JsonObject *player = json_array_get_object_element (after, i);
      guint from = origins[i];

      if (from < json_array_get_length (words))
        json_array_add_object_element (
            result, overlay (json_array_get_object_element (words, from),
                             json_array_get_object_element (before, from), player));
      else
        json_array_add_object_element (result, json_object_ref (player));
    }
  return result;
}

/* Returns: (transfer full): the setup of @record as this program writes it. */
static JsonObject *
write_before (PandoriaRecord *record, JsonObject *board)
{
  const char *names[PANDORIA_MAX_PLAYERS] = { NULL };

  for (guint seat = 0; seat < record->setup.n_players; seat++)
    names[seat] = pandoria_record_get_written_name (record, seat);
  return pandoria_setup_to_json (&record->setup, board, names, record->colors);
}

static JsonObject *
write_after (PandoriaRecord *record, PandoriaRecord *edited, const guint8 *origins,
             JsonObject *board)
{
  g_autofree PandoriaSetup *setup = g_memdup2 (&edited->setup, sizeof edited->setup);
  const char *names[PANDORIA_MAX_PLAYERS] = { NULL };

  for (guint seat = 0; seat < setup->n_players; seat++)
    names[seat] = choose_name (record, origins[seat], edited, seat);
  if (has_same_tiles (setup, &record->setup))
    memcpy (setup->start_tiles, record->setup.start_tiles, sizeof setup->start_tiles);
  return pandoria_setup_to_json (setup, board, names, edited->colors);
}

static JsonObject *
merge_setups (PandoriaRecord *record, PandoriaRecord *edited, const guint8 *origins)
{
  JsonObject *words = get_setup_json (record),
             *board = json_object_get_object_member (words, "board"), *result;
  gboolean same_board
      = memcmp (&record->setup.board, &edited->setup.board, sizeof record->setup.board) == 0;
  g_autoptr (JsonObject) before = write_before (record, board);
  g_autoptr (JsonObject) after = write_after (
      record, edited, origins,
      same_board ? board : json_object_get_object_member (get_setup_json (edited), "board"));
  JsonArray *players = overlay_players (json_object_get_array_member (words, "players"),
                                        json_object_get_array_member (before, "players"),
                                        json_object_get_array_member (after, "players"), origins);

  result = overlay (words, before, after);
  json_object_set_array_member (result, "players", players);
  return result;
}

/* Returns: (transfer full): the file of @record without acts. */
static JsonObject *
copy_beginning (PandoriaRecord *record)
{
  JsonObject *root = pandoria_json_object_copy (record->root);

  json_object_remove_member (root, "unfit");
  json_object_remove_member (root, "undone");
  pandoria_json_add_array (root, "actions");
  return root;
}

PandoriaRecord *
pandoria_record_new_on_board (PandoriaRecord *record, GBytes *board, GError **error)
{
  g_autoptr (JsonObject) json = NULL;
  JsonObject *root, *setup;

  g_return_val_if_fail (record != NULL && board != NULL, NULL);

  if (!pandoria_board_from_bytes (board, TRUE, NULL, NULL, &json, error))
    return NULL;
  setup = pandoria_json_object_copy (get_setup_json (record));
  json_object_set_object_member (setup, "board", pandoria_board_embed (json));
  root = copy_beginning (record);
  json_object_set_object_member (root, "setup", setup);
  return pandoria_record_create_from_json (root, NULL, error);
}

PandoriaRecord *
pandoria_record_new_edited (PandoriaRecord *record, PandoriaRecord *edited, const guint8 *origins,
                            GError **error)
{
  JsonObject *root;

  g_return_val_if_fail (record != NULL && edited != NULL && origins != NULL, NULL);

  root = copy_beginning (record);
  json_object_set_string_member (root, "title", choose_title (record, edited));
  json_object_set_object_member (root, "setup", merge_setups (record, edited, origins));
  return pandoria_record_create_from_json (root, NULL, error);
}

gboolean
pandoria_record_has_setup_of (PandoriaRecord *record, PandoriaRecord *other)
{
  g_return_val_if_fail (record != NULL && other != NULL, FALSE);
  return is_same_member (record->root, other->root, "title")
         && is_same_member (record->root, other->root, "setup");
}

/* Returns: (transfer full): the setup in the file, without the board. */
static JsonNode *
copy_without_board (PandoriaRecord *record)
{
  JsonObject *setup = pandoria_json_object_copy (get_setup_json (record));
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_object_remove_member (setup, "board");
  json_node_take_object (node, setup);
  return node;
}

gboolean
pandoria_record_differs_only_in_board (PandoriaRecord *record, PandoriaRecord *other)
{
  g_autoptr (JsonNode) setup = NULL, other_setup = NULL;

  g_return_val_if_fail (record != NULL && other != NULL, FALSE);

  setup = copy_without_board (record);
  other_setup = copy_without_board (other);
  return is_same_member (record->root, other->root, "title") && json_node_equal (setup, other_setup)
         && !is_same_member (get_setup_json (record), get_setup_json (other), "board");
}

void
pandoria_record_exchange_setup (PandoriaRecord *record, PandoriaRecord *other)
{
  g_autofree PandoriaSetup *setup = NULL;
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  JsonNode *node;

  g_return_if_fail (record != NULL && other != NULL);

  setup = g_memdup2 (&record->setup, sizeof record->setup);
  memcpy (colors, record->colors, sizeof colors);
  node = json_object_dup_member (record->root, "setup");
  json_object_set_member (record->root, "setup", json_object_dup_member (other->root, "setup"));
  json_object_set_member (other->root, "setup", node);
  record->setup = other->setup;
  memcpy (record->colors, other->colors, sizeof colors);
  other->setup = *setup;
  memcpy (other->colors, colors, sizeof colors);
  pandoria_record_update_shown (record);
  pandoria_record_update_shown (other);
}

/* --- acts ----------------------------------------------------------------------------------- */

/* A number in one of these is a seat. "from" can also be a space, and "castle" can have no owner.
 */
static const char *const seat_members[] = { "player", "from", "castle", "active" };

/* The members of an act that can contain seats. */
static const char *const part_members[] = {
  "building", "cards", "figure", "slots", "prisoners", "haunter",
  "haunt",    "cast",  "adopt",  "copy",  "from",
};

/** Moving: the new seat of each old seat, and whether the act names a seat that no longer exists.
 */
typedef struct
{
  const guint8 *moved;
  gboolean is_lost;
} Moving;

static JsonNode *move_node (JsonNode *node, Moving *moving);

static void
move_seat (JsonObject *object, const char *member, Moving *moving)
{
  JsonNode *node = json_object_get_member (object, member);
  gint64 seat;

  if (node == NULL || !pandoria_json_get_integer (node, &seat))
    return;
  if (seat < 0 || seat >= PANDORIA_MAX_PLAYERS)
    return;
  moving->is_lost = moving->is_lost || moving->moved[seat] >= PANDORIA_MAX_PLAYERS;
  if (moving->moved[seat] != seat)
    json_object_set_int_member (object, member, moving->moved[seat]);
}

/* A node that contains no others, like the name of a building, stays the same. */
static void
move_part (JsonObject *object, const char *member, Moving *moving)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node != NULL && (JSON_NODE_HOLDS_OBJECT (node) || JSON_NODE_HOLDS_ARRAY (node)))
    json_object_set_member (object, member, move_node (node, moving));
}

static JsonObject *
move_object (JsonObject *object, Moving *moving)
{
  JsonObject *copy = pandoria_json_object_copy (object);

  for (guint i = 0; i < G_N_ELEMENTS (seat_members); i++)
    move_seat (copy, seat_members[i], moving);
  for (guint i = 0; i < G_N_ELEMENTS (part_members); i++)
    move_part (copy, part_members[i], moving);
  return copy;
}

/* Returns: (transfer full): a copy of @node with its seats moved. */
static JsonNode *
move_node (JsonNode *node, Moving *moving)
{
  JsonNode *copy;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      copy = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (copy, move_object (json_node_get_object (node), moving));
      return copy;
    }
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return json_node_ref (node);
  copy = json_node_new (JSON_NODE_ARRAY);
  json_node_take_array (copy, json_array_new ());
  for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
    json_array_add_element (
        json_node_get_array (copy),
        move_node (json_array_get_element (json_node_get_array (node), i), moving));
  return copy;
}

PandoriaRecordAct *
pandoria_record_move_act (PandoriaRecord *record, PandoriaRecordAct *act, const guint8 *moved,
                          GError **error)
{
  Moving moving = { .moved = moved };
  g_autoptr (JsonObject) json = NULL;

  g_return_val_if_fail (record != NULL && act != NULL && moved != NULL, NULL);

  json = move_object (act->json, &moving);
  pandoria_after_forget (json, record->setup.n_players, moved);
  if (moving.is_lost)
    {
      g_set_error_literal (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
                           _ ("it names a player who is no longer in the game"));
      return NULL;
    }
  return pandoria_record_parse_act (record, json_object_equal (json, act->json) ? act->json : json,
                                    error);
}
