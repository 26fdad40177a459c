/* PandoriaBoardEditor: paints the board with its tools, and moves, mirrors and restores the drawing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-boards-private.h"

#include "pandoria-text.h"
#include "pandoria-widgets.h"

static PandoriaBoardBrush
get_brush (PandoriaBoardEditor *self)
{
  return (PandoriaBoardBrush){ .tool = self->tool,
                               .terrain = (guint8) gtk_drop_down_get_selected (self->terrain),
                               .symbols = (guint8) gtk_spin_button_get_value_as_int (self->symbols),
                               .discount = (guint8) gtk_spin_button_get_value_as_int (self->discount),
                               .paired = gtk_check_button_get_active (self->paired) };
}

void
pandoria_board_editor_set_way_from (PandoriaBoardEditor *self, PandoriaSpace space)
{
  self->way_from = space;
  pandoria_board_view_set_selected (self->board, pandoria_spaces_one (space));
}

/* Shows a refusal; announces a change if one space describes it. */
static void
finish (PandoriaBoardEditor *self, gboolean done, const GError *error, PandoriaSpace at)
{
  pandoria_board_editor_set_prompt (self, done ? NULL : error->message);
  if (done && at >= 0)
    {
      g_autofree char *words = pandoria_text_board_space (pandoria_board_draft_get_board (self->draft), at);

      pandoria_announce (GTK_WIDGET (self), words);
    }
}

static void
paint (PandoriaBoardEditor *self, PandoriaSpaces spaces)
{
  const PandoriaBoardBrush brush = get_brush (self);
  g_autoptr (GError) error = NULL;
  gboolean done = pandoria_board_draft_paint (self->draft, &brush, spaces, &error);
  guint n = pandoria_spaces_count (spaces);

  finish (self, done, error, n == 1 ? pandoria_spaces_first (spaces) : PANDORIA_SPACE_NONE);
  if (done && n > 1)
    {
      g_autofree char *text = g_strdup_printf (ngettext ("Painted %u space", "Painted %u spaces", n), n);

      pandoria_announce (GTK_WIDGET (self), text);
    }
}

static void
toggle_waterway (PandoriaBoardEditor *self, PandoriaSpace from, PandoriaSpace to)
{
  g_autoptr (GError) error = NULL;
  gboolean done = pandoria_board_draft_toggle_waterway (self->draft, from, to, &error);

  pandoria_board_editor_set_way_from (self, PANDORIA_SPACE_NONE);
  finish (self, done, error, from);
}

static gboolean
has_ship (PandoriaBoardEditor *self, PandoriaSpace space)
{
  const PandoriaBoard *board = pandoria_board_draft_get_board (self->draft);

  for (guint i = 0; i < board->n_ships; i++)
    if (board->ships[i].at == space)
      return TRUE;
  return FALSE;
}

static void
press_way (PandoriaBoardEditor *self, PandoriaSpace space)
{
  if (self->way_from < 0 && has_ship (self, space))
    {
      g_autofree char *text
          = g_strdup_printf (_ ("From %s: press the next ship downstream."), pandoria_space_name (space));

      pandoria_board_editor_set_way_from (self, space);
      gtk_label_set_text (self->prompt, text);
      pandoria_announce (GTK_WIDGET (self), text);
    }
  else if (self->way_from == space)
    {
      pandoria_board_editor_set_way_from (self, PANDORIA_SPACE_NONE);
      pandoria_board_editor_set_prompt (self, NULL);
    }
  else
    toggle_waterway (self, self->way_from >= 0 ? self->way_from : space, space);
}

void
pandoria_board_editor_press (PandoriaBoardEditor *self, int space)
{
  if (self->draft == NULL)
    return;
  if (self->tool == PANDORIA_BOARD_TOOL_WAY)
    press_way (self, (PandoriaSpace) space);
  else
    paint (self, pandoria_spaces_one ((PandoriaSpace) space));
}

static PandoriaSpaces
get_pulled (PandoriaBoardEditor *self, int from, int to)
{
  if (to < 0)
    return pandoria_spaces_empty ();
  if (self->tool == PANDORIA_BOARD_TOOL_WAY)
    return pandoria_spaces_or (pandoria_spaces_one ((PandoriaSpace) from), pandoria_spaces_one ((PandoriaSpace) to));
  return pandoria_board_get_range ((PandoriaSpace) from, (PandoriaSpace) to);
}

void
pandoria_board_editor_drag (PandoriaBoardEditor *self, int from, int to)
{
  pandoria_board_view_set_selected (self->board, get_pulled (self, from, to));
}

void
pandoria_board_editor_drop (PandoriaBoardEditor *self, int from, int to)
{
  pandoria_board_editor_set_way_from (self, PANDORIA_SPACE_NONE);
  if (to < 0 || self->draft == NULL)
    return;
  if (self->tool == PANDORIA_BOARD_TOOL_WAY)
    toggle_waterway (self, (PandoriaSpace) from, (PandoriaSpace) to);
  else
    paint (self, get_pulled (self, from, to));
}

/* --- actions -------------------------------------------------------------------------------------------------------- */

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaBoardEditor *self = PANDORIA_BOARD_EDITOR (widget);

  pandoria_board_editor_set_prompt (self, NULL);
  pandoria_board_draft_undo (self->draft);
}

static void
redo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaBoardEditor *self = PANDORIA_BOARD_EDITOR (widget);

  pandoria_board_editor_set_prompt (self, NULL);
  pandoria_board_draft_redo (self->draft);
}

static void
move (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaBoardEditor *self = PANDORIA_BOARD_EDITOR (widget);
  g_autoptr (GError) error = NULL;
  const int where = g_variant_get_int32 (parameter);

  if (where >= 0 && where < PANDORIA_N_BOARD_MOVES)
    finish (self, pandoria_board_draft_move (self->draft, (PandoriaBoardMove) where, &error), error,
            PANDORIA_SPACE_NONE);
}

static void
mirror (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaBoardEditor *self = PANDORIA_BOARD_EDITOR (widget);
  g_autoptr (GError) error = NULL;

  finish (self, pandoria_board_draft_mirror (self->draft, g_variant_get_boolean (parameter), &error), error,
          PANDORIA_SPACE_NONE);
}

void
pandoria_board_editor_install_painting (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "board-editor.undo", NULL, undo);
  gtk_widget_class_install_action (widget_class, "board-editor.redo", NULL, redo);
  gtk_widget_class_install_action (widget_class, "board-editor.move", "i", move);
  gtk_widget_class_install_action (widget_class, "board-editor.mirror", "b", mirror);
}
