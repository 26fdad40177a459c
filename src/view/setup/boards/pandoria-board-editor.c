/* PandoriaBoardEditor: paints a board with pointer or keyboard, and lists its faults next to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-editor.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-board-faults.h"
#include "pandoria-board-view.h"
#include "pandoria-brush-options.h"
#include "pandoria-class.h"
#include "pandoria-draft-file.h"
#include "pandoria-labels.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

struct _PandoriaBoardEditor
{
  GtkBox parent_instance;

  GtkEntry *name_entry;
  GtkWidget *play_button;
  GtkLabel *prompt, *verdict, *notice;
  GtkFlowBox *tool_buttons;
  PandoriaBrushOptions *options;
  PandoriaBoardFaults *faults;
  PandoriaBoardView *board;

  PandoriaBoardDraft *draft; /* nullable */
  PandoriaDraftFile *file;   /* NULL without a draft, or if the draft is not saved */
  PandoriaSpace
      way_from; /* the ship from which the next press draws a way, or PANDORIA_SPACE_NONE */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaBoardEditor, pandoria_board_editor, GTK_TYPE_BOX)

enum
{
  PROP_0,
  PROP_TOOL,
  PROP_SIDE,
  N_PROPERTIES
};
static GParamSpec *properties[N_PROPERTIES];

static const struct
{
  const char *name, *prompt;
} tools[] = {
  [PANDORIA_BOARD_TOOL_PLAIN]
  = { "plain", N_ ("Press the spaces that tiles may cover, or drag over several.") },
  [PANDORIA_BOARD_TOOL_LAKE] = { "lake", N_ ("Press the lakes, or drag over several.") },
  [PANDORIA_BOARD_TOOL_SHIP] = { "ship", N_ ("Press a space: it becomes a lake with a ship.") },
  [PANDORIA_BOARD_TOOL_WAY] = { "way", N_ ("Drag from a ship to the next one downstream, or press "
                                           "one after the other. Repeat to remove the link.") },
  [PANDORIA_BOARD_TOOL_EXIT]
  = { "exit", N_ ("Press the spaces of the exit paths, at the edge of the plain.") },
  [PANDORIA_BOARD_TOOL_PRINTED] = { "printed", N_ ("Press the spaces with printed terrain.") },
  [PANDORIA_BOARD_TOOL_START]
  = { "start", N_ ("Press the four spaces of the starting tiles. Press again to remove one.") },
  [PANDORIA_BOARD_TOOL_ERASE] = { "erase", N_ ("Press or drag over what to erase.") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (tools) == PANDORIA_N_BOARD_TOOLS);

/* --- the display ---------------------------------------------------------------------------- */

static PandoriaBoardTool
get_tool (PandoriaBoardEditor *self)
{
  return pandoria_brush_options_get_tool (self->options);
}

/* Shows the refusal @text, or the next step if it is NULL. */
static void
set_prompt (PandoriaBoardEditor *self, const char *text)
{
  gtk_label_set_text (self->prompt, text != NULL ? text : _ (tools[get_tool (self)].prompt));
  pandoria_set_css_class (GTK_WIDGET (self->prompt), "error", text != NULL);
  if (text != NULL)
    pandoria_announce (GTK_WIDGET (self), text);
}

/* Returns: (nullable): why the last change is not saved. */
static const char *
get_fault (PandoriaBoardEditor *self)
{
  return self->file != NULL ? pandoria_draft_file_get_fault (self->file) : NULL;
}

static void
show_verdict (PandoriaBoardEditor *self)
{
  const char *fault = get_fault (self);
  g_autofree char *text = NULL;
  guint refused = pandoria_board_faults_count_refused (self->faults), n_missing = 0;

  for (guint i = 0; i < PANDORIA_N_START; i++)
    n_missing += pandoria_board_draft_get_board (self->draft)->start[i] == PANDORIA_SPACE_NONE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "board-editor.play",
                                 self->file != NULL && fault == NULL && refused == 0);

  if (fault != NULL)
    text = g_strdup_printf (_ ("Not saved: %s"), fault);
  else if (refused == 1 && n_missing > 0)
    text = g_strdup_printf (
        ngettext ("Still needed: %u start space", "Still needed: %u start spaces", n_missing),
        n_missing);
  else if (refused > 0)
    text = g_strdup_printf (
        ngettext ("%u thing is missing or wrong", "%u things are missing or wrong", refused),
        refused);
  else
    text = g_strdup (_ ("A game can be played on this board."));
  gtk_label_set_text (self->verdict, text);
  pandoria_set_css_class (GTK_WIDGET (self->verdict), "error", fault != NULL);
}

