/* The keys of docs/format.md, Keys for types that have no table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

static const char *const terrain_keys[] = {
  [PANDORIA_TERRAIN_FOREST] = "forest",
  [PANDORIA_TERRAIN_MOUNTAINS] = "mountains",
  [PANDORIA_TERRAIN_HILLS] = "hills",
  [PANDORIA_TERRAIN_CITY] = "city",
};
G_STATIC_ASSERT (G_N_ELEMENTS (terrain_keys) == PANDORIA_N_TERRAINS);

static const char *const counter_keys[] = {
  [PANDORIA_COUNTER_CRYSTAL] = "crystal", [PANDORIA_COUNTER_GOLD] = "gold",
  [PANDORIA_COUNTER_WOOD] = "wood",       [PANDORIA_COUNTER_POINTS] = "points",
  [PANDORIA_COUNTER_HAND] = "hand",       [PANDORIA_COUNTER_WORKERS] = "workers",
  [PANDORIA_COUNTER_CASTLES] = "castles", [PANDORIA_COUNTER_ARTIFACTS] = "artifacts",
};
G_STATIC_ASSERT (G_N_ELEMENTS (counter_keys) == PANDORIA_N_COUNTERS);

static const char *const step_keys[] = {
  [PANDORIA_STEP_PLACE] = "place", [PANDORIA_STEP_FIGURE] = "figure", [PANDORIA_STEP_CARD] = "card",
  [PANDORIA_STEP_SCORE] = "score", [PANDORIA_STEP_BUY] = "buy",       [PANDORIA_STEP_END] = "end",
  [PANDORIA_STEP_OVER] = "over",
};
G_STATIC_ASSERT (G_N_ELEMENTS (step_keys) == PANDORIA_N_STEPS);

static const char *const edition_keys[] = {
  [PANDORIA_EDITION_FIRST] = "first",
  [PANDORIA_EDITION_REVISED] = "revised",
};
G_STATIC_ASSERT (G_N_ELEMENTS (edition_keys) == PANDORIA_N_EDITIONS);

static const char *const variant_keys[] = {
  [PANDORIA_VARIANT_REGULAR] = "regular",
  [PANDORIA_VARIANT_BEGINNER] = "beginner",
  [PANDORIA_VARIANT_FAMILY] = "family",
  [PANDORIA_VARIANT_FAMILY_SPELLS] = "family-spells",
};
G_STATIC_ASSERT (G_N_ELEMENTS (variant_keys) == PANDORIA_N_VARIANTS);

static const char *const side_keys[] = {
  [PANDORIA_SIDE_A] = "A",
  [PANDORIA_SIDE_B] = "B",
  [PANDORIA_SIDE_CUSTOM] = "custom",
};
G_STATIC_ASSERT (G_N_ELEMENTS (side_keys) == PANDORIA_N_SIDES);

int
pandoria_key_find (const char *const *first, gsize stride, guint n, const char *key)
{
  for (guint i = 0; key != NULL && i < n; i++)
    if (g_strcmp0 (G_STRUCT_MEMBER (const char *, first, i *stride), key) == 0)
      return (int) i;
  return -1;
}

int
pandoria_level_find (const guint8 *levels, guint level)
{
  int i;

  for (i = 0; levels[i] != 0; i++)
    if (levels[i] == level)
      return i;
  return i == 0 && level == 0 ? 0 : -1;
}

#define DEFINE_KEYS(name, Type, table)                                 \
  const char *pandoria_##name##_key (Type value)                       \
  {                                                                    \
    g_return_val_if_fail ((guint) value < G_N_ELEMENTS (table), NULL); \
    return table[value];                                               \
  }

#define DEFINE_FROM_KEY(name, table)                                              \
  int pandoria_##name##_from_key (const char *key)                                \
  {                                                                               \
    return pandoria_key_find (table, sizeof table[0], G_N_ELEMENTS (table), key); \
  }

DEFINE_KEYS (terrain, PandoriaTerrain, terrain_keys)
DEFINE_FROM_KEY (terrain, terrain_keys)
DEFINE_KEYS (counter, PandoriaCounter, counter_keys)
DEFINE_FROM_KEY (counter, counter_keys)
DEFINE_KEYS (step, PandoriaStep, step_keys)
DEFINE_KEYS (edition, PandoriaEdition, edition_keys)
DEFINE_FROM_KEY (edition, edition_keys)
DEFINE_KEYS (variant, PandoriaVariant, variant_keys)
DEFINE_FROM_KEY (variant, variant_keys)
DEFINE_KEYS (side, PandoriaSide, side_keys)
DEFINE_FROM_KEY (side, side_keys)

gboolean
pandoria_variant_is_family (PandoriaVariant variant)
{
  return variant == PANDORIA_VARIANT_FAMILY || variant == PANDORIA_VARIANT_FAMILY_SPELLS;
}

PandoriaCounter
pandoria_terrain_counter (PandoriaTerrain terrain)
{
  static const guint8 counters[PANDORIA_N_TERRAINS] = {
    [PANDORIA_TERRAIN_FOREST] = PANDORIA_COUNTER_WOOD,
    [PANDORIA_TERRAIN_MOUNTAINS] = PANDORIA_COUNTER_CRYSTAL,
    [PANDORIA_TERRAIN_HILLS] = PANDORIA_COUNTER_GOLD,
    [PANDORIA_TERRAIN_CITY] = PANDORIA_COUNTER_POINTS,
  };

  g_return_val_if_fail ((guint) terrain < PANDORIA_N_TERRAINS, PANDORIA_COUNTER_POINTS);

  return counters[terrain];
}

/* --- ledger entries ------------------------------------------------------------------------- */

