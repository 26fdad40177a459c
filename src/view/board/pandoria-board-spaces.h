/* PandoriaBoardSpaces: the widgets of the spaces of a board, with their looks and names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-scene.h"
#include "pandoria-space-widget.h"

/**
 * PandoriaBoardSpaces: signals: "activated" (int space); "focused" (int space): it has got the
 * keyboard focus; "left" (int space): it has lost it.
 */
#define PANDORIA_TYPE_BOARD_SPACES (pandoria_board_spaces_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardSpaces, pandoria_board_spaces, PANDORIA, BOARD_SPACES, GObject)

/** Makes no space yet. @board: the parent of the widgets, which must end with
 * pandoria_board_spaces_drop(). */
PandoriaBoardSpaces *pandoria_board_spaces_new (GtkWidget *board);

/** Replaces the widgets by those of @spaces, below @above. @picture: screen readers ignore them.
 * @first: where Tab enters the board. */
void pandoria_board_spaces_make (PandoriaBoardSpaces *self, PandoriaSpaces spaces, GtkWidget *above,
                                 gboolean picture, PandoriaSpace first);
/** Removes all widgets. */
void pandoria_board_spaces_drop (PandoriaBoardSpaces *self);

PandoriaSpaces pandoria_board_spaces_get_all (PandoriaBoardSpaces *self);
/** Returns: (nullable): the widget of @space, which may be PANDORIA_SPACE_NONE. */
PandoriaSpaceWidget *pandoria_board_spaces_get (PandoriaBoardSpaces *self, PandoriaSpace space);
/** Returns: the look of @space, which must have a widget. */
const PandoriaSpaceLook *pandoria_board_spaces_get_look (PandoriaBoardSpaces *self,
                                                         PandoriaSpace space);
/** Returns: the space that had the focus last, where Tab enters the board. */
PandoriaSpace pandoria_board_spaces_get_current (PandoriaBoardSpaces *self);
/** Moves the focus to @space. Returns: whether it is there. */
gboolean pandoria_board_spaces_focus (PandoriaBoardSpaces *self, PandoriaSpace space);

/** Shows @looks. Redraws only the spaces that differ. */
void pandoria_board_spaces_show (PandoriaBoardSpaces *self,
                                 const PandoriaSpaceLook looks[PANDORIA_N_SPACES]);
/** Allocates the widgets by @layout. */
void pandoria_board_spaces_allocate (PandoriaBoardSpaces *self, const PandoriaBoardLayout *layout);
/** Draws the widgets in their order, but the tile and the castle of the preview in @highlights over
 * all others. */
void pandoria_board_spaces_snapshot (PandoriaBoardSpaces *self,
                                     const PandoriaHighlights *highlights, GtkSnapshot *snapshot);
/** Rebuilds all textures, after the theme or the scale has changed. */
void pandoria_board_spaces_refresh (PandoriaBoardSpaces *self);

/** Names the spaces for screen readers as in the shown position of @game, whose state is that of
 * @scene. */
void pandoria_board_spaces_name_in_game (PandoriaBoardSpaces *self, const PandoriaBoardScene *scene,
                                         PandoriaGame *game);
/** Names the spaces of a state without a game. @naming: (nullable): the game whose players it has.
 */
void pandoria_board_spaces_name (PandoriaBoardSpaces *self, const PandoriaBoardScene *scene,
                                 PandoriaGame *naming);
/** Describes the open regions of each space to screen readers. @sentences: the text of each of the
 * @n @regions. */
void pandoria_board_spaces_describe_regions (PandoriaBoardSpaces *self,
                                             const PandoriaOpenRegion *regions,
                                             const char *const *sentences, guint n);
