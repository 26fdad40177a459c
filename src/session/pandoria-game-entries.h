/* The entries of a game's lists: how the game makes them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/** Makes the entry of act @index, before which @player was active in @turn. */
PandoriaHistoryEntry *pandoria_history_entry_new (const PandoriaAction *action, guint index, guint player, guint turn);

G_END_DECLS
