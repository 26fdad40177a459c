/* PandoriaArchiveWindow: every game ever tracked: to be found, opened, continued, renamed, copied, deleted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-archive.h"

/**
 * PandoriaArchiveWindow: signal "open" (path): a game is to be opened, the window then closes; "release": the open game is
 * about to be deleted and must not be saved again; "new-game": there is none yet, and one is to be begun.
 */
#define PANDORIA_TYPE_ARCHIVE_WINDOW (pandoria_archive_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaArchiveWindow, pandoria_archive_window, PANDORIA, ARCHIVE_WINDOW, AdwWindow)

/** Makes a window over @parent (nullable) that shows @archive, and looks at the folder (again). */
GtkWidget *pandoria_archive_window_new (GtkWindow *parent, PandoriaArchive *archive);
/** Sets which game (nullable) is open: it is marked, renamed by its title, and closed before it is deleted. */
void pandoria_archive_window_set_open_game (PandoriaArchiveWindow *self, PandoriaGame *game);
