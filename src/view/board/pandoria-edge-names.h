/* Where the names of columns and rows stand at the edge of the board.
 *
 * Pure arithmetic without GTK. They stand beside the board, letters above and below, numbers left and right; when the board
 * reaches beyond the window they stay in sight on a strip along the window's edge.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-layout.h"

G_BEGIN_DECLS

/** PandoriaEdgeStrips: the room for names at each side, in pixels; 0: no names there. */
typedef struct
{
  int left, top, right, bottom;
} PandoriaEdgeStrips;

typedef struct
{
  gboolean is_row;
  int index; /* 0… */
  PandoriaPoint centre;
} PandoriaEdgeName;

#define PANDORIA_MAX_EDGE_NAMES 64

/** Returns: the strips of a view of @width × @height, where a number is @text_width and a letter @text_height big. */
PandoriaEdgeStrips pandoria_edge_strips_make (int width, int height, int text_width, int text_height);

/** Returns: what is left between the strips. */
PandoriaRect pandoria_edge_strips_get_inner (const PandoriaEdgeStrips *strips, int width, int height);

/**
 * Fills @lines with where the strips lie now, left, top, right, bottom: beside the board, or along the edge of the view.
 * Those at the edge, which hide what is under them, are told by @covers.
 */
void pandoria_edge_strips_place (const PandoriaEdgeStrips *strips, const PandoriaBoardLayout *layout, int width,
                                 int height, PandoriaRect lines[4], gboolean covers[4]);

/**
 * Fills @names. Where they would touch each other only every second or third is there.
 * @taken: no name stands here
 *
 * Returns: how many.
 */
guint pandoria_edge_names_place (const PandoriaEdgeStrips *strips, const PandoriaBoardLayout *layout, int width,
                                 int height, const PandoriaRect *taken,
                                 PandoriaEdgeName names[PANDORIA_MAX_EDGE_NAMES]);

G_END_DECLS
