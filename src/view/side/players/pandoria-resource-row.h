/* One resource of a player: its icon, its track, and its value or its change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-track.h"
#include "pandoria-types.h"

/* One resource of a player: its icon, its track, and its value or its change. */

#define PANDORIA_TYPE_RESOURCE_ROW (pandoria_resource_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaResourceRow, pandoria_resource_row, PANDORIA, RESOURCE_ROW, AdwBin)

GtkWidget *pandoria_resource_row_new (PandoriaCounter resource);

/** Shows the same as a track. A small row has the value next to its low track; a large one has it
 * in the track. */
void pandoria_resource_row_set_value (PandoriaResourceRow *self, guint value, guint target,
                                      guint cap, gboolean is_small);
/** Shows the total gain, including the surplus, of the previewed or the last act. */
void pandoria_resource_row_set_gain (PandoriaResourceRow *self, int gain);
/** Sets whether the card of the row is folded: icon and number are then enough, without the track.
 */
void pandoria_resource_row_set_folded (PandoriaResourceRow *self, gboolean folded);
/** Shows @value without a preview. The marker glides there if animations are enabled. */
void pandoria_resource_row_move (PandoriaResourceRow *self, guint value);
/** Ends the animation of the marker at the value. */
void pandoria_resource_row_settle (PandoriaResourceRow *self);
