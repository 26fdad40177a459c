/* The keys of record.md, and the levels of spells and buildings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-types.h"

#include <string.h>

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

static const char *const realm_keys[] = {
  [PANDORIA_REALM_NONE] = NULL,           [PANDORIA_REALM_HUMANS] = "humans",
  [PANDORIA_REALM_DWARVES] = "dwarves",   [PANDORIA_REALM_ELVES] = "elves",
  [PANDORIA_REALM_MAGES] = "mages",       [PANDORIA_REALM_HALFLINGS] = "halflings",
  [PANDORIA_REALM_CENTAURS] = "centaurs", [PANDORIA_REALM_FAIRIES] = "fairies",
  [PANDORIA_REALM_GOBLINS] = "goblins",   [PANDORIA_REALM_GOLEMS] = "golems",
  [PANDORIA_REALM_GHOSTS] = "ghosts",     [PANDORIA_REALM_NYMPHS] = "nymphs",
  [PANDORIA_REALM_HANBOK] = "hanbok",
};
G_STATIC_ASSERT (G_N_ELEMENTS (realm_keys) == PANDORIA_N_REALMS);

/* A half of a card as it is printed: its key and the levels that exist. */
typedef struct
{
  const char *key;
  guint8 levels[4];      /* ended by 0 */
  const char *labels[4]; /* by place in levels; NULL for plain numbers */
} CardRow;

static const CardRow spell_rows[] = {
  [PANDORIA_SPELL_NONE] = { NULL, { 0 }, { NULL } },
  [PANDORIA_SPELL_ACQUIRE] = { "acquire", { 1, 2 }, { NULL } },
  [PANDORIA_SPELL_ADOPT] = { "adopt", { 0 }, { NULL } },
  [PANDORIA_SPELL_ASTRAL_SHIP] = { "astral-ship", { 0 }, { NULL } },
  [PANDORIA_SPELL_CLONE] = { "clone", { 1, 2 }, { NULL } },
  [PANDORIA_SPELL_CONJURE] = { "conjure", { 6, 8, 10 }, { NULL } },
  [PANDORIA_SPELL_CONSTRUCT] = { "construct", { 0 }, { NULL } },
  [PANDORIA_SPELL_ENCHANTED_CASTLE] = { "enchanted-castle", { 0 }, { NULL } },
  [PANDORIA_SPELL_FLEE] = { "flee", { 0 }, { NULL } },
  [PANDORIA_SPELL_MASTER_BUILDER] = { "master-builder", { 0 }, { NULL } },
  [PANDORIA_SPELL_MUSTER] = { "muster", { 1, 2 }, { NULL } },
  [PANDORIA_SPELL_RAGE] = { "rage", { 2, 3 }, { NULL } },
  [PANDORIA_SPELL_TELEPORT] = { "teleport", { 1, 2 }, { NULL } },
  [PANDORIA_SPELL_TERRAIN] = { "terrain", { 1, 2 }, { NULL } },
};
G_STATIC_ASSERT (G_N_ELEMENTS (spell_rows) == PANDORIA_N_SPELLS);

static const CardRow building_rows[] = {
  [PANDORIA_BUILDING_NONE] = { NULL, { 0 }, { NULL } },
  [PANDORIA_BUILDING_BANK] = { "bank", { 1, 2, 3 }, { NULL } },
  [PANDORIA_BUILDING_CARPENTER] = { "carpenter", { 1, 2, 3 }, { NULL } },
  [PANDORIA_BUILDING_LUMBERYARD] = { "lumberyard", { 1, 2 }, { "1:2", "2:3" } },
  [PANDORIA_BUILDING_MARKET] = { "market", { 1, 2 }, { "1:1", "2:1" } },
  [PANDORIA_BUILDING_POORHOUSE] = { "poorhouse", { 0 }, { NULL } },
  [PANDORIA_BUILDING_REPOSITORY] = { "repository", { 1, 2 }, { "1:2", "2:3" } },
  [PANDORIA_BUILDING_SAW_MILL_LARGE] = { "saw-mill-large", { 0 }, { NULL } },
  [PANDORIA_BUILDING_SAW_MILL_SMALL] = { "saw-mill-small", { 0 }, { NULL } },
  [PANDORIA_BUILDING_SCHOOL] = { "school", { 1, 2, 3 }, { NULL } },
  [PANDORIA_BUILDING_SHRINE] = { "shrine", { 1, 2 }, { NULL } },
  [PANDORIA_BUILDING_STATUE] = { "statue", { 0 }, { NULL } },
  [PANDORIA_BUILDING_STORE] = { "store", { 0 }, { NULL } },
  [PANDORIA_BUILDING_TOWER_LARGE] = { "tower-large", { 0 }, { NULL } },
  [PANDORIA_BUILDING_TOWER_SMALL] = { "tower-small", { 0 }, { NULL } },
  [PANDORIA_BUILDING_TREASURY_LARGE] = { "treasury-large", { 0 }, { NULL } },
  [PANDORIA_BUILDING_TREASURY_SMALL] = { "treasury-small", { 0 }, { NULL } },
  [PANDORIA_BUILDING_VAULT] = { "vault", { 1, 2 }, { "1:2", "2:3" } },
};
G_STATIC_ASSERT (G_N_ELEMENTS (building_rows) == PANDORIA_N_BUILDINGS);

