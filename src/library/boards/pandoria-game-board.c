/* The board of a running game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-store.h"

#include "pandoria-board-json.h"
#include "pandoria-json-writer.h"

#include <glib/gi18n-lib.h>

static gboolean
is_same_board (const PandoriaBoard *board, const PandoriaBoard *other)
{
  g_autofree char *hash = pandoria_board_hash (board);
  g_autofree char *other_hash = pandoria_board_hash (other);

  return g_str_equal (hash, other_hash);
}

static gboolean
is_listed (const char *id)
{
  g_autoptr (GPtrArray) files = pandoria_board_store_list ();

  return pandoria_board_files_have_id (files, id);
}

/* Keeps a name that is too long for the addition. */
static char *
make_own_name (const char *name)
{
  /* Translators: %s is the name of a board, of which one game has a copy that is different */
  g_autofree char *own = g_strdup_printf (_ ("%s (this game only)"), name);

  return g_strdup (g_utf8_strlen (own, -1) <= PANDORIA_MAX_NAME ? own : name);
}

PandoriaBoardDraft *
pandoria_game_board_open (PandoriaRecord *record, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (record != NULL, NULL);

  bytes = pandoria_json_to_bytes (pandoria_record_get_board_json (record));
  return pandoria_board_draft_new_for_bytes (bytes, error);
}

gboolean
pandoria_game_board_is_same (PandoriaRecord *record, PandoriaBoardDraft *draft)
{
  g_return_val_if_fail (record != NULL && PANDORIA_IS_BOARD_DRAFT (draft), FALSE);
  return is_same_board (&pandoria_record_get_setup (record)->board, pandoria_board_draft_get_board (draft));
}

PandoriaSaver *
pandoria_game_board_find_stored (PandoriaRecord *record)
{
  g_autoptr (GPtrArray) files = NULL;
  const char *id;

  g_return_val_if_fail (record != NULL, NULL);

  id = json_object_get_string_member (pandoria_record_get_board_json (record), "id");
  files = pandoria_board_store_list ();
  for (guint i = 0; i < files->len; i++)
    {
      const PandoriaBoardFile *file = files->pdata[i];
      PandoriaSaver *saver;

      if (!file->own || file->error != NULL || !pandoria_board_file_has_id (file, id)
          || !is_same_board (&file->board, &pandoria_record_get_setup (record)->board))
        continue;
      saver = pandoria_saver_new (file->path);
      pandoria_saver_adopt (saver, file->bytes);
      return saver;
    }
  return NULL;
}

PandoriaBoardDraft *
pandoria_game_board_finish (PandoriaBoardDraft *draft, PandoriaSaver *stored, gboolean stores)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (PANDORIA_IS_BOARD_DRAFT (draft), NULL);

  if (stores ? stored != NULL : !is_listed (pandoria_board_draft_get_id (draft)))
    return g_object_ref (draft);
  name = stores ? pandoria_board_store_find_name (pandoria_board_draft_get_name (draft))
                : make_own_name (pandoria_board_draft_get_name (draft));
  return pandoria_board_draft_duplicate (draft, name);
}

gboolean
pandoria_game_board_store (PandoriaBoardDraft *board, PandoriaSaver *stored, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (PANDORIA_IS_BOARD_DRAFT (board), FALSE);

  if (stored != NULL)
    {
      bytes = pandoria_board_draft_get_bytes (board);
      return pandoria_saver_write (stored, bytes, error);
    }
  path = pandoria_board_store_add (board, error);
  return path != NULL;
}
