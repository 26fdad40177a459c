/* PandoriaResourceRow: one resource of a player: its sign, its track, and its value or the change foreseen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-types.h"

#define PANDORIA_TYPE_RESOURCE_ROW (pandoria_resource_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaResourceRow, pandoria_resource_row, PANDORIA, RESOURCE_ROW, AdwBin)

GtkWidget *pandoria_resource_row_new (PandoriaCounter resource);

/** Shows @value of @cap. @target: the marker's place after the act being considered; @gain: what that act brings in all. */
void pandoria_resource_row_set_value (PandoriaResourceRow *self, guint value, guint target, int gain, guint cap);

/** Moves the marker to @value, if it may move; to be followed by set_value. */
void pandoria_resource_row_move (PandoriaResourceRow *self, guint value);
/** Ends the movement. */
void pandoria_resource_row_settle (PandoriaResourceRow *self);
/** Shows what was just gained in all, the surplus included, until the next set_value. */
void pandoria_resource_row_set_gained (PandoriaResourceRow *self, int gain);

/** A small row has a low track and the value beside it; a large one the value in the track and the gain beside it. */
void pandoria_resource_row_set_small (PandoriaResourceRow *self, gboolean small_row);

/** Leaves the track out: the sign and the number say enough. */
void pandoria_resource_row_set_brief (PandoriaResourceRow *self, gboolean brief);
