/* The files that the window reads: one request after the other, in a thread, with a banner where that takes long.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-import.h"
#include "pandoria-window.h"

G_BEGIN_DECLS

/** What is done with the @files (element-type PandoriaImported) that were read. */
typedef void (*PandoriaWindowImported) (PandoriaWindow *window, GPtrArray *files);

/**
 * Reads the files at @paths (NULL: the game that was open last) with pandoria_import_async(), then calls @then unless that was
 * cancelled or the window has been closed. The window need not be filled yet.
 */
void pandoria_window_import (PandoriaWindow *window, const char *const *paths, PandoriaWindowImported then);
/** Cancels what is being read, if anything is. */
void pandoria_window_cancel_import (PandoriaWindow *window);
/** Calls @next once nothing is being read, or as soon as that takes long. */
void pandoria_window_after_import (PandoriaWindow *window, void (*next) (PandoriaWindow *window));

G_END_DECLS
