/* What is only heard: the title of the window, and what an input has led to, for whoever does not see the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/**
 * Returns: (transfer full): who is to do what in @game, and its title: “Pieter, place a tile — Friday evening”; as the game
 * stands, whichever position is shown.
 */
char *pandoria_text_calling (PandoriaGame *game);
/** Returns: (transfer full): what a hex shows: “Forest, 2 wood”. */
char *pandoria_text_hex (PandoriaTerrain terrain, guint symbols);
/** Returns: (transfer full): what hex @index (0, 1) of the tile shows: “First space: Forest, 2 wood”. */
char *pandoria_text_chosen_hex (guint index, PandoriaTerrain terrain, guint symbols);
/** Returns: (transfer full): @sentence with the section @rule (nullable) of the rules behind it. */
char *pandoria_text_with_rule (const char *sentence, const char *rule);

G_END_DECLS
