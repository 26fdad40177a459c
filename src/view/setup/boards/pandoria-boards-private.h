/* The parts of the windows of boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include <gtk/gtk.h>

#include "pandoria-board-draft.h"
#include "pandoria-board-store.h"
#include "pandoria-board.h"

/* --- pandoria-board-comparison.c: “Is this your board?”, one kind after the other -------------------------------- */

/** Signals: "confirmed": all is as on the table; "differs" (int kind): the shown PandoriaBoardKind is not. */
#define PANDORIA_TYPE_BOARD_COMPARISON (pandoria_board_comparison_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardComparison, pandoria_board_comparison, PANDORIA, BOARD_COMPARISON, GtkBox)

/** Begins with the first kind of @board, which is copied. */
void pandoria_board_comparison_begin (PandoriaBoardComparison *self, const PandoriaBoard *board);

/* --- pandoria-board-editor.c ------------------------------------------------------------------------------------- */
/* A board is painted, with pointer or keyboard; its faults are next to it. */

/**
 * Signals: "renamed": the board has another name; "export": it is to be written elsewhere.
 * Actions (widget): "board-editor.tool" (a string: "plain", "lake", "ship", "way", "exit", "printed", "start", "erase"), "board-editor.side" ("A", "B"),
 * "board-editor.undo", "board-editor.redo", "board-editor.move" (an int: PandoriaBoardMove), "board-editor.mirror" (a boolean: top and
 * bottom), "board-editor.export".
 */
#define PANDORIA_TYPE_BOARD_EDITOR (pandoria_board_editor_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardEditor, pandoria_board_editor, PANDORIA, BOARD_EDITOR, GtkBox)

/** Opens the player's own board at @path; each change is written there at once. Returns: FALSE and the reason. */
gboolean pandoria_board_editor_open (PandoriaBoardEditor *self, const char *path, GError **error);
/** Draws on @draft, a board that is written nowhere: it has no name to be changed, and is not exported. */
void pandoria_board_editor_draw (PandoriaBoardEditor *self, PandoriaBoardDraft *draft);
/** Closes the board. */
void pandoria_board_editor_close (PandoriaBoardEditor *self);
/** Tries again to write a board after a failure. Returns: (transfer none) (nullable): why it still cannot; NULL: all is saved. */
const char *pandoria_board_editor_try_saving (PandoriaBoardEditor *self);
/** Returns: (transfer none) (nullable): the board that is being painted. */
PandoriaBoardDraft *pandoria_board_editor_get_draft (PandoriaBoardEditor *self);
/** Returns: (transfer none) (nullable): where it is written, which is elsewhere once another program has written it, too. */
const char *pandoria_board_editor_get_path (PandoriaBoardEditor *self);
/** Puts the keyboard on the board, at @space (PANDORIA_SPACE_NONE: where it was). */
void pandoria_board_editor_focus (PandoriaBoardEditor *self, PandoriaSpace space);

/* --- pandoria-board-faults.c ------------------------------------------------------------------------------------- */
/* The faults of a board, in a list that leads to the places; hidden when there are none. */

/** Signal "chosen" (gpointer spaces, int space): a fault was pressed that has these PandoriaSpaces; the next of them to go to is space. */
#define PANDORIA_TYPE_BOARD_FAULTS (pandoria_board_faults_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardFaults, pandoria_board_faults, PANDORIA, BOARD_FAULTS, AdwBin)

/** The next list belongs to another board. */
void pandoria_board_faults_forget (PandoriaBoardFaults *self);
/** Lists the faults of @board. Returns: FALSE when they are the same as before, and nothing has changed. */
gboolean pandoria_board_faults_show (PandoriaBoardFaults *self, const PandoriaBoard *board);
/** Returns: how many of the faults keep a game from being played. */
guint pandoria_board_faults_count_refused (PandoriaBoardFaults *self);
