/* Reads a pandoria-board object.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-json.h"

#include "pandoria-one-line.h"
#include "pandoria-parts-json.h"
#include "pandoria-record-resources.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Longer lists can only repeat elements, which are checked nevertheless. */
#define MAX_LIST 1024

/* "B3-B11": all rows of one column from the first to the last. */
static gboolean
add_range (const char *first, const char *last, PandoriaSpaces *set)
{
  PandoriaSpace from = pandoria_space_from_name (first);
  PandoriaSpace to = pandoria_space_from_name (last);

  if (from == PANDORIA_SPACE_NONE || to < from || PANDORIA_COLUMN (from) != PANDORIA_COLUMN (to))
    return FALSE;
  for (PandoriaSpace space = from; space <= to; space++)
    pandoria_spaces_add (set, space);
  return TRUE;
}

static void
read_plain_element (const PandoriaList *list, PandoriaSpaces *plain)
{
  const char *text = pandoria_list_text (list);
  g_auto (GStrv) ends = text != NULL ? g_strsplit (text, "-", 3) : NULL;
  g_autofree char *excerpt = NULL;
  guint n;

  if (ends == NULL)
    return;
  n = g_strv_length (ends);
  if ((n == 1 || n == 2) && add_range (ends[0], ends[n - 1], plain))
    return;
  excerpt = pandoria_json_excerpt (text);
  pandoria_reader_fail (list->reader, NULL, _ ("“%s” is neither a space nor a range of a column"),
                        excerpt);
}

static void
read_plain (PandoriaReader *reader, JsonObject *object, PandoriaBoard *board)
{
  PandoriaList list;

  pandoria_list_open (&list, reader, object, "plain", 0, MAX_LIST);
  while (pandoria_list_next (&list))
    read_plain_element (&list, &board->plain);
}

/* Returns: the number of spaces in the list @member, at most @max. */
static guint
read_spaces (PandoriaReader *reader, JsonObject *object, const char *member, guint min, guint max,
             PandoriaSpace *spaces)
{
  PandoriaList list;

  pandoria_list_open (&list, reader, object, member, min, max);
  while (pandoria_list_next (&list))
    spaces[list.index] = pandoria_list_space (&list);
  return list.index;
}

static void
read_lakes (PandoriaReader *reader, JsonObject *object, PandoriaBoard *board)
{
  PandoriaSpace spaces[MAX_LIST];
  guint n = read_spaces (reader, object, "lakes", 0, MAX_LIST, spaces);

  for (guint i = 0; i < n; i++)
    if (spaces[i] != PANDORIA_SPACE_NONE)
      pandoria_spaces_add (&board->lakes, spaces[i]);
}

typedef void (*ReadElement) (PandoriaReader *reader, JsonObject *element, PandoriaBoard *board,
                             guint index);

static guint
read_objects (PandoriaReader *reader, JsonObject *object, const char *member, guint max,
              PandoriaBoard *board, ReadElement read)
{
  PandoriaList list;

  pandoria_list_open (&list, reader, object, member, 0, max);
  while (pandoria_list_next (&list))
    read (reader, pandoria_list_object (&list), board, list.index);
  return list.index;
}

static void
read_ship (PandoriaReader *reader, JsonObject *element, PandoriaBoard *board, guint index)
{
  PandoriaShip *ship = &board->ships[index];

  ship->at = pandoria_reader_space (reader, element, "at");
  ship->discount
      = (guint8) pandoria_reader_int_or (reader, element, "discount", 0, PANDORIA_MAX_COST, 0);
  board->n_ships = index;
  if (pandoria_board_find_ship (board, ship->at) >= 0)
    pandoria_reader_fail (reader, "at", _ ("%s has a ship already"),
                          pandoria_space_name (ship->at));
}