static void
show_draft (PandoriaBoardEditor *self)
{
  const PandoriaBoard *board = pandoria_board_draft_get_board (self->draft);
  GtkWidget *widget = GTK_WIDGET (self), *focus;

  self->updating = TRUE;
  pandoria_board_view_set_drawing (self->board, board);
  if (pandoria_board_faults_show (self->faults, board))
    pandoria_board_view_set_outline (self->board, pandoria_spaces_empty ());
  show_verdict (self);
  focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  if (focus == NULL && gtk_widget_get_mapped (widget)) /* the focused fault no longer exists */
    pandoria_board_editor_focus (self, PANDORIA_SPACE_NONE);
  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->name_entry)))
    gtk_editable_set_text (GTK_EDITABLE (self->name_entry),
                           pandoria_board_draft_get_name (self->draft));
  gtk_widget_action_set_enabled (widget, "board-editor.undo",
                                 pandoria_board_draft_can_undo (self->draft));
  gtk_widget_action_set_enabled (widget, "board-editor.redo",
                                 pandoria_board_draft_can_redo (self->draft));
  self->updating = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIDE]);
}

/* --- the file ------------------------------------------------------------------------------- */

/* Another program has written the board, so the drawing is now another one. */
static void
on_copied (PandoriaBoardEditor *self, const char *name)
{
  g_autofree char *text = g_strdup_printf (
      _ ("Another program has changed this board. Your drawing continues as “%s”."), name);

  gtk_label_set_text (self->notice, text);
  gtk_widget_set_visible (GTK_WIDGET (self->notice), TRUE);
  pandoria_announce (GTK_WIDGET (self), text);
  g_signal_emit_by_name (self, "renamed");
}

/* Announces only the first of successive failures. */
static void
save (PandoriaBoardEditor *self)
{
  gboolean was_saved = get_fault (self) == NULL;

  if (!pandoria_draft_file_save (self->file) && was_saved)
    pandoria_announce (GTK_WIDGET (self), get_fault (self));
}

/* Saves each change before the next one, so that none is lost. */
static void
on_draft_changed (PandoriaBoardEditor *self)
{
  if (self->file != NULL)
    save (self);
  show_draft (self);
}

/* --- painting ------------------------------------------------------------------------------- */

static void
set_way_from (PandoriaBoardEditor *self, PandoriaSpace space)
{
  self->way_from = space;
  pandoria_board_view_set_selected (self->board, pandoria_spaces_one (space));
}

/* Shows a refusal, or announces the change of the spaces @at. */
static void
finish (PandoriaBoardEditor *self, gboolean done, const GError *error, PandoriaSpaces at)
{
  guint n = done ? pandoria_spaces_count (at) : 0;
  g_autofree char *words = NULL;

  set_prompt (self, done ? NULL : error->message);
  if (n == 1)
    words = pandoria_text_board_space (pandoria_board_draft_get_board (self->draft),
                                       pandoria_spaces_first (at));
  else if (n > 1)
    words = g_strdup_printf (ngettext ("Painted %u space", "Painted %u spaces", n), n);
  pandoria_announce (GTK_WIDGET (self), words);
}

static void
paint (PandoriaBoardEditor *self, PandoriaSpaces spaces)
{
  const PandoriaBoardBrush brush = pandoria_brush_options_get_brush (self->options);
  g_autoptr (GError) error = NULL;
  gboolean done = pandoria_board_draft_paint (self->draft, &brush, spaces, &error);

  finish (self, done, error, spaces);
}

static void
toggle_waterway (PandoriaBoardEditor *self, PandoriaSpace from, PandoriaSpace to)
{
  g_autoptr (GError) error = NULL;
  gboolean done = pandoria_board_draft_toggle_waterway (self->draft, from, to, &error);

  set_way_from (self, PANDORIA_SPACE_NONE);
  finish (self, done, error, pandoria_spaces_one (from));
}

