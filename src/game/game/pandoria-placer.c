/* Finds the act that placed a tile, castle or fortress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-placer.h"

static gboolean
is_covered (const PandoriaState *state, PandoriaSpace space)
{
  return pandoria_state_terrain_at (state, space) >= 0
         || pandoria_state_castle_at (state, space) >= 0
         || pandoria_state_fortress_at (state, space) >= 0;
}

gboolean
pandoria_game_find_placer (PandoriaGame *game, guint position, PandoriaSpace space, guint *index)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (game) && index != NULL, FALSE);
  g_return_val_if_fail (position <= pandoria_game_get_position (game), FALSE);

  while (position > 0 && is_covered (pandoria_game_get_state_at (game, position), space))
    {
      position--;
      if (is_covered (pandoria_game_get_state_at (game, position), space))
        continue;
      *index = position;
      return TRUE;
    }
  return FALSE;
}
