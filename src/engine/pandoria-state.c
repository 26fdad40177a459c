/* Creates a state from a setup (5), and compares and hashes states.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#include <string.h>

#define N_CARDS          54
#define N_MARKET         4
#define N_DOUBLE_TILES   48
#define N_ARTIFACT_TILES 12

static void
lay_printed (PandoriaState *s, const PandoriaHex *hex, gboolean printed)
{
  pandoria_spaces_add (&s->terrain[hex->terrain], hex->at);
  for (guint bit = 0; bit < 2; bit++)
    if (hex->symbols >> bit & 1)
      pandoria_spaces_add (&s->symbols[bit], hex->at);
  if (printed)
    pandoria_spaces_add (&s->printed, hex->at);
}

static void
init_board (PandoriaState *s, const PandoriaBoard *board)
{
  s->side = board->side;
  s->plain = board->plain;
  s->lakes = board->lakes;
  s->n_ships = (guint8) board->n_ships;
  s->n_exits = (guint8) board->n_exits;
  for (guint i = 0; i < board->n_ships; i++)
    {
      s->ships[i].at = board->ships[i].at;
      s->ships[i].discount = board->ships[i].discount;
      s->ships[i].next = board->ships[i].next;
      pandoria_spaces_add (&s->ship_at, board->ships[i].at);
    }
  for (guint i = 0; i < board->n_exits; i++)
    for (guint j = 0; j < 2; j++)
      {
        PandoriaSpace at = board->exits[i].spaces[j];

        s->exits[i].spaces[j] = at;
        s->exits[i].terrain = board->exits[i].terrain;
        if (at < 0)
          continue;
        pandoria_spaces_add (&s->exit_at, at);
        pandoria_spaces_add (&s->open_exit[board->exits[i].terrain], at);
      }
  for (guint i = 0; i < board->n_printed; i++)
    lay_printed (s, &board->printed[i], TRUE);
}

static void
init_start (PandoriaState *s, const PandoriaSetup *setup)
{
  for (guint i = 0; i < setup->n_artifact_start; i++)
    lay_printed (s, &setup->artifact_start[i], TRUE);
  for (guint i = 0; i < 2; i++)
    for (guint j = 0; j < 2; j++)
      lay_printed (s, &setup->start_tiles[i][j], FALSE);
}

/* Fills the stack from the bottom (5). */
static void
init_monuments (PandoriaState *s, const PandoriaSetup *setup)
{
  if (pandoria_state_is_family (s))
    return;
  if (setup->n_monuments != PANDORIA_DEFAULT)
    {
      s->n_monuments = (guint8) setup->n_monuments;
      memcpy (s->monuments, setup->monuments, s->n_monuments);
      return;
    }
  for (guint8 value = PANDORIA_LOWEST_MONUMENT; value <= PANDORIA_HIGHEST_MONUMENT; value++)
    {
      guint n = pandoria_setup_monuments_in_box (value)
                - pandoria_setup_monuments_removed (value, setup->n_players);

      while (n-- > 0)
        s->monuments[s->n_monuments++] = value;
    }
}

static void
init_supplies (PandoriaState *s, const PandoriaSetup *setup)
{
  static const guint8 removed[] = { 12, 8, 4 };
  guint out = removed[s->n_players - 2] + (s->artifacts ? N_ARTIFACT_TILES : 0);
  guint stack = N_DOUBLE_TILES - out + (s->artifacts ? N_ARTIFACT_TILES : 0);

  if (setup->double_tiles != PANDORIA_DEFAULT)
    stack = (guint) setup->double_tiles;
  for (guint i = 0; i < s->n_players; i++)
    stack -= s->players[i].tiles;
  s->double_tiles = (guint16) stack;
  s->singles = s->artifacts ? 14 : 8;
  s->deck_endless = s->variant == PANDORIA_VARIANT_FAMILY_SPELLS;
  if (!pandoria_state_is_family (s))
    {
      s->market = N_MARKET;
      s->deck = (guint8) (N_CARDS - N_MARKET - 4 * s->n_players);
    }
  init_monuments (s, setup);
  s->relics_listed = setup->n_relics != PANDORIA_DEFAULT;
  s->n_relics = s->relics_listed ? (guint8) setup->n_relics : 0;
  for (guint i = 0; i < s->n_relics; i++)
    s->relics[i] = setup->relics[i];
}

