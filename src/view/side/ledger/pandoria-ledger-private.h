/* Shared by the files of the ledger and the history: descriptions of entries, the rows and their
 * contents, and PandoriaLines, the list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-amend.h"
#include "pandoria-ledger-view.h"

/* --- pandoria-lines.c ----------------------------------------------------------------------- */

/** Returns: (transfer full): what screen readers read for @entry (PandoriaLedgerEntry or
 * PandoriaHistoryEntry). */
char *pandoria_entry_describe (PandoriaGame *game, GObject *entry);

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

/** PandoriaConflictRow: its buttons activate "conflicts.fix" and "conflicts.drop" with the index of
 * the act. */
#define PANDORIA_TYPE_CONFLICT_ROW (pandoria_conflict_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaConflictRow, pandoria_conflict_row, PANDORIA, CONFLICT_ROW, AdwBin)

/** Shows @conflict of a game of @record. */
void pandoria_conflict_row_show (PandoriaConflictRow *self, PandoriaRecord *record,
                                 PandoriaConflict *conflict);

#define PANDORIA_TYPE_LINE (pandoria_line_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLine, pandoria_line, PANDORIA, LINE, GObject)

struct _PandoriaLine
{
  GObject parent_instance;

  char *title;       /* nullable: of a heading */
  GObject *entry;    /* a PandoriaLedgerEntry or PandoriaHistoryEntry; NULL: a heading */
  gboolean foreseen; /* belongs to a preview */
};

/* --- pandoria-entry-parts.c ----------------------------------------------------------------- */
/* The layout of an entry: figure, words below each other, sign of the shown position, amount, rule.
 */

#define PANDORIA_ENTRY_FIGURE 20 /* in pixels */
#define PANDORIA_ENTRY_SIGN   16

typedef enum
{
  PANDORIA_ENTRY_HEADING, /* alone, instead of an entry */
  PANDORIA_ENTRY_TITLE,
  PANDORIA_ENTRY_FORMULA,
  PANDORIA_ENTRY_DETAIL, /* only of a selected row: the title of its rule, or its act in the
                            notation */
  PANDORIA_ENTRY_EXPLAIN,
  PANDORIA_ENTRY_AMOUNT,
  PANDORIA_ENTRY_POINTS,
  PANDORIA_ENTRY_HERE,
  PANDORIA_ENTRY_RULE,
  PANDORIA_N_ENTRY_PARTS
} PandoriaEntryPart;

/** PandoriaEntryParts: the parts of @row, each nullable: they are created on demand. */
typedef struct
{
  GtkWidget *row;
  GtkWidget *widgets[PANDORIA_N_ENTRY_PARTS];
  GdkTexture *figure, *sign; /* of the texture cache */
  graphene_rect_t figure_at, sign_at;
  gboolean tight; /* the amount is below the words */
} PandoriaEntryParts;

void pandoria_entry_parts_measure (PandoriaEntryParts *parts, GtkOrientation orientation,
                                   int for_size, int *minimum, int *natural);
void pandoria_entry_parts_allocate (PandoriaEntryParts *parts, int width, int height);
/** Draws figure and sign, which are no widgets. */
void pandoria_entry_parts_snapshot (PandoriaEntryParts *parts, GtkSnapshot *snapshot);

/* --- pandoria-ledger-row.c ------------------------------------------------------------------ */
/* One line of the ledger or the history in its list. Without labels it keeps its last height, or
 * the minimum height. */

#define PANDORIA_TYPE_LEDGER_ROW (pandoria_ledger_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLedgerRow, pandoria_ledger_row, PANDORIA, LEDGER_ROW, GtkWidget)

struct _PandoriaLedgerRow
{
  GtkWidget parent_instance;

  PandoriaGame *game;
  PandoriaLine *line; /* nullable */
  gboolean selected, marked;

  gboolean is_filled; /* has its labels */
  int height;         /* while it was filled */
  PandoriaEntryParts parts;
};

/** Shows @line of @game. Its text is also the accessible name of the list item around it, visible
 * or not. */
void pandoria_ledger_row_set_line (PandoriaLedgerRow *self, PandoriaGame *game, PandoriaLine *line);
/** Returns: (transfer none) (nullable): the entry of the row; NULL for a heading. */
GObject *pandoria_ledger_row_get_entry (PandoriaLedgerRow *self);
/** Sets whether the row is selected. A selected row shows its rule. */
void pandoria_ledger_row_set_selected (PandoriaLedgerRow *self, gboolean selected);
/** Sets whether the row is marked, because its position is shown now. */
void pandoria_ledger_row_set_marked (PandoriaLedgerRow *self, gboolean marked);
/** Sets whether the row has its labels. Its accessible name does not need them. */
void pandoria_ledger_row_set_filled (PandoriaLedgerRow *self, gboolean is_filled);

/* --- pandoria-lines-list.c ------------------------------------------------------------------ */
/** Shows the entries like pandoria_lines_show(). */
void pandoria_lines_list_show (PandoriaLinesList *self, PandoriaGame *game, GListModel *entries,
                               guint limit, GPtrArray *foreseen, const char *title);
/** Sets the name of the list, and the texts that are shown while it is empty. */
void pandoria_lines_list_set_words (PandoriaLinesList *self, const char *name,
                                    const char *empty_title, const char *empty_description);

/** Selects @entry (nullable) and scrolls to it. Emits "entry-selected" only if the selection
 * changes. */
void pandoria_lines_list_select (PandoriaLinesList *self, GObject *entry);
/** Returns: (transfer none) (nullable): the selected entry. */
GObject *pandoria_lines_list_get_selected (PandoriaLinesList *self);
/** Marks @entry (nullable) as the one that is shown now, for screen readers, too. */
void pandoria_lines_list_mark (PandoriaLinesList *self, GObject *entry);
