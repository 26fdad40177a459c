/* PandoriaDraftFile: the file of a board that is being drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-draft-file.h"

struct _PandoriaDraftFile
{
  GObject parent_instance;

  PandoriaBoardDraft *draft;
  PandoriaSaver *saver;
  char *fault;      /* (nullable): why the last change is not saved */
  gboolean copying; /* the draft becomes another board */
};

G_DEFINE_FINAL_TYPE (PandoriaDraftFile, pandoria_draft_file, G_TYPE_OBJECT)

/* Another program has written the board. Keeps both: this drawing gets another name. */
static gboolean
save_copy (PandoriaDraftFile *self, GError **error)
{
  g_autofree char *name
      = pandoria_board_store_find_name (pandoria_board_draft_get_name (self->draft));
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;

  self->copying = TRUE;
  pandoria_board_draft_part (self->draft, name);
  self->copying = FALSE;
  path = pandoria_board_store_add (self->draft, error);
  if (path == NULL)
    return FALSE;
  bytes = pandoria_board_draft_get_bytes (self->draft);
  pandoria_saver_free (self->saver);
  self->saver = pandoria_saver_new (path);
  pandoria_saver_adopt (self->saver, bytes);
  g_signal_emit_by_name (self, "copied", name);
  return TRUE;
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_draft_file_finalize (GObject *object)
{
  PandoriaDraftFile *self = PANDORIA_DRAFT_FILE (object);

  g_clear_object (&self->draft);
  g_clear_pointer (&self->saver, pandoria_saver_free);
  g_free (self->fault);
  G_OBJECT_CLASS (pandoria_draft_file_parent_class)->finalize (object);
}

static void
pandoria_draft_file_class_init (PandoriaDraftFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_draft_file_finalize;
  g_signal_new ("copied", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
pandoria_draft_file_init (PandoriaDraftFile *self)
{
}

/* --- public functions ----------------------------------------------------------------------- */

PandoriaDraftFile *
pandoria_draft_file_new (PandoriaBoardDraft *draft, PandoriaSaver *saver)
{
  PandoriaDraftFile *self;

  g_return_val_if_fail (PANDORIA_IS_BOARD_DRAFT (draft) && saver != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_DRAFT_FILE, NULL);
  self->draft = g_object_ref (draft);
  self->saver = saver;
  return self;
}

const char *
pandoria_draft_file_get_path (PandoriaDraftFile *self)
{
  g_return_val_if_fail (PANDORIA_IS_DRAFT_FILE (self), NULL);

  return pandoria_saver_get_path (self->saver);
}

gboolean
pandoria_draft_file_save (PandoriaDraftFile *self)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  gboolean saved;

  g_return_val_if_fail (PANDORIA_IS_DRAFT_FILE (self), FALSE);

  if (self->copying) /* this function has changed the draft, and writes it next */
    return TRUE;
  g_clear_pointer (&self->fault, g_free);
  bytes = pandoria_board_draft_get_bytes (self->draft);
  saved = pandoria_saver_write (self->saver, bytes, &error);
  if (g_error_matches (error, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED))
    {
      g_clear_error (&error);
      saved = save_copy (self, &error);
    }
  if (!saved)
    self->fault = g_strdup (error->message);
  return saved;
}

const char *
pandoria_draft_file_get_fault (PandoriaDraftFile *self)
{
  g_return_val_if_fail (PANDORIA_IS_DRAFT_FILE (self), NULL);

  return self->fault;
}
