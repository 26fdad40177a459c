/* PandoriaArchiveWindow: all tracked games, to find, open, continue, rename, copy and delete.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-archive.h"

/**
 * PandoriaArchiveWindow: signal "open" (path): the user opens a game, and the window closes
 * afterwards; "release": the open game is about to be deleted and must not be saved again;
 * "new-game": the archive is empty, and the user starts a game.
 */
#define PANDORIA_TYPE_ARCHIVE_WINDOW (pandoria_archive_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaArchiveWindow, pandoria_archive_window, PANDORIA, ARCHIVE_WINDOW,
                      AdwWindow)

/** Makes a window over @parent (nullable) that shows @archive, and rescans its folder. */
GtkWidget *pandoria_archive_window_new (GtkWindow *parent, PandoriaArchive *archive);
/** Sets the open game (nullable). It is marked, renamed through its title, and closed before it is
 * deleted. */
void pandoria_archive_window_set_open_game (PandoriaArchiveWindow *self, PandoriaGame *game);
