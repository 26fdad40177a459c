/* PandoriaDocument: opens files, one request after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-document-private.h"

#include <glib/gi18n-lib.h>

#include "pandoria-text.h"

/* After this time, "slow" reports a file. */
#define LONG 500 /* ms */

static PandoriaRequest *
get_request (GTask *task)
{
  return g_task_get_task_data (task);
}

/* --- reading, one request after the other --------------------------------------------------- */

static gboolean
has_several_files (const PandoriaRequest *request)
{
  return request->paths != NULL && request->paths[1] != NULL;
}

static void
set_slow (PandoriaDocument *self, char *text)
{
  if (self->slow == NULL && text == NULL)
    return;
  g_free (self->slow);
  self->slow = text;
  g_object_notify (G_OBJECT (self), "slow");
}

static gboolean
on_long (gpointer data)
{
  PandoriaDocument *self = data;
  const PandoriaRequest *request = get_request (self->present);
  g_autofree char *base = request->paths != NULL && request->paths[1] == NULL
                              ? g_path_get_basename (request->paths[0])
                              : NULL;
  g_autofree char *name = base != NULL ? pandoria_file_display_name (base) : NULL;

  self->timeout = 0;
  /* Translators: %s is the name of a file */
  set_slow (self,
            name != NULL ? g_strdup_printf (_ ("Opening “%s”…"), name) : g_strdup (_ ("Opening…")));
  return G_SOURCE_REMOVE;
}

static void read_next (PandoriaDocument *self);

static void
on_read (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (PandoriaDocument) self = data;
  g_autoptr (GPtrArray) files = pandoria_import_finish (result, NULL);
  g_autoptr (GTask) task = g_steal_pointer (&self->present);

  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->timeout, g_source_remove);
  set_slow (self, NULL);
  if (files == NULL)
    pandoria_document_cancel_task (g_object_ref (task));
  else
    {
      get_request (task)->files = g_steal_pointer (&files);
      get_request (task)->continue_task (task);
    }
  read_next (self);
  g_object_notify (G_OBJECT (self), "busy");
}

static void
read_next (PandoriaDocument *self)
{
  if (self->present != NULL || g_queue_is_empty (&self->waiting))
    return;
  self->present = g_queue_pop_head (&self->waiting);
  self->cancellable = g_cancellable_new ();
  self->timeout = g_timeout_add (LONG, on_long, self);
  pandoria_import_async ((const char *const *) get_request (self->present)->paths,
                         pandoria_document_get_game (self), self->cancellable, on_read,
                         g_object_ref (self));
  g_object_notify (G_OBJECT (self), "busy");
}

/* Reads the files of @task in a thread, then calls @then. Opening another file cancels a single
 * slow one. */
static void
read_files (GTask *task, void (*then) (GTask *task))
{
  PandoriaDocument *self = g_task_get_source_object (task);
  PandoriaRequest *request = get_request (task);

  request->continue_task = then;
  g_clear_pointer (&request->files, g_ptr_array_unref);
  g_queue_push_tail (&self->waiting, g_object_ref (task));
  if (self->slow != NULL && !has_several_files (get_request (self->present)))
    pandoria_document_cancel (self);
  read_next (self);
}

/* --- read files ----------------------------------------------------------------------------- */

static gboolean
is_open_here (PandoriaDocument *self, const char *path)
{
  PandoriaGame *game = pandoria_document_get_game (self);

  return game != NULL && g_strcmp0 (pandoria_game_get_path (game), path) == 0;
}

/* Returns: whether the open game has the same id as @record. */
static gboolean
has_game (PandoriaDocument *self, PandoriaRecord *record)
{
  PandoriaGame *game = pandoria_document_get_game (self);

  return game != NULL
         && g_str_equal (pandoria_record_get_id (pandoria_game_get_record (game)),
                         pandoria_record_get_id (record));
}

/* Returns: whether another game was opened while @file was read, or the open game can no longer be
 * saved. */
static gboolean
is_outdated (PandoriaDocument *self, const PandoriaImported *file)
{
  PandoriaGame *game = pandoria_document_get_game (self);

  if (file->how == PANDORIA_IMPORT_OPEN_HERE)
    return file->record != NULL ? !has_game (self, file->record) : !is_open_here (self, file->path);
  return file->game != NULL && game != NULL && !pandoria_game_is_saved (game);
}

static void
report_fault (PandoriaDocument *self, const char *path, const GError *error)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = pandoria_file_display_name (base);
  g_autofree char *details = pandoria_text_error (error);
  const char *newer = g_error_matches (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_VERSION)
                          ? _ ("Made by a newer Pandoria Companion. Update to open it.")
                          : NULL;
  g_autofree char *reason
      = newer != NULL ? g_strconcat (newer, "\n\n", details, NULL) : g_steal_pointer (&details);

  g_signal_emit_by_name (self, "fault", name, reason);
}

