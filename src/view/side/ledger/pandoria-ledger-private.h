/* Shared by the files of the ledger and the history: descriptions of entries, the rows and their contents, and
 * PandoriaLines, the list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-amend.h"

/* --- pandoria-entry-words.c --------------------------------------------------------------------------------------- */
/* Describes an entry of the ledger or the history for screen readers and for the search. */

/** Returns: (transfer full): one line about @entry (a PandoriaLedgerEntry or PandoriaHistoryEntry) of @game for
 * screen readers. */
char *pandoria_entry_describe (PandoriaGame *game, GObject *entry);
/**
 * Returns: whether @entry contains all of @words (nullable; see pandoria_search_words_new()): in its player, title,
 * formula, amount, note, all its spaces, terrain, and the number and title of its rule.
 */
gboolean pandoria_entry_has_words (PandoriaGame *game, GObject *entry, const char *const *words);

/* --- pandoria-lines.c --------------------------------------------------------------------------------------------- */

#define PANDORIA_TYPE_LINES (pandoria_lines_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLines, pandoria_lines, PANDORIA, LINES, GObject)

/** PandoriaLineNumberFunc: returns the number of the turn, or of the act, of an entry. */
typedef guint (*PandoriaLineNumberFunc) (GObject *entry);

/** Makes lines that are grouped by turn. Within a turn the newest act is first; the entries of an act keep their
 * order. */
PandoriaLines *pandoria_lines_new (PandoriaLineNumberFunc turn_of, PandoriaLineNumberFunc act_of);
/** Returns: (transfer none): the list of PandoriaLine. */
GListModel *pandoria_lines_get_model (PandoriaLines *self);

/**
 * Shows @foreseen (nullable, of entries, under @title), then @entries (nullable) of @game. An unchanged line keeps
 * its place, which preserves selection and scrolling. Returns: whether anything changed.
 */
gboolean pandoria_lines_show (PandoriaLines *self, PandoriaGame *game, GListModel *entries, GPtrArray *foreseen,
                              const char *title);
/** Omits all entries from number @limit on. The next pandoria_lines_show() applies it. */
void pandoria_lines_set_limit (PandoriaLines *self, guint limit);
/** Shows only entries with all of @words (nullable: all entries); see pandoria_search_words_match(). */
void pandoria_lines_set_words (PandoriaLines *self, const char *const *words);
/** Returns: the number of shown entries, and in @all (nullable) the number of all entries. */
guint pandoria_lines_count (PandoriaLines *self, guint *all);
/** Returns: the position of @entry, or GTK_INVALID_LIST_POSITION (G_MAXUINT). */
guint pandoria_lines_find (PandoriaLines *self, GObject *entry);

/** PandoriaConflictRow: signals "fix" and "drop": the user wants to enter the act again, or to omit it. */
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

/** Makes a heading; @foreseen: for a preview instead of a turn. */
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
/** Returns: whether both lines look the same. */
gboolean pandoria_line_equal (PandoriaLine *a, PandoriaLine *b);

/** PandoriaLedgerFace: keeps no reference to its line, so that it can move from row to row. */
#define PANDORIA_TYPE_LEDGER_FACE (pandoria_ledger_face_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLedgerFace, pandoria_ledger_face, PANDORIA, LEDGER_FACE, AdwBin)

/** Shows @line of @game, neither selected nor marked. */
void pandoria_ledger_face_show (PandoriaLedgerFace *self, PandoriaGame *game, PandoriaLine *line);
/** If @selected, shows the rule of @line, which is the shown one, or its act in the notation. */
void pandoria_ledger_face_show_selected (PandoriaLedgerFace *self, PandoriaGame *game, PandoriaLine *line,
                                         gboolean selected);
/** Shows the sign for the line whose position is on the board. */
void pandoria_ledger_face_show_marked (PandoriaLedgerFace *self, gboolean marked);

/* --- pandoria-ledger-row.c --------------------------------------------------------------------------------------- */
/* One line of the ledger or the history in its list. It is cheap, and shows its line only with a face. */

#define PANDORIA_TYPE_LEDGER_ROW (pandoria_ledger_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLedgerRow, pandoria_ledger_row, PANDORIA, LEDGER_ROW, AdwBin)

