/* PandoriaGame: the file that follows every change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-private.h"

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
  /* Opening a game does not write its file. */
  if (path != NULL && (pandoria_record_is_in_file (self->record, path) || (self->is_split && g_file_test (path, G_FILE_TEST_EXISTS))))
    return TRUE;
  return pandoria_game_save (self, error);
}

gboolean
pandoria_game_export (PandoriaGame *self, const char *path, GError **error)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self) && path != NULL, FALSE);

  return pandoria_record_save (self->record, path, error);
}