/* Returns: (transfer full) (nullable): where the game of @file comes from. */
static char *
describe_origin (const PandoriaImported *file, guint n_others)
{
  static const char *const texts[] = {
    [PANDORIA_IMPORT_COPIED]
    = N_ ("This is a copy in the archive; the file that was opened stays as it is."),
    [PANDORIA_IMPORT_KNOWN] = N_ ("The archive already has this game; here is the archived copy."),
    [PANDORIA_IMPORT_RENAMED]
    = N_ ("The game continues differently in the archive. This is a second copy."),
    [PANDORIA_IMPORT_NEWER_THAN_KNOWN] = "", /* the user is asked */
  };

  if (n_others > 0)
    return g_strdup_printf (
        ngettext (
            "This is the first of the games that were opened; the other one is in the archive.",
            "This is the first of the games that were opened; the other %u are in the archive.",
            n_others),
        n_others);
  /* A game that could not be written is not in the archive yet. */
  if (file->how == PANDORIA_IMPORT_OWN || pandoria_game_get_unsaved_since (file->game) != 0)
    return NULL;
  return g_strdup (_ (texts[file->how]));
}

static void
show_game (PandoriaDocument *self, const PandoriaImported *file, guint n_others)
{
  g_autofree char *origin = describe_origin (file, n_others);

  pandoria_document_set_game (self, file->game);
  pandoria_document_set_origin (self, file->origin);
  g_signal_emit_by_name (self, "opened", origin);
}

static void
show_copy (PandoriaDocument *self, PandoriaImported *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) game = pandoria_import_copy (file, &error);

  if (game == NULL)
    {
      report_fault (self, file->path, error);
      return;
    }
  pandoria_document_set_game (self, game);
  g_signal_emit_by_name (self, "opened", NULL);
}

static guint
count_acts (PandoriaGame *game)
{
  return pandoria_record_get_n_actions (pandoria_game_get_record (game));
}

/* @game: the open game, or the one in the archive. */
static void
ask_about_newer (GTask *task, const PandoriaImported *file, PandoriaGame *game)
{
  const guint n_more = pandoria_record_get_n_actions (file->record) - count_acts (game);
  const char *title = pandoria_record_get_title (pandoria_game_get_record (game));
  /* Translators: a number, and the title of a game */
  g_autofree char *text = g_strdup_printf (
      ngettext ("The file has %1$u more action than “%2$s” in the archive.",
                "The file has %1$u more actions than “%2$s” in the archive.", n_more),
      n_more, title);

  pandoria_document_ask (task, PANDORIA_DOCUMENT_ASKS_NEWER, text);
}

/* Takes over the newer state of @file, which can be undone. */
static void
use_newer (PandoriaDocument *self, PandoriaImported *file)
{
  PandoriaGame *game = pandoria_document_get_game (self);

  if (file->game != NULL)
    {
      pandoria_document_set_game (self, file->game);
      game = file->game;
    }
  /* The open game may have changed while the question was open. */
  if (game != NULL
      && pandoria_import_compare (file->record, pandoria_game_get_record (game))
             == PANDORIA_IMPORT_NEWER)
    {
      pandoria_game_take_over (game, file->record);
      pandoria_document_take_origin (self, file->origin);
    }
  g_signal_emit_by_name (self, "opened",
                         _ ("This is the newer state; Undo brings back the earlier one."));
}

/* Two windows that write the same game would each undo what the other does. */
static void
ask_about_copy (GTask *task, const PandoriaImported *file)
{
  const gboolean is_here = file->how == PANDORIA_IMPORT_OPEN_HERE;

  pandoria_document_ask (
      task, is_here ? PANDORIA_DOCUMENT_ASKS_OPEN_HERE : PANDORIA_DOCUMENT_ASKS_OPEN_ELSEWHERE,
      is_here ? _ ("The file differs from the open game. You can continue that, or open the file "
                   "as a copy with "
                   "another title.")
              : _ ("Another window has this game open and saves it. You can open a copy here, with "
                   "another title; both are kept."));
}

/* What comes before the fault is offered as a copy (rulings 81). */
static void
ask_about_part (GTask *task, const PandoriaImported *file)
{
  g_autofree char *base = g_path_get_basename (file->path);
  g_autofree char *name = pandoria_file_display_name (base);
  g_autofree char *reason = pandoria_text_error (file->error);
  /* Translators: what is wrong in a file, then the name of the file */
  g_autofree char *text = g_strdup_printf (
      _ ("%1$s\n\nYou can open a copy that ends before this. The copy keeps the rest of “%2$s”."),
      reason, name);

  pandoria_document_ask (task, PANDORIA_DOCUMENT_ASKS_PART, text);
}

