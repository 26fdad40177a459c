/* A dialog about a game belongs to that game: it never changes another one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-dialog.h"

#define GAME_KEY  "pandoria-held-game"
#define WHICH_KEY "pandoria-held-which"
#define OVER_KEY  "pandoria-held-over"

static PandoriaGame *
find_game (PandoriaPlay *play, PandoriaDialogGame which)
{
  const PandoriaPlayView *view = pandoria_play_get_view (play);

  return which == PANDORIA_DIALOG_OPEN_GAME ? view->own_game : view->game;
}

/* Returns: whether @window is @dialog, or is above it. */
static gboolean
belongs_to (GtkWindow *window, GtkWindow *dialog)
{
  while (window != NULL && window != dialog)
    window = gtk_window_get_transient_for (window);
  return window == dialog;
}

static void
destroy (gpointer data)
{
  g_autoptr (GtkWindow) window = data;

  gtk_window_destroy (window);
}

void
pandoria_dialog_end (GtkWindow *dialog)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  g_return_if_fail (GTK_IS_WINDOW (dialog));

  for (GList *i = windows; i != NULL; i = i->next)
    if (GTK_IS_WINDOW (i->data) && belongs_to (i->data, dialog))
      {
        g_object_set_data (i->data, OVER_KEY, i->data);
        gtk_widget_set_visible (i->data, FALSE);
        g_idle_add_once (destroy, g_object_ref (i->data));
      }
}

static void
on_play_changed (GtkWindow *dialog, guint parts, PandoriaPlay *play)
{
  const PandoriaDialogGame which
      = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), WHICH_KEY));

  if (find_game (play, which) == pandoria_dialog_get_game (dialog))
    return;
  g_signal_handlers_disconnect_by_func (play, on_play_changed, dialog);
  pandoria_dialog_end (dialog);
}

void
pandoria_dialog_hold_game (GtkWindow *dialog, PandoriaPlay *play, PandoriaDialogGame which)
{
  PandoriaGame *game;

  g_return_if_fail (GTK_IS_WINDOW (dialog) && PANDORIA_IS_PLAY (play));

  game = find_game (play, which);
  g_return_if_fail (game != NULL);
  g_object_set_data_full (G_OBJECT (dialog), GAME_KEY, g_object_ref (game), g_object_unref);
  g_object_set_data (G_OBJECT (dialog), WHICH_KEY, GUINT_TO_POINTER (which));
  g_signal_connect_object (play, "changed", G_CALLBACK (on_play_changed), dialog,
                           G_CONNECT_SWAPPED);
}

PandoriaGame *
pandoria_dialog_get_game (GtkWindow *dialog)
{
  g_return_val_if_fail (GTK_IS_WINDOW (dialog), NULL);
  return g_object_get_data (G_OBJECT (dialog), GAME_KEY);
}

gboolean
pandoria_dialog_is_over (GtkWindow *window)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);
  return g_object_get_data (G_OBJECT (window), OVER_KEY) != NULL;
}
