/* The menu of a tile, castle or fortress on the board: correct it, explain it, who placed it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-tour-host.h"

/**
 * Prepares a menu on @page. It explains with @tours, and passes presses to the taker of @presses.
 * Call it before @page has children: in GTK 4.8, they do not find actions that come later if their
 * parent had none.
 */
void pandoria_tile_menu_attach (GtkWidget *page, PandoriaPlay *play, PandoriaPresses *presses,
                                PandoriaTourHost *tours);
/** Opens the menu when @board, a child of @page, asks for it ("menu-asked"). */
void pandoria_tile_menu_set_board (GtkWidget *page, PandoriaBoardView *board);
/** Undoes this, before @page is disposed. */
void pandoria_tile_menu_detach (GtkWidget *page);
