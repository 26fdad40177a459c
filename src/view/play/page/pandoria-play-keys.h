/* PandoriaPlayKeys: the plain keys of the window of a play: keys for acts and for the tile in the
 * tray, and Escape.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-play.h"

/** PandoriaPlayKeys: signal "escape" (gboolean): Escape was pressed; TRUE: on the board. A handler
 * returns whether it did something. */
#define PANDORIA_TYPE_PLAY_KEYS (pandoria_play_keys_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPlayKeys, pandoria_play_keys, PANDORIA, PLAY_KEYS, GObject)

/** Adds the keys to @window, whose widgets have the actions of @play. */
PandoriaPlayKeys *pandoria_play_keys_new (GtkWindow *window, PandoriaPlay *play);
/** Makes the plain key @trigger activate the action @name: "win.quiz". */
void pandoria_play_keys_add (PandoriaPlayKeys *self, const char *trigger, const char *name);
/** Handles Escape on @board before everything else, because a visible toast over it would take it.
 */
void pandoria_play_keys_add_board (PandoriaPlayKeys *self, GtkWidget *board);
