/* Finds the acts of one turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game.h"

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
  for (span->first = index; span->first > 0 && is_of_turn (game, span->first - 1, span); span->first--)
    ;
  for (span->end = index + 1; span->end < position && is_of_turn (game, span->end, span); span->end++)
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
