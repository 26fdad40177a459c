/* Imports files into the folder of games as copies. Never changes the original files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-outside.h"

/** PandoriaImport: the outcome of an import. */
typedef enum
{
  PANDORIA_IMPORT_OWN,    /* the file is in the folder of games and was opened directly */
  PANDORIA_IMPORT_COPIED, /* a copy was made */
  PANDORIA_IMPORT_KNOWN,  /* the folder already has a copy with the same actions, or more */
  PANDORIA_IMPORT_NEWER_THAN_KNOWN, /* nothing was written: the folder has an earlier state of this
                                       game, which was opened */
  PANDORIA_IMPORT_RENAMED,   /* a copy with another title was made, because the id exists already */
  PANDORIA_IMPORT_OPEN_HERE, /* nothing was done: this game is open */
} PandoriaImport;

/** PandoriaImported: a file and its game. */
typedef struct
{
  char *path; /* of the file */
  PandoriaImport how;
  PandoriaGame *game; /* (nullable): the open game; closed again if there are several files */
  char *target; /* (nullable): path of the game; of the file itself if its game is open here or
                   elsewhere */
  PandoriaRecord *record; /* (nullable): the content, if it is newer than @game, or the game is open
                             here from another file, or open elsewhere */
  GError *error;          /* (nullable): as in pandoria_game_open() */
  PandoriaRecord *part;   /* (nullable): the beginning of an invalid file, before the @error */
  guint part_turn;        /* its last turn */
  PandoriaOutside *origin; /* (nullable): the file outside the folder from which @game comes; if
                             @game was not copied from @path, or is open, remember it only when the
                             game is shown */
} PandoriaImported;

void pandoria_imported_free (PandoriaImported *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaImported, pandoria_imported_free)

/**
 * Opens the games in the files at @paths (NULL: the last open game, if there is one) in a thread.
 * Like pandoria_game_open(), opens each up to the first act that does not fit. Skips the file of
 * @open (nullable), the game that is already open. If a copy cannot be written, the game opens and
 * its "save-error" has the reason. Cancelling @cancellable returns at once, because a file may
 * never answer.
 */
void pandoria_import_async (const char *const *paths, PandoriaGame *open, GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer data);
/**
 * Returns: (transfer full) (nullable) (element-type PandoriaImported): the result for each file;
 * NULL: cancelled.
 */
GPtrArray *pandoria_import_finish (GAsyncResult *result, GError **error);

/** PandoriaImportAge: a file compared with the open game of the same id. */
typedef enum
{
  PANDORIA_IMPORT_SAME,      /* the same actions */
  PANDORIA_IMPORT_OLDER,     /* only the first of them */
  PANDORIA_IMPORT_NEWER,     /* the same actions, and more */
  PANDORIA_IMPORT_DIFFERENT, /* other actions, or another setup */
} PandoriaImportAge;

/** Returns: how the actions of @file relate to those of the game @open. */
PandoriaImportAge pandoria_import_compare (PandoriaRecord *file, PandoriaRecord *open);

/** Opens a copy of the record of @file, or of its beginning, with another title. */
PandoriaGame *pandoria_import_copy (PandoriaImported *file, GError **error);
