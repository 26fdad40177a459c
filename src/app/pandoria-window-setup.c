/* PandoriaWindow: the windows for a new game, for setup and board of the open game, and for a
 * position.
 *
 * Closing the window of a new game only hides it, so its entries stay. The setup of the open game
 * cannot stay, because the game may change meanwhile: PandoriaSetupEdit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-window-setup.h"

#include <glib/gi18n.h>

#include "pandoria-conflicts-dialog.h"
#include "pandoria-corrections-dialog.h"
#include "pandoria-dialogs.h"
#include "pandoria-game-board-window.h"
#include "pandoria-game-dialog.h"
#include "pandoria-middle-window.h"
#include "pandoria-new-game-window.h"
#include "pandoria-setup-edit.h"
#include "pandoria-text.h"
#include "pandoria-window-files.h"

/* --- the board of the open game ------------------------------------------------------------- */

/* All players keep their seats. */
static const guint8 same_seats[] = { 0, 1, 2, 3 };
G_STATIC_ASSERT (G_N_ELEMENTS (same_seats) == PANDORIA_MAX_PLAYERS);

static void
on_applied (PandoriaGameBoardWindow *dialog, gpointer record, gpointer edit)
{
  g_autoptr (GtkWindow) window = g_object_ref (GTK_WINDOW (dialog));
  g_autoptr (GError) error = NULL;

  if (pandoria_setup_edit_apply (edit, record, same_seats, &error))
    gtk_window_close (window);
  else
    pandoria_game_board_window_refuse (dialog, error->message);
}

void
pandoria_window_correct_board (PandoriaWindow *window)
{
  PandoriaGame *game = pandoria_play_get_view (pandoria_window_get_play (window))->own_game;
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog = pandoria_game_board_window_new (GTK_WINDOW (window),
                                                      pandoria_game_get_record (game), &error);
  PandoriaSetupEdit *edit;

  if (dialog == NULL)
    {
      pandoria_show_failure (GTK_WINDOW (window), _ ("The Board Cannot Be Opened"), error->message);
      return;
    }
  edit = pandoria_setup_edit_new (window, GTK_WINDOW (dialog));
  g_signal_connect (dialog, "applied", G_CALLBACK (on_applied), edit);
  pandoria_play_page_present_dialog (pandoria_window_get_page (window), GTK_WINDOW (dialog));
}

static PandoriaGame *
get_shown_game (PandoriaWindow *window)
{
  return pandoria_play_get_view (pandoria_window_get_play (window))->game;
}

/* --- the game that is played ---------------------------------------------------------------- */

static void
on_position_entered (GtkWidget *dialog, gpointer acts, gpointer data)
{
  const GArray *array = acts;
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;

  if (array->len == 0
      || pandoria_game_apply_several (pandoria_dialog_get_game (GTK_WINDOW (dialog)),
                                      (const PandoriaAction *) (gconstpointer) array->data,
                                      array->len, NULL, &error))
    return;
  reason = pandoria_text_error (error);
  pandoria_show_failure (data, _ ("The Position Cannot Be Used"), reason);
}

void
pandoria_window_enter_position (PandoriaWindow *window)
{
  GtkWidget *dialog = pandoria_middle_window_new (GTK_WINDOW (window), get_shown_game (window),
                                                  pandoria_window_get_catalogue (window));

  g_signal_connect_object (dialog, "entered", G_CALLBACK (on_position_entered), window, 0);
  pandoria_dialog_hold_game (GTK_WINDOW (dialog), pandoria_window_get_play (window),
                             PANDORIA_DIALOG_SHOWN_GAME);
  pandoria_play_page_present_dialog (pandoria_window_get_page (window), GTK_WINDOW (dialog));
}

/* --- a game that begins so ------------------------------------------------------------------ */

/** Start: a game that begins with the entered position. */
typedef struct
{
  PandoriaWindow *window; /* not owned */
  PandoriaRecord *record;
} Start;

static void
free_start (gpointer data, GClosure *closure)
{
  Start *start = data;

  pandoria_record_unref (start->record);
  g_free (start);
}

static void
on_start_entered (GtkWindow *dialog, gpointer acts, gpointer data)
{
  const GArray *array = acts;
  const Start *start = data;
  g_autoptr (PandoriaRecord) record = pandoria_record_ref (start->record);

  for (guint i = 0; i < array->len; i++)
    pandoria_record_append (record, &g_array_index (array, PandoriaAction, i), NULL, NULL);
  pandoria_window_create_game (start->window, record);
}

/* Creates the game of @record in @window, if that is still there, when @dialog has its position. */
static void
begin_when_entered (GtkWidget *dialog, PandoriaWindow *window, PandoriaRecord *record)
{
  Start *start = g_new (Start, 1);
  GClosure *closure = g_cclosure_new (G_CALLBACK (on_start_entered), start, free_start);

  *start = (Start){ window, pandoria_record_ref (record) };
  g_object_watch_closure (G_OBJECT (window), closure);
  g_signal_connect_closure (dialog, "entered", closure, FALSE);
}

