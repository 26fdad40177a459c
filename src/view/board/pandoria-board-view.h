/* PandoriaBoardView: the board, zoomed and panned, each space a widget of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-game.h"

G_BEGIN_DECLS

/**
 * Signals: "space-activated" (int space): pressed with pointer, Enter or Space; "space-hovered" (int space, -1 for none):
 * pointer or keyboard focus moved to it.
 * Actions (widget): "board.zoom-in", "board.zoom-out", "board.zoom-fit".
 */
#define PANDORIA_TYPE_BOARD_VIEW (pandoria_board_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardView, pandoria_board_view, PANDORIA, BOARD_VIEW, GtkWidget)

GtkWidget *pandoria_board_view_new (void);
/** Shows @game (nullable) and follows its changes; the last act is marked. Choices, selection, outline and preview are cleared. */
void pandoria_board_view_set_game (PandoriaBoardView *self, PandoriaGame *game);
/** Shows a board without a game (new-game window, corrections); the game is then NULL. */
void pandoria_board_view_set_state (PandoriaBoardView *self, const PandoriaState *state, const PandoriaColor *colors);
/** Lights the spaces that may be chosen now. */
void pandoria_board_view_set_choices (PandoriaBoardView *self, PandoriaSpaces choices);
/** Marks the spaces that have been chosen. */
void pandoria_board_view_set_selected (PandoriaBoardView *self, PandoriaSpaces selected);
/** Outlines @region (a ledger entry's); the empty set for none. */
void pandoria_board_view_set_outline (PandoriaBoardView *self, PandoriaSpaces region);
/**
 * Shows @hexes as a preview, not laid yet; n 0…2. Hexes without a place (PANDORIA_SPACE_NONE) are left out. Regions that
 * they would close (7.1) are marked, too.
 */
void pandoria_board_view_set_preview (PandoriaBoardView *self, const PandoriaHex *hexes, guint n);
/** Returns: (nullable): the widget of @space (for tests and focus); gtk_widget_activate() on it emits "space-activated". */
GtkWidget *pandoria_board_view_get_space (PandoriaBoardView *self, PandoriaSpace space);
/** Shows the whole board and follows the size of the window again. */
void pandoria_board_view_zoom_to_fit (PandoriaBoardView *self);

G_END_DECLS
