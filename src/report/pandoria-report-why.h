/* Why a game ended as it did, in a few sentences that follow from its record alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/**
 * Explains the result of @game: the margin, the sources in which the two best sides differ most,
 * a building, the regions that made the largest differences, who was ahead, and one other placement
 * that would have won. That placement is found by replaying the rest of the record. No estimate is
 * used. In a partnership, sides are teams. It takes some tenths of a second. Returns: (transfer
 * full): at most five sentences; none for an unfinished game.
 */
GStrv pandoria_report_why (PandoriaGame *game);

/** Returns: (transfer full): only the first of these sentences: who won, and by how much. */
char *pandoria_report_margin (PandoriaGame *game);
