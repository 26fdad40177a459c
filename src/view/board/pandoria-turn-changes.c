/* Facts of the record that a state lacks: the halves of the tiles, and what a turn has changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-turn-changes.h"

#include "pandoria-space-look.h"

#define MAX_TURNS_BACK 2 /* a turn that did not change the board is skipped */

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

/* Collects what the turn placed and closed. */
PandoriaSpaces
pandoria_turn_find_changes (PandoriaGame *game, const PandoriaTurnSpan *span)
{
  PandoriaState after;
  const PandoriaState *before;
  PandoriaSpaces closed;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && span != NULL, pandoria_spaces_empty ());

  after = *pandoria_game_get_state_at (game, span->end);
  before = pandoria_game_get_state_at (game, span->first);
  closed = pandoria_spaces_minus (pandoria_state_closed (&after), pandoria_state_closed (before));
  return pandoria_spaces_or (pandoria_space_looks_diff (before, &after), closed);
}

PandoriaSpaces
pandoria_last_turn_find (PandoriaGame *game, guint position)
{
  PandoriaSpaces changed = pandoria_spaces_empty ();
  PandoriaTurnSpan span = { .first = position };

  for (guint back = 0;
       back < MAX_TURNS_BACK && pandoria_spaces_is_empty (changed) && span.first > 0; back++)
    {
      pandoria_turn_span_find (game, position, span.first - 1, &span);
      changed = pandoria_turn_find_changes (game, &span);
    }
  return changed;
}
