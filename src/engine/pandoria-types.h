/* The enumerations of the game: terrains, counters, steps, realms, spells, buildings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#define PANDORIA_MAX_PLAYERS   4
#define PANDORIA_MAX_SLOTS     5
#define PANDORIA_MAX_SYMBOLS   3
#define PANDORIA_N_RESOURCES   3
#define PANDORIA_MAX_MONUMENTS 16 /* in a setup */
#define PANDORIA_MAX_STACK \
  50 /* maximum number of monuments in the stack after corrections (rulings 75) */
#define PANDORIA_MAX_ARTIFACTS 9 /* on one space (rulings 77) */
#define PANDORIA_MAX_COST      99
#define PANDORIA_MONUMENT_COST 8 /* wood (6.3.3) */

/* The points of monuments (5). */
#define PANDORIA_LOWEST_MONUMENT  3
#define PANDORIA_HIGHEST_MONUMENT 6
#define PANDORIA_N_MONUMENTS      (PANDORIA_HIGHEST_MONUMENT - PANDORIA_LOWEST_MONUMENT + 1)

/**
 * PandoriaTerrain: the terrain of a space. It determines the gain from its region
 * (0: forest → wood, mountains → crystal, hills → gold, city → points).
 */
typedef enum
{
  PANDORIA_TERRAIN_FOREST,
  PANDORIA_TERRAIN_MOUNTAINS,
  PANDORIA_TERRAIN_HILLS,
  PANDORIA_TERRAIN_CITY,
} PandoriaTerrain;
#define PANDORIA_N_TERRAINS 4

/**
 * PandoriaCounter: the values of a player that can be counted and corrected. The first three
 * are the resources in their fixed order, the first four have a ledger.
 */
typedef enum
{
  PANDORIA_COUNTER_CRYSTAL,
  PANDORIA_COUNTER_GOLD,
  PANDORIA_COUNTER_WOOD,
  PANDORIA_COUNTER_POINTS,
  PANDORIA_COUNTER_HAND,
  PANDORIA_COUNTER_WORKERS,
  PANDORIA_COUNTER_CASTLES,
  PANDORIA_COUNTER_ARTIFACTS,
} PandoriaCounter;
#define PANDORIA_N_COUNTERS 8

/** PandoriaStep: the earliest step of 6 that the next action may belong to. */
typedef enum
{
  PANDORIA_STEP_PLACE,
  PANDORIA_STEP_FIGURE,
  PANDORIA_STEP_CARD,
  PANDORIA_STEP_SCORE,
  PANDORIA_STEP_BUY,
  PANDORIA_STEP_END,
  PANDORIA_STEP_OVER,
} PandoriaStep;
#define PANDORIA_N_STEPS 7

typedef enum
{
  PANDORIA_EDITION_FIRST,
  PANDORIA_EDITION_REVISED,
} PandoriaEdition;
#define PANDORIA_N_EDITIONS 2

typedef enum
{
  PANDORIA_VARIANT_REGULAR,
  PANDORIA_VARIANT_BEGINNER,
  PANDORIA_VARIANT_FAMILY,
  PANDORIA_VARIANT_FAMILY_SPELLS,
} PandoriaVariant;
#define PANDORIA_N_VARIANTS 4

typedef enum
{
  PANDORIA_TIE_BREAK_LEFTOVER,
  PANDORIA_TIE_BREAK_TOTAL,
} PandoriaTieBreak;

typedef enum
{
  PANDORIA_SIDE_A,
  PANDORIA_SIDE_B,
  PANDORIA_SIDE_CUSTOM,
} PandoriaSide;
#define PANDORIA_N_SIDES 3

/** PandoriaRealm: the realms (11, 17); NONE in the family variants. */
typedef enum
{
  PANDORIA_REALM_NONE,
  PANDORIA_REALM_HUMANS,
  PANDORIA_REALM_DWARVES,
  PANDORIA_REALM_ELVES,
  PANDORIA_REALM_MAGES,
  PANDORIA_REALM_HALFLINGS,
  PANDORIA_REALM_CENTAURS,
  PANDORIA_REALM_FAIRIES,
  PANDORIA_REALM_GOBLINS,
  PANDORIA_REALM_GOLEMS,
  PANDORIA_REALM_GHOSTS,
  PANDORIA_REALM_NYMPHS,
  PANDORIA_REALM_HANBOK,
} PandoriaRealm;
#define PANDORIA_N_REALMS 13

