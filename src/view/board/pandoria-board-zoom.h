/* PandoriaBoardZoom: the actions that zoom a board, with their keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-place.h"
#include "pandoria-board-spaces.h"
#include "pandoria-commands.h"

/** PandoriaBoardZoom: the actions "zoom-in", "zoom-out" and "zoom-fit" of one board. The first two
 * zoom at the focused space, otherwise at the middle of the board. */
#define PANDORIA_TYPE_BOARD_ZOOM (pandoria_board_zoom_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardZoom, pandoria_board_zoom, PANDORIA, BOARD_ZOOM, GObject)

/** The commands "board.NAME", until a row without a name. */
extern const PandoriaCommand pandoria_board_commands[];

/** @board: the widget that is zoomed. It must outlive the actions. */
PandoriaBoardZoom *pandoria_board_zoom_new (GtkWidget *board, PandoriaBoardPlace *place,
                                            PandoriaBoardSpaces *spaces);
/** Returns: (transfer none): the actions. */
GActionGroup *pandoria_board_zoom_get_actions (PandoriaBoardZoom *self);
/** Enables the actions that the present size of a hex allows. Call it after the place has got
 * another room. */
void pandoria_board_zoom_update (PandoriaBoardZoom *self);
/** Binds the keys of the actions to the widgets of @widget_class. They also work without Ctrl, and
 * need the focus in the widget, which must have the actions as "board.NAME". */
void pandoria_board_zoom_bind_keys (GtkWidgetClass *widget_class);
