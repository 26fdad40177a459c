/* PandoriaOutside: the file outside the folder of games from which a game came. It can be updated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-outside.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "pandoria-file.h"
#include "pandoria-folder.h"
#include "pandoria-json-reader.h"

#define FORMAT  "pandoria-origin"
#define FOLDER  "origins"
#define SUFFIX  ".json"
#define MAX_URI 16384 /* characters: each byte of a long path takes three */
#define MODE    0600

static char *
compute_digest (GBytes *bytes)
{
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

static PandoriaOutside *
create (const char *path, const char *digest)
{
  PandoriaOutside *origin = g_new0 (PandoriaOutside, 1);

  origin->path = g_strdup (path);
  origin->digest = g_strdup (digest);
  return origin;
}

/* The new file replaces the old one, so its folder must be writable, too. */
static gboolean
can_be_replaced (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR) && g_access (path, W_OK) == 0
         && g_access (folder, W_OK) == 0;
}

PandoriaOutside *
pandoria_outside_new (const char *path, GBytes *bytes)
{
  g_autofree char *digest = NULL;

  g_return_val_if_fail (path != NULL && bytes != NULL, NULL);

  if (!g_path_is_absolute (path) || !can_be_replaced (path))
    return NULL;
  digest = compute_digest (bytes);
  return create (path, digest);
}

PandoriaOutside *
pandoria_outside_copy (const PandoriaOutside *origin)
{
  return origin != NULL ? create (origin->path, origin->digest) : NULL;
}

void
pandoria_outside_free (PandoriaOutside *origin)
{
  g_return_if_fail (origin != NULL);

  g_free (origin->path);
  g_free (origin->digest);
  g_free (origin);
}

/* --- remembering ---------------------------------------------------------------------------- */

/* Returns: (transfer full) (nullable): the file that remembers the origin of the game at @game;
 * NULL if the game is not in the folder of games. */
static char *
get_note (const char *game)
{
  g_autofree char *games = pandoria_folder_get_games ();
  g_autofree char *parent = g_path_get_dirname (game);
  g_autofree char *base = g_path_get_basename (game);
  g_autofree char *name = g_strconcat (base, SUFFIX, NULL);
  g_autofree char *folder = pandoria_folder_get_file (FOLDER);

  return g_str_equal (games, parent) ? g_build_filename (folder, name, NULL) : NULL;
}

static GBytes *
write_note (const PandoriaOutside *origin)
{
  g_autofree char *uri = g_filename_to_uri (origin->path, NULL, NULL);
  g_autoptr (JsonObject) root = json_object_new ();

  if (uri == NULL)
    return NULL;
  pandoria_json_set_format (root, FORMAT);
  json_object_set_string_member (root, "file", uri);
  json_object_set_string_member (root, "sha256", origin->digest);
  return pandoria_json_to_bytes (root);
}

void
pandoria_outside_remember (const char *game, const PandoriaOutside *origin)
{
  g_autofree char *note = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_if_fail (game != NULL);

  note = get_note (game);
  if (note == NULL)
    return;
  bytes = origin != NULL ? write_note (origin) : NULL;
  if (bytes != NULL)
    pandoria_file_write_own (note, bytes, MODE, NULL);
  else
    g_unlink (note);
}

/* Returns: (transfer full) (nullable): NULL if the note is not valid. */
static PandoriaOutside *
read_note (GBytes *bytes)
{
  g_autoptr (JsonNode) node = pandoria_json_parse (bytes, NULL);
  JsonObject *root = node != NULL ? json_node_get_object (node) : NULL;
  g_autofree char *path = NULL, *digest = NULL;
  PandoriaReader reader;
  const char *uri;

  if (root == NULL)
    return NULL;
  pandoria_reader_init_file (&reader, bytes, root);
  pandoria_reader_check_format (&reader, root, FORMAT);
  uri = pandoria_reader_text_or_null (&reader, root, "file", MAX_URI);
  digest = g_strdup (pandoria_reader_name (&reader, root, "sha256"));
  path = uri != NULL ? g_filename_from_uri (uri, NULL, NULL) : NULL;
  if (!pandoria_reader_finish (&reader, NULL) || path == NULL)
    return NULL;
  return create (path, digest);
}

PandoriaOutside *
pandoria_outside_recall (const char *game)
{
  g_autofree char *note = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (PandoriaOutside) origin = NULL;

  g_return_val_if_fail (game != NULL, NULL);

  note = get_note (game);
  bytes = note != NULL ? pandoria_file_read (note, NULL) : NULL;
  origin = bytes != NULL ? read_note (bytes) : NULL;
  return origin != NULL && can_be_replaced (origin->path) ? g_steal_pointer (&origin) : NULL;
}

/* --- updating ------------------------------------------------------------------------------- */

gboolean
pandoria_outside_update (PandoriaOutside *origin, GBytes *bytes, GError **error)
{
  g_autoptr (GBytes) there = NULL;
  g_autofree char *digest = NULL;

  g_return_val_if_fail (origin != NULL && bytes != NULL, FALSE);

  there = pandoria_file_read (origin->path, error);
  if (there == NULL)
    return FALSE;
  digest = compute_digest (there);
  if (!g_str_equal (digest, origin->digest) && !g_bytes_equal (there, bytes))
    {
      g_set_error_literal (error, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED,
                           _ ("another program has changed the file"));
      return FALSE;
    }
  if (!pandoria_file_write (origin->path, bytes, MODE, error))
    return FALSE;
  g_free (origin->digest);
  origin->digest = compute_digest (bytes);
  return TRUE;
}
