/* PandoriaBoardChoice: the board of a new game, chosen from the boards that a game can be played
 * on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-choice.h"

#include <string.h>

struct _PandoriaBoardChoice
{
  GObject parent_instance;

  GPtrArray *boards; /* PandoriaBoardFile; NULL: not read yet */
  guint chosen;
};

enum
{
  PROP_CHOSEN = 1,
  PROP_BOARDS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (PandoriaBoardChoice, pandoria_board_choice, G_TYPE_OBJECT)

/* A board that was corrected is another one, even in the same file. */
static gboolean
is_same_board (const PandoriaBoardFile *one, const PandoriaBoardFile *other)
{
  return pandoria_board_file_has_id (one, json_object_get_string_member (other->json, "id"))
         && g_strcmp0 (one->name, other->name) == 0
         && memcmp (&one->board, &other->board, sizeof one->board) == 0;
}

/* Omits unfinished boards, and unreadable ones with a message. */
static GPtrArray *
list_boards (void)
{
  GPtrArray *files = pandoria_board_store_list ();

  for (guint i = files->len; i-- > 0;)
    {
      const PandoriaBoardFile *file = files->pdata[i];

      if (file->error != NULL)
        g_message ("A board is left out: %s", file->error);
      if (file->error != NULL || !file->playable)
        g_ptr_array_remove_index (files, i);
    }
  return files;
}

/* Notifies of the choice even if the index is the same: it may be that of another board now. */
static void
choose (PandoriaBoardChoice *self, guint index)
{
  self->chosen = index;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHOSEN]);
  g_signal_emit_by_name (self, "changed");
}

/* Reads the boards again, and finds the chosen one among them; otherwise the first is chosen. The
 * caller calls choose (). */
static void
read_boards (PandoriaBoardChoice *self)
{
  const PandoriaBoardFile *chosen = pandoria_board_choice_get_chosen (self);
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->boards);

  self->boards = list_boards ();
  self->chosen = self->boards->len > 0 ? 0 : PANDORIA_NO_BOARD;
  for (guint i = 0; i < self->boards->len && chosen != NULL; i++)
    if (is_same_board (chosen, self->boards->pdata[i]))
      self->chosen = i;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BOARDS]);
}

static void
pandoria_board_choice_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaBoardChoice *self = PANDORIA_BOARD_CHOICE (object);

  switch (id)
    {
    case PROP_CHOSEN: g_value_set_uint (value, self->chosen); break;
    case PROP_BOARDS: g_value_set_boxed (value, self->boards); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_board_choice_set_property (GObject *object, guint id, const GValue *value,
                                    GParamSpec *pspec)
{
  PandoriaBoardChoice *self = PANDORIA_BOARD_CHOICE (object);

  switch (id)
    {
    case PROP_CHOSEN:
      if (self->chosen != g_value_get_uint (value))
        choose (self, g_value_get_uint (value));
      break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_board_choice_finalize (GObject *object)
{
  PandoriaBoardChoice *self = PANDORIA_BOARD_CHOICE (object);

  g_clear_pointer (&self->boards, g_ptr_array_unref);
  G_OBJECT_CLASS (pandoria_board_choice_parent_class)->finalize (object);
}

static void
pandoria_board_choice_class_init (PandoriaBoardChoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->finalize = pandoria_board_choice_finalize;
  object_class->get_property = pandoria_board_choice_get_property;
  object_class->set_property = pandoria_board_choice_set_property;
  props[PROP_CHOSEN] = g_param_spec_uint ("chosen", NULL, NULL, 0, G_MAXUINT, PANDORIA_NO_BOARD,
                                          shown | G_PARAM_WRITABLE);
  props[PROP_BOARDS] = g_param_spec_boxed ("boards", NULL, NULL, G_TYPE_PTR_ARRAY, shown);
  g_object_class_install_properties (object_class, N_PROPS, props);
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
pandoria_board_choice_init (PandoriaBoardChoice *self)
{
  self->chosen = PANDORIA_NO_BOARD;
}

PandoriaBoardChoice *
pandoria_board_choice_new (void)
{
  return g_object_new (PANDORIA_TYPE_BOARD_CHOICE, NULL);
}

void
pandoria_board_choice_offer (PandoriaBoardChoice *self)
{
  g_return_if_fail (PANDORIA_IS_BOARD_CHOICE (self));

  read_boards (self);
  choose (self, self->chosen);
}

void
pandoria_board_choice_choose_path (PandoriaBoardChoice *self, const char *path)
{
  guint index;

  g_return_if_fail (PANDORIA_IS_BOARD_CHOICE (self) && path != NULL);

  read_boards (self);
  index = self->chosen;
  for (guint i = 0; i < self->boards->len; i++)
    if (g_strcmp0 (((PandoriaBoardFile *) self->boards->pdata[i])->path, path) == 0)
      index = i;
  choose (self, index);
}

void
pandoria_board_choice_choose_id (PandoriaBoardChoice *self, const char *id)
{
  guint index = PANDORIA_NO_BOARD;

  g_return_if_fail (PANDORIA_IS_BOARD_CHOICE (self) && id != NULL);

  for (guint i = 0; self->boards != NULL && i < self->boards->len; i++)
    if (pandoria_board_file_has_id (self->boards->pdata[i], id))
      index = i;
  if (index != PANDORIA_NO_BOARD)
    choose (self, index);
}

void
pandoria_board_choice_choose_game (PandoriaBoardChoice *self, PandoriaRecord *record)
{
  const PandoriaBoard *board;

  g_return_if_fail (PANDORIA_IS_BOARD_CHOICE (self) && record != NULL);

  board = &pandoria_record_get_setup (record)->board;
  if (self->boards == NULL)
    read_boards (self);
  for (guint i = 0; i < self->boards->len; i++)
    {
      const PandoriaBoardFile *file = self->boards->pdata[i];

      if (memcmp (&file->board, board, sizeof file->board) == 0)
        {
          choose (self, i);
          return;
        }
    }
  g_ptr_array_add (self->boards, pandoria_board_store_read_game (record));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BOARDS]);
  choose (self, self->boards->len - 1);
}

const GPtrArray *
pandoria_board_choice_get_boards (PandoriaBoardChoice *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_CHOICE (self), NULL);
  return self->boards;
}

const PandoriaBoardFile *
pandoria_board_choice_get_chosen (PandoriaBoardChoice *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_CHOICE (self), NULL);
  return self->boards != NULL && self->chosen < self->boards->len
             ? self->boards->pdata[self->chosen]
             : NULL;
}
