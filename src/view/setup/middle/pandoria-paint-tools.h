/* PandoriaPaintTools: what is painted onto a space of the board: terrain with symbols, a figure, a castle, artifacts, or nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-game.h"
#include "pandoria-position.h"

/** Signal "keyed": a key has chosen a tool, with which the space under the keyboard is to be painted at once. */
#define PANDORIA_TYPE_PAINT_TOOLS (pandoria_paint_tools_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPaintTools, pandoria_paint_tools, PANDORIA, PAINT_TOOLS, GtkBox)

/** Offers what the game has: its players, artifacts only with the module. */
void pandoria_paint_tools_set_game (PandoriaPaintTools *self, PandoriaGame *game);
/** Changes @wish, what a space shows, as a press with the present tool does; what is there already is taken away, but for a tile. */
void pandoria_paint_tools_paint (PandoriaPaintTools *self, PandoriaSpaceWish *wish);
/**
 * Gives @klass a binding for each key of the tools, to be handed to pandoria_paint_tools_take_key(): 1 to 8 for the tiles, W, L, C, A and
 * Delete for the other tools, P for the next player. @func gets it as "u".
 */
void pandoria_paint_tools_add_keys (GtkWidgetClass *klass, GtkShortcutFunc func);
/** Chooses what @keyval stands for. Returns: whether it stands for anything that is offered. */
gboolean pandoria_paint_tools_take_key (PandoriaPaintTools *self, guint keyval);
/** The same for a digit with Shift, of which @controller has the event: 0 or 3 symbols. */
gboolean pandoria_paint_tools_take_shifted (PandoriaPaintTools *self, GtkEventController *controller, guint keycode,
                                            GdkModifierType state);
