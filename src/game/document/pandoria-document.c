/* PandoriaDocument: the game that a window has open: opening, saving and undo, and the turn that is
 * played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-document-private.h"

#include <glib/gi18n-lib.h>

#include "pandoria-folder.h"
#include "pandoria-text.h"

/* In ms: the program may end after this. The user was asked before, if that was possible. */
#define LAST_WAIT 2000

enum
{
  PROP_GAME = 1,
  PROP_TITLE,
  PROP_ORIGIN,
  PROP_CAN_UPDATE,
  PROP_CAN_UNDO,
  PROP_UNDO_LABEL,
  PROP_CAN_REDO,
  PROP_REDO_LABEL,
  PROP_SAVE_ERROR,
  PROP_LAST_ERROR,
  PROP_BUSY,
  PROP_SLOW,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (PandoriaDocument, pandoria_document, G_TYPE_OBJECT)

static const char *
get_title (PandoriaDocument *self)
{
  PandoriaGame *game = pandoria_document_get_game (self);
  const char *title
      = game != NULL ? pandoria_record_get_title (pandoria_game_get_record (game)) : NULL;

  if (game == NULL)
    return _ ("Pandoria Companion");
  return title != NULL && *title != '\0' ? title : _ ("Pandoria");
}

char *
pandoria_document_describe_unsaved (PandoriaDocument *self)
{
  PandoriaGame *game = pandoria_document_get_game (self);
  g_autoptr (GDateTime) since = NULL;
  g_autofree char *reason = NULL, *time = NULL, *path = NULL, *folder = NULL;

  if (game != NULL)
    g_object_get (game, "save-error", &reason, NULL);
  if (reason == NULL)
    return NULL;
  since = g_date_time_new_from_unix_local (pandoria_game_get_unsaved_since (game));
  time = g_date_time_format (since, "%R");
  path = g_path_get_dirname (pandoria_game_get_path (game));
  folder = g_filename_display_name (path);
  /* Translators: %1$s is a time as “20:14”, %2$s the reason as the system says it (“No space left
   * on device”), %3$s a folder */
  return g_strdup_printf (_ ("Not saved since %1$s: %2$s (%3$s). The program keeps trying."), time,
                          reason, folder);
}

void
pandoria_document_remember (PandoriaDocument *self)
{
  PandoriaGame *game = pandoria_document_get_game (self);
  const char *path = game != NULL ? pandoria_game_get_path (game) : NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL || pandoria_folder_is_lesson (path))
    return;
  pandoria_folder_set_last (path, &error);
  g_free (self->last_error);
  /* Translators: %s is the reason as the system says it */
  self->last_error = error != NULL ? g_strdup_printf (
                         _ ("The program cannot remember which game is open: %s."), error->message)
                                   : NULL;
  g_object_notify (G_OBJECT (self), "last-error");
}

static gboolean
may_change (const PandoriaPlayView *view)
{
  return view->game != NULL && view->mode != PANDORIA_PLAY_MODE_LOOKING_BACK && !view->is_settling;
}

static gboolean
can_undo (const PandoriaDocument *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);

  return may_change (view) && pandoria_game_can_undo (view->game)
         && (int) pandoria_game_get_position (view->game) > self->beginning;
}

static gboolean
can_redo (const PandoriaDocument *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);

  return may_change (view) && pandoria_game_can_redo (view->game);
}

static void
notify_undo (PandoriaDocument *self)
{
  for (guint i = PROP_CAN_UNDO; i <= PROP_REDO_LABEL; i++)
    g_object_notify_by_pspec (G_OBJECT (self), props[i]);
}

static void
on_play_changed (PandoriaPlay *play, guint parts, PandoriaDocument *self)
{
  if ((parts & PANDORIA_PLAY_GAME) != 0)
    notify_undo (self);
}

static void
on_game_notify (PandoriaGame *game, GParamSpec *pspec, PandoriaDocument *self)
{
  if (g_str_equal (pspec->name, "path"))
    pandoria_document_remember (self);
  else if (g_str_equal (pspec->name, "title") || g_str_equal (pspec->name, "save-error"))
    g_object_notify (G_OBJECT (self), pspec->name);
}

