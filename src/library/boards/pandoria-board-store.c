/* The list of boards: the shipped ones, and the player's own, each in a file; and the board of a
 * running game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-draft.h"

#include <glib/gi18n-lib.h>

#include "pandoria-board-json.h"
#include "pandoria-file.h"
#include "pandoria-folder.h"
#include "pandoria-one-line.h"

#define FOLDER  "boards"
#define SHIPPED "/io/github/pandoria_companion/PandoriaCompanion/data/boards/"

static gboolean
is_shipped (const char *path)
{
  return g_str_has_prefix (path, "resource://");
}

/* --- reading -------------------------------------------------------------------------------- */

static void
free_file (gpointer data)
{
  PandoriaBoardFile *file = data;

  g_free (file->path);
  g_free (file->name);
  g_free (file->error);
  g_clear_pointer (&file->json, json_object_unref);
  g_clear_pointer (&file->bytes, g_bytes_unref);
  g_free (file);
}

static gboolean
read_file (PandoriaBoardFile *file, GError **error)
{
  file->bytes = pandoria_json_read_file (file->path, error);
  if (file->bytes != NULL
      && pandoria_board_from_bytes (file->bytes, FALSE, &file->board, &file->name, &file->json,
                                    error))
    return TRUE;
  pandoria_file_error_prefix (error, file->path);
  return FALSE;
}

/* Shipped boards have a name in the player's language. Copies of them start with it. */
static char *
name_board (const char *path, const char *name)
{
  return g_strdup (is_shipped (path) ? g_dgettext (GETTEXT_PACKAGE, name) : name);
}

static PandoriaBoardFile *
load_file (const char *path)
{
  PandoriaBoardFile *file = g_new0 (PandoriaBoardFile, 1);
  g_autoptr (GError) error = NULL;

  file->path = g_strdup (path);
  file->own = !is_shipped (path);
  if (read_file (file, &error))
    {
      g_autofree char *name = g_steal_pointer (&file->name);

      file->name = name_board (path, name);
      file->playable = pandoria_board_check (&file->board, NULL);
      return file;
    }
  file->name = pandoria_file_display_name (strrchr (path, '/') + 1);
  file->error = g_strdup (error->message);
  return file;
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static int
compare_files (gconstpointer a, gconstpointer b)
{
  const PandoriaBoardFile *first = *(PandoriaBoardFile *const *) a,
                          *second = *(PandoriaBoardFile *const *) b;
  int order = g_utf8_collate (first->name, second->name);

  return order != 0 ? order : strcmp (first->path, second->path);
}

static void
list_shipped (GPtrArray *files)
{
  g_auto (GStrv) names = NULL;

  /* A linked resource registers itself when its function is called for the first time. */
  pandoria_board_load (PANDORIA_BOARD_RESOURCE_A, NULL, NULL, NULL, NULL);
  names = g_resources_enumerate_children (SHIPPED, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (names == NULL)
    return;
  qsort (names, g_strv_length (names), sizeof (char *), compare_paths);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("resource://" SHIPPED, names[i], NULL);

      g_ptr_array_add (files, load_file (path));
    }
}

static GPtrArray *
list_own_paths (void)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = pandoria_folder_get_file (FOLDER);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL
         && paths->len < PANDORIA_MAX_OWN_BOARDS)
    if (g_str_has_suffix (name, ".json") && *name != '.')
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  return paths;
}

GPtrArray *
pandoria_board_store_list (void)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (free_file);
  g_autoptr (GPtrArray) own = g_ptr_array_new (), paths = list_own_paths ();

  list_shipped (files);
  for (guint i = 0; i < paths->len; i++)
    g_ptr_array_add (own, load_file (paths->pdata[i]));
  g_ptr_array_sort (own, compare_files);
  for (guint i = 0; i < own->len; i++)
    g_ptr_array_add (files, own->pdata[i]);
  return files;
}

