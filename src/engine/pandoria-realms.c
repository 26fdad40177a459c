/* The realms (11, 12, 17): start values and abilities. A realm with longer rules has its own file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

/* --- abilities ------------------------------------------------------------------------------ */

/* The Fairies (17): stronger than every other involved player, they gain 3 more of the resource, 1
 * point at a city. */
static int
find_fairies_bonus (const PandoriaState *s, const PandoriaRegion *region, guint player,
                    const guint *strengths)
{
  guint most = 0;

  for (guint p = 0; p < s->n_players; p++)
    if (p != player)
      most = MAX (most, strengths[p]);
  if (most == 0 || strengths[player] <= most)
    return 0;
  return region->terrain == PANDORIA_TERRAIN_CITY ? 1 : 3;
}

/* The Nymphs (17): regions of 4 or more spaces give them 3 more of the resource, or 1 point at a
 * city. */
static int
find_nymphs_bonus (const PandoriaState *s, const PandoriaRegion *region, guint player,
                   const guint *strengths)
{
  if (pandoria_spaces_count (region->spaces) < 4)
    return 0;
  return region->terrain == PANDORIA_TERRAIN_CITY ? 1 : 3;
}

/* --- the table ------------------------------------------------------------------------------ */

const PandoriaRealmRow pandoria_realm_rows[] = {
  [PANDORIA_REALM_NONE] = {
    .cap = 10, .n_slots = 5, .tiles = 1,
  },
  [PANDORIA_REALM_HUMANS] = {
    .key = "humans",
    .start = { { 5, 4, 5 }, { 5, 4, 5 } }, .beginner = { 5, 5, 5 }, .beginner_building = PANDORIA_BUILDING_BANK,
    .origin = PANDORIA_ORIGIN_BASE, .cap = 10, .n_slots = 5, .tiles = 1,
    .leader_any_time = TRUE,
  },
  [PANDORIA_REALM_DWARVES] = {
    .key = "dwarves",
    .start = { { 2, 10, 5 }, { 3, 10, 7 } }, .beginner = { 2, 8, 5 }, .beginner_building = PANDORIA_BUILDING_CARPENTER,
    .origin = PANDORIA_ORIGIN_BASE, .cap = 10, .n_slots = 5, .tiles = 2,
  },
  [PANDORIA_REALM_ELVES] = {
    .key = "elves",
    .start = { { 8, 3, 4 }, { 6, 2, 4 } }, .beginner = { 6, 3, 4 },
    .beginner_building = PANDORIA_BUILDING_SAW_MILL_SMALL,
    .origin = PANDORIA_ORIGIN_BASE, .cap = 10, .n_slots = 5, .tiles = 1,
  },
  [PANDORIA_REALM_MAGES] = {
    .key = "mages",
    .start = { { 9, 2, 2 }, { 9, 3, 2 } }, .beginner = { 7, 2, 2 }, .beginner_building = PANDORIA_BUILDING_TOWER_LARGE,
    .origin = PANDORIA_ORIGIN_BASE, .cap = 10, .n_slots = 5, .tiles = 1,
    .buys_always = TRUE,
  },
  [PANDORIA_REALM_HALFLINGS] = {
    .key = "halflings",
    .start = { { 4, 3, 7 }, { 4, 4, 7 } }, .beginner = { 5, 3, 6 },
    .beginner_building = PANDORIA_BUILDING_TREASURY_SMALL,
    .origin = PANDORIA_ORIGIN_BASE, .cap = 10, .n_slots = 5, .tiles = 1,
    .extra_cast = TRUE,
  },
  [PANDORIA_REALM_CENTAURS] = {
    .key = "centaurs",
    .origin = PANDORIA_ORIGIN_EXPANSION,
    .start = { { 5, 6, 6 }, { 5, 6, 6 } }, .cap = 10, .n_slots = 5, .tiles = 1,
    .removal_gain = 1,
  },
  [PANDORIA_REALM_FAIRIES] = {
    .key = "fairies",
    .origin = PANDORIA_ORIGIN_EXPANSION,
    .start = { { 4, 4, 4 }, { 4, 4, 4 } }, .cap = 8, .n_slots = 5, .tiles = 1,
    .scoring_bonus = find_fairies_bonus,
  },
  [PANDORIA_REALM_GOBLINS] = {
    .key = "goblins",
    .origin = PANDORIA_ORIGIN_EXPANSION,
    .start = { { 5, 9, 3 }, { 5, 9, 3 } }, .cap = 10, .n_slots = 4, .tiles = 1,
  },
  [PANDORIA_REALM_GOLEMS] = {
    .key = "golems",
    .origin = PANDORIA_ORIGIN_EXPANSION,
    .start = { { 3, 4, 9 }, { 3, 4, 9 } }, .cap = 10, .n_slots = 5, .tiles = 1,
  },
  [PANDORIA_REALM_GHOSTS] = {
    .key = "ghosts",
    .origin = PANDORIA_ORIGIN_EXPANSION,
    .start = { { 6, 5, 3 }, { 6, 5, 3 } }, .cap = 10, .n_slots = 5, .tiles = 1,
    .haunts = TRUE,
  },
  [PANDORIA_REALM_NYMPHS] = {
    .key = "nymphs",
    .origin = PANDORIA_ORIGIN_PROMO,
    .start = { { 7, 4, 2 }, { 7, 4, 2 } }, .cap = 10, .n_slots = 5, .tiles = 1,
    .scoring_bonus = find_nymphs_bonus,
  },
  [PANDORIA_REALM_HANBOK] = {
    .key = "hanbok",
    .origin = PANDORIA_ORIGIN_PROMO,
    .start = { { 3, 3, 6 }, { 3, 3, 6 } }, .cap = 10, .n_slots = 5, .tiles = 1,
    .captures = TRUE,
  },
};
G_STATIC_ASSERT (G_N_ELEMENTS (pandoria_realm_rows) == PANDORIA_N_REALMS);

