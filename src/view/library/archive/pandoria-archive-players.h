/* PandoriaArchivePlayers: the players of a game in a row of the archive: piece, name, star of the
 * winner, points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-archive.h"

/**
 * PandoriaArchivePlayers: draws itself, because a widget for each word would slow down the
 * scrolling of thousands of rows. Each line has as many players as fit. Assistive technology reads
 * the row's own words instead.
 */
#define PANDORIA_TYPE_ARCHIVE_PLAYERS (pandoria_archive_players_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaArchivePlayers, pandoria_archive_players, PANDORIA, ARCHIVE_PLAYERS,
                      GtkWidget)

/** Shows the players of @entry. */
void pandoria_archive_players_set_entry (PandoriaArchivePlayers *self, PandoriaArchiveEntry *entry);
