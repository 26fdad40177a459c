/* A ledger or a history as lines under the headings of its turns, newest turn first. An act costs
 * the work of one turn, even in a long game.
 *
 * Entries are added and removed at the end of their list. So all turns before the last changed one
 * keep their lines, at the end of the model. Only the lines above are rebuilt. A search rebuilds
 * all lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/** Returns: (transfer full): what screen readers read for @entry (PandoriaLedgerEntry or
 * PandoriaHistoryEntry). */
char *pandoria_entry_describe (PandoriaGame *game, GObject *entry);
/** Returns: (transfer full) (nullable): the second line of an act: the figures that it took off the
 * board, and its note. */
char *pandoria_entry_list_more (PandoriaGame *game, PandoriaHistoryEntry *entry);

#define PANDORIA_TYPE_LINES (pandoria_lines_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLines, pandoria_lines, PANDORIA, LINES, GObject)

/** Makes lines that are grouped by turn. The newest turns and acts are first; entries of an act
 * keep their order. */
PandoriaLines *pandoria_lines_new (void);
/** Returns: (transfer none): the list of PandoriaLine. */
GListModel *pandoria_lines_get_model (PandoriaLines *self);

/**
 * Shows @foreseen (nullable, of entries, under @title), then @entries (nullable) of @game before
 * number @limit. An unchanged line keeps its place, which preserves selection and scrolling.
 * Returns: whether anything changed.
 */
gboolean pandoria_lines_show (PandoriaLines *self, PandoriaGame *game, GListModel *entries,
                              guint limit, GPtrArray *foreseen, const char *title);
/**
 * Shows only entries with all of @words (nullable: all entries; pandoria_search_words_new()): in
 * the player, title, formula, amount, note, all spaces, terrain, and the number and title of the
 * rule.
 */
void pandoria_lines_set_words (PandoriaLines *self, const char *const *words);
/** Returns: the number of shown entries, and in @all (nullable) the number of all entries. */
guint pandoria_lines_count (PandoriaLines *self, guint *all);
/** Returns: the position of @entry, or GTK_INVALID_LIST_POSITION (G_MAXUINT). */
guint pandoria_lines_find (PandoriaLines *self, GObject *entry);
