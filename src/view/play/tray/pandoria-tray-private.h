/* The parts of the tray.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"
#include "pandoria-play-view.h"
#include "pandoria-record.h"

/* --- pandoria-ranking.c: the places at the end of the game, each with figure, name and points -------------------- */

#define PANDORIA_TYPE_RANKING (pandoria_ranking_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRanking, pandoria_ranking, PANDORIA, RANKING, AdwBin)

/** Shows the standings in @game now; a team's partners on one line (13). */
void pandoria_ranking_show (PandoriaRanking *self, PandoriaGame *game);

/* --- pandoria-tile-preview.c ------------------------------------------------------------------------------------- */
/* The tile being entered, as its two hexes lie side by side, or the castle that is laid in its place. */

#define PANDORIA_TYPE_TILE_PREVIEW (pandoria_tile_preview_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTilePreview, pandoria_tile_preview, PANDORIA, TILE_PREVIEW, GtkWidget)

/** Shows @terrain (-1: not chosen yet) with @symbols as hex @index (0 or 1). */
void pandoria_tile_preview_set_hex (PandoriaTilePreview *self, guint index, int terrain, guint symbols);
/** Shows one hex only (single tiles), or both. */
void pandoria_tile_preview_set_single (PandoriaTilePreview *self, gboolean single);
/** Marks the hex (0 or 1) that the next press of the tray is for; -1: none. */
void pandoria_tile_preview_set_current (PandoriaTilePreview *self, int index);
/** Shows the castle, or the @fortress, of @color instead of the tile; pandoria_tile_preview_unset_castle() shows that again. */
void pandoria_tile_preview_set_castle (PandoriaTilePreview *self, PandoriaColor color, gboolean fortress);
void pandoria_tile_preview_unset_castle (PandoriaTilePreview *self);

/* --- pandoria-tray-acts.c ---------------------------------------------------------------------------------------- */
/* The acts of the steps after placing, each with its key, or the reason why it is impossible. */

#define PANDORIA_TYPE_TRAY_ACTS (pandoria_tray_acts_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTrayActs, pandoria_tray_acts, PANDORIA, TRAY_ACTS, AdwBin)

/** Shows @view (nullable), which stays valid: the present step, and what belongs to the act that is being put together. */
void pandoria_tray_acts_show (PandoriaTrayActs *self, const PandoriaPlayView *view);
/**
 * Several acts in a row, without their reasons, for below the board; @narrow: fewer in a row, without their keys; @column: two, for a low
 * column next to it.
 */
void pandoria_tray_acts_set_compact (PandoriaTrayActs *self, gboolean compact, gboolean narrow, gboolean column);