/* Asks for the first position of @record. Returns: (transfer full) (nullable): the reason if it
 * cannot begin. */
static char *
enter_start (PandoriaWindow *window, PandoriaRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, &error);
  GtkWidget *dialog;

  if (game == NULL)
    return pandoria_text_error (error);
  dialog = pandoria_middle_window_new (GTK_WINDOW (window), game,
                                       pandoria_window_get_catalogue (window));
  begin_when_entered (dialog, window, record);
  pandoria_play_page_present_dialog (pandoria_window_get_page (window), GTK_WINDOW (dialog));
  return NULL;
}

/* --- a new game ----------------------------------------------------------------------------- */

/* Returns: (nullable): the window of a game that has not begun yet, open or hidden. */
static GtkWindow *
get_new_game (PandoriaWindow *window)
{
  return pandoria_window_find (window, PANDORIA_TYPE_NEW_GAME_WINDOW);
}

static PandoriaNewGame *
get_choices (gpointer dialog)
{
  return pandoria_new_game_window_get_game (PANDORIA_NEW_GAME_WINDOW (dialog));
}

/* If the window is visible, it closes itself later. */
void
pandoria_window_forget_new_game (PandoriaWindow *window)
{
  GtkWindow *dialog = get_new_game (window);

  if (dialog == NULL)
    return;
  pandoria_window_disown (window, GTK_WIDGET (dialog));
  if (!gtk_widget_get_visible (GTK_WIDGET (dialog)))
    gtk_window_destroy (dialog);
}

static char *
on_game_created (PandoriaNewGameWindow *dialog, gpointer record, gpointer origins, gpointer data)
{
  PandoriaNewGame *game = pandoria_new_game_window_get_game (dialog);

  return pandoria_new_game_is_under_way (game) ? enter_start (data, record)
                                               : pandoria_window_begin_game (data, record);
}

static gboolean
on_new_game_closed (GtkWindow *dialog, gpointer data)
{
  if (dialog != get_new_game (data) || !pandoria_new_game_is_touched (get_choices (dialog)))
    return FALSE;
  gtk_widget_set_visible (GTK_WIDGET (dialog), FALSE);
  return TRUE;
}

static void
on_start_over (GtkWindow *dialog, gpointer data)
{
  pandoria_window_disown (data, GTK_WIDGET (dialog));
  gtk_window_close (dialog);
  pandoria_window_show_new_game (data);
}

static GtkWindow *
create_new_game (PandoriaWindow *window)
{
  GtkWidget *dialog
      = pandoria_window_own (window, pandoria_new_game_window_new (GTK_WINDOW (window)));

  g_object_set (get_choices (dialog), "catalogue", pandoria_window_get_catalogue (window), NULL);
  g_signal_connect_object (dialog, "created", G_CALLBACK (on_game_created), window, 0);
  g_signal_connect_object (dialog, "close-request", G_CALLBACK (on_new_game_closed), window, 0);
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
  pandoria_play_page_present_dialog (pandoria_window_get_page (window), dialog);
}

void
pandoria_window_set_up_variant (PandoriaWindow *window, PandoriaVariant variant)
{
  pandoria_window_show_new_game (window);
  g_object_set (get_choices (get_new_game (window)), "variant", (guint) variant, NULL);
}

void
pandoria_window_join_game (PandoriaWindow *window)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (window));

  pandoria_window_show_new_game (window);
  g_object_set (get_choices (get_new_game (window)), "under-way", TRUE, NULL);
}

void
pandoria_window_play_on_board (PandoriaWindow *window, const char *path)
{
  PandoriaNewGame *choices;

  g_return_if_fail (PANDORIA_IS_WINDOW (window));

  pandoria_window_show_new_game (window);
  choices = get_choices (get_new_game (window));
  pandoria_board_choice_choose_path (pandoria_new_game_get_boards (choices), path);
}

void
pandoria_window_play_again (PandoriaWindow *window)
{
  PandoriaGame *game = pandoria_document_get_game (pandoria_window_get_document (window));
  GtkWindow *dialog;

  pandoria_window_forget_new_game (window);
  dialog = create_new_game (window);
  pandoria_new_game_window_play_again (PANDORIA_NEW_GAME_WINDOW (dialog),
                                       pandoria_game_get_record (game));
  pandoria_play_page_present_dialog (pandoria_window_get_page (window), dialog);
}

/* --- the setup of the game ------------------------------------------------------------------ */

/* Keeps the dialog and its entries after a refusal, too. */
static char *
on_setup_edited (GtkWindow *dialog, gpointer record, gpointer origins, gpointer edit)
{
  g_autoptr (GError) error = NULL;

  if (pandoria_setup_edit_apply (edit, record, origins, &error))
    return NULL;
  return g_strdup (error->message);
}