static const struct
{
  const char *key, *rule;
} event_rows[] = {
  [PANDORIA_EVENT_SPELL_COST] = { "spell-cost", "6.3.1" },
  [PANDORIA_EVENT_BUILDING_COST] = { "building-cost", "6.3.2" },
  [PANDORIA_EVENT_MONUMENT_COST] = { "monument-cost", "6.3.3" },
  [PANDORIA_EVENT_MONUMENT] = { "monument", "6.3.3" },
  [PANDORIA_EVENT_CARD_PRICE] = { "card-price", "6.4" },
  [PANDORIA_EVENT_SHRINE] = { "shrine", "6.3.1" },
  [PANDORIA_EVENT_CONJURE] = { "conjure", "6.3.1" },
  [PANDORIA_EVENT_REGION] = { "region", "7.2" },
  [PANDORIA_EVENT_OVERFLOW] = { "overflow", "7.2" },
  [PANDORIA_EVENT_STORE] = { "store", "7.2" },
  [PANDORIA_EVENT_POORHOUSE] = { "poorhouse", "6.5" },
  [PANDORIA_EVENT_REALM] = { "realm", "17" },
  [PANDORIA_EVENT_RELIC] = { "relic", "16" },
  [PANDORIA_EVENT_ADJUST] = { "adjust", "" },
  [PANDORIA_EVENT_FINAL_HAND] = { "final-hand", "10" },
  [PANDORIA_EVENT_FINAL_RESOURCES] = { "final-resources", "10" },
  [PANDORIA_EVENT_FINAL_REALM] = { "final-realm", "17" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (event_rows) == PANDORIA_N_EVENTS);

const char *
pandoria_event_key (PandoriaEventKind kind)
{
  g_return_val_if_fail ((guint) kind < PANDORIA_N_EVENTS, NULL);
  return event_rows[kind].key;
}

const char *
pandoria_event_rule (PandoriaEventKind kind)
{
  g_return_val_if_fail ((guint) kind < PANDORIA_N_EVENTS, NULL);
  return event_rows[kind].rule;
}