static void
press_way (PandoriaBoardEditor *self, PandoriaSpace space)
{
  if (self->way_from < 0
      && pandoria_board_find_ship (pandoria_board_draft_get_board (self->draft), space) >= 0)
    {
      g_autofree char *text = g_strdup_printf (_ ("From %s: press the next ship downstream."),
                                               pandoria_space_name (space));

      set_way_from (self, space);
      gtk_label_set_text (self->prompt, text);
      pandoria_announce (GTK_WIDGET (self), text);
    }
  else if (self->way_from == space)
    {
      set_way_from (self, PANDORIA_SPACE_NONE);
      set_prompt (self, NULL);
    }
  else
    toggle_waterway (self, self->way_from >= 0 ? self->way_from : space, space);
}

static void
on_space_activated (PandoriaBoardEditor *self, int space)
{
  if (self->draft == NULL)
    return;
  if (get_tool (self) == PANDORIA_BOARD_TOOL_WAY)
    press_way (self, (PandoriaSpace) space);
  else
    paint (self, pandoria_spaces_one ((PandoriaSpace) space));
}

static PandoriaSpaces
get_pulled (PandoriaBoardEditor *self, int from, int to)
{
  if (to < 0)
    return pandoria_spaces_empty ();
  if (get_tool (self) == PANDORIA_BOARD_TOOL_WAY)
    return pandoria_spaces_or (pandoria_spaces_one ((PandoriaSpace) from),
                               pandoria_spaces_one ((PandoriaSpace) to));
  return pandoria_board_get_range ((PandoriaSpace) from, (PandoriaSpace) to);
}

static void
on_space_dragged (PandoriaBoardEditor *self, int from, int to)
{
  pandoria_board_view_set_selected (self->board, get_pulled (self, from, to));
}

static void
on_space_dropped (PandoriaBoardEditor *self, int from, int to)
{
  set_way_from (self, PANDORIA_SPACE_NONE);
  if (to < 0 || self->draft == NULL)
    return;
  if (get_tool (self) == PANDORIA_BOARD_TOOL_WAY)
    toggle_waterway (self, (PandoriaSpace) from, (PandoriaSpace) to);
  else
    paint (self, get_pulled (self, from, to));
}

/* --- actions -------------------------------------------------------------------------------- */

static void
undo_or_redo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaBoardEditor *self = PANDORIA_BOARD_EDITOR (widget);

  set_prompt (self, NULL);
  if (g_str_equal (action, "board-editor.undo"))
    pandoria_board_draft_undo (self->draft);
  else
    pandoria_board_draft_redo (self->draft);
}

static void
move (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaBoardEditor *self = PANDORIA_BOARD_EDITOR (widget);
  g_autoptr (GError) error = NULL;
  gboolean done = pandoria_board_draft_move (
      self->draft, (PandoriaBoardMove) g_variant_get_int32 (parameter), &error);

  finish (self, done, error, pandoria_spaces_empty ());
}

static void
mirror (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaBoardEditor *self = PANDORIA_BOARD_EDITOR (widget);
  g_autoptr (GError) error = NULL;
  gboolean done
      = pandoria_board_draft_mirror (self->draft, g_variant_get_boolean (parameter), &error);

  finish (self, done, error, pandoria_spaces_empty ());
}

static void
export_board (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaBoardEditor *self = PANDORIA_BOARD_EDITOR (widget);

  gtk_widget_activate_action (widget, "boards.export", "(ss)",
                              pandoria_board_editor_get_path (self),
                              pandoria_board_draft_get_name (self->draft));
}

static void
play (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const char *path = pandoria_board_editor_get_path (PANDORIA_BOARD_EDITOR (widget));

  gtk_widget_activate_action (widget, "boards.play", "s", path);
}

/* --- callbacks ------------------------------------------------------------------------------ */

/* Two boards with the same name could not be distinguished. */
static void
on_name_changed (PandoriaBoardEditor *self)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->name_entry));
  gboolean free;

  if (self->updating || self->file == NULL)
    return;
  free = pandoria_board_store_is_free (name, pandoria_draft_file_get_path (self->file));
  pandoria_set_css_class (GTK_WIDGET (self->name_entry), "error", !free);
  set_prompt (self, free ? NULL : _ ("Another board has this name."));
  if (!free)
    return;
  pandoria_board_draft_set_name (self->draft, name);
  g_signal_emit_by_name (self, "renamed");
}

