/* PandoriaDocument: saves the game, and asks before unsaved changes are lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-document-private.h"

#include <glib/gi18n-lib.h>

/* A photo has the name of its game with this ending. */
#define PHOTO_SUFFIX ".jpg"

#include "pandoria-file.h"
#include "pandoria-folder.h"

static void
request_free (gpointer data)
{
  PandoriaRequest *request = data;

  g_clear_object (&request->asked);
  g_clear_object (&request->game);
  g_strfreev (request->paths);
  g_clear_pointer (&request->files, g_ptr_array_unref);
  g_free (request);
}

GTask *
pandoria_document_create_task (PandoriaDocument *self, void (*continue_task) (GTask *task),
                               GAsyncReadyCallback callback, gpointer data)
{
  GTask *task = g_task_new (self, NULL, callback, data);
  PandoriaRequest *request = g_new0 (PandoriaRequest, 1);

  request->continue_task = continue_task;
  g_task_set_task_data (task, request, request_free);
  return task;
}

void
pandoria_document_ask (GTask *task, PandoriaDocumentQuestion question, const char *text)
{
  PandoriaRequest *request = g_task_get_task_data (task);
  PandoriaDocument *self = g_task_get_source_object (task);

  request->waits = TRUE;
  g_set_object (&request->asked, pandoria_document_get_game (self));
  g_signal_emit_by_name (self, "question", question, text, task);
}

static void
ask_place (GTask *task)
{
  PandoriaGame *game = pandoria_document_get_game (g_task_get_source_object (task));
  g_autofree char *stem
      = pandoria_file_name_make (pandoria_record_get_title (pandoria_game_get_record (game)));
  g_autofree char *name
      = g_strconcat (*stem != '\0' ? stem : _ ("Pandoria"), PANDORIA_GAME_SUFFIX, NULL);

  pandoria_document_ask (task, PANDORIA_DOCUMENT_ASKS_PLACE, name);
}

/* Returns: whether the request of @task waited for an answer. */
static gboolean
take_answer (GTask *task)
{
  PandoriaRequest *request = g_task_get_task_data (task);
  PandoriaDocument *self = g_task_get_source_object (task);
  gboolean waits = request->waits;

  request->waits = FALSE;
  g_ptr_array_remove (self->closing, task);
  return waits;
}

static void
continue_task (GTask *task)
{
  PandoriaRequest *request = g_task_get_task_data (task);

  request->continue_task (task);
}

void
pandoria_document_answer (GTask *task, PandoriaDocumentAnswer answer)
{
  PandoriaDocument *self;
  PandoriaRequest *request;

  g_return_if_fail (G_IS_TASK (task));

  self = g_task_get_source_object (task);
  request = g_task_get_task_data (task);
  if (!take_answer (task))
    return;
  switch (answer)
    {
    case PANDORIA_DOCUMENT_DISCARD:
      if (request->asked == pandoria_document_get_game (self))
        pandoria_document_set_game (self, NULL);
      continue_task (task);
      break;
    case PANDORIA_DOCUMENT_SAVE_AS: ask_place (task); break;
    case PANDORIA_DOCUMENT_COPY:
      request->copies = TRUE;
      continue_task (task);
      break;
    case PANDORIA_DOCUMENT_USE:
      request->uses = TRUE;
      continue_task (task);
      break;
    case PANDORIA_DOCUMENT_CANCEL:
    default:
      /* The asker may keep the request longer than the files may stay locked. */
      g_clear_pointer (&request->files, g_ptr_array_unref);
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "cancelled");
      break;
    }
}

gboolean
pandoria_document_save (PandoriaDocument *self)
{
  PandoriaGame *game;

  g_return_val_if_fail (PANDORIA_IS_DOCUMENT (self), FALSE);

  game = pandoria_document_get_game (self);
  if (self->last_error != NULL)
    pandoria_document_remember (self);
  return game == NULL || pandoria_game_save (game, NULL);
}