static void
on_save_ended (PandoriaGame *game, PandoriaDocument *self)
{
  pandoria_document_update_closing (self);
}

static void
on_parted (PandoriaGame *game, const char *other, PandoriaDocument *self)
{
  g_autofree char *title
      = pandoria_isolate (pandoria_record_get_title (pandoria_game_get_record (game)));
  /* Translators: %s is the title that the game has now, as “Friday (2)” */
  g_autofree char *text = g_strdup_printf (_ ("Another program has changed the file of this game. "
                                              "Both are kept: this one continues as “%s”."),
                                           title);

  g_signal_emit_by_name (self, "parted", text, other);
}

static char *
get_origin_name (PandoriaDocument *self)
{
  g_autofree char *base = self->origin != NULL ? g_path_get_basename (self->origin->path) : NULL;

  return base != NULL ? pandoria_file_display_name (base) : NULL;
}

static void
pandoria_document_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaDocument *self = PANDORIA_DOCUMENT (object);
  PandoriaGame *shown = pandoria_play_get_view (self->play)->game;

  switch (id)
    {
    case PROP_GAME: g_value_set_object (value, pandoria_document_get_game (self)); break;
    case PROP_TITLE: g_value_set_string (value, get_title (self)); break;
    case PROP_ORIGIN: g_value_take_string (value, get_origin_name (self)); break;
    case PROP_CAN_UPDATE:
      g_value_set_boolean (value, self->origin != NULL && !self->is_updating);
      break;
    case PROP_CAN_UNDO: g_value_set_boolean (value, can_undo (self)); break;
    case PROP_UNDO_LABEL:
      g_value_take_string (value, shown != NULL ? pandoria_text_undo (shown) : NULL);
      break;
    case PROP_CAN_REDO: g_value_set_boolean (value, can_redo (self)); break;
    case PROP_REDO_LABEL:
      g_value_take_string (value, shown != NULL ? pandoria_text_redo (shown) : NULL);
      break;
    case PROP_SAVE_ERROR:
      g_value_take_string (value, pandoria_document_describe_unsaved (self));
      break;
    case PROP_LAST_ERROR: g_value_set_string (value, self->last_error); break;
    case PROP_BUSY: g_value_set_boolean (value, self->present != NULL); break;
    case PROP_SLOW: g_value_set_string (value, self->slow); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_document_finalize (GObject *object)
{
  PandoriaDocument *self = PANDORIA_DOCUMENT (object);

  pandoria_document_stop (self);
  g_ptr_array_unref (self->closing);
  g_clear_pointer (&self->origin, pandoria_outside_free);
  g_object_unref (self->saving);
  g_object_unref (self->play);
  g_free (self->last_error);
  G_OBJECT_CLASS (pandoria_document_parent_class)->finalize (object);
}

static void
pandoria_document_class_init (PandoriaDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = pandoria_document_get_property;
  object_class->finalize = pandoria_document_finalize;
  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, PANDORIA_TYPE_GAME, flags);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  props[PROP_ORIGIN] = g_param_spec_string ("origin", NULL, NULL, NULL, flags);
  props[PROP_CAN_UPDATE] = g_param_spec_boolean ("can-update", NULL, NULL, FALSE, flags);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  props[PROP_UNDO_LABEL] = g_param_spec_string ("undo-label", NULL, NULL, NULL, flags);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  props[PROP_REDO_LABEL] = g_param_spec_string ("redo-label", NULL, NULL, NULL, flags);
  props[PROP_SAVE_ERROR] = g_param_spec_string ("save-error", NULL, NULL, NULL, flags);
  props[PROP_LAST_ERROR] = g_param_spec_string ("last-error", NULL, NULL, NULL, flags);
  props[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  props[PROP_SLOW] = g_param_spec_string ("slow", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  g_signal_new ("question", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                G_TYPE_UINT, G_TYPE_STRING, G_TYPE_TASK);
  g_signal_new ("withdrawn", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_TASK);
  g_signal_new ("fault", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_STRING, G_TYPE_STRING);
  g_signal_new ("opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("saved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("not-updated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("announced", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("parted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_STRING, G_TYPE_STRING);
}

static void
pandoria_document_init (PandoriaDocument *self)
{
  self->play = pandoria_play_new ();
  self->saving = g_signal_group_new (PANDORIA_TYPE_GAME);
  g_signal_group_connect (self->saving, "notify", G_CALLBACK (on_game_notify), self);
  g_signal_group_connect (self->saving, "parted", G_CALLBACK (on_parted), self);
  g_signal_group_connect (self->saving, "save-ended", G_CALLBACK (on_save_ended), self);
  self->closing = g_ptr_array_new_with_free_func (g_object_unref);
  g_signal_connect_object (self->play, "changed", G_CALLBACK (on_play_changed), self, 0);
  g_queue_init (&self->waiting);
}

PandoriaDocument *
pandoria_document_new (void)
{
  return g_object_new (PANDORIA_TYPE_DOCUMENT, NULL);
}

PandoriaPlay *
pandoria_document_get_play (PandoriaDocument *self)
{
  g_return_val_if_fail (PANDORIA_IS_DOCUMENT (self), NULL);
  return self->play;
}

PandoriaGame *
pandoria_document_get_game (PandoriaDocument *self)
{
  g_return_val_if_fail (PANDORIA_IS_DOCUMENT (self), NULL);
  return pandoria_play_get_view (self->play)->own_game;
}

/* Another object may hold the previous game longer, but must not write it any more. */
static void
follow (PandoriaDocument *self, PandoriaGame *game)
{
  g_autoptr (PandoriaGame) before = g_signal_group_dup_target (self->saving);

  g_signal_group_set_target (self->saving, game);
  if (game != NULL)
    pandoria_game_save_in_thread (game);
  if (before != NULL && before != game)
    pandoria_game_set_path (before, NULL, NULL);
}

static void
forget_origin (PandoriaDocument *self)
{
  g_clear_pointer (&self->origin, pandoria_outside_free);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ORIGIN]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UPDATE]);
}

