/* PandoriaBoardButtons: the buttons over a board, which zoom it and show its open regions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-edge-names.h"

/** PandoriaBoardButtons: a wide board has all buttons, a narrow one only few of them. The buttons
 * have the actions "board.zoom-in", "board.zoom-out", "board.zoom-fit" and "page.would-close". */
#define PANDORIA_TYPE_BOARD_BUTTONS (pandoria_board_buttons_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardButtons, pandoria_board_buttons, PANDORIA, BOARD_BUTTONS,
                      GtkWidget)

/**
 * Chooses between all buttons and few of them, in a row or in a column, as they fit into a view of
 * @width × @height pixels. Its board consists of @spaces, and has @strips for its names. Fills
 * @place with where they are. The parent then measures and allocates them.
 */
void pandoria_board_buttons_find_place (PandoriaBoardButtons *self,
                                        const PandoriaEdgeStrips *strips, PandoriaSpaces spaces,
                                        int width, int height, PandoriaButtonPlace *place);
/** Shows the button for the open regions, too. */
void pandoria_board_buttons_offer_open_regions (PandoriaBoardButtons *self);
