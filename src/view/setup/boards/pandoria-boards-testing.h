/* Functions for the tests of the boards' window: the handlers of its file dialogs
 * (pandoria-boards-window.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-boards-window.h"

/** Imports the board in @file and opens it in the editor, or reports why it cannot; ignores
 * @chooser. */
void pandoria_boards_window_import (gpointer window, GFile *file, GtkFileChooser *chooser,
                                    gpointer nothing);
/** Writes the board at @path to @to, byte for byte; reports success, or why it failed. */
void pandoria_boards_window_export (PandoriaBoardsWindow *self, const char *path, GFile *to);
