/* What the record tells about the board beyond the state: the halves of tiles, the last act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tile-halves.h"

#include "pandoria-space-look.h"

#define MAX_ACTS_BACK 6 /* how far back an act counts as the last one: about a turn */

static void
join_halves (const PandoriaHex hexes[2], gint16 other_half[])
{
  if (hexes[0].at < 0 || hexes[1].at < 0)
    return;
  other_half[hexes[0].at] = hexes[1].at;
  other_half[hexes[1].at] = hexes[0].at;
}

static void
join_action (const PandoriaAction *action, gint16 other_half[])
{
  if (action->kind == PANDORIA_ACT_PLACE_TILE)
    join_halves (action->hexes, other_half);
  if (action->members.n_hexes == 2)
    join_halves (action->members.hexes, other_half);
  if (action->copy.n_hexes == 2)
    join_halves (action->copy.hexes, other_half);
}

void
pandoria_tile_halves_find (PandoriaGame *game, guint position, gint16 other_half[PANDORIA_N_SPACES])
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  const PandoriaSetup *setup = pandoria_record_get_setup (record);
  guint n = MIN (position, pandoria_record_get_n_actions (record));

  for (int i = 0; i < PANDORIA_N_SPACES; i++)
    other_half[i] = PANDORIA_SPACE_NONE;
  for (int i = 0; i < 2; i++)
    join_halves (setup->start_tiles[i], other_half);
  for (guint i = 0; i < n; i++)
    join_action (pandoria_record_get_action (record, i), other_half);
}

PandoriaSpaces
pandoria_last_act_find (PandoriaGame *game, guint position)
{
  for (guint back = 0; back < MIN (position, MAX_ACTS_BACK); back++)
    {
      PandoriaState after = *pandoria_game_get_state_at (game, position - back);
      const PandoriaState *before = pandoria_game_get_state_at (game, position - back - 1);
      PandoriaSpaces changed = pandoria_space_looks_diff (before, &after);

      if (!pandoria_spaces_is_empty (changed))
        return changed;
    }
  return pandoria_spaces_empty ();
}
