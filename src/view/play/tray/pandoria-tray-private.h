/* The parts of the tray.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-tray.h"

/* --- pandoria-tile-preview.c ---------------------------------------------------------------- */

#define PANDORIA_TYPE_TILE_PREVIEW (pandoria_tile_preview_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTilePreview, pandoria_tile_preview, PANDORIA, TILE_PREVIEW, GtkWidget)

/** Shows the tile of @view (must stay valid), one hex if it is single; marks the hex that is chosen
 * next. */
void pandoria_tile_preview_show (PandoriaTilePreview *self, const PandoriaPlayView *view);
/** Returns: (transfer full): the castle or fortress that @view shows instead of a tile, @size px
 * wide. */
GdkPaintable *pandoria_tile_preview_get_piece (const PandoriaPlayView *view, int size, int scale);

/* --- pandoria-tray-acts.c ------------------------------------------------------------------- */

#define PANDORIA_TYPE_TRAY_ACTS (pandoria_tray_acts_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTrayActs, pandoria_tray_acts, PANDORIA, TRAY_ACTS, AdwBin)

/** Shows the present step of @view (must stay valid), and the buttons of the unfinished act. */
void pandoria_tray_acts_show (PandoriaTrayActs *self, const PandoriaPlayView *view);
/** Arranges the acts: several in a row unless it is PANDORIA_TRAY_FULL, without keys next to a main
 * button. */
void pandoria_tray_acts_set_arrangement (PandoriaTrayActs *self,
                                         PandoriaTrayArrangement arrangement);
/** Sets whether a lesson above a narrow board takes room: the acts scroll sooner. */
void pandoria_tray_acts_set_has_lesson (PandoriaTrayActs *self, gboolean has_lesson);
