/* PandoriaBoardView: the board, zoomed and panned; each space is a widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-play-view.h"

/**
 * PandoriaBoardChip: what a figure is about to earn, shown on a chip that hangs on it.
 * @at: the space of the figure that earns
 * @player: its seat
 * @text: the gain in few words, as in “+6 wood”
 * @detail: (nullable): a second line, as in “2 points from surplus”
 */
typedef struct
{
  PandoriaSpace at;
  guint player;
  char *text;
  char *detail;
} PandoriaBoardChip;

#define PANDORIA_BOARD_MAX_CHIPS 16

/**
 * Signals: "space-activated" (int space): pressed with pointer, Enter or Space; "space-hovered" (int space, -1 for none):
 * pointer or keyboard focus moved to it, or it was pressed long on a touch screen; "space-rested" (int space): the pointer came to
 * rest on it, or it was pressed long;
 * "space-dragged" (int from, int to): the pointer pulls from the choice @from and is now over @to (-1 outside the board);
 * "space-dropped" (int from, int to): it was released there; @to is -1 when the pull was canceled. Both only while
 * pandoria_board_view_set_draggable() allows it, or a board is drawn: then from any space, and also with Shift and the arrows, which Enter
 * or Space ends.
 * Actions (widget): "board.zoom-in", "board.zoom-out", "board.zoom-fit".
 */
#define PANDORIA_TYPE_BOARD_VIEW (pandoria_board_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardView, pandoria_board_view, PANDORIA, BOARD_VIEW, GtkWidget)

GtkWidget *pandoria_board_view_new (void);
/** Shows @game (nullable) and follows its changes; what the last turn changed is marked. Choices, selection, outline and preview are cleared. */
void pandoria_board_view_set_game (PandoriaBoardView *self, PandoriaGame *game);
/** Shows a board without a game (new-game window, corrections); the game is then NULL. */
void pandoria_board_view_set_state (PandoriaBoardView *self, const PandoriaState *state, const PandoriaColor *colors);
/**
 * Shows @board, which is being drawn and may be unfinished: all spaces of the field, also empty ones, with start spaces marked and
 * ways downstream as arrows.
 */
void pandoria_board_view_set_drawing (PandoriaBoardView *self, const PandoriaBoard *board);
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
/** Hangs @chips on the figures that earn; copied; n 0…PANDORIA_BOARD_MAX_CHIPS. One for which there is no room is left out. */
void pandoria_board_view_set_chips (PandoriaBoardView *self, const PandoriaBoardChip *chips, guint n);
/**
 * Shows what would close: the spaces that are missing round @regions (n 0…PANDORIA_MAX_OPEN_REGIONS) are marked, and a label shows
 * the gains of all players. Those with more than three missing spaces only while the pointer or the focus is on them. @sentences: the text
 * of each region for screen readers. Copied.
 */
void pandoria_board_view_set_open_regions (PandoriaBoardView *self, const PandoriaOpenRegion *regions,
                                           const char *const *sentences, guint n);
/** Shows the button for it (its action is win.would-close) next to the zoom buttons. */
void pandoria_board_view_offer_open_regions (PandoriaBoardView *self);
/** Gives the figures on the spaces @figures a badge: the preview would send them home. The empty set for none. */
void pandoria_board_view_set_homeward (PandoriaBoardView *self, PandoriaSpaces figures);
/**
 * Crosses out @spaces, where something may not be placed, and those of @hexes (n 0…2), which would have been laid and are
 * drawn half transparent. The empty set and no hexes for none.
 */
void pandoria_board_view_set_refused (PandoriaBoardView *self, PandoriaSpaces spaces, const PandoriaHex *hexes,
                                      guint n);
/** Whether a pull from one of the choices emits "space-dragged" and "space-dropped"; otherwise it pans. */
void pandoria_board_view_set_draggable (PandoriaBoardView *self, gboolean draggable);
/** Whether the board is small in a page that scrolls: the wheel and two fingers then move that page; Ctrl zooms. */
void pandoria_board_view_set_in_page (PandoriaBoardView *self, gboolean in_page);
/**
 * Whether the board is a picture alone: of the game's present position, also while an earlier position is looked at, without
 * buttons, and without spaces for pointer, keyboard and screen readers. To be set before it shows a game; who sets it describes
 * the board.
 */
void pandoria_board_view_set_picture (PandoriaBoardView *self, gboolean picture);
/** Pans an enlarged board, no more than is needed, so that @spaces are in sight. */
void pandoria_board_view_reveal (PandoriaBoardView *self, PandoriaSpaces spaces);
/** The same; enlarges a board of tiny spaces to a legible size first. */
void pandoria_board_view_show_spaces (PandoriaBoardView *self, PandoriaSpaces spaces);
/** Puts @n artifacts (0…2) onto the hex of the preview at @at (16); PANDORIA_SPACE_NONE for none. */
void pandoria_board_view_set_preview_artifacts (PandoriaBoardView *self, PandoriaSpace at, guint n);
/** Puts the worker, or the leader, of @player onto the hex of the preview at @at (6.2); PANDORIA_SPACE_NONE for none. */
void pandoria_board_view_set_preview_figure (PandoriaBoardView *self, PandoriaSpace at, guint player, gboolean leader);
/** Returns: (nullable): the widget of @space (for tests and focus); gtk_widget_activate() on it emits "space-activated". */
GtkWidget *pandoria_board_view_get_space (PandoriaBoardView *self, PandoriaSpace space);

/* --- pandoria-board-picture.c ---------------------------------------------------------------------------------------- */

/** Returns: (transfer floating): a small picture of @board before the first turn. */
GtkWidget *pandoria_board_picture_new (const PandoriaBoard *board);

/* --- pandoria-board-play.c: the board shows what would be done now: the preview of a play's view ------------------ */

/** Shows on @board, which shows the game of @view, what would be laid, who would earn what, and whose figures would go home. */
void pandoria_board_play_show_preview (PandoriaBoardView *board, const PandoriaPlayView *view);

/* --- pandoria-tile-halves.c --------------------------------------------------------------------------------------- */
/* Facts of the record that the state lacks: the halves of tiles, the last turn. */

/**
 * Fills @other_half, for each of the 256 spaces, with the other space of its tile after the first @position acts, or
 * PANDORIA_SPACE_NONE.
 */
void pandoria_tile_halves_find (PandoriaGame *game, guint position, gint16 other_half[PANDORIA_N_SPACES]);

/** Returns: where the acts of @span laid or put something or, when they did not, took it away; and the regions that they closed. */
PandoriaSpaces pandoria_turn_find_changes (PandoriaGame *game, const PandoriaTurnSpan *span);
/** Returns: the same of the last turn that shows on the board, among the first @position acts. */
PandoriaSpaces pandoria_last_turn_find (PandoriaGame *game, guint position);
