/* The geometry of the board: the position of each hex in pixels, and the hex at a pixel.
 *
 * Pure arithmetic without GTK, shared by drawing, hit testing, printing and tests. Hexes are
 * flat-topped (1) and aligned to whole pixels: columns are pitch_x apart, rows pitch_y, which is
 * even so that odd columns can be half a row lower.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-spaces.h"

#define PANDORIA_HEX_CORNERS   6
#define PANDORIA_HEX_MIN_WIDTH 14
#define PANDORIA_HEX_MAX_WIDTH 200

typedef struct
{
  int x, y, width, height;
} PandoriaRect;
/** PANDORIA_BOUNDS: @rect as a graphene_rect_t. */
#define PANDORIA_BOUNDS(rect)                                                   \
  GRAPHENE_RECT_INIT ((float) (rect).x, (float) (rect).y, (float) (rect).width, \
                      (float) (rect).height)

typedef struct
{
  double x, y;
} PandoriaPoint;

/** PandoriaBoardLayout: the spaces that exist, the size of a hex and the offset of their bounding
 * box. Make it with _init(). */
typedef struct
{
  PandoriaSpaces spaces;
  int hex_width;        /* from the left corner to the right one */
  int pitch_x, pitch_y; /* pitch_y is also the height of a hex */
  int x, y;             /* where the bounding box of the spaces begins */
  int first_column, n_columns;
  int first_half, n_halves; /* in half rows */
} PandoriaBoardLayout;

/** PandoriaHexEdge: the edges of a hex, clockwise from the upper one. Edge i runs from corner i to
 * corner i + 1. */
typedef enum
{
  PANDORIA_HEX_EDGE_TOP,
  PANDORIA_HEX_EDGE_UPPER_RIGHT,
  PANDORIA_HEX_EDGE_LOWER_RIGHT,
  PANDORIA_HEX_EDGE_BOTTOM,
  PANDORIA_HEX_EDGE_LOWER_LEFT,
  PANDORIA_HEX_EDGE_UPPER_LEFT,
} PandoriaHexEdge;

/** Prepares @layout for @spaces with hexes @hex_width pixels wide (clamped to MIN and MAX) and its
 * box at 0, 0. */
void pandoria_board_layout_init (PandoriaBoardLayout *layout, PandoriaSpaces spaces, int hex_width);

/** Returns: the largest hex width, from MIN to MAX, at which @spaces fit into @width × @height
 * pixels. */
int pandoria_board_layout_fit (PandoriaSpaces spaces, int width, int height);

/** Returns: the size of the bounding box of all spaces, in pixels; 0 for an empty board. */
int pandoria_board_layout_get_width (const PandoriaBoardLayout *layout);
int pandoria_board_layout_get_height (const PandoriaBoardLayout *layout);

/** Returns: the bounding box of @space. It overlaps the boxes of the neighbouring columns. */
PandoriaRect pandoria_board_layout_get_rect (const PandoriaBoardLayout *layout,
                                             PandoriaSpace space);
PandoriaPoint pandoria_board_layout_get_centre (const PandoriaBoardLayout *layout,
                                                PandoriaSpace space);

/** Returns: the space whose hex holds the pixel, or PANDORIA_SPACE_NONE. */
PandoriaSpace pandoria_board_layout_pick (const PandoriaBoardLayout *layout, double x, double y);

/**
 * Returns: the space reached from @from by a step of @dx columns or @dy rows (one of them −1 or 1,
 * the other 0). Horizontal steps alternate by half a row to stay level. Gaps are skipped.
 * PANDORIA_SPACE_NONE at the edge.
 */
PandoriaSpace pandoria_board_layout_walk (const PandoriaBoardLayout *layout, PandoriaSpace from,
                                          int dx, int dy);

/** Returns: whether the point is in the hex that fills @width × @height from 0, 0. */
gboolean pandoria_hex_contains (int width, int height, double x, double y);

/** Returns: whether the two overlap by at least one pixel. */
gboolean pandoria_rects_meet (const PandoriaRect *a, const PandoriaRect *b);
/** Returns: whether the hex that fills @hex reaches into @rect. */
gboolean pandoria_hex_meets_rect (const PandoriaRect *hex, const PandoriaRect *rect);

/** Fills @corners of a hex, clockwise from the upper left. Moves each edge inwards by its @inset
 * (nullable). */
void pandoria_hex_corners (int width, int height, const double inset[PANDORIA_HEX_CORNERS],
                           PandoriaPoint corners[PANDORIA_HEX_CORNERS]);

/** Returns: the space beyond @edge of @space, or PANDORIA_SPACE_NONE beyond the 16 × 16 field. */
PandoriaSpace pandoria_hex_neighbour (PandoriaSpace space, PandoriaHexEdge edge);

/** Returns: the edge of @a that touches @b, or -1 if they do not touch. */
int pandoria_hex_edge_to (PandoriaSpace a, PandoriaSpace b);
