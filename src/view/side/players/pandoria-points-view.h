/* PandoriaPointsView: a player's points, what they would become, and what was just gained.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PANDORIA_TYPE_POINTS_VIEW (pandoria_points_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPointsView, pandoria_points_view, PANDORIA, POINTS_VIEW, AdwBin)

/** Shows @now, and where they differ @then, what the act being considered would lead to: “41 → 43”. */
void pandoria_points_view_set_points (PandoriaPointsView *self, int now, int then);
/** Counts up to @now, if numbers may move; to be followed by set_points. */
void pandoria_points_view_count_to (PandoriaPointsView *self, int now);
/** Ends the counting. */
void pandoria_points_view_settle (PandoriaPointsView *self);
/** Shows beside the points what was just gained; 0: nothing. What would be gained has precedence. */
void pandoria_points_view_set_gain (PandoriaPointsView *self, int gain);

G_END_DECLS
