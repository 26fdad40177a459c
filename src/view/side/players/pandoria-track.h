/* The track of one resource, like that of the tableau: cells from 0 to the cap, filled up to the
 * marker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-glide.h"
#include "pandoria-types.h"

/* The track of one resource, like that of the tableau: cells from 0 to the cap, filled up to the
 * marker. */

#define PANDORIA_TYPE_TRACK (pandoria_track_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTrack, pandoria_track, PANDORIA, TRACK, GtkWidget)

GtkWidget *pandoria_track_new (PandoriaCounter resource);

/**
 * Shows @value on a track that ends at @cap (10, Fairies 8), and @target, the value after the
 * previewed act. A small track is low and contains no number.
 */
void pandoria_track_set_value (PandoriaTrack *self, guint value, guint target, guint cap,
                               gboolean is_small);

/** Shows @value without a preview. The marker glides there if animations are enabled. */
void pandoria_track_move (PandoriaTrack *self, guint value);
/** Ends the animation of the marker at the value. */
void pandoria_track_settle (PandoriaTrack *self);

/** Returns: the resource of the track. */
PandoriaCounter pandoria_track_get_resource (PandoriaTrack *self);
/** Returns: the value after the previewed act; the present value without a preview. */
guint pandoria_track_get_target (PandoriaTrack *self);
/** Returns: whether the track is low and contains no number. */
gboolean pandoria_track_is_small (PandoriaTrack *self);
