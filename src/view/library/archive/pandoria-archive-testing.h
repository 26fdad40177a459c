/* Functions for the tests of the archive.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive-players.h"

/** Returns: (transfer full) (nullable): the name of the player at @x, @y. */
char *pandoria_archive_players_get_name_at (PandoriaArchivePlayers *self, double x, double y);
