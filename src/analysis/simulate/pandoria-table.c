/* The hidden tiles and cards. The rulebooks list neither the 48 tiles nor most costs. So they are plausible, as in
 * random games, but tiles on the board cannot be drawn again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-simulate-private.h"

#include <string.h>

/* The number of hexes of each terrain by symbols: 24, in all 96. */
static const gint16 hexes_by_symbols[PANDORIA_N_SYMBOLS] = { 2, 10, 10, 2 };

/* The cost of a spell at its lowest level, and the increase for each further level. */
static const guint8 spell_costs[PANDORIA_N_SPELLS][2] = {
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

static const guint8 building_costs[PANDORIA_N_BUILDINGS][2] = {
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
  card.building_cost
      = (guint8) (building_costs[card.building][0] + i * building_costs[card.building][1] + pandoria_pick (rand, 2));
  card.price = (guint8) (2 + pandoria_pick (rand, 5));
  return card;
}

/* Draws one of the remaining hexes, or a random hex if none remains. */
static PandoriaHex
draw_hex (PandoriaTable *table)
{
  gint16 *left = &table->left[0][0];
  const guint n = PANDORIA_N_TERRAINS * PANDORIA_N_SYMBOLS;
  guint sum = 0, at, i;

  for (i = 0; i < n; i++)
    sum += (guint) MAX (left[i], 0);
  if (sum == 0)
    return pandoria_pick_hex (table->rand, PANDORIA_SPACE_NONE);
  at = pandoria_pick (table->rand, sum);
  for (i = 0; at >= (guint) MAX (left[i], 0); i++)
    at -= (guint) MAX (left[i], 0);
  left[i]--;
  return (PandoriaHex){ PANDORIA_SPACE_NONE, (guint8) (i / PANDORIA_N_SYMBOLS), (guint8) (i % PANDORIA_N_SYMBOLS) };
}

static PandoriaTile
draw_tile (PandoriaTable *table, const PandoriaState *s)
{
  PandoriaTile tile = { 0 };

  tile.hexes[0] = draw_hex (table);
  tile.hexes[1] = draw_hex (table);
  if (!s->artifacts || pandoria_chance (table->rand, 70))
    return tile;
  tile.artifacts = (guint8) (1 + pandoria_pick (table->rand, 2));
  tile.hexes[1].terrain = tile.hexes[0].terrain;
  return tile;
}

void
pandoria_table_init (PandoriaTable *table, const PandoriaState *state, GRand *rand)
{
  PandoriaSpaces tiles;
  PandoriaSpace at;

  g_return_if_fail (table != NULL && state != NULL && rand != NULL);

  memset (table, 0, sizeof *table);
  table->rand = rand;
  for (guint t = 0; t < PANDORIA_N_TERRAINS; t++)
    {
      memcpy (table->left[t], hexes_by_symbols, sizeof hexes_by_symbols);
      tiles = pandoria_spaces_minus (state->terrain[t], state->printed);
      PANDORIA_FOREACH_SPACE (at, tiles)
        {
          table->left[t][pandoria_state_symbols_at (state, at)]--;
        }
    }
  pandoria_table_follow (table, state);
}

void
pandoria_table_follow (PandoriaTable *table, const PandoriaState *state)
{
  g_return_if_fail (table != NULL && state != NULL);

  for (guint p = 0; p < state->n_players; p++)
    {
      PandoriaHand *hand = &table->hands[p];
      const guint tiles = MIN (state->players[p].tiles, PANDORIA_TABLE_TILES);
      const guint cards = MIN (state->players[p].hand, PANDORIA_TABLE_HAND);

      while (hand->n_tiles < tiles)
        hand->tiles[hand->n_tiles++] = draw_tile (table, state);
      while (hand->n_cards < cards)
        hand->cards[hand->n_cards++] = draw_card (table->rand, state);
      hand->n_tiles = tiles;
      hand->n_cards = cards;
    }
  while (table->n_market < MIN (state->market, PANDORIA_TABLE_MARKET))
    table->market[table->n_market++] = draw_card (table->rand, state);
  table->n_market = MIN (state->market, PANDORIA_TABLE_MARKET);
}

void
pandoria_table_set_tile (PandoriaTable *table, guint player, const PandoriaTile *tile)
{
  PandoriaHand *hand = &table->hands[player];

  g_return_if_fail (table != NULL && player < PANDORIA_MAX_PLAYERS && tile != NULL);

  for (guint i = 0; i < 2; i++)
    {
      if (hand->n_tiles > 0)
        table->left[hand->tiles[0].hexes[i].terrain][hand->tiles[0].hexes[i].symbols]++;
      table->left[tile->hexes[i].terrain][tile->hexes[i].symbols]--;
    }
  hand->n_tiles = MAX (hand->n_tiles, 1);
  hand->tiles[0] = *tile;
}

void
pandoria_hand_drop_card (PandoriaHand *hand, guint i)
{
  g_return_if_fail (hand != NULL && i < hand->n_cards);
  hand->cards[i] = hand->cards[--hand->n_cards];
}

void
pandoria_hand_drop_tile (PandoriaHand *hand, guint i)
{
  g_return_if_fail (hand != NULL && i < hand->n_tiles);
  hand->tiles[i] = hand->tiles[--hand->n_tiles];
}
