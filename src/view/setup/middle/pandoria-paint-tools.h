/* PandoriaPaintTools: the buttons for the paint and its player, and their keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-game.h"
#include "pandoria-position.h"

/* The paint for a space of the board: terrain with symbols, a figure, a castle, artifacts, or
 * nothing. */

/** Signal "keyed": a key has chosen a tool. The owner paints the focused space with it at once. */
#define PANDORIA_TYPE_PAINT_TOOLS (pandoria_paint_tools_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPaintTools, pandoria_paint_tools, PANDORIA, PAINT_TOOLS, GtkBox)

/** Offers the players of the game, and artifacts only with the module. */
void pandoria_paint_tools_set_game (PandoriaPaintTools *self, PandoriaGame *game);
/** Changes @wish, the contents of a space, like a press with the tool. Removes an equal piece, but
 * not a tile. */
void pandoria_paint_tools_paint (PandoriaPaintTools *self, PandoriaSpaceWish *wish);
/**
 * Gives @klass a binding for each key of the tools. @func passes it to
 * pandoria_paint_tools_take_key(): 1 to 8 for the tiles, W, L, C, A and Delete for the other tools,
 * P for the next player. @func gets it as "u".
 */
void pandoria_paint_tools_add_keys (GtkWidgetClass *klass, GtkShortcutFunc func);
/** Chooses the tool of @keyval. Returns: whether @keyval belongs to an offered tool. */
gboolean pandoria_paint_tools_take_key (PandoriaPaintTools *self, guint keyval);
/** Does the same for a digit key that does not print its digit (pandoria_hex_picker_find_key()). A
 * handler of "key-pressed". */
gboolean pandoria_paint_tools_take_digit (PandoriaPaintTools *self, guint keyval, guint keycode,
                                          GdkModifierType state, GtkEventController *controller);
