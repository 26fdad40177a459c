/* PandoriaOutside: the file outside the folder of games from which a game came. It can be updated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/** PandoriaOutside: a file, and the contents that this program last read or wrote there. */
typedef struct
{
  char *path;
  char *digest; /* SHA-256 of the contents */
} PandoriaOutside;

/** Returns: (transfer full) (nullable): the file at @path with the contents @bytes; NULL if it
 * cannot be replaced. Reads its folder, so call it in a thread. */
PandoriaOutside *pandoria_outside_new (const char *path, GBytes *bytes);
/** Returns: (transfer full): a copy. */
PandoriaOutside *pandoria_outside_copy (const PandoriaOutside *origin);
void pandoria_outside_free (PandoriaOutside *origin);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaOutside, pandoria_outside_free)

/**
 * Remembers the origin of the game at the path @game, in the folder “origins” next to the games'
 * folder; NULL forgets it. Ignores games outside the games' folder, and errors: without this file,
 * only *Update* is missing after the next start. */
void pandoria_outside_remember (const char *game, const PandoriaOutside *origin);
/** Returns: (transfer full) (nullable): the remembered origin of the game at the path @game; NULL
 * if there is none, or if it cannot be replaced. */
PandoriaOutside *pandoria_outside_recall (const char *game);

/**
 * Replaces the contents of the file by @bytes, which @origin then describes. Waits for the disk.
 * Returns: FALSE and the reason if the file is gone, if another program has changed it since, or if
 * it cannot be written. */
gboolean pandoria_outside_update (PandoriaOutside *origin, GBytes *bytes, GError **error);
