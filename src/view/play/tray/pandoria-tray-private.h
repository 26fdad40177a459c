/* The parts of the tray.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play-view.h"

/* --- pandoria-tile-preview.c ------------------------------------------------------------------------------------- */
/* The tile being entered, as two adjacent hexes, or the castle that is placed instead. */

#define PANDORIA_TYPE_TILE_PREVIEW (pandoria_tile_preview_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTilePreview, pandoria_tile_preview, PANDORIA, TILE_PREVIEW, GtkWidget)

/** Shows the tile of @view (must stay valid), one hex if it is single; marks the hex that is chosen next. */
void pandoria_tile_preview_show (PandoriaTilePreview *self, const PandoriaPlayView *view);

/* --- pandoria-tray-acts.c ---------------------------------------------------------------------------------------- */
/* The acts of the steps after placing, each with its key, or the reason why it is impossible. */

#define PANDORIA_TYPE_TRAY_ACTS (pandoria_tray_acts_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTrayActs, pandoria_tray_acts, PANDORIA, TRAY_ACTS, AdwBin)

/** Shows the present step of @view (must stay valid), and the buttons of the unfinished act. */
void pandoria_tray_acts_show (PandoriaTrayActs *self, const PandoriaPlayView *view);
/**
 * Arranges several acts in a row without their reasons, for a tray below the board. @narrow: fewer acts in a row,
 * without their keys; @column: two in a row, for a low column next to the board.
 */
void pandoria_tray_acts_set_compact (PandoriaTrayActs *self, gboolean compact, gboolean narrow, gboolean column);
/** Sets whether a lesson above a narrow board takes room: the acts scroll sooner. */
void pandoria_tray_acts_set_has_lesson (PandoriaTrayActs *self, gboolean has_lesson);
