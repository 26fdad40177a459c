/* The table as everyone may see it (pandoria-table), as JSON: in words and numbers, for the page on
 * phones and for other programs. docs/format.md describes it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "pandoria-game.h"

#define PANDORIA_TABLE_MOST_TURNS 40

/**
 * Returns: (transfer full): a "pandoria-table": the present position of @game (not the shown one),
 * the last turn as it was entered, the gains with their formulas, what every player has, what open
 * regions would pay, the last round, and at the end the ranking. Contains nothing that is hidden at
 * the table, and no notes. The earlier turns are those of a round, and back to turn @since (0: only
 * the round), at most PANDORIA_TABLE_MOST_TURNS.
 */
JsonObject *pandoria_table_to_json (PandoriaGame *game, guint since);
/** Returns: (transfer full): a "pandoria-table" without a game; @text is the reason. */
JsonObject *pandoria_table_make_empty (const char *text);
