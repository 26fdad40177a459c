/* PandoriaBoardRow: asks for the board of a new game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-row.h"

#include "pandoria-class.h"

struct _PandoriaBoardRow
{
  AdwComboRow parent_instance;

  PandoriaBoardChoice *boards;
  gboolean updating;
};

enum
{
  PROP_BOARDS = 1,
};

G_DEFINE_FINAL_TYPE (PandoriaBoardRow, pandoria_board_row, ADW_TYPE_COMBO_ROW)

static void
show_chosen (PandoriaBoardRow *self)
{
  guint chosen;

  g_object_get (self->boards, "chosen", &chosen, NULL);
  if (adw_combo_row_get_selected (ADW_COMBO_ROW (self)) == chosen)
    return;
  self->updating = TRUE;
  adw_combo_row_set_selected (ADW_COMBO_ROW (self), chosen);
  self->updating = FALSE;
}

static void
show_boards (PandoriaBoardRow *self)
{
  const GPtrArray *boards = pandoria_board_choice_get_boards (self->boards);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; boards != NULL && i < boards->len; i++)
    gtk_string_list_append (names, ((PandoriaBoardFile *) boards->pdata[i])->name);
  self->updating = TRUE;
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (names));
  self->updating = FALSE;
  show_chosen (self);
}

static void
on_selected (PandoriaBoardRow *self)
{
  if (!self->updating && self->boards != NULL)
    g_object_set (self->boards, "chosen", adw_combo_row_get_selected (ADW_COMBO_ROW (self)), NULL);
}

static void
pandoria_board_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PandoriaBoardRow *self = PANDORIA_BOARD_ROW (object);

  switch (id)
    {
    case PROP_BOARDS:
      g_return_if_fail (self->boards == NULL);
      self->boards = g_value_dup_object (value);
      g_signal_connect_object (self->boards, "notify::boards", G_CALLBACK (show_boards), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->boards, "notify::chosen", G_CALLBACK (show_chosen), self,
                               G_CONNECT_SWAPPED);
      show_boards (self);
      break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_board_row_class_init (PandoriaBoardRowClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = pandoria_board_row_set_property;
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaBoardRow, boards, g_object_unref), NULL);
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_BOARDS,
                                   g_param_spec_object ("boards", NULL, NULL,
                                                        PANDORIA_TYPE_BOARD_CHOICE,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  pandoria_class_set_template (klass, "pandoria-board-row", PANDORIA_CALLBACK (on_selected), NULL);
}

static void
pandoria_board_row_init (PandoriaBoardRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
