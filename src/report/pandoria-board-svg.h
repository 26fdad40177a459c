/* The board as a small SVG picture, for the page on phones. It contains no names or other texts
 * from files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/** PandoriaBoardSvgPart: what the picture shows. */
typedef enum
{
  PANDORIA_BOARD_SVG_WHOLE,
  PANDORIA_BOARD_SVG_LAST, /* the last tile or castle and its surroundings */
} PandoriaBoardSvgPart;

/**
 * Returns: (transfer full): the board in the present position of @game (not the shown one) as SVG.
 * The last tile or castle has an outline. Before any was placed, all pictures show the whole board.
 * @dark: for a dark background.
 */
char *pandoria_board_svg (PandoriaGame *game, PandoriaBoardSvgPart part, gboolean dark);
