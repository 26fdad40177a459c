/* PandoriaBoardsWindow: all boards, and the editor of the player's own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-boards-testing.h"

#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-board-comparison.h"
#include "pandoria-board-editor.h"
#include "pandoria-board-view.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-dialogs.h"
#include "pandoria-file-dialog.h"
#include "pandoria-file.h"
#include "pandoria-list-rows.h"
#include "pandoria-undo-offer.h"
#include "pandoria-widgets.h"

struct _PandoriaBoardsWindow
{
  AdwWindow parent_instance;

  GtkWidget *new_button;
  AdwToastOverlay *toasts;
  GtkStack *stack;
  GtkListBox *list;
  PandoriaBoardEditor *editor;
  PandoriaBoardComparison *comparison;

  GPtrArray *files; /* of PandoriaBoardFile, in the order of the rows */
  char *compared;   /* (nullable): of the compared board */
};

G_DEFINE_FINAL_TYPE (PandoriaBoardsWindow, pandoria_boards_window, ADW_TYPE_WINDOW)

/* --- the list ------------------------------------------------------------------------------- */

/* Returns: (transfer full): the text below the name of the board. */
static char *
describe_file (const PandoriaBoardFile *file)
{
  if (file->error != NULL)
    return g_strdup (file->error);
  if (file->playable && pandoria_board_seen_is_confirmed (&file->board, NULL))
    return g_strdup (_ ("As on your table"));
  if (!file->own)
    return g_strdup (_ ("Comes with the program, based on the pictures in the rulebooks"));
  if (!file->playable)
    return g_strdup (_ ("Not finished: no game can be played on it yet"));
  return g_strdup (C_ ("board", "Your own"));
}

static void
add_item (GMenu *menu, const char *label, const char *action, GVariant *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}

static GMenuModel *
create_menu (const PandoriaBoardFile *file)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GVariant) path = g_variant_ref_sink (g_variant_new_string (file->path));

  if (file->error == NULL)
    {
      add_item (menu, C_ ("board", "_Duplicate"), "boards.duplicate", path);
      add_item (menu, C_ ("board", "_Export…"), "boards.export",
                g_variant_new ("(ss)", file->path, file->name));
    }
  if (file->error == NULL && file->playable)
    {
      add_item (menu, C_ ("board", "_Play on This Board…"), "boards.play", path);
      add_item (menu, C_ ("board", "_Is This Your Board?"), "boards.compare", path);
    }
  if (file->own)
    add_item (menu, C_ ("board", "De_lete"), "boards.delete", path);
  return G_MENU_MODEL (menu);
}

/* The menu has actions "boards.*" (string path). */
static GtkWidget *
create_row (const PandoriaBoardFile *file)
{
  g_autofree char *subtitle = describe_file (file);
  g_autofree char *label = g_strdup_printf (_ ("More for %s"), file->name);
  g_autoptr (GMenuModel) menu = create_menu (file);
  AdwActionRow *row = pandoria_new_row (file->name, subtitle);
  GtkWidget *more
      = g_object_new (GTK_TYPE_MENU_BUTTON, "icon-name", "view-more-symbolic", "menu-model", menu,
                      "valign", GTK_ALIGN_CENTER, "tooltip-text", label, NULL);

  gtk_widget_add_css_class (more, "flat");
  pandoria_set_accessible_label (more, label);
  adw_action_row_add_suffix (row, more);
  if (file->error == NULL)
    adw_action_row_add_prefix (row, pandoria_board_picture_new (&file->board));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), file->own && file->error == NULL);
  return GTK_WIDGET (row);
}

/* Returns: the place of the board at @path (nullable) in the list; -1 if it has none. */
static int
find_board (PandoriaBoardsWindow *self, const char *path)
{
  for (guint i = 0; i < self->files->len; i++)
    if (g_strcmp0 (((PandoriaBoardFile *) self->files->pdata[i])->path, path) == 0)
      return (int) i;
  return -1;
}

static void
focus_row (PandoriaBoardsWindow *self, int index)
{
  gtk_widget_grab_focus (GTK_WIDGET (
      gtk_list_box_get_row_at_index (self->list, CLAMP (index, 0, (int) self->files->len - 1))));
}

static void
show_list (PandoriaBoardsWindow *self)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  int index = row != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) : 0;
  gboolean had_focus = pandoria_take_focus_from (GTK_WIDGET (self->list));

  pandoria_clear_list (self->list);
  g_clear_pointer (&self->files, g_ptr_array_unref);
  self->files = pandoria_board_store_list ();
  for (guint i = 0; i < self->files->len; i++)
    gtk_list_box_append (self->list, create_row (self->files->pdata[i]));
  if (had_focus)
    focus_row (self, index);
}

