/* PandoriaWindow: the windows of a new game, and of the set-up of the game that is played. A new game that is given up keeps what was
 * entered: its window is hidden, and comes again. Of a set-up, which the game may have outgrown by then, it is asked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-new-game.h"

#include <glib/gi18n.h>

#include "pandoria-compat.h"
#include "pandoria-new-game-window.h"
#include "pandoria-window-dialogs.h"
#include "pandoria-window-files.h"
#include "pandoria-window-middle.h"
#include "pandoria-window-private.h"
#include "pandoria-window-setup.h"

#define NEW_GAME_KEY "pandoria-new-game"
#define SETTLED_KEY  "pandoria-settled" /* of the window of the set-up: what was entered is taken over, or is to go */

/* --- a new game ----------------------------------------------------------------------------------------------------- */

/* Returns: (nullable): the window of a game that has not begun yet, open or hidden. */
static GtkWindow *
get_new_game (PandoriaWindow *window)
{
  return g_object_get_data (G_OBJECT (window), NEW_GAME_KEY);
}

/* It closes by itself where it is open. */
void
pandoria_window_forget_new_game (PandoriaWindow *window)
{
  GtkWindow *dialog = get_new_game (window);

  if (dialog == NULL)
    return;
  g_object_set_data (G_OBJECT (window), NEW_GAME_KEY, NULL);
  if (!gtk_widget_get_visible (GTK_WIDGET (dialog)))
    gtk_window_destroy (dialog);
}

static void
on_game_created (PandoriaNewGameWindow *dialog, gpointer record, gpointer data)
{
  g_autofree char *reason = pandoria_new_game_window_is_under_way (dialog) ? pandoria_window_enter_start (data, record)
                                                                           : pandoria_window_begin_game (data, record);

  if (reason != NULL)
    pandoria_new_game_window_refuse (dialog, reason);
}

static gboolean
on_new_game_closed (GtkWindow *dialog, gpointer data)
{
  if (dialog != get_new_game (data) || !pandoria_new_game_window_is_touched (PANDORIA_NEW_GAME_WINDOW (dialog)))
    return FALSE;
  pandoria_window_release_dialog (data, dialog);
  gtk_widget_set_visible (GTK_WIDGET (dialog), FALSE);
  return TRUE;
}

static void
on_new_game_destroyed (GtkWindow *dialog, gpointer data)
{
  if (dialog == get_new_game (data))
    g_object_set_data (data, NEW_GAME_KEY, NULL);
}

static void
on_start_over (GtkWindow *dialog, gpointer data)
{
  g_object_set_data (data, NEW_GAME_KEY, NULL);
  gtk_window_close (dialog);
  pandoria_window_show_new_game (data);
}

static GtkWindow *
create_new_game (PandoriaWindow *window)
{
  GtkWidget *dialog = pandoria_new_game_window_new (GTK_WINDOW (window));

  pandoria_new_game_window_set_catalogue (PANDORIA_NEW_GAME_WINDOW (dialog), pandoria_window_get_catalogue (window));
  g_object_set_data (G_OBJECT (window), NEW_GAME_KEY, dialog);
  g_signal_connect_object (dialog, "created", G_CALLBACK (on_game_created), window, 0);
  g_signal_connect_object (dialog, "close-request", G_CALLBACK (on_new_game_closed), window, 0);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (on_new_game_destroyed), window, 0);
  g_signal_connect_object (dialog, "start-over", G_CALLBACK (on_start_over), window, 0);
  return GTK_WINDOW (dialog);
}

void
pandoria_window_show_new_game (PandoriaWindow *window)
{
  GtkWindow *dialog = get_new_game (window);

  if (dialog != NULL && gtk_widget_get_visible (GTK_WIDGET (dialog)))
    {
      gtk_window_present (dialog);
      return;
    }
  if (dialog != NULL)
    pandoria_new_game_window_resume (PANDORIA_NEW_GAME_WINDOW (dialog));
  else
    dialog = create_new_game (window);
  pandoria_window_present_dialog (window, dialog);
}

/* --- the set-up of the game ----------------------------------------------------------------------------------------- */

static void
set_settled (GtkWindow *dialog, gboolean settled)
{
  g_object_set_data (G_OBJECT (dialog), SETTLED_KEY, GINT_TO_POINTER (settled));
}

/* Later: the question that is over this window goes first. */
static void
close_setup (gpointer data)
{
  g_autoptr (GtkWindow) setup = data;

  gtk_window_close (setup);
}

static void
on_discard_response (GtkWindow *setup, const char *response)
{
  if (!g_str_equal (response, "discard"))
    return;
  set_settled (setup, TRUE);
  g_idle_add_once (close_setup, g_object_ref (setup));
}

static void
ask_whether_to_discard (GtkWindow *setup)
{
  GtkWidget *dialog = pandoria_compat_message_dialog_new (setup, _ ("Discard the Changes?"),
                                                          _ ("The setup of the game stays as it was."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Keep Editing"), "discard",
                                    _ ("_Discard"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_discard_response), setup, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* While it waits for what becomes of acts that no longer fit, it is hidden before this is asked (pandoria_window_prepare_setup()). */
static gboolean
on_setup_closed (GtkWindow *dialog)
{
  if (g_object_get_data (G_OBJECT (dialog), SETTLED_KEY) != NULL
      || !pandoria_new_game_window_is_touched (PANDORIA_NEW_GAME_WINDOW (dialog)))
    return FALSE;
  ask_whether_to_discard (dialog);
  return TRUE;
}

/* Also once more, when the question what becomes of those acts was given up. */
static void
on_setup_shown (GtkWindow *dialog)
{
  set_settled (dialog, FALSE);
}

/* The position changes when the set-up does, and also when it is refused; what was entered must outlast that. */
static void
on_setup_edited (PandoriaNewGameWindow *dialog, gpointer record, gpointer data)
{
  const guint8 *origins = pandoria_new_game_window_get_origins (dialog);
  g_autoptr (GError) error = NULL;

  set_settled (GTK_WINDOW (dialog), pandoria_window_apply_setup (data, GTK_WINDOW (dialog), record, origins, &error));
  if (error == NULL)
    return;
  pandoria_new_game_window_refuse (dialog, error->message);
  pandoria_window_present_dialog (data, GTK_WINDOW (dialog));
}

void
pandoria_window_edit_setup (PandoriaWindow *window)
{
  PandoriaGame *game = pandoria_document_get_game (pandoria_window_get_document (window));
  GtkWidget *dialog = pandoria_new_game_window_new_for_record (GTK_WINDOW (window), pandoria_game_get_record (game));

  pandoria_new_game_window_set_catalogue (PANDORIA_NEW_GAME_WINDOW (dialog), pandoria_window_get_catalogue (window));
  pandoria_window_prepare_setup (window, GTK_WINDOW (dialog), NULL);
  g_signal_connect (dialog, "close-request", G_CALLBACK (on_setup_closed), NULL);
  g_signal_connect (dialog, "show", G_CALLBACK (on_setup_shown), NULL);
  g_signal_connect_object (dialog, "created", G_CALLBACK (on_setup_edited), window, 0);
  pandoria_window_present_dialog (window, GTK_WINDOW (dialog));
}