/* Takes @error, the reason why no copy was written. */
static void
fail_copy (GTask *task, GError *error)
{
  g_signal_emit_by_name (g_task_get_source_object (task), "failed", error->message);
  g_task_return_error (task, error);
}

/* The photo of the table is in a file next to the game. Returns: whether the copy at @place has it,
 * too. A copy without it is still a whole game. */
static gboolean
copy_photo (PandoriaGame *game, GFile *place)
{
  const char *own = game != NULL ? pandoria_game_get_path (game) : NULL;
  g_autofree char *path = g_file_get_path (place);
  g_autofree char *photo = own != NULL ? g_strconcat (own, PHOTO_SUFFIX, NULL) : NULL;
  g_autofree char *copy = path != NULL ? g_strconcat (path, PHOTO_SUFFIX, NULL) : NULL;
  g_autoptr (GFile) from = photo != NULL ? g_file_new_for_path (photo) : NULL;
  g_autoptr (GFile) to = copy != NULL ? g_file_new_for_path (copy) : NULL;

  return from != NULL && to != NULL && g_file_test (photo, G_FILE_TEST_IS_REGULAR)
         && g_strcmp0 (own, path) != 0
         && g_file_copy (from, to, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL);
}

static char *
get_name (GFile *place)
{
  g_autofree char *base = g_file_get_basename (place);

  return pandoria_file_display_name (base);
}

/* Takes @text, a sentence with the name of the copy. */
static void
end_copy (GTask *task, char *text)
{
  g_signal_emit_by_name (g_task_get_source_object (task), "saved", text);
  g_free (text);
  continue_task (task);
}

/* The game cannot be saved in its own file, and continues in the copy. No act may come between. */
static void
move_to_copy (GTask *task, PandoriaGame *game, GFile *place)
{
  g_autofree char *path = g_file_get_path (place), *name = get_name (place);
  GError *error = NULL;

  if (!pandoria_record_save (pandoria_game_get_record (game), path, &error))
    {
      fail_copy (task, error);
      return;
    }
  pandoria_game_set_path (game, path, NULL);
  /* Translators: %s is the name of a file */
  end_copy (task, g_strdup_printf (_ ("Saved as “%s”"), name));
}

static void
on_exported (GObject *place, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  g_autofree char *name = get_name (G_FILE (place));
  g_autoptr (GError) error = NULL;

  if (pandoria_file_export_finish (G_FILE (place), result, &error))
    {
      const PandoriaRequest *request = g_task_get_task_data (task);
      const gboolean has_photo = copy_photo (request->asked, G_FILE (place));

      end_copy (task, g_strdup_printf (
                          has_photo
                              /* Translators: %s is the name of a file */
                              ? _ ("Exported as “%s”, with the photo. The copy stays as it is.")
                              /* Translators: %s is the name of a file */
                              : _ ("Exported as “%s”. The copy stays as it is."),
                          name));
      return;
    }
  /* Translators: the name of a file, and why, as in “No space left on device” */
  fail_copy (task, g_error_new (error->domain, error->code, _ ("%1$s: cannot be written: %2$s"),
                                name, error->message));
}

/* A thread writes the copy. */
static void
export_copy (GTask *task, PandoriaGame *game, GFile *place)
{
  GError *error = NULL;
  g_autoptr (GBytes) bytes = pandoria_record_to_bytes (pandoria_game_get_record (game), &error);

  if (bytes == NULL)
    fail_copy (task, error);
  else
    pandoria_file_export_async (place, bytes, on_exported, g_object_ref (task));
}

void
pandoria_document_answer_place (GTask *task, GFile *place)
{
  PandoriaRequest *request;

  g_return_if_fail (G_IS_TASK (task));

  request = g_task_get_task_data (task);
  if (!take_answer (task))
    return;
  if (place == NULL || request->asked == NULL)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "cancelled");
  else if (g_file_peek_path (place) == NULL)
    fail_copy (task, g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                                          _ ("This place cannot be written to.")));
  else if (pandoria_game_get_unsaved_since (request->asked) != 0)
    move_to_copy (task, request->asked, place);
  else
    export_copy (task, request->asked, place);
}