guint
pandoria_document_get_part_turn (GTask *request)
{
  GPtrArray *files;

  g_return_val_if_fail (G_IS_TASK (request), 0);

  files = get_request (request)->files;
  return files != NULL && files->len > 0 ? ((PandoriaImported *) files->pdata[0])->part_turn : 0;
}

/* The game of @file is open. Returns: whether the task waits for an answer. */
static gboolean
treat_open_game (GTask *task, PandoriaImported *file)
{
  PandoriaDocument *self = g_task_get_source_object (task);
  PandoriaGame *open = pandoria_document_get_game (self);

  switch (pandoria_import_compare (file->record, pandoria_game_get_record (open)))
    {
    case PANDORIA_IMPORT_NEWER: ask_about_newer (task, file, open); return TRUE;
    case PANDORIA_IMPORT_DIFFERENT: ask_about_copy (task, file); return TRUE;
    case PANDORIA_IMPORT_OLDER:
      pandoria_document_take_origin (self, file->origin);
      g_signal_emit_by_name (self, "opened", _ ("The file is an older state of the open game."));
      return FALSE;
    case PANDORIA_IMPORT_SAME:
    default:
      pandoria_document_take_origin (self, file->origin);
      g_signal_emit_by_name (self, "opened", NULL);
      return FALSE;
    }
}

/* --- opening, step by step ------------------------------------------------------------------ */

static void open_file (GTask *task);

static void
open_path (GTask *task, const char *path, guint n_others)
{
  PandoriaRequest *request = get_request (task);
  const char *const paths[] = { path, NULL };
  GStrv copy = g_strdupv ((GStrv) paths);

  g_strfreev (request->paths);
  request->paths = copy;
  request->n_others = n_others;
  request->continue_task = open_file;
  open_file (task);
}

/* Opens the first file that could be read. All of these are in the archive now. */
static void
open_first (GTask *task)
{
  PandoriaDocument *self = g_task_get_source_object (task);
  g_autoptr (GPtrArray) files = g_ptr_array_ref (get_request (task)->files);
  const char *first = NULL;
  guint n = 0;

  for (guint i = 0; i < files->len; i++)
    {
      const PandoriaImported *file = files->pdata[i];

      if (file->target == NULL)
        report_fault (self, file->path, file->error);
      else if (n++ == 0)
        first = file->how == PANDORIA_IMPORT_NEWER_THAN_KNOWN ? file->path : file->target;
    }
  if (first != NULL)
    open_path (task, first, n - 1);
  else
    g_task_return_boolean (task, TRUE);
}

static void
show_file (GTask *task)
{
  PandoriaDocument *self = g_task_get_source_object (task);
  PandoriaRequest *request = get_request (task);
  PandoriaImported *file = request->files->len > 0 ? request->files->pdata[0] : NULL;

  if (file == NULL)
    ; /* there is no last game */
  else if (request->copies && (file->record != NULL || file->part != NULL))
    show_copy (self, file);
  else if (is_outdated (self, file))
    {
      g_clear_object (&file->game);
      open_path (task, file->path, 0);
      return;
    }
  else if (request->uses)
    use_newer (self, file);
  else if (file->how == PANDORIA_IMPORT_NEWER_THAN_KNOWN && file->game != NULL)
    {
      ask_about_newer (task, file, file->game);
      return;
    }
  else if (file->game != NULL)
    show_game (self, file, request->n_others);
  else if (file->record != NULL && file->how == PANDORIA_IMPORT_OPEN_HERE)
    {
      if (treat_open_game (task, file))
        return;
    }
  else if (file->record != NULL)
    {
      ask_about_copy (task, file);
      return;
    }
  else if (file->part != NULL)
    {
      ask_about_part (task, file);
      return;
    }
  else if (file->error != NULL)
    report_fault (self, file->path, file->error);
  g_task_return_boolean (task, TRUE);
}

static void
open_file (GTask *task)
{
  PandoriaRequest *request = get_request (task);

  if (request->paths != NULL && is_open_here (g_task_get_source_object (task), request->paths[0]))
    g_task_return_boolean (task, TRUE);
  else if (pandoria_document_may_close (task))
    read_files (task, show_file);
}

void
pandoria_document_open_async (PandoriaDocument *self, const char *const *paths,
                              GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (PANDORIA_IS_DOCUMENT (self) && (paths == NULL || paths[0] != NULL));

  task = pandoria_document_create_task (self, open_file, callback, data);
  get_request (task)->paths = g_strdupv ((GStrv) paths);
  if (paths != NULL && paths[1] != NULL)
    read_files (task, open_first);
  else
    open_file (task);
}