typedef enum
{
  PANDORIA_SPELL_NONE,
  PANDORIA_SPELL_ACQUIRE,
  PANDORIA_SPELL_ADOPT,
  PANDORIA_SPELL_ASTRAL_SHIP,
  PANDORIA_SPELL_CLONE,
  PANDORIA_SPELL_CONJURE,
  PANDORIA_SPELL_CONSTRUCT,
  PANDORIA_SPELL_ENCHANTED_CASTLE,
  PANDORIA_SPELL_FLEE,
  PANDORIA_SPELL_MASTER_BUILDER,
  PANDORIA_SPELL_MUSTER,
  PANDORIA_SPELL_RAGE,
  PANDORIA_SPELL_TELEPORT,
  PANDORIA_SPELL_TERRAIN,
} PandoriaSpell;
#define PANDORIA_N_SPELLS 14

typedef enum
{
  PANDORIA_BUILDING_NONE,
  PANDORIA_BUILDING_BANK,
  PANDORIA_BUILDING_CARPENTER,
  PANDORIA_BUILDING_LUMBERYARD,
  PANDORIA_BUILDING_MARKET,
  PANDORIA_BUILDING_POORHOUSE,
  PANDORIA_BUILDING_REPOSITORY,
  PANDORIA_BUILDING_SAW_MILL_LARGE,
  PANDORIA_BUILDING_SAW_MILL_SMALL,
  PANDORIA_BUILDING_SCHOOL,
  PANDORIA_BUILDING_SHRINE,
  PANDORIA_BUILDING_STATUE,
  PANDORIA_BUILDING_STORE,
  PANDORIA_BUILDING_TOWER_LARGE,
  PANDORIA_BUILDING_TOWER_SMALL,
  PANDORIA_BUILDING_TREASURY_LARGE,
  PANDORIA_BUILDING_TREASURY_SMALL,
  PANDORIA_BUILDING_VAULT,
} PandoriaBuilding;
#define PANDORIA_N_BUILDINGS 18

/** Returns: the index of @key among @n keys that are @stride bytes apart, starting at @first; -1 if
 * it is missing. */
int pandoria_key_find (const char *const *first, gsize stride, guint n, const char *key);

/**
 * Keys of docs/format.md, Keys ("forest", "tower-large", …). The *_key() functions return a static
 * string. The
 * *_from_key() functions return the number, or -1 for an unknown key (the NONE rows have no key).
 */
const char *pandoria_terrain_key (PandoriaTerrain terrain);
int pandoria_terrain_from_key (const char *key);
const char *pandoria_counter_key (PandoriaCounter counter);
int pandoria_counter_from_key (const char *key);
const char *pandoria_step_key (PandoriaStep step);
const char *pandoria_edition_key (PandoriaEdition edition);
int pandoria_edition_from_key (const char *key);
const char *pandoria_variant_key (PandoriaVariant variant);
int pandoria_variant_from_key (const char *key);
/** Returns: whether @variant is a family variant, with spells or without (14). */
gboolean pandoria_variant_is_family (PandoriaVariant variant);
const char *pandoria_side_key (PandoriaSide side);
int pandoria_side_from_key (const char *key);

/** Returns: the gain from a region of @terrain: a resource, or PANDORIA_COUNTER_POINTS for a city
 * (0). */
PandoriaCounter pandoria_terrain_counter (PandoriaTerrain terrain);

/* --- pandoria-realms.c ---------------------------------------------------------------------- */

const char *pandoria_realm_key (PandoriaRealm realm);
int pandoria_realm_from_key (const char *key);

/* --- pandoria-spells.c ---------------------------------------------------------------------- */

const char *pandoria_spell_key (PandoriaSpell spell);
int pandoria_spell_from_key (const char *key);
/** Returns: the levels of @spell, ended by 0; empty if it has none. */
const guint8 *pandoria_spell_levels (PandoriaSpell spell);
/** Returns: whether @spell has @level, which is 0 for a spell without levels. */
gboolean pandoria_spell_has_level (PandoriaSpell spell, guint level);

/* --- pandoria-buildings.c ------------------------------------------------------------------- */

const char *pandoria_building_key (PandoriaBuilding building);
int pandoria_building_from_key (const char *key);
/**
 * Returns: the levels of @building, ended by 0; empty if it has none. Lumberyard,
 * Repository and Vault have 1 ("1:2") and 2 ("2:3"), Market 1 ("1:1") and 2 ("2:1").
 */
const guint8 *pandoria_building_levels (PandoriaBuilding building);
/**
 * Returns: (nullable): the printed form of a level that is a rate ("1:2", "2:3", "1:1", "2:1"), or
 * NULL if the level is just a number.
 */
const char *pandoria_building_level_label (PandoriaBuilding building, guint level);
/** Returns: whether @building has @level, which is 0 for a building without levels. */
gboolean pandoria_building_has_level (PandoriaBuilding building, guint level);