static void
on_fault_chosen (PandoriaBoardEditor *self, const PandoriaSpaces *spaces, int space)
{
  pandoria_board_view_set_outline (self->board, *spaces);
  pandoria_board_view_show_spaces (self->board, pandoria_spaces_one ((PandoriaSpace) space));
  pandoria_board_editor_focus (self, (PandoriaSpace) space);
}

static void
set_tool (PandoriaBoardEditor *self, const char *name)
{
  for (guint i = 0; i < PANDORIA_N_BOARD_TOOLS; i++)
    if (g_strcmp0 (tools[i].name, name) == 0)
      pandoria_brush_options_set_tool (self->options, (PandoriaBoardTool) i);
  set_way_from (self, PANDORIA_SPACE_NONE);
  set_prompt (self, NULL);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_board_editor_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaBoardEditor *self = PANDORIA_BOARD_EDITOR (object);

  if (id == PROP_TOOL)
    g_value_set_string (value, tools[get_tool (self)].name);
  else
    g_value_set_string (value,
                        self->draft == NULL
                            ? "A"
                            : pandoria_side_key (
                                (PandoriaSide) pandoria_board_draft_get_board (self->draft)->side));
}

static void
pandoria_board_editor_set_property (GObject *object, guint id, const GValue *value,
                                    GParamSpec *pspec)
{
  PandoriaBoardEditor *self = PANDORIA_BOARD_EDITOR (object);
  int side = id == PROP_SIDE ? pandoria_side_from_key (g_value_get_string (value)) : -1;

  if (id == PROP_TOOL)
    set_tool (self, g_value_get_string (value));
  else if (id == PROP_SIDE && side >= 0 && self->draft != NULL)
    pandoria_board_draft_set_side (self->draft, (PandoriaSide) side);
}

static void
pandoria_board_editor_dispose (GObject *object)
{
  PandoriaBoardEditor *self = PANDORIA_BOARD_EDITOR (object);

  pandoria_board_editor_close (self);
  G_OBJECT_CLASS (pandoria_board_editor_parent_class)->dispose (object);
}

static void
pandoria_board_editor_class_init (PandoriaBoardEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = pandoria_board_editor_get_property;
  object_class->set_property = pandoria_board_editor_set_property;
  object_class->dispose = pandoria_board_editor_dispose;
  properties[PROP_TOOL] = g_param_spec_string ("tool", NULL, NULL, "plain",
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SIDE]
      = g_param_spec_string ("side", NULL, NULL, "A", G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  pandoria_class_add_signal (klass, "renamed", 0);
  pandoria_class_set_template (
      klass, "pandoria-board-editor",
      PANDORIA_NEEDS (PANDORIA_TYPE_BOARD_FAULTS, PANDORIA_TYPE_BOARD_VIEW,
                      PANDORIA_TYPE_BRUSH_OPTIONS),
      PANDORIA_PARTS (PandoriaBoardEditor, name_entry, prompt, verdict, notice, faults, board,
                      tool_buttons, options, play_button),
      PANDORIA_CALLBACK (on_name_changed, on_space_activated, on_space_dragged, on_space_dropped,
                         on_fault_chosen),
      NULL);
  gtk_widget_class_install_property_action (widget_class, "board-editor.tool", "tool");
  gtk_widget_class_install_property_action (widget_class, "board-editor.side", "side");
  gtk_widget_class_install_action (widget_class, "board-editor.undo", NULL, undo_or_redo);
  gtk_widget_class_install_action (widget_class, "board-editor.redo", NULL, undo_or_redo);
  gtk_widget_class_install_action (widget_class, "board-editor.move", "i", move);
  gtk_widget_class_install_action (widget_class, "board-editor.mirror", "b", mirror);
  gtk_widget_class_install_action (widget_class, "board-editor.export", NULL, export_board);
  gtk_widget_class_install_action (widget_class, "board-editor.play", NULL, play);
}

/* Explains each tool. In large text a long word wraps, so that it fits on a narrow screen. */
static void
set_up_tools (PandoriaBoardEditor *self)
{
  GtkFlowBoxChild *child;

  for (int i = 0; (child = gtk_flow_box_get_child_at_index (self->tool_buttons, i)) != NULL; i++)
    {
      GtkWidget *button = gtk_flow_box_child_get_child (child),
                *label = gtk_button_get_child (GTK_BUTTON (button));
      /* Translators: what a tool does, then its key */
      g_autofree char *tip
          = g_strdup_printf (_ ("%s (key %u)"), _ (tools[i].prompt), (guint) i + 1);

      gtk_widget_set_tooltip_text (button, tip);
      pandoria_let_wrap (label);
    }
}

static void
pandoria_board_editor_init (PandoriaBoardEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  set_up_tools (self);
  self->way_from = PANDORIA_SPACE_NONE;
  set_tool (self, "plain");
}

/* --- public --------------------------------------------------------------------------------- */

/* Takes @draft and @file (nullable). */
static void
begin (PandoriaBoardEditor *self, PandoriaBoardDraft *draft, PandoriaDraftFile *file)
{
  pandoria_board_editor_close (self);
  self->draft = draft;
  self->file = file;
  if (file != NULL)
    g_signal_connect_object (file, "copied", G_CALLBACK (on_copied), self, G_CONNECT_SWAPPED);
  pandoria_board_view_set_outline (self->board, pandoria_spaces_empty ());
  g_signal_connect_object (draft, "changed", G_CALLBACK (on_draft_changed), self,
                           G_CONNECT_SWAPPED);
  pandoria_set_css_class (GTK_WIDGET (self->name_entry), "error", FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->name_entry), file != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "board-editor.export", file != NULL);
  show_draft (self);
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-fit", NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->notice), FALSE);
  set_tool (self, tools[get_tool (self)].name);
}

