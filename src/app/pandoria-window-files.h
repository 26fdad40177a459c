/* The files of the window's games: shows the questions and messages of the document.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/** Shows the questions and messages of @window's document from now on. */
void pandoria_window_init_files (PandoriaWindow *window);
/** Opens the first of @files that can be read (pandoria_document_open_async()). */
void pandoria_window_open_files (PandoriaWindow *window, GFile **files, guint n);
/** Opens the file at @path in the same way. */
void pandoria_window_open_path (PandoriaWindow *window, const char *path);
/** Opens the last open game, if there is one. */
void pandoria_window_continue_last (PandoriaWindow *window);
/**
 * Begins the game of @record once the open one is closed.
 * Returns: (transfer full) (nullable): why it cannot begin.
 */
char *pandoria_window_begin_game (PandoriaWindow *window, PandoriaRecord *record);
/** Does the same, and shows the reason in a dialog. */
void pandoria_window_create_game (PandoriaWindow *window, PandoriaRecord *record);
/** Asks for a file to open. */
void pandoria_window_choose_open (PandoriaWindow *window);

/**
 * Calls @next with @what (nullable; static) once the open game can be closed without loss. May ask
 * the user.
 */
void pandoria_window_close_game (PandoriaWindow *window,
                                 void (*next) (PandoriaWindow *window, const char *what),
                                 const char *what);