/* A player leaves, or returns: a correction, which one undo takes back (rulings 83). */
static void
on_presence_chosen (GtkWindow *dialog, guint seat, gboolean leaves, gpointer data)
{
  PandoriaGame *game = pandoria_document_get_game (pandoria_window_get_document (data));
  GtkWidget *page = GTK_WIDGET (pandoria_window_get_page (data));
  PandoriaAction action;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  pandoria_action_init (&action, PANDORIA_ACT_EDIT_PLAYER);
  action.player = (guint8) seat;
  action.tableau.edit_left = leaves ? PANDORIA_EDIT_SET : PANDORIA_EDIT_CLEAR;
  pandoria_game_look_at (game, pandoria_game_get_position (game));
  gtk_window_close (dialog);
  if (!pandoria_game_apply_noted (game, &action, NULL, NULL, &error))
    {
      text = pandoria_text_error (error);
      pandoria_toast (page, text, FALSE);
      return;
    }
  text = g_strdup_printf (leaves ? _ ("%s has left. The turns are skipped from now on.")
                                 : _ ("%s is back."),
                          pandoria_game_get_player_name (game, seat));
  pandoria_toast (page, text, TRUE);
}

void
pandoria_window_edit_setup (PandoriaWindow *window)
{
  PandoriaGame *game = pandoria_document_get_game (pandoria_window_get_document (window));
  GtkWidget *dialog = pandoria_new_game_window_new_for_record (GTK_WINDOW (window),
                                                               pandoria_game_get_record (game));
  PandoriaSetupEdit *edit;

  g_object_set (get_choices (dialog), "catalogue", pandoria_window_get_catalogue (window), NULL);
  pandoria_new_game_window_offer_leaving (PANDORIA_NEW_GAME_WINDOW (dialog),
                                          pandoria_game_get_state (game));
  edit = pandoria_setup_edit_new (window, GTK_WINDOW (dialog));
  g_signal_connect_object (dialog, "presence-chosen", G_CALLBACK (on_presence_chosen), window, 0);
  g_signal_connect (dialog, "created", G_CALLBACK (on_setup_edited), edit);
  pandoria_play_page_present_dialog (pandoria_window_get_page (window), GTK_WINDOW (dialog));
}

/* --- corrections ---------------------------------------------------------------------------- */

static void
on_decided (PandoriaConflictsDialog *dialog, gboolean accepted, gpointer data)
{
  PandoriaPlay *play = pandoria_window_get_play (data);
  g_autoptr (PandoriaAmend) amend = NULL;

  g_set_object (&amend, pandoria_play_get_amend (play));
  pandoria_play_settle (play, accepted);
  pandoria_setup_edit_settle (data, amend, accepted);
}

/* The game may have changed in another way, which ends the correction. */
static void
on_correction_changed (GtkWindow *dialog, guint parts, PandoriaPlay *play)
{
  if (pandoria_play_get_amend (play) == NULL)
    pandoria_dialog_end (dialog);
}

void
pandoria_window_show_conflicts (PandoriaWindow *window)
{
  PandoriaPlay *play = pandoria_window_get_play (window);
  GtkWidget *dialog
      = pandoria_conflicts_dialog_new (GTK_WINDOW (window), pandoria_play_get_amend (play));

  g_signal_connect_object (dialog, "fix", G_CALLBACK (pandoria_play_correct), play,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "decided", G_CALLBACK (on_decided), window, 0);
  g_signal_connect_object (play, "changed", G_CALLBACK (on_correction_changed), dialog,
                           G_CONNECT_SWAPPED);
  pandoria_dialog_hold_game (GTK_WINDOW (dialog), play, PANDORIA_DIALOG_OPEN_GAME);
  pandoria_fit_to_parent (GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_space_shown (GtkWidget *dialog, int space, gpointer data)
{
  pandoria_play_page_outline (pandoria_window_get_page (data),
                              pandoria_spaces_one ((PandoriaSpace) space));
}

static void
on_corrections_destroyed (GtkWidget *dialog, gpointer data)
{
  pandoria_play_page_release_presses (pandoria_window_get_page (data), dialog);
  pandoria_play_page_outline (pandoria_window_get_page (data), pandoria_spaces_empty ());
}

static void
take_press (gpointer dialog, PandoriaSpace space)
{
  pandoria_corrections_dialog_show_space (dialog, space);
}

void
pandoria_window_show_corrections (PandoriaWindow *window)
{
  PandoriaPlayPage *page = pandoria_window_get_page (window);
  GtkWidget *dialog = pandoria_corrections_dialog_new (
      GTK_WINDOW (window), pandoria_play_get_view (pandoria_window_get_play (window))->game,
      pandoria_window_get_catalogue (window));

  g_signal_connect_object (dialog, "space-shown", G_CALLBACK (on_space_shown), window, 0);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (on_corrections_destroyed), window, 0);
  pandoria_dialog_hold_game (GTK_WINDOW (dialog), pandoria_window_get_play (window),
                             PANDORIA_DIALOG_SHOWN_GAME);
  pandoria_play_page_present_dialog (page, GTK_WINDOW (dialog));
  pandoria_play_page_take_presses (page, take_press, dialog);
}
