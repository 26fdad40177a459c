/* Buildings and monuments: their effects, costs and possible slots (6.3.2, 6.3.3).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#include <string.h>

/* One row for each building: its printed values, and its bonus or rate. The code of any other
 * effect asks for the building's level. */
static const struct
{
  const char *key;
  guint8 levels[4];      /* ended by 0 */
  const char *labels[4]; /* rates of the levels, in the order of levels */
  guint8 terrain, bonus; /* per space of a scored region of that terrain */
  gboolean converts;     /* turns surplus of that resource into points at its rate */
  guint8 resource;
  guint8 family; /* Large and Small of one name share a number: identical in the revised edition */
} building_rows[] = {
  [PANDORIA_BUILDING_NONE] = { NULL },
  [PANDORIA_BUILDING_BANK] = { "bank", { 1, 2, 3 } },
  [PANDORIA_BUILDING_CARPENTER] = { "carpenter", { 1, 2, 3 } },
  [PANDORIA_BUILDING_LUMBERYARD] = { "lumberyard",
                                     { 1, 2 },
                                     { "1:2", "2:3" },
                                     .converts = TRUE,
                                     .resource = PANDORIA_COUNTER_WOOD },
  [PANDORIA_BUILDING_MARKET] = { "market", { 1, 2 }, { "1:1", "2:1" } },
  [PANDORIA_BUILDING_POORHOUSE] = { "poorhouse" },
  [PANDORIA_BUILDING_REPOSITORY] = { "repository",
                                     { 1, 2 },
                                     { "1:2", "2:3" },
                                     .converts = TRUE,
                                     .resource = PANDORIA_COUNTER_CRYSTAL },
  [PANDORIA_BUILDING_SAW_MILL_LARGE]
  = { "saw-mill-large", .terrain = PANDORIA_TERRAIN_FOREST, .bonus = 2, .family = 1 },
  [PANDORIA_BUILDING_SAW_MILL_SMALL]
  = { "saw-mill-small", .terrain = PANDORIA_TERRAIN_FOREST, .bonus = 1, .family = 1 },
  [PANDORIA_BUILDING_SCHOOL] = { "school", { 1, 2, 3 } },
  [PANDORIA_BUILDING_SHRINE] = { "shrine", { 1, 2 } },
  [PANDORIA_BUILDING_STATUE] = { "statue", .terrain = PANDORIA_TERRAIN_CITY, .bonus = 1 },
  [PANDORIA_BUILDING_STORE] = { "store" },
  [PANDORIA_BUILDING_TOWER_LARGE]
  = { "tower-large", .terrain = PANDORIA_TERRAIN_MOUNTAINS, .bonus = 2, .family = 2 },
  [PANDORIA_BUILDING_TOWER_SMALL]
  = { "tower-small", .terrain = PANDORIA_TERRAIN_MOUNTAINS, .bonus = 1, .family = 2 },
  [PANDORIA_BUILDING_TREASURY_LARGE]
  = { "treasury-large", .terrain = PANDORIA_TERRAIN_HILLS, .bonus = 2, .family = 3 },
  [PANDORIA_BUILDING_TREASURY_SMALL]
  = { "treasury-small", .terrain = PANDORIA_TERRAIN_HILLS, .bonus = 1, .family = 3 },
  [PANDORIA_BUILDING_VAULT]
  = { "vault", { 1, 2 }, { "1:2", "2:3" }, .converts = TRUE, .resource = PANDORIA_COUNTER_GOLD },
};
G_STATIC_ASSERT (G_N_ELEMENTS (building_rows) == PANDORIA_N_BUILDINGS);

const char *
pandoria_building_key (PandoriaBuilding building)
{
  g_return_val_if_fail ((guint) building < PANDORIA_N_BUILDINGS, NULL);
  return building_rows[building].key;
}

int
pandoria_building_from_key (const char *key)
{
  return pandoria_key_find (&building_rows[0].key, sizeof building_rows[0], PANDORIA_N_BUILDINGS,
                            key);
}

const guint8 *
pandoria_building_levels (PandoriaBuilding building)
{
  g_return_val_if_fail ((guint) building < PANDORIA_N_BUILDINGS, NULL);
  return building_rows[building].levels;
}

