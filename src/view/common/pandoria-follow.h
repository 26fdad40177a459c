/* How an object follows others: their signals, and the game that a widget shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/** PandoriaHandler: the function for a signal of an object. */
typedef struct
{
  gpointer object;
  const char *signal; /* may have a detail: "notify::view" */
  GCallback function;
} PandoriaHandler;

/**
 * Connects each of @handlers until @self or the object is finalized. Their functions get @self as
 * the first argument, as with G_CONNECT_SWAPPED.
 */
void pandoria_connect (gpointer self, const PandoriaHandler *handlers, gsize n_handlers);

/**
 * Lets @self follow @game (nullable): *@followed, a member of @self, becomes a reference to it, and
 * @changed is called with @self whenever the game changes. Releases the previous game. Call it with
 * NULL in dispose.
 */
void pandoria_follow_game (gpointer self, PandoriaGame **followed, PandoriaGame *game,
                           GCallback changed);
