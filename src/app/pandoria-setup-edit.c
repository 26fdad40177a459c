/* PandoriaSetupEdit: another setup for the open game, entered in a dialog. Closing the dialog asks
 * whether to discard the entries. It hides while the user resolves the conflicts of the setup.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-setup-edit.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-dialogs.h"
#include "pandoria-game-board-window.h"
#include "pandoria-game-dialog.h"
#include "pandoria-new-game-window.h"

typedef enum
{
  EDITING, /* the user enters the setup */
  WAITING, /* the dialog is hidden while the user resolves the conflicts of @amend */
  SETTLED, /* the entries were accepted or discarded */
} State;

struct _PandoriaSetupEdit
{
  GObject parent_instance;

  PandoriaWindow *window; /* weak */
  GtkWindow *dialog;      /* which owns this */
  State state;
  PandoriaAmend *amend; /* (nullable): the correction that the setup began */
};

G_DEFINE_FINAL_TYPE (PandoriaSetupEdit, pandoria_setup_edit, G_TYPE_OBJECT)

/* --- accepting ------------------------------------------------------------------------------ */

/* Stores the board of the dialog, after its setup was applied to the game. */
static void
finish (PandoriaSetupEdit *self)
{
  g_autoptr (GError) error = NULL;

  self->state = SETTLED;
  if (PANDORIA_IS_GAME_BOARD_WINDOW (self->dialog)
      && !pandoria_game_board_window_store (PANDORIA_GAME_BOARD_WINDOW (self->dialog), &error))
    pandoria_show_failure (GTK_WINDOW (self->window), _ ("The Board Cannot Be Saved"),
                           error->message);
}

/* Keeps the hidden dialog until the user has resolved the conflicts of @amend. */
static void
wait_for (PandoriaSetupEdit *self, PandoriaAmend *amend)
{
  self->state = WAITING;
  g_set_object (&self->amend, amend);
  pandoria_window_set_part (self->window, PANDORIA_WINDOW_SETUP, g_object_ref (self),
                            g_object_unref);
}

gboolean
pandoria_setup_edit_apply (PandoriaSetupEdit *self, PandoriaRecord *edited, const guint8 *origins,
                           GError **error)
{
  PandoriaPlayPage *page;
  PandoriaPlay *play;

  g_return_val_if_fail (PANDORIA_IS_SETUP_EDIT (self), FALSE);

  if (self->window == NULL)
    return TRUE;
  page = pandoria_window_get_page (self->window);
  play = pandoria_window_get_play (self->window);
  pandoria_play_page_release_dialog (page, self->dialog);
  if (!pandoria_play_edit_setup (play, edited, origins, error))
    {
      self->state = EDITING;
      pandoria_play_page_present_dialog (page, self->dialog);
      return FALSE;
    }
  if (pandoria_play_get_amend (play) != NULL)
    wait_for (self, pandoria_play_get_amend (play));
  else
    finish (self);
  return TRUE;
}

void
pandoria_setup_edit_settle (PandoriaWindow *window, PandoriaAmend *amend, gboolean accepted)
{
  g_autoptr (PandoriaSetupEdit) self = NULL;
  gboolean own;

  g_return_if_fail (PANDORIA_IS_WINDOW (window));

  g_set_object (&self, pandoria_window_get_part (window, PANDORIA_WINDOW_SETUP));
  if (self == NULL)
    return;
  pandoria_window_set_part (window, PANDORIA_WINDOW_SETUP, NULL, NULL);
  own = self->amend == amend;
  self->state = SETTLED;
  if (accepted && own)
    finish (self);
  if (accepted || !own)
    gtk_window_destroy (self->dialog);
  else
    pandoria_play_page_present_dialog (pandoria_window_get_page (window), self->dialog);
}

/* --- closing -------------------------------------------------------------------------------- */

/* Called later, after the question over the dialog has closed. */
static void
close_dialog (gpointer data)
{
  g_autoptr (GtkWindow) dialog = data;

  gtk_window_close (dialog);
}

static void
on_discard_response (PandoriaSetupEdit *self, const char *response)
{
  if (!g_str_equal (response, "discard"))
    return;
  self->state = SETTLED;
  g_idle_add_once (close_dialog, g_object_ref (self->dialog));
}

static void
ask_whether_to_discard (PandoriaSetupEdit *self)
{
  GtkWidget *dialog = pandoria_compat_message_dialog_new (self->dialog, _ ("Discard the Changes?"),
                                                          _ ("The setup stays as it was."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Keep Editing"),
                                    "discard", _ ("_Discard"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "close");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_discard_response), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
has_entries (GtkWindow *dialog)
{
  return PANDORIA_IS_NEW_GAME_WINDOW (dialog)
         && pandoria_new_game_is_touched (
             pandoria_new_game_window_get_game (PANDORIA_NEW_GAME_WINDOW (dialog)));
}

static gboolean
on_closed (PandoriaSetupEdit *self)
{
  if (self->state == WAITING)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->dialog), FALSE);
      return TRUE;
    }
  if (self->state == SETTLED || !has_entries (self->dialog))
    return FALSE;
  ask_whether_to_discard (self);
  return TRUE;
}

/* Runs again when the user cancels the conflicts. */
static void
on_shown (PandoriaSetupEdit *self)
{
  self->state = EDITING;
}

static void
on_destroyed (PandoriaSetupEdit *self)
{
  if (self->window != NULL
      && pandoria_window_get_part (self->window, PANDORIA_WINDOW_SETUP) == self)
    pandoria_window_set_part (self->window, PANDORIA_WINDOW_SETUP, NULL, NULL);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_setup_edit_class_init (PandoriaSetupEditClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_WATCHES (PandoriaSetupEdit, window),
                           PANDORIA_OWNS (PandoriaSetupEdit, amend, g_object_unref), NULL);
}

static void
pandoria_setup_edit_init (PandoriaSetupEdit *self)
{
}

static void
release_edit (gpointer edit, GClosure *closure)
{
  g_object_unref (edit);
}

PandoriaSetupEdit *
pandoria_setup_edit_new (PandoriaWindow *window, GtkWindow *dialog)
{
  PandoriaSetupEdit *self;

  g_return_val_if_fail (PANDORIA_IS_WINDOW (window) && GTK_IS_WINDOW (dialog), NULL);

  /* Another setup may wait for a correction that has already ended. */
  pandoria_setup_edit_settle (window, NULL, TRUE);
  self = g_object_new (PANDORIA_TYPE_SETUP_EDIT, NULL);
  g_set_weak_pointer (&self->window, window);
  self->dialog = dialog;
  g_signal_connect_swapped (dialog, "close-request", G_CALLBACK (on_closed), self);
  g_signal_connect_swapped (dialog, "show", G_CALLBACK (on_shown), self);
  g_signal_connect_data (dialog, "destroy", G_CALLBACK (on_destroyed), self, release_edit,
                         G_CONNECT_SWAPPED);
  pandoria_dialog_hold_game (dialog, pandoria_window_get_play (window), PANDORIA_DIALOG_OPEN_GAME);
  return self;
}