/* Reads all ships before their order on the river. */
static void
read_ship_next (PandoriaReader *reader, JsonObject *element, PandoriaBoard *board, guint index)
{
  PandoriaSpace next[PANDORIA_MAX_SHIPS];
  guint n = pandoria_reader_has (reader, element, "next")
                ? read_spaces (reader, element, "next", 0, PANDORIA_MAX_SHIPS, next)
                : 0;

  for (guint i = 0; i < n && pandoria_reader_is_ok (reader); i++)
    {
      int ship = pandoria_board_find_ship (board, next[i]);

      if (ship < 0)
        pandoria_reader_fail (reader, "next", _ ("there is no ship at %s"),
                              pandoria_space_name (next[i]));
      else
        board->ships[index].next |= (guint32) 1 << ship;
    }
}

static void
read_printed (PandoriaReader *reader, JsonObject *element, PandoriaBoard *board, guint index)
{
  pandoria_members_read (reader, element, pandoria_hex_members, &board->printed[index]);
  if (pandoria_reader_is_ok (reader))
    pandoria_spaces_add (&board->plain, board->printed[index].at);
}

static void
read_exit (PandoriaReader *reader, JsonObject *element, PandoriaBoard *board, guint index)
{
  PandoriaExit *exit = &board->exits[index];

  exit->spaces[0] = exit->spaces[1] = PANDORIA_SPACE_NONE;
  read_spaces (reader, element, "spaces", 1, 2, exit->spaces);
  exit->terrain = (guint8) pandoria_reader_key (
      reader, element, "terrain", pandoria_terrain_from_key, N_ ("“%s” is not a terrain"));
}

/* An unfinished board may lack start spaces. Everything else is read as strictly as for other
 * boards. */
static void
read_board (PandoriaReader *reader, JsonObject *object, PandoriaBoard *board, guint n_start)
{
  memset (board, 0, sizeof *board);
  for (guint i = 0; i < PANDORIA_N_START; i++)
    board->start[i] = PANDORIA_SPACE_NONE;
  if (object == NULL || !pandoria_reader_check_format (reader, object, "pandoria-board"))
    return;
  pandoria_reader_name (reader, object, "id");
  pandoria_reader_name (reader, object, "name");
  board->side = (guint8) pandoria_reader_key (reader, object, "side", pandoria_side_from_key,
                                              N_ ("“%s” is not a side of the board"));
  read_plain (reader, object, board);
  read_lakes (reader, object, board);
  board->n_ships = read_objects (reader, object, "ships", PANDORIA_MAX_SHIPS, board, read_ship);
  read_objects (reader, object, "ships", PANDORIA_MAX_SHIPS, board, read_ship_next);
  board->n_printed
      = read_objects (reader, object, "printed", PANDORIA_N_SPACES, board, read_printed);
  board->n_exits = read_objects (reader, object, "exits", PANDORIA_MAX_EXITS, board, read_exit);
  read_spaces (reader, object, "start", n_start, PANDORIA_N_START, board->start);
}

void
pandoria_board_read (PandoriaReader *reader, JsonObject *object, PandoriaBoard *board)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (reader != NULL);

  read_board (reader, object, board, PANDORIA_N_START);
  if (pandoria_reader_is_ok (reader) && !pandoria_board_check (board, &error))
    pandoria_setup_fault_report (reader, error);
}

gboolean
pandoria_board_from_bytes (GBytes *bytes, gboolean is_finished, PandoriaBoard *board, char **name,
                           JsonObject **json, GError **error)
{
  g_autoptr (JsonNode) root = pandoria_json_parse (bytes, error);
  JsonObject *object;
  PandoriaReader reader;
  PandoriaBoard read;

  if (root == NULL)
    return FALSE;
  object = json_node_get_object (root);
  pandoria_reader_init_file (&reader, bytes, object);
  if (is_finished)
    pandoria_board_read (&reader, object, &read);
  else
    read_board (&reader, object, &read, 0);
  if (!pandoria_reader_finish (&reader, error))
    return FALSE;
  if (board != NULL)
    *board = read;
  if (name != NULL)
    *name = pandoria_one_line (json_object_get_string_member (object, "name"));
  if (json != NULL)
    *json = json_object_ref (object);
  return TRUE;
}

gboolean
pandoria_board_load (const char *path, PandoriaBoard *board, char **name, JsonObject **json,
                     GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  /* The resources register themselves. This call keeps the linker from dropping them. */
  pandoria_record_get_resource ();
  bytes = pandoria_json_read_file (path, error);
  if (bytes != NULL && pandoria_board_from_bytes (bytes, TRUE, board, name, json, error))
    return TRUE;
  pandoria_file_error_prefix (error, path);
  return FALSE;
}

