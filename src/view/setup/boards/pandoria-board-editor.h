/* PandoriaBoardEditor: a board is painted, with pointer or keyboard; beside it stands what is wrong with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-board-store.h"

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
/** Lets go of the board. */
void pandoria_board_editor_close (PandoriaBoardEditor *self);
/** Tries once more to write what could not be written. Returns: (transfer none) (nullable): why it still cannot; NULL: all is saved. */
const char *pandoria_board_editor_try_saving (PandoriaBoardEditor *self);
/** Returns: (transfer none) (nullable): what is being painted. */
PandoriaBoardDraft *pandoria_board_editor_get_draft (PandoriaBoardEditor *self);
/** Returns: (transfer none) (nullable): where it is written, which is elsewhere once another program has written it, too. */
const char *pandoria_board_editor_get_path (PandoriaBoardEditor *self);
/** Puts the keyboard on the board, at @space (PANDORIA_SPACE_NONE: where it was). */
void pandoria_board_editor_focus (PandoriaBoardEditor *self, PandoriaSpace space);
