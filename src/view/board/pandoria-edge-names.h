/* Finds places for the names of columns and rows at the edge of the board, and for the buttons over
 * the board. Pure arithmetic without GTK.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-layout.h"
#include "pandoria-spaces.h"

/* Letters are above and below the board, numbers left and right of it. If the board is larger than
 * the window, they stay visible on a strip along the edge of the window. */

/** PandoriaEdgeStrips: the room for names at each side, in pixels; 0 for no names. */
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

/** Returns: the strips of a view of @width × @height. A number is @text_width wide, a letter
 * @text_height high. */
PandoriaEdgeStrips pandoria_edge_strips_make (int width, int height, int text_width,
                                              int text_height);

/** Returns: the room between the strips. */
PandoriaRect pandoria_edge_strips_get_inner (const PandoriaEdgeStrips *strips, int width,
                                             int height);

/**
 * Fills @lines with the places of the strips, left, top, right, bottom: next to the board, or along
 * the edge of the view.
 * @covers marks those at the edge, which cover the board.
 */
void pandoria_edge_strips_place (const PandoriaEdgeStrips *strips,
                                 const PandoriaBoardLayout *layout, int width, int height,
                                 PandoriaRect lines[4], gboolean covers[4]);

/**
 * Fills @names. If the names would touch, uses only every second or third.
 * @taken: an area that names do not cover
 *
 * Returns: their number.
 */
guint pandoria_edge_names_place (const PandoriaEdgeStrips *strips,
                                 const PandoriaBoardLayout *layout, int width, int height,
                                 const PandoriaRect *taken,
                                 PandoriaEdgeName names[PANDORIA_MAX_EDGE_NAMES]);

/* --- the buttons over the board ------------------------------------------------------------- */

#define PANDORIA_BOARD_MARGIN 6 /* around a board that fits, in pixels */

/** PandoriaButtonPlace: the buttons, in a row or (@upright) in a column, and the remaining room for
 * the board. */
typedef struct
{
  PandoriaRect rect, room;
  gboolean upright;
} PandoriaButtonPlace;

/**
 * Fills @place for buttons of @length × @thickness pixels in a view of @width × @height that the
 * board of @spaces fills. They are below the board, on the right if @right is set, otherwise on the
 * left. If only the other corner is free, they are there. If no corner is free, the board becomes
 * smaller.
 */
void pandoria_button_place_find (const PandoriaEdgeStrips *strips, PandoriaSpaces spaces, int width,
                                 int height, int length, int thickness, gboolean right,
                                 PandoriaButtonPlace *place);