/* --- writing -------------------------------------------------------------------------------- */

/** Element: an element of a list, identified by its space. */
typedef struct
{
  PandoriaSpace at;
  guint index;
} Element;

static int
compare_elements (gconstpointer a, gconstpointer b)
{
  return ((const Element *) a)->at - ((const Element *) b)->at;
}

/* Returns: (nullable): the space that identifies an element of a file's list: "at", or the first in
 * "spaces". */
static const char *
get_place (JsonNode *node)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  JsonNode *at = object != NULL ? json_object_get_member (object, "at") : NULL;
  JsonNode *spaces = object != NULL ? json_object_get_member (object, "spaces") : NULL;

  if (spaces != NULL && JSON_NODE_HOLDS_ARRAY (spaces)
      && json_array_get_length (json_node_get_array (spaces)) > 0)
    at = json_array_get_element (json_node_get_array (spaces), 0);
  return at != NULL && json_node_get_value_type (at) == G_TYPE_STRING ? json_node_get_string (at)
                                                                      : NULL;
}

/* Returns: (transfer full): a copy of the element for space @at in the list @member of @base, or an
 * empty object. */
static JsonObject *
copy_element (JsonObject *base, const char *member, PandoriaSpace at)
{
  JsonNode *node = base != NULL ? json_object_get_member (base, member) : NULL;
  JsonArray *list
      = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    if (g_strcmp0 (get_place (json_array_get_element (list, i)), pandoria_space_name (at)) == 0)
      return pandoria_json_object_copy (json_array_get_object_element (list, i));
  return json_object_new ();
}

#define LAST_ROW 15 /* a column has at most 16 spaces */

/* Removes @first and the spaces below it from @spaces, as far as they are adjacent. Returns: the
 * last one. */
static PandoriaSpace
take_range (PandoriaSpaces *spaces, PandoriaSpace first)
{
  PandoriaSpace last = first;

  while (PANDORIA_ROW (last) < LAST_ROW && pandoria_spaces_has (spaces, (PandoriaSpace) (last + 1)))
    pandoria_spaces_remove (spaces, ++last);
  return last;
}

/* Returns: (transfer full): "B3", or adjacent spaces of a column, "B3-B11". */
static char *
name_range (PandoriaSpace first, PandoriaSpace last)
{
  if (first == last)
    return g_strdup (pandoria_space_name (first));
  return g_strconcat (pandoria_space_name (first), "-", pandoria_space_name (last), NULL);
}

static JsonArray *
list_ranges (PandoriaSpaces spaces)
{
  JsonArray *list = json_array_new ();
  PandoriaSpace first;

  while ((first = pandoria_spaces_pop (&spaces)) >= 0)
    {
      g_autofree char *range = name_range (first, take_range (&spaces, first));

      json_array_add_string_element (list, range);
    }
  return list;
}

typedef void (*WriteElement) (JsonObject *object, const PandoriaBoard *board, guint index);

/* Lists @n elements of @size bytes, which begin with their space, in the order of these. */
static JsonArray *
list_elements (const PandoriaBoard *board, JsonObject *base, const char *member,
               gconstpointer elements, guint n, gsize size, WriteElement write)
{
  JsonArray *list = json_array_new ();
  Element order[PANDORIA_N_SPACES];

  g_assert (n <= G_N_ELEMENTS (order));
  for (guint i = 0; i < n; i++)
    order[i] = (Element){ *(const PandoriaSpace *) ((const guint8 *) elements + i * size), i };
  qsort (order, n, sizeof order[0], compare_elements);
  for (guint i = 0; i < n; i++)
    {
      JsonObject *object = copy_element (base, member, order[i].at);

      write (object, board, order[i].index);
      json_array_add_object_element (list, object);
    }
  return list;
}