const char *
pandoria_realm_key (PandoriaRealm realm)
{
  g_return_val_if_fail ((guint) realm < PANDORIA_N_REALMS, NULL);
  return pandoria_realm_rows[realm].key;
}

int
pandoria_realm_from_key (const char *key)
{
  return pandoria_key_find (&pandoria_realm_rows[0].key, sizeof pandoria_realm_rows[0],
                            PANDORIA_N_REALMS, key);
}

const PandoriaRealmRow *
pandoria_realm_row (PandoriaRealm realm)
{
  g_assert ((guint) realm < PANDORIA_N_REALMS);

  return &pandoria_realm_rows[realm];
}

guint
pandoria_realm_start (PandoriaRealm realm, PandoriaEdition edition, PandoriaVariant variant,
                      guint resource)
{
  g_return_val_if_fail ((guint) realm < PANDORIA_N_REALMS && (guint) edition < PANDORIA_N_EDITIONS,
                        0);
  g_return_val_if_fail (resource < PANDORIA_N_RESOURCES, 0);

  if (variant == PANDORIA_VARIANT_BEGINNER)
    return pandoria_realm_rows[realm].beginner[resource];
  return variant == PANDORIA_VARIANT_REGULAR ? pandoria_realm_rows[realm].start[edition][resource]
                                             : 0;
}

gboolean
pandoria_realm_is_allowed (PandoriaRealm realm, PandoriaVariant variant)
{
  g_return_val_if_fail ((guint) realm < PANDORIA_N_REALMS, FALSE);

  if (variant == PANDORIA_VARIANT_BEGINNER)
    return realm != PANDORIA_REALM_NONE
           && pandoria_realm_rows[realm].origin == PANDORIA_ORIGIN_BASE;
  return (variant == PANDORIA_VARIANT_REGULAR) == (realm != PANDORIA_REALM_NONE);
}

PandoriaBuilding
pandoria_realm_start_building (PandoriaRealm realm)
{
  g_return_val_if_fail ((guint) realm < PANDORIA_N_REALMS, PANDORIA_BUILDING_NONE);
  return pandoria_realm_rows[realm].beginner_building;
}

guint
pandoria_realm_get_n_slots (PandoriaRealm realm, PandoriaVariant variant)
{
  g_return_val_if_fail ((guint) realm < PANDORIA_N_REALMS, PANDORIA_MAX_SLOTS);
  return pandoria_realm_rows[variant == PANDORIA_VARIANT_REGULAR ? realm : PANDORIA_REALM_NONE]
      .n_slots;
}

PandoriaOrigin
pandoria_realm_get_origin (PandoriaRealm realm)
{
  g_return_val_if_fail ((guint) realm < PANDORIA_N_REALMS, PANDORIA_ORIGIN_BASE);
  return pandoria_realm_rows[realm].origin;
}

gboolean
pandoria_state_buys_always (const PandoriaState *state, guint player)
{
  g_return_val_if_fail (state != NULL && player < state->n_players, FALSE);
  return pandoria_state_realm (state, player)->buys_always;
}

gboolean
pandoria_state_takes_prisoners (const PandoriaState *state, guint player)
{
  g_return_val_if_fail (state != NULL && player < state->n_players, FALSE);
  return pandoria_state_realm (state, player)->captures;
}

guint
pandoria_state_hand_tiles (const PandoriaState *state, guint player)
{
  g_return_val_if_fail (state != NULL && player < state->n_players, 1);
  return pandoria_state_realm (state, player)->tiles;
}

gboolean
pandoria_state_haunts (const PandoriaState *state, guint player)
{
  g_return_val_if_fail (state != NULL && player < state->n_players, FALSE);
  return pandoria_state_realm (state, player)->haunts;
}
