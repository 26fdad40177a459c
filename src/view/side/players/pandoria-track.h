/* PandoriaTrack: the track of one resource as on the tableau: cells from 0 to the cap, filled to the marker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-types.h"

#define PANDORIA_TYPE_TRACK (pandoria_track_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTrack, pandoria_track, PANDORIA, TRACK, GtkWidget)

GtkWidget *pandoria_track_new (PandoriaCounter resource);

/**
 * Shows @value on a track that ends at @cap (10, Fairies 8). @target: where the marker would go, or the same as @value
 * when nothing is foreseen; a gain is hatched and the target outlined.
 */
void pandoria_track_set_value (PandoriaTrack *self, guint value, guint target, guint cap);

/** Shows @value, with nothing foreseen; the marker moves there from where it is, if it may. */
void pandoria_track_move (PandoriaTrack *self, guint value);
/** Ends the marker's movement: it stands on the value. */
void pandoria_track_settle (PandoriaTrack *self);

/** A small track is low and has no number in it. */
void pandoria_track_set_small (PandoriaTrack *self, gboolean small_track);
