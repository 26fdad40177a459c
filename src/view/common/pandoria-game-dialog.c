/* A dialog about a game belongs to that game: it never changes another one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-dialog.h"

#define HELD_KEY "pandoria-held"

/** Held: the game of a window, and its end. */
typedef struct
{
  PandoriaGame *game; /* nullable */
  PandoriaDialogGame which;
  gboolean is_over;
} Held;

static void
free_held (gpointer data)
{
  Held *held = data;

  g_clear_object (&held->game);
  g_free (held);
}

static Held *
get_held (gpointer window)
{
  Held *held = g_object_get_data (window, HELD_KEY);

  if (held == NULL)
    {
      held = g_new0 (Held, 1);
      g_object_set_data_full (window, HELD_KEY, held, free_held);
    }
  return held;
}

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
        get_held (i->data)->is_over = TRUE;
        gtk_widget_set_visible (i->data, FALSE);
        g_idle_add_once (destroy, g_object_ref (i->data));
      }
}

static void
on_play_changed (GtkWindow *dialog, guint parts, PandoriaPlay *play)
{
  const Held *held = get_held (dialog);

  if (find_game (play, held->which) == held->game)
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
  g_set_object (&get_held (dialog)->game, game);
  get_held (dialog)->which = which;
  g_signal_connect_object (play, "changed", G_CALLBACK (on_play_changed), dialog,
                           G_CONNECT_SWAPPED);
}

PandoriaGame *
pandoria_dialog_get_game (GtkWindow *dialog)
{
  g_return_val_if_fail (GTK_IS_WINDOW (dialog), NULL);
  return get_held (dialog)->game;
}

gboolean
pandoria_dialog_is_over (GtkWindow *window)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);
  return get_held (window)->is_over;
}