static void
ask_whether_to_lose (GTask *task)
{
  g_autofree char *unsaved = pandoria_document_describe_unsaved (g_task_get_source_object (task));
  g_autofree char *text = g_strdup_printf (
      _ ("%s\n\nIf you close the game now, everything entered since then is lost."), unsaved);

  pandoria_document_ask (task, PANDORIA_DOCUMENT_ASKS_UNSAVED, text);
}

gboolean
pandoria_document_may_close (GTask *task)
{
  PandoriaDocument *self = g_task_get_source_object (task);

  if (pandoria_document_save (self))
    return TRUE;
  g_ptr_array_add (self->closing, g_object_ref (task));
  return FALSE;
}

/* The question, if there is one, needs no answer any more. */
static void
go_on (GTask *task)
{
  PandoriaRequest *request = g_task_get_task_data (task);

  if (request->waits)
    g_signal_emit_by_name (g_task_get_source_object (task), "withdrawn", task);
  request->waits = FALSE;
  continue_task (task);
}

void
pandoria_document_update_closing (PandoriaDocument *self)
{
  PandoriaGame *game = pandoria_document_get_game (self);
  const gboolean is_saved = game == NULL || pandoria_game_is_saved (game);
  const gboolean has_failed = !is_saved && !pandoria_game_is_saving (game);
  g_autoptr (GPtrArray) closing = g_steal_pointer (&self->closing);

  self->closing = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < closing->len; i++)
    {
      GTask *task = closing->pdata[i];
      const PandoriaRequest *request = g_task_get_task_data (task);

      if (is_saved)
        {
          go_on (task);
          continue;
        }
      g_ptr_array_add (self->closing, g_object_ref (task));
      if (!request->waits && (has_failed || pandoria_game_get_unsaved_since (game) != 0))
        ask_whether_to_lose (task);
    }
}

static void
end_saving (GTask *task)
{
  g_task_return_boolean (task, TRUE);
}

void
pandoria_document_save_as_async (PandoriaDocument *self, GAsyncReadyCallback callback,
                                 gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (PANDORIA_IS_DOCUMENT (self) && pandoria_document_get_game (self) != NULL);

  task = pandoria_document_create_task (self, end_saving, callback, data);
  ask_place (task);
}

static void
close_game (GTask *task)
{
  if (pandoria_document_may_close (task))
    g_task_return_boolean (task, TRUE);
}

void
pandoria_document_close_async (PandoriaDocument *self, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (PANDORIA_IS_DOCUMENT (self));

  task = pandoria_document_create_task (self, close_game, callback, data);
  close_game (task);
}

static void
begin_game (GTask *task)
{
  PandoriaRequest *request = g_task_get_task_data (task);
  g_autofree char *path = NULL;

  if (!pandoria_document_may_close (task))
    return;
  pandoria_game_save_in_thread (request->game);
  path = pandoria_folder_new_game_path (pandoria_game_get_record (request->game));
  /* If this fails, "save-error" reports it. */
  pandoria_game_set_path (request->game, path, NULL);
  pandoria_document_set_game (g_task_get_source_object (task), request->game);
  g_signal_emit_by_name (g_task_get_source_object (task), "opened", NULL);
  g_task_return_boolean (task, TRUE);
}

void
pandoria_document_begin_async (PandoriaDocument *self, PandoriaGame *game,
                               GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (PANDORIA_IS_DOCUMENT (self) && PANDORIA_IS_GAME (game));

  task = pandoria_document_create_task (self, begin_game, callback, data);
  ((PandoriaRequest *) g_task_get_task_data (task))->game = g_object_ref (game);
  begin_game (task);
}

gboolean
pandoria_document_finish (PandoriaDocument *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}
