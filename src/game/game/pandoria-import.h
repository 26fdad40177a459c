/* Imports files into the folder of games as copies. Never changes the original files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/** PandoriaImport: the outcome of an import. */
typedef enum
{
  PANDORIA_IMPORT_OWN,       /* the file is in the folder of games and was opened directly */
  PANDORIA_IMPORT_COPIED,    /* a copy was made */
  PANDORIA_IMPORT_KNOWN,     /* the folder already has a copy with the same actions, or more */
  PANDORIA_IMPORT_BESIDE,    /* a copy with another title was made, because the id exists already */
  PANDORIA_IMPORT_OPEN_HERE, /* nothing was done: this game is open */
} PandoriaImport;

/** PandoriaImported: a file and its game. */
typedef struct
{
  char *path; /* of the file */
  PandoriaImport how;
  PandoriaGame *game;     /* (nullable): the game, open; several files are closed again */
  char *target;           /* (nullable): where the game is; a file whose game is open here or elsewhere itself */
  PandoriaRecord *record; /* (nullable): the content of a file whose game is open here, by another file, or elsewhere */
  GError *error;          /* (nullable): as of pandoria_game_open() */
} PandoriaImported;

void pandoria_imported_free (PandoriaImported *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaImported, pandoria_imported_free)

/**
 * Opens the games in the files at @paths (NULL: the last open game, if there is one) like pandoria_game_open(), up to the first act
 * that does not fit, unless a file is that of @open (nullable), the game that is already open. A copy that cannot be written opens,
 * too; its "save-error" has the reason. A thread does all of it. After @cancellable is cancelled no caller waits for it: a file
 * may never answer.
 */
void pandoria_import_async (const char *const *paths, PandoriaGame *open, GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer data);
/** Returns: (transfer full) (nullable) (element-type PandoriaImported): what came of each file; NULL: it was cancelled. */
GPtrArray *pandoria_import_finish (GAsyncResult *result, GError **error);

/** PandoriaImportAge: a file compared with the open game of the same id. */
typedef enum
{
  PANDORIA_IMPORT_SAME,      /* the same actions */
  PANDORIA_IMPORT_OLDER,     /* the first of them */
  PANDORIA_IMPORT_NEWER,     /* these, and more */
  PANDORIA_IMPORT_DIFFERENT, /* other actions, or another setup */
} PandoriaImportAge;

PandoriaImportAge pandoria_import_compare (PandoriaRecord *file, PandoriaRecord *open);

/** Opens a copy of the record of @file with another title. */
PandoriaGame *pandoria_import_copy (PandoriaImported *file, GError **error);
