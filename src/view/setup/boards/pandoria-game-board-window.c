/* PandoriaGameBoardWindow: corrects the board of the running game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-board-window.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-board-editor.h"
#include "pandoria-class.h"

struct _PandoriaGameBoardWindow
{
  AdwWindow parent_instance;

  AdwWindowTitle *title;
  GtkScrolledWindow *scroller;
  PandoriaBoardEditor *editor;
  GtkLabel *refusal, *stores_label;
  GtkCheckButton *stores;

  PandoriaRecord *record;
  PandoriaSaver *stored;     /* (nullable): the stored board of the game */
  PandoriaBoardDraft *board; /* (nullable): the board that was applied last */
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaGameBoardWindow, pandoria_game_board_window, ADW_TYPE_WINDOW)

static void
show_stored (PandoriaGameBoardWindow *self)
{
  g_autofree char *name = pandoria_record_get_board_name (self->record);
  g_autofree char *text = NULL;

  /* Translators: %s is the name of a board */
  text = self->stored != NULL ? g_strdup_printf (_ ("Also change the stored board “%s”"), name)
                              : g_strdup (_ ("Also keep it among your boards"));
  gtk_label_set_text (self->stores_label, text);
  adw_window_title_set_subtitle (self->title, name);
}

/* Keeps the finished board in self->board: the caller may want to store it. Returns: (nullable):
 * the record of the game on this board. */
static PandoriaRecord *
make_record (PandoriaGameBoardWindow *self, GError **error)
{
  PandoriaBoardDraft *draft = pandoria_board_editor_get_draft (self->editor);
  g_autoptr (GBytes) bytes = NULL;

  g_clear_object (&self->board);
  self->board = pandoria_game_board_finish (draft, self->stored,
                                            gtk_check_button_get_active (self->stores));
  bytes = pandoria_board_draft_get_bytes (self->board);
  return pandoria_record_new_on_board (self->record, bytes, error);
}

static void
apply (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaGameBoardWindow *self = PANDORIA_GAME_BOARD_WINDOW (widget);
  PandoriaBoardDraft *draft = pandoria_board_editor_get_draft (self->editor);
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->refusal), FALSE);
  if (pandoria_game_board_is_same (self->record, draft))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  record = make_record (self, &error);
  if (record != NULL)
    g_signal_emit_by_name (self, "applied", record);
  else
    pandoria_game_board_window_refuse (self, error->message);
}

static void
pandoria_game_board_window_class_init (PandoriaGameBoardWindowClass *klass)
{
  pandoria_class_disposes (klass,
                           PANDORIA_OWNS (PandoriaGameBoardWindow, record, pandoria_record_unref),
                           PANDORIA_OWNS (PandoriaGameBoardWindow, stored, pandoria_saver_free),
                           PANDORIA_OWNS (PandoriaGameBoardWindow, board, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "applied", 1, G_TYPE_POINTER);
  pandoria_class_set_template (klass, "pandoria-game-board-window",
                               PANDORIA_NEEDS (PANDORIA_TYPE_BOARD_EDITOR),
                               PANDORIA_PARTS (PandoriaGameBoardWindow, title, scroller, editor,
                                               refusal, stores, stores_label),
                               NULL);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "game-board.apply", NULL, apply);
}

GtkWidget *
pandoria_game_board_window_new (GtkWindow *parent, PandoriaRecord *record, GError **error)
{
  g_autoptr (PandoriaBoardDraft) draft = NULL;
  PandoriaGameBoardWindow *self;

  g_return_val_if_fail (record != NULL, NULL);

  draft = pandoria_game_board_open (record, error);
  if (draft == NULL)
    return NULL;
  self = g_object_new (PANDORIA_TYPE_GAME_BOARD_WINDOW, "transient-for", parent, "modal", TRUE,
                       NULL);
  self->record = pandoria_record_new_beginning (record, 0);
  self->stored = pandoria_game_board_find_stored (record);
  show_stored (self);
  pandoria_board_editor_draw (self->editor, draft);
  return GTK_WIDGET (self);
}

void
pandoria_game_board_window_refuse (PandoriaGameBoardWindow *self, const char *reason)
{
  g_return_if_fail (PANDORIA_IS_GAME_BOARD_WINDOW (self) && reason != NULL);

  gtk_label_set_text (self->refusal, reason);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), TRUE);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller),
                            0); /* the reason is at the top */
  pandoria_announce (GTK_WIDGET (self), reason);
}

gboolean
pandoria_game_board_window_store (PandoriaGameBoardWindow *self, GError **error)
{
  g_return_val_if_fail (PANDORIA_IS_GAME_BOARD_WINDOW (self), FALSE);

  if (self->board == NULL || !gtk_check_button_get_active (self->stores))
    return TRUE;
  return pandoria_game_board_store (self->board, self->stored, error);
}
