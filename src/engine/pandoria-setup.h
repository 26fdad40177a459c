/* The setup: everything that the players choose before the first turn (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board.h"

#define PANDORIA_MAX_RELICS 16

/** PANDORIA_DEFAULT: in a PandoriaPlayerSetup or PandoriaSetup, the default of docs/rules.md for
 * this realm and variant. */
#define PANDORIA_DEFAULT (-1)

typedef struct
{
  guint8 realm;                   /* PandoriaRealm; NONE in the family variants */
  gint16 resources[3];            /* or PANDORIA_DEFAULT */
  gint16 points;                  /* or PANDORIA_DEFAULT */
  gint16 hand;                    /* or PANDORIA_DEFAULT */
  guint8 start_building;          /* beginner's game (12); NONE: the realm's own, level 1, cost 0 */
  guint8 start_level, start_cost; /* only with start_building */
  guint8 is_start_cost_unknown;   /* start_cost is then 0 (rulings 82) */
} PandoriaPlayerSetup;

typedef struct
{
  guint8 artifacts; /* the number of artifacts that a relic costs */
  guint8 points;
} PandoriaRelic;

typedef struct
{
  guint8 edition, variant, tie_break;
  gboolean partnership, artifacts, same_realm;
  guint8 n_players, start_player;
  PandoriaPlayerSetup players[PANDORIA_MAX_PLAYERS];
  PandoriaBoard board;
  PandoriaHex start_tiles[2][2];
  gint16 double_tiles; /* size of the stack before the first hands are drawn; PANDORIA_DEFAULT */
  gint8 n_monuments;   /* PANDORIA_DEFAULT: as in 5 */
  guint8 monuments[PANDORIA_MAX_MONUMENTS]; /* bottom to top, after removal; values 1…99 */
  gint8 n_relics; /* PANDORIA_DEFAULT: any relic that is in the game (16) */
  PandoriaRelic relics[PANDORIA_MAX_RELICS];
  guint8 n_artifact_start; /* printed spaces of the expansion's start tile (16) */
  PandoriaHex artifact_start[2];
} PandoriaSetup;

/** Fills @setup with a regular game of the first edition for @n_players without board, realms and
 * start tiles. */
void pandoria_setup_init (PandoriaSetup *setup, guint n_players);

/**
 * Checks that a game can be played with @setup (5, 11–17, rulings 56). For example, realms must fit
 * the variant, start tiles cover the start spaces, and the stack has enough tiles for the first
 * hands. Two players share a realm only if that is allowed. A partnership needs 4 players.
 *
 * Returns: TRUE; FALSE and a PANDORIA_SETUP_ERROR.
 */
gboolean pandoria_setup_check (const PandoriaSetup *setup, GError **error);

/** Returns: the maximum number of workers at the start (5): 6, 5, 4 for 2, 3, 4 players. */
guint pandoria_setup_workers (guint n_players);

/** Returns: how many monuments worth @value (PANDORIA_LOWEST_MONUMENT … _HIGHEST_) are in the box,
 * by the usual split (5). */
guint pandoria_setup_monuments_in_box (guint value);

/** Returns: how many of these monuments are removed before a game of @n_players (5). */
guint pandoria_setup_monuments_removed (guint value, guint n_players);

/* --- pandoria-realms.c ---------------------------------------------------------------------- */

/** Returns: the start value of @resource (0…2) for @realm (11, 12, 17). */
guint pandoria_realm_start (PandoriaRealm realm, PandoriaEdition edition, PandoriaVariant variant,
                            guint resource);

/** Returns: how many building slots a player of @realm has in @variant: 5, Goblins 4. */
guint pandoria_realm_get_n_slots (PandoriaRealm realm, PandoriaVariant variant);

/** Returns: whether @variant allows @realm: only base realms in the beginner's game, none in the
 * family variants. */
gboolean pandoria_realm_is_allowed (PandoriaRealm realm, PandoriaVariant variant);

/** PandoriaOrigin: where a realm comes from; the promo realms play only together with others (17).
 */
typedef enum
{
  PANDORIA_ORIGIN_BASE,
  PANDORIA_ORIGIN_EXPANSION,
  PANDORIA_ORIGIN_PROMO,
} PandoriaOrigin;

/** Returns: where @realm comes from. */
PandoriaOrigin pandoria_realm_get_origin (PandoriaRealm realm);

/** Returns: the starting building of @realm in the beginner's game (12), or PANDORIA_BUILDING_NONE.
 */
PandoriaBuilding pandoria_realm_start_building (PandoriaRealm realm);
