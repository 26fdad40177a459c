/* What only the tests of the player cards ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-track.h"

G_BEGIN_DECLS

guint pandoria_track_get_value (PandoriaTrack *self);
/** Returns: where the marker is drawn now: on the value, or on its way there. */
double pandoria_track_get_marker (PandoriaTrack *self);

G_END_DECLS
