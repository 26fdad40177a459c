/* PandoriaBoardPlace: where the board is in its view, and how large. It fits the board into the
 * room, until the user zooms or pans.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "pandoria-board-layout.h"

/** PandoriaBoardPlace: signal "changed": the board is to be allocated again. All positions are in
 * pixels of the view. */
#define PANDORIA_TYPE_BOARD_PLACE (pandoria_board_place_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardPlace, pandoria_board_place, PANDORIA, BOARD_PLACE, GObject)

/** PandoriaBoardRoom: the parts of the view. */
typedef struct
{
  PandoriaRect inner; /* between the names at the edge */
  PandoriaRect free;  /* of it, next to the buttons */
  PandoriaRect taken; /* by the buttons */
} PandoriaBoardRoom;

PandoriaBoardPlace *pandoria_board_place_new (void);

/** Sets the spaces of another board. It fits into the room once that is set again. */
void pandoria_board_place_set_spaces (PandoriaBoardPlace *self, PandoriaSpaces spaces);
/** Sets the room of the view, and lays the board out in it. Emits nothing. */
void pandoria_board_place_set_room (PandoriaBoardPlace *self, const PandoriaBoardRoom *room);

/** Returns: the present geometry. Its address never changes. */
const PandoriaBoardLayout *pandoria_board_place_get_layout (PandoriaBoardPlace *self);
const PandoriaBoardRoom *pandoria_board_place_get_room (PandoriaBoardPlace *self);
/** Returns: the width of a hex, which the layout rounds to whole pixels. */
double pandoria_board_place_get_zoom (PandoriaBoardPlace *self);
/** Returns: the space at the point, or PANDORIA_SPACE_NONE if there is none or a strip of names
 * covers it. */
PandoriaSpace pandoria_board_place_pick (PandoriaBoardPlace *self, double x, double y);

/** Makes a hex @zoom pixels wide; the point at @x, @y stays there. */
void pandoria_board_place_zoom_to (PandoriaBoardPlace *self, double zoom, double x, double y);
void pandoria_board_place_pan_by (PandoriaBoardPlace *self, double dx, double dy);
/** Shows @spaces, with those around them, as large as they fit; none: the whole board. */
void pandoria_board_place_fit (PandoriaBoardPlace *self, PandoriaSpaces spaces);
/** Pans an enlarged board only as far as needed to show @spaces, also when its room changes, until
 * it is moved. */
void pandoria_board_place_reveal (PandoriaBoardPlace *self, PandoriaSpaces spaces);
/** Does the same, but first enlarges a board of tiny spaces to a legible size. */
void pandoria_board_place_show (PandoriaBoardPlace *self, PandoriaSpaces spaces);
