/* The menu of a tile, castle or fortress on the board: correct it, explain it, who placed it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-tour-host.h"

/** Opens a menu on @page, a widget around @board, when the board asks for it ("menu-asked"). It
 * explains with @tours, and passes presses to the taker of @presses. */
void pandoria_tile_menu_attach (GtkWidget *page, PandoriaBoardView *board, PandoriaPlay *play,
                                PandoriaPresses *presses, PandoriaTourHost *tours);
/** Undoes this, before @page is disposed. */
void pandoria_tile_menu_detach (GtkWidget *page);
