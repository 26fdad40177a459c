/* PandoriaArchiveRow: one game of the archive.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-archive.h"

/** PandoriaArchiveRow: signal "check-toggled" (gboolean): its check button was pressed. */
#define PANDORIA_TYPE_ARCHIVE_ROW (pandoria_archive_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaArchiveRow, pandoria_archive_row, PANDORIA, ARCHIVE_ROW, AdwBin)

/** Shows @entry (NULL: nothing). @is_open: the main window shows this game. @is_copy: see
 * pandoria_archive_is_copy(). */
void pandoria_archive_row_set_entry (PandoriaArchiveRow *self, PandoriaArchiveEntry *entry,
                                     gboolean is_open, gboolean is_copy);
/** Shows the photo of the game in file @path, if it has one. */
void pandoria_archive_row_set_photo (PandoriaArchiveRow *self, const char *path);
/** Shows whether the game is chosen, with a check button if @has_check. */
void pandoria_archive_row_set_check (PandoriaArchiveRow *self, gboolean has_check,
                                     gboolean is_chosen);