gboolean
pandoria_board_editor_open (PandoriaBoardEditor *self, const char *path, GError **error)
{
  PandoriaBoardDraft *draft;
  PandoriaSaver *saver;

  g_return_val_if_fail (PANDORIA_IS_BOARD_EDITOR (self) && path != NULL, FALSE);

  draft = pandoria_board_store_open (path, &saver, error);
  if (draft == NULL)
    return FALSE;
  g_return_val_if_fail (saver != NULL, FALSE);
  begin (self, draft, pandoria_draft_file_new (draft, saver));
  return TRUE;
}

void
pandoria_board_editor_draw (PandoriaBoardEditor *self, PandoriaBoardDraft *draft)
{
  g_return_if_fail (PANDORIA_IS_BOARD_EDITOR (self) && PANDORIA_IS_BOARD_DRAFT (draft));
  begin (self, g_object_ref (draft), NULL);
}

void
pandoria_board_editor_close (PandoriaBoardEditor *self)
{
  g_return_if_fail (PANDORIA_IS_BOARD_EDITOR (self));

  if (self->draft == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->draft);
  g_clear_object (&self->file);
}

const char *
pandoria_board_editor_get_path (PandoriaBoardEditor *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_EDITOR (self), NULL);
  return self->file != NULL ? pandoria_draft_file_get_path (self->file) : NULL;
}

const char *
pandoria_board_editor_try_saving (PandoriaBoardEditor *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_EDITOR (self), NULL);

  if (get_fault (self) == NULL)
    return NULL;
  save (self);
  show_verdict (self);
  return get_fault (self);
}

PandoriaBoardDraft *
pandoria_board_editor_get_draft (PandoriaBoardEditor *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_EDITOR (self), NULL);
  return self->draft;
}

void
pandoria_board_editor_focus (PandoriaBoardEditor *self, PandoriaSpace space)
{
  GtkWidget *board, *focus, *widget;

  g_return_if_fail (PANDORIA_IS_BOARD_EDITOR (self));

  board = GTK_WIDGET (self->board);
  focus = gtk_root_get_focus (gtk_widget_get_root (board));
  widget = space >= 0 ? pandoria_board_view_get_space (self->board, space) : NULL;
  if (widget != NULL)
    gtk_widget_grab_focus (widget);
  else if (focus == NULL || !gtk_widget_is_ancestor (focus, board))
    {
      /* Otherwise the focus would move on from the last focused space. */
      gtk_widget_set_focus_child (board, NULL);
      gtk_widget_child_focus (board, GTK_DIR_TAB_FORWARD);
    }
}
