/* The name of a card of the market, which is that of both its halves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-types.h"

G_BEGIN_DECLS

/** Returns: (transfer full): the card with both its halves: “Flee and Bank”. */
char *pandoria_card_name_write (PandoriaSpell spell, PandoriaBuilding building);
/**
 * Reads @text as the name of a card: a spell and a building, in any language, in any order and whatever their case and accents;
 * other words do not matter. Returns: whether both are named.
 */
gboolean pandoria_card_name_read (const char *text, PandoriaSpell *spell, PandoriaBuilding *building);
/** Returns: whether each of @words (nullable: it does) begins a word of the card's name in some language. */
gboolean pandoria_card_name_matches (const char *const *words, PandoriaSpell spell, PandoriaBuilding building);

G_END_DECLS
