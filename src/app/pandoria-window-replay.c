/* The game plays itself through: looking back that goes on by itself, act by act, at one of three speeds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-replay.h"

#include "pandoria-window-private.h"

struct _PandoriaReplay
{
  PandoriaWindow *window; /* not owned */
  PandoriaGame *game;     /* (owned): that plays; NULL: nothing does */
  guint position, shown;  /* of it, as they are to be */
  guint timer;
  guint speed;
};

/* In ms, for each act; in the middle, time to see what was done. */
static const guint pauses[] = { 2400, 1200, 500 };
G_STATIC_ASSERT (G_N_ELEMENTS (pauses) == PANDORIA_N_REPLAY_SPEEDS);

#define FIRST_SPEED 1

static void
stop (PandoriaReplay *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->game);
  pandoria_history_bar_set_replay (self->window->history_bar, FALSE, self->speed);
}

static gboolean on_time (gpointer data);

static void
wait (PandoriaReplay *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (pauses[self->speed], on_time, self);
}

/* Shown is set before, so that this is told from what anybody else does. */
static void
go_to (PandoriaReplay *self, guint n)
{
  g_autoptr (PandoriaGame) game = g_object_ref (self->game);

  self->shown = n;
  pandoria_game_look_at (game, n);
}

/* The last act leads to now: there nothing is looked back at any more. */
static gboolean
on_time (gpointer data)
{
  PandoriaReplay *self = data;

  self->timer = 0;
  go_to (self, self->shown + 1);
  if (self->game == NULL)
    return G_SOURCE_REMOVE;
  if (self->shown >= self->position)
    stop (self);
  else
    wait (self);
  return G_SOURCE_REMOVE;
}

static void
start (PandoriaReplay *self, PandoriaGame *game)
{
  g_set_object (&self->game, game);
  self->position = pandoria_game_get_position (game);
  pandoria_history_bar_set_replay (self->window->history_bar, TRUE, self->speed);
  go_to (self, pandoria_game_is_looking_back (game) ? pandoria_game_get_shown (game) : 0);
  wait (self);
}

void
pandoria_window_replay (PandoriaWindow *window)
{
  const PandoriaPlayView *view = pandoria_play_get_view (window->play);

  if (pandoria_window_stop_replay (window) || view->own_game == NULL || view->game != view->own_game)
    return;
  if (pandoria_game_get_position (view->own_game) > 0)
    start (window->replay, view->own_game);
}

void
pandoria_window_change_replay_speed (PandoriaWindow *window)
{
  PandoriaReplay *self = window->replay;

  self->speed = (self->speed + 1) % PANDORIA_N_REPLAY_SPEEDS;
  pandoria_history_bar_set_replay (window->history_bar, self->game != NULL, self->speed);
  if (self->timer != 0)
    wait (self);
}

gboolean
pandoria_window_stop_replay (PandoriaWindow *window)
{
  if (window->replay->game == NULL)
    return FALSE;
  stop (window->replay);
  return TRUE;
}

void
pandoria_window_update_replay (PandoriaWindow *window)
{
  const PandoriaReplay *self = window->replay;
  PandoriaGame *game = pandoria_play_get_view (window->play)->game;

  if (self->game != NULL
      && (game != self->game || pandoria_game_get_shown (game) != self->shown
          || pandoria_game_get_position (game) != self->position))
    pandoria_window_stop_replay (window);
}

PandoriaReplay *
pandoria_replay_new (PandoriaWindow *window)
{
  PandoriaReplay *self = g_new0 (PandoriaReplay, 1);

  self->window = window;
  self->speed = FIRST_SPEED;
  return self;
}

/* The window's parts may be gone already. */
void
pandoria_replay_free (PandoriaReplay *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->game);
  g_free (self);
}
