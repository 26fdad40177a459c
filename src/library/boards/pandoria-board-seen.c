/* Remembers which boards the player has compared with the one on the table: their hashes in "confirmed-boards.json".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-store.h"

#include "pandoria-board-json.h"
#include "pandoria-json-writer.h"

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
