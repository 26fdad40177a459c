/* PandoriaDraftFile: the file of a board that is being drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-draft.h"

/**
 * PandoriaDraftFile: writes a draft to its file, and never over the changes of another program.
 * Signal "copied" (string name): another program has changed the file. The draft is now a copy,
 * called @name, with its own file.
 */
#define PANDORIA_TYPE_DRAFT_FILE (pandoria_draft_file_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaDraftFile, pandoria_draft_file, PANDORIA, DRAFT_FILE, GObject)

/** Takes @saver, which pandoria_board_store_open() has returned with @draft. */
PandoriaDraftFile *pandoria_draft_file_new (PandoriaBoardDraft *draft, PandoriaSaver *saver);
/** Returns: (transfer none): the path. It changes before "copied". */
const char *pandoria_draft_file_get_path (PandoriaDraftFile *self);
/** Saves the draft. Call it after each change. Returns: whether it is saved; otherwise
 * pandoria_draft_file_get_fault() is the reason. */
gboolean pandoria_draft_file_save (PandoriaDraftFile *self);
/** Returns: (transfer none) (nullable): why the last change is not saved; NULL: it is saved. */
const char *pandoria_draft_file_get_fault (PandoriaDraftFile *self);
