/* Files from elsewhere, taken into the folder of games as copies: the files themselves are never changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/** PandoriaImport: how a game came out of a file. */
typedef enum
{
  PANDORIA_IMPORT_OWN,    /* the file lies in the folder of games: it is the game's own */
  PANDORIA_IMPORT_COPIED, /* a copy was made */
  PANDORIA_IMPORT_KNOWN,  /* the folder has a copy already that says all that the file says, and perhaps more */
  PANDORIA_IMPORT_BESIDE, /* a copy was made beside another game of the same id, under another title */
} PandoriaImport;

/**
 * Opens the game in the file at @path, as pandoria_game_open(), as far as its acts fit. A copy that cannot be written is open
 * all the same; its "save-error" says why.
 * Returns: (transfer full) (nullable): the game, and how it came in *@how; NULL and an error as of pandoria_game_open().
 */
PandoriaGame *pandoria_import (const char *path, PandoriaImport *how, GError **error);

/**
 * The same on a thread of its own. @callback, on the main context, is given @source, which is held meanwhile. Returns: (transfer
 * none): the result that it will be given.
 */
GAsyncResult *pandoria_import_async (const char *path, GObject *source, GAsyncReadyCallback callback);
PandoriaGame *pandoria_import_finish (GAsyncResult *result, PandoriaImport *how, GError **error);
/** Returns: (transfer none): what is imported. */
const char *pandoria_import_get_path (GAsyncResult *result);

/** Opens a copy of the file at @path under another title, whoever has the file open. */
PandoriaGame *pandoria_import_copy (const char *path, GError **error);

G_END_DECLS
