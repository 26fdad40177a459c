/* What the files of the ledger and the history share: entries in words, the rows and their contents, and PandoriaLines,
 * the list.
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

/** PandoriaLineNumberFunc: returns the number of the turn, or of the act, that an entry belongs to. */
typedef guint (*PandoriaLineNumberFunc) (GObject *entry);

/** Entries of one turn are together, its newest act first, and those of an act in their order. */
PandoriaLines *pandoria_lines_new (PandoriaLineNumberFunc turn_of, PandoriaLineNumberFunc act_of);
/** Returns: (transfer none): the lines, of PandoriaLine. */
GListModel *pandoria_lines_get_model (PandoriaLines *self);

/**
 * Shows @foreseen (nullable, of entries, under @title), then @entries (nullable) of @game. An unchanged line keeps
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
/** Returns: the position of @entry, or GTK_INVALID_LIST_POSITION (G_MAXUINT). */
guint pandoria_lines_find (PandoriaLines *self, GObject *entry);

/** Signals "fix" and "drop": the act is to be entered again, or left out. */
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

/** Makes a heading; @foreseen: that of a preview, not of a turn. */
PandoriaLine *pandoria_line_new_heading (const char *title, gboolean foreseen);
/** Makes the line of @entry (a PandoriaLedgerEntry or PandoriaHistoryEntry). */
PandoriaLine *pandoria_line_new_entry (GObject *entry, gboolean foreseen);

PandoriaLineKind pandoria_line_get_kind (PandoriaLine *self);
/** Returns: whether the line belongs to a preview. */
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

/* --- pandoria-ledger-row.c --------------------------------------------------------------------------------------- */
/* One line of the ledger or the history in its list. It is light, and shows something only with a face. */

#define PANDORIA_TYPE_LEDGER_ROW (pandoria_ledger_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLedgerRow, pandoria_ledger_row, PANDORIA, LEDGER_ROW, AdwBin)

/** Shows @line of @game; the text is also the accessible name of the list item around it, with a face or without. */
void pandoria_ledger_row_set_line (PandoriaLedgerRow *self, PandoriaGame *game, PandoriaLine *line);
/** Returns: (transfer none) (nullable): the entry that the row shows; NULL for a heading. */
GObject *pandoria_ledger_row_get_entry (PandoriaLedgerRow *self);
/** Returns: whether the row belongs to a preview, and disappears with it. */
gboolean pandoria_ledger_row_is_foreseen (PandoriaLedgerRow *self);
/** A selected row names its rule. */
void pandoria_ledger_row_set_selected (PandoriaLedgerRow *self, gboolean selected);
/** A marked row is the one whose position is shown now. */
void pandoria_ledger_row_set_marked (PandoriaLedgerRow *self, gboolean marked);

/** Shows its line with @face (transfer none, nullable). Without one the row keeps the height that it had, or is as low as can be. */
void pandoria_ledger_row_set_face (PandoriaLedgerRow *self, PandoriaLedgerFace *face);
/** Returns: (transfer none) (nullable): the face. */
PandoriaLedgerFace *pandoria_ledger_row_get_face (PandoriaLedgerRow *self);

/* --- pandoria-lines-list.c --------------------------------------------------------------------------------------- */
/* The list that ledger and history share: rows, selection, search, the page for nothing. */

/**
 * Signals "entry-selected" (GObject, nullable): an entry was selected, or none is any more; "entry-activated" (GObject): Enter
 * or a double press on an entry.
 */
#define PANDORIA_TYPE_LINES_LIST (pandoria_lines_list_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLinesList, pandoria_lines_list, PANDORIA, LINES_LIST, AdwBin)

/** Sets, once, how entries are grouped. */
void pandoria_lines_list_set_grouping (PandoriaLinesList *self, PandoriaLineNumberFunc turn_of,
                                       PandoriaLineNumberFunc act_of);
/** Shows @foreseen (nullable) under @title, then @entries (nullable) of @game; see pandoria_lines_show(). */
void pandoria_lines_list_show (PandoriaLinesList *self, PandoriaGame *game, GListModel *entries, GPtrArray *foreseen,
                               const char *title);
/** Leaves out all entries from number @limit on, from the next pandoria_lines_list_show() on. */
void pandoria_lines_list_set_limit (PandoriaLinesList *self, guint limit);
/** Sets the words for an empty list. */
void pandoria_lines_list_set_empty (PandoriaLinesList *self, const char *title, const char *description);
void pandoria_lines_list_set_name (PandoriaLinesList *self, const char *name);

/** Selects @entry (nullable) and scrolls to it; "entry-selected" is emitted only when the selection changes. */
void pandoria_lines_list_select (PandoriaLinesList *self, GObject *entry);
void pandoria_lines_list_unselect (PandoriaLinesList *self);
/** Returns: (transfer none) (nullable): the selected entry. */
GObject *pandoria_lines_list_get_selected (PandoriaLinesList *self);
/** Returns: (transfer none) (nullable): the selected entry, or the first one that a search found. */
GObject *pandoria_lines_list_get_explained (PandoriaLinesList *self);
/** Draws @entry (nullable), and has it read out, as the one that is shown now. */
void pandoria_lines_list_mark (PandoriaLinesList *self, GObject *entry);

/** Puts the keyboard on the selected line, or else on the first one, as soon as there are rows; without lines announces that there are none. */
void pandoria_lines_list_focus (PandoriaLinesList *self);
/** Opens the search and puts the keyboard there. */
void pandoria_lines_list_start_search (PandoriaLinesList *self);

/* --- pandoria-ledger-faces.c -------------------------------------------------------------------------------------- */
/* PandoriaLedgerFaces: the faces of the rows of a list, which go where the list is looked at. */

typedef struct _PandoriaLedgerFaces PandoriaLedgerFaces;

/**
 * Gives the rows of @list, each a PandoriaLedgerRow, a face before they are drawn, from those that can no longer be seen as long
 * there are any. Returns: (transfer full): to be freed before @list.
 */
PandoriaLedgerFaces *pandoria_ledger_faces_new (GtkListView *list);
void pandoria_ledger_faces_free (PandoriaLedgerFaces *self);
