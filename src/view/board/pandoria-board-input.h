/* PandoriaBoardInput: pointer, wheel, fingers and keyboard drags on a board. It zooms and pans the
 * board. Everything else is a signal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-board-place.h"
#include "pandoria-board-scene.h"

/**
 * PandoriaBoardInput: signals with a space: "pressed": by the main button or a finger;
 * "menu-asked": by the right button; "held": by a finger for a long time; "released": by that
 * finger; "pointed": the pointer is over it (-1: over none), sent for each movement.
 *
 * Others: "left": the pointer has left the board; "rested": it has rested on the pointed space;
 * "dragging" (boolean): a drag has begun or ended; "dragged" and
 * "dropped" (int from, int to): a choice is over the space @to, or released there (-1: nowhere).
 */
#define PANDORIA_TYPE_BOARD_INPUT (pandoria_board_input_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardInput, pandoria_board_input, PANDORIA, BOARD_INPUT, GObject)

/** @widget: the view of the board, which must end with pandoria_board_input_stop(). @scene: must
 * outlive the input. */
PandoriaBoardInput *pandoria_board_input_new (GtkWidget *widget, PandoriaBoardPlace *place,
                                              const PandoriaBoardScene *scene);
/** Stops what waits. */
void pandoria_board_input_stop (PandoriaBoardInput *self);

/** Does what a press at @x, @y does. */
void pandoria_board_input_press (PandoriaBoardInput *self, double x, double y);
/** Sets whether choices can be dragged. Otherwise a drag from them pans the board. */
void pandoria_board_input_set_draggable (PandoriaBoardInput *self, gboolean draggable);
/** Sets whether the board is part of a scrolling page, which then scrolls unless Ctrl is held. */
void pandoria_board_input_set_in_page (PandoriaBoardInput *self, gboolean in_page);

/** Returns: whether the pointer drags the board or a choice. */
gboolean pandoria_board_input_is_dragging (PandoriaBoardInput *self);

/** Drags with the keyboard: from @from, unless a drag is on, to @to. */
void pandoria_board_input_stretch (PandoriaBoardInput *self, PandoriaSpace from, PandoriaSpace to);
/** Returns: whether a keyboard drag is on. */
gboolean pandoria_board_input_is_stretching (PandoriaBoardInput *self);
/** Ends a keyboard drag at @space, or cancels it if that is not where it is. Returns: whether it
 * has ended there. */
gboolean pandoria_board_input_end_stretch (PandoriaBoardInput *self, PandoriaSpace space);
