/* The words of the archive about a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive-entry.h"

/** Returns: (transfer full): the title of the game on one line; for one without its players; else the name of the file. */
char *pandoria_archive_words_title (PandoriaArchiveEntry *entry);
/** Returns: (transfer full): the day of a Unix time here, "21 November 2026". */
char *pandoria_archive_words_day (gint64 time);
/** Returns: (transfer full): "1 h 20 min", "45 min". */
char *pandoria_archive_words_length (gint64 seconds);
/** Returns: (transfer full): day, how far it is or how long it took, edition, variant, board: one line. */
char *pandoria_archive_words_facts (PandoriaArchiveEntry *entry);
/** Returns: (transfer full): the name of the player at @seat on one line; the colour for one without. */
char *pandoria_archive_words_player (PandoriaArchiveEntry *entry, guint seat);
/** Returns: (transfer full): the players on one line. */
char *pandoria_archive_words_players (PandoriaArchiveEntry *entry);
/** Returns: (transfer full): all that its row shows, in words. */
char *pandoria_archive_words_describe (PandoriaArchiveEntry *entry, gboolean is_open);