static int
find_key (const char *const *keys, guint n, const char *key)
{
  for (guint i = 0; key != NULL && i < n; i++)
    if (keys[i] != NULL && strcmp (keys[i], key) == 0)
      return (int) i;
  return -1;
}

static int
find_card (const CardRow *rows, guint n, const char *key)
{
  for (guint i = 0; key != NULL && i < n; i++)
    if (rows[i].key != NULL && strcmp (rows[i].key, key) == 0)
      return (int) i;
  return -1;
}

static int
find_level (const CardRow *row, guint level)
{
  for (int i = 0; row->levels[i] != 0; i++)
    if (row->levels[i] == level)
      return i;
  return -1;
}

static gboolean
has_level (const CardRow *row, guint level)
{
  return row->levels[0] == 0 ? level == 0 : find_level (row, level) >= 0;
}

#define DEFINE_KEYS(name, Type, table)                                 \
  const char *pandoria_##name##_key (Type value)                       \
  {                                                                    \
    g_return_val_if_fail ((guint) value < G_N_ELEMENTS (table), NULL); \
    return table[value];                                               \
  }

#define DEFINE_FROM_KEY(name, table)                    \
  int pandoria_##name##_from_key (const char *key)      \
  {                                                     \
    return find_key (table, G_N_ELEMENTS (table), key); \
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
DEFINE_KEYS (realm, PandoriaRealm, realm_keys)
DEFINE_FROM_KEY (realm, realm_keys)

gboolean
pandoria_variant_is_family (PandoriaVariant variant)
{
  return variant == PANDORIA_VARIANT_FAMILY || variant == PANDORIA_VARIANT_FAMILY_SPELLS;
}

const char *
pandoria_spell_key (PandoriaSpell spell)
{
  g_return_val_if_fail ((guint) spell < PANDORIA_N_SPELLS, NULL);

  return spell_rows[spell].key;
}

int
pandoria_spell_from_key (const char *key)
{
  return find_card (spell_rows, PANDORIA_N_SPELLS, key);
}

const char *
pandoria_building_key (PandoriaBuilding building)
{
  g_return_val_if_fail ((guint) building < PANDORIA_N_BUILDINGS, NULL);

  return building_rows[building].key;
}

int
pandoria_building_from_key (const char *key)
{
  return find_card (building_rows, PANDORIA_N_BUILDINGS, key);
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

const guint8 *
pandoria_spell_levels (PandoriaSpell spell)
{
  g_return_val_if_fail ((guint) spell < PANDORIA_N_SPELLS, NULL);

  return spell_rows[spell].levels;
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

  i = find_level (&building_rows[building], level);
  return i < 0 ? NULL : building_rows[building].labels[i];
}

gboolean
pandoria_spell_has_level (PandoriaSpell spell, guint level)
{
  g_return_val_if_fail ((guint) spell < PANDORIA_N_SPELLS, FALSE);

  return has_level (&spell_rows[spell], level);
}

gboolean
pandoria_building_has_level (PandoriaBuilding building, guint level)
{
  g_return_val_if_fail ((guint) building < PANDORIA_N_BUILDINGS, FALSE);

  return has_level (&building_rows[building], level);
}
