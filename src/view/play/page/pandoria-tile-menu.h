/* The menu of a tile, castle or fortress on the board: correct it, explain it, who placed it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-view.h"
#include "pandoria-play-page.h"

/** Opens a menu on @page when its @board asks for it ("menu-asked"). */
void pandoria_tile_menu_attach (PandoriaPlayPage *page, PandoriaBoardView *board,
                                PandoriaPlay *play);
/** Undoes this, before @page is disposed. */
void pandoria_tile_menu_detach (PandoriaPlayPage *page);
