/* Random setups and games, and the hidden tiles and cards. The rulebooks list neither the 48 tiles
 * nor most costs. So they are plausible, as in random games, but tiles on the board cannot be drawn
 * again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-pick.h"
#include "pandoria-simulate-testing.h"

#include <string.h>

#define N_TRIES 7 /* acts of 6.3 that are considered in a simulated turn: one of each kind */
#define SALT    0x9e3779b9u

/* The number of hexes of each terrain by symbols: 24, in all 96. */
static const gint16 hexes_by_symbols[PANDORIA_N_SYMBOLS] = { 2, 10, 10, 2 };

/* The cost of a spell at its lowest level, and the increase for each further level. */
static const guint8 spell_costs[][2] = {
  [PANDORIA_SPELL_ACQUIRE] = { 3, 2 },
  [PANDORIA_SPELL_ADOPT] = { 4, 0 },
  [PANDORIA_SPELL_ASTRAL_SHIP] = { 6, 0 },
  [PANDORIA_SPELL_CLONE] = { 4, 2 },
  [PANDORIA_SPELL_CONJURE] = { 3, 2 },
  [PANDORIA_SPELL_CONSTRUCT] = { 5, 0 },
  [PANDORIA_SPELL_ENCHANTED_CASTLE] = { 5, 0 },
  [PANDORIA_SPELL_FLEE] = { 2, 0 },
  [PANDORIA_SPELL_MASTER_BUILDER] = { 3, 0 },
  [PANDORIA_SPELL_MUSTER] = { 4, 3 },
  [PANDORIA_SPELL_RAGE] = { 3, 2 },
  [PANDORIA_SPELL_TELEPORT] = { 3, 2 },
  [PANDORIA_SPELL_TERRAIN] = { 3, 2 },
};
G_STATIC_ASSERT (G_N_ELEMENTS (spell_costs) == PANDORIA_N_SPELLS);

static const guint8 building_costs[][2] = {
  [PANDORIA_BUILDING_BANK] = { 2, 1 },           [PANDORIA_BUILDING_CARPENTER] = { 2, 1 },
  [PANDORIA_BUILDING_LUMBERYARD] = { 3, 1 },     [PANDORIA_BUILDING_MARKET] = { 2, 1 },
  [PANDORIA_BUILDING_POORHOUSE] = { 3, 0 },      [PANDORIA_BUILDING_REPOSITORY] = { 3, 1 },
  [PANDORIA_BUILDING_SAW_MILL_LARGE] = { 6, 0 }, [PANDORIA_BUILDING_SAW_MILL_SMALL] = { 4, 0 },
  [PANDORIA_BUILDING_SCHOOL] = { 2, 1 },         [PANDORIA_BUILDING_SHRINE] = { 3, 2 },
  [PANDORIA_BUILDING_STATUE] = { 6, 0 },         [PANDORIA_BUILDING_STORE] = { 3, 0 },
  [PANDORIA_BUILDING_TOWER_LARGE] = { 6, 0 },    [PANDORIA_BUILDING_TOWER_SMALL] = { 4, 0 },
  [PANDORIA_BUILDING_TREASURY_LARGE] = { 6, 0 }, [PANDORIA_BUILDING_TREASURY_SMALL] = { 4, 0 },
  [PANDORIA_BUILDING_VAULT] = { 3, 1 },
};
G_STATIC_ASSERT (G_N_ELEMENTS (building_costs) == PANDORIA_N_BUILDINGS);

static PandoriaCard
draw_card (GRand *rand, const PandoriaState *s)
{
  PandoriaCard card = { 0 };
  guint i;

  do
    card.spell = (guint8) (1 + pandoria_pick (rand, PANDORIA_N_SPELLS - 1));
  while (!pandoria_variant_has_spell (s->variant, card.spell));
  i = pandoria_pick_level (rand, pandoria_spell_levels (card.spell), &card.level);
  card.cost = (guint8) (spell_costs[card.spell][0] + i * spell_costs[card.spell][1]);
  if (pandoria_variant_is_family (s->variant))
    {
      card.cost = 0;
      return card;
    }
  card.building = (guint8) (1 + pandoria_pick (rand, PANDORIA_N_BUILDINGS - 1));
  i = pandoria_pick_level (rand, pandoria_building_levels (card.building), &card.building_level);
  card.building_cost = (guint8) (building_costs[card.building][0]
                                 + i * building_costs[card.building][1] + pandoria_pick (rand, 2));
  card.price = (guint8) (2 + pandoria_pick (rand, 5));
  return card;
}

/* Draws one of the remaining hexes, or a random hex if none remains. */
static PandoriaHex
draw_hex (PandoriaHidden *hidden)
{
  gint16 *left = &hidden->left[0][0];
  const guint n = PANDORIA_N_TERRAINS * PANDORIA_N_SYMBOLS;
  guint sum = 0, at, i;

  for (i = 0; i < n; i++)
    sum += (guint) MAX (left[i], 0);
  if (sum == 0)
    return pandoria_pick_hex (hidden->rand, PANDORIA_SPACE_NONE);
  at = pandoria_pick (hidden->rand, sum);
  for (i = 0; at >= (guint) MAX (left[i], 0); i++)
    at -= (guint) MAX (left[i], 0);
  left[i]--;
  return (PandoriaHex){ PANDORIA_SPACE_NONE, (guint8) (i / PANDORIA_N_SYMBOLS),
                        (guint8) (i % PANDORIA_N_SYMBOLS) };
}

