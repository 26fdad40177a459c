/* Reads a pandoria-board object.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-json.h"

#include "pandoria-one-line.h"
#include "pandoria-record-resources.h"
#include "pandoria-setup-json.h"

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

  if (ends == NULL)
    return;
  if (g_strv_length (ends) == 1 && add_range (ends[0], ends[0], plain))
    return;
  if (g_strv_length (ends) == 2 && add_range (ends[0], ends[1], plain))
    return;
  excerpt = pandoria_json_excerpt (text);
  pandoria_reader_fail (list->reader, NULL, _ ("“%s” is neither a space nor a range of a column"), excerpt);
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

typedef void (*ReadElement) (PandoriaReader *reader, JsonObject *element, PandoriaBoard *board, guint index);

static guint
read_objects (PandoriaReader *reader, JsonObject *object, const char *member, guint max, PandoriaBoard *board,
              ReadElement read)
{
  PandoriaList list;

  pandoria_list_open (&list, reader, object, member, 0, max);
  while (pandoria_list_next (&list))
    read (reader, pandoria_list_object (&list), board, list.index);
  return list.index;
}

static int
find_ship (const PandoriaBoard *board, guint n_ships, PandoriaSpace at)
{
  for (guint i = 0; i < n_ships; i++)
    if (board->ships[i].at == at)
      return (int) i;
  return -1;
}

static void
read_ship (PandoriaReader *reader, JsonObject *element, PandoriaBoard *board, guint index)
{
  PandoriaShip *ship = &board->ships[index];

  ship->at = pandoria_reader_space (reader, element, "at");
  ship->discount = (guint8) pandoria_reader_int_or (reader, element, "discount", 0, PANDORIA_MAX_COST, 0);
  if (find_ship (board, index, ship->at) >= 0)
    pandoria_reader_fail (reader, "at", _ ("%s has a ship already"), pandoria_space_name (ship->at));
}

/* Reads all ships before their order on the river. */
static void
read_ship_next (PandoriaReader *reader, JsonObject *element, PandoriaBoard *board, guint index)
{
  PandoriaSpace next[PANDORIA_MAX_SHIPS];
  guint n
      = pandoria_reader_has (element, "next") ? read_spaces (reader, element, "next", 0, PANDORIA_MAX_SHIPS, next) : 0;

  for (guint i = 0; i < n && pandoria_reader_is_ok (reader); i++)
    {
      int ship = find_ship (board, board->n_ships, next[i]);

      if (ship < 0)
        pandoria_reader_fail (reader, "next", _ ("there is no ship at %s"), pandoria_space_name (next[i]));
      else
        board->ships[index].next |= (guint32) 1 << ship;
    }
}

static void
read_printed (PandoriaReader *reader, JsonObject *element, PandoriaBoard *board, guint index)
{
  pandoria_reader_hex (reader, element, &board->printed[index]);
  if (pandoria_reader_is_ok (reader))
    pandoria_spaces_add (&board->plain, board->printed[index].at);
}

static void
read_exit (PandoriaReader *reader, JsonObject *element, PandoriaBoard *board, guint index)
{
  PandoriaExit *exit = &board->exits[index];

  exit->spaces[0] = exit->spaces[1] = PANDORIA_SPACE_NONE;
  read_spaces (reader, element, "spaces", 1, 2, exit->spaces);
  exit->terrain = (guint8) pandoria_reader_key (reader, element, "terrain", pandoria_terrain_from_key,
                                                N_ ("“%s” is not a terrain"));
}

static void
check_board (PandoriaReader *reader, const PandoriaBoard *board)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *fault = NULL;

  if (!pandoria_reader_is_ok (reader) || pandoria_board_check (board, &error))
    return;
  fault = pandoria_setup_fault_describe (error);
  pandoria_reader_fail (reader, pandoria_setup_error_get_place (error), "%s", fault);
}

/* An unfinished board may lack start spaces. Everything else is read as strictly as for other boards. */
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
  board->n_printed = read_objects (reader, object, "printed", PANDORIA_N_SPACES, board, read_printed);
  board->n_exits = read_objects (reader, object, "exits", PANDORIA_MAX_EXITS, board, read_exit);
  read_spaces (reader, object, "start", n_start, PANDORIA_N_START, board->start);
}

void
pandoria_board_read (PandoriaReader *reader, JsonObject *object, PandoriaBoard *board)
{
  read_board (reader, object, board, PANDORIA_N_START);
  check_board (reader, board);
}

static gboolean
read_bytes (GBytes *bytes, gboolean is_finished, PandoriaBoard *board, char **name, JsonObject **json, GError **error)
{
  g_autoptr (JsonNode) root = pandoria_json_parse (bytes, error);
  JsonObject *object;
  PandoriaReader reader;
  PandoriaBoard read;

  if (root == NULL)
    return FALSE;
  object = json_node_get_object (root);
  pandoria_reader_init_file (&reader, bytes);
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
pandoria_board_from_bytes (GBytes *bytes, PandoriaBoard *board, char **name, JsonObject **json, GError **error)
{
  return read_bytes (bytes, TRUE, board, name, json, error);
}

gboolean
pandoria_board_from_unfinished (GBytes *bytes, PandoriaBoard *board, char **name, JsonObject **json, GError **error)
{
  return read_bytes (bytes, FALSE, board, name, json, error);
}

gboolean
pandoria_board_load (const char *path, PandoriaBoard *board, char **name, JsonObject **json, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  /* The resources register themselves. This call keeps the linker from dropping them. */
  pandoria_record_get_resource ();
  bytes = pandoria_json_read_file (path, error);
  if (bytes != NULL && pandoria_board_from_bytes (bytes, board, name, json, error))
    return TRUE;
  pandoria_file_error_prefix (error, path);
  return FALSE;
}
