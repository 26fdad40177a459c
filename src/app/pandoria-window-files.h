/* The files of the window's games: opening, continuing, saving a copy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window-saving.h"

G_BEGIN_DECLS

/**
 * Opens a record, which is read in a thread (pandoria-window-import.h). One that lies in the folder of games is continued where
 * it is; of any other a copy in that folder is made and used (pandoria_import_async()), so that a file is never changed by being
 * read. What is wrong with it is said in a dialog, and one that asks comes first when the present game is not saved.
 */
void pandoria_window_open_file (PandoriaWindow *window, GFile *file);
void pandoria_window_open_path (PandoriaWindow *window, const char *path);
/** Opens the first of @files that can be read; the others are taken into the archive. */
void pandoria_window_open_files (PandoriaWindow *window, GFile **files, guint n);
/** Opens the game that was open last, if there is one. */
void pandoria_window_continue_last (PandoriaWindow *window);
/**
 * Begins the game of @record, which has no acts yet or all of a game that was read elsewhere; first comes the question when the present
 * game is not saved. Returns: (transfer full) (nullable): why it cannot be begun; NULL when it can.
 */
char *pandoria_window_begin_game (PandoriaWindow *window, PandoriaRecord *record);
/** The same; a reason is said in a dialog. */
void pandoria_window_create_game (PandoriaWindow *window, PandoriaRecord *record);
/** Asks for the file. */
void pandoria_window_choose_open (PandoriaWindow *window);
void pandoria_window_choose_save (PandoriaWindow *window);
/** The same; once the game is saved there, @next is done with @what (nullable). */
void pandoria_window_choose_save_before (PandoriaWindow *window, PandoriaWindowNext next, const char *what);

G_END_DECLS
