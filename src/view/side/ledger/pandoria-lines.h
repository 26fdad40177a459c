/* PandoriaLines: a ledger or a history as lines under the headings of its turns, newest turn first; an act costs the work of
 * one turn, however long the game is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-line.h"

G_BEGIN_DECLS

/* --- pandoria-entry-words.c --------------------------------------------------------------------------------------- */
/* An entry of the ledger or the history in words: for a screen reader, and for the search. */

/** Returns: (transfer full): @entry (a PandoriaLedgerEntry or PandoriaHistoryEntry) of @game in a line for a screen reader. */
char *pandoria_entry_describe (PandoriaGame *game, GObject *entry);
/**
 * Returns: whether all of @words (nullable; see pandoria_search_words_new()) are found in @entry: in its player, title, formula,
 * amount, note, all its spaces, terrain, and the number and title of its rule.
 */
gboolean pandoria_entry_has_words (PandoriaGame *game, GObject *entry, const char *const *words);

/* --- pandoria-lines.c --------------------------------------------------------------------------------------------- */

#define PANDORIA_TYPE_LINES (pandoria_lines_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLines, pandoria_lines, PANDORIA, LINES, GObject)

/** PandoriaLineNumberFunc: tells the number of the turn, or of the act, that an entry belongs to. */
typedef guint (*PandoriaLineNumberFunc) (GObject *entry);

/** Entries of one turn stand together, its newest act first, and those of an act in their order. */
PandoriaLines *pandoria_lines_new (PandoriaLineNumberFunc turn_of, PandoriaLineNumberFunc act_of);
/** Returns: (transfer none): the lines, of PandoriaLine. */
GListModel *pandoria_lines_get_model (PandoriaLines *self);

/**
 * Shows @foreseen (nullable, of entries, under @title), then @entries (nullable) of @game. What is the same as before keeps
 * its place, so that selection and scrolling survive. Returns: whether anything changed.
 */
gboolean pandoria_lines_show (PandoriaLines *self, PandoriaGame *game, GListModel *entries, GPtrArray *foreseen,
                              const char *title);
/** Shows of the entries only those with all of @words (nullable: all entries); see pandoria_search_words_match(). */
void pandoria_lines_set_words (PandoriaLines *self, const char *const *words);
/** Returns: how many entries are shown, and in @all (nullable) of how many. */
guint pandoria_lines_count (PandoriaLines *self, guint *all);
/** Returns: where @entry stands, or GTK_INVALID_LIST_POSITION (G_MAXUINT). */
guint pandoria_lines_find (PandoriaLines *self, GObject *entry);

G_END_DECLS
