/* An entry of the ledger or the history in words: for a screen reader, and for the search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/** Returns: (transfer full): @entry (a PandoriaLedgerEntry or PandoriaHistoryEntry) of @game in a line for a screen reader. */
char *pandoria_entry_describe (PandoriaGame *game, GObject *entry);
/**
 * Returns: whether all of @words (nullable; see pandoria_search_words_new()) are found in @entry: in its player, title, formula,
 * amount, note, all its spaces, terrain, and the number and title of its rule.
 */
gboolean pandoria_entry_has_words (PandoriaGame *game, GObject *entry, const char *const *words);

G_END_DECLS
