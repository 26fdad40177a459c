/* PandoriaDocument: updates the file outside the archive from which the open game came.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-document-private.h"

#include <glib/gi18n-lib.h>

#include "pandoria-file.h"

/** Update: the data of the thread. */
typedef struct
{
  char *game;              /* (nullable): path of the game */
  PandoriaOutside *origin; /* its file outside */
  GBytes *bytes;           /* (nullable): the new contents; NULL: only remember the origin */
} Update;

static void
free_update (gpointer data)
{
  Update *update = data;

  g_free (update->game);
  pandoria_outside_free (update->origin);
  g_clear_pointer (&update->bytes, g_bytes_unref);
  g_free (update);
}

static void
update_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Update *update = data;
  GError *error = NULL;

  if (update->bytes != NULL && !pandoria_outside_update (update->origin, update->bytes, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  if (update->game != NULL)
    pandoria_outside_remember (update->game, update->origin);
  g_task_return_boolean (task, TRUE);
}

/* Returns: (transfer full): a task about the origin of the open game. */
static GTask *
create_task (PandoriaDocument *self, GBytes *bytes, GAsyncReadyCallback callback, gpointer data)
{
  GTask *task = g_task_new (self, NULL, callback, data);
  Update *update = g_new0 (Update, 1);

  update->game = g_strdup (pandoria_game_get_path (pandoria_document_get_game (self)));
  update->origin = pandoria_outside_copy (self->origin);
  update->bytes = bytes;
  g_task_set_task_data (task, update, free_update);
  return task;
}

/* --- which file ----------------------------------------------------------------------------- */

static void
notify (PandoriaDocument *self)
{
  g_object_notify (G_OBJECT (self), "origin");
  g_object_notify (G_OBJECT (self), "can-update");
}

void
pandoria_document_set_origin (PandoriaDocument *self, const PandoriaOutside *origin)
{
  g_clear_pointer (&self->origin, pandoria_outside_free);
  self->origin = pandoria_outside_copy (origin);
  notify (self);
}

void
pandoria_document_take_origin (PandoriaDocument *self, const PandoriaOutside *origin)
{
  g_autoptr (GTask) task = NULL;

  if (origin == NULL)
    return;
  pandoria_document_set_origin (self, origin);
  task = create_task (self, NULL, NULL, NULL);
  g_task_run_in_thread (task, update_in_thread);
}

/* --- updating ------------------------------------------------------------------------------- */

static char *
get_name (const Update *update)
{
  g_autofree char *base = g_path_get_basename (update->origin->path);

  return pandoria_file_display_name (base);
}

static gboolean
is_of_open_game (PandoriaDocument *self, const Update *update)
{
  PandoriaGame *game = pandoria_document_get_game (self);

  return game != NULL && g_strcmp0 (pandoria_game_get_path (game), update->game) == 0
         && self->origin != NULL && g_str_equal (self->origin->path, update->origin->path);
}

static void
report_success (PandoriaDocument *self, const Update *update)
{
  g_autofree char *name = get_name (update);
  /* Translators: %s is the name of a file */
  g_autofree char *text = g_strdup_printf (_ ("Updated “%s”"), name);

  if (is_of_open_game (self, update))
    pandoria_document_set_origin (self, update->origin);
  g_signal_emit_by_name (self, "saved", text);
}

static void
report_failure (PandoriaDocument *self, const Update *update, const GError *error)
{
  g_autofree char *name = get_name (update);
  const gboolean is_changed
      = g_error_matches (error, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED);
  /* Translators: %s is the name of a file */
  g_autofree char *changed
      = g_strdup_printf (_ ("Another program has changed “%s” since it was opened. It stays as it "
                            "is: open it to compare, or export a copy."),
                         name);
  /* Translators: the name of a file, and the reason as the system says it */
  g_autofree char *failed
      = g_strdup_printf (_ ("“%1$s” stays as it is: %2$s."), name, error->message);

  g_signal_emit_by_name (self, "not-updated", is_changed ? changed : failed);
}

static void
on_updated (GObject *source, GAsyncResult *result, gpointer data)
{
  PandoriaDocument *self = PANDORIA_DOCUMENT (source);
  g_autoptr (GTask) request = data;
  const Update *update = g_task_get_task_data (G_TASK (result));
  GError *error = NULL;

  self->is_updating = FALSE;
  if (g_task_propagate_boolean (G_TASK (result), &error))
    {
      report_success (self, update);
      g_task_return_boolean (request, TRUE);
    }
  else
    {
      report_failure (self, update, error);
      g_task_return_error (request, error);
    }
  notify (self);
}

void
pandoria_document_update_async (PandoriaDocument *self, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) request = NULL, task = NULL;
  GBytes *bytes;
  GError *error = NULL;

  g_return_if_fail (PANDORIA_IS_DOCUMENT (self));
  g_return_if_fail (self->origin != NULL && !self->is_updating);

  request = g_task_new (self, NULL, callback, data);
  bytes = pandoria_record_to_bytes (pandoria_game_get_record (pandoria_document_get_game (self)),
                                    &error);
  if (bytes == NULL)
    {
      g_signal_emit_by_name (self, "not-updated", error->message);
      g_task_return_error (request, error);
      return;
    }
  self->is_updating = TRUE;
  task = create_task (self, bytes, on_updated, g_object_ref (request));
  notify (self);
  g_task_run_in_thread (task, update_in_thread);
}
