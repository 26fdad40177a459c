/* The words of the archive about a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive.h"

/** Returns: (transfer full): the title of the game on one line; without one its players, or the
 * name of the file. */
char *pandoria_archive_words_title (PandoriaArchiveEntry *entry);
/** Returns: (transfer full): the local day of a Unix time, "21 November 2026". */
char *pandoria_archive_words_day (gint64 time);
/** Returns: (transfer full): day, progress or duration, edition, variant and board, on one line. */
char *pandoria_archive_words_facts (PandoriaArchiveEntry *entry);
/** Returns: (transfer full): the name of player @side on one line, or the names of that team in a
 * partnership; the color if there is no name. */
char *pandoria_archive_words_side (PandoriaArchiveEntry *entry, guint side);
/** Returns: (transfer full): the players on one line, partners next to each other. */
char *pandoria_archive_words_players (PandoriaArchiveEntry *entry);
/** Returns: (transfer full): what a copy is, with the name of its file. */
char *pandoria_archive_words_copy (PandoriaArchiveEntry *entry);
/** Returns: (transfer full): everything that its row shows, in words. */
char *pandoria_archive_words_describe (PandoriaArchiveEntry *entry, gboolean is_open,
                                       gboolean is_copy);