static void
show_page (PandoriaBoardsWindow *self, const char *page, const char *title)
{
  gboolean in_list = g_str_equal (page, "list");

  if (!g_str_equal (gtk_stack_get_visible_child_name (self->stack), page))
    pandoria_take_focus_from (adw_window_get_content (ADW_WINDOW (self)));
  gtk_stack_set_visible_child_name (self->stack, page);
  gtk_widget_set_visible (self->new_button, in_list);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "boards.back", !in_list);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
show_editor (PandoriaBoardsWindow *self)
{
  show_page (self, "editor",
             pandoria_board_draft_get_name (pandoria_board_editor_get_draft (self->editor)));
}

static void
go_back (PandoriaBoardsWindow *self)
{
  const char *edited = pandoria_board_editor_get_path (self->editor);
  g_autofree char *path = g_strdup (edited != NULL ? edited : self->compared);

  pandoria_board_editor_close (self->editor);
  show_list (self);
  show_page (self, "list", _ ("Boards"));
  focus_row (self, find_board (self, path));
}

static void
on_discard_response (gpointer window, AdwMessageDialog *dialog, const char *response,
                     gpointer closes)
{
  PandoriaBoardsWindow *self = window;

  if (!g_str_equal (response, "discard"))
    {
      pandoria_board_editor_focus (self->editor, PANDORIA_SPACE_NONE);
      return;
    }
  go_back (self);
  if (GPOINTER_TO_INT (closes))
    gtk_window_close (GTK_WINDOW (self));
}

/* Returns: whether nothing would be lost. Otherwise asks the user, and continues if the user
 * agrees. */
static gboolean
can_leave (PandoriaBoardsWindow *self, gboolean closes)
{
  const char *reason = pandoria_board_editor_try_saving (self->editor);
  GtkWidget *dialog;

  if (reason == NULL)
    return TRUE;
  dialog
      = pandoria_compat_message_dialog_new (GTK_WINDOW (self), _ ("The Board Is Not Saved"), NULL);
  adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog),
                                  _ ("%s. Export the board elsewhere to keep what you have drawn."),
                                  reason);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "discard",
                                    _ ("_Discard"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard",
                                              ADW_RESPONSE_DESTRUCTIVE);
  pandoria_dialog_when_answered (dialog, on_discard_response, self, GINT_TO_POINTER (closes), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
  return FALSE;
}

static void
edit (PandoriaBoardsWindow *self, const char *path)
{
  g_autofree char *edited = g_strdup (path); /* the row that owns it may be removed */
  g_autoptr (GError) error = NULL;

  if (!pandoria_board_editor_open (self->editor, edited, &error))
    {
      pandoria_show_failure (GTK_WINDOW (self), _ ("The Board Cannot Be Opened"), error->message);
      return;
    }
  show_editor (self);
  pandoria_board_editor_focus (self->editor, PANDORIA_SPACE_NONE);
}

static void
on_row_activated (PandoriaBoardsWindow *self, GtkListBoxRow *row)
{
  edit (self, ((PandoriaBoardFile *) self->files->pdata[gtk_list_box_row_get_index (row)])->path);
}

/* --- actions -------------------------------------------------------------------------------- */

/* @path (nullable): of the board to duplicate. */
static void
add_board (GtkWidget *widget, const char *action, GVariant *path)
{
  PandoriaBoardsWindow *self = PANDORIA_BOARDS_WINDOW (widget);
  g_autofree char *name = pandoria_board_store_find_name (_ ("My board"));
  g_autoptr (PandoriaBoardDraft) draft = pandoria_board_draft_new (name);
  g_autoptr (GError) error = NULL;
  g_autofree char *added
      = path != NULL ? pandoria_board_store_duplicate (g_variant_get_string (path, NULL), &error)
                     : pandoria_board_store_add (draft, &error);

  if (added != NULL)
    edit (self, added);
  else
    pandoria_show_failure (GTK_WINDOW (self),
                           path != NULL ? _ ("The Board Cannot Be Duplicated")
                                        : _ ("The Board Cannot Be Saved"),
                           error->message);
}