const char *
pandoria_building_level_label (PandoriaBuilding building, guint level)
{
  int i;

  g_return_val_if_fail ((guint) building < PANDORIA_N_BUILDINGS, NULL);

  i = pandoria_level_find (building_rows[building].levels, level);
  return i < 0 ? NULL : building_rows[building].labels[i];
}

gboolean
pandoria_building_has_level (PandoriaBuilding building, guint level)
{
  g_return_val_if_fail ((guint) building < PANDORIA_N_BUILDINGS, FALSE);
  return pandoria_level_find (building_rows[building].levels, level) >= 0;
}

/* Iterates over the slots that work for @player: the player's own and, for Goblins, the slots they
 * occupy (17). */
typedef struct
{
  const PandoriaState *s;
  guint player, n_owners, i, slot;
} Works;

static gboolean
may_occupy (const PandoriaState *s, guint player)
{
  return !pandoria_act_is_foreign (s, player, PANDORIA_ACT_GOBLIN_OCCUPY);
}

static Works
works_begin (const PandoriaState *s, guint player)
{
  return (Works){ s, player, may_occupy (s, player) ? s->n_players : 1, 0, 0 };
}

static const PandoriaSlot *
works_next (Works *it)
{
  for (; it->i < it->n_owners; it->i++, it->slot = 0)
    {
      guint seat = it->player + it->i;
      const PandoriaPlayerState *owner
          = &it->s->players[seat < it->s->n_players ? seat : seat - it->s->n_players];

      while (it->slot < PANDORIA_MAX_SLOTS)
        {
          const PandoriaSlot *slot = &owner->slots[it->slot++];

          if (slot->building != PANDORIA_BUILDING_NONE
              && (it->i == 0 || slot->occupant == it->player))
            return slot;
        }
    }
  return NULL;
}

/* Returns the best level that works for @player. Only corrections can give a player two of them
 * (rulings 74). */
static G_NO_INLINE guint
find_best_level (const PandoriaState *state, guint player, PandoriaBuilding building)
{
  Works it = works_begin (state, player);
  const PandoriaSlot *slot;
  guint level = 0;

  while ((slot = works_next (&it)) != NULL)
    if (slot->building == building)
      level = MAX (level, MAX (slot->level, 1u));
  return level;
}

guint
pandoria_state_building_level (const PandoriaState *state, guint player, PandoriaBuilding building)
{
  const PandoriaSlot *own = state->players[player].slots;

  /* This function runs very often, nearly always for the player's own building. */
  for (guint i = 0; i < PANDORIA_MAX_SLOTS && !state->slots_corrected; i++)
    if (own[i].building == building)
      return MAX (own[i].level, 1u);
  return state->slots_corrected || may_occupy (state, player)
             ? find_best_level (state, player, building)
             : 0;
}

guint
pandoria_state_building_bonus (const PandoriaState *state, guint player, PandoriaTerrain terrain)
{
  Works it = works_begin (state, player);
  const PandoriaSlot *slot;
  guint bonus = 0;

  while ((slot = works_next (&it)) != NULL)
    if (building_rows[slot->building].terrain == terrain)
      bonus += building_rows[slot->building].bonus;
  return bonus;
}

PandoriaConversion
pandoria_buildings_convert (const PandoriaState *s, guint player, guint resource, guint surplus)
{
  static const struct
  {
    guint8 points, per;
  } rates[] = { { 1, 3 }, { 1, 2 }, { 2, 3 } }; /* 1 per 3; levels "1:2" and "2:3" */
  Works it = works_begin (s, player);
  const PandoriaSlot *slot;
  guint rate = 0, lots;

  while ((slot = works_next (&it)) != NULL)
    if (building_rows[slot->building].converts
        && building_rows[slot->building].resource == resource)
      rate = MAX (rate, slot->level);
  lots = surplus / rates[rate].per;
  return (PandoriaConversion){ lots * rates[rate].points, lots * rates[rate].per,
                               rates[rate].points, rates[rate].per };
}

/* Returns Carpenter's discount on a building or monument in @slot. A Carpenter that it covers gives
 * none. */
guint
pandoria_buildings_find_discount (const PandoriaState *s, guint player, guint slot)
{
  if (s->players[player].slots[slot].building == PANDORIA_BUILDING_CARPENTER)
    return 0;
  return pandoria_state_building_level (s, player, PANDORIA_BUILDING_CARPENTER);
}

