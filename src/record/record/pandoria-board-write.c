/* Writes a pandoria-board object.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-json.h"

#include "pandoria-json-writer.h"
#include "pandoria-parts-json.h"

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

static void
sort_elements (Element *elements, guint n)
{
  qsort (elements, n, sizeof elements[0], compare_elements);
}

/* Returns: (nullable): the space that identifies an element of a file's list: "at", or the first in "spaces". */
static const char *
get_place (JsonNode *node)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  JsonNode *at = object != NULL ? json_object_get_member (object, "at") : NULL;
  JsonNode *spaces = object != NULL ? json_object_get_member (object, "spaces") : NULL;

  if (spaces != NULL && JSON_NODE_HOLDS_ARRAY (spaces) && json_array_get_length (json_node_get_array (spaces)) > 0)
    at = json_array_get_element (json_node_get_array (spaces), 0);
  return at != NULL && json_node_get_value_type (at) == G_TYPE_STRING ? json_node_get_string (at) : NULL;
}

/* Returns: (transfer full): a copy of the element for space @at in the list @member of @base, or an empty object. */
static JsonObject *
copy_element (JsonObject *base, const char *member, PandoriaSpace at)
{
  JsonNode *node = base != NULL ? json_object_get_member (base, member) : NULL;
  JsonArray *list = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    if (g_strcmp0 (get_place (json_array_get_element (list, i)), pandoria_space_name (at)) == 0)
      return pandoria_json_object_copy (json_array_get_object_element (list, i));
  return json_object_new ();
}

/* "B3-B11": adjacent spaces of a column. */
static JsonArray *
list_ranges (PandoriaSpaces spaces)
{
  JsonArray *list = json_array_new ();
  PandoriaSpace first;

  while ((first = pandoria_spaces_pop (&spaces)) >= 0)
    {
      PandoriaSpace last = first;
      g_autofree char *range = NULL;

      while (PANDORIA_ROW (last) < 15 && pandoria_spaces_has (&spaces, (PandoriaSpace) (last + 1)))
        pandoria_spaces_remove (&spaces, ++last);
      range = g_strdup (pandoria_space_name (first));
      if (last > first)
        {
          g_autofree char *from = g_steal_pointer (&range);

          range = g_strconcat (from, "-", pandoria_space_name (last), NULL);
        }
      json_array_add_string_element (list, range);
    }
  return list;
}

static JsonArray *
list_spaces (PandoriaSpaces spaces)
{
  JsonArray *list = json_array_new ();
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, spaces)
    json_array_add_string_element (list, pandoria_space_name (space));
  return list;
}

static JsonArray *
list_ships (const PandoriaBoard *board, JsonObject *base)
{
  JsonArray *list = json_array_new ();
  Element order[PANDORIA_MAX_SHIPS];

  for (guint i = 0; i < board->n_ships; i++)
    order[i] = (Element){ board->ships[i].at, i };
  sort_elements (order, board->n_ships);
  for (guint i = 0; i < board->n_ships; i++)
    {
      const PandoriaShip *ship = &board->ships[order[i].index];
      JsonObject *object = copy_element (base, "ships", ship->at);
      PandoriaSpaces next = pandoria_spaces_empty ();

      for (guint j = 0; j < board->n_ships; j++)
        if (ship->next >> j & 1)
          pandoria_spaces_add (&next, board->ships[j].at);
      pandoria_space_write (object, "at", ship->at);
      json_object_set_int_member (object, "discount", ship->discount);
      json_object_set_array_member (object, "next", list_spaces (next));
      json_array_add_object_element (list, object);
    }
  return list;
}

static JsonArray *
list_printed (const PandoriaBoard *board, JsonObject *base)
{
  JsonArray *list = json_array_new ();
  Element order[PANDORIA_N_SPACES];

  for (guint i = 0; i < board->n_printed; i++)
    order[i] = (Element){ board->printed[i].at, i };
  sort_elements (order, board->n_printed);
  for (guint i = 0; i < board->n_printed; i++)
    {
      JsonObject *object = copy_element (base, "printed", order[i].at);

      pandoria_hex_write (object, &board->printed[order[i].index]);
      json_array_add_object_element (list, object);
    }
  return list;
}

/* The first space stays the first, because acts name an exit by it. */
static JsonArray *
list_exits (const PandoriaBoard *board, JsonObject *base)
{
  JsonArray *list = json_array_new ();
  Element order[PANDORIA_MAX_EXITS];

  for (guint i = 0; i < board->n_exits; i++)
    order[i] = (Element){ board->exits[i].spaces[0], i };
  sort_elements (order, board->n_exits);
  for (guint i = 0; i < board->n_exits; i++)
    {
      const PandoriaExit *exit = &board->exits[order[i].index];
      JsonObject *object = copy_element (base, "exits", exit->spaces[0]);
      JsonArray *spaces = json_array_new ();

      for (int j = 0; j < 2 && exit->spaces[j] >= 0; j++)
        json_array_add_string_element (spaces, pandoria_space_name (exit->spaces[j]));
      json_object_set_array_member (object, "spaces", spaces);
      json_object_set_string_member (object, "terrain", pandoria_terrain_key ((PandoriaTerrain) exit->terrain));
      json_array_add_object_element (list, object);
    }
  return list;
}

JsonObject *
pandoria_board_write (const PandoriaBoard *board, const char *id, const char *name, JsonObject *base)
{
  JsonObject *object;
  PandoriaSpaces start = pandoria_spaces_empty ();

  g_return_val_if_fail (board != NULL && id != NULL && name != NULL, NULL);

  object = base != NULL ? pandoria_json_object_copy (base) : json_object_new ();
  for (guint i = 0; i < PANDORIA_N_START; i++)
    start = pandoria_spaces_or (start, pandoria_spaces_one (board->start[i]));
  json_object_set_string_member (object, "format", "pandoria-board");
  json_object_set_int_member (object, "version", 1);
  json_object_set_string_member (object, "id", id);
  json_object_set_string_member (object, "name", name);
  json_object_set_string_member (object, "side", pandoria_side_key ((PandoriaSide) board->side));
  json_object_set_array_member (object, "plain", list_ranges (board->plain));
  json_object_set_array_member (object, "lakes", list_spaces (board->lakes));
  json_object_set_array_member (object, "ships", list_ships (board, base));
  json_object_set_array_member (object, "printed", list_printed (board, base));
  json_object_set_array_member (object, "exits", list_exits (board, base));
  json_object_set_array_member (object, "start", list_spaces (start));
  return object;
}

char *
pandoria_board_hash (const PandoriaBoard *board)
{
  g_autoptr (JsonObject) object = pandoria_board_write (board, "", "", NULL);
  gsize length;
  g_autofree char *text = pandoria_json_to_text (object, FALSE, &length);

  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
}
