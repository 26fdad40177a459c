/* PandoriaBoardDraft: a board that the user draws, with undo and redo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-draft.h"

#include "pandoria-board-json.h"
#include "pandoria-one-line.h"

/* The maximum number of undo steps. They need 4 MB. */
#define MAX_STEPS 2000

/** Drawing: everything that a step can change. */
typedef struct
{
  PandoriaBoard board;
  char *name;
} Drawing;

struct _PandoriaBoardDraft
{
  GObject parent_instance;

  Drawing *now;
  GPtrArray *before, *after; /* of Drawing, the nearest last */
  gboolean naming;           /* the last step changed only the name */
  char *id;
  JsonObject *json; /* (nullable): the file as read */
  GBytes *bytes;    /* (nullable): of the file that was read */
  Drawing *read;    /* (nullable): the contents of that file */
};

G_DEFINE_FINAL_TYPE (PandoriaBoardDraft, pandoria_board_draft, G_TYPE_OBJECT)

/* --- steps ---------------------------------------------------------------------------------- */

static Drawing *
create_drawing (const PandoriaBoard *board, const char *name)
{
  Drawing *drawing = g_new0 (Drawing, 1);

  memcpy (&drawing->board, board, sizeof *board);
  drawing->name = g_strdup (name);
  return drawing;
}

static void
free_drawing (gpointer data)
{
  Drawing *drawing = data;

  g_free (drawing->name);
  g_free (drawing);
}

static gboolean
is_same (const Drawing *a, const Drawing *b)
{
  return memcmp (&a->board, &b->board, sizeof a->board) == 0 && g_str_equal (a->name, b->name);
}

/* Makes @next (transfer full) the current drawing. */
static void
enter (PandoriaBoardDraft *self, Drawing *next, gboolean naming)
{
  if (is_same (self->now, next))
    {
      free_drawing (next);
      return;
    }
  g_ptr_array_set_size (self->after, 0);
  if (naming && self->naming)
    free_drawing (self->now);
  else
    g_ptr_array_add (self->before, self->now);
  if (self->before->len > MAX_STEPS)
    g_ptr_array_remove_index (self->before, 0);
  self->now = next;
  self->naming = naming;
  g_signal_emit_by_name (self, "changed");
}

/* Moves the current drawing to @to, and the last one of @from to the current. */
static void
step (PandoriaBoardDraft *self, GPtrArray *from, GPtrArray *to)
{
  if (from->len == 0)
    return;
  g_ptr_array_add (to, self->now);
  self->now = g_ptr_array_steal_index (from, from->len - 1);
  self->naming = FALSE;
  g_signal_emit_by_name (self, "changed");
}

static void
pandoria_board_draft_finalize (GObject *object)
{
  PandoriaBoardDraft *self = PANDORIA_BOARD_DRAFT (object);

  g_clear_pointer (&self->now, free_drawing);
  g_clear_pointer (&self->read, free_drawing);
  g_ptr_array_unref (self->before);
  g_ptr_array_unref (self->after);
  g_free (self->id);
  g_clear_pointer (&self->json, json_object_unref);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  G_OBJECT_CLASS (pandoria_board_draft_parent_class)->finalize (object);
}