static PandoriaTile
draw_tile (PandoriaHidden *hidden, const PandoriaState *s)
{
  PandoriaTile tile = { 0 };

  tile.hexes[0] = draw_hex (hidden);
  tile.hexes[1] = draw_hex (hidden);
  if (!s->artifacts || pandoria_chance (hidden->rand, 70))
    return tile;
  tile.artifacts = (guint8) (1 + pandoria_pick (hidden->rand, 2));
  tile.hexes[1].terrain = tile.hexes[0].terrain;
  return tile;
}

void
pandoria_hidden_init (PandoriaHidden *hidden, const PandoriaState *state, GRand *rand)
{
  PandoriaSpaces tiles;
  PandoriaSpace at;

  g_return_if_fail (hidden != NULL && state != NULL && rand != NULL);

  memset (hidden, 0, sizeof *hidden);
  hidden->rand = rand;
  for (guint t = 0; t < PANDORIA_N_TERRAINS; t++)
    {
      memcpy (hidden->left[t], hexes_by_symbols, sizeof hexes_by_symbols);
      tiles = pandoria_spaces_minus (state->terrain[t], state->printed);
      PANDORIA_FOREACH_SPACE (at, tiles)
        {
          hidden->left[t][pandoria_state_symbols_at (state, at)]--;
        }
    }
  pandoria_hidden_follow (hidden, state);
}

void
pandoria_hidden_follow (PandoriaHidden *hidden, const PandoriaState *state)
{
  g_return_if_fail (hidden != NULL && state != NULL);

  for (guint p = 0; p < state->n_players; p++)
    {
      PandoriaHand *hand = &hidden->hands[p];
      const guint tiles = MIN (state->players[p].tiles, PANDORIA_HIDDEN_TILES);
      const guint cards = MIN (state->players[p].hand, PANDORIA_HIDDEN_HAND);

      while (hand->n_tiles < tiles)
        hand->tiles[hand->n_tiles++] = draw_tile (hidden, state);
      while (hand->n_cards < cards)
        hand->cards[hand->n_cards++] = draw_card (hidden->rand, state);
      hand->n_tiles = tiles;
      hand->n_cards = cards;
    }
  while (hidden->n_market < MIN (state->market, PANDORIA_HIDDEN_MARKET))
    hidden->market[hidden->n_market++] = draw_card (hidden->rand, state);
  hidden->n_market = MIN (state->market, PANDORIA_HIDDEN_MARKET);
}

/* Removes the first tile of @player, which can be drawn again, unlike @tile. */
static void
take_tile (PandoriaHidden *hidden, guint player, const PandoriaTile *tile)
{
  PandoriaHand *hand = &hidden->hands[player];

  for (guint i = 0; i < 2; i++)
    {
      if (hand->n_tiles > 0)
        hidden->left[hand->tiles[0].hexes[i].terrain][hand->tiles[0].hexes[i].symbols]++;
      hidden->left[tile->hexes[i].terrain][tile->hexes[i].symbols]--;
    }
  if (hand->n_tiles > 0)
    hand->tiles[0] = hand->tiles[--hand->n_tiles];
}

/* --- setups --------------------------------------------------------------------------------- */

static void
choose_start_tiles (PandoriaSetup *setup, GRand *rand)
{
  const PandoriaSpace *start = setup->board.start;

  for (int partner = 1; partner < PANDORIA_N_START; partner++)
    {
      int a = partner == 1 ? 2 : 1;
      int b = partner == 3 ? 2 : 3;

      if (!pandoria_space_is_neighbour (start[0], start[partner])
          || !pandoria_space_is_neighbour (start[a], start[b]))
        continue;
      setup->start_tiles[0][0] = pandoria_pick_hex (rand, start[0]);
      setup->start_tiles[0][1] = pandoria_pick_hex (rand, start[partner]);
      setup->start_tiles[1][0] = pandoria_pick_hex (rand, start[a]);
      setup->start_tiles[1][1] = pandoria_pick_hex (rand, start[b]);
      return;
    }
}

static void
deal_realms (PandoriaSetup *setup, GRand *rand, const PandoriaRealm *realms, guint n_realms)
{
  PandoriaRealm left[PANDORIA_N_REALMS];
  guint n = 0;

  setup->same_realm = n_realms < setup->n_players;
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      guint i;

      if (n == 0)
        for (; n < n_realms; n++)
          left[n] = realms[n];
      i = pandoria_pick (rand, n);
      setup->players[seat].realm = (guint8) left[i];
      left[i] = left[--n];
    }
}

