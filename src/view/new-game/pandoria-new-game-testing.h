/* What only the tests of the new-game window ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-monument-split.h"
#include "pandoria-printed-tile.h"
#include "pandoria-relic-list.h"

G_BEGIN_DECLS

/** Says that there are @n monuments of @value (3 … 6). */
void pandoria_monument_split_set (PandoriaMonumentSplit *self, guint value, guint n);
/** Switches the tile on. @first and @second are names of spaces ("G6"); "" or another word: not said yet. */
void pandoria_printed_tile_set (PandoriaPrintedTile *self, PandoriaTerrain terrain, const char *first,
                                const char *second);
/** Adds a relic for @artifacts that brings @points, and switches the list on. */
void pandoria_relic_list_add (PandoriaRelicList *self, guint artifacts, guint points);

G_END_DECLS
