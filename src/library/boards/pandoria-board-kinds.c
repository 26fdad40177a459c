/* Lists the contents of a board by kind, to compare them with the board on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-draft.h"

#include "pandoria-board-json.h"
#include "pandoria-folder.h"
#include "pandoria-put-aside.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/* Returns: @n spaces, the first one at @first, and the others in steps of @size bytes. */
static PandoriaSpaces
collect (const PandoriaSpace *first, guint n, gsize size)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (guint i = 0; i < n; i++)
    spaces = pandoria_spaces_or (
        spaces, pandoria_spaces_one (G_STRUCT_MEMBER (PandoriaSpace, first, i * size)));
  return spaces;
}

/* Returns: the first or the second space of each exit. */
static PandoriaSpaces
get_exits (const PandoriaBoard *board, guint number)
{
  return collect (&board->exits[0].spaces[number], board->n_exits, sizeof board->exits[0]);
}

PandoriaSpaces
pandoria_board_kind_get_spaces (const PandoriaBoard *board, PandoriaBoardKind kind)
{
  g_return_val_if_fail (board != NULL, pandoria_spaces_empty ());

  switch (kind)
    {
    case PANDORIA_BOARD_KIND_PLAIN: return board->plain;
    case PANDORIA_BOARD_KIND_LAKES: return board->lakes;
    case PANDORIA_BOARD_KIND_SHIPS:
      return collect (&board->ships[0].at, board->n_ships, sizeof board->ships[0]);
    case PANDORIA_BOARD_KIND_EXITS:
      return pandoria_spaces_or (get_exits (board, 0), get_exits (board, 1));
    case PANDORIA_BOARD_KIND_PRINTED:
      return collect (&board->printed[0].at, board->n_printed, sizeof board->printed[0]);
    case PANDORIA_BOARD_KIND_START:
      return collect (board->start, PANDORIA_N_START, sizeof board->start[0]);
    default: g_return_val_if_reached (pandoria_spaces_empty ());
    }
}

/* “B3–B11 C2–C12”: adjacent spaces of a column. */
static char *
list_columns (PandoriaSpaces spaces)
{
  GString *text = g_string_new (NULL);
  PandoriaSpace first;

  while ((first = pandoria_spaces_pop (&spaces)) >= 0)
    {
      PandoriaSpace last = first;

      while (PANDORIA_ROW (last) < 15 && pandoria_spaces_has (&spaces, (PandoriaSpace) (last + 1)))
        pandoria_spaces_remove (&spaces, ++last);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "  " : "", pandoria_space_name (first));
      if (last > first)
        g_string_append_printf (text, "–%s", pandoria_space_name (last));
    }
  return g_string_free (text, FALSE);
}

/* The first space of an exit of two spaces names the other. */
static char *
list_lines (const PandoriaBoard *board, PandoriaSpaces spaces)
{
  g_autoptr (GPtrArray) lines = pandoria_phrases_new ();
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, spaces)
    pandoria_phrases_add (lines, pandoria_text_board_space (board, space));
  return pandoria_phrases_join (lines, "\n");
}

char *
pandoria_board_kind_describe (const PandoriaBoard *board, PandoriaBoardKind kind)
{
  PandoriaSpaces spaces = pandoria_board_kind_get_spaces (board, kind);

  if (pandoria_spaces_is_empty (spaces))
    return g_strdup (C_ ("of a kind on the board", "None"));
  if (kind == PANDORIA_BOARD_KIND_EXITS)
    return list_lines (board, get_exits (board, 0));
  if (kind == PANDORIA_BOARD_KIND_SHIPS || kind == PANDORIA_BOARD_KIND_PRINTED)
    return list_lines (board, spaces);
  return list_columns (spaces);
}

/* --- confirmed boards ----------------------------------------------------------------------- */

/* The oldest is dropped if there are more. */
#define MAX_CONFIRMED 1000

#define CONFIRMED "confirmed-boards.json"
#define FORMAT    "pandoria-confirmed-boards"

static gboolean
check_table (JsonObject *table, GBytes *bytes, GError **error)
{
  PandoriaReader reader;
  PandoriaList list;

  pandoria_reader_init_file (&reader, bytes, table);
  pandoria_reader_check_format (&reader, table, FORMAT);
  pandoria_list_open_or_empty (&list, &reader, table, "boards", MAX_CONFIRMED);
  while (pandoria_list_next (&list))
    pandoria_list_text (&list);
  return pandoria_reader_finish (&reader, error);
}

/* Returns: (transfer full) (nullable): the file, or a new one without boards. *@saver (out,
 * transfer full) writes it. */
static JsonObject *
open_table (PandoriaSaver **saver, GError **error)
{
  g_autofree char *path = pandoria_folder_get_file (CONFIRMED);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (JsonObject) table = json_object_new ();

  *saver = pandoria_saver_new (path);
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      bytes = pandoria_json_read_file (path, error);
      root = bytes != NULL ? pandoria_json_parse (bytes, error) : NULL;
      if (root == NULL || !check_table (json_node_get_object (root), bytes, error))
        {
          pandoria_file_error_prefix (error, path);
          pandoria_put_aside (path, error);
          return NULL;
        }
      pandoria_saver_adopt (*saver, bytes);
      json_object_unref (table);
      table = json_node_dup_object (root);
    }
  pandoria_json_set_format (table, FORMAT);
  if (!json_object_has_member (table, "boards"))
    pandoria_json_add_array (table, "boards");
  return g_steal_pointer (&table);
}

static gboolean
has_board (JsonObject *table, const char *hash)
{
  JsonArray *boards = json_object_get_array_member (table, "boards");

  for (guint i = 0; i < json_array_get_length (boards); i++)
    if (g_str_equal (json_array_get_string_element (boards, i), hash))
      return TRUE;
  return FALSE;
}

gboolean
pandoria_board_seen_is_confirmed (const PandoriaBoard *board, GError **error)
{
  g_autofree char *hash = NULL;
  g_autoptr (PandoriaSaver) saver = NULL;
  g_autoptr (JsonObject) table = NULL;

  g_return_val_if_fail (board != NULL, FALSE);

  table = open_table (&saver, error);
  if (table == NULL)
    return FALSE;
  hash = pandoria_board_hash (board);
  return has_board (table, hash);
}

gboolean
pandoria_board_seen_confirm (const PandoriaBoard *board, GError **error)
{
  g_autofree char *hash = NULL;
  g_autoptr (PandoriaSaver) saver = NULL;
  g_autoptr (GBytes) changed = NULL;
  g_autoptr (JsonObject) table = NULL;
  JsonArray *boards;

  g_return_val_if_fail (board != NULL, FALSE);

  table = open_table (&saver, error);
  if (table == NULL)
    return FALSE;
  hash = pandoria_board_hash (board);
  if (has_board (table, hash))
    return TRUE;
  boards = json_object_get_array_member (table, "boards");
  json_array_add_string_element (boards, hash);
  if (json_array_get_length (boards) > MAX_CONFIRMED)
    json_array_remove_element (boards, 0);
  changed = pandoria_json_to_bytes (table);
  return pandoria_saver_write (saver, changed, error);
}
