/* PandoriaBoardEditor: paints a board with pointer or keyboard, and lists its faults next to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-board-draft.h"

/**
 * Signal "renamed": the board has another name. Actions (widget):
 * "board-editor.tool" (a string: "plain", "lake", "ship", "way", "exit", "printed", "start",
 * "erase"), "board-editor.side" ("A", "B"), "board-editor.undo", "board-editor.redo",
 * "board-editor.move" (an int: PandoriaBoardMove), "board-editor.mirror" (a boolean: top and
 * bottom), "board-editor.export".
 */
#define PANDORIA_TYPE_BOARD_EDITOR (pandoria_board_editor_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardEditor, pandoria_board_editor, PANDORIA, BOARD_EDITOR, GtkBox)

/** Opens the player's own board at @path, and saves each change there at once. Returns: FALSE and
 * the reason. */
gboolean pandoria_board_editor_open (PandoriaBoardEditor *self, const char *path, GError **error);
/** Edits @draft without saving it. Its name cannot be changed, and it cannot be exported. */
void pandoria_board_editor_draw (PandoriaBoardEditor *self, PandoriaBoardDraft *draft);
/** Releases the board. What could not be saved is lost: see
 * pandoria_board_editor_try_saving(). */
void pandoria_board_editor_close (PandoriaBoardEditor *self);
/** Tries again to save the board. Returns: (transfer none) (nullable): why it failed; NULL: all is
 * saved. */
const char *pandoria_board_editor_try_saving (PandoriaBoardEditor *self);
/** Returns: (transfer none) (nullable): the edited board. */
PandoriaBoardDraft *pandoria_board_editor_get_draft (PandoriaBoardEditor *self);
/** Returns: (transfer none) (nullable): the path of the board. It changes if another program writes
 * the file. */
const char *pandoria_board_editor_get_path (PandoriaBoardEditor *self);
/** Moves the focus to @space of the board (PANDORIA_SPACE_NONE: to the last focused space). */
void pandoria_board_editor_focus (PandoriaBoardEditor *self, PandoriaSpace space);
