/* PandoriaShare: a page on the players' phones in the local network. It only shows the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/**
 * PandoriaShare: the server of the page. Nothing listens before pandoria_share_start(), nor after
 * pandoria_share_stop() or the end of the object.
 *
 * Properties: "active" (boolean, read only); "address" (string, nullable, read only): the address
 * of the page with its secret, while it is active; "addresses" (strv, read only): this computer's
 * addresses in its networks, the most likely first; "n-watchers" (uint, read only).
 *
 * Signal "remark" (int seat, uint turn): a watcher reports that @turn is wrong; −1: the watcher has
 * not chosen a player. Each remark is open until pandoria_share_close_remark().
 */
#define PANDORIA_TYPE_SHARE (pandoria_share_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaShare, pandoria_share, PANDORIA, SHARE, GObject)

/* The port of the page, or the first of the next ones that is free. */
#define PANDORIA_SHARE_PORT    8520
#define PANDORIA_SHARE_N_PORTS 16

PandoriaShare *pandoria_share_new (void);
/**
 * Sets the game that phones show, always its present position; NULL: none. A lesson is not shown.
 * A game that is looked back at or corrected stays as it is until the correction is accepted.
 */
void pandoria_share_set_game (PandoriaShare *self, PandoriaGame *game);
/** Lists the addresses of this computer again, as networks come and go. */
void pandoria_share_find_addresses (PandoriaShare *self);
/**
 * Begins to listen on @address alone, with a new secret. If it is active already, it moves there.
 * Returns: FALSE and a G_IO_ERROR if @address is not one of this computer, or no port is free.
 */
gboolean pandoria_share_start (PandoriaShare *self, const char *address, GError **error);
/** Closes all connections and stops listening. */
void pandoria_share_stop (PandoriaShare *self);
gboolean pandoria_share_is_active (PandoriaShare *self);
guint pandoria_share_get_n_watchers (PandoriaShare *self);
/** Returns: (transfer none) (nullable): the address of the page; NULL while it is not active. */
const char *pandoria_share_get_address (PandoriaShare *self);
/** Returns: (transfer none) (nullable): the address in the network on which it listens. */
const char *pandoria_share_get_host (PandoriaShare *self);
/** Returns: (transfer none): this computer's addresses in its networks. */
const char *const *pandoria_share_get_addresses (PandoriaShare *self);
/** Closes the remark of @seat about @turn, after the user has answered it. */
void pandoria_share_close_remark (PandoriaShare *self, int seat, guint turn);

/* --- pandoria-share-code.c ------------------------------------------------------------------ */

/** PandoriaShareCode: a QR code: @size × @size modules, row by row; not 0: dark. */
typedef struct
{
  guint size;
  guint8 *modules;
} PandoriaShareCode;

/** Returns: (transfer full) (nullable): the code of @text; NULL if it is too long for one. */
PandoriaShareCode *pandoria_share_code_new (const char *text);
void pandoria_share_code_free (PandoriaShareCode *code);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaShareCode, pandoria_share_code_free)
