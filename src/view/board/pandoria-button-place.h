/* Where the buttons over the board stand: in a corner where they cover neither a space nor a name at the edge.
 *
 * Pure arithmetic without GTK.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-edge-names.h"

G_BEGIN_DECLS

#define PANDORIA_BOARD_MARGIN 6 /* round a board that fits, in pixels */

/** PandoriaButtonPlace: the buttons, in a row or (@upright) one over the other, and the room into which the board fits beside them. */
typedef struct
{
  PandoriaRect rect, room;
  gboolean upright;
} PandoriaButtonPlace;

/**
 * Fills @place for buttons @length × @thickness pixels in a view of @width × @height, where the board of @spaces is as large as it fits:
 * below, at the right (@right) or else the left, in the other corner where that alone is free. Where none is, the board leaves them room.
 */
void pandoria_button_place_find (const PandoriaEdgeStrips *strips, PandoriaSpaces spaces, int width, int height,
                                 int length, int thickness, gboolean right, PandoriaButtonPlace *place);

G_END_DECLS