void
pandoria_document_set_game (PandoriaDocument *self, PandoriaGame *game)
{
  PandoriaGame *before;

  g_return_if_fail (PANDORIA_IS_DOCUMENT (self));

  before = pandoria_document_get_game (self);
  if (before != game)
    self->beginning = -1;
  follow (self, game);
  pandoria_play_set_game (self->play, game);
  if (before == game)
    return;
  forget_origin (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SAVE_ERROR]);
  pandoria_document_remember (self);
  pandoria_document_update_closing (self);
}

void
pandoria_document_cancel (PandoriaDocument *self)
{
  g_return_if_fail (PANDORIA_IS_DOCUMENT (self));
  g_cancellable_cancel (self->cancellable);
}

void
pandoria_document_cancel_task (gpointer task)
{
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "cancelled");
  g_object_unref (task);
}

void
pandoria_document_stop (PandoriaDocument *self)
{
  g_return_if_fail (PANDORIA_IS_DOCUMENT (self));

  g_queue_clear_full (&self->waiting, pandoria_document_cancel_task);
  pandoria_document_cancel (self);
  if (pandoria_document_get_game (self) != NULL)
    pandoria_game_wait_until_saved (pandoria_document_get_game (self), LAST_WAIT);
  follow (self, NULL);
}

void
pandoria_document_set_beginning (PandoriaDocument *self, int n)
{
  g_return_if_fail (PANDORIA_IS_DOCUMENT (self));

  self->beginning = n;
  notify_undo (self);
}

void
pandoria_document_undo (PandoriaDocument *self)
{
  g_return_if_fail (PANDORIA_IS_DOCUMENT (self));

  if (can_undo (self))
    pandoria_play_undo (self->play);
}

void
pandoria_document_redo (PandoriaDocument *self)
{
  g_return_if_fail (PANDORIA_IS_DOCUMENT (self));

  if (can_redo (self))
    pandoria_play_redo (self->play);
}
