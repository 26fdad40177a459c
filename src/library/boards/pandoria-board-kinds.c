/* Lists the contents of a board by kind, to compare them with the board on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-draft.h"

#include "pandoria-board-json.h"
#include "pandoria-board-store.h"
#include "pandoria-json-writer.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

static PandoriaSpaces
get_ships (const PandoriaBoard *board)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (guint i = 0; i < board->n_ships; i++)
    pandoria_spaces_add (&spaces, board->ships[i].at);
  return spaces;
}

static PandoriaSpaces
get_exits (const PandoriaBoard *board, int n_spaces)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (guint i = 0; i < board->n_exits; i++)
    for (int j = 0; j < n_spaces; j++)
      spaces = pandoria_spaces_or (spaces, pandoria_spaces_one (board->exits[i].spaces[j]));
  return spaces;
}

static PandoriaSpaces
get_printed (const PandoriaBoard *board)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (guint i = 0; i < board->n_printed; i++)
    pandoria_spaces_add (&spaces, board->printed[i].at);
  return spaces;
}

static PandoriaSpaces
get_start (const PandoriaBoard *board)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (guint i = 0; i < PANDORIA_N_START; i++)
    spaces = pandoria_spaces_or (spaces, pandoria_spaces_one (board->start[i]));
  return spaces;
}

PandoriaSpaces
pandoria_board_kind_get_spaces (const PandoriaBoard *board, PandoriaBoardKind kind)
{
  g_return_val_if_fail (board != NULL, pandoria_spaces_empty ());

  switch (kind)
    {
    case PANDORIA_BOARD_KIND_PLAIN: return board->plain;
    case PANDORIA_BOARD_KIND_LAKES: return board->lakes;
    case PANDORIA_BOARD_KIND_SHIPS: return get_ships (board);
    case PANDORIA_BOARD_KIND_EXITS: return get_exits (board, 2);
    case PANDORIA_BOARD_KIND_PRINTED: return get_printed (board);
    case PANDORIA_BOARD_KIND_START: return get_start (board);
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
    return list_lines (board, get_exits (board, 1));
  if (kind == PANDORIA_BOARD_KIND_SHIPS || kind == PANDORIA_BOARD_KIND_PRINTED)
    return list_lines (board, spaces);
  return list_columns (spaces);
}

/* --- confirmed boards ------------------------------------------------------------------------------------------- */

/* Drops the oldest if there are more. */
#define MAX_CONFIRMED 1000

static char *
get_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "pandoria-companion", "confirmed-boards.json", NULL);
}

/** Table: the file as read. */
typedef struct
{
  GPtrArray *hashes;
  JsonObject *root; /* nullable: no file */
  GBytes *bytes;    /* nullable */
} Table;

static void
clear_table (Table *table)
{
  g_clear_pointer (&table->hashes, g_ptr_array_unref);
  g_clear_pointer (&table->root, json_object_unref);
  g_clear_pointer (&table->bytes, g_bytes_unref);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, clear_table)

static gboolean
read_table (Table *table, GError **error)
{
  g_autoptr (JsonNode) root = pandoria_json_parse (table->bytes, error);
  PandoriaReader reader;
  PandoriaList list;

  if (root == NULL)
    return FALSE;
  table->root = json_object_ref (json_node_get_object (root));
  pandoria_reader_init_file (&reader, table->bytes);
  pandoria_reader_check_format (&reader, table->root, "pandoria-confirmed-boards");
  pandoria_list_open_or_empty (&list, &reader, table->root, "boards", MAX_CONFIRMED);
  while (pandoria_list_next (&list))
    g_ptr_array_add (table->hashes, g_strdup (pandoria_list_text (&list)));
  return pandoria_reader_finish (&reader, error);
}

static gboolean
load_table (Table *table, const char *path, GError **error)
{
  *table = (Table){ g_ptr_array_new_with_free_func (g_free), NULL, NULL };
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  table->bytes = pandoria_json_read_file (path, error);
  if (table->bytes != NULL && read_table (table, error))
    return TRUE;
  pandoria_file_error_prefix (error, path);
  return FALSE;
}

static gboolean
has_hash (const Table *table, const char *hash)
{
  return g_ptr_array_find_with_equal_func (table->hashes, hash, g_str_equal, NULL);
}

static gboolean
save_table (const Table *table, PandoriaSaver *saver, GError **error)
{
  g_autoptr (JsonObject) root = table->root != NULL ? json_object_ref (table->root) : json_object_new ();
  g_autoptr (GBytes) bytes = NULL;
  guint first = table->hashes->len > MAX_CONFIRMED ? table->hashes->len - MAX_CONFIRMED : 0;
  JsonArray *boards;

  json_object_set_string_member (root, "format", "pandoria-confirmed-boards");
  json_object_set_int_member (root, "version", 1);
  boards = pandoria_json_add_array (root, "boards");
  for (guint i = first; i < table->hashes->len; i++)
    json_array_add_string_element (boards, table->hashes->pdata[i]);
  bytes = pandoria_json_to_bytes (root);
  return pandoria_saver_write (saver, bytes, error);
}

gboolean
pandoria_board_seen_is_confirmed (const PandoriaBoard *board)
{
  g_autofree char *path = get_path ();
  g_autofree char *hash = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (Table) table = { NULL, NULL, NULL };

  g_return_val_if_fail (board != NULL, FALSE);

  if (!load_table (&table, path, &error))
    {
      g_message ("Which boards were confirmed is not known: %s", error->message);
      return FALSE;
    }
  hash = pandoria_board_hash (board);
  return has_hash (&table, hash);
}

gboolean
pandoria_board_seen_confirm (const PandoriaBoard *board, GError **error)
{
  g_autofree char *path = get_path ();
  g_autofree char *hash = NULL;
  g_autoptr (PandoriaSaver) saver = pandoria_saver_new (path);
  g_auto (Table) table = { NULL, NULL, NULL };

  g_return_val_if_fail (board != NULL, FALSE);

  if (!load_table (&table, path, error))
    return FALSE;
  if (table.bytes != NULL)
    pandoria_saver_adopt (saver, table.bytes);
  hash = pandoria_board_hash (board);
  if (has_hash (&table, hash))
    return TRUE;
  g_ptr_array_add (table.hashes, g_steal_pointer (&hash));
  return save_table (&table, saver, error);
}