PandoriaBoardFile *
pandoria_board_store_read_game (PandoriaRecord *record)
{
  PandoriaBoardFile *file;

  g_return_val_if_fail (record != NULL, NULL);

  file = g_new0 (PandoriaBoardFile, 1);
  file->name = pandoria_record_get_board_name (record);
  file->playable = TRUE;
  file->board = pandoria_record_get_setup (record)->board;
  file->json = json_object_ref (pandoria_record_get_board_json (record));
  return file;
}

gboolean
pandoria_board_file_has_id (const PandoriaBoardFile *file, const char *id)
{
  return file->json != NULL
         && g_strcmp0 (json_object_get_string_member (file->json, "id"), id) == 0;
}

static gboolean
have_id (GPtrArray *files, const char *id)
{
  for (guint i = 0; i < files->len; i++)
    if (pandoria_board_file_has_id (files->pdata[i], id))
      return TRUE;
  return FALSE;
}

PandoriaBoardDraft *
pandoria_board_store_open (const char *path, PandoriaSaver **saver, GError **error)
{
  g_autoptr (PandoriaSaver) own = NULL;
  g_autoptr (GBytes) bytes = NULL;
  PandoriaBoardDraft *draft;

  g_return_val_if_fail (path != NULL, NULL);

  if (saver != NULL && !is_shipped (path))
    own = pandoria_saver_new (path);
  bytes = pandoria_json_read_file (path, error);
  draft = bytes != NULL ? pandoria_board_draft_new_for_bytes (bytes, error) : NULL;
  if (draft == NULL)
    {
      pandoria_file_error_prefix (error, path);
      return NULL;
    }
  if (own != NULL)
    pandoria_saver_adopt (own, bytes);
  if (saver != NULL)
    *saver = g_steal_pointer (&own);
  return draft;
}

/* --- names ---------------------------------------------------------------------------------- */

/* Returns: (transfer full): @name for comparing, without differences in case and Unicode encoding.
 */
static char *
fold (const char *name)
{
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_NFKC);

  return g_utf8_casefold (normal != NULL ? normal : "", -1);
}

static gboolean
is_free (GPtrArray *files, const char *name, const char *path)
{
  g_autofree char *folded = fold (name);

  for (guint i = 0; i < files->len; i++)
    {
      const PandoriaBoardFile *file = files->pdata[i];
      g_autofree char *other = fold (file->name);

      if (g_str_equal (other, folded) && g_strcmp0 (file->path, path) != 0)
        return FALSE;
    }
  return TRUE;
}

gboolean
pandoria_board_store_is_free (const char *name, const char *path)
{
  g_autoptr (GPtrArray) files = NULL;

  g_return_val_if_fail (name != NULL, FALSE);

  files = pandoria_board_store_list ();
  return is_free (files, name, path);
}

char *
pandoria_board_store_find_name (const char *name)
{
  g_autoptr (GPtrArray) files = NULL;
  g_autofree char *shown = NULL;
  char *found;

  g_return_val_if_fail (name != NULL, NULL);

  files = pandoria_board_store_list ();
  shown = pandoria_one_line (name);
  found = g_strdup (shown);
  /* Leaves room for the number. */
  if (g_utf8_strlen (shown, -1) > PANDORIA_MAX_NAME - 8)
    *g_utf8_offset_to_pointer (shown, PANDORIA_MAX_NAME - 8) = '\0';
  for (guint i = 2; !is_free (files, found, NULL); i++)
    {
      g_free (found);
      found = g_strdup_printf ("%s %u", shown, i);
    }
  return found;
}

/* --- writing -------------------------------------------------------------------------------- */

static gboolean
has_room (GError **error)
{
  g_autoptr (GPtrArray) paths = list_own_paths ();

  if (paths->len < PANDORIA_MAX_OWN_BOARDS)
    return TRUE;
  g_set_error_literal (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
                       _ ("There are too many boards; delete one of them first."));
  return FALSE;
}

