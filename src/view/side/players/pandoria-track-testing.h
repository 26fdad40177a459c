/* Functions for the tests of the tracks only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-track.h"

/** Returns: the shown value, without a preview. */
guint pandoria_track_get_value (PandoriaTrack *self);
/** Returns: the position of the marker: at the value, or gliding to it. */
double pandoria_track_get_marker (PandoriaTrack *self);