/* Returns: whether other buildings are identical to @building. */
static gboolean
has_twins (const PandoriaState *s, guint building)
{
  return s->edition == PANDORIA_EDITION_REVISED && building_rows[building].family != 0;
}

/* Returns the bit of the building's sort. No sort may be visible twice (6.3.2). */
static guint32
get_sort (const PandoriaState *s, guint building)
{
  if (has_twins (s, building))
    return 1u << (PANDORIA_N_BUILDINGS + building_rows[building].family);
  return 1u << building;
}

gboolean
pandoria_buildings_are_identical (const PandoriaState *s, PandoriaBuilding a, PandoriaBuilding b)
{
  return get_sort (s, a) == get_sort (s, b);
}

/* Returns the sorts that are visible for @player, ignoring the slot @except. */
static guint32
get_sorts (const PandoriaState *s, guint player, const PandoriaSlot *except)
{
  Works it = works_begin (s, player);
  const PandoriaSlot *slot;
  guint32 sorts = 0;

  while ((slot = works_next (&it)) != NULL)
    if (slot != except)
      sorts |= get_sort (s, slot->building);
  return sorts;
}

gboolean
pandoria_buildings_is_duplicate (const PandoriaState *s, guint player, PandoriaBuilding building,
                                 int slot)
{
  const PandoriaSlot *except = slot < 0 ? NULL : &s->players[player].slots[slot];

  return (get_sorts (s, player, except) & get_sort (s, building)) != 0;
}

guint
pandoria_state_spell_cost (const PandoriaState *state, guint player, guint printed)
{
  int cost = (int) printed
             - (int) pandoria_state_building_level (state, player, PANDORIA_BUILDING_SCHOOL);

  return (guint) MAX (1, cost);
}

guint
pandoria_state_building_cost (const PandoriaState *state, guint player, guint printed, guint slot)
{
  int cost;

  g_return_val_if_fail (slot < PANDORIA_MAX_SLOTS, printed);

  cost = (int) printed - state->players[player].slots[slot].cost
         - (int) pandoria_buildings_find_discount (state, player, slot);
  return (guint) MAX (1, cost);
}

guint
pandoria_state_monument_cost (const PandoriaState *state, guint player, guint slot)
{
  return pandoria_state_building_cost (state, player, PANDORIA_MONUMENT_COST, slot);
}

guint
pandoria_state_card_price (const PandoriaState *state, guint player, guint printed)
{
  int cost
      = (int) printed - (int) pandoria_state_building_level (state, player, PANDORIA_BUILDING_BANK);

  return (guint) MAX (1, cost);
}

/* If an identical building is visible, only its own slot is possible. */
void
pandoria_buildings_options (const PandoriaState *s, guint8 slots[PANDORIA_N_BUILDINGS])
{
  const PandoriaPlayerState *me = &s->players[s->active];
  Works it = works_begin (s, s->active);
  const PandoriaSlot *slot;
  const guint n = pandoria_state_n_slots (s, s->active);
  guint8 open = 0;

  for (guint i = 0; i < n; i++)
    if (!me->slots[i].has_monument)
      open |= (guint8) (1u << i);
  memset (slots + 1, open, PANDORIA_N_BUILDINGS - 1);
  while ((slot = works_next (&it)) != NULL)
    {
      guint8 over = it.i == 0 ? (guint8) (1u << (slot - me->slots)) : 0;

      slots[slot->building] &= over;
      for (guint b = 1; has_twins (s, slot->building) && b < PANDORIA_N_BUILDINGS; b++)
        if (pandoria_buildings_are_identical (s, b, slot->building))
          slots[b] &= over;
    }
}

guint8
pandoria_options_build_slots (const PandoriaState *state, PandoriaBuilding building)
{
  guint8 slots[PANDORIA_N_BUILDINGS] = { 0 };

  g_return_val_if_fail (state != NULL && (guint) building < PANDORIA_N_BUILDINGS, 0);

  pandoria_buildings_options (state, slots);
  return slots[building];
}

guint8
pandoria_options_monument_slots (const PandoriaState *state)
{
  const PandoriaSlot *own = state->players[state->active].slots;
  guint8 slots = 0;

  for (guint i = 0; state->n_monuments > 0 && i < PANDORIA_MAX_SLOTS; i++)
    if (own[i].building != PANDORIA_BUILDING_NONE)
      slots |= (guint8) (1u << i);
  return slots;
}