static void
write_ship (JsonObject *object, const PandoriaBoard *board, guint index)
{
  const PandoriaShip *ship = &board->ships[index];
  PandoriaSpaces next = pandoria_spaces_empty ();

  for (guint i = 0; i < board->n_ships; i++)
    if (ship->next >> i & 1)
      pandoria_spaces_add (&next, board->ships[i].at);
  pandoria_space_write (object, "at", ship->at);
  json_object_set_int_member (object, "discount", ship->discount);
  json_object_set_array_member (object, "next", pandoria_spaces_to_json (next));
}

static void
write_printed (JsonObject *object, const PandoriaBoard *board, guint index)
{
  pandoria_members_write (object, pandoria_hex_members, &board->printed[index]);
}

/* The first space stays the first, because acts name an exit by it. */
static void
write_exit (JsonObject *object, const PandoriaBoard *board, guint index)
{
  const PandoriaExit *exit = &board->exits[index];
  JsonArray *spaces = pandoria_json_add_array (object, "spaces");

  for (int i = 0; i < 2 && exit->spaces[i] >= 0; i++)
    json_array_add_string_element (spaces, pandoria_space_name (exit->spaces[i]));
  json_object_set_string_member (object, "terrain",
                                 pandoria_terrain_key ((PandoriaTerrain) exit->terrain));
}

#define LIST(MEMBER, WRITE)                                                                       \
  list_elements (board, base, #MEMBER, board->MEMBER, board->n_##MEMBER, sizeof board->MEMBER[0], \
                 WRITE)

JsonObject *
pandoria_board_write (const PandoriaBoard *board, const char *id, const char *name,
                      JsonObject *base)
{
  JsonObject *object;
  PandoriaSpaces start = pandoria_spaces_empty ();

  g_return_val_if_fail (board != NULL && id != NULL && name != NULL, NULL);

  object = base != NULL ? pandoria_json_object_copy (base) : json_object_new ();
  for (guint i = 0; i < PANDORIA_N_START; i++)
    start = pandoria_spaces_or (start, pandoria_spaces_one (board->start[i]));
  pandoria_json_set_format (object, "pandoria-board");
  json_object_set_string_member (object, "id", id);
  json_object_set_string_member (object, "name", name);
  json_object_set_string_member (object, "side", pandoria_side_key ((PandoriaSide) board->side));
  json_object_set_array_member (object, "plain", list_ranges (board->plain));
  json_object_set_array_member (object, "lakes", pandoria_spaces_to_json (board->lakes));
  json_object_set_array_member (object, "ships", LIST (ships, write_ship));
  json_object_set_array_member (object, "printed", LIST (printed, write_printed));
  json_object_set_array_member (object, "exits", LIST (exits, write_exit));
  json_object_set_array_member (object, "start", pandoria_spaces_to_json (start));
  return object;
}

/* Adds the member @name of @from to @to, under a free name if it is unknown. */
static void
embed_member (JsonObject *to, JsonObject *from, const char *name, gboolean is_known)
{
  g_autofree char *free_name = is_known || g_str_has_prefix (name, PANDORIA_FREE_PREFIX)
                                   ? g_strdup (name)
                                   : g_strconcat (PANDORIA_FREE_PREFIX, name, NULL);

  if (!json_object_has_member (to, free_name))
    json_object_set_member (to, free_name, json_node_ref (json_object_get_member (from, name)));
}

JsonObject *
pandoria_board_embed (JsonObject *board)
{
  JsonObject *embedded = json_object_new ();
  g_autoptr (GList) members = NULL;
  PandoriaReader reader;
  PandoriaBoard read;

  g_return_val_if_fail (board != NULL, NULL);

  pandoria_reader_init (&reader, "");
  pandoria_board_read (&reader, board, &read);
  members = json_object_get_members (board);
  for (GList *i = members; i != NULL; i = i->next)
    embed_member (embedded, board, i->data, pandoria_reader_knows (&reader, board, i->data));
  pandoria_reader_finish (&reader, NULL);
  return embedded;
}

char *
pandoria_board_hash (const PandoriaBoard *board)
{
  g_autoptr (JsonObject) object = pandoria_board_write (board, "", "", NULL);
  g_autofree char *text = pandoria_json_to_text (object, FALSE);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}