static void
edit_board (GtkWidget *widget, const char *action, GVariant *parameter)
{
  edit (PANDORIA_BOARDS_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static char *
describe_deleted (guint n)
{
  return g_strdup_printf (ngettext ("%u board deleted", "%u boards deleted", n), n);
}

static void
delete_board (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaBoardsWindow *self = PANDORIA_BOARDS_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *deleted
      = pandoria_board_store_delete (g_variant_get_string (parameter, NULL), &error);

  show_list (self);
  if (deleted != NULL)
    pandoria_offer_undo (self->toasts, (const char *[]){ deleted, NULL }, describe_deleted,
                         "boards.undo", FALSE);
  else
    pandoria_show_failure (GTK_WINDOW (self), _ ("The Board Cannot Be Deleted"), error->message);
}

/* Offers it again for boards that cannot be restored. */
static void
undo_delete (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaBoardsWindow *self = PANDORIA_BOARDS_WINDOW (widget);
  g_auto (GStrv) deleted = pandoria_take_undo (self->toasts);
  g_autoptr (GStrvBuilder) rest = g_strv_builder_new ();
  g_auto (GStrv) offered = NULL;
  g_autoptr (GError) error = NULL;

  for (char **i = deleted; i != NULL && *i != NULL; i++)
    if (!pandoria_board_store_restore (*i, error == NULL ? &error : NULL))
      g_strv_builder_add (rest, *i);
  show_list (self);
  offered = g_strv_builder_end (rest);
  pandoria_offer_undo (self->toasts, (const char *const *) offered, describe_deleted, "boards.undo",
                       TRUE);
  if (error != NULL)
    pandoria_show_failure (GTK_WINDOW (self), _ ("The Board Cannot Be Restored"), error->message);
}

static void
compare (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaBoardsWindow *self = PANDORIA_BOARDS_WINDOW (widget);
  const PandoriaBoardFile *file
      = self->files->pdata[find_board (self, g_variant_get_string (parameter, NULL))];

  g_free (self->compared);
  self->compared = g_strdup (file->path);
  show_page (self, "comparison", file->name);
  pandoria_board_comparison_begin (self->comparison, &file->board);
}

static void
play (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "play", g_variant_get_string (parameter, NULL));
  gtk_window_close (GTK_WINDOW (widget));
}

static void
on_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaBoardsWindow *self = PANDORIA_BOARDS_WINDOW (widget);

  if (can_leave (self, FALSE))
    go_back (self);
}

/* --- files from and to elsewhere ------------------------------------------------------------ */

static void
import (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_native_dialog_show (pandoria_file_dialog_new (
      GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Import a Board"), NULL,
      pandoria_boards_window_import, widget, NULL, NULL));
}

/* Exports the edited board as drawn, even if its own file could not be written. */
static GBytes *
get_bytes (PandoriaBoardsWindow *self, const char *path, GError **error)
{
  g_autoptr (PandoriaBoardDraft) draft = NULL;

  if (g_strcmp0 (path, pandoria_board_editor_get_path (self->editor)) == 0)
    return pandoria_board_draft_get_bytes (pandoria_board_editor_get_draft (self->editor));
  draft = pandoria_board_store_open (path, NULL, error);
  return draft != NULL ? pandoria_board_draft_get_bytes (draft) : NULL;
}

static void
export_chosen (gpointer self, GFile *file, GtkFileChooser *chooser, gpointer path)
{
  pandoria_boards_window_export (self, path, file);
}

static void
export_board (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autofree char *stem = NULL, *file = NULL;
  GtkNativeDialog *dialog;
  const char *path, *name;

  g_variant_get (parameter, "(&s&s)", &path, &name);
  stem = pandoria_file_name_make (name);
  file = g_strconcat (*stem != '\0' ? stem : "board", ".json", NULL);
  dialog = pandoria_file_dialog_new (GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_SAVE,
                                     _ ("Export the Board"), file, export_chosen, widget,
                                     g_strdup (path), g_free);
  gtk_native_dialog_show (dialog);
}

/* --- “Is this your board?” --- */

/* Stores the contents of the board, not its name, so that a copy under another name is also
 * confirmed. */
static void
on_confirmed (PandoriaBoardsWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaBoardDraft) draft = pandoria_board_store_open (self->compared, NULL, &error);

  if (draft != NULL)
    pandoria_board_seen_confirm (pandoria_board_draft_get_board (draft), &error);
  go_back (self);
  if (error != NULL)
    pandoria_show_failure (GTK_WINDOW (self), _ ("This Cannot Be Saved"), error->message);
  else
    pandoria_show_toast (self->toasts, _ ("The board is as on your table"));
}

/* Chooses the tool that fixes the difference, and the first space. A shipped board is never
 * changed: this edits a copy. */
