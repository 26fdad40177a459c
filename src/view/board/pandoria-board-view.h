/* PandoriaBoardView: the board, which zooms and pans; each space is a widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-board-chip.h"
#include "pandoria-play-view.h"
#include "pandoria-space-look.h"

/**
 * Signals: "space-activated" (int space): pressed with pointer, Enter or Space; "space-hovered"
 * (int space, -1 for none): the pointer or the focus moved to it, or a finger pressed it long;
 * "space-rested" (int space): the pointer rested on it, or a finger pressed it long;
 * "menu-asked" (int space): pressed with the right button, the Menu key or, by a finger, long;
 * "space-dragged" (int from, int to): the pointer drags from the choice
 * @from and is now over @to (-1 outside the board); "space-dropped" (int from, int to): it was
 * released there; @to is -1 if the drag was canceled. Both only while
 * pandoria_board_view_set_draggable() allows it, or in the editor. The editor allows it from any
 * space, and also with Shift and the arrows; Enter or Space ends it. The widgets in the board have
 * its actions: "board.zoom-in", "board.zoom-out", "board.zoom-fit".
 */
#define PANDORIA_TYPE_BOARD_VIEW (pandoria_board_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardView, pandoria_board_view, PANDORIA, BOARD_VIEW, GtkWidget)

/** Returns: (transfer none): the actions, for a window that has them, too. */
GActionGroup *pandoria_board_view_get_actions (PandoriaBoardView *self);

/** Shows the position of @game (nullable) and marks the last turn. Call it again after each change
 * of @game. Another game clears choices, selection, outline and preview. */
void pandoria_board_view_show_game (PandoriaBoardView *self, PandoriaGame *game);
/** Names the spaces for screen readers as in @game (nullable), even if the board shows only a
 * state.
 */
void pandoria_board_view_name_spaces (PandoriaBoardView *self, PandoriaGame *game);
/** Shows a board without a game (new-game window, corrections); the game becomes NULL. */
void pandoria_board_view_set_state (PandoriaBoardView *self, const PandoriaState *state,
                                    const PandoriaColor *colors);
/** Shows @board, maybe unfinished, for editing: all spaces of the field, starts, and ways
 * downstream as arrows. */
void pandoria_board_view_set_drawing (PandoriaBoardView *self, const PandoriaBoard *board);
/** Highlights the spaces that may be chosen now. */
void pandoria_board_view_set_choices (PandoriaBoardView *self, PandoriaSpaces choices);
/** Marks the spaces that have been chosen. */
void pandoria_board_view_set_selected (PandoriaBoardView *self, PandoriaSpaces selected);
/** Outlines @region, which belongs to a ledger entry; the empty set for none. */
void pandoria_board_view_set_outline (PandoriaBoardView *self, PandoriaSpaces region);
/** Marks the spaces that a lesson wants to be pressed; the empty set for none. */
void pandoria_board_view_set_wanted (PandoriaBoardView *self, PandoriaSpaces spaces);
/**
 * Shows the preview of @view: its tile, also if it is refused, artifacts, figure, and figures that
 * would return to the reserve. Ignores hexes without a place (PANDORIA_SPACE_NONE). Also marks the
 * regions that would close (7.1).
 */
void pandoria_board_view_set_preview (PandoriaBoardView *self, const PandoriaPlayView *view);
/** Shows @chips next to the figures that earn; copied; n 0…PANDORIA_BOARD_MAX_CHIPS. Omits chips
 * without room. */
void pandoria_board_view_set_chips (PandoriaBoardView *self, const PandoriaBoardChip *chips,
                                    guint n);
/** Shows the preview of @view, of the same game, with its gains as chips. */
void pandoria_board_view_show_preview (PandoriaBoardView *self, const PandoriaPlayView *view);
/**
 * Shows @regions (n 0…PANDORIA_MAX_OPEN_REGIONS) that could close: marks their missing spaces, and
 * labels them with the gains of all players. Regions with more than three missing spaces are shown
 * only while the pointer or the focus is on them. @sentences: the text of each region for screen
 * readers. Copied.
 */
void pandoria_board_view_set_open_regions (PandoriaBoardView *self,
                                           const PandoriaOpenRegion *regions,
                                           const char *const *sentences, guint n);
/** Shows the button for the open regions (action page.would-close) next to the zoom buttons. */
void pandoria_board_view_offer_open_regions (PandoriaBoardView *self);
/** Shows @spaces, with those around them, as large as they fit, until the user zooms; none: the
 * whole board. */
void pandoria_board_view_fit_spaces (PandoriaBoardView *self, PandoriaSpaces spaces);
/** Does what a press at @x, @y (px of the board) does: focuses the space there, and emits
 * "space-activated". */
void pandoria_board_view_press (PandoriaBoardView *self, double x, double y);
/** Sets whether a drag from a choice emits "space-dragged" and "space-dropped"; otherwise it pans.
 */
void pandoria_board_view_set_draggable (PandoriaBoardView *self, gboolean draggable);
/** Sets whether the board is part of a scrolling page: the wheel and two fingers then scroll that
 * page; Ctrl zooms. */
void pandoria_board_view_set_in_page (PandoriaBoardView *self, gboolean in_page);
/**
 * Sets whether the board is only a picture of the game's present position, even while the game
 * shows an earlier one. It then has no buttons, and no spaces for pointer, keyboard and screen
 * readers. Set this before the board shows a game. The caller describes the board.
 */
void pandoria_board_view_set_picture (PandoriaBoardView *self, gboolean picture);
/** Pans an enlarged board only as far as needed to show @spaces. */
void pandoria_board_view_reveal (PandoriaBoardView *self, PandoriaSpaces spaces);
/** Does the same, but first enlarges a board of tiny spaces to a legible size. */
void pandoria_board_view_show_spaces (PandoriaBoardView *self, PandoriaSpaces spaces);
/** Returns: (nullable): the widget of @space (for tests and focus); gtk_widget_activate() on it
 * emits "space-activated". */
GtkWidget *pandoria_board_view_get_space (PandoriaBoardView *self, PandoriaSpace space);
