/* Other positions than the last: looking at them, and entering anew what led to them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-positions.h"

static const PandoriaPlayView *
get_view (PandoriaWindow *self)
{
  return pandoria_play_get_view (pandoria_window_get_play (self));
}

void
pandoria_window_look_first (PandoriaWindow *self)
{
  pandoria_game_look_at (get_view (self)->game, 0);
}

void
pandoria_window_look_previous (PandoriaWindow *self)
{
  pandoria_game_look_at (get_view (self)->game, pandoria_game_get_shown (get_view (self)->game) - 1);
}

void
pandoria_window_look_next (PandoriaWindow *self)
{
  pandoria_game_look_at (get_view (self)->game, pandoria_game_get_shown (get_view (self)->game) + 1);
}

void
pandoria_window_look_now (PandoriaWindow *self)
{
  pandoria_game_look_at (get_view (self)->game, pandoria_game_get_position (get_view (self)->game));
}

void
pandoria_window_correct_act (PandoriaWindow *self)
{
  pandoria_play_correct (pandoria_window_get_play (self), pandoria_game_get_shown (get_view (self)->game) - 1);
}

void
pandoria_window_insert_act (PandoriaWindow *self)
{
  pandoria_play_insert (pandoria_window_get_play (self), pandoria_game_get_shown (get_view (self)->game) - 1);
}

void
pandoria_window_remove_act (PandoriaWindow *self)
{
  pandoria_play_remove (pandoria_window_get_play (self), get_view (self)->mode == PANDORIA_PLAY_MODE_CORRECTING
                                                             ? PANDORIA_MAX_ACTIONS
                                                             : pandoria_game_get_shown (get_view (self)->game) - 1);
}

void
pandoria_window_cancel_correction (PandoriaWindow *self)
{
  pandoria_play_cancel_correction (pandoria_window_get_play (self));
}

void
pandoria_window_finish_inserting (PandoriaWindow *self)
{
  pandoria_play_finish_inserting (pandoria_window_get_play (self));
}

void
pandoria_window_mend (PandoriaWindow *self)
{
  pandoria_play_mend (pandoria_window_get_play (self));
}
