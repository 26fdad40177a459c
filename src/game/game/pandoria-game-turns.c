/* The turns of a game: their acts, and how long the players thought.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game.h"

#include <string.h>

/* Adds up the seconds before the acts of each player in @turn (0: all turns). A long pause is an
 * interruption. Returns: the number of acts with a time. */
static guint
add_up (PandoriaGame *self, guint turn, int seconds[PANDORIA_MAX_PLAYERS])
{
  guint n_times;
  g_autoptr (GArray) pauses = pandoria_record_list_pauses (pandoria_game_get_record (self),
                                                           pandoria_game_get_position (self),
                                                           PANDORIA_LONGEST_ACT, &n_times);

  for (guint i = 0; i < pauses->len; i++)
    {
      const PandoriaState *state = pandoria_game_get_state_at (self, i);

      if (turn == 0 || state->turn == turn)
        seconds[state->active] += g_array_index (pauses, int, i);
    }
  return n_times;
}

gboolean
pandoria_game_get_player_seconds (PandoriaGame *self, int seconds[PANDORIA_MAX_PLAYERS])
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  memset (seconds, 0, PANDORIA_MAX_PLAYERS * sizeof seconds[0]);
  return add_up (self, 0, seconds) >= 2;
}

int
pandoria_game_get_turn_seconds (PandoriaGame *self)
{
  int seconds[PANDORIA_MAX_PLAYERS] = { 0 };

  g_return_val_if_fail (PANDORIA_IS_GAME (self), 0);

  add_up (self, pandoria_game_get_state (self)->turn, seconds);
  return seconds[0] + seconds[1] + seconds[2] + seconds[3];
}

static gboolean
is_of_turn (PandoriaGame *game, guint index, const PandoriaTurnSpan *span)
{
  return pandoria_game_get_state_at (game, index)->turn == span->turn;
}

gboolean
pandoria_turn_span_find (PandoriaGame *game, guint position, guint index, PandoriaTurnSpan *span)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (game) && span != NULL, FALSE);

  if (index >= position)
    return FALSE;
  span->turn = pandoria_game_get_state_at (game, index)->turn;
  span->player = pandoria_game_get_state_at (game, index)->active;
  for (span->first = index; span->first > 0 && is_of_turn (game, span->first - 1, span);
       span->first--)
    ;
  for (span->end = index + 1; span->end < position && is_of_turn (game, span->end, span);
       span->end++)
    ;
  return TRUE;
}

/* The last act of a turn starts the next turn or ends the game. */
gboolean
pandoria_turn_span_find_last (PandoriaGame *game, PandoriaTurnSpan *span)
{
  const PandoriaState *state;
  guint shown;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && span != NULL, FALSE);

  shown = pandoria_game_get_shown (game);
  state = pandoria_game_get_shown_state (game);
  if (shown == 0 || !pandoria_turn_span_find (game, shown, shown - 1, span))
    return FALSE;
  if (span->turn != state->turn || state->finished)
    return TRUE;
  return span->first > 0 && pandoria_turn_span_find (game, shown, span->first - 1, span);
}