static void
pandoria_board_draft_class_init (PandoriaBoardDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_board_draft_finalize;
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
pandoria_board_draft_init (PandoriaBoardDraft *self)
{
  self->before = g_ptr_array_new_with_free_func (free_drawing);
  self->after = g_ptr_array_new_with_free_func (free_drawing);
}

static PandoriaBoardDraft *
create_draft (const PandoriaBoard *board, const char *name)
{
  PandoriaBoardDraft *self = g_object_new (PANDORIA_TYPE_BOARD_DRAFT, NULL);

  self->now = create_drawing (board, name);
  self->id = g_uuid_string_random ();
  return self;
}

PandoriaBoardDraft *
pandoria_board_draft_new (const char *name)
{
  PandoriaBoard board;

  g_return_val_if_fail (name != NULL, NULL);

  memset (&board, 0, sizeof board);
  for (guint i = 0; i < PANDORIA_N_START; i++)
    board.start[i] = PANDORIA_SPACE_NONE;
  return create_draft (&board, name);
}

PandoriaBoardDraft *
pandoria_board_draft_new_for_bytes (GBytes *bytes, GError **error)
{
  PandoriaBoardDraft *self;
  g_autoptr (JsonObject) json = NULL;
  g_autofree char *name = NULL;
  PandoriaBoard board;

  g_return_val_if_fail (bytes != NULL, NULL);

  if (!pandoria_board_from_bytes (bytes, FALSE, &board, &name, &json, error))
    return NULL;
  self = create_draft (&board, name);
  g_free (self->id);
  self->id = g_strdup (json_object_get_string_member (json, "id"));
  self->json = g_steal_pointer (&json);
  self->bytes = g_bytes_ref (bytes);
  self->read = create_drawing (&board, name);
  return self;
}

PandoriaBoardDraft *
pandoria_board_draft_duplicate (PandoriaBoardDraft *self, const char *name)
{
  PandoriaBoardDraft *other;

  g_return_val_if_fail (PANDORIA_IS_BOARD_DRAFT (self) && name != NULL, NULL);

  other = create_draft (&self->now->board, name);
  if (self->json != NULL)
    other->json = json_object_ref (self->json);
  return other;
}

const PandoriaBoard *
pandoria_board_draft_get_board (PandoriaBoardDraft *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_DRAFT (self), NULL);
  return &self->now->board;
}

const char *
pandoria_board_draft_get_name (PandoriaBoardDraft *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_DRAFT (self), NULL);
  return self->now->name;
}

const char *
pandoria_board_draft_get_id (PandoriaBoardDraft *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_DRAFT (self), NULL);
  return self->id;
}

GBytes *
pandoria_board_draft_get_bytes (PandoriaBoardDraft *self)
{
  g_autoptr (JsonObject) json = NULL;

  g_return_val_if_fail (PANDORIA_IS_BOARD_DRAFT (self), NULL);

  if (self->read != NULL && is_same (self->read, self->now))
    return g_bytes_ref (self->bytes);
  json = pandoria_board_write (&self->now->board, self->id, self->now->name, self->json);
  return pandoria_json_to_bytes (json);
}

gboolean
pandoria_board_draft_set_board (PandoriaBoardDraft *self, const PandoriaBoard *board)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_DRAFT (self), FALSE);

  enter (self, create_drawing (board, self->now->name), FALSE);
  return TRUE;
}

void
pandoria_board_draft_set_name (PandoriaBoardDraft *self, const char *name)
{
  g_autofree char *shown = NULL;

  g_return_if_fail (PANDORIA_IS_BOARD_DRAFT (self) && name != NULL);

  shown = pandoria_one_line (name);
  if (*shown != '\0' && g_utf8_strlen (shown, -1) <= PANDORIA_MAX_NAME)
    enter (self, create_drawing (&self->now->board, shown), TRUE);
}

void
pandoria_board_draft_set_side (PandoriaBoardDraft *self, PandoriaSide side)
{
  PandoriaBoard board;

  g_return_if_fail (PANDORIA_IS_BOARD_DRAFT (self));

  memcpy (&board, &self->now->board, sizeof board);
  board.side = (guint8) side;
  pandoria_board_draft_set_board (self, &board);
}

void
pandoria_board_draft_part (PandoriaBoardDraft *self, const char *name)
{
  g_return_if_fail (PANDORIA_IS_BOARD_DRAFT (self) && name != NULL);

  g_free (self->id);
  self->id = g_uuid_string_random ();
  g_clear_pointer (&self->read, free_drawing);
  enter (self, create_drawing (&self->now->board, name), FALSE);
}

gboolean
pandoria_board_draft_can_undo (PandoriaBoardDraft *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_DRAFT (self), FALSE);
  return self->before->len > 0;
}

gboolean
pandoria_board_draft_can_redo (PandoriaBoardDraft *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_DRAFT (self), FALSE);
  return self->after->len > 0;
}

void
pandoria_board_draft_undo (PandoriaBoardDraft *self)
{
  g_return_if_fail (PANDORIA_IS_BOARD_DRAFT (self));
  step (self, self->before, self->after);
}

void
pandoria_board_draft_redo (PandoriaBoardDraft *self)
{
  g_return_if_fail (PANDORIA_IS_BOARD_DRAFT (self));
  step (self, self->after, self->before);
}
