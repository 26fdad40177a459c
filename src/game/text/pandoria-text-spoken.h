/* Short answers for players who listen to a screen reader: what others see with one look.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/** PandoriaSpokenPart: a part of what a player has, which one sentence lists. */
typedef enum
{
  PANDORIA_SPOKEN_SUPPLIES, /* points, resources, cards in hand */
  PANDORIA_SPOKEN_SLOTS,    /* the buildings with their printed costs, and monuments */
  PANDORIA_SPOKEN_REST,     /* the top spell, and the pieces in the reserve */
} PandoriaSpokenPart;
#define PANDORIA_N_SPOKEN_PARTS 3

/**
 * Returns: (transfer full): who is to do what in the present position, the turn, the round and the
 * tiles left: “Marta, place a tile. Turn 21. Round 6 of about 12. 19 double tiles left.”
 */
char *pandoria_text_spoken_turn (PandoriaGame *game);
/** Returns: (transfer full): who leads in the shown position, then the points of all: “Jonas leads
 * by 3. Marta 12, Jonas 17.” */
char *pandoria_text_spoken_points (PandoriaGame *game);
/** Returns: (transfer full): @part of what @seat has in the shown position, with the player's name
 * and color. */
char *pandoria_text_spoken_player (PandoriaGame *game, guint seat, PandoriaSpokenPart part);
/**
 * Splits @text, lines of sentences and of clauses with semicolons, into pages of at most 30 words.
 * A longer clause is one page. Returns: (transfer full) (nullable): page @index, from 0; NULL after
 * the last.
 */
char *pandoria_text_spoken_page (const char *text, guint index);

/* pandoria-text.c */

/** Returns: (transfer full): the spaces around @space in the shown position, column by column; the
 * empty ones come last: “F6 forest 2, blue worker; G5 hills 1; empty: G7 H6”. */
char *pandoria_text_spoken_around (PandoriaGame *game, PandoriaSpace space);
