/* PandoriaNewPlayer: a player of a new game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "pandoria-record.h"
#include "pandoria-setup.h"
#include "pandoria-types.h"

/**
 * PandoriaNewPlayer: a player, who may change seats. PandoriaSeating keeps the colours apart,
 * PandoriaNewGame the realms.
 *
 * Properties (all notify): "name" (string, as typed; may be empty), "color" (uint PandoriaColor),
 * "realm" (uint PandoriaRealm, as the user chose it; NONE: it is dealt), "start-level" and
 * "start-cost" (uint): of the start building in the beginner's game (12). Read-only: "drawn"
 * (boolean): the realm was drawn, and the user has chosen no other since; "seat" (uint); "plays"
 * (boolean): the game has this seat.
 */
#define PANDORIA_TYPE_NEW_PLAYER (pandoria_new_player_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNewPlayer, pandoria_new_player, PANDORIA, NEW_PLAYER, GObject)

/** Returns: (transfer none): the name as it was typed. */
const char *pandoria_new_player_get_name (PandoriaNewPlayer *self);
PandoriaColor pandoria_new_player_get_color (PandoriaNewPlayer *self);
PandoriaRealm pandoria_new_player_get_realm (PandoriaNewPlayer *self);
gboolean pandoria_new_player_is_drawn (PandoriaNewPlayer *self);
guint pandoria_new_player_get_seat (PandoriaNewPlayer *self);
/** Returns: the seat of this player in the existing game; PANDORIA_MAX_PLAYERS: none. */
guint pandoria_new_player_get_origin (PandoriaNewPlayer *self);

/* For PandoriaSeating only. */

void pandoria_new_player_set_seat (PandoriaNewPlayer *self, guint seat, gboolean plays);

/* For PandoriaNewGame only. */

/** Sets a drawn realm, or NONE. */
void pandoria_new_player_draw_realm (PandoriaNewPlayer *self, PandoriaRealm realm);
/** Keeps the start values of @setup, but not its realm. */
void pandoria_new_player_keep_values (PandoriaNewPlayer *self, const PandoriaPlayerSetup *setup);
/** Takes over the values of @setup, and the player's @seat in that existing game. */
void pandoria_new_player_read (PandoriaNewPlayer *self, const PandoriaSetup *setup, guint seat);
/** Fills in @setup: the realm and, in the beginner's game, the start building; other values as they
 * were read. */
void pandoria_new_player_fill (PandoriaNewPlayer *self, PandoriaVariant variant,
                               PandoriaPlayerSetup *setup);