char *
pandoria_board_store_add (PandoriaBoardDraft *draft, GError **error)
{
  g_autofree char *folder = pandoria_folder_get_file (FOLDER), *stem = NULL, *name = NULL,
                  *path = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (PANDORIA_IS_BOARD_DRAFT (draft), NULL);

  if (!has_room (error))
    return NULL;
  stem = pandoria_file_name_make (pandoria_board_draft_get_name (draft));
  name = g_strconcat (*stem != '\0' ? stem : "board", ".json", NULL);
  path = pandoria_file_find_free (folder, name);
  bytes = pandoria_board_draft_get_bytes (draft);
  return pandoria_file_write_own (path, bytes, 0600, error) ? g_steal_pointer (&path) : NULL;
}

char *
pandoria_board_store_duplicate (const char *path, GError **error)
{
  g_autoptr (PandoriaBoardDraft) draft = pandoria_board_store_open (path, NULL, error), copy = NULL;
  g_autofree char *spoken = NULL, *name = NULL;

  if (draft == NULL)
    return NULL;
  spoken = name_board (path, pandoria_board_draft_get_name (draft));
  name = pandoria_board_store_find_name (spoken);
  copy = pandoria_board_draft_duplicate (draft, name);
  return pandoria_board_store_add (copy, error);
}

/* --- from elsewhere ------------------------------------------------------------------------- */

static const PandoriaBoardFile *
find_same (GPtrArray *files, GBytes *bytes)
{
  for (guint i = 0; i < files->len; i++)
    {
      const PandoriaBoardFile *file = files->pdata[i];

      if (file->error == NULL && g_bytes_equal (file->bytes, bytes))
        return file;
    }
  return NULL;
}

char *
pandoria_board_store_import (const char *path, gboolean *known, GError **error)
{
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (PandoriaBoardDraft) draft = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL;
  const PandoriaBoardFile *same;

  g_return_val_if_fail (path != NULL && known != NULL, NULL);

  draft = pandoria_board_store_open (path, NULL, error);
  if (draft == NULL)
    return NULL;
  files = pandoria_board_store_list ();
  bytes = pandoria_board_draft_get_bytes (draft);
  same = find_same (files, bytes);
  *known = same != NULL;
  if (same != NULL)
    return g_strdup (same->path);
  name = pandoria_board_store_find_name (pandoria_board_draft_get_name (draft));
  if (have_id (files, pandoria_board_draft_get_id (draft)))
    {
      g_autoptr (PandoriaBoardDraft) other = pandoria_board_draft_duplicate (draft, name);

      return pandoria_board_store_add (other, error);
    }
  pandoria_board_draft_set_name (draft, name);
  return pandoria_board_store_add (draft, error);
}

/* Returns: (transfer full) (nullable): the new path of the file @path in @folder. */
static char *
move (const char *path, const char *folder, GError **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *to = pandoria_file_find_free (folder, name);

  return pandoria_folder_move (path, to, error) ? g_steal_pointer (&to) : NULL;
}

/* The name of the folder contains the time, so that the archive removes it after 30 days, like
 * deleted games. */
char *
pandoria_board_store_delete (const char *path, GError **error)
{
  g_autofree char *games = pandoria_folder_get_games ();
  g_autofree char *deleted = NULL, *name = NULL, *folder = NULL;

  g_return_val_if_fail (path != NULL && !is_shipped (path), NULL);

  deleted = pandoria_folder_make_deleted_name (games);
  name = g_strconcat ("deleted/", deleted, NULL);
  folder = pandoria_folder_get_file (name);
  return move (path, folder, error);
}

gboolean
pandoria_board_store_restore (const char *deleted, GError **error)
{
  g_autofree char *folder = pandoria_folder_get_file (FOLDER), *path = NULL;

  g_return_val_if_fail (deleted != NULL, FALSE);

  path = move (deleted, folder, error);
  return path != NULL;
}

/* --- the board of a running game ------------------------------------------------------------ */

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

  return have_id (files, id);
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
  return is_same_board (&pandoria_record_get_setup (record)->board,
                        pandoria_board_draft_get_board (draft));
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

      if (!file->own || file->error != NULL || !pandoria_board_file_has_id (file, id))
        continue;
      if (!is_same_board (&file->board, &pandoria_record_get_setup (record)->board))
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
