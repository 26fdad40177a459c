/* PandoriaGame: the file that follows every change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-private.h"

#include <string.h>

const char *
pandoria_game_get_path (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);

  return self->path;
}

gboolean
pandoria_game_save (PandoriaGame *self, GError **error)
{
  g_autoptr (GError) local = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  if (self->path != NULL)
    pandoria_record_save (self->record, self->path, &local);
  pandoria_game_set_save_error (self, local != NULL ? local->message : NULL);
  if (local == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/* Whether the file already says what the record says, however it is laid out: then opening it does not write it. */
static gboolean
holds_record (const char *path, PandoriaRecord *record)
{
  g_autoptr (PandoriaRecord) kept = NULL;
  g_autofree char *there = NULL;
  g_autofree char *here = NULL;
  gsize there_length, here_length;

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return FALSE;
  kept = pandoria_record_new_from_file (path, NULL);
  if (kept == NULL)
    return FALSE;
  there = pandoria_record_to_data (kept, &there_length);
  here = pandoria_record_to_data (record, &here_length);
  return there_length == here_length && memcmp (there, here, here_length) == 0;
}

gboolean
pandoria_game_set_path (PandoriaGame *self, const char *path, GError **error)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  if (g_strcmp0 (self->path, path) != 0)
    {
      g_free (self->path);
      self->path = g_strdup (path);
      g_object_notify (G_OBJECT (self), "path");
    }
  if (path != NULL && (holds_record (path, self->record) || (self->is_split && g_file_test (path, G_FILE_TEST_EXISTS))))
    return TRUE;
  return pandoria_game_save (self, error);
}

gboolean
pandoria_game_export (PandoriaGame *self, const char *path, GError **error)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self) && path != NULL, FALSE);

  return pandoria_record_save (self->record, path, error);
}