/** Shows @line of @game. Its text is also the accessible name of the list item around it, with a face or without. */
void pandoria_ledger_row_set_line (PandoriaLedgerRow *self, PandoriaGame *game, PandoriaLine *line);
/** Returns: (transfer none) (nullable): the entry of the row; NULL for a heading. */
GObject *pandoria_ledger_row_get_entry (PandoriaLedgerRow *self);
/** Returns: whether the row belongs to a preview, and disappears with it. */
gboolean pandoria_ledger_row_is_foreseen (PandoriaLedgerRow *self);
/** Sets whether the row is selected. A selected row shows its rule. */
void pandoria_ledger_row_set_selected (PandoriaLedgerRow *self, gboolean selected);
/** Sets whether the row is marked, because its position is shown now. */
void pandoria_ledger_row_set_marked (PandoriaLedgerRow *self, gboolean marked);

/** Shows the line with @face (transfer none, nullable). Without one the row keeps its last height, or the minimum
 * height. */
void pandoria_ledger_row_set_face (PandoriaLedgerRow *self, PandoriaLedgerFace *face);
/** Returns: (transfer none) (nullable): the face. */
PandoriaLedgerFace *pandoria_ledger_row_get_face (PandoriaLedgerRow *self);

/* --- pandoria-lines-list.c --------------------------------------------------------------------------------------- */
/* The list of the ledger and the history: rows, selection, search, and the page for an empty list. */

/**
 * PandoriaLinesList: signals "entry-selected" (GObject, nullable): the selected entry has changed, NULL: none is
 * selected; "entry-activated" (GObject): the user pressed Enter on an entry, or pressed it twice.
 */
#define PANDORIA_TYPE_LINES_LIST (pandoria_lines_list_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLinesList, pandoria_lines_list, PANDORIA, LINES_LIST, AdwBin)

/** Sets how entries are grouped. Call it once. */
void pandoria_lines_list_set_grouping (PandoriaLinesList *self, PandoriaLineNumberFunc turn_of,
                                       PandoriaLineNumberFunc act_of);
/** Shows @foreseen (nullable) under @title, then @entries (nullable) of @game; see pandoria_lines_show(). */
void pandoria_lines_list_show (PandoriaLinesList *self, PandoriaGame *game, GListModel *entries, GPtrArray *foreseen,
                               const char *title);
/** Omits all entries from number @limit on. The next pandoria_lines_list_show() applies it. */
void pandoria_lines_list_set_limit (PandoriaLinesList *self, guint limit);
/** Sets the texts for an empty list. */
void pandoria_lines_list_set_empty (PandoriaLinesList *self, const char *title, const char *description);
void pandoria_lines_list_set_name (PandoriaLinesList *self, const char *name);

/** Selects @entry (nullable) and scrolls to it. Emits "entry-selected" only if the selection changes. */
void pandoria_lines_list_select (PandoriaLinesList *self, GObject *entry);
void pandoria_lines_list_unselect (PandoriaLinesList *self);
/** Returns: (transfer none) (nullable): the selected entry. */
GObject *pandoria_lines_list_get_selected (PandoriaLinesList *self);
/** Returns: (transfer none) (nullable): the selected entry, otherwise the first one that a search found. */
GObject *pandoria_lines_list_get_explained (PandoriaLinesList *self);
/** Marks @entry (nullable) as the one that is shown now, for screen readers, too. */
void pandoria_lines_list_mark (PandoriaLinesList *self, GObject *entry);

/** Focuses the selected line, otherwise the first one, as soon as there are rows. Without lines, announces that there
 * are none. */
void pandoria_lines_list_focus (PandoriaLinesList *self);
/** Opens the search and focuses it. */
void pandoria_lines_list_start_search (PandoriaLinesList *self);

/* --- pandoria-ledger-faces.c -------------------------------------------------------------------------------------- */
/* PandoriaLedgerFaces: the faces of the rows of a list. Only rows in view have one. */

typedef struct _PandoriaLedgerFaces PandoriaLedgerFaces;

/**
 * Gives the visible rows of @list, each a PandoriaLedgerRow, a face before they are drawn. Reuses the faces of
 * hidden rows first. Returns: (transfer full): to be freed before @list.
 */
PandoriaLedgerFaces *pandoria_ledger_faces_new (GtkListView *list);
void pandoria_ledger_faces_free (PandoriaLedgerFaces *self);