static void
init_start_building (PandoriaPlayerState *player, const PandoriaPlayerSetup *setup)
{
  PandoriaSlot *slot = &player->slots[0];

  slot->building = setup->start_building;
  slot->level = setup->start_level;
  slot->cost = setup->start_cost;
  slot->is_cost_unknown = setup->is_start_cost_unknown;
  if (slot->building != PANDORIA_BUILDING_NONE)
    return;
  slot->building = (guint8) pandoria_realm_start_building (setup->realm);
  slot->level = pandoria_building_levels (slot->building)[0];
  slot->cost = 0;
  slot->is_cost_unknown = FALSE;
}

static void
init_player (PandoriaState *s, const PandoriaSetup *setup, guint seat)
{
  static const guint8 hands[] = { [PANDORIA_VARIANT_REGULAR] = 4, [PANDORIA_VARIANT_BEGINNER] = 3 };
  const PandoriaPlayerSetup *from = &setup->players[seat];
  PandoriaPlayerState *player = &s->players[seat];

  player->realm = from->realm;
  player->team = (guint8) (s->partnership ? seat % 2 : seat);
  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    player->counters[r]
        = from->resources[r] != PANDORIA_DEFAULT
              ? from->resources[r]
              : (gint32) pandoria_realm_start (from->realm, s->edition, s->variant, r);
  player->counters[PANDORIA_COUNTER_POINTS] = from->points != PANDORIA_DEFAULT ? from->points : 0;
  player->hand = pandoria_state_is_family (s) ? 0 : hands[s->variant];
  if (from->hand != PANDORIA_DEFAULT)
    player->hand = (guint16) from->hand;
  player->tiles = pandoria_state_realm (s, seat)->tiles;
  player->max_workers = (guint8) pandoria_setup_workers (s->n_players);
  player->workers = player->max_workers;
  player->total_workers = player->max_workers;
  player->leader = 1;
  player->castles = 2;
  player->fortress = s->artifacts;
  player->haunter.at = PANDORIA_SPACE_NONE;
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    player->slots[i].occupant = PANDORIA_NOBODY;
  if (s->variant == PANDORIA_VARIANT_BEGINNER)
    init_start_building (player, from);
}

gboolean
pandoria_state_init (PandoriaState *state, const PandoriaSetup *setup, GError **error)
{
  g_return_val_if_fail (state != NULL && setup != NULL, FALSE);

  if (!pandoria_setup_check (setup, error))
    return FALSE;
  memset (state, 0, sizeof *state);
  state->edition = setup->edition;
  state->variant = setup->variant;
  state->tie_break = setup->tie_break;
  state->partnership = setup->partnership != FALSE;
  state->artifacts = setup->artifacts != FALSE;
  state->n_players = setup->n_players;
  state->start_player = state->active = setup->start_player;
  state->round = state->turn = 1;
  state->raging = PANDORIA_SPACE_NONE;
  init_board (state, &setup->board);
  init_start (state, setup);
  for (guint seat = 0; seat < state->n_players; seat++)
    init_player (state, setup, seat);
  init_supplies (state, setup);
  return TRUE;
}

void
pandoria_state_init_bare (PandoriaState *state, const PandoriaBoard *board)
{
  g_return_if_fail (state != NULL && board != NULL);

  memset (state, 0, sizeof *state);
  state->raging = PANDORIA_SPACE_NONE;
  init_board (state, board);
}

gboolean
pandoria_state_equal (const PandoriaState *a, const PandoriaState *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);
  return memcmp (a, b, sizeof *a) == 0;
}
