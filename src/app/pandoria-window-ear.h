/* PandoriaWindow: short answers for players who listen to a screen reader.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/* Announcements that leave the focus where it is. A game is open. */

/** Announces whose turn it is, and how far the game is. */
void pandoria_window_announce_turn (PandoriaWindow *self);
/** Announces who leads, and all points. */
void pandoria_window_announce_points (PandoriaWindow *self);
/** Announces the spaces around the focused one. */
void pandoria_window_announce_around (PandoriaWindow *self);
/** Announces what the player in @seat (an int32) has. Repeated soon, it announces the slots, then
 * the rest. */
void pandoria_window_announce_player (PandoriaWindow *self, GVariant *seat);

/** Takes the next keys as the name of a space, and moves the focus to it. */
void pandoria_window_go_to_space (PandoriaWindow *self);
