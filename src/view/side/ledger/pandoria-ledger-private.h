/* What the files of the ledger and the history share: entries in words, the rows and their contents, and PandoriaLines, the list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-amend.h"

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
/** Leaves out all entries from number @limit on, from the next pandoria_lines_show() on. */
void pandoria_lines_set_limit (PandoriaLines *self, guint limit);
/** Shows of the entries only those with all of @words (nullable: all entries); see pandoria_search_words_match(). */
void pandoria_lines_set_words (PandoriaLines *self, const char *const *words);
/** Returns: how many entries are shown, and in @all (nullable) of how many. */
guint pandoria_lines_count (PandoriaLines *self, guint *all);
/** Returns: where @entry stands, or GTK_INVALID_LIST_POSITION (G_MAXUINT). */
guint pandoria_lines_find (PandoriaLines *self, GObject *entry);

/** Signals "mend" and "drop": the act is to be entered anew, or left out. */
#define PANDORIA_TYPE_CONFLICT_ROW (pandoria_conflict_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaConflictRow, pandoria_conflict_row, PANDORIA, CONFLICT_ROW, AdwBin)

/** Shows @conflict of a game of @record; @number is its place in the list. */
void pandoria_conflict_row_show (PandoriaConflictRow *self, PandoriaRecord *record, PandoriaConflict *conflict,
                                 guint number);
guint pandoria_conflict_row_get_number (PandoriaConflictRow *self);

typedef enum
{
  PANDORIA_LINE_HEADING,
  PANDORIA_LINE_ENTRY,
  PANDORIA_LINE_FORESEEN,
} PandoriaLineKind;

#define PANDORIA_TYPE_LINE (pandoria_line_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLine, pandoria_line, PANDORIA, LINE, GObject)

/** Makes a heading; @foreseen: that of what is only foreseen, not of a turn. */
PandoriaLine *pandoria_line_new_heading (const char *title, gboolean foreseen);
/** Makes the line of @entry (a PandoriaLedgerEntry or PandoriaHistoryEntry). */
PandoriaLine *pandoria_line_new_entry (GObject *entry, gboolean foreseen);

PandoriaLineKind pandoria_line_get_kind (PandoriaLine *self);
/** Returns: whether the line shows what would be, not what is. */
gboolean pandoria_line_is_foreseen (PandoriaLine *self);
/** Returns: (nullable): the title of a heading. */
const char *pandoria_line_get_title (PandoriaLine *self);
/** Returns: (transfer none) (nullable): the entry. */
GObject *pandoria_line_get_entry (PandoriaLine *self);
/** Returns: whether both lines show the same. */
gboolean pandoria_line_equal (PandoriaLine *a, PandoriaLine *b);

/** Keeps nothing of what it shows, so that it can go from row to row. */
#define PANDORIA_TYPE_LEDGER_FACE (pandoria_ledger_face_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLedgerFace, pandoria_ledger_face, PANDORIA, LEDGER_FACE, AdwBin)

/** Shows @line of @game, neither selected nor marked. */
void pandoria_ledger_face_show (PandoriaLedgerFace *self, PandoriaGame *game, PandoriaLine *line);
/** Names the rule of @line, the one shown, or its act in the notation, where it is selected. */
void pandoria_ledger_face_show_selected (PandoriaLedgerFace *self, PandoriaGame *game, PandoriaLine *line,
                                         gboolean selected);
/** Shows the sign of the line whose position is on the board. */
void pandoria_ledger_face_show_marked (PandoriaLedgerFace *self, gboolean marked);

/* --- pandoria-ledger-faces.c -------------------------------------------------------------------------------------- */
/* PandoriaLedgerFaces: the faces of the rows of a list, which go where the list is looked at. */

typedef struct _PandoriaLedgerFaces PandoriaLedgerFaces;

/**
 * Gives the rows of @list, each a PandoriaLedgerRow, a face before they are drawn, from those that can no longer be seen as long
 * there are any. Returns: (transfer full): to be freed before @list.
 */
PandoriaLedgerFaces *pandoria_ledger_faces_new (GtkListView *list);
void pandoria_ledger_faces_free (PandoriaLedgerFaces *self);