static void
on_differs (PandoriaBoardsWindow *self, int kind)
{
  static const char *const tools[] = {
    [PANDORIA_BOARD_KIND_PLAIN] = "plain",     [PANDORIA_BOARD_KIND_LAKES] = "lake",
    [PANDORIA_BOARD_KIND_SHIPS] = "ship",      [PANDORIA_BOARD_KIND_EXITS] = "exit",
    [PANDORIA_BOARD_KIND_PRINTED] = "printed", [PANDORIA_BOARD_KIND_START] = "start",
  };
  g_autofree char *path = g_strdup (self->compared);
  const char *act = g_str_has_prefix (path, "resource://") ? "boards.duplicate" : "boards.edit";
  PandoriaBoardDraft *draft;

  gtk_widget_activate_action (GTK_WIDGET (self), act, "s", path);
  draft = pandoria_board_editor_get_draft (self->editor);
  if (draft == NULL)
    return;
  gtk_widget_activate_action (GTK_WIDGET (self->editor), "board-editor.tool", "s", tools[kind]);
  pandoria_board_editor_focus (
      self->editor, pandoria_spaces_first (pandoria_board_kind_get_spaces (
                        pandoria_board_draft_get_board (draft), (PandoriaBoardKind) kind)));
}

/* --- class ---------------------------------------------------------------------------------- */

static gboolean
pandoria_boards_window_close_request (GtkWindow *window)
{
  if (!can_leave (PANDORIA_BOARDS_WINDOW (window), TRUE))
    return GDK_EVENT_STOP;
  return GTK_WINDOW_CLASS (pandoria_boards_window_parent_class)->close_request (window);
}

static void
pandoria_boards_window_class_init (PandoriaBoardsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaBoardsWindow, files, g_ptr_array_unref),
                           PANDORIA_OWNS (PandoriaBoardsWindow, compared, g_free), NULL);
  GTK_WINDOW_CLASS (klass)->close_request = pandoria_boards_window_close_request;
  pandoria_class_set_template (
      klass, "pandoria-boards-window",
      PANDORIA_NEEDS (PANDORIA_TYPE_BOARD_EDITOR, PANDORIA_TYPE_BOARD_COMPARISON),
      PANDORIA_PARTS (PandoriaBoardsWindow, new_button, toasts, stack, list, editor, comparison),
      PANDORIA_CALLBACK (on_row_activated, show_editor, on_confirmed, on_differs), NULL);
  gtk_widget_class_install_action (widget_class, "boards.new", NULL, add_board);
  gtk_widget_class_install_action (widget_class, "boards.import", NULL, import);
  gtk_widget_class_install_action (widget_class, "boards.back", NULL, on_back);
  gtk_widget_class_install_action (widget_class, "boards.edit", "s", edit_board);
  gtk_widget_class_install_action (widget_class, "boards.duplicate", "s", add_board);
  gtk_widget_class_install_action (widget_class, "boards.export", "(ss)", export_board);
  gtk_widget_class_install_action (widget_class, "boards.compare", "s", compare);
  gtk_widget_class_install_action (widget_class, "boards.delete", "s", delete_board);
  gtk_widget_class_install_action (widget_class, "boards.undo", NULL, undo_delete);
  gtk_widget_class_install_action (widget_class, "boards.play", "s", play);
  pandoria_class_add_signal (klass, "play", 1, G_TYPE_STRING);
}

static void
pandoria_boards_window_init (PandoriaBoardsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_list (self);
  show_page (self, "list", _ ("Boards"));
}

/* --- public --------------------------------------------------------------------------------- */

GtkWidget *
pandoria_boards_window_new (GtkWindow *parent)
{
  return g_object_new (PANDORIA_TYPE_BOARDS_WINDOW, "transient-for", parent, NULL);
}

void
pandoria_boards_window_import (gpointer window, GFile *file, GtkFileChooser *chooser,
                               gpointer nothing)
{
  PandoriaBoardsWindow *self = window;
  g_autoptr (GError) error = NULL;
  g_autofree char *from = NULL, *path = NULL;
  gboolean known;

  g_return_if_fail (PANDORIA_IS_BOARDS_WINDOW (self) && G_IS_FILE (file));

  from = g_file_get_path (file);
  path = from != NULL ? pandoria_board_store_import (from, &known, &error) : NULL;
  if (path == NULL)
    {
      pandoria_show_failure (GTK_WINDOW (self), _ ("The Board Cannot Be Imported"),
                             error != NULL ? error->message
                                           : _ ("The file is not on this computer."));
      return;
    }
  if (known)
    pandoria_show_toast (self->toasts, _ ("This board is already in the list."));
  show_list (self);
  if (!g_str_has_prefix (path, "resource://"))
    edit (self, path);
}

void
pandoria_boards_window_export (PandoriaBoardsWindow *self, const char *path, GFile *to)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_if_fail (PANDORIA_IS_BOARDS_WINDOW (self) && path != NULL && G_IS_FILE (to));

  bytes = get_bytes (self, path, &error);
  pandoria_export (self->toasts, to, bytes, error);
}