/* Adds the expansion's start tile on two random neighboring empty spaces of the plain (16). */
static void
choose_artifact_start (PandoriaSetup *setup, GRand *rand)
{
  PandoriaSpaces free = setup->board.plain;
  PandoriaSpace first, second;

  for (guint i = 0; i < setup->board.n_printed; i++)
    pandoria_spaces_remove (&free, setup->board.printed[i].at);
  for (guint i = 0; i < PANDORIA_N_START; i++)
    pandoria_spaces_remove (&free, setup->board.start[i]);
  first = pandoria_pick_space (rand, pandoria_spaces_and (free, pandoria_spaces_around (free)));
  if (first < 0)
    return;
  second = pandoria_pick_space (rand, pandoria_spaces_and (free, pandoria_space_around (first)));
  setup->artifact_start[0] = pandoria_pick_hex (rand, first);
  setup->artifact_start[1] = pandoria_pick_hex (rand, second);
  setup->n_artifact_start = 2;
}

void
pandoria_simulate_setup (PandoriaSetup *setup, GRand *rand, const PandoriaRealm *realms,
                         guint n_realms)
{
  static const PandoriaRealm base[]
      = { PANDORIA_REALM_HUMANS, PANDORIA_REALM_DWARVES, PANDORIA_REALM_ELVES, PANDORIA_REALM_MAGES,
          PANDORIA_REALM_HALFLINGS };

  g_return_if_fail (setup != NULL && rand != NULL && n_realms < PANDORIA_N_REALMS);

  choose_start_tiles (setup, rand);
  if (n_realms == 0)
    {
      realms = base;
      n_realms = G_N_ELEMENTS (base);
    }
  if (setup->variant == PANDORIA_VARIANT_REGULAR || setup->variant == PANDORIA_VARIANT_BEGINNER)
    deal_realms (setup, rand, realms, n_realms);
  setup->start_player = (guint8) pandoria_pick (rand, setup->n_players);
  if (setup->artifacts && pandoria_chance (rand, 50))
    choose_artifact_start (setup, rand);
  for (guint seat = 0; setup->variant == PANDORIA_VARIANT_BEGINNER && seat < setup->n_players;
       seat++)
    {
      PandoriaPlayerSetup *player = &setup->players[seat];

      player->start_building = (guint8) pandoria_realm_start_building (player->realm);
      player->start_level = pandoria_building_levels (player->start_building)[0];
      player->start_cost = (guint8) (1 + pandoria_pick (rand, 4));
    }
}

/* --- games ---------------------------------------------------------------------------------- */

/* Tiles and cards have a separate GRand, so that their order does not depend on the models' random
 * choices. */
guint
pandoria_simulate_game (const PandoriaSetup *setup, const PandoriaPolicy *policies, GRand *rand,
                        PandoriaSimulateFunc func, gpointer data, GError **error)
{
  g_autoptr (GRand) order = NULL;
  PandoriaState state, before;
  PandoriaHidden hidden;
  PandoriaOptions options;
  PandoriaEvents events;
  PandoriaAction action;
  guint n = 0;

  g_return_val_if_fail (setup != NULL && rand != NULL, 0);

  if (!pandoria_state_init (&state, setup, error))
    return 0;
  order = policies != NULL ? g_rand_new_with_seed (g_rand_int (rand)) : NULL;
  if (policies != NULL)
    pandoria_hidden_init (&hidden, &state, order);
  while (!state.finished)
    {
      pandoria_state_get_options (&state, &options);
      if (func != NULL)
        before = state;
      if (policies != NULL
              ? !pandoria_policy_act (policies[state.active], &state, &options, &hidden, rand,
                                      PANDORIA_POLICY_TRIES, &action, &events, error)
              : !pandoria_simulate_act (&state, &options, rand, &action, &events, error))
        {
          g_prefix_error (error, "action %u (%s): ", n, pandoria_act_key (action.kind));
          return 0;
        }
      n++;
      if (func != NULL && !func (&before, &options, &action, &state, &events, data))
        break;
    }
  return n;
}

gboolean
pandoria_simulate_turns (PandoriaState *state, PandoriaPolicy policy, const PandoriaTile *tile,
                         const PandoriaPlacement *placement, guint32 seed, guint number,
                         guint n_turns)
{
  const guint32 seeds[] = { seed, number };
  const guint until = state->turn + n_turns;
  g_autoptr (GRand) order = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed ^ (number * SALT));
  PandoriaHidden hidden;
  PandoriaOptions options;
  PandoriaAction action;

  pandoria_hidden_init (&hidden, state, order);
  if (placement != NULL)
    {
      take_tile (&hidden, state->active, tile);
      if (!pandoria_lay_placement (state, placement, rand))
        return FALSE;
      pandoria_hidden_follow (&hidden, state);
    }
  while (!state->finished && state->turn < until)
    {
      pandoria_state_get_options (state, &options);
      if (!pandoria_policy_act (policy, state, &options, &hidden, rand, N_TRIES, &action, NULL,
                                NULL))
        break;
    }
  return TRUE;
}
