/* A player's points, the points of a preview, and the latest gain.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** Returns: (transfer full): describes @points, and the points after a previewed act. */
char *pandoria_describe_points (int points, int foreseen);

#define PANDORIA_TYPE_POINTS_VIEW (pandoria_points_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPointsView, pandoria_points_view, PANDORIA, POINTS_VIEW, AdwBin)

/** Shows @now; if @then, the points after the previewed act, differ, shows both: “41 → 43”. */
void pandoria_points_view_set_points (PandoriaPointsView *self, int now, int then);
/** Counts up to @now if animations are enabled. Call set_points afterwards. */
void pandoria_points_view_count_to (PandoriaPointsView *self, int now);
/** Ends the animation. */
void pandoria_points_view_settle (PandoriaPointsView *self);
/** Shows the latest gain next to the points; 0: none. A preview has priority. */
void pandoria_points_view_set_gain (PandoriaPointsView *self, int gain);
