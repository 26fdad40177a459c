/* PandoriaWindow: the board of the game that is played, corrected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-game-board.h"

#include <glib/gi18n.h>

#include "pandoria-game-board-window.h"
#include "pandoria-widgets.h"
#include "pandoria-window-dialogs.h"
#include "pandoria-window-setup.h"

/* Everybody keeps the seat. */
static const guint8 same_seats[] = { 0, 1, 2, 3 };
G_STATIC_ASSERT (G_N_ELEMENTS (same_seats) == PANDORIA_MAX_PLAYERS);

/* The game has its board already; only the stored one has not. */
static void
on_corrected (PandoriaWindow *window, GtkWindow *dialog)
{
  g_autoptr (GError) error = NULL;

  if (!pandoria_game_board_window_store (PANDORIA_GAME_BOARD_WINDOW (dialog), &error))
    pandoria_show_failure (GTK_WINDOW (window), _ ("The Board Cannot Be Saved"), error->message);
}

static void
on_applied (PandoriaGameBoardWindow *dialog, gpointer record, gpointer data)
{
  g_autoptr (GtkWindow) window = g_object_ref (GTK_WINDOW (dialog));
  g_autoptr (GError) error = NULL;

  if (pandoria_window_apply_setup (data, window, record, same_seats, &error))
    {
      gtk_window_close (window);
      return;
    }
  pandoria_window_present_dialog (data, window);
  pandoria_game_board_window_refuse (dialog, error->message);
}

void
pandoria_window_correct_board (PandoriaWindow *window)
{
  PandoriaGame *game = pandoria_play_get_view (pandoria_window_get_play (window))->own_game;
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog = pandoria_game_board_window_new (GTK_WINDOW (window), pandoria_game_get_record (game), &error);

  if (dialog == NULL)
    {
      pandoria_show_failure (GTK_WINDOW (window), _ ("The Board Cannot Be Opened"), error->message);
      return;
    }
  pandoria_window_prepare_setup (window, GTK_WINDOW (dialog), on_corrected);
  g_signal_connect_object (dialog, "applied", G_CALLBACK (on_applied), window, 0);
  pandoria_window_present_dialog (window, GTK_WINDOW (dialog));
}
